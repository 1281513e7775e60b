"""One server for all tests, and a separate home folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import LiveServer


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Start a server."""
    with LiveServer(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Use a separate folder for the secret of the program."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
