"""Server processor time for opening a table, part by part: `python -m bench.opening [--rounds 5] [--before PYTHON]`.

The parts are the request, two sockets, two hellos, two seats and the start, each for all tables before the next.
`--before` names the Python of an earlier version's environment and measures that version in turns with this one.
"""

import asyncio
import sys
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec

from bench import results, servers
from bench.server import CONCURRENCY, raise_file_limit
from bench.servers import BenchServer
from bench.ws_client import BenchSocket

ROUNDS = 5
TABLES = 500
GAMES: dict[str, dict[str, str]] = {"lucky-loop": {}, "bomb-busters": {"mission": "8"}, "galaxy-trucker": {"level": "II"}}

T = TypeVar("T")

_encode = msgspec.json.encode


class Player:
    """A client of a table that stores the last message."""

    def __init__(self, place: int) -> None:
        self.place = place
        self._last = b""
        self._received = asyncio.Event()

    async def connect(self, port: int, table: str) -> "Player":
        """Open a socket."""
        self._socket = await BenchSocket(self._on_message).open(port, f"/ws/{table}")
        return self

    def _on_message(self, text: bytes) -> None:
        if text.startswith(b'{"kind":"refused"'):
            raise SystemExit(f"The server refused: {text.decode()}")
        self._last = text
        self._received.set()

    async def hello(self) -> None:
        """Send hello."""
        await self.request(b'{"kind":"table"', kind="hello", secret=f"secret of seat {self.place}".ljust(32, "."))

    async def sit(self) -> None:
        """Take a seat."""
        await self.request(b'"Seat %d"' % self.place, kind="sit", seat=self.place, name=f"Seat {self.place}")

    async def request(self, sign: bytes, **request: object) -> None:
        """Send a request and wait for a message that contains the sign."""
        self._socket.send(_encode(request))
        await self.wait_for(sign)

    async def wait_for(self, sign: bytes) -> None:
        """Wait for a message that contains the sign."""
        while sign not in self._last:
            self._received.clear()
            await self._received.wait()


async def _all(work: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """Run all, some at the same time."""
    waiting = asyncio.Semaphore(CONCURRENCY)

    async def one(what: Callable[[], Awaitable[T]]) -> T:
        async with waiting:
            return await what()

    return list(await asyncio.gather(*map(one, work)))


async def _post_tables(server: BenchServer, game: str, count: int) -> list[str]:
    """The names of new tables."""
    body = _encode({"game": game, "seats": 2, "options": GAMES[game]})

    async with httpx.AsyncClient(timeout=60) as client:

        async def post() -> str:
            return str((await client.post(f"http://127.0.0.1:{server.port}/api/tables", content=body)).json()["table"])

        return await _all([post] * count)


async def _begin(pair: Sequence[Player]) -> None:
    await pair[0].request(b'{"kind":"moves"', kind="begin")
    await pair[1].wait_for(b'{"kind":"moves"')


async def parts(server: BenchServer, game: str) -> dict[str, float]:
    """Microseconds of processor for each part, a table."""
    await _post_tables(server, game, CONCURRENCY)
    spent, found = server.cpu_seconds(), {}

    def record(part: str) -> None:
        nonlocal spent
        before, spent = spent, server.cpu_seconds()
        found[part] = (spent - before) * 1e6 / TABLES

    tables = await _post_tables(server, game, TABLES)
    record("request")
    seats = await _all([partial(Player(place).connect, server.port, table) for table in tables for place in (0, 1)])
    record("two sockets")
    await _all([seat.hello for seat in seats])
    record("two hellos")
    for first in (0, 1):
        await _all([seat.sit for seat in seats[first::2]])
    record("two seats")
    await _all([partial(_begin, pair) for pair in zip(seats[::2], seats[1::2], strict=True)])
    record("beginning")
    return {**found, "all": sum(found.values())}


def main(rounds: int = ROUNDS, before: Path | None = None) -> None:
    """Measure all games in turns, then print and store the medians."""
    raise_file_limit()
    versions = {"": Path(sys.executable)} | ({" before": before} if before else {})
    found: dict[str, list[dict[str, float]]] = {}
    for _ in range(rounds):
        for game in GAMES:
            for name, python in versions.items():
                with servers.tavolata(python) as server:
                    found.setdefault(game + name, []).append(asyncio.run(parts(server, game)))
    for case, figures in found.items():
        results.save("opening", case, {part: results.summary([each[part] for each in figures]) for part in figures[0]})
    results.show("opening")


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m bench.opening", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--before", type=Path, metavar="PYTHON", help="the Python of an earlier version's environment")
    main(**vars(parser.parse_args()))
