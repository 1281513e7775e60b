"""Moving a site from a folder to a database or back: only what holds, only to where nothing is, and nothing is taken away."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tavolata.i18n import translate
from tavolata.server.store.backup import copy_all, is_empty, put_all
from tavolata.server.store.base import StoreError
from tavolata.server.store.location import Place, needing_postgres, without_secrets
from tavolata.server.store.lock import alone_in
from tavolata.server.store.sqlite_file import FILE, TABLES, check_there, columns_of, connect
from tavolata.server.store.verify import check_file


def move(origin: Place, target: Place) -> int:
    """Copy all games to an empty place, if every one of them holds, and see that they arrived; how many tables there are."""
    if isinstance(origin, Path):
        check_there(origin / FILE)
    with _unused(origin), _unused(target), TemporaryDirectory() as beside:
        if not is_empty(target):
            raise StoreError(translate("store.move.not-empty", {"place": without_secrets(str(target))}))
        leaving, arrived = Path(beside) / "leaving", Path(beside) / "arrived"
        copy_all(origin, leaving)
        tables = _count(leaving)
        put_all(leaving, target)
        copy_all(target, arrived)
        if _differ(leaving, arrived):
            raise StoreError(translate("store.move.differs", {"place": without_secrets(str(target))}))
    return tables


def _count(file: Path) -> int:
    """How many tables there are, if every one of them holds, line by line and dice included."""
    findings = list(check_file(file))
    for finding in findings:
        if finding.fault is not None:
            raise StoreError(translate("store.move.fault", {"table": finding.table, "why": finding.fault}))
    return len(findings)


@contextmanager
def _unused(place: Place) -> Iterator[None]:
    """Refuse a place that a server uses: what is played meanwhile would not be moved."""
    if isinstance(place, Path):
        with alone_in(place):
            yield
        return
    with needing_postgres():
        from tavolata.server.store import dump
    dump.check_unused(place)
    yield


def _differ(one: Path, other: Path) -> bool:
    """Whether two files hold anything but the same, row for row."""
    with closing(connect(one)) as db:
        db.execute("ATTACH ? AS other", (str(other),))
        return any(_differ_in(db, table) for table in TABLES)


def _differ_in(db: sqlite3.Connection, table: str) -> bool:
    names = ", ".join(f'"{name}"' for name in columns_of(db, table))
    here, there = (f"SELECT {names} FROM {place}.{table}" for place in ("main", "other"))  # noqa: S608 - our own names
    return any(db.execute(f"{left} EXCEPT {right} LIMIT 1").fetchone() for left, right in ((here, there), (there, here)))
