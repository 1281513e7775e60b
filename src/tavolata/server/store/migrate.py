"""Moves a store between a folder and a database: `tavolata move`. The origin is verified first and stays unchanged."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tavolata.i18n import translate
from tavolata.server.store.backup import copy_all, is_empty, replace_all
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import StoreLocation, exclusive_lock, redacted, require_postgres_extra
from tavolata.server.store.sqlite_file import FILE, TABLES, columns_of, connect, require_file
from tavolata.server.store.verify import check_file


def migrate(origin: StoreLocation, target: StoreLocation) -> int:
    """Copy a valid store to an empty location, and compare the copy; returns the number of tables."""
    if isinstance(origin, Path):
        require_file(origin / FILE)
    with _require_idle(origin), _require_idle(target), TemporaryDirectory() as temporary:
        if not is_empty(target):
            raise StoreError(translate("store.move.not-empty", {"place": redacted(str(target))}))
        before, after = Path(temporary) / "before", Path(temporary) / "after"
        copy_all(origin, before)
        tables = _count_valid(before)
        replace_all(before, target)
        copy_all(target, after)
        if _rows_differ(before, after):
            raise StoreError(translate("store.move.differs", {"place": redacted(str(target))}))
    return tables


def _count_valid(file: Path) -> int:
    """The number of tables, if each of them replays, chance included."""
    findings = list(check_file(file))
    for finding in findings:
        if finding.fault is not None:
            raise StoreError(translate("store.move.fault", {"table": finding.table, "why": finding.fault}))
    return len(findings)


@contextmanager
def _require_idle(location: StoreLocation) -> Iterator[None]:
    """Refuse a store that a server uses, because its next writes would be lost."""
    if isinstance(location, Path):
        with exclusive_lock(location):
            yield
        return
    with require_postgres_extra():
        from tavolata.server.store import postgres_dump
    postgres_dump.require_idle(location)
    yield


def _rows_differ(one: Path, other: Path) -> bool:
    """Whether two files have different rows."""
    with closing(connect(one)) as db:
        db.execute("ATTACH ? AS other", (str(other),))
        return any(_table_differs(db, table) for table in TABLES)


def _table_differs(db: sqlite3.Connection, table: str) -> bool:
    names = ", ".join(f'"{name}"' for name in columns_of(db, table))
    one, other = (f"SELECT {names} FROM {schema}.{table}" for schema in ("main", "other"))  # noqa: S608 - our own names
    return any(db.execute(f"{left} EXCEPT {right} LIMIT 1").fetchone() for left, right in ((one, other), (other, one)))
