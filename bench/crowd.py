"""What others notice of a crowd, of a restart and of bots that think: `python -m bench.crowd [spectators|hellos|restart|bots]`.

Some other tables move ten times a second meanwhile; their delays, in milliseconds, are what is measured. On a machine with other things to
do `chrt -r 1 python -m bench.crowd spectators` lets the server and the other tables come first, and only the crowd wait.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing import Pipe, get_context
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING

import httpx

from bench import houses, results
from bench.houses import House
from bench.lines import Line
from bench.server import AT_ONCE, OUR_GAMES, allow_many_lines, opened
from bench.tables import Ours, Playing

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

OTHERS = 10
SPECTATORS = 5000
STRANGERS = 20
LONG_GAME = 1500
"""So many moves the game has that strangers catch up with."""
RESTARTED = 5000
THINKING = 100
SECONDS = 10.0


class Watch:
    """Other tables, which go on playing while something happens: in a process of their own, as a crowd keeps this one busy itself."""

    def __init__(self, house: House) -> None:
        self._line, theirs = Pipe()
        self._process = get_context("spawn").Process(target=_play_apart, args=(house, theirs), daemon=True)
        self._process.start()

    async def during(self, what: Awaitable[None]) -> tuple[float, float]:
        """Play until something is over; the seconds that it took, and how long 99 of 100 moves took at most, in milliseconds."""
        await self._ask(True)
        begun = perf_counter()
        await what
        seconds = perf_counter() - begun
        took = await self._ask(False)
        return seconds, quantiles(took, n=100)[98] * 1000 if len(took) > 1 else 0.0

    async def _ask(self, playing: bool) -> list[float]:
        self._line.send(playing)
        took: list[float] = await asyncio.to_thread(self._line.recv)
        return took

    def end(self) -> None:
        """Leave."""
        self._process.kill()


def _play_apart(house: House, line: "Connection[list[float], bool]") -> None:
    asyncio.run(_play_when_asked(house, line))


async def _play_when_asked(house: House, line: "Connection[list[float], bool]") -> None:
    """Ten times a second each table moves while it is asked for; whenever that changes, tell how long the moves took."""
    tables = await opened(OUR_GAMES["lucky-loop"], house, OTHERS)
    took: list[float] = []
    for table in tables:
        table.told = lambda _table, seconds: took.append(seconds)
    playing = False
    while True:
        for table in tables:
            if line.poll():
                playing = line.recv()
                line.send(took)
                took.clear()
            if playing:
                table.move()
            await asyncio.sleep(0.1 / len(tables))


async def spectators(house: House, watch: Watch) -> None:
    """Thousands come to one table and watch, and a move is told to all of them."""
    (table,) = await opened(OUR_GAMES["lucky-loop"], house, 1)
    assert isinstance(table, Ours)
    heard: list[bytes] = []

    async def gather() -> None:
        for first in range(0, SPECTATORS, AT_ONCE):
            await asyncio.gather(*(table.visit(f"spectator {first + place}", heard.append) for place in range(AT_ONCE)))

    alone = await watch.during(asyncio.sleep(SECONDS))
    _keep("no crowd", alone, 0)
    with _far_away():
        _keep(f"{SPECTATORS} spectators come", await watch.during(gather()), sum(map(len, heard)))
        heard.clear()
        _keep(f"{SPECTATORS} spectators watch", await watch.during(_moves(table, 20)), sum(map(len, heard)))


@contextmanager
def _far_away() -> Iterator[None]:
    """What the crowd does itself is not to keep the server from running: whatever comes before all else, this process does not."""
    before = os.sched_getscheduler(0), os.sched_getparam(0)
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    yield
    os.sched_setscheduler(0, *before)


async def hellos(house: House, watch: Watch) -> None:
    """Strangers say hello over and over at a table with a long log."""
    (table,) = await opened(OUR_GAMES["lucky-loop"], house, 1)
    assert isinstance(table, Ours)
    await _moves(table, LONG_GAME)

    async def nag(stranger: int) -> None:
        told = asyncio.Event()
        line = await table.visit(f"stranger {stranger}", lambda text: told.set() if text.startswith(b'{"kind":"moves"') else None)
        end = perf_counter() + SECONDS
        while perf_counter() < end:
            await told.wait()
            told.clear()
            line.send(b'{"kind":"hello","secret":"stranger %d secret secret secret"}' % stranger)

    async def all_of_them() -> None:
        await asyncio.gather(*map(nag, range(STRANGERS)))

    _keep(f"{STRANGERS} strangers repeat hello at a long log", await watch.during(all_of_them()), 0)


async def bots(house: House, watch: Watch) -> None:
    """Many tables have hard bots that think."""
    for game in ("lucky-loop", "bomb-busters"):
        tables = [Ours(house.port, Random(1), game, {}, bots="hard") for _ in range(THINKING)]  # noqa: S311 - no secret dice
        async with httpx.AsyncClient(timeout=60) as client:
            for table in tables:
                await table.open(client)
        _keep(f"{THINKING} tables of {game} with hard bots", await watch.during(_play_with_bots(tables)), 0)
        for table in tables:
            table.close()


async def _play_with_bots(tables: list[Ours]) -> None:
    """People who move as soon as they may, so that it is mostly for the bots to think."""
    end = perf_counter() + SECONDS
    while perf_counter() < end:
        for table in tables:
            if table.may_move:
                table.move()
        await asyncio.sleep(0.05)


async def _moves(table: Playing, count: int) -> None:
    """Let some moves be made at a table, one after the other."""
    told = asyncio.Event()
    table.told = lambda _table, _seconds: told.set()
    for _ in range(count):
        if not table.move():
            return
        await told.wait()
        told.clear()


def restart() -> None:
    """All tables of a house come back at once after a restart."""
    with tempfile.TemporaryDirectory() as data:
        with houses.ours(Path(data)) as house:
            names = asyncio.run(_open_and_name(house))
        with houses.ours(Path(data)) as house:
            asyncio.run(_reconnect(house, names))


async def _open_and_name(house: House) -> list[str]:
    tables = await opened(OUR_GAMES["lucky-loop"], house, RESTARTED)
    return [table.name for table in tables if isinstance(table, Ours)]


async def _reconnect(house: House, names: list[str]) -> None:
    """Both people of every table come back, and each is told where the game stands."""
    waiting, begun, processor = asyncio.Semaphore(200), perf_counter(), house.processor()

    async def come_back(name: str, seat: int) -> None:
        told = asyncio.Event()
        async with waiting:
            line = await Line(lambda text: told.set() if text.startswith(b'{"kind":"moves"') else None).open(house.port, f"/ws/{name}")
            line.send(b'{"kind":"hello","secret":"%s"}' % f"secret of seat {seat}".ljust(32, ".").encode())
            await told.wait()

    await asyncio.gather(*(come_back(name, seat) for name in names for seat in range(2)))
    told = {"seconds": perf_counter() - begun, "processor_seconds": house.processor() - processor}
    results.keep("crowd", f"{len(names)} tables come back after a restart", {name: results.spread([value]) for name, value in told.items()})


def _keep(case: str, took: tuple[float, float], told: int) -> None:
    seconds, p99 = took
    results.keep(
        "crowd",
        case,
        {"seconds": results.spread([seconds]), "p99_ms_elsewhere": results.spread([p99]), "mb_told": results.spread([told / 1e6])},
    )


def _watched(scene: Callable[[House, Watch], Coroutine[None, None, None]]) -> None:
    with houses.ours() as house:
        watch = Watch(house)
        try:
            asyncio.run(scene(house, watch))
        finally:
            watch.end()


def main(*names: str) -> None:
    """Let each happen on a server of its own, and print what was found."""
    allow_many_lines()
    scenes = {"spectators": spectators, "hellos": hellos, "bots": bots}
    for name in names or (*scenes, "restart"):
        if name == "restart":
            restart()
        else:
            _watched(scenes[name])
    results.show("crowd")


if __name__ == "__main__":
    main(*sys.argv[1:])
