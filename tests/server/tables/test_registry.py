"""Tables in memory: one for all who use it, none when nobody does."""

import asyncio
import gc
import random
import weakref
from pathlib import Path
from time import monotonic

import pytest

from tavolata.core.options import complete
from tavolata.core.record import write_action
from tavolata.core.registry import game_named
from tavolata.server.protocol.messages import OpenTable
from tavolata.server.store.rows import LogRow, SeatHolder, TableRow
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.tables.live_match import LiveMatch
from tavolata.server.tables.registry import TableRegistry
from tests.server.harness import FlightBot, LiveServer, play_out
from tests.server.local_client import begun, seated


def test_those_who_come_at_once_find_the_same_table(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)

    async def story() -> bool:
        tables = TableRegistry(store, 0, FlightBot)
        opened = await tables.open(OpenTable("lucky-loop", 2))
        one, other = await asyncio.gather(tables.find(opened.table), tables.find(opened.table))
        return one is other

    assert asyncio.run(story())
    store.close()


def test_a_table_that_nobody_uses_leaves_the_memory(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)

    async def story() -> bool:
        tables = TableRegistry(store, 0, FlightBot)
        opened = await tables.open(OpenTable("lucky-loop", 2))
        found = weakref.ref(await tables.find(opened.table))
        await asyncio.sleep(0)
        return found() is None

    assert asyncio.run(story())
    store.close()


def test_a_table_whose_people_have_left_leaves_the_memory_without_a_collector(tmp_path: Path) -> None:
    gc.disable()
    try:
        with LiveServer(tmp_path) as live_server:
            live_server.run(_play_a_little(live_server))
            deadline = monotonic() + 20
            while "tavolata_tables 0" not in live_server.get("/metrics").text:
                assert monotonic() < deadline
    finally:
        gc.enable()


async def _play_a_little(live_server: LiveServer) -> None:
    await play_out(await live_server.begin(live_server.open_table(3), "Ada", "Bo", "Cleo"), lines=20)
    assert "tavolata_tables 1" in live_server.get("/metrics").text


class SlowFor(SqliteStore):
    """A store in which one table takes as long to read as somebody likes."""

    slow = ""
    reading: asyncio.Event
    may_go_on: asyncio.Event

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """What was written of a table."""
        if table == self.slow:
            self.reading.set()
            await self.may_go_on.wait()
        return await super().read(table)


def test_nobody_waits_while_another_table_is_woken(tmp_path: Path) -> None:
    store = SlowFor.open(tmp_path)

    async def story() -> None:
        before, tables = TableRegistry(store, 0, FlightBot), TableRegistry(store, 0, FlightBot)
        slow, quick = [(await before.open(OpenTable("lucky-loop", 2))).table for _ in range(2)]
        store.slow, store.reading, store.may_go_on = slow, asyncio.Event(), asyncio.Event()
        waking = asyncio.create_task(tables.find(slow))
        await store.reading.wait()
        assert (await tables.find(quick)).row.id == quick
        assert not waking.done()
        store.may_go_on.set()
        assert (await waking).row.id == slow

    asyncio.run(story())
    store.close()


class Counting(SqliteStore):
    """A store that counts how often a table is read."""

    reads = 0

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """What was written of a table."""
        self.reads += 1
        return await super().read(table)


def test_whoever_comes_to_a_table_that_was_just_opened_need_not_wait_until_it_is_read(tmp_path: Path) -> None:
    """Only who comes first: what was done there since then stands in the store."""
    store = Counting.open(tmp_path)

    async def story() -> list[int]:
        tables = TableRegistry(store, 0, FlightBot)
        opened = await tables.open(OpenTable("lucky-loop", 2))
        table = await tables.find(opened.table)
        reads = [store.reads]
        await seated(table, "Ada")
        del table
        assert (await tables.find(opened.table)).row.holders[0].name == "Ada"
        return [*reads, store.reads]

    assert asyncio.run(story()) == [0, 1]
    store.close()


def test_a_table_that_was_just_opened_is_read_once_the_games_were_restored(tmp_path: Path) -> None:
    store = Counting.open(tmp_path)

    async def story() -> None:
        tables = TableRegistry(store, 0, FlightBot)
        opened = await tables.open(OpenTable("lucky-loop", 2))
        tables._evict_all()
        await tables.find(opened.table)
        assert store.reads == 1

    asyncio.run(story())
    store.close()


def test_of_the_tables_that_nobody_comes_to_few_are_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.tables.registry.MAX_NEW_CACHED", 1)
    store = Counting.open(tmp_path)

    async def story() -> list[int]:
        tables = TableRegistry(store, 0, FlightBot)
        first, second = [(await tables.open(OpenTable("lucky-loop", 2))).table for _ in range(2)]
        reads = []
        for name in (second, first):
            await tables.find(name)
            reads.append(store.reads)
        return reads

    assert asyncio.run(story()) == [0, 1]
    store.close()


@pytest.mark.parametrize("game", ["lucky-loop", "bomb-busters", "galaxy-trucker"])
def test_a_table_that_was_woken_knows_the_same_turns_and_returns(game: str) -> None:
    """Whether lines were followed message by message or are read line by line makes no difference."""
    row = TableRow(
        "a" * 12, 0, game, 1, 2, dict(complete(game_named(game), 2, {})), False, "off", "secret", 0, (SeatHolder(),) * 2, "playing", 0
    )
    course, lot = LiveMatch(row), random.Random(4)
    course.advance(course.match, course.match.resolve_chance())
    for moment in range(1, 120):
        if course.match.result is not None:
            break
        match, seat = course.match.copy(), lot.choice([actor for actor in course.match.awaited if actor >= 0])
        steps = match.advance(seat, lot.choice(match.legal(seat)), 1000 * moment)
        course.advance(match, steps)
    lines = [LogRow(row.id, n, actor, write_action(course.match, action), time) for n, actor, action, time in course.match.log]
    again = LiveMatch(row, lines)
    assert [again.takebacks.line_before_last_move(seat) for seat in range(2)] == [
        course.takebacks.line_before_last_move(seat) for seat in range(2)
    ]
    assert again.turn_order.order(again.match.actors) == course.turn_order.order(course.match.actors)
    assert again.game_clock.next_action(again.match) == course.game_clock.next_action(course.match)
    assert again.match == course.match


def test_the_clock_of_a_table_that_was_given_up_rings_no_more(tmp_path: Path) -> None:
    """It may have rung while the write that failed was under way."""
    store = SqliteStore.open(tmp_path)

    async def story() -> tuple[int, int]:
        tables = TableRegistry(store, 0, FlightBot)
        table = await tables.find((await tables.open(OpenTable("galaxy-trucker", 2, {"seconds": 1}))).table)
        await begun(table, "Anna", "Ben")
        n = table.n
        async with table.lock:
            await asyncio.sleep(1.5)
            table.evict()
        await asyncio.sleep(0.1)
        saved = await store.read(table.name)
        assert saved is not None
        return table.n - n, len(saved[1]) - n

    assert asyncio.run(story()) == (0, 0)
    store.close()
