"""The folder in which games are kept: one server at a time uses it."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolata.i18n import translate
from tavolata.server.store.base import StoreError
from tavolata.server.store.sqlite_file import FILE, told_of

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
            raise StoreError(translate("store.in-use", {"folder": str(folder)})) from error
        yield
