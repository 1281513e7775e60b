"""A real PostgreSQL server for the tests, from a Python package; root starts it as another user."""

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
        with warnings.catch_warnings(action="ignore"):  # the package warns about an unset variable
            pgserver = pytest.importorskip("pgserver", reason="pgserver brings no PostgreSQL for this Python")
        self._commands = pgserver
        self._server: Any = pgserver.get_server(Path(tempfile.mkdtemp(prefix="pg")), cleanup_mode="delete")
        self._databases = 0
        for statement in (
            "ALTER SYSTEM SET fsync = off",
            "SELECT pg_reload_conf()",
        ):  # no test needs durability, and many restart the server
            execute(self._server.get_uri(), statement)

    @property
    def pid(self) -> int:
        """The id of the server's main process."""
        return int((Path(self._server.pgdata) / "postmaster.pid").read_text(encoding="ascii").split()[0])

    def new_database(self) -> str:
        """Create an empty database; returns its URL."""
        self._databases += 1
        name = f"games_{self._databases}"
        execute(self._server.get_uri(), f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def stop(self) -> None:
        """Stop the server as a power failure would: it finishes nothing, and every connection breaks."""
        self._commands.pg_ctl(["-w", "stop", "-m", "immediate"], pgdata=self._server.pgdata, user=self._server.system_user)

    def start(self) -> None:
        """Start the server again."""
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """Stop the server and delete its data."""
        self._server.cleanup()


def execute(url: str, statement: str, *facts: str) -> None:
    """Execute a statement in a database over a separate connection."""
    query(url, statement, *facts)


def query(url: str, statement: str, *facts: str) -> list[Any]:
    """The rows of a query over a separate connection."""

    async def work() -> list[Any]:
        db = await asyncpg.connect(url, server_settings={"search_path": "tavolata"})
        try:
            return await db.fetch(statement, *facts)
        finally:
            await db.close()

    return [tuple(row) for row in asyncio.run(work())]
