"""Tests of a rolling update: games continue by the rules that they started with, and no client has to stop."""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Self

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tavolata import i18n
from tavolata.core import registry
from tavolata.server.store.rows import LogRow, TableRow
from tests.chaos.history import History, disagreements
from tests.chaos.player import Player
from tests.chaos.server import free_port
from tests.server.harness import Moves, Visitors
from tests.server.next_version import AFTER, BEFORE, update
from tests.server.process import Process
from tests.server.proxy import Proxy
from tests.server.redis import Redis
from tests.server.site import soon
from tests.server.stores import in_store

_UPDATED = "from tests.server.next_version import update; update()"
_LINES = 12
"""The number of new lines that counts as progress."""


@pytest.fixture(autouse=True)
def _updated() -> Iterator[None]:
    """Install both versions of Lucky Loop in the test process."""
    update()
    yield
    i18n.clear_caches()
    registry._registry.cache_clear()
    registry.plugins()


class Fleet:
    """Server processes on fixed ports that share a database and a Redis; each can be restarted in another version."""

    def __init__(self, database: str, bus: str, count: int = 2) -> None:
        self.ports = [free_port() for _ in range(count)]
        self._database, self._bus = database, bus
        self._stack = ExitStack()
        self._running: dict[int, Process] = {}

    def __enter__(self) -> Self:
        for number in range(len(self.ports)):
            self._start(number, "")
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def door(self, number: int) -> Visitors:
        """Clients of one process, without the proxy."""
        return Visitors(f"127.0.0.1:{self.ports[number]}")

    def update(self, number: int) -> tuple[int, str]:
        """Stop a process gracefully, and start one of the next version at its port; returns the status and output of the old one."""
        status, _, complained = self._running[number].stop(signal.SIGTERM)
        self._start(number, _UPDATED)
        return status, complained

    def saved(self, table: str) -> tuple[TableRow, list[LogRow]]:
        """A table with its whole log."""
        found = in_store(self._database, lambda store: store.read(table))
        assert found is not None
        return found

    def _start(self, number: int, first: str) -> None:
        process = self._stack.enter_context(Process(self._database, port=self.ports[number], bus=self._bus, first=first))
        process.ready()
        self._running[number] = process


@pytest.fixture
def fleet(database: str, redis: Redis) -> Iterator[Fleet]:
    """Two processes of the previous version."""
    with Fleet(database, redis.url) as running:
        yield running


class Party:
    """Clients that play through the proxy until they are stopped: two people and a bot at each table."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._playing: list[asyncio.Task[None]] = []
        self.people: dict[str, list[History]] = {}

    def sit(self, table: str) -> None:
        """Start to play at another table."""
        self.people[table] = [History(table, seat) for seat in range(2)]
        for person in self.people[table]:
            player = Player(self._port, person, seats=3, people=2, lines=10_000)
            self._playing.append(asyncio.create_task(player.play()))

    async def go_on(self) -> None:
        """Wait until each client has received some more lines, or the end of the game."""
        seen = {id(person): person.n for person in self._everybody()}
        await soon(lambda: self._are_further(seen))

    async def stop(self) -> None:
        """Stop all clients; the answers to their last moves are not awaited."""
        for task in self._playing:
            task.cancel()
        await asyncio.wait(self._playing)
        for person in self._everybody():
            person.mark_lost()

    def _everybody(self) -> list[History]:
        return [person for people in self.people.values() for person in people]

    async def _are_further(self, seen: dict[int, int]) -> bool:
        for task in self._playing:
            if task.done():
                task.result()
        return all(person.n >= seen[id(person)] + _LINES for person in self._everybody())


def test_games_go_on_while_one_process_after_the_other_is_updated(fleet: Fleet) -> None:
    tables = [fleet.door(number).open_table(seats=3) for number in range(2)]

    async def story(port: int) -> tuple[dict[str, list[History]], str]:
        party = Party(port)
        for table in tables:
            party.sit(table)
        await party.go_on()
        assert await asyncio.to_thread(fleet.update, 0) == (0, "")
        await party.go_on()
        new = await asyncio.to_thread(fleet.door(0).open_table, 3)
        party.sit(new)
        await party.go_on()
        status, complained = await asyncio.to_thread(fleet.update, 1)
        assert status == 0
        assert all("is left to servers of a later version" in told for told in complained.splitlines())
        await party.go_on()
        await party.stop()
        return party.people, new

    with Proxy(fleet.ports) as proxy:
        people, new = asyncio.run(story(proxy.port))
    for table, histories in people.items():
        row, lines = fleet.saved(table)
        assert row.version == (AFTER if table == new else BEFORE)
        assert list(disagreements(row, lines, histories)) == []


def test_a_table_of_the_next_version_is_left_to_who_has_it_and_never_set_apart(fleet: Fleet) -> None:
    """A process of the previous version refers new clients to another process; connected clients continue."""
    fleet.update(0)
    old, new = fleet.door(1), fleet.door(0)
    table = new.open_table(seats=2)

    async def story() -> int:
        people = await new.begin(table, "Anna", "Ben")
        with pytest.raises(InvalidStatus) as refused:
            await old.visit(table, "Ben")
        await asyncio.to_thread(fleet.update, 1)
        again = await old.visit(table, "Ben")
        supply = (await again.until(Moves)).view.supply
        await again.close()
        await asyncio.gather(*(person.close() for person in people))
        assert supply == 0
        return refused.value.response.status_code

    assert asyncio.run(story()) == httpx.codes.SERVICE_UNAVAILABLE


def test_a_table_of_the_version_before_has_its_rules_in_an_updated_process(fleet: Fleet) -> None:
    old, new = fleet.door(1), fleet.door(0)
    table = old.open_table(seats=2)

    async def story() -> tuple[int, int]:
        anna, ben = await old.begin(table, "Anna", "Ben")
        await asyncio.to_thread(fleet.update, 0)
        elsewhere = await new.visit(table, "Ben")
        supplies = anna.moves.view.supply, (await elsewhere.until(Moves)).view.supply
        mover = next(person for person in (anna, ben) if person.moves.legal)
        told = await mover.act(mover.moves.legal[0].text)
        assert (await elsewhere.until(Moves)).n == told.n, "what is done in one version is told in the other"
        await asyncio.gather(*(person.close() for person in (anna, ben, elsewhere)))
        return supplies

    before, after = asyncio.run(story())
    assert before == after > 0
