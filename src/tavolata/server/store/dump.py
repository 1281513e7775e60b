"""The games of a database as one file, and back: so they are looked through, backed up and moved as those of a folder are."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from tavolata.i18n import translate
from tavolata.server.store import sqlite_file
from tavolata.server.store.base import StoreError
from tavolata.server.store.location import without_secrets
from tavolata.server.store.postgres_connection import Connection, connect, format_of, prepare, told_of

R = TypeVar("R")

_ROWS_AT_ONCE = 1000
_OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'tavolata' AND pid <> pg_backend_pid()
"""
_FAREWELLS = 20
"""So many tenths of a second those who have just gone may take to be gone."""


def pull(url: str, target: Path) -> None:
    """Put all that is in a database, at one moment, into a new file; servers there go on."""

    async def work(db: Connection) -> None:
        if not await format_of(db, url):
            raise StoreError(translate("store.no-file", {"file": without_secrets(url)}))
        await prepare(db, url)
        with closing(sqlite_file.connect(target)) as here:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                here.execute("BEGIN")
                for table in sqlite_file.TABLES:
                    await _pull_table(db, here, table)
                here.execute("COMMIT")

    _do(url, work)


async def _pull_table(db: Connection, here: sqlite3.Connection, table: str) -> None:
    names = sqlite_file.columns_of(here, table)
    told = ", ".join(f'"{name}"' for name in names)
    cursor = await db.cursor(f"SELECT {told} FROM {table}")  # noqa: S608 - our own names
    while rows := await cursor.fetch(_ROWS_AT_ONCE):
        places = ", ".join("?" * len(names))
        here.executemany(f"INSERT INTO {table} ({told}) VALUES ({places})", map(tuple, rows))  # noqa: S608


def push(source: Path, url: str) -> None:
    """Put all that is in a file of our format in the place of what is in a database, at one moment."""

    async def work(db: Connection) -> None:
        await prepare(db, url)
        with closing(sqlite_file.connect(source)) as here:
            async with db.transaction():
                await db.execute(f"TRUNCATE {', '.join(sqlite_file.TABLES)}")
                for table in sqlite_file.TABLES:
                    names = sqlite_file.columns_of(here, table)
                    told = ", ".join(f'"{name}"' for name in names)
                    rows = here.execute(f"SELECT {told} FROM {table}")  # noqa: S608 - our own names
                    await db.copy_records_to_table(table, records=rows, columns=names)

    _do(url, work)


def is_empty(url: str) -> bool:
    """Whether nothing is kept in a database yet."""

    async def work(db: Connection) -> bool:
        if not await format_of(db, url):
            return True
        return not any([await db.fetchval(f"SELECT EXISTS (SELECT FROM {table})") for table in sqlite_file.TABLES])  # noqa: S608 - our own names

    return _do(url, work)


def check_unused(url: str) -> None:
    """Refuse a database in which a server keeps games now."""

    async def work(db: Connection) -> None:
        for _ in range(_FAREWELLS):
            if not await db.fetchval(_OTHERS):
                return
            await asyncio.sleep(0.1)
        raise StoreError(translate("store.in-use-database", {"database": without_secrets(url)}))

    _do(url, work)


def _do(url: str, work: Callable[[Connection], Awaitable[R]]) -> R:
    """Do something in a database, however long it takes."""

    async def whole() -> R:
        db = await connect(url, is_hurried=False)
        try:
            return await work(db)
        finally:
            await db.close()

    with told_of(url):
        return asyncio.run(whole())
