"""Tests of the HTTP endpoints: games, rules, new tables, and the pages and files of the client."""

import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavolata.core.registry import game_named
from tavolata.core.text.rulebook import RulesSection, RuleText, parse
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.i18n import translate
from tavolata.server.protocol import messages
from tests.server.harness import LiveServer, sentence

CARDS = Path(__file__).parents[3].joinpath("src/tavolata/games/lucky_loop/content/cards.toml").read_text(encoding="utf-8")


def test_the_games_are_listed_with_their_options(live_server: LiveServer) -> None:
    answer = live_server.get("/api/games")
    assert answer.headers["content-type"] == "application/json"
    (game,) = [game for game in answer.json() if game["name"] == "lucky-loop"]
    assert game["seats"] == [2, 3, 4, 5, 6]
    assert [option["name"] for option in game["options"]] == [option.name for option in game_named("lucky-loop").options]


def test_the_rules_are_sections_of_numbered_paragraphs(live_server: LiveServer) -> None:
    sections = live_server.get("/api/rules/lucky-loop").json()
    rules = {rule["id"]: rule["text"] for section in sections for rule in section["rules"]}
    assert sections[0]["title"]
    assert {"LL-M1", "LL-F10", "LL-K8", "LL-X1"} <= set(rules)
    assert str(NUMBERS.cards) in rules["LL-M1"]
    assert live_server.get("/api/rules/whist").json()["code"] == "malformed"


def test_a_rule_may_span_several_lines() -> None:
    text = (
        "# Game\n\nPreface.\n\n## One\n\n- **AB-C1** First\n  goes on.\n- **AB-C2** Second.\n\nAn aside.\n\n## Two\n- **AB-D10** Third.\n"
    )
    assert parse(text) == [
        RulesSection("One", [RuleText("AB-C1", "First goes on."), RuleText("AB-C2", "Second.")]),
        RulesSection("Two", [RuleText("AB-D10", "Third.")]),
    ]


def test_a_table_can_be_opened_with_custom_cards(live_server: LiveServer) -> None:
    assert live_server.post({"game": "lucky-loop", "seats": 2, "options": {"cards": CARDS}}).status_code == 201


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "not understood"),
        (b"{", "not understood"),
        (b"\xff\xfe", "not understood"),
        (b"[]", "not understood"),
        (b"[" * 30000, "not understood"),
        ({}, "missing required field"),
        ({"game": "lucky-loop", "seats": "two"}, "Expected `int`"),
        ({"game": "lucky-loop", "seats": 2, "colour": "red"}, "unknown field"),
        ({"game": "whist", "seats": 4}, "no game 'whist'"),
        ({"game": "lucky-loop", "seats": 7}, "2 to 6 seats"),
        ({"game": "lucky-loop", "seats": 10**400}, "2 to 6 seats"),
        ({"game": "lucky-loop", "seats": 2, "options": {"exchange": "all"}}, "one of these: three, up-to-three"),
        ({"game": "lucky-loop", "seats": 2, "options": {"jokers": True}}, "no option 'jokers'"),
        ({"game": "lucky-loop", "seats": 2, "options": {"cards": "not toml"}}, "not TOML"),
        ({"game": "lucky-loop", "seats": 2, "options": {"cards": CARDS.replace("difficulty = 12", "difficulty = 13")}}, "Row 10"),
        ({"game": "lucky-loop", "seats": 2, "options": {"cards": "cards = " + "[" * 9000}}, "It is not TOML"),
    ],
)
def test_an_invalid_table_is_refused_with_the_reason(live_server: LiveServer, body: bytes | dict[str, Any], why: str) -> None:
    answer = live_server.post(body)
    assert answer.status_code == 400
    assert answer.json()["kind"] == "refused"
    assert answer.json()["code"] == "malformed"
    refused = msgspec.json.decode(answer.content, type=messages.Refused)
    assert why in " ".join([sentence(refused), *(translate(reason.key, reason.facts) for reason in refused.more)])


def test_a_body_of_more_than_64_kib_is_oversized(live_server: LiveServer) -> None:
    answer = live_server.post(b" " * (64 * 1024 + 1))
    assert answer.status_code == 413
    assert answer.json()["code"] == "oversized"


def test_an_aborted_request_logs_no_error(live_server: LiveServer) -> None:
    host, port = live_server.host.split(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    assert live_server.get("/api/games").status_code == 200


def test_a_page_of_another_site_cannot_open_a_table(live_server: LiveServer) -> None:
    answer = live_server.post({"game": "lucky-loop", "seats": 2}, Origin="https://elsewhere.example")
    assert answer.status_code == 403
    assert answer.json()["code"] == "unauthorised"
    assert live_server.post({"game": "lucky-loop", "seats": 2}, Origin=f"http://{live_server.host}").status_code == 201


@pytest.mark.parametrize("table", ["a" * 12, "x", "%00", "%2e%2e"])
def test_the_record_of_an_unknown_table_is_refused(live_server: LiveServer, table: str) -> None:
    answer = live_server.get(f"/api/tables/{table}/record")
    assert answer.status_code == 404


def test_an_unknown_table_is_refused_as_unknown(live_server: LiveServer) -> None:
    assert live_server.get(f"/api/tables/{'a' * 12}/record").json()["code"] == "unknown-table"


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjkmn"])
def test_pages_serve_the_client_and_are_always_revalidated(live_server: LiveServer, path: str) -> None:
    answer = live_server.get(path)
    assert answer.status_code == 200
    assert "<title>Tavolata</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/assets/index-abc123.js", "public, max-age=31536000, immutable"),
        ("/icon.svg", "public, max-age=86400"),
        ("/sw.js", "no-cache"),
        ("/manifest.webmanifest", "no-cache"),
    ],
)
def test_cache_control_depends_on_the_kind_of_file(live_server: LiveServer, path: str, kept: str) -> None:
    assert live_server.get(path).headers["cache-control"] == kept


def test_an_unchanged_file_is_not_sent_again(live_server: LiveServer) -> None:
    icon = live_server.get("/icon.svg")
    assert live_server.get("/icon.svg", **{"If-None-Match": icon.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip", "gzip"), ("br;q=1, gzip;q=0.5", "gzip"), ("gzip;q=0", None), ("identity", None), ("", None)]
)
def test_a_file_is_sent_in_the_smallest_accepted_encoding(live_server: LiveServer, accepted: str, coding: str | None) -> None:
    answer = live_server.get("/assets/index-abc123.js", **{"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.text == "export {};"


@pytest.mark.parametrize(
    "path", ["/missing.js", "/assets/../../secret", "/assets/%2e%2e/%2e%2e/conftest.py", "/%00", "/api/whist", "/t/a/b"]
)
def test_unknown_paths_are_404(live_server: LiveServer, path: str) -> None:
    assert live_server.get(path).status_code == 404


def test_an_unknown_page_is_404_with_the_client(live_server: LiveServer) -> None:
    page, file = live_server.get("/nowhere/at-all"), live_server.get("/missing.js")
    assert (page.status_code, "<title>Tavolata</title>" in page.text) == (404, True)
    assert (file.status_code, "<title>Tavolata</title>" in file.text) == (404, False)


def test_the_manifest_has_its_media_type(live_server: LiveServer) -> None:
    assert live_server.get("/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")


def test_a_page_has_preload_headers(live_server: LiveServer) -> None:
    start, resting, lesson = (live_server.get(path).headers["link"] for path in ("/", "/t/abcdefghjkmn", "/learn/lucky-loop/first-flight"))
    assert "</api/games>; rel=preload; as=fetch; crossorigin" in start
    assert "</assets/poster.css>; rel=preload; as=style; crossorigin" in start
    assert resting == "</assets/table.js>; rel=modulepreload, </assets/face.woff2>; rel=preload; as=font; crossorigin"
    assert "</assets/room.js>; rel=modulepreload" in lesson


def test_the_page_of_a_loaded_table_preloads_the_screen_of_its_game(live_server: LiveServer) -> None:
    table = live_server.open_table(2)
    assert "room.js" not in live_server.get(f"/t/{table}").headers["link"]

    async def visit() -> str:
        await live_server.begin(table, "Anna", "Ben")
        return live_server.get(f"/t/{table}").headers["link"]

    assert "</assets/room.js>; rel=modulepreload" in live_server.run(visit())


def test_scripts_and_styles_have_no_page_headers(live_server: LiveServer) -> None:
    headers = live_server.get("/assets/index-abc123.js").headers
    assert (headers["x-content-type-options"], headers["cross-origin-resource-policy"]) == ("nosniff", "same-origin")
    assert "content-security-policy" not in headers


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/sw.js", "/api/games", "/missing"])
def test_every_response_has_security_headers(live_server: LiveServer, path: str) -> None:
    headers = live_server.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers


def test_a_missing_client_build_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.app.built_client", lambda: None)
    with LiveServer(tmp_path) as live_server:
        answer = live_server.get("/")
        assert (answer.status_code, answer.text.count(".")) == (503, 1)
        assert "make play" in answer.text
        assert live_server.get("/api/games").status_code == 200
