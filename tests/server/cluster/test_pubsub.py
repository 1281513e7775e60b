"""Tests of pub/sub: messages reach only other processes, and clients recover from every fault of Redis."""

import asyncio
import logging
import re
import sys
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tavolata.server.cluster.pubsub import NoPubSub, PubSub, open_pubsub
from tavolata.server.cluster.redis_pubsub import RedisPubSub
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import require_postgres_extra
from tests.server.redis import Redis

_SECONDS = 15


class Listener:
    """A subscriber that records its messages."""

    def __init__(self) -> None:
        self.joins = 0
        self.received: list[bytes] = []

    def on_subscribed(self) -> None:
        self.joins += 1

    def on_message(self, data: bytes) -> None:
        self.received.append(data)


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    server = Redis("hush-hush")
    yield server
    server.kill()


@pytest.fixture(params=["alone", "redis"])
def new_bus(request: pytest.FixtureRequest) -> Callable[[], PubSub]:
    """A factory of pub/sub instances of one site, in memory or over Redis."""
    if request.param == "alone":
        return NoPubSub
    url = request.getfixturevalue("redis").url
    return lambda: RedisPubSub(url)


async def until(holds: Callable[[], bool]) -> None:
    """Poll until a condition holds."""
    async with asyncio.timeout(_SECONDS):
        while not holds():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


def run(new_bus: Callable[[], PubSub], story: Callable[[PubSub, PubSub], Awaitable[None]]) -> None:
    """Run a coroutine with the pub/sub instances of two processes."""

    async def whole() -> None:
        one, other = new_bus(), new_bus()
        try:
            await story(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(whole())


async def join(bus: PubSub, topic: str) -> Listener:
    """Subscribe a new listener, and wait until it is active."""
    listener = Listener()
    bus.subscribe(topic, listener)
    await until(lambda: listener.joins > 0 or not bus.is_shared)
    return listener


@pytest.mark.parametrize("turns", range(4))
def test_who_is_to_end_while_something_is_asked_of_it_ends(redis: Redis, turns: int) -> None:
    """Subscribe shortly before closing, by a number of loop iterations."""

    async def story() -> None:
        bus, late = RedisPubSub(redis.url), Listener()
        await join(bus, "a")
        bus.subscribe("b", late)
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await bus.close()

    asyncio.run(story())


def test_a_message_reaches_the_subscribers_of_other_processes_only(new_bus: Callable[[], PubSub]) -> None:
    async def story(one: PubSub, other: PubSub) -> None:
        mine, theirs, elsewhere = await join(one, "a"), await join(other, "a"), await join(other, "b")
        for n in range(100):
            one.publish("a", b"%d" % n)
        expected = [b"%d" % n for n in range(100)] if one.is_shared else []
        await until(lambda: theirs.received == expected)
        assert (mine.received, elsewhere.received) == ([], [])

    run(new_bus, story)


def test_an_ended_or_deleted_subscriber_gets_no_messages(new_bus: Callable[[], PubSub]) -> None:
    async def story(one: PubSub, other: PubSub) -> None:
        stopped, stays = await join(other, "a"), await join(other, "a")
        other.unsubscribe("a", stopped)
        gone = await join(other, "b")
        del gone
        await join(one, "a")
        one.publish("b", b"to nobody")
        one.publish("a", b"to who stays")
        await until(lambda: bool(stays.received) or not one.is_shared)
        assert stopped.received == []

    run(new_bus, story)


def test_publishing_without_subscribers_and_closing_twice_is_harmless(new_bus: Callable[[], PubSub]) -> None:
    async def story(one: PubSub, other: PubSub) -> None:
        one.publish("a", b"to nobody")
        await one.close()
        await other.close()
        assert [bus.is_shared and bus.is_up for bus in (one, other)] == [False, False]

    run(new_bus, story)


def test_a_redis_that_is_killed_is_found_again(own_redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    """Messages are lost meanwhile; subscribers are notified when they are subscribed again."""

    async def story(one: PubSub, other: PubSub) -> None:
        mine, theirs = await join(one, "a"), await join(other, "a")
        own_redis.kill()
        await until(lambda: not one.is_up and not other.is_up)
        one.publish("a", b"lost")
        own_redis.start()
        await until(lambda: mine.joins == theirs.joins == 2)
        await until(lambda: one.is_up)
        one.publish("a", b"heard")
        await until(lambda: bool(theirs.received))
        assert theirs.received == [b"heard"]

    with caplog.at_level(logging.WARNING):
        run(lambda: RedisPubSub(own_redis.url), story)
    assert sum("is lost" in record.getMessage() for record in caplog.records) == 2
    assert sum("found again" in record.getMessage() for record in caplog.records) == 2
    assert "hush-hush" not in caplog.text


def test_a_wrong_password_is_told_of_without_being_told(own_redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def story(one: PubSub, _: PubSub) -> None:
        one.subscribe("a", Listener())
        await until(lambda: "is lost" in caplog.text)
        assert not one.is_up

    run(lambda: RedisPubSub(own_redis.url.replace("hush-hush", "open-sesame")), story)
    assert "sesame" not in caplog.text


def test_a_failing_subscriber_does_not_affect_others(redis: Redis, logged_errors: Callable[[], list[str]]) -> None:
    class Deaf(Listener):
        def on_message(self, data: bytes) -> None:
            raise ValueError

    async def story(one: PubSub, other: PubSub) -> None:
        deaf = Deaf()
        other.subscribe("a", deaf)
        hears = await join(other, "a")
        await join(one, "b")
        await until(lambda: one.is_up)
        one.publish("a", b"news")
        await until(lambda: bool(hears.received))

    run(lambda: RedisPubSub(redis.url), story)
    assert logged_errors() == ["A subscriber failed on a message."]


@pytest.mark.parametrize(
    ("address", "has_database", "part"),
    [
        ("redis://host", False, "--database"),
        ("http://user:hush-hush@host", True, "redis://"),
        ("redis://u:hush-hush@host:x", True, "redis://"),
    ],
)
def test_an_address_that_cannot_be_is_one_sentence(address: str, has_database: bool, part: str) -> None:
    with pytest.raises(StoreError, match=part) as refused:
        open_pubsub(address, has_database=has_database)
    assert "hush-hush" not in str(refused.value)


def test_without_an_address_a_process_is_alone() -> None:
    assert isinstance(open_pubsub("", has_database=True), NoPubSub)


class Without:
    """An import hook that hides a package."""

    def __init__(self, missing: str) -> None:
        self._missing = missing

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> None:
        if name == self._missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


@pytest.mark.parametrize("missing", ["redis", "tavolata.server.cluster.redis_pubsub"])
def test_without_its_package_redis_is_refused_in_one_sentence_and_a_fault_of_ours_is_told_as_one(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for loaded in [name for name in sys.modules if re.match(r"redis\b|tavolata\.server\.cluster\.redis_pubsub", name)]:
        monkeypatch.delitem(sys.modules, loaded)
    monkeypatch.setattr(sys, "meta_path", [Without(missing), *sys.meta_path])
    error, text = (StoreError, "postgres") if missing == "redis" else (ModuleNotFoundError, "redis_pubsub")
    with pytest.raises(error, match=text):
        open_pubsub("redis://127.0.0.1:1", has_database=True)


def test_of_a_database_only_its_own_package_is_asked_for() -> None:
    with pytest.raises(ModuleNotFoundError, match="elsewhere"), require_postgres_extra():
        raise ModuleNotFoundError("elsewhere", name="elsewhere")
