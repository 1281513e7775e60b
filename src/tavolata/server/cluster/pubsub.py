"""Pub/sub between the processes of one site. Lost messages are harmless, because every process can read the store."""

from typing import Protocol

from tavolata.i18n import translate
from tavolata.server.store.errors import StoreError


class Subscriber(Protocol):
    """Protocol: receives the messages of a topic."""

    def on_subscribed(self) -> None:
        """Called when the subscription is active; earlier messages may be lost."""
        ...

    def on_message(self, data: bytes) -> None:
        """Called for a message of another process."""
        ...


class PubSub(Protocol):
    """Protocol: publishes messages to the other processes, never to the own one."""

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
        """Publish the queued messages and disconnect."""
        ...


class NoPubSub:
    """The pub/sub of a single process, which does nothing."""

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
    """The pub/sub at a Redis URL, for processes that share a database; without a URL, the one of a single process."""
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
