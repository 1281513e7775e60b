"""Tests of the settings: flags override the environment, which overrides the file, and an invalid setting is one sentence."""

import json
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

from tavolata.i18n import languages, translate
from tavolata.server.config import SETTINGS, BadConfiguration, Configuration, load_config
from tavolata.server.log_config import JsonLines
from tavolata.server.net.rate_limits import Limits
from tests.server.harness import House
from tests.server.stores import close_store

DEPLOY = Path(__file__).parents[3] / "deploy"


def test_what_is_not_set_is_sane() -> None:
    assert load_config({}, {}) == Configuration()


def test_flags_come_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tavolata.toml"
    file.write_text('port = 1\nhost = "file"\ndata = "file"\nknown-hosts = ["a", "b"]\nmetrics = true\n', encoding="utf-8")
    settings = load_config({"config": str(file), "port": "3"}, {"TAVOLATA_PORT": "2", "TAVOLATA_HOST": "variable"})
    assert settings == Configuration(port=3, host="variable", data="file", known_hosts=("a", "b"), metrics=True)


def test_every_setting_goes_by_the_same_name_everywhere(tmp_path: Path) -> None:
    given = {setting.encode_name: "7" if isinstance(setting.default, int) else "json" for setting in SETTINGS}
    given |= {"metrics": "true", "known-hosts": "a, b", "trusted-proxies": "10.0.0.0/8,::1", "bot": "mine=mypkg:MyBot, other"}
    file = tmp_path / "tavolata.toml"
    file.write_text("".join(f"{name} = {json.dumps(value)}\n" for name, value in given.items()), encoding="utf-8")
    variables = {f"TAVOLATA_{name.upper().replace('-', '_')}": value for name, value in given.items()}
    assert load_config(given, {}) == load_config({}, variables) == load_config({}, {"TAVOLATA_CONFIG": str(file)})
    assert load_config(given, {}).known_hosts == ("a", "b")


@pytest.mark.parametrize(
    ("flags", "text", "part"),
    [
        ({"port": "70000"}, "", "port"),
        ({"port": "x"}, "", "port"),
        ({"connections": "0"}, "", "connections"),
        ({"logs": "xml"}, "", "logs"),
        ({"trusted-proxies": "proxy"}, "", "proxy"),
        ({}, "ports = 1", "ports"),
        ({}, "port =", "mend this one"),
    ],
)
def test_a_setting_that_cannot_be_is_one_sentence(tmp_path: Path, flags: dict[str, str], text: str, part: str) -> None:
    file = tmp_path / "tavolata.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadConfiguration, match=part):
        load_config({"config": str(file), **flags}, {})


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadConfiguration, match="--config"):
        load_config({"config": str(tmp_path / "none.toml")}, {})


@pytest.mark.parametrize("lang", languages())
def test_every_setting_is_told_in_the_help_with_its_default(lang: str) -> None:
    for setting in msgspec.structs.fields(Limits):
        assert str(setting.default) in translate(f"cli.help.{setting.encode_name}", {"default": str(setting.default)}, lang)


def test_the_settings_of_the_recipe_can_be() -> None:
    settings = load_config({"config": str(DEPLOY / "tavolata.toml")}, {})
    assert settings.known_hosts == ("play.example.org",)
    assert settings.metrics


def test_a_server_is_run_by_its_file(tmp_path: Path) -> None:
    """Run a server with a known host and a trusted proxy, as a host does."""
    environment = {**os.environ, "TAVOLATA_PORT": "0", "TAVOLATA_DATA": str(tmp_path / "data"), "TAVOLATA_ADDRESS_MESSAGES": "3"}
    command = [sys.executable, "-m", "tavolata", "serve", "--config", str(DEPLOY / "tavolata.toml")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found
        asked = {"X-Forwarded-For": "203.0.113.5"}
        statuses = [httpx.get(f"{found[0]}/health", headers={"Host": "play.example.org", **asked}).status_code for _ in range(4)]
        stranger, figures = httpx.get(f"{found[0]}/health", headers={"Host": "evil.example"}), httpx.get(f"{found[0]}/metrics").text
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
    assert (statuses, stranger.status_code) == ([200, 200, 200, 429], 421)
    assert 'tavolata_refusals_total{code="too-many",reason="server.refusal.messages"} 1\n' in figures


# Health, readiness and metrics


def test_health_readiness_and_figures(house: House) -> None:
    assert house.get("/health").json() == {"alive": True}
    assert house.get("/ready").json() == {"ready": True}
    house.open_table()
    house.get("/api/rules/whist")
    figures = house.get("/metrics")
    assert figures.headers["content-type"].startswith("text/plain; version=0.0.4")
    shown = dict(line.rsplit(" ", 1) for line in figures.text.splitlines() if not line.startswith("#"))
    assert float(shown["tavolata_tables_opened_total"]) >= 1
    assert float(shown['tavolata_answers_total{status="200"}']) >= 2
    assert float(shown['tavolata_refusals_total{code="malformed",reason="server.refusal.no-game"}']) >= 1
    assert float(shown["tavolata_connections"]) >= 1
    assert shown['tavolata_message_seconds_bucket{le="+Inf"}'] == shown["tavolata_message_seconds_count"]


def test_every_figure_is_named_and_typed_once(house: House) -> None:
    lines = house.get("/metrics").text.splitlines()
    names = {re.split(r"[{ ]", line)[0] for line in lines if not line.startswith("#")}
    typed = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(typed) == len(set(typed))
    assert {re.sub(r"_(bucket|sum|count)$", "", name) if "seconds" in name else name for name in names} <= set(typed)


def test_a_server_without_its_store_is_alive_and_not_ready(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        close_store(house.store)
        assert house.get("/health").status_code == 200
        assert house.get("/ready").status_code == 503


def test_a_fault_is_one_line_of_json_without_the_values_that_were_there() -> None:
    secret = "kept".upper()
    with pytest.raises(ValueError, match="invalid literal") as fault:
        int(secret[:0])
    told_of = (ValueError, fault.value, fault.tb)
    record = logging.LogRecord("tavolata.x", logging.ERROR, __file__, 1, "Table %s\nfailed.", ("abc",), told_of)
    line = JsonLines().format(record)
    told = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["logger"], told["message"]) == ("error", "tavolata.x", "Table abc\nfailed.")
    assert "ValueError: invalid literal" in told["fault"]
    assert secret not in line  # the traceback names lines of code, not values


def test_a_line_without_a_fault_tells_none() -> None:
    record = logging.LogRecord("tavolata.x", logging.WARNING, __file__, 1, "Slow.", (), None)
    assert "fault" not in json.loads(JsonLines().format(record))
