"""How the processes of one site tell each other what is new: whatever is lost on the way does no harm, for the log is the truth."""

from typing import Protocol

from tavolata.i18n import translate
from tavolata.server.store.errors import StoreError


class Ear(Protocol):
    """Who listens to a topic."""

    def joined(self) -> None:
        """All that is told is heard from now on; before, something may have been missed."""
        ...

    def hear(self, news: bytes) -> None:
        """Another process told something."""
        ...


class Bus(Protocol):
    """What goes to and fro between processes; nobody hears what they told themselves, and nobody is waited for."""

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        ...

    @property
    def is_up(self) -> bool:
        """Whether others can be heard just now."""
        ...

    def tell(self, topic: str, news: bytes) -> None:
        """Let those hear something who listen to a topic in other processes."""
        ...

    def listen(self, topic: str, ear: Ear) -> None:
        """Let an ear hear what others tell on a topic; who is listened for is not kept alive by it."""
        ...

    def stop(self, topic: str, ear: Ear) -> None:
        """Let it hear no more."""
        ...

    async def close(self) -> None:
        """Tell what is still to be told, and go."""
        ...


class Alone:
    """The bus of a process that has its games to itself."""

    is_shared = False
    is_up = True

    def tell(self, topic: str, news: bytes) -> None:
        """Nobody else is there."""

    def listen(self, topic: str, ear: Ear) -> None:
        """There will be nothing to hear."""

    def stop(self, topic: str, ear: Ear) -> None:
        """There was nothing to hear."""

    async def close(self) -> None:
        """There is nothing to close."""


def bus_at(address: str, *, has_database: bool) -> Bus:
    """The bus at an address, for those who share a database; where none is named a process is alone."""
    if not address:
        return Alone()
    if not has_database:
        raise StoreError(translate("store.bus.alone"))
    try:
        from tavolata.server.cluster.redis_pubsub import RedisBus
    except ModuleNotFoundError as error:
        if error.name != "redis":
            raise
        raise StoreError(translate("store.no-redis")) from None
    return RedisBus(address)
