"""Where games are kept: in a folder of this machine, or in a database that is named by its address."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from tavolata.i18n import translate
from tavolata.server.store.base import StoreError

Place: TypeAlias = Path | str
"""A folder, or the address of a database."""

_SCHEMES = ("postgresql", "postgres")


def is_database(place: str) -> bool:
    """Whether a place is the address of a database, and not a folder."""
    return place.partition("://")[0] in _SCHEMES and "://" in place


def place_of(text: str) -> Place:
    """The place that somebody names."""
    return text if is_database(text) else Path(text)


def without_secrets(place: str) -> str:
    """A place as it may be told to anybody: a database without user, password and parameters."""
    if not is_database(place):
        return place
    host = urlsplit(place).netloc.rpartition("@")[2]
    return f"postgresql://{host}{urlsplit(place).path}"


@contextmanager
def needing_postgres() -> Iterator[None]:
    """Say in one sentence what a plain installation lacks for a database."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError(translate("store.no-postgres")) from None
