"""What a move costs on PostgreSQL and Redis beside SQLite, and how three processes scale: `python -m bench.site [--rounds 3]`.

All play Lucky Loop, every table as fast as it is told, in turns. For the curve each server process has a quarter of a core, so that there
is room for three of them, the database, the bus and those who play. A proxy's choice is made here: those of a table come to one process, or
to any.
"""

import asyncio
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from bench import houses, results
from bench.drawing import Curve, drawn
from bench.houses import House
from bench.lines import Line
from bench.quota import quota
from bench.server import Contender, Load, allow_many_lines, opened
from bench.tables import Ours, Playing
from tests.server.postgres import Postgres, execute
from tests.server.redis import Redis

PICTURE = Path(__file__).parent.parent / "docs" / "curves" / "site.svg"
ROUNDS = 3
TABLES = 60
SECONDS = 5.0
WARM_UP = 1.0
SHARE = 0.25
PROCESSES = (1, 2, 3)
MOST = 2.0
"""So many times the processor of SQLite a move may cost on PostgreSQL."""


class Site(NamedTuple):
    """Servers, and what they share."""

    servers: Sequence[House]
    database: House | None = None
    bus: House | None = None

    def processor(self) -> tuple[float, float, float]:
        """The seconds of processor that servers, database and bus have taken."""
        return sum(server.processor() for server in self.servers), _of(self.database), _of(self.bus)


class Cost(NamedTuple):
    """What one run told: moves a second, bytes of a move for one who is told, and its microseconds of processor in each part."""

    moves_per_second: float
    told_bytes: float
    server_us: float
    database_us: float
    bus_us: float


class Scattered(Ours):
    """A table whose people come to any of the processes, one after the other."""

    def __init__(self, ports: Sequence[int], lot: Random) -> None:
        super().__init__(ports[0], lot, "lucky-loop", {})
        self._ports = cycle(ports)

    async def visit(self, secret: str, hear: Callable[[bytes], None], seen: int = -1) -> Line:
        """Somebody who has said hello."""
        self.port = next(self._ports)
        return await super().visit(secret, hear, seen)


class Parts:
    """A PostgreSQL that writes to the disk as a host's does, and a Redis."""

    def __init__(self) -> None:
        self._postgres, self._redis = Postgres(), Redis()
        for statement in ("ALTER SYSTEM SET fsync = on", "SELECT pg_reload_conf()"):
            execute(self._postgres.new_database(), statement)

    def close(self) -> None:
        """End both."""
        self._redis.kill()
        self._postgres.close()

    @contextmanager
    def site(self, count: int, *, has_bus: bool = True) -> Iterator[Site]:
        """So many servers on a database of their own."""
        settings = ["--database", self._postgres.new_database(), *(["--bus", self._redis.url] if has_bus else [])]
        with ExitStack() as stack:
            servers = [stack.enter_context(houses.serving(*settings)) for _ in range(count)]
            yield Site(servers, House(self._postgres.pid, 0), House(self._redis.pid, 0) if has_bus else None)


@contextmanager
def _in_a_folder() -> Iterator[Site]:
    with houses.ours() as house:
        yield Site([house])


def _of(house: House | None) -> float:
    return 0.0 if house is None else house.processor()


async def _played(site: Site, *, scattered: bool) -> Cost:
    """Let all tables play for a while, and say what a move cost."""
    ports = [server.port for server in site.servers]
    next_port = cycle(ports)

    def table(_: int, lot: Random) -> Playing:
        return Scattered(ports, lot) if scattered else Ours(next(next_port), lot, "lucky-loop", {})

    tables = await opened(Contender(houses.ours, table), site.servers[0], TABLES)
    load = Load(tables, [], saturated=True)
    await load.run(WARM_UP)
    load.took.clear()
    before, heard, begun = site.processor(), _heard(tables), perf_counter()
    await load.run(SECONDS)
    moves, seconds, after = len(load.took), perf_counter() - begun, site.processor()
    load.end()
    spent = ((late - early) / moves * 1e6 for early, late in zip(before, after, strict=True))
    return Cost(moves / seconds, (_heard(tables) - heard) / moves / len(tables[0].lines), *spent)


def _heard(tables: Sequence[Playing]) -> int:
    """How many bytes all people were told so far."""
    return sum(line.bytes for table in tables for line in table.lines)


def _run(site: Site, *, scattered: bool = False, share: float | None = None) -> Cost:
    with ExitStack() as stack:
        if share is not None:
            for server in site.servers:
                stack.enter_context(quota(share, server.processes))
        return asyncio.run(_played(site, scattered=scattered))


def costs(parts: Parts, rounds: int) -> dict[str, list[Cost]]:
    """A move on each kind of store, one process that has whatever it needs."""
    kinds: dict[str, Callable[[], Any]] = {
        "SQLite": _in_a_folder,
        "PostgreSQL": lambda: parts.site(1, has_bus=False),
        "PostgreSQL and Redis": lambda: parts.site(1),
    }
    found: dict[str, list[Cost]] = {kind: [] for kind in kinds}
    for _ in range(rounds):
        for kind, house in kinds.items():
            with house() as site:
                found[kind].append(_run(site))
    return found


def curves(parts: Parts, rounds: int) -> dict[str, dict[int, list[Cost]]]:
    """Each number of processes, for both ways in which a proxy may send people."""
    ways = {"a table at one process": False, "a table at all processes": True}
    found: dict[str, dict[int, list[Cost]]] = {way: {count: [] for count in PROCESSES} for way in ways}
    for _ in range(rounds):
        for count in PROCESSES:
            for way, scattered in ways.items():
                with parts.site(count) as site:
                    found[way][count].append(_run(site, scattered=scattered, share=SHARE))
    return found


def _kept(case: str, runs: Sequence[Cost]) -> None:
    figures = {name: results.spread([getattr(run, name) for run in runs]) for name in Cost._fields}
    results.keep("site", case, {name: value for name, value in figures.items() if value["high"]})


def _curve(name: str, found: dict[int, list[Cost]]) -> Curve:
    speeds = {count: [run.moves_per_second for run in runs] for count, runs in found.items()}
    return Curve(name, [(count, median(values), min(values), max(values)) for count, values in speeds.items()])


def _draw(found: dict[str, dict[int, list[Cost]]]) -> None:
    lines = [_curve(way, runs) for way, runs in found.items()]
    first = lines[0].points[0][1]
    even = Curve("as many times", [(count, count * first, count * first, count * first) for count in PROCESSES])
    PICTURE.write_text(drawn("moves a second, each process on a quarter of a core", "processes", [*lines, even]), encoding="utf-8")


def main(rounds: int = ROUNDS) -> None:
    """Measure both, keep the figures, draw the curve, and end with a fault where a move costs too much."""
    allow_many_lines()
    parts = Parts()
    try:
        beside, scaling = costs(parts, rounds), curves(parts, rounds)
    finally:
        parts.close()
    for kind, runs in beside.items():
        _kept(f"{kind}, one process", runs)
    for way, by_count in scaling.items():
        for count, runs in by_count.items():
            _kept(f"{count} of a quarter core, {way}", runs)
    _draw(scaling)
    results.show("site")
    _judge(beside, scaling)


def _judge(beside: dict[str, list[Cost]], scaling: dict[str, dict[int, list[Cost]]]) -> None:
    usual = median(run.server_us for run in beside["SQLite"])
    times = {kind: median(run.server_us for run in runs) / usual for kind, runs in beside.items()}
    for kind, ratio in times.items():
        print(f"{kind}: {ratio:.2f} times the processor of SQLite for a move")
    for way, by_count in scaling.items():
        speeds = [median(run.moves_per_second for run in runs) for runs in by_count.values()]
        print(f"{way}: {', '.join(f'{count} give {speed / speeds[0]:.2f}' for count, speed in zip(PROCESSES, speeds, strict=True))}")
    if max(times.values()) > MOST:
        raise SystemExit(f"A move on PostgreSQL costs more than {MOST:g} times the processor of SQLite.")


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m bench.site", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    main(**vars(parser.parse_args()))
