"""Tests of a PostgreSQL connection that breaks between a commit and its response: the outcome is found, and nothing is done twice."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from itertools import cycle, repeat
from typing import Any

import asyncpg
import msgspec
import pytest

from tavolata.server.protocol import messages
from tavolata.server.store import postgres_connection as schema
from tavolata.server.store.errors import Conflict, OutcomeUnknown, StoreError
from tavolata.server.store.postgres import PostgresStore
from tavolata.server.store.rows import AttemptRow, CampaignRow, Precondition
from tests.chaos.history import History, disagreements
from tests.chaos.player import Player
from tests.server.cluster.test_leases import LONG, OVER
from tests.server.fault_injection import Cutter
from tests.server.harness import House, play_out
from tests.server.postgres import query
from tests.server.redis import Redis
from tests.server.site import Site
from tests.server.store.test_store import NEXT, ROW, line
from tests.server.stores import AnyStore, in_store

ONCE = [True]
EVERY_FIFTH = [False, False, False, False, True]


@pytest.fixture
def cutter(database: str) -> Iterator[Cutter]:
    with Cutter(database) as cutting:
        yield cutting


def told(cutter: Cutter, story: Callable[[PostgresStore], Awaitable[Any]]) -> Any:
    """Run a coroutine with a store that connects through the breaking proxy; returns its result."""

    async def whole(store: AnyStore) -> Any:
        assert isinstance(store, PostgresStore)
        await store.write([ROW], [line(0)])
        return await story(store)

    return in_store(cutter.url, whole)


def log_of(database: str) -> list[tuple[int, str]]:
    """All lines of the table, as the database has them."""
    return query(database, "SELECT n, action FROM log WHERE \"table\" = 'abc' ORDER BY n")


CHANGES: dict[str, Callable[[PostgresStore], Coroutine[Any, Any, None]]] = {
    "lines": lambda store: store.write(lines=[line(1), line(2)]),
    "guarded lines": lambda store: store.write(lines=[line(1), line(2)], precondition=Precondition(0)),
    "a change of the table": lambda store: store.write([NEXT]),
    "a change of the table and lines": lambda store: store.write([NEXT], [line(1), line(2)], Precondition(1)),
    "a new table": lambda store: store.write([msgspec.structs.replace(ROW, id="other")]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_commit_whose_answer_was_lost_is_one_that_was_made(
    cutter: Cutter, database: str, change: Callable[[PostgresStore], Coroutine[Any, Any, None]]
) -> None:
    async def story(store: PostgresStore) -> None:
        cutter.cut_answers(ONCE)
        await change(store)
        await store.write([msgspec.structs.replace(ROW, id="next")])

    told(cutter, story)
    assert cutter.cuts == 1
    assert [n for n, _ in log_of(database)] in ([0], [0, 1, 2])


@pytest.mark.parametrize("passed_on", [True, False])
def test_a_change_is_made_once_whether_or_not_it_arrived_before_the_cut(cutter: Cutter, database: str, passed_on: bool) -> None:
    async def story(store: PostgresStore) -> None:
        cutter.cut_question(b"once", passed_on=passed_on)
        await store.write(lines=[line(1, action="once")])

    told(cutter, story)
    assert cutter.cuts == 1
    assert log_of(database) == [(0, "roll"), (1, "once")]


def test_what_is_still_under_way_over_the_old_line_is_waited_for(cutter: Cutter, database: str) -> None:
    """The retry waits for the locks of the first write, and then finds it committed."""

    async def story(store: PostgresStore) -> None:
        blocker = await asyncpg.connect(database, server_settings={"search_path": "tavolata"})
        async with blocker.transaction():
            await blocker.execute("LOCK TABLE log IN SHARE MODE")
            cutter.cut_question(b"once", passed_on=True)
            waiting = asyncio.ensure_future(store.write(lines=[line(1, action="once")]))
            while await blocker.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < 2:
                assert not waiting.done()
        await waiting
        await blocker.close()

    told(cutter, story)
    assert log_of(database) == [(0, "roll"), (1, "once")]


def test_what_somebody_else_wrote_first_is_no_answer(cutter: Cutter, database: str) -> None:
    async def story(store: PostgresStore) -> None:
        other = await asyncio.to_thread(PostgresStore.open, database)
        await other.write(lines=[line(1, action="stop")])
        await other.detach()
        cutter.cut_question(b"once", passed_on=False)
        with pytest.raises(Conflict):
            await store.write(lines=[line(1, action="once")])

    told(cutter, story)
    assert log_of(database) == [(0, "roll"), (1, "stop")]


def test_what_was_written_under_a_lease_stands_though_it_ended_before_the_answer_was_found(cutter: Cutter, database: str) -> None:
    async def story(store: PostgresStore) -> None:
        other = await asyncio.to_thread(PostgresStore.open, database)
        await other.take_leases("one", ["abc"], OVER)
        cutter.cut_answers(ONCE, until_mended=True)
        waiting = asyncio.ensure_future(store.write(lines=[line(1)], precondition=Precondition(0, 1)))
        while not cutter.cuts:  # noqa: ASYNC110 - it happens in another thread
            await asyncio.sleep(0.01)
        assert await other.take_leases("two", ["abc"], LONG) == {"abc": 2}
        await other.write(lines=[line(2)], precondition=Precondition(0, 2))
        cutter.mend()
        await waiting
        with pytest.raises(Conflict):
            await store.write(lines=[line(3)], precondition=Precondition(0, 1))
        await other.detach()

    told(cutter, story)
    assert len(log_of(database)) == 3


def test_what_is_written_beside_the_log_is_there_once(cutter: Cutter, database: str) -> None:
    campaign = CampaignRow("way", "bomb-busters", "The way", 0)
    tried = AttemptRow("abc", "way", "1", 2, 0, "won", 3, 0, None, "{}")

    async def story(store: PostgresStore) -> str:
        cutter.cut_answers(cycle([True, False]))
        secret = await store.races.secret()
        await store.campaigns.save(campaign)
        await store.campaigns.save_attempt(tried)
        assert await store.campaigns.attempts("way") == [tried]
        return secret

    secret = told(cutter, story)
    assert cutter.cuts == 3
    assert query(database, "SELECT value FROM house") == [(secret,)]


def test_of_what_was_written_together_each_is_answered_for_itself(cutter: Cutter, database: str) -> None:
    """A lock on the log collects a batch with one stale change; then the response to the batch is lost."""

    async def story(store: PostgresStore) -> list[type]:
        blocker = await asyncpg.connect(database, server_settings={"search_path": "tavolata"})
        async with blocker.transaction():
            await blocker.execute("LOCK TABLE log")
            waiting = [asyncio.ensure_future(store.write(lines=[line(1)]))]
            while not await blocker.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                assert not waiting[0].done()
            waiting += [asyncio.ensure_future(store.write(lines=[line(n, action="late")])) for n in (0, 2, 3)]
            cutter.cut_answers([False, True])
        await blocker.close()
        return [type(outcome) for outcome in await asyncio.gather(*waiting, return_exceptions=True)]

    assert told(cutter, story) == [type(None), Conflict, type(None), type(None)]
    assert cutter.cuts == 1
    assert [action for _, action in log_of(database)] == ["roll", "roll", "late", "late"]


def test_where_no_answer_is_to_be_had_nobody_says_that_it_did_not_happen(cutter: Cutter, database: str) -> None:
    async def story(store: PostgresStore) -> None:
        cutter.cut_answers(repeat(True))
        with pytest.raises(OutcomeUnknown, match="The log of the games cannot be read or written: "):
            await store.write(lines=[line(1)])
        cutter.cut_answers(())
        with pytest.raises(Conflict):
            await store.write(lines=[line(1, action="stop")])

    told(cutter, story)
    assert len(log_of(database)) == 2


def test_a_statement_that_took_too_long_was_answered(cutter: Cutter, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(schema._SESSION, "statement_timeout", "200ms")

    async def story(store: PostgresStore) -> None:
        blocker = await asyncpg.connect(database, server_settings={"search_path": "tavolata"})
        async with blocker.transaction():
            await blocker.execute("LOCK TABLE log")
            with pytest.raises(StoreError) as refused:
                await store.write(lines=[line(1)])
        await blocker.close()
        assert not isinstance(refused.value, OutcomeUnknown)

    told(cutter, story)
    assert len(log_of(database)) == 1


def test_a_game_whose_answers_are_lost_again_and_again_is_played_to_its_end(cutter: Cutter, database: str) -> None:
    """No client gets a refusal or is disconnected."""
    with House(cutter.url) as house:
        table = house.open_table()

        async def story() -> int:
            people = await house.begin(table, "Anna", "Ben")
            cutter.cut_answers(cycle(EVERY_FIFTH))
            await play_out(people)
            return people[0].moves.n

        n = house.tell(story())
    assert cutter.cuts > 10
    assert query(database, 'SELECT count(*), count(DISTINCT n) FROM log WHERE "table" = $1', table) == [(n, n)]


def test_who_cannot_be_told_whether_it_was_saved_is_told_so(cutter: Cutter, logged_errors: Callable[[], list[str]]) -> None:
    with House(cutter.url) as house:
        table = house.open_table()

        async def story() -> messages.Refused:
            anna, ben = await house.begin(table, "Anna", "Ben")
            mover = anna if anna.moves.legal else ben
            cutter.cut_answers(repeat(True))
            refused = await mover.ask(messages.Act(mover.moves.n, [mover.moves.legal[0].text]), messages.Refused)
            cutter.cut_answers(())
            return refused

        refused = house.tell(story())
    assert (refused.code, refused.key) == ("not-now", "server.refusal.unsure")
    assert len(logged_errors()) == 1


def test_a_site_whose_answers_are_lost_again_and_again_agrees_with_all_that_was_told(cutter: Cutter, redis: Redis) -> None:
    with Site(cutter.url, redis.url, count=2) as site:
        table = site.doors[0].open_table(seats=3)
        people = [History(table, seat) for seat in range(2)]
        ports = [int(door.host.rpartition(":")[2]) for door in site.doors]
        players = [Player(ports[person.seat], person, seats=3, people=2, lines=60) for person in people]
        cutter.cut_answers(cycle(EVERY_FIFTH))

        async def story() -> None:
            async with asyncio.timeout(60):
                await asyncio.gather(*(player.play() for player in players))

        site.tell(story())
        cutter.cut_answers(())
        saved = site.saved(table)
    assert cutter.cuts > 5
    assert list(disagreements(*saved, people)) == []


def test_a_line_that_is_cut_while_it_waits_is_made_anew_and_what_it_was_to_write_is_written_once(database: str) -> None:
    async def story(store: AnyStore) -> None:
        await store.write([ROW])
        blocker = await asyncpg.connect(database, server_settings={"search_path": "tavolata"})
        async with blocker.transaction():
            await blocker.execute("LOCK TABLE log")
            waiting = asyncio.ensure_future(store.write(lines=[line(0)]))
            while not await blocker.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                assert not waiting.done()
            await blocker.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted")
        await waiting
        await blocker.close()
        assert await store.read("abc") == (ROW, [line(0)])

    in_store(database, story)
    assert query(database, "SELECT count(*) FROM log") == [(1,)]
