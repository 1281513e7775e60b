"""The bus: others hear what is told, nobody hears themselves, and whatever happens to Redis is got over."""

import asyncio
import logging
import re
import sys
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tavolata.server.cluster.pubsub import Alone, Bus, bus_at
from tavolata.server.cluster.redis_pubsub import RedisBus
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import require_postgres_extra
from tests.server.redis import Redis

_SECONDS = 15


class Listener:
    """An ear that remembers."""

    def __init__(self) -> None:
        self.joins = 0
        self.heard: list[bytes] = []

    def joined(self) -> None:
        self.joins += 1

    def hear(self, news: bytes) -> None:
        self.heard.append(news)


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    server = Redis("hush-hush")
    yield server
    server.kill()


@pytest.fixture(params=["alone", "redis"])
def new_bus(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    """Makes a bus of each kind in turn; all of one kind are of one site."""
    if request.param == "alone":
        return Alone
    url = request.getfixturevalue("redis").url
    return lambda: RedisBus(url)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(_SECONDS):
        while not holds():  # noqa: ASYNC110 - nobody tells us when
            await asyncio.sleep(0.01)


def tell(new_bus: Callable[[], Bus], story: Callable[[Bus, Bus], Awaitable[None]]) -> None:
    """Let a story happen with the buses of two processes."""

    async def whole() -> None:
        one, other = new_bus(), new_bus()
        try:
            await story(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(whole())


async def join(bus: Bus, topic: str) -> Listener:
    """Somebody who listens, from when on nothing is missed."""
    listener = Listener()
    bus.listen(topic, listener)
    await until(lambda: listener.joins > 0 or not bus.is_shared)
    return listener


@pytest.mark.parametrize("turns", range(4))
def test_who_is_to_end_while_something_is_asked_of_it_ends(redis: Redis, turns: int) -> None:
    """Somebody begins to listen in the last moment, so many turns of the loop before."""

    async def story() -> None:
        bus, late = RedisBus(redis.url), Listener()
        await join(bus, "a")
        bus.listen("b", late)
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await bus.close()

    asyncio.run(story())


def test_others_hear_what_is_told_on_their_topic_and_nobody_hears_themselves(new_bus: Callable[[], Bus]) -> None:
    async def story(one: Bus, other: Bus) -> None:
        mine, theirs, elsewhere = await join(one, "a"), await join(other, "a"), await join(other, "b")
        for n in range(100):
            one.tell("a", b"%d" % n)
        expected = [b"%d" % n for n in range(100)] if one.is_shared else []
        await until(lambda: theirs.heard == expected)
        assert (mine.heard, elsewhere.heard) == ([], [])

    tell(new_bus, story)


def test_who_stops_or_is_gone_hears_no_more(new_bus: Callable[[], Bus]) -> None:
    async def story(one: Bus, other: Bus) -> None:
        stopped, stays = await join(other, "a"), await join(other, "a")
        other.stop("a", stopped)
        gone = await join(other, "b")
        del gone
        await join(one, "a")
        one.tell("b", b"to nobody")
        one.tell("a", b"to who stays")
        await until(lambda: bool(stays.heard) or not one.is_shared)
        assert stopped.heard == []

    tell(new_bus, story)


def test_telling_before_anybody_listens_and_closing_twice_is_fine(new_bus: Callable[[], Bus]) -> None:
    async def story(one: Bus, other: Bus) -> None:
        one.tell("a", b"to nobody")
        await one.close()
        await other.close()
        assert [bus.is_shared and bus.is_up for bus in (one, other)] == [False, False]

    tell(new_bus, story)


def test_a_redis_that_is_killed_is_found_again(own_redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    """What is told meanwhile is lost; who listens is told that something may have been missed."""

    async def story(one: Bus, other: Bus) -> None:
        mine, theirs = await join(one, "a"), await join(other, "a")
        own_redis.kill()
        await until(lambda: not one.is_up and not other.is_up)
        one.tell("a", b"lost")
        own_redis.start()
        await until(lambda: mine.joins == theirs.joins == 2)
        await until(lambda: one.is_up)
        one.tell("a", b"heard")
        await until(lambda: bool(theirs.heard))
        assert theirs.heard == [b"heard"]

    with caplog.at_level(logging.WARNING):
        tell(lambda: RedisBus(own_redis.url), story)
    assert sum("is lost" in record.getMessage() for record in caplog.records) == 2
    assert sum("found again" in record.getMessage() for record in caplog.records) == 2
    assert "hush-hush" not in caplog.text


def test_a_wrong_password_is_told_of_without_being_told(own_redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def story(one: Bus, _: Bus) -> None:
        one.listen("a", Listener())
        await until(lambda: "is lost" in caplog.text)
        assert not one.is_up

    tell(lambda: RedisBus(own_redis.url.replace("hush-hush", "open-sesame")), story)
    assert "sesame" not in caplog.text


def test_an_ear_that_fails_does_not_keep_others_from_hearing(redis: Redis, logged_errors: Callable[[], list[str]]) -> None:
    class Deaf(Listener):
        def hear(self, news: bytes) -> None:
            raise ValueError

    async def story(one: Bus, other: Bus) -> None:
        deaf = Deaf()
        other.listen("a", deaf)
        hears = await join(other, "a")
        await join(one, "b")
        await until(lambda: one.is_up)
        one.tell("a", b"news")
        await until(lambda: bool(hears.heard))

    tell(lambda: RedisBus(redis.url), story)
    assert logged_errors() == ["News could not be dealt with."]


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
        bus_at(address, has_database=has_database)
    assert "hush-hush" not in str(refused.value)


def test_without_an_address_a_process_is_alone() -> None:
    assert isinstance(bus_at("", has_database=True), Alone)


class Without:
    """An installation that lacks something."""

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
    with pytest.raises(
        StoreError if missing == "redis" else ModuleNotFoundError, match="postgres" if missing == "redis" else "redis_pubsub"
    ):
        bus_at("redis://127.0.0.1:1", has_database=True)


def test_of_a_database_only_its_own_package_is_asked_for() -> None:
    with pytest.raises(ModuleNotFoundError, match="elsewhere"), require_postgres_extra():
        raise ModuleNotFoundError("elsewhere", name="elsewhere")
