"""Verifies a store: checksums, and a replay of every log by the rules (`tavolata check`)."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from tavolata.core.errors import TavolataError
from tavolata.core.game import CHANCE
from tavolata.core.log import Entry
from tavolata.core.match import Match
from tavolata.core.record import read_action
from tavolata.i18n import translate
from tavolata.server.store.backup import copy_all
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import StoreLocation
from tavolata.server.store.matches import new_match
from tavolata.server.store.rows import LogRow, TableRow
from tavolata.server.store.sqlite import read_table
from tavolata.server.store.sqlite_file import FILE, connect, integrity_faults, translate_errors


class Finding(NamedTuple):
    """The result for one table: the length of its log, and its fault if it has one."""

    table: str
    lines: int
    fault: str | None = None


def check(location: StoreLocation) -> Iterator[Finding]:
    """Verify a snapshot of a store, table by table; servers may keep running."""
    file = location / FILE if isinstance(location, Path) else None
    if file is not None and not file.is_file():
        raise StoreError(translate("store.no-file", {"file": str(file)}))
    with TemporaryDirectory() as temporary, translate_errors(file or Path(temporary) / FILE):
        copy_all(location, Path(temporary) / FILE)
        yield from check_file(Path(temporary) / FILE)


def check_file(file: Path) -> Iterator[Finding]:
    """Verify a file, which is migrated, table by table."""
    with closing(connect(file)) as db:
        yield from _corrupt_rows(db)
        for (table,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall():
            yield _verify_table(db, table)


def _corrupt_rows(db: sqlite3.Connection) -> Iterator[Finding]:
    """Faults of the file itself, and lines without a table."""
    faults = integrity_faults(db)
    yield from (Finding("-", 0, translate("store.check.file", {"why": fault})) for fault in faults)
    lost = 'SELECT "table", count(*) FROM log WHERE "table" NOT IN (SELECT id FROM tables) GROUP BY 1'
    for table, count in db.execute(lost).fetchall() if not faults else ():
        yield Finding(str(table), int(count), translate("store.check.no-table"))


def _verify_table(db: sqlite3.Connection, table: str) -> Finding:
    lines = 0
    try:
        saved = read_table(db, table)
        assert saved is not None
        lines = len(saved[1])
        _replay(*saved)
    except (TavolataError, sqlite3.Error) as error:
        return Finding(table, lines, str(error))
    except Exception as error:  # noqa: BLE001 - a corrupt log can raise anything from the rules
        return Finding(table, lines, f"{type(error).__name__}: {error}")
    return Finding(table, lines)


class InvalidTable(TavolataError):
    """Raised for a log that breaks the rules."""


def _replay(row: TableRow, lines: list[LogRow]) -> None:
    """Replay a log, chance included, and compare its end with the table's stage."""
    match = new_match(row)
    for line in lines:
        _check_line(match, line)
    if row.stage == "open" and lines:
        raise InvalidTable(translate("store.check.open"))
    if (row.stage == "over") != (match.result is not None):
        raise InvalidTable(translate("store.check.stage", {"stage": row.stage}))


def _check_line(match: Match[Any, Any, Any], line: LogRow) -> None:
    entry = Entry(line.n, line.actor, read_action(match.game, line.action), line.time)
    facts: dict[str, str | int] = {"n": line.n, "action": line.action}
    if not match.is_legal_entry(entry):
        raise InvalidTable(translate("store.check.illegal", facts))
    if entry.actor == CHANCE and entry.action != match.sample():
        raise InvalidTable(translate("store.check.chance", facts))
    if match.log and entry.time < match.log[-1].time:
        raise InvalidTable(translate("store.check.time", facts))
    match.extend([entry])
