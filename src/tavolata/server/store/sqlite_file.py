"""The SQLite file of a store: its schema, migrations and backup."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tavolata.i18n import translate
from tavolata.server.store import sqlite_features
from tavolata.server.store.errors import StoreError

FILE = "tavolata.sqlite3"
FORMAT = 6
"""Format 2 added undo lines, 3 clocks, 4 what-if tables, 5 checksums (older rows have none), and 6 campaigns."""

BUSY_SECONDS = 5

GENERATION = "SELECT coalesce(max(edition), '') FROM restored"
"""The query for the generation of a file, which every restore changes."""

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
CREATE TABLE IF NOT EXISTS restored (
    edition TEXT NOT NULL
) STRICT;
"""
_INDICES = (
    "CREATE INDEX IF NOT EXISTS what_ifs ON tables (what_if) WHERE what_if IS NOT NULL",
    "CREATE INDEX IF NOT EXISTS campaign_tables ON tables (campaign) WHERE campaign IS NOT NULL",
)
"""The indices, which are created after the columns that older files lack."""

TABLES = ("tables", "log", "made", "house", "raced", "campaigns", "tried", "restored")
"""The tables of the file; a PostgreSQL database has the same."""

_ADDED = (
    ("tables", "chat", "TEXT NOT NULL DEFAULT 'phrases'"),
    ("tables", "clock", "TEXT"),
    ("tables", "what_if", "TEXT"),
    ("tables", "sum", "INTEGER"),
    ("tables", "campaign", "TEXT"),
    ("log", "sum", "INTEGER"),
)
"""The columns that older files may lack."""


def connect(file: Path) -> sqlite3.Connection:
    """A connection to a file of the current format, which is created or migrated; any thread may use it, one at a time."""
    _check_integrity(file)
    db = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA temp_store = MEMORY")  # statement journals are short-lived
        _prepare(db, file)
    except BaseException:
        db.close()
        raise
    return db


@contextmanager
def translate_errors(file: Path) -> Iterator[None]:
    """Raise errors of a file as `StoreError`."""
    try:
        yield
    except OSError as error:
        raise StoreError(translate("server.store.folder", {"folder": str(file.parent), "why": error.strerror or str(error)})) from error
    except sqlite3.Error as error:
        raise StoreError(translate("server.store.file", {"file": str(file), "why": str(error)})) from error


def _check_integrity(file: Path) -> None:
    """Refuse a WAL file without its main file: SQLite would delete it, and the last writes with it."""
    wal = file.with_name(f"{file.name}-wal")
    if wal.exists() and wal.stat().st_size and not (file.exists() and file.stat().st_size):
        raise StoreError(translate("store.torn", {"file": str(file), "beside": wal.name}))


def _prepare(db: sqlite3.Connection, file: Path) -> None:
    """Create missing tables and columns, and refuse a file of a later format; the write lock proves that the file is writable."""
    db.execute("BEGIN IMMEDIATE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > FORMAT:
        raise StoreError(translate("server.store.format", {"file": str(file), "found": version, "known": FORMAT}))
    for statement in (*_SCHEMA.split(";\n")[:-1], *sqlite_features.SCHEMA):
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
    """The column names of a table."""
    return [str(name) for _, name, *_ in db.execute(f"PRAGMA table_info({table})")]


def require_file(file: Path) -> None:
    """Refuse a file that does not exist or is no store; SQLite would create it."""
    if not file.is_file() or not file.stat().st_size:
        raise StoreError(translate("store.no-file", {"file": str(file)}))
    with translate_errors(file), closing(sqlite3.connect(file)) as db:
        db.execute("SELECT id FROM tables LIMIT 1")


def generation_of(db: sqlite3.Connection) -> str:
    """The generation of a file: the id of its last restore, or empty if it was never restored."""
    (generation,) = db.execute(GENERATION).fetchone()
    return str(generation)


def integrity_faults(db: sqlite3.Connection) -> list[str]:
    """The faults that SQLite finds in a file, one line each."""
    try:
        return [str(fault).replace("\n", " ") for (fault,) in db.execute("PRAGMA integrity_check") if fault != "ok"]
    except sqlite3.DatabaseError as error:
        return [str(error)]


def copy(source: Path, target: Path) -> None:
    """Copy a snapshot of a file into another one; both may be in use."""
    with closing(sqlite3.connect(source, timeout=BUSY_SECONDS)) as origin, closing(sqlite3.connect(target, timeout=BUSY_SECONDS)) as copied:
        origin.backup(copied)
