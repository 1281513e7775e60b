"""A real PostgreSQL for the tests: brought by a package, run by a user of its own where we are root, gone when the tests are over."""

import asyncio
import tempfile
import warnings
from pathlib import Path
from typing import Any

import asyncpg
import pytest


class Postgres:
    """A PostgreSQL server with many databases."""

    def __init__(self) -> None:
        with warnings.catch_warnings(action="ignore"):  # it laments that a variable is not set
            pgserver = pytest.importorskip("pgserver", reason="pgserver brings no PostgreSQL for this Python")
        self._commands = pgserver
        self._server: Any = pgserver.get_server(Path(tempfile.mkdtemp(prefix="pg")), cleanup_mode="delete")
        self._databases = 0
        for statement in (
            "ALTER SYSTEM SET fsync = off",
            "SELECT pg_reload_conf()",
        ):  # no test takes the power away, and many start it again
            execute(self._server.get_uri(), statement)

    @property
    def pid(self) -> int:
        """The process of which all its others are children."""
        return int((Path(self._server.pgdata) / "postmaster.pid").read_text(encoding="ascii").split()[0])

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"games_{self._databases}"
        execute(self._server.get_uri(), f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def stop(self) -> None:
        """Stop it as a loss of power would: nothing is finished, and every connection breaks."""
        self._commands.pg_ctl(["-w", "stop", "-m", "immediate"], pgdata=self._server.pgdata, user=self._server.system_user)

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """Stop it, and throw away what was in it."""
        self._server.cleanup()


def execute(url: str, statement: str, *facts: str) -> None:
    """Do something in a database behind everybody's back."""
    query(url, statement, *facts)


def query(url: str, statement: str, *facts: str) -> list[Any]:
    """What a database answers."""

    async def work() -> list[Any]:
        db = await asyncpg.connect(url, server_settings={"search_path": "tavolata"})
        try:
            return await db.fetch(statement, *facts)
        finally:
            await db.close()

    return [tuple(row) for row in asyncio.run(work())]
