"""The bus of many processes: Redis hands on what they tell each other, and keeps nothing of it."""

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
from tavolata.server.cluster.pubsub import Ear
from tavolata.server.store.errors import StoreError

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

_PREFIX = "tavolata:"
_BEAT_SECONDS = 2.0
"""So often we tell ourselves something,"""
_SILENCE_SECONDS = 5.0
"""and when it does not come back for so long the line is dead, whatever it looks like."""
_CONNECT_SECONDS = 3.0
_PAUSE_SECONDS = 0.5
_FAREWELL_SECONDS = 1.0
_LOST = (RedisError, OSError, TimeoutError)

_log = logging.getLogger(__name__)


class RedisBus:
    """One line to Redis that tells and one that hears; when they break they are made anew, and what was told meanwhile is lost."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.is_up = False
        self._client = _client(url)
        self._place = urlsplit(url).netloc.rpartition("@")[2]
        self._me = secrets.token_hex(8).encode()
        self._own = f"{_PREFIX}process:{self._me.decode()}"
        self._ears: dict[str, WeakSet[Ear]] = {}
        self._heard: set[str] = set()
        """The topics that Redis was asked for."""
        self._news: list[tuple[str, bytes]] = []
        self._stirred = asyncio.Event()
        self._is_asked_for_all = False
        """Whether every ear hears its topic, and no topic is heard for nobody."""
        self._is_missed = False
        self._is_over = False
        """What is cancelled does not always notice: before Python 3.12 `wait_for`, which the client uses, may lose it."""
        self._living: asyncio.Task[None] | None = None

    def tell(self, topic: str, news: bytes) -> None:
        """Let others hear something, as soon as there is time; what cannot be told now is not told."""
        if self.is_up:
            self._news.append((_PREFIX + topic, self._me + news))
            self._stirred.set()

    def listen(self, topic: str, ear: Ear) -> None:
        """Let an ear hear what others tell on a topic."""
        self._ears.setdefault(_PREFIX + topic, WeakSet()).add(ear)
        self._heard.discard(_PREFIX + topic)  # asked for once more, so that this ear, too, knows from when on it hears
        self._is_asked_for_all = False
        self._stirred.set()
        if self._living is None:
            self._is_over = False
            self._living = asyncio.get_running_loop().create_task(self._live())

    def stop(self, topic: str, ear: Ear) -> None:
        """Let it hear no more."""
        self._ears.get(_PREFIX + topic, WeakSet()).discard(ear)

    async def close(self) -> None:
        """Tell what is still to be told, and go."""
        with suppress(*_LOST):
            async with asyncio.timeout(_FAREWELL_SECONDS):
                await self._tell_all()
        self.is_up = False
        if self._living is not None:
            self._is_over = True
            self._stirred.set()
            self._living.cancel()
            await asyncio.wait([self._living])
            self._living = None
        with suppress(*_LOST):
            await self._client.aclose()

    async def _live(self) -> None:
        """Tell and hear for as long as the lines hold, and then over new ones."""
        while not self._is_over:
            try:
                async with self._client.pubsub() as hearing, asyncio.TaskGroup() as both:
                    self._heard, self._is_asked_for_all = set(), False
                    await hearing.subscribe(self._own)
                    both.create_task(self._hear_on(hearing))
                    both.create_task(self._tell_on(hearing))
            except* _LOST as lost:
                self._miss(lost.exceptions[0])
            await asyncio.sleep(_PAUSE_SECONDS)

    def _miss(self, error: BaseException) -> None:
        """Redis is gone: that is told once."""
        self.is_up = False
        self._news.clear()
        if not self._is_missed:
            _log.warning("The bus at %s is lost, and looked for: %s", self._place, " ".join(str(error).split()) or type(error).__name__)
        self._is_missed = True

    def _find(self) -> None:
        """Redis is there."""
        if self._is_missed:
            _log.warning("The bus at %s is found again.", self._place)
        self.is_up, self._is_missed = True, False

    async def _tell_on(self, hearing: "PubSub") -> None:
        """Tell whatever is to be told, and ourselves now and then that we are there."""
        while not self._is_over:
            await self._ask_for_topics(hearing)
            await self._tell_all()
            with suppress(TimeoutError):
                async with asyncio.timeout(_BEAT_SECONDS):
                    await self._stirred.wait()
                self._stirred.clear()
                continue
            await self._client.publish(self._own, self._me)
            self._is_asked_for_all = False  # somebody may listen no more

    async def _ask_for_topics(self, hearing: "PubSub") -> None:
        """Hear those topics for which there is an ear, and no others."""
        if self._is_asked_for_all:
            return
        self._is_asked_for_all = True
        self._ears = {topic: ears for topic, ears in self._ears.items() if ears}
        new, gone = self._ears.keys() - self._heard, self._heard - self._ears.keys()
        self._heard = set(self._ears)
        if new:
            await hearing.subscribe(*new)
        if gone:
            await hearing.unsubscribe(*gone)

    async def _tell_all(self) -> None:
        news, self._news = self._news, []
        if news:
            pipeline = self._client.pipeline(transaction=False)
            for topic, told in news:
                pipeline.publish(topic, told)
            await pipeline.execute()

    async def _hear_on(self, hearing: "PubSub") -> None:
        while not self._is_over:
            message = await hearing.get_message(timeout=_SILENCE_SECONDS)
            if message is None:
                raise TimeoutError("nothing was heard for too long")
            self._hear(message["type"], message["channel"].decode(), message["data"])

    def _hear(self, kind: str, topic: str, news: Any) -> None:
        """Something came: others' news, our own, or that a topic is heard from now on."""
        if topic == self._own:
            self._find()
        for ear in list(self._ears.get(topic, ())):
            if kind == "subscribe":
                _in_safety(ear.joined)
            elif kind == "message" and not news.startswith(self._me):
                _in_safety(ear.hear, news[len(self._me) :])


def _in_safety(call: Any, *facts: Any) -> None:
    """A fault of one who hears is no fault of the bus."""
    try:
        call(*facts)
    except Exception:  # noqa: BLE001 - whatever it was, the others are to hear their news
        _log.exception("News could not be dealt with.")


def _client(url: str) -> "Redis":
    """What reaches Redis; it tries once, as we try again ourselves, and an address that is none is told without what is in it."""
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
