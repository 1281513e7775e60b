"""Settings and fixtures of all tests, and the option --quick."""

import os
import socket
import subprocess
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tavolata.server.store.location import StoreLocation
    from tests.server.postgres import Postgres

TESTS = Path(__file__).parent
QUICK = ("core", "games", "i18n", "bots", "tournaments")
"""The folders of unit tests, which `make quick` runs."""
SLOW = (
    *("*fuzz*.py", "test_bot*.py", "test_lockstep.py", "test_odds.py", "test_review.py", "test_simulation.py", "test_solver.py"),
    *("test_determinization.py", "test_endgame_search.py", "test_hints.py", "test_monte_carlo.py", "test_tournament.py", "test_trek*.py"),
)
"""Tests of these folders that play many games or search long; `make quick` leaves them out."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --quick."""
    parser.addoption("--quick", action="store_true", help="only tests that need no process, socket or browser and take little time")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --quick, deselect tests of other folders and those marked slow or process."""
    if config.getoption("--quick"):
        quick = [item for item in items if _is_quick(item)]
        config.hook.pytest_deselected(items=[item for item in items if not _is_quick(item)])
        items[:] = quick


def _is_quick(item: pytest.Item) -> bool:
    folder = item.path.relative_to(TESTS).parts[0]
    is_slow = any(item.path.match(pattern) for pattern in SLOW)
    return folder in QUICK and not is_slow and item.get_closest_marker("process") is None


@pytest.fixture(autouse=True)
def _no_process_or_socket(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With --quick, a test that starts a process or opens a connection fails."""
    if request.config.getoption("--quick"):
        monkeypatch.setattr(subprocess, "Popen", _forbidden)
        monkeypatch.setattr(BaseProcess, "start", _forbidden)
        monkeypatch.setattr(socket.socket, "connect", _forbidden)
        monkeypatch.setattr(socket.socket, "bind", _forbidden)


def _forbidden(*_arguments: Any, **_options: Any) -> Any:
    pytest.fail("a quick test starts a process or opens a socket: mark it with pytest.mark.process")


settings.register_profile("tavolata", deadline=None)  # a busy machine is slow, and that is no fault
settings.load_profile("tavolata")

for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"  # the command speaks English on any machine unless a test sets another language


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    """A PostgreSQL server, started on first use."""
    from tests.server.postgres import Postgres

    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def database(postgres: "Postgres") -> str:
    """The address of an empty database."""
    return postgres.new_database()


@pytest.fixture(params=["folder", "database"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> "StoreLocation":
    """An empty store location of each kind."""
    return tmp_path if request.param == "folder" else str(request.getfixturevalue("database"))
