"""Looking after the games of a place, be it a folder or a database: copying them, and putting them back."""

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tavolata.i18n import translate
from tavolata.server.store.base import StoreError
from tavolata.server.store.location import Place, needing_postgres
from tavolata.server.store.sqlite_file import FILE, check_there, connect, copy, integrity_faults, told_of


def copy_all(place: Place, target: Path) -> None:
    """Put all that is kept in a place, at one moment, into a file; a server there goes on."""
    if isinstance(place, Path):
        with told_of(place / FILE):
            copy(place / FILE, target)
        return
    with needing_postgres():
        from tavolata.server.store import dump
    dump.pull(place, target)


def put_all(source: Path, place: Place) -> None:
    """Put all that is in a file of our format in the place of what is kept there."""
    if isinstance(place, Path):
        with told_of(place / FILE):
            place.mkdir(parents=True, exist_ok=True)
            copy(source, place / FILE)
        return
    with needing_postgres():
        from tavolata.server.store import dump
    dump.push(source, place)


def is_empty(place: Place) -> bool:
    """Whether nothing is kept in a place yet."""
    if not isinstance(place, Path):
        with needing_postgres():
            from tavolata.server.store import dump
        return dump.is_empty(place)
    if not (place / FILE).exists():
        return True
    with told_of(place / FILE), closing(sqlite3.connect(place / FILE)) as db:
        known = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        return not any(db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in known)  # noqa: S608 - the file's own names


def back_up(place: Place, target: Path) -> None:
    """Put all games of a place, as they are at this moment, into one file, which must not be there yet."""
    if target.exists():
        raise StoreError(translate("store.target-exists", {"file": str(target)}))
    if isinstance(place, Path):
        check_there(place / FILE)
    partial = target.with_name(f"{target.name}.part")
    with told_of(target):
        partial.unlink(missing_ok=True)
        copy_all(place, partial)
        partial.rename(target)  # so that what has this name is always whole


def restore(source: Path, place: Place) -> Path | None:
    """Put the games of a backup in the place of those that are there; where those are kept now, if there were any.

    A server that runs there finds at its next write that this is another edition, and sends everybody to the tables as they are now.
    """
    check_there(source)
    folder = place if isinstance(place, Path) else None
    with told_of(folder / FILE if folder is not None else source):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        return _put_back(source, place, folder)


def _put_back(source: Path, place: Place, folder: Path | None) -> Path | None:
    with TemporaryDirectory(dir=folder) as beside:
        prepared = Path(beside) / FILE
        _prepare(source, prepared)
        kept = _keep(place)
        put_all(prepared, place)
    return kept


def _prepare(source: Path, prepared: Path) -> None:
    """A whole copy of a backup, brought forward to our format, as an edition of its own."""
    copy(source, prepared)
    with closing(connect(prepared)) as db:
        if faults := integrity_faults(db):
            raise StoreError(translate("store.backup-damaged", {"file": str(source), "why": faults[0]}))
        db.execute("BEGIN")
        db.execute("DELETE FROM restored")
        db.execute("INSERT INTO restored VALUES (?)", (secrets.token_hex(8),))
        db.execute("COMMIT")


def _keep(place: Place) -> Path | None:
    """Keep what is in a place in a file: beside a folder's games, or where we are if they are in a database."""
    if (isinstance(place, Path) and not (place / FILE).exists()) or (isinstance(place, str) and is_empty(place)):
        return None
    folder = place if isinstance(place, Path) else Path.cwd()
    names = (folder / f"before-restore-{n}.sqlite3" for n in range(1, 10**6))
    kept = next(name for name in names if not name.exists())
    copy_all(place, kept)
    return kept
