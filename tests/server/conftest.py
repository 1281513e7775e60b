"""Fixtures of all server tests: a shared server, a shared Redis, and checks of the log."""

import gzip
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.chance import let_secrets_be_the_same
from tests.server.harness import House
from tests.server.redis import Redis


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server with a tiny built client, shared by all tests of the session."""
    client = tmp_path_factory.mktemp("client")
    build_tiny_client(client)
    with House(tmp_path_factory.mktemp("data"), client=client) as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis server, started for the first test that uses it."""
    server = Redis()
    yield server
    server.kill()


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all secrets the same in each run, so that a random failure is reproducible."""
    let_secrets_be_the_same(request, monkeypatch)


@pytest.fixture
def logged_errors(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """Returns a function that lists the logged errors; for tests that expect errors."""
    return lambda: [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.fixture(autouse=True)
def no_errors_logged(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail any other test in which the server logs an error."""
    yield
    if "logged_errors" not in request.fixturenames:
        assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


_PAGES = {
    "house": ["/assets/index-abc123.js", "/assets/face.woff2"],
    "pages": {"table": ["/assets/table.js"], "review": [], "learn": []},
    "posters": {"lucky_loop": ["/assets/poster.css"]},
    "rooms": {"lucky_loop": ["/assets/room.js"]},
}


def build_tiny_client(folder: Path) -> None:
    """Write a tiny version of the files that Vite builds."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Tavolata</title>", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "sw.js").write_text("", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "pages.json").write_text(json.dumps(_PAGES), encoding="utf-8")
    (folder / "assets" / "index-abc123.js").write_text("export {};", encoding="utf-8")
    (folder / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(b"export {};"))
