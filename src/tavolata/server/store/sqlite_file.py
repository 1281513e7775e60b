"""The file in which games are kept: its format, how files of old are brought forward, and what is told of one that cannot be opened."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tavolata.i18n import translate
from tavolata.server.store import sqlite_campaigns, sqlite_races
from tavolata.server.store.base import StoreError

FILE = "tavolata.sqlite3"
FORMAT = 6
"""From format 2 on a log may have lines that take back, from format 3 on a table may have a clock, from format 4 on it may play on from
another one, from format 5 on everything carries a sum by which damage is known, those of old have none, and from format 6 on it may play
a stage of a campaign."""

BUSY_SECONDS = 5

EDITION = "SELECT coalesce(max(edition), '') FROM restored"
"""Which restoring a file comes from."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    advisor INTEGER NOT NULL,
    chat TEXT NOT NULL,
    secret TEXT NOT NULL,
    created INTEGER NOT NULL,
    holders TEXT NOT NULL,
    stage TEXT NOT NULL,
    began INTEGER,
    next TEXT,
    clock TEXT,
    what_if TEXT,
    campaign TEXT,
    sum INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS log (
    "table" TEXT NOT NULL,
    n INTEGER NOT NULL,
    actor INTEGER NOT NULL,
    action TEXT NOT NULL,
    time INTEGER NOT NULL,
    sum INTEGER,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS made (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    code TEXT NOT NULL,
    score INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game, kind, code)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS restored (
    edition TEXT NOT NULL
) STRICT;
"""
_INDICES = ("CREATE INDEX IF NOT EXISTS what_ifs ON tables (what_if) WHERE what_if IS NOT NULL", sqlite_campaigns.INDEX)

TABLES = ("tables", "log", "made", "house", "raced", "campaigns", "tried", "restored")
"""All that is kept; a database has the same, by the same names."""

_ADDED = (
    ("tables", "chat", "TEXT NOT NULL DEFAULT 'phrases'"),
    ("tables", "clock", "TEXT"),
    ("tables", "what_if", "TEXT"),
    ("tables", "sum", "INTEGER"),
    ("tables", "campaign", "TEXT"),
    ("log", "sum", "INTEGER"),
)
"""The columns that files of old may lack."""


def connect(file: Path) -> sqlite3.Connection:
    """An open file of our format, made if it is not there; whichever thread uses it, one at a time does."""
    _check_whole(file)
    db = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA temp_store = MEMORY")  # what undoes a statement is needed for a moment only
        _prepare(db, file)
    except BaseException:
        db.close()
        raise
    return db


@contextmanager
def told_of(file: Path) -> Iterator[None]:
    """Say in one sentence what keeps a file from being opened."""
    try:
        yield
    except OSError as error:
        raise StoreError(translate("server.store.folder", {"folder": str(file.parent), "why": error.strerror or str(error)})) from error
    except sqlite3.Error as error:
        raise StoreError(translate("server.store.file", {"file": str(file), "why": str(error)})) from error


def _check_whole(file: Path) -> None:
    """What was written last stands in a second file beside it; SQLite would throw that away if the first one is empty or gone."""
    beside = file.with_name(f"{file.name}-wal")
    if beside.exists() and beside.stat().st_size and not (file.exists() and file.stat().st_size):
        raise StoreError(translate("store.torn", {"file": str(file), "beside": beside.name}))


def _prepare(db: sqlite3.Connection, file: Path) -> None:
    """Make what is missing, and refuse a file that a later program made; taking the lock shows that it can be written."""
    db.execute("BEGIN IMMEDIATE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > FORMAT:
        raise StoreError(translate("server.store.format", {"file": str(file), "found": version, "known": FORMAT}))
    for statement in (*_SCHEMA.split(";\n")[:-1], *sqlite_races.SCHEMA, *sqlite_campaigns.SCHEMA):
        db.execute(statement)
    for table, column, kind in _ADDED:
        if column not in columns_of(db, table):
            db.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")
    for index in _INDICES:
        db.execute(index)
    if version < FORMAT:
        db.execute(f"PRAGMA user_version = {FORMAT}")
    db.execute("COMMIT")


def columns_of(db: sqlite3.Connection, table: str) -> list[str]:
    """The names of a table's columns."""
    return [str(name) for _, name, *_ in db.execute(f"PRAGMA table_info({table})")]


def check_there(file: Path) -> None:
    """Refuse a file that is not there or holds no games; SQLite would make one that is not there."""
    if not file.is_file() or not file.stat().st_size:
        raise StoreError(translate("store.no-file", {"file": str(file)}))
    with told_of(file), closing(sqlite3.connect(file)) as db:
        db.execute("SELECT id FROM tables LIMIT 1")


def edition_of(db: sqlite3.Connection) -> str:
    """Which restoring the file comes from; a file that was never restored has no such name."""
    (edition,) = db.execute(EDITION).fetchone()
    return str(edition)


def integrity_faults(db: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with a file, each fault on one line."""
    try:
        return [str(fault).replace("\n", " ") for (fault,) in db.execute("PRAGMA integrity_check") if fault != "ok"]
    except sqlite3.DatabaseError as error:
        return [str(error)]


def copy(source: Path, target: Path) -> None:
    """Put all that stands in a file, at one moment, into another one; whoever uses either may go on."""
    with closing(sqlite3.connect(source, timeout=BUSY_SECONDS)) as there, closing(sqlite3.connect(target, timeout=BUSY_SECONDS)) as here:
        there.backup(here)
