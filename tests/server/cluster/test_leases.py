"""Tests of leases: one process at a time runs the bots and clock of a table, and a paused one cannot act after its lease has expired."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import msgspec
import pytest

from tavolata.server.cluster import database_leases
from tavolata.server.cluster.database_leases import DatabaseLeases
from tavolata.server.cluster.leases import LocalLeases
from tavolata.server.store.errors import LeaseLost, StoreError
from tavolata.server.store.postgres import PostgresStore
from tavolata.server.store.rows import Precondition
from tests.server.cluster.test_pubsub import until
from tests.server.postgres import execute
from tests.server.store.test_store import NEXT, ROW, line
from tests.server.stores import AnyStore, in_store

LONG, OVER = 60_000, -1


class Driven:
    """A stub of a table with bots, as leases see it."""

    def __init__(self, name: str = "abc") -> None:
        self.name = name
        self.needs_driver = True
        self.told = 0

    def schedule(self) -> None:
        self.told += 1


def of_postgres(story: Callable[[PostgresStore], Awaitable[None]]) -> Callable[[AnyStore], Coroutine[Any, Any, None]]:
    """Run a coroutine with a PostgreSQL store, which has leases."""

    async def told(store: AnyStore) -> None:
        assert isinstance(store, PostgresStore)
        await story(store)

    return told


def test_a_lease_is_one_process_s_until_it_ends_and_each_take_over_counts_the_fence_up(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        assert await store.take_leases("one", ["a", "b"], LONG) == {"a": 1, "b": 1}
        assert await store.take_leases("two", ["a", "c"], LONG) == {"c": 1}
        assert await store.take_leases("one", ["a"], OVER) == {"a": 1}, "renewed, and yet over"
        assert await store.take_leases("two", ["a", "b"], LONG) == {"a": 2}
        assert await store.take_leases("one", ["a"], LONG) == {}
        await store.end_leases("one", ["a", "b"])
        assert await store.take_leases("two", ["a", "b"], LONG) == {"a": 2, "b": 2}
        await store.end_leases("two", ["b"])
        assert await store.take_leases("two", ["b"], LONG) == {"b": 2}, "nobody had it meanwhile"

    in_store(database, of_postgres(story))


def test_a_line_of_an_older_fence_is_refused_with_all_that_belongs_to_it_and_nothing_else(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.write([ROW, msgspec.structs.replace(ROW, id="other")])
        await store.take_leases("one", ["abc"], OVER)
        await store.write(lines=[line(0)], precondition=Precondition(0, 1))
        await store.take_leases("two", ["abc"], LONG)
        waiting: Sequence[Awaitable[None]] = [
            store.write(lines=[line(1)], precondition=Precondition(0, 1)),
            store.write(lines=[line(0, "other")], precondition=Precondition(0, 1)),
            store.write(lines=[line(1, action="stop")]),
        ]
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [LeaseLost, type(None), type(None)]
        await store.write(lines=[line(2)], precondition=Precondition(0, 2))
        saved = await store.read("abc")
        assert saved is not None
        assert [one.action for one in saved[1]] == ["roll", "stop", "roll"]

    in_store(database, of_postgres(story))


def test_lines_for_another_revision_of_the_table_are_refused(database: str) -> None:
    """Another process changes the table's row, for example by a substitution."""

    async def story(store: PostgresStore) -> None:
        await store.write([ROW], [line(0)])
        await store.write(lines=[line(1)], precondition=Precondition(0))
        changes = [store.write([NEXT]), store.write(lines=[line(2)], precondition=Precondition(0))]
        assert [type(outcome) for outcome in await asyncio.gather(*changes, return_exceptions=True)] == [type(None), LeaseLost]
        await store.write(lines=[line(2)], precondition=Precondition(1))

    in_store(database, of_postgres(story))


def test_one_of_two_holds_it_and_the_other_takes_over_when_it_goes(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        one, two, here, there = DatabaseLeases(store), DatabaseLeases(store), Driven(), Driven()
        assert not one.holds(here)
        await until(lambda: here.told == 1)
        assert not two.holds(there)
        assert (one.holds(here), one.fence("abc"), two.fence("abc")) == (True, 1, 0)
        await one.close()
        await until(lambda: there.told == 1)
        assert (one.holds(here), two.holds(there), two.fence("abc")) == (False, True, 2)
        await one.close()
        await two.close()

    in_store(database, of_postgres(story))


def test_who_dies_is_followed_within_the_term_and_who_was_paused_knows_that_it_is_over(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: PostgresStore) -> None:
        one, two, here, there = DatabaseLeases(store), DatabaseLeases(store), Driven(), Driven()
        one.holds(here)
        await until(lambda: one.holds(here))
        monkeypatch.setattr(one, "_acquire", _paused)
        two.holds(there)
        await until(lambda: two.holds(there))
        assert not one.holds(here)
        with pytest.raises(StoreError):
            await store.write(lines=[line(0)], precondition=Precondition(0, one.fence("abc")))
        for holder in (one, two):
            await holder.close()

    monkeypatch.setattr(database_leases, "LEASE_MS", 400)
    monkeypatch.setattr(database_leases, "RENEW_BELOW_MS", 300)
    monkeypatch.setattr(database_leases, "POLL_MS", 50)
    in_store(database, of_postgres(story))


async def _paused() -> None:
    """Stop the renewal of leases, as in a paused process."""


@pytest.mark.parametrize("turns", range(4))
def test_who_is_to_end_while_something_is_asked_of_it_ends(database: str, turns: int) -> None:
    """A table is added `turns` loop iterations before closing; closing must not hang."""

    async def story(store: PostgresStore) -> None:
        one, here, late = DatabaseLeases(store), Driven(), Driven("late")
        one.holds(here)
        await until(lambda: one.holds(here))
        one.holds(late)
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await one.close()

    in_store(database, of_postgres(story))


def test_a_table_that_has_nothing_to_act_is_let_go(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        one, two, here, there = DatabaseLeases(store), DatabaseLeases(store), Driven(), Driven()
        one.holds(here)
        await until(lambda: one.holds(here))
        here.needs_driver = False
        two.holds(there)
        await until(lambda: two.holds(there))
        assert not one.holds(here)
        for holder in (one, two):
            await holder.close()

    in_store(database, of_postgres(story))


def test_a_database_that_is_gone_for_a_while_costs_no_lease_for_good(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(store: PostgresStore) -> None:
        one, here = DatabaseLeases(store), Driven()
        await asyncio.to_thread(execute, database, "ALTER TABLE lease RENAME TO away")
        one.holds(here)
        await until(lambda: "could not be taken" in caplog.text)
        await asyncio.to_thread(execute, database, "ALTER TABLE away RENAME TO lease")
        await until(lambda: one.holds(here))
        assert here.told == 1
        await one.close()

    in_store(database, of_postgres(story))


def test_who_is_alone_holds_all() -> None:
    assert LocalLeases().holds(Driven())
    assert LocalLeases().fence("abc") is None
