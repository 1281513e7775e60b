"""Many who watch, and many who catch up: each is told everything in order, and nobody pays for the others."""

import asyncio
from collections import UserDict
from collections.abc import Callable
from pathlib import Path
from weakref import WeakSet

import msgspec
import pytest

from tavolata.server.protocol import messages
from tavolata.server.tables.subscribers import SpectatorQueue
from tests.server.harness import Browser, LiveServer, Moves, play_out

CROWD = 30


def crowd_of(number: int) -> list[str]:
    """So many names."""
    return [f"spectator {place}" for place in range(number)]


async def tables_until(person: Browser, holds: Callable[[messages.Table], bool]) -> int:
    """How many messages about the table somebody hears until one that fits."""
    heard = 1
    while not holds(await person.until(messages.Table)):
        heard += 1
    return heard


def test_of_a_crowd_that_gathers_the_table_is_told_together(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.tables.alarm.MS_PER_CLIENT", 100)

    async def story() -> int:
        table = live_server.open_table()
        anna = await live_server.sit(table, "Anna", 0)
        for name in crowd_of(CROWD):
            assert (await (await live_server.visit(table, name)).until(messages.Table)).watching > 0
        return await tables_until(anna, lambda known: known.watching == CROWD)

    assert live_server.run(story()) < CROWD, "not a message for each who came"


def test_a_small_circle_hears_of_everybody_at_once(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.tables.alarm.MS_PER_CLIENT", 3_600_000)

    async def story() -> list[int]:
        table = live_server.open_table()
        anna = await live_server.sit(table, "Anna", 0)
        return [(await live_server.visit(table, name), (await anna.until(messages.Table)).watching)[1] for name in crowd_of(3)]

    assert live_server.run(story()) == [1, 2, 3]


def test_a_crowd_is_told_every_move_in_order(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.tables.subscribers.SLICE_SECONDS", 0)

    async def story() -> None:
        table = live_server.open_table()
        people = await live_server.begin(table, "Anna", "Ben")
        crowd = [await live_server.visit(table, name) for name in crowd_of(9)]
        await play_out(people, lines=people[0].moves.n + 10)
        for spectator in crowd:
            await spectator.until(Moves, lambda moves: moves.n >= people[0].moves.n)
            lines = [step.n for moves in spectator.received_moves for step in moves.steps]
            assert lines == list(range(spectator.moves.n))

    live_server.run(story())


@pytest.mark.parametrize("seen", [-1, 0, 17, 10_000])
def test_what_is_written_in_pieces_is_what_is_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seen: int) -> None:
    async def story(live_server: LiveServer) -> list[str]:
        table = live_server.open_table()
        people = await live_server.begin(table, "Anna", "Ben")
        await play_out(people, lines=60)
        told = []
        for piece in (7, 10_000):
            monkeypatch.setattr("tavolata.server.tables.resync.CHUNK", piece)
            for name in ("Anna", "somebody"):
                caught_up = await live_server.visit(table, name, seen)
                await caught_up.until(Moves)
                told.append(caught_up.received_texts[-1])
        return told

    with LiveServer(tmp_path) as live_server:
        pieces, anonymous, at_once, nobody = live_server.run(story(live_server))
    assert (pieces, anonymous) == (at_once, nobody)
    assert len(msgspec.json.decode(pieces)["steps"]) >= (42 if seen == 17 else 59)


def test_who_says_hello_as_somebody_else_is_somebody_else(live_server: LiveServer) -> None:
    async def story() -> list[int]:
        table = live_server.open_table()
        anna = await live_server.sit(table, "Anna", 0)
        guest = await live_server.visit(table, "one")
        counts = [(await anna.until(messages.Table)).watching]
        await guest.send(messages.Hello("secret of another".ljust(32, ".")))
        counts.append((await anna.until(messages.Table)).watching)
        await guest.send(messages.Hello("secret of Anna".ljust(32, ".")))
        counts.append((await anna.until(messages.Table)).watching)
        return counts

    assert live_server.run(story()) == [1, 1, 0]


class Member:
    """Somebody in a crowd who keeps what they are told."""

    def __init__(self) -> None:
        self.heard = b""
        self.catch_up: Callable[[], None] | None = None
        self._news = asyncio.Event()

    def set_spectator_queue(self, catch_up: Callable[[], None] | None) -> None:
        """Know how to catch up."""
        self.catch_up = catch_up

    def send_shared(self, frames: bytes) -> None:
        """Hear something."""
        self.heard += frames
        self._news.set()

    async def until(self, heard: bytes) -> None:
        """Wait until all of this was heard."""
        while self.heard != heard:
            self._news.clear()
            await self._news.wait()


class Post(UserDict[str, bytes]):
    """Something that is told, of which one can see whether it is kept."""

    __hash__ = object.__hash__


def crowd_with(*members: Member, lang: str = "en") -> SpectatorQueue:
    """A crowd of these."""
    crowd = SpectatorQueue()
    for member in members:
        crowd.add(member, lang)
    return crowd


@pytest.fixture
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """One is told at a time."""
    monkeypatch.setattr("tavolata.server.tables.subscribers.SLICE_SECONDS", 0)


@pytest.mark.usefixtures("short_slices")
def test_of_a_crowd_some_are_told_at_a_time_and_each_everything_once() -> None:
    async def story() -> None:
        first, second, third, late = (Member() for _ in range(4))
        crowd = crowd_with(first, second, third)
        crowd.enqueue({"": b"a"})
        crowd.enqueue({"": b"b"})
        assert first.heard == b"", "whoever moved is told before all who watch"
        await first.until(b"ab")
        assert (second.heard, third.heard) == (b"", b"")
        crowd.remove(third)
        assert third.heard == b"ab", "whoever goes has been told all"
        crowd.add(late, "en")
        crowd.enqueue({"": b"c"})
        for member, heard in ((second, b"abc"), (first, b"abc"), (late, b"c")):
            await member.until(heard)
        assert third.heard == b"ab"

    asyncio.run(story())


@pytest.mark.usefixtures("short_slices")
def test_of_a_crowd_those_who_know_least_come_first() -> None:
    async def story() -> None:
        first, second = Member(), Member()
        crowd = crowd_with(first, second)
        crowd.enqueue({"": b"a"})
        await first.until(b"a")
        crowd.enqueue({"": b"b"})
        await second.until(b"ab")
        assert first.heard == b"a"
        await first.until(b"ab")

    asyncio.run(story())


def test_what_all_of_a_crowd_know_is_not_kept() -> None:
    async def story() -> None:
        here, leaving = Member(), Member()
        crowd = crowd_with(here, leaving)
        posted = WeakSet[Post]()
        for word in (b"a", b"b"):
            posted.add(post := Post({"": word}))
            crowd.enqueue(post)
            del post
        crowd.remove(leaving)
        assert len(posted) == 2
        await here.until(b"ab")
        await asyncio.sleep(0)
        assert not posted

    asyncio.run(story())


def test_what_is_said_to_one_of_a_crowd_does_not_overtake_what_all_are_told() -> None:
    async def story() -> None:
        first, last = Member(), Member()
        crowd = crowd_with(last, first, lang="it")
        crowd.enqueue({"it": b"tutti "})
        assert last.catch_up is not None
        last.catch_up()
        last.send_shared(b"a te")
        await first.until(b"tutti ")
        assert last.heard == b"tutti a te"

    asyncio.run(story())
