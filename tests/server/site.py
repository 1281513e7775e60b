"""A site of several real server processes on one database and one Redis."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self, TypeVar

from tavolata.server.protocol import messages
from tavolata.server.store.rows import LogRow, TableRow
from tests.server.harness import Browser, Moves, Visitors
from tests.server.postgres import query
from tests.server.process import Process
from tests.server.stores import in_store

R = TypeVar("R")

_SECONDS = 40


class Site:
    """Several `tavolata serve` processes, and clients for each of them."""

    def __init__(self, database: str, bus: str, count: int = 3, first: str = "") -> None:
        """`first` is Python code that the first process runs before it serves."""
        self._database = database
        self._stack = ExitStack()
        starts = [first, *[""] * (count - 1)]
        self._processes = [self._stack.enter_context(Process(database, bus=bus, first=start)) for start in starts]
        self.doors: list[Visitors] = []

    def __enter__(self) -> Self:
        with ExitStack() as started:
            started.push(self._stack)  # closed if a process does not start
            for process in self._processes:
                process.ready()
            started.pop_all()
        self.doors = [Visitors(process.host) for process in self._processes]
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self._stack.close()

    def tell(self, story: Coroutine[Any, Any, R]) -> R:
        """Run a coroutine, then close all clients; returns its result."""

        async def whole() -> R:
            try:
                return await story
            finally:
                for door in self.doors:
                    await door.leave()

        return asyncio.run(whole())

    def signal(self, number: int, how: signal.Signals) -> None:
        """Send a signal to a process."""
        self._processes[number].send(how)

    async def begin(self, table: str, *names: str, bots: int = 0) -> list[Browser]:
        """Start a game with each person at another process; all clients have received the first position."""
        people = [await self.doors[seat % len(self.doors)].sit(table, name, seat) for seat, name in enumerate(names)]
        for seat in range(len(names), len(names) + bots):
            await people[0].send(messages.SeatBot(seat, "random"))
        await people[0].until(messages.Table, lambda known: all(info.holder != "nobody" for info in known.seats))
        await people[0].send(messages.Begin())
        for person in people:
            await person.expect(Moves)
        return people

    async def lines(self, table: str) -> list[tuple[int, int, str]]:
        """The log of a table as the database has it: number, actor and action of each line."""
        return await asyncio.to_thread(query, self._database, 'SELECT n, actor, action FROM log WHERE "table" = $1 ORDER BY n', table)

    def saved(self, table: str) -> tuple[TableRow, list[LogRow]]:
        """A table with its whole log."""
        found = in_store(self._database, lambda store: store.read(table))
        assert found is not None
        return found

    async def fence(self, table: str) -> int:
        """The fence of a table's lease, which counts the changes of holder; 0 without a lease."""
        found = await asyncio.to_thread(query, self._database, 'SELECT fence FROM lease WHERE "table" = $1', table)
        return int(found[0][0]) if found else 0


async def soon(holds: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    """Poll until a condition holds; a busy machine gets more time."""
    async with asyncio.timeout(_SECONDS):
        while not await holds():  # noqa: ASYNC110 - it happens in other processes
            await asyncio.sleep(0.05)
