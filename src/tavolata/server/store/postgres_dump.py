"""Copies a PostgreSQL database to and from a SQLite file, for backups and verification."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from tavolata.i18n import translate
from tavolata.server.store import sqlite_file
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import redacted
from tavolata.server.store.postgres_connection import Connection, connect, format_of, prepare, translate_open_errors

R = TypeVar("R")

_CHUNK_ROWS = 1000
_CONNECTIONS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'tavolata' AND pid <> pg_backend_pid()
"""
_DISCONNECT_POLLS = 20
"""The number of polls, a tenth of a second apart, in which closed connections may still be listed."""


def dump_database(url: str, target: Path) -> None:
    """Copy a snapshot of a database into a new file; servers may keep running."""

    async def work(db: Connection) -> None:
        if not await format_of(db, url):
            raise StoreError(translate("store.no-file", {"file": redacted(url)}))
        await prepare(db, url)
        with closing(sqlite_file.connect(target)) as file:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                file.execute("BEGIN")
                for table in sqlite_file.TABLES:
                    await _dump_table(db, file, table)
                file.execute("COMMIT")

    _run(url, work)


async def _dump_table(db: Connection, file: sqlite3.Connection, table: str) -> None:
    names = sqlite_file.columns_of(file, table)
    columns = ", ".join(f'"{name}"' for name in names)
    cursor = await db.cursor(f"SELECT {columns} FROM {table}")  # noqa: S608 - our own names
    while rows := await cursor.fetch(_CHUNK_ROWS):
        places = ", ".join("?" * len(names))
        file.executemany(f"INSERT INTO {table} ({columns}) VALUES ({places})", map(tuple, rows))  # noqa: S608


def load_database(source: Path, url: str) -> None:
    """Replace everything in a database by the rows of a file, in one transaction."""

    async def work(db: Connection) -> None:
        await prepare(db, url)
        with closing(sqlite_file.connect(source)) as file:
            async with db.transaction():
                await db.execute(f"TRUNCATE {', '.join(sqlite_file.TABLES)}")
                for table in sqlite_file.TABLES:
                    names = sqlite_file.columns_of(file, table)
                    columns = ", ".join(f'"{name}"' for name in names)
                    rows = file.execute(f"SELECT {columns} FROM {table}")  # noqa: S608 - our own names
                    await db.copy_records_to_table(table, records=rows, columns=names)

    _run(url, work)


def is_empty(url: str) -> bool:
    """Whether a database has no rows."""

    async def work(db: Connection) -> bool:
        if not await format_of(db, url):
            return True
        return not any([await db.fetchval(f"SELECT EXISTS (SELECT FROM {table})") for table in sqlite_file.TABLES])  # noqa: S608 - our own names

    return _run(url, work)


def require_idle(url: str) -> None:
    """Refuse a database to which a server is connected."""

    async def work(db: Connection) -> None:
        for _ in range(_DISCONNECT_POLLS):
            if not await db.fetchval(_CONNECTIONS):
                return
            await asyncio.sleep(0.1)
        raise StoreError(translate("store.in-use-database", {"database": redacted(url)}))

    _run(url, work)


def _run(url: str, work: Callable[[Connection], Awaitable[R]]) -> R:
    """Run a function on a database without statement timeouts."""

    async def run() -> R:
        db = await connect(url, has_timeouts=False)
        try:
            return await work(db)
        finally:
            await db.close()

    with translate_open_errors(url):
        return asyncio.run(run())
