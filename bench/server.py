"""Moves a second of server processor, beside boardgame.io: `python -m bench.server [--rounds 3] [--tables 100 500] [--before PYTHON]`.

Each run starts a server. Saturated tables move as soon as both seats have received the last move; others move once a second.
Processor time is that of the server's processes. Tavolata writes its log to disk before it sends; boardgame.io keeps it in memory.
`--before` names the Python of an earlier version's environment and measures that version in turns with this one.
"""

import asyncio
import resource
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any, NamedTuple

import httpx

from bench import results, servers
from bench.load import BenchTable, BoardgameIoTable, TavolataTable
from bench.servers import BenchServer

ROUNDS = 3
TABLES = (100, 500)
SECONDS = 4.0
WARM_UP = 1.0
MIN_MOVES = 100
"""The least number of moves from which a p99 is computed."""
MAX_REPEATS = 10
CONCURRENCY = 10
"""The number of tables that are opened at the same time."""


class Contender(NamedTuple):
    """A game on a server; `reserve` tables are opened for each that plays, where games end early."""

    server: Callable[[], AbstractContextManager[BenchServer]]
    table: Callable[[int, Random], BenchTable]
    reserve: int = 1


class Measurement(NamedTuple):
    """The result of one run."""

    moves_per_processor_second: float
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    kb_per_table: float
    opening_ms: float


OUR_GAMES: dict[str, tuple[Callable[[int, Random], BenchTable], int]] = {
    "lucky-loop": (lambda port, random: TavolataTable(port, random, "lucky-loop", {}), 1),
    "bomb-busters": (lambda port, random: TavolataTable(port, random, "bomb-busters", {"mission": "8"}), 6),
    "galaxy-trucker building": (
        lambda port, random: TavolataTable(port, random, "galaxy-trucker", {"level": "II"}, avoided=("finish", "reserve")),
        1,
    ),
}
THEIR_GAMES = {
    "table": Contender(servers.boardgame_io, lambda port, random: BoardgameIoTable(port, random, "table")),
    "tic-tac-toe": Contender(servers.boardgame_io, lambda port, random: BoardgameIoTable(port, random, "tic-tac-toe")),
}


class Load:
    """Tables at play, with the seconds that each move took."""

    def __init__(self, tables: list[BenchTable], reserve: list[BenchTable], *, saturated: bool) -> None:
        self._tables, self._reserve, self._saturated = tables, reserve, saturated
        self.took: list[float] = []
        self._ended = asyncio.Event()
        for table in (*tables, *reserve):
            table.on_move = self._on_move

    def _on_move(self, table: BenchTable, seconds: float) -> None:
        self.took.append(seconds)
        if table.is_over:
            table = self._replaced(table)
        if self._saturated and not self.has_ended:
            table.move()

    @property
    def has_ended(self) -> bool:
        """True once no further move is sent."""
        return self._ended.is_set()

    def end(self) -> None:
        """Send no further move."""
        self._ended.set()

    def _replaced(self, table: BenchTable) -> BenchTable:
        """The table that replaces one whose game is over; without a reserve the run ends."""
        if not self._reserve:
            self.end()
            return table
        place = self._tables.index(table)
        self._tables[place] = self._reserve.pop()
        return self._tables[place]

    async def run(self, seconds: float) -> None:
        """Play for a number of seconds."""
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


async def open_tables(contender: Contender, server: BenchServer, count: int) -> list[BenchTable]:
    """Open tables until each is ready to play."""
    random = Random(1)  # noqa: S311 - these dice are no secret
    tables = [contender.table(server.port, random) for _ in range(count)]
    waiting = asyncio.Semaphore(CONCURRENCY)

    async def open_one(client: httpx.AsyncClient, table: BenchTable) -> None:
        async with waiting:
            await table.open(client)

    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.gather(*(open_one(client, table) for table in tables))
    return tables


async def measure(contender: Contender, server: BenchServer, count: int, *, saturated: bool) -> Measurement:
    """Open the tables, play, and compute the cost."""
    await open_tables(contender, server, CONCURRENCY)  # warms up what is done once
    memory, processor = server.memory_bytes(), server.cpu_seconds()
    tables = await open_tables(contender, server, count * (contender.reserve if saturated else 1))
    opening, grown = server.cpu_seconds() - processor, server.memory_bytes() - memory
    load = Load(tables[:count], tables[count:], saturated=saturated)
    await load.run(WARM_UP if contender.reserve == 1 else 0.2)
    load.took.clear()
    processor, begun = server.cpu_seconds(), perf_counter()
    for _ in range(MAX_REPEATS):  # a busy machine may need longer
        await load.run(SECONDS)
        if len(load.took) >= MIN_MOVES or load.has_ended:
            break
    else:
        raise SystemExit("The server stopped answering.")
    spent, seconds, took = server.cpu_seconds() - processor, perf_counter() - begun, sorted(load.took)
    load.end()
    p50, p99 = (quantiles(took, n=100)[place] * 1000 for place in (49, 98))
    return Measurement(len(took) / spent, len(took) / seconds, p50, p99, grown / 1024 / len(tables), opening * 1000 / len(tables))


def run(contender: Contender, count: int, *, saturated: bool) -> Measurement:
    """One run on a new server."""
    with contender.server() as server:
        return asyncio.run(measure(contender, server, count, saturated=saturated))


def contenders(before: Path | None) -> dict[str, Contender]:
    """The games of this version, of an earlier one if named, and of boardgame.io if installed."""
    theirs = {f"boardgame.io {name}": game for name, game in THEIR_GAMES.items()} if servers.has_boardgame_io() else {}
    earlier = _games("before", before) if before else {}
    return _games("tavolata", Path(sys.executable)) | earlier | theirs


def _games(version: str, python: Path) -> dict[str, Contender]:
    return {f"{version} {name}": Contender(partial(servers.tavolata, python), *game) for name, game in OUR_GAMES.items()}


def main(rounds: int = ROUNDS, tables: Sequence[int] = TABLES, before: Path | None = None) -> None:
    """Measure all in turns, then print and store the medians."""
    raise_file_limit()
    cases = [(count, saturated) for count in tables for saturated in (True, False)]
    found: dict[tuple[str, int, bool], list[Measurement]] = {}
    games = contenders(before)
    for _ in range(rounds):
        for count, saturated in cases:
            for name, contender in games.items():
                found.setdefault((name, count, saturated), []).append(run(contender, count, saturated=saturated))
    for (name, count, saturated), figures in found.items():
        case = f"{count} tables, {'saturated' if saturated else 'one move a second'}"
        results.save("server", f"{name}, {case}", _columns(figures))
    results.compare("server", "tavolata ", "boardgame.io table")
    results.show("server")


def raise_file_limit() -> None:
    """Allow this process as many open files as the system permits."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _columns(figures: list[Measurement]) -> dict[str, Any]:
    columns = {name: [getattr(each, name) for each in figures] for name in Measurement._fields}
    return {name: results.summary(values) for name, values in columns.items()}


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--before", type=Path, metavar="PYTHON", help="the Python of an earlier version's environment")
    main(**vars(parser.parse_args()))
