"""What opening a table costs the server, part by part: `python -m bench.opening [--rounds 5] [--before CHECKOUT]`.

Microseconds of the server's processor for a table of two: the request, two sockets, two hellos, two seats, and the beginning, each part for
all tables before the next. `--before` measures an earlier version as well, in turns.
"""

import asyncio
import os
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec

from bench import houses, results
from bench.houses import House
from bench.lines import Line
from bench.server import AT_ONCE, allow_many_lines

ROUNDS = 5
TABLES = 500
GAMES: dict[str, dict[str, str]] = {"lucky-loop": {}, "bomb-busters": {"mission": "8"}, "galaxy-trucker": {"level": "II"}}

T = TypeVar("T")

_encode = msgspec.json.encode


class Seat:
    """Somebody at a table, who knows what they were told last."""

    def __init__(self, place: int) -> None:
        self.place = place
        self._last = b""
        self._told = asyncio.Event()

    async def come(self, port: int, table: str) -> "Seat":
        """Open a socket."""
        self._line = await Line(self._hear).open(port, f"/ws/{table}")
        return self

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"kind":"refused"'):
            raise SystemExit(f"The server refused: {text.decode()}")
        self._last = text
        self._told.set()

    async def greet(self) -> None:
        """Say hello."""
        await self.say(b'{"kind":"table"', kind="hello", secret=f"secret of seat {self.place}".ljust(32, "."))

    async def sit(self) -> None:
        """Take a seat."""
        await self.say(b'"Seat %d"' % self.place, kind="sit", seat=self.place, name=f"Seat {self.place}")

    async def say(self, sign: bytes, **request: object) -> None:
        """Say something, and wait until something is told that has this in it."""
        self._line.send(_encode(request))
        await self.hear(sign)

    async def hear(self, sign: bytes) -> None:
        """Wait until something is told that has this in it."""
        while sign not in self._last:
            self._told.clear()
            await self._told.wait()


async def _all(work: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """Do all of it, some at the same time."""
    waiting = asyncio.Semaphore(AT_ONCE)

    async def one(what: Callable[[], Awaitable[T]]) -> T:
        async with waiting:
            return await what()

    return list(await asyncio.gather(*map(one, work)))


async def _posted(house: House, game: str, count: int) -> list[str]:
    """Tables that were just opened."""
    asked = _encode({"game": game, "seats": 2, "options": GAMES[game]})

    async with httpx.AsyncClient(timeout=60) as client:

        async def post() -> str:
            return str((await client.post(f"http://127.0.0.1:{house.port}/api/tables", content=asked)).json()["table"])

        return await _all([post] * count)


async def _begin(pair: Sequence[Seat]) -> None:
    await pair[0].say(b'{"kind":"moves"', kind="begin")
    await pair[1].hear(b'{"kind":"moves"')


async def parts(house: House, game: str) -> dict[str, float]:
    """What each part costs for a table."""
    await _posted(house, game, AT_ONCE)
    spent, found = house.processor(), {}

    def note(part: str) -> None:
        nonlocal spent
        before, spent = spent, house.processor()
        found[part] = (spent - before) * 1e6 / TABLES

    tables = await _posted(house, game, TABLES)
    note("request")
    seats = await _all([partial(Seat(place).come, house.port, table) for table in tables for place in (0, 1)])
    note("two sockets")
    await _all([seat.greet for seat in seats])
    note("two hellos")
    for first in (0, 1):
        await _all([seat.sit for seat in seats[first::2]])
    note("two seats")
    await _all([partial(_begin, pair) for pair in zip(seats[::2], seats[1::2], strict=True)])
    note("beginning")
    return {**found, "all": sum(found.values())}


@contextmanager
def _house(checkout: Path | None) -> Iterator[House]:
    """A server of this version, or of that in a checkout."""
    before = os.environ.get("PYTHONPATH")
    if checkout is not None:
        os.environ["PYTHONPATH"] = str(checkout.resolve() / "src")
    try:
        with houses.ours() as house:
            yield house
    finally:
        os.environ.pop("PYTHONPATH", None)
        if before is not None:
            os.environ["PYTHONPATH"] = before


def main(rounds: int = ROUNDS, before: Path | None = None) -> None:
    """Measure all games in turns, print the medians, keep those of this version."""
    allow_many_lines()
    versions: dict[str, Path | None] = {"": None} | ({" before": before} if before else {})
    found: dict[str, list[dict[str, float]]] = {}
    for _ in range(rounds):
        for game in GAMES:
            for name, checkout in versions.items():
                with _house(checkout) as house:
                    found.setdefault(game + name, []).append(asyncio.run(parts(house, game)))
    for case, figures in found.items():
        results.keep("opening", case, {part: results.spread([each[part] for each in figures]) for part in figures[0]})
    results.show("opening")


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m bench.opening", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--before", type=Path, metavar="CHECKOUT", help="a checkout of an earlier version")
    main(**vars(parser.parse_args()))
