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
from tests.server.fault_injection import BreakingProxy
from tests.server.harness import LiveServer, play_out
from tests.server.postgres import query
from tests.server.redis import Redis
from tests.server.site import Site
from tests.server.store.test_store import NEXT, ROW, line
from tests.server.stores import AnyStore, in_store

ONCE = [True]
EVERY_FIFTH = [False, False, False, False, True]


@pytest.fixture
def cutter(database: str) -> Iterator[BreakingProxy]:
    with BreakingProxy(database) as cutting:
        yield cutting


def run_through(cutter: BreakingProxy, story: Callable[[PostgresStore], Awaitable[Any]]) -> Any:
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
def test_a_commit_with_a_lost_response_succeeds(
    cutter: BreakingProxy, database: str, change: Callable[[PostgresStore], Coroutine[Any, Any, None]]
) -> None:
    async def story(store: PostgresStore) -> None:
        cutter.break_before_responses(ONCE)
        await change(store)
        await store.write([msgspec.structs.replace(ROW, id="next")])

    run_through(cutter, story)
    assert cutter.cuts == 1
    assert [n for n, _ in log_of(database)] in ([0], [0, 1, 2])


@pytest.mark.parametrize("passed_on", [True, False])
def test_a_change_is_made_once_whether_or_not_the_query_arrived(cutter: BreakingProxy, database: str, passed_on: bool) -> None:
    async def story(store: PostgresStore) -> None:
        cutter.break_on_query(b"once", passed_on=passed_on)
        await store.write(lines=[line(1, action="once")])

    run_through(cutter, story)
    assert cutter.cuts == 1
    assert log_of(database) == [(0, "roll"), (1, "once")]


def test_a_write_still_running_on_the_old_connection_is_awaited(cutter: BreakingProxy, database: str) -> None:
    """The retry waits for the locks of the first write, and then finds it committed."""

    async def story(store: PostgresStore) -> None:
        blocker = await asyncpg.connect(database, server_settings={"search_path": "tavolata"})
        async with blocker.transaction():
            await blocker.execute("LOCK TABLE log IN SHARE MODE")
            cutter.break_on_query(b"once", passed_on=True)
            waiting = asyncio.ensure_future(store.write(lines=[line(1, action="once")]))
            while await blocker.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < 2:
                assert not waiting.done()
        await waiting
        await blocker.close()

    run_through(cutter, story)
    assert log_of(database) == [(0, "roll"), (1, "once")]


def test_a_line_of_another_writer_does_not_count_as_committed(cutter: BreakingProxy, database: str) -> None:
    async def story(store: PostgresStore) -> None:
        other = await asyncio.to_thread(PostgresStore.open, database)
        await other.write(lines=[line(1, action="stop")])
        await other.detach()
        cutter.break_on_query(b"once", passed_on=False)
        with pytest.raises(Conflict):
            await store.write(lines=[line(1, action="once")])

    run_through(cutter, story)
    assert log_of(database) == [(0, "roll"), (1, "stop")]


def test_a_write_under_a_lease_stands_if_the_lease_expires_before_the_retry(cutter: BreakingProxy, database: str) -> None:
    async def story(store: PostgresStore) -> None:
        other = await asyncio.to_thread(PostgresStore.open, database)
        await other.take_leases("one", ["abc"], OVER)
        cutter.break_before_responses(ONCE, until_mended=True)
        waiting = asyncio.ensure_future(store.write(lines=[line(1)], precondition=Precondition(0, 1)))
        while not cutter.cuts:  # noqa: ASYNC110 - it happens in another thread
            await asyncio.sleep(0.01)
        assert await other.take_leases("two", ["abc"], LONG) == {"abc": 2}
        await other.write(lines=[line(2)], precondition=Precondition(0, 2))
        cutter.restore()
        await waiting
        with pytest.raises(Conflict):
            await store.write(lines=[line(3)], precondition=Precondition(0, 1))
        await other.detach()

    run_through(cutter, story)
    assert len(log_of(database)) == 3


def test_feature_rows_are_written_once(cutter: BreakingProxy, database: str) -> None:
    campaign = CampaignRow("way", "bomb-busters", "The way", 0)
    tried = AttemptRow("abc", "way", "1", 2, 0, "won", 3, 0, None, "{}")

    async def story(store: PostgresStore) -> str:
        cutter.break_before_responses(cycle([True, False]))
        secret = await store.races.secret()
        await store.campaigns.save(campaign)
        await store.campaigns.save_attempt(tried)
        assert await store.campaigns.attempts("way") == [tried]
        return secret

    secret = run_through(cutter, story)
    assert cutter.cuts == 3
    assert query(database, "SELECT value FROM house") == [(secret,)]


def test_each_change_of_a_batch_has_its_own_outcome(cutter: BreakingProxy, database: str) -> None:
    """A lock on the log collects a batch with one stale change; then the response to the batch is lost."""

    async def story(store: PostgresStore) -> list[type]:
        blocker = await asyncpg.connect(database, server_settings={"search_path": "tavolata"})
        async with blocker.transaction():
            await blocker.execute("LOCK TABLE log")
            waiting = [asyncio.ensure_future(store.write(lines=[line(1)]))]
            while not await blocker.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                assert not waiting[0].done()
            waiting += [asyncio.ensure_future(store.write(lines=[line(n, action="late")])) for n in (0, 2, 3)]
            cutter.break_before_responses([False, True])
        await blocker.close()
        return [type(outcome) for outcome in await asyncio.gather(*waiting, return_exceptions=True)]

    assert run_through(cutter, story) == [type(None), Conflict, type(None), type(None)]
    assert cutter.cuts == 1
    assert [action for _, action in log_of(database)] == ["roll", "roll", "late", "late"]


def test_an_unknown_outcome_is_not_reported_as_a_failed_write(cutter: BreakingProxy, database: str) -> None:
    async def story(store: PostgresStore) -> None:
        cutter.break_before_responses(repeat(True))
        with pytest.raises(OutcomeUnknown, match="The log of the games cannot be read or written: "):
            await store.write(lines=[line(1)])
        cutter.break_before_responses(())
        with pytest.raises(Conflict):
            await store.write(lines=[line(1, action="stop")])

    run_through(cutter, story)
    assert len(log_of(database)) == 2


def test_a_statement_timeout_is_a_known_failure(cutter: BreakingProxy, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(schema._SESSION, "statement_timeout", "200ms")

    async def story(store: PostgresStore) -> None:
        blocker = await asyncpg.connect(database, server_settings={"search_path": "tavolata"})
        async with blocker.transaction():
            await blocker.execute("LOCK TABLE log")
            with pytest.raises(StoreError) as refused:
                await store.write(lines=[line(1)])
        await blocker.close()
        assert not isinstance(refused.value, OutcomeUnknown)

    run_through(cutter, story)
    assert len(log_of(database)) == 1


def test_a_game_with_many_lost_responses_is_played_to_its_end(cutter: BreakingProxy, database: str) -> None:
    """No client gets a refusal or is disconnected."""
    with LiveServer(cutter.url) as live_server:
        table = live_server.open_table()

        async def story() -> int:
            people = await live_server.begin(table, "Anna", "Ben")
            cutter.break_before_responses(cycle(EVERY_FIFTH))
            await play_out(people)
            return people[0].moves.n

        n = live_server.run(story())
    assert cutter.cuts > 10
    assert query(database, 'SELECT count(*), count(DISTINCT n) FROM log WHERE "table" = $1', table) == [(n, n)]


def test_a_client_is_told_that_the_outcome_of_its_move_is_unknown(cutter: BreakingProxy, logged_errors: Callable[[], list[str]]) -> None:
    with LiveServer(cutter.url) as live_server:
        table = live_server.open_table()

        async def story() -> messages.Refused:
            anna, ben = await live_server.begin(table, "Anna", "Ben")
            mover = anna if anna.moves.legal else ben
            cutter.break_before_responses(repeat(True))
            refused = await mover.ask(messages.Act(mover.moves.n, [mover.moves.legal[0].text]), messages.Refused)
            cutter.break_before_responses(())
            return refused

        refused = live_server.run(story())
    assert (refused.code, refused.key) == ("not-now", "server.refusal.unsure")
    assert len(logged_errors()) == 1


def test_a_site_with_many_lost_responses_agrees_with_its_clients(cutter: BreakingProxy, redis: Redis) -> None:
    with Site(cutter.url, redis.url, count=2) as site:
        table = site.doors[0].open_table(seats=3)
        people = [History(table, seat) for seat in range(2)]
        ports = [int(door.host.rpartition(":")[2]) for door in site.doors]
        players = [Player(ports[person.seat], person, seats=3, people=2, lines=60) for person in people]
        cutter.break_before_responses(cycle(EVERY_FIFTH))

        async def story() -> None:
            async with asyncio.timeout(60):
                await asyncio.gather(*(player.play() for player in players))

        site.run(story())
        cutter.break_before_responses(())
        saved = site.saved(table)
    assert cutter.cuts > 5
    assert list(disagreements(*saved, people)) == []


def test_a_write_whose_connection_is_terminated_is_made_once(database: str) -> None:
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
