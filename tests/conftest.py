"""What holds for all tests."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tavolata.server.store.location import StoreLocation
    from tests.server.postgres import Postgres

settings.register_profile("tavolata", deadline=None)  # a busy machine is slow, and that is no fault
settings.load_profile("tavolata")

for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"  # whatever the machine speaks, the command speaks English unless a test asks for more


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    """A PostgreSQL server, started for the first who asks."""
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
