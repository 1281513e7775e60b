"""Tests of a site whose parts are killed, paused or disconnected: games continue within seconds, and nothing is done twice."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tavolata.core.game import CLOCK
from tavolata.server.protocol import messages
from tests.chaos.history import History, disagreements
from tests.chaos.player import Player
from tests.server.harness import Browser, Moves, play_out
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy
from tests.server.redis import Redis
from tests.server.site import Site, soon


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.kill()


@pytest.fixture
def site(database: str, own_redis: Redis) -> Iterator[Site]:
    with Site(database, own_redis.url) as running:
        yield running


async def at_a_table_with_bots_and_clock(site: Site, table: str) -> tuple[Browser, Browser]:
    """Connect Anna, who plays with bots at the first process, which has the lease, and Ben, who watches at the second."""
    anna = await site.doors[0].sit(table, "Anna", 0)
    for seat in (1, 2):
        await anna.send(messages.SeatBot(seat, "random"))
    await anna.send(messages.Begin())
    await soon(lambda: _has(site, table, fence=1))
    return anna, await site.doors[1].visit(table, "Ben")


async def _has(site: Site, table: str, fence: int) -> bool:
    return await site.fence(table) == fence


async def takes_over(site: Site, table: str) -> None:
    """Wait until another process has the lease of a table."""
    await soon(lambda: _has(site, table, fence=2))


async def told_of(person: Browser, actor: int, since: int) -> None:
    """Wait until a client receives an action of an actor from a line on."""
    await told(person, _did(actor, since))


async def told(person: Browser, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next `moves` message, of any game, that meets a condition."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await person.listen())
        if message["kind"] == "moves" and holds(message):
            return message


def _did(actor: int, since: int) -> Callable[[dict[str, Any]], bool]:
    """A condition for `moves`: an actor acted from a line on."""
    return lambda moves: any(step["actor"] == actor and step["n"] >= since for step in moves["steps"])


def new_race(site: Site) -> str:
    """Open a table of Galaxy Trucker with a timer of a few seconds."""
    return site.doors[0].open_table(seats=3, game="galaxy-trucker", options={"seconds": "6"})


def test_bots_and_clock_of_a_process_that_is_killed_go_on_in_another_within_seconds(site: Site) -> None:
    table = new_race(site)

    async def story() -> None:
        _, ben = await at_a_table_with_bots_and_clock(site, table)
        await told(ben, lambda moves: moves["n"] > 5)
        site.signal(0, signal.SIGKILL)
        await takes_over(site, table)
        n = len(await site.lines(table))
        await told_of(ben, 1, since=n)
        await told_of(ben, CLOCK, since=n)

    site.tell(story())


def test_a_process_that_was_paused_does_nothing_after_its_lease_and_learns_what_was_done(site: Site) -> None:
    table = new_race(site)

    async def story() -> tuple[int, int]:
        anna, ben = await at_a_table_with_bots_and_clock(site, table)
        site.signal(0, signal.SIGSTOP)
        await takes_over(site, table)
        await told_of(ben, CLOCK, since=0)
        site.signal(0, signal.SIGCONT)
        await anna.send(messages.GiveUp(agreed=True))
        while '"stage":"given-up"' not in await anna.listen():
            pass
        return len(await site.lines(table)), await site.fence(table)

    lines, fence = site.tell(story())
    _, kept = site.saved(table)
    assert len(kept) == lines
    assert fence == 2, "who was paused did not take it back"


def test_a_game_goes_on_while_redis_is_away_and_after_it_came_back(site: Site, own_redis: Redis) -> None:
    table = site.doors[0].open_table(seats=2)

    async def story() -> None:
        people = await site.begin(table, "Anna", "Ben")
        await play_out(people, lines=20)
        own_redis.kill()
        await play_out(people, lines=people[0].moves.n + 4)
        own_redis.start()
        await play_out(people)

    site.tell(story())
    assert site.saved(table)[0].stage == "over"


def test_while_postgresql_is_away_moves_are_refused_in_words_and_afterwards_the_game_goes_on(site: Site, postgres: Postgres) -> None:
    table = site.doors[0].open_table(seats=2)

    async def story() -> messages.Refused:
        anna, ben = people = await site.begin(table, "Anna", "Ben")
        mover = anna if anna.moves.legal else ben
        await asyncio.to_thread(postgres.stop)
        refused = await mover.ask(messages.Act(mover.moves.n, [mover.moves.legal[0].text]), messages.Refused)
        await asyncio.to_thread(postgres.start)
        again = [await door.visit(table, name) for door, name in zip(site.doors, ("Anna", "Ben"), strict=False)]
        for person in again:
            await person.until(Moves)
        await play_out(again, lines=people[0].moves.n + 20)
        return refused

    refused = site.tell(story())
    assert (refused.code, refused.key) == ("not-now", "server.refusal.unsaved")


def test_whose_process_dies_is_at_another_within_seconds_through_a_proxy(site: Site) -> None:
    """What the clients received before and after must equal the log."""
    table = site.doors[0].open_table(seats=2)
    people = [History(table, seat) for seat in range(2)]

    async def story(port: int) -> None:
        players = [Player(port, person, seats=2, people=2, lines=10_000) for person in people]
        playing = [asyncio.create_task(player.play()) for player in players]
        for victim in (0, 1):
            seen = [person.n for person in people]
            await soon(lambda seen=seen: _have_gone_on(people, seen))  # type: ignore[misc]
            seen = [person.n for person in people]
            site.signal(victim, signal.SIGKILL)
            await soon(lambda seen=seen: _have_gone_on(people, seen))  # type: ignore[misc]
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        for person in people:
            person.mark_lost()  # the answer to the last move is not awaited

    with Proxy([int(door.host.rpartition(":")[2]) for door in site.doors]) as proxy:
        site.tell(story(proxy.port))
    assert list(disagreements(*site.saved(table), people)) == []


async def _have_gone_on(people: list[History], seen: list[int]) -> bool:
    """Whether each client received at least ten more lines."""
    return all(person.n >= before + 10 for person, before in zip(people, seen, strict=True))
