"""Whether all that a store holds is as it was written, and leads by the rules to where it stands."""

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
from tavolata.server.store.base import LogRow, StoreError, TableRow
from tavolata.server.store.location import Place
from tavolata.server.store.sqlite import read_table
from tavolata.server.store.sqlite_file import FILE, connect, integrity_faults, told_of
from tavolata.server.tables.live_match import new_match


class Finding(NamedTuple):
    """A table, how many lines its log has, and what is wrong with it, if anything is."""

    table: str
    lines: int
    fault: str | None = None


def check(place: Place) -> Iterator[Finding]:
    """Look through a copy of what is in a place at this moment, table by table; a server there goes on meanwhile."""
    file = place / FILE if isinstance(place, Path) else None
    if file is not None and not file.is_file():
        raise StoreError(translate("store.no-file", {"file": str(file)}))
    with TemporaryDirectory() as elsewhere, told_of(file or Path(elsewhere) / FILE):
        copy_all(place, Path(elsewhere) / FILE)
        yield from check_file(Path(elsewhere) / FILE)


def check_file(file: Path) -> Iterator[Finding]:
    """Look through a file, table by table; one of an earlier format is brought forward."""
    with closing(connect(file)) as db:
        yield from _damages(db)
        for (table,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall():
            yield _look_at(db, table)


def _damages(db: sqlite3.Connection) -> Iterator[Finding]:
    """What SQLite finds of the file itself, and lines of tables that are not there."""
    faults = integrity_faults(db)
    yield from (Finding("-", 0, translate("store.check.file", {"why": fault})) for fault in faults)
    lost = 'SELECT "table", count(*) FROM log WHERE "table" NOT IN (SELECT id FROM tables) GROUP BY 1'
    for table, count in db.execute(lost).fetchall() if not faults else ():
        yield Finding(str(table), int(count), translate("store.check.no-table"))


def _look_at(db: sqlite3.Connection, table: str) -> Finding:
    lines = 0
    try:
        saved = read_table(db, table)
        assert saved is not None
        lines = len(saved[1])
        _replay(*saved)
    except (TavolataError, sqlite3.Error) as error:
        return Finding(table, lines, str(error))
    except Exception as error:  # noqa: BLE001 - a log that was damaged can lead any rules astray
        return Finding(table, lines, f"{type(error).__name__}: {error}")
    return Finding(table, lines)


class _DoesNotHold(TavolataError):
    """What stands in the log cannot have happened."""


def _replay(row: TableRow, lines: list[LogRow]) -> None:
    """Go through a log as a judge does, dice included, and see that it ends where the table says."""
    match = new_match(row)
    for line in lines:
        _judge(match, line)
    if row.stage == "open" and lines:
        raise _DoesNotHold(translate("store.check.open"))
    if (row.stage == "over") != (match.result is not None):
        raise _DoesNotHold(translate("store.check.stage", {"stage": row.stage}))


def _judge(match: Match[Any, Any, Any], line: LogRow) -> None:
    entry = Entry(line.n, line.actor, read_action(match.game, line.action), line.time)
    facts: dict[str, str | int] = {"n": line.n, "action": line.action}
    if not match.is_legal_entry(entry):
        raise _DoesNotHold(translate("store.check.illegal", facts))
    if entry.actor == CHANCE and entry.action != match.sample():
        raise _DoesNotHold(translate("store.check.chance", facts))
    if match.log and entry.time < match.log[-1].time:
        raise _DoesNotHold(translate("store.check.time", facts))
    match.extend([entry])
