"""Store locations: a folder with a SQLite file, or the URL of a database."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from tavolata.i18n import translate
from tavolata.server.store.errors import StoreError
from tavolata.server.store.sqlite_file import FILE, translate_errors

StoreLocation: TypeAlias = Path | str
"""A folder, or the URL of a database."""

LOCK = "tavolata.lock"

_SCHEMES = ("postgresql", "postgres")


def is_database(location: str) -> bool:
    """Whether a location is the URL of a database."""
    return location.partition("://")[0] in _SCHEMES and "://" in location


def parse_location(text: str) -> StoreLocation:
    """Parse a location: the URL of a database or a path."""
    return text if is_database(text) else Path(text)


def redacted(location: str) -> str:
    """A location without user, password and parameters."""
    if not is_database(location):
        return location
    host = urlsplit(location).netloc.rpartition("@")[2]
    return f"postgresql://{host}{urlsplit(location).path}"


@contextmanager
def require_postgres_extra() -> Iterator[None]:
    """Raise a missing asyncpg as `StoreError`."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError(translate("store.no-postgres")) from None


@contextmanager
def exclusive_lock(folder: Path) -> Iterator[None]:
    """Lock a folder, which is created if it does not exist, for one server; the lock ends with its process."""
    with translate_errors(folder / FILE):
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("a")
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StoreError(translate("store.in-use", {"folder": str(folder)})) from error
        yield
