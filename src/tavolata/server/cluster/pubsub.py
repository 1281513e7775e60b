"""Messages between the processes of one site. A lost message does no harm, because every process can read the store."""

from typing import Protocol

from tavolata.i18n import translate
from tavolata.server.store.errors import StoreError


class Subscriber(Protocol):
    """Receives the messages of a topic."""

    def on_subscribed(self) -> None:
        """The subscription is active; earlier messages may be lost."""
        ...

    def on_message(self, data: bytes) -> None:
        """Another process published a message."""
        ...


class PubSub(Protocol):
    """Publishes messages to the other processes, and never to its own."""

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        ...

    @property
    def is_up(self) -> bool:
        """Whether messages arrive at present."""
        ...

    def publish(self, topic: str, data: bytes) -> None:
        """Send a message to the subscribers of a topic in other processes."""
        ...

    def subscribe(self, topic: str, subscriber: Subscriber) -> None:
        """Subscribe to a topic, by a weak reference."""
        ...

    def unsubscribe(self, topic: str, subscriber: Subscriber) -> None:
        """End a subscription."""
        ...

    async def close(self) -> None:
        """Send what waits, and disconnect."""
        ...


class NoPubSub:
    """The pub/sub of a single process."""

    is_shared = False
    is_up = True

    def publish(self, topic: str, data: bytes) -> None:
        """Do nothing."""

    def subscribe(self, topic: str, subscriber: Subscriber) -> None:
        """Do nothing."""

    def unsubscribe(self, topic: str, subscriber: Subscriber) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


def open_pubsub(address: str, *, has_database: bool) -> PubSub:
    """The pub/sub at the URL of a Redis server, for processes that share a database; without a URL that of a single process."""
    if not address:
        return NoPubSub()
    if not has_database:
        raise StoreError(translate("store.bus.alone"))
    try:
        from tavolata.server.cluster.redis_pubsub import RedisPubSub
    except ModuleNotFoundError as error:
        if error.name != "redis":
            raise
        raise StoreError(translate("store.no-redis")) from None
    return RedisPubSub(address)
