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
from tests.server.harness import House, sentence

CARDS = Path(__file__).parents[3].joinpath("src/tavolata/games/lucky_loop/content/cards.toml").read_text(encoding="utf-8")


def test_the_games_are_listed_with_their_options(house: House) -> None:
    answer = house.get("/api/games")
    assert answer.headers["content-type"] == "application/json"
    (game,) = [game for game in answer.json() if game["name"] == "lucky-loop"]
    assert game["seats"] == [2, 3, 4, 5, 6]
    assert [option["name"] for option in game["options"]] == [option.name for option in game_named("lucky-loop").options]


def test_the_rules_are_sections_of_numbered_paragraphs(house: House) -> None:
    sections = house.get("/api/rules/lucky-loop").json()
    rules = {rule["id"]: rule["text"] for section in sections for rule in section["rules"]}
    assert sections[0]["title"]
    assert {"LL-M1", "LL-F10", "LL-K8", "LL-X1"} <= set(rules)
    assert str(NUMBERS.cards) in rules["LL-M1"]
    assert house.get("/api/rules/whist").json()["code"] == "malformed"


def test_a_rule_may_run_over_several_lines() -> None:
    text = (
        "# Game\n\nPreface.\n\n## One\n\n- **AB-C1** First\n  goes on.\n- **AB-C2** Second.\n\nAn aside.\n\n## Two\n- **AB-D10** Third.\n"
    )
    assert parse(text) == [
        RulesSection("One", [RuleText("AB-C1", "First goes on."), RuleText("AB-C2", "Second.")]),
        RulesSection("Two", [RuleText("AB-D10", "Third.")]),
    ]


def test_a_table_can_be_opened_with_ones_own_cards(house: House) -> None:
    assert house.post({"game": "lucky-loop", "seats": 2, "options": {"cards": CARDS}}).status_code == 201


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
def test_a_table_that_cannot_be_opened_is_refused_with_the_reason(house: House, body: bytes | dict[str, Any], why: str) -> None:
    answer = house.post(body)
    assert answer.status_code == 400
    assert answer.json()["kind"] == "refused"
    assert answer.json()["code"] == "malformed"
    refused = msgspec.json.decode(answer.content, type=messages.Refused)
    assert why in " ".join([sentence(refused), *(translate(reason.key, reason.facts) for reason in refused.more)])


def test_a_body_of_more_than_64_kib_is_oversized(house: House) -> None:
    answer = house.post(b" " * (64 * 1024 + 1))
    assert answer.status_code == 413
    assert answer.json()["code"] == "oversized"


def test_a_request_that_breaks_off_is_no_error(house: House) -> None:
    host, port = house.host.split(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    assert house.get("/api/games").status_code == 200


def test_the_page_of_another_site_opens_no_table(house: House) -> None:
    answer = house.post({"game": "lucky-loop", "seats": 2}, Origin="https://elsewhere.example")
    assert answer.status_code == 403
    assert answer.json()["code"] == "unauthorised"
    assert house.post({"game": "lucky-loop", "seats": 2}, Origin=f"http://{house.host}").status_code == 201


@pytest.mark.parametrize("table", ["a" * 12, "x", "%00", "%2e%2e"])
def test_the_record_of_a_table_that_is_not_there(house: House, table: str) -> None:
    answer = house.get(f"/api/tables/{table}/record")
    assert answer.status_code == 404


def test_an_unknown_table_is_told_as_such(house: House) -> None:
    assert house.get(f"/api/tables/{'a' * 12}/record").json()["code"] == "unknown-table"


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjkmn"])
def test_pages_are_the_client_and_are_asked_for_each_time(house: House, path: str) -> None:
    answer = house.get(path)
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
def test_files_are_kept_as_long_as_they_stay_the_same(house: House, path: str, kept: str) -> None:
    assert house.get(path).headers["cache-control"] == kept


def test_a_file_that_is_there_already_is_not_sent_again(house: House) -> None:
    icon = house.get("/icon.svg")
    assert house.get("/icon.svg", **{"If-None-Match": icon.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip", "gzip"), ("br;q=1, gzip;q=0.5", "gzip"), ("gzip;q=0", None), ("identity", None), ("", None)]
)
def test_a_file_is_sent_in_the_smallest_form_that_was_built_and_that_the_browser_takes(
    house: House, accepted: str, coding: str | None
) -> None:
    answer = house.get("/assets/index-abc123.js", **{"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.text == "export {};"


@pytest.mark.parametrize(
    "path", ["/missing.js", "/assets/../../secret", "/assets/%2e%2e/%2e%2e/conftest.py", "/%00", "/api/whist", "/t/a/b"]
)
def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    assert house.get(path).status_code == 404


def test_a_page_that_is_not_there_is_said_so_by_the_client(house: House) -> None:
    page, file = house.get("/nowhere/at-all"), house.get("/missing.js")
    assert (page.status_code, "<title>Tavolata</title>" in page.text) == (404, True)
    assert (file.status_code, "<title>Tavolata</title>" in file.text) == (404, False)


def test_the_manifest_is_told_as_one(house: House) -> None:
    assert house.get("/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")


def test_with_a_page_comes_what_it_will_ask_for(house: House) -> None:
    start, resting, lesson = (house.get(path).headers["link"] for path in ("/", "/t/abcdefghjkmn", "/learn/lucky-loop/first-flight"))
    assert "</api/games>; rel=preload; as=fetch; crossorigin" in start
    assert "</assets/poster.css>; rel=preload; as=style; crossorigin" in start
    assert resting == "</assets/table.js>; rel=modulepreload, </assets/face.woff2>; rel=preload; as=font; crossorigin"
    assert "</assets/room.js>; rel=modulepreload" in lesson


def test_with_the_page_of_a_table_in_use_comes_the_room_of_its_game(house: House) -> None:
    table = house.open_table(2)
    assert "room.js" not in house.get(f"/t/{table}").headers["link"]

    async def visit() -> str:
        await house.begin(table, "Anna", "Ben")
        return house.get(f"/t/{table}").headers["link"]

    assert "</assets/room.js>; rel=modulepreload" in house.tell(visit())


def test_scripts_and_styles_go_without_the_headers_of_pages(house: House) -> None:
    headers = house.get("/assets/index-abc123.js").headers
    assert (headers["x-content-type-options"], headers["cross-origin-resource-policy"]) == ("nosniff", "same-origin")
    assert "content-security-policy" not in headers


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/sw.js", "/api/games", "/missing"])
def test_every_answer_keeps_the_page_to_itself(house: House, path: str) -> None:
    headers = house.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers


def test_without_a_built_client_one_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.app.built_client", lambda: None)
    with House(tmp_path) as house:
        answer = house.get("/")
        assert (answer.status_code, answer.text.count(".")) == (503, 1)
        assert "make play" in answer.text
        assert house.get("/api/games").status_code == 200
