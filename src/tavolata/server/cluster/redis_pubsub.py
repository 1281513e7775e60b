"""Pub/sub over Redis."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from weakref import WeakSet

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tavolata.i18n import translate
from tavolata.server.cluster.pubsub import Subscriber
from tavolata.server.store.errors import StoreError

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub as RedisSubscription

_PREFIX = "tavolata:"
_HEARTBEAT_SECONDS = 2.0
"""The interval at which a process publishes a message to itself."""
_SILENCE_SECONDS = 5.0
"""The silence after which the connection is considered dead."""
_CONNECT_SECONDS = 3.0
_RECONNECT_SECONDS = 0.5
_CLOSE_SECONDS = 1.0
_LOST = (RedisError, OSError, TimeoutError)

_log = logging.getLogger(__name__)


class RedisPubSub:
    """Two connections to Redis, one to publish and one to subscribe; both are reopened after a fault, and messages until then are lost."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.is_up = False
        self._client = _client(url)
        self._host = urlsplit(url).netloc.rpartition("@")[2]
        self._me = secrets.token_hex(8).encode()
        self._own = f"{_PREFIX}process:{self._me.decode()}"
        self._subscribers: dict[str, WeakSet[Subscriber]] = {}
        self._subscribed: set[str] = set()
        """The topics that are subscribed at Redis."""
        self._queue: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._is_synced = False
        """Whether the subscriptions at Redis match the subscribers."""
        self._was_lost = False
        self._is_closed = False
        """Checked besides cancellation: `wait_for`, which redis-py uses, may lose a cancellation before Python 3.12."""
        self._running: asyncio.Task[None] | None = None

    def publish(self, topic: str, data: bytes) -> None:
        """Queue a message for the next flush, or drop it while Redis is unreachable."""
        if self.is_up:
            self._queue.append((_PREFIX + topic, self._me + data))
            self._wake.set()

    def subscribe(self, topic: str, subscriber: Subscriber) -> None:
        """Subscribe to a topic."""
        self._subscribers.setdefault(_PREFIX + topic, WeakSet()).add(subscriber)
        self._subscribed.discard(_PREFIX + topic)  # subscribe again, so that this subscriber is notified as well
        self._is_synced = False
        self._wake.set()
        if self._running is None:
            self._is_closed = False
            self._running = asyncio.get_running_loop().create_task(self._run())

    def unsubscribe(self, topic: str, subscriber: Subscriber) -> None:
        """End a subscription."""
        self._subscribers.get(_PREFIX + topic, WeakSet()).discard(subscriber)

    async def close(self) -> None:
        """Publish the queued messages and disconnect."""
        with suppress(*_LOST):
            async with asyncio.timeout(_CLOSE_SECONDS):
                await self._flush()
        self.is_up = False
        if self._running is not None:
            self._is_closed = True
            self._wake.set()
            self._running.cancel()
            await asyncio.wait([self._running])
            self._running = None
        with suppress(*_LOST):
            await self._client.aclose()

    async def _run(self) -> None:
        """Publish and read until a connection breaks, then reconnect."""
        while not self._is_closed:
            try:
                async with self._client.pubsub() as subscription, asyncio.TaskGroup() as both:
                    self._subscribed, self._is_synced = set(), False
                    await subscription.subscribe(self._own)
                    both.create_task(self._read_loop(subscription))
                    both.create_task(self._publish_loop(subscription))
            except* _LOST as lost:
                self._on_disconnected(lost.exceptions[0])
            await asyncio.sleep(_RECONNECT_SECONDS)

    def _on_disconnected(self, error: BaseException) -> None:
        """Log the loss of Redis once."""
        self.is_up = False
        self._queue.clear()
        if not self._was_lost:
            _log.warning("The bus at %s is lost, and looked for: %s", self._host, " ".join(str(error).split()) or type(error).__name__)
        self._was_lost = True

    def _on_connected(self) -> None:
        """Log the return of Redis."""
        if self._was_lost:
            _log.warning("The bus at %s is found again.", self._host)
        self.is_up, self._was_lost = True, False

    async def _publish_loop(self, subscription: "RedisSubscription") -> None:
        """Publish queued messages and heartbeats."""
        while not self._is_closed:
            await self._sync_topics(subscription)
            await self._flush()
            with suppress(TimeoutError):
                async with asyncio.timeout(_HEARTBEAT_SECONDS):
                    await self._wake.wait()
                self._wake.clear()
                continue
            await self._client.publish(self._own, self._me)
            self._is_synced = False  # subscribers may have been deleted

    async def _sync_topics(self, subscription: "RedisSubscription") -> None:
        """Subscribe to the topics that have subscribers, and to no others."""
        if self._is_synced:
            return
        self._is_synced = True
        self._subscribers = {topic: subscribers for topic, subscribers in self._subscribers.items() if subscribers}
        new, gone = self._subscribers.keys() - self._subscribed, self._subscribed - self._subscribers.keys()
        self._subscribed = set(self._subscribers)
        if new:
            await subscription.subscribe(*new)
        if gone:
            await subscription.unsubscribe(*gone)

    async def _flush(self) -> None:
        queued, self._queue = self._queue, []
        if queued:
            pipeline = self._client.pipeline(transaction=False)
            for topic, data in queued:
                pipeline.publish(topic, data)
            await pipeline.execute()

    async def _read_loop(self, subscription: "RedisSubscription") -> None:
        while not self._is_closed:
            message = await subscription.get_message(timeout=_SILENCE_SECONDS)
            if message is None:
                raise TimeoutError("no message for too long")
            self._dispatch(message["type"], message["channel"].decode(), message["data"])

    def _dispatch(self, kind: str, topic: str, data: Any) -> None:
        """Dispatch a message of another process, our heartbeat, or the confirmation of a subscription."""
        if topic == self._own:
            self._on_connected()
        for subscriber in list(self._subscribers.get(topic, ())):
            if kind == "subscribe":
                _isolated(subscriber.on_subscribed)
            elif kind == "message" and not data.startswith(self._me):
                _isolated(subscriber.on_message, data[len(self._me) :])


def _isolated(call: Any, *facts: Any) -> None:
    """Call a subscriber, and log its exception."""
    try:
        call(*facts)
    except Exception:  # noqa: BLE001 - the other subscribers must get their messages
        _log.exception("A subscriber failed on a message.")


def _client(url: str) -> "Redis":
    """A client without retries, because `_run` reconnects; an invalid URL, which may have a password, is not quoted."""
    try:
        return Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=_CONNECT_SECONDS,
            socket_timeout=_SILENCE_SECONDS,
            socket_keepalive=True,
            client_name="tavolata",
        )
    except ValueError:
        raise StoreError(translate("store.bus.address")) from None
