"""Moves for each second of a server's processor beside boardgame.io's, in turns: `python -m bench.server [--rounds 3] [--tables 100 500]`.

Each run has a server of its own. Saturated, every table moves as fast as it is told; otherwise each moves once a second. A move counts when
both seats have been told. The processor is that of the server's processes alone; ours writes its log to the disk before it tells.
The smallest game shows what is left of a move when there is hardly anything to judge, to foresee and to tell.
"""

import asyncio
import resource
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any, NamedTuple

import httpx

from bench import houses, results
from bench.houses import House
from bench.smallest import smallest
from bench.tables import Ours, Peers, Playing

ROUNDS = 3
TABLES = (100, 500)
SECONDS = 4.0
WARM_UP = 1.0
FEWEST = 100
"""Of so many moves at least the hundredth part is told."""
PATIENCE = 10
AT_ONCE = 10
"""So many tables are opened at the same time."""


class Contender(NamedTuple):
    """What is played where; `reserve` tables are opened for each that plays at a time, as its games end soon."""

    house: Callable[[], AbstractContextManager[House]]
    table: Callable[[int, Random], Playing]
    reserve: int = 1


class Figures(NamedTuple):
    """What one run told."""

    moves_per_processor_second: float
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    kb_per_table: float
    opening_ms: float


OUR_GAMES = {
    "lucky-loop": Contender(houses.ours, lambda port, lot: Ours(port, lot, "lucky-loop", {})),
    "bomb-busters": Contender(houses.ours, lambda port, lot: Ours(port, lot, "bomb-busters", {"mission": "8"}), reserve=6),
    "galaxy-trucker building": Contender(
        houses.ours, lambda port, lot: Ours(port, lot, "galaxy-trucker", {"level": "II"}, shunned=("finish", "reserve"))
    ),
    "smallest game": Contender(smallest, lambda port, lot: Ours(port, lot, "pig", {}, shunned=("hold",))),
}
THEIR_GAMES = {
    "table": Contender(houses.peers, lambda port, lot: Peers(port, lot, "table")),
    "tic-tac-toe": Contender(houses.peers, lambda port, lot: Peers(port, lot, "tic-tac-toe")),
}


class Load:
    """Some tables that play, and how long each move took."""

    def __init__(self, tables: list[Playing], reserve: list[Playing], *, saturated: bool) -> None:
        self._tables, self._reserve, self._saturated = tables, reserve, saturated
        self.took: list[float] = []
        self._ended = asyncio.Event()
        for table in (*tables, *reserve):
            table.told = self._told

    def _told(self, table: Playing, seconds: float) -> None:
        self.took.append(seconds)
        if table.is_over:
            table = self._replaced(table)
        if self._saturated and not self.has_ended:
            table.move()

    @property
    def has_ended(self) -> bool:
        """Whether no further move follows."""
        return self._ended.is_set()

    def end(self) -> None:
        """Let no further move follow."""
        self._ended.set()

    def _replaced(self, table: Playing) -> Playing:
        """The next table for who played at one whose game is over; without one the measuring ends."""
        if not self._reserve:
            self.end()
            return table
        place = self._tables.index(table)
        self._tables[place] = self._reserve.pop()
        return self._tables[place]

    async def run(self, seconds: float) -> None:
        """Let them play for a while."""
        if self._saturated:
            for table in list(self._tables):
                table.move()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), seconds)
        else:
            await self._once_a_second(perf_counter() + seconds)

    async def _once_a_second(self, end: float) -> None:
        begun, count = perf_counter(), 0
        while not self.has_ended and (now := perf_counter()) < end:
            while count < (now - begun) * len(self._tables):
                self._tables[count % len(self._tables)].move()
                count += 1
            await asyncio.sleep(0.002)


async def opened(contender: Contender, house: House, count: int) -> list[Playing]:
    """So many tables, ready to play."""
    lot = Random(1)  # noqa: S311 - these dice are no secret
    tables = [contender.table(house.port, lot) for _ in range(count)]
    waiting = asyncio.Semaphore(AT_ONCE)

    async def open_one(client: httpx.AsyncClient, table: Playing) -> None:
        async with waiting:
            await table.open(client)

    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.gather(*(open_one(client, table) for table in tables))
    return tables


async def measured(contender: Contender, house: House, count: int, *, saturated: bool) -> Figures:
    """Open the tables, let them play, and say what it cost."""
    await opened(contender, house, AT_ONCE)  # what is done once is not the cost of a table
    memory, processor = house.memory(), house.processor()
    tables = await opened(contender, house, count * (contender.reserve if saturated else 1))
    opening, kept = house.processor() - processor, house.memory() - memory
    load = Load(tables[:count], tables[count:], saturated=saturated)
    await load.run(WARM_UP if contender.reserve == 1 else 0.2)
    load.took.clear()
    processor, begun = house.processor(), perf_counter()
    for _ in range(PATIENCE):  # a machine may have other things to do
        await load.run(SECONDS)
        if len(load.took) >= FEWEST or load.has_ended:
            break
    else:
        raise SystemExit("The server does not answer any more.")
    spent, seconds, took = house.processor() - processor, perf_counter() - begun, sorted(load.took)
    load.end()
    p50, p99 = (quantiles(took, n=100)[place] * 1000 for place in (49, 98))
    return Figures(len(took) / spent, len(took) / seconds, p50, p99, kept / 1024 / len(tables), opening * 1000 / len(tables))


def run(contender: Contender, count: int, *, saturated: bool) -> Figures:
    """One run on a server of its own."""
    with contender.house() as house:
        return asyncio.run(measured(contender, house, count, saturated=saturated))


def contenders() -> dict[str, Contender]:
    """Ours, and theirs where they are there."""
    theirs = {f"boardgame.io {name}": game for name, game in THEIR_GAMES.items()} if houses.has_peer() else {}
    return {f"tavolata {name}": game for name, game in OUR_GAMES.items()} | theirs


def main(rounds: int = ROUNDS, tables: Sequence[int] = TABLES) -> None:
    """Measure all in turns, print the medians, keep them."""
    allow_many_lines()
    cases = [(count, saturated) for count in tables for saturated in (True, False)]
    found: dict[tuple[str, int, bool], list[Figures]] = {}
    for _ in range(rounds):
        for count, saturated in cases:
            for name, contender in contenders().items():
                found.setdefault((name, count, saturated), []).append(run(contender, count, saturated=saturated))
    for (name, count, saturated), figures in found.items():
        case = f"{count} tables, {'saturated' if saturated else 'one move a second'}"
        results.keep("server", f"{name}, {case}", _told(figures))
    results.compare("server", "tavolata ", "boardgame.io table")
    results.show("server")


def allow_many_lines() -> None:
    """A test with thousands of sockets needs as many files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _told(figures: list[Figures]) -> dict[str, Any]:
    columns = {name: [getattr(each, name) for each in figures] for name in Figures._fields}
    return {name: results.spread(values) for name, values in columns.items()}


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    main(**vars(parser.parse_args()))
