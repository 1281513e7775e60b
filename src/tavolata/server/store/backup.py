"""Copies a store to and from a SQLite file: `tavolata backup` and `tavolata restore`."""

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tavolata.i18n import translate
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import StoreLocation, require_postgres_extra
from tavolata.server.store.sqlite_file import FILE, connect, copy, integrity_faults, require_file, translate_errors


def copy_all(location: StoreLocation, target: Path) -> None:
    """Copy a snapshot of a store into a file; servers may keep running."""
    if isinstance(location, Path):
        with translate_errors(location / FILE):
            copy(location / FILE, target)
        return
    with require_postgres_extra():
        from tavolata.server.store import postgres_dump
    postgres_dump.dump_database(location, target)


def replace_all(source: Path, location: StoreLocation) -> None:
    """Replace everything in a store by the rows of a file."""
    if isinstance(location, Path):
        with translate_errors(location / FILE):
            location.mkdir(parents=True, exist_ok=True)
            copy(source, location / FILE)
        return
    with require_postgres_extra():
        from tavolata.server.store import postgres_dump
    postgres_dump.load_database(source, location)


def is_empty(location: StoreLocation) -> bool:
    """Whether a store has no rows."""
    if not isinstance(location, Path):
        with require_postgres_extra():
            from tavolata.server.store import postgres_dump
        return postgres_dump.is_empty(location)
    if not (location / FILE).exists():
        return True
    with translate_errors(location / FILE), closing(sqlite3.connect(location / FILE)) as db:
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        return not any(db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in tables)  # noqa: S608 - the file's own names


def back_up(location: StoreLocation, target: Path) -> None:
    """Copy a snapshot of a store into a new file."""
    if target.exists():
        raise StoreError(translate("store.target-exists", {"file": str(target)}))
    if isinstance(location, Path):
        require_file(location / FILE)
    partial = target.with_name(f"{target.name}.part")
    with translate_errors(target):
        partial.unlink(missing_ok=True)
        copy_all(location, partial)
        partial.rename(target)  # so that a file of this name is always complete


def restore(source: Path, location: StoreLocation) -> Path | None:
    """Replace a store by a backup; returns the copy of what was there before, if there was anything.

    A running server notices the new generation at its next write, and makes all clients reconnect.
    """
    require_file(source)
    folder = location if isinstance(location, Path) else None
    with translate_errors(folder / FILE if folder is not None else source):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        return _restore(source, location, folder)


def _restore(source: Path, location: StoreLocation, folder: Path | None) -> Path | None:
    with TemporaryDirectory(dir=folder) as temporary:
        prepared = Path(temporary) / FILE
        _prepare(source, prepared)
        saved = _save_current(location)
        replace_all(prepared, location)
    return saved


def _prepare(source: Path, prepared: Path) -> None:
    """Copy a backup, migrate the copy, and give it a new generation."""
    copy(source, prepared)
    with closing(connect(prepared)) as db:
        if faults := integrity_faults(db):
            raise StoreError(translate("store.backup-damaged", {"file": str(source), "why": faults[0]}))
        db.execute("BEGIN")
        db.execute("DELETE FROM restored")
        db.execute("INSERT INTO restored VALUES (?)", (secrets.token_hex(8),))
        db.execute("COMMIT")


def _save_current(location: StoreLocation) -> Path | None:
    """Copy a store into a file in its folder, or in the working directory for a database."""
    if (isinstance(location, Path) and not (location / FILE).exists()) or (isinstance(location, str) and is_empty(location)):
        return None
    folder = location if isinstance(location, Path) else Path.cwd()
    names = (folder / f"before-restore-{n}.sqlite3" for n in range(1, 10**6))
    saved = next(name for name in names if not name.exists())
    copy_all(location, saved)
    return saved
