"""The folder in which games are kept: one server at a time uses it; it can be copied and restored while one does."""

import fcntl
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tavolata.server.file import FILE, connect, copy, integrity_faults, told_of
from tavolata.server.store import StoreError
from tavolata.words import say

LOCK = "tavolata.lock"


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Be the only server in a folder, which is made if it is not there; a server that was killed is one no more."""
    with told_of(folder / FILE):
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("a")
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StoreError(say("store.in-use", {"folder": str(folder)})) from error
        yield


def back_up(folder: Path, target: Path) -> None:
    """Put all games of a folder, as they are at this moment, into one file, which must not be there yet."""
    if target.exists():
        raise StoreError(say("store.target-exists", {"file": str(target)}))
    _check_there(folder / FILE)
    partial = target.with_name(f"{target.name}.part")
    with told_of(target):
        partial.unlink(missing_ok=True)
        copy(folder / FILE, partial)
        partial.rename(target)  # so that what has this name is always whole


def restore(source: Path, folder: Path) -> Path | None:
    """Put the games of a backup in the place of those in a folder; where those are kept now, if there were any.

    A server that runs there finds at its next write that this is another edition, and sends everybody to the tables as they are now.
    """
    _check_there(source)
    with told_of(folder / FILE):
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder) as beside:
            prepared = Path(beside) / FILE
            _prepare(source, prepared)
            kept = _keep(folder)
            copy(prepared, folder / FILE)
    return kept


def _prepare(source: Path, prepared: Path) -> None:
    """A whole copy of a backup, brought forward to our format, as an edition of its own."""
    copy(source, prepared)
    with closing(connect(prepared)) as db:
        if faults := integrity_faults(db):
            raise StoreError(say("store.backup-damaged", {"file": str(source), "why": faults[0]}))
        db.execute("BEGIN")
        db.execute("DELETE FROM restored")
        db.execute("INSERT INTO restored VALUES (?)", (secrets.token_hex(8),))
        db.execute("COMMIT")


def _keep(folder: Path) -> Path | None:
    """Keep the games that are in a folder in a file beside them."""
    if not (folder / FILE).exists():
        return None
    names = (folder / f"before-restore-{n}.sqlite3" for n in range(1, 10**6))
    kept = next(name for name in names if not name.exists())
    copy(folder / FILE, kept)
    return kept


def _check_there(file: Path) -> None:
    """SQLite would make a file that is not there."""
    if not file.is_file() or not file.stat().st_size:
        raise StoreError(say("store.no-file", {"file": str(file)}))
    with told_of(file), closing(sqlite3.connect(file)) as db:
        db.execute("SELECT id FROM tables LIMIT 1")
