"""How many instructions a move takes in the server, and how often they were not at hand: `python -m bench.instructions`.

Valgrind counts them, so a busy machine changes nothing, and a step of one in a hundred is seen. What is counted lies between hearing a move
and framing what both seats are told of it: judging, foreseeing, telling. Left out are the sockets, and the store, which keeps nothing here.
`--before CHECKOUT` counts an earlier version as well.
"""

import argparse
import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from bench import results
from tavolata.server.net.admission import Caller, Doorkeeper
from tavolata.server.net.rate_limits import Limits
from tavolata.server.protocol.messages import OpenTable
from tavolata.server.store.base import Guard, LogRow, TableRow
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.tables import conversation
from tavolata.server.tables.registry import Tables
from tavolata.server.tables.session import Visitor
from tavolata.server.tables.table import Table

GAMES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "lucky-loop": ({}, ()),
    "bomb-busters": ({"mission": "8"}, ()),
    "galaxy-trucker": ({"level": "II"}, ("finish", "reserve")),
}
"""The options of each game, and what begins the actions that are left until there is nothing else to do."""

TABLES = 20
FEW, MANY = 5, 15
"""So many moves are made at each table in two runs, whose difference is what moves cost."""

_HERE = Path(__file__).parent.parent
_LIMITS = Limits(address_messages=10**9)
_COUNTED = {"instructions": re.compile(r"I +refs: +([\d,]+)"), "not at hand": re.compile(r"I1 +misses: +([\d,]+)")}
_CACHES = ("--I1=32768,8,64", "--D1=49152,12,64", "--LL=2097152,16,64")
"""As large as those of the machine on which the figures in `docs/` were taken, so that any machine counts the same."""


class Forgetful(SqliteStore):
    """A store that writes nothing down."""

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = (), guard: Guard | None = None) -> None:
        """Forget it."""


class Ear:
    """The far end of a line: whatever is told is heard, and forgotten."""

    is_backpressured = False

    def set_listener(self, ear: object) -> None:
        """Nobody says anything here."""

    def send(self, frame: bytes) -> None:
        """Hear a frame."""

    def resume_reading(self) -> None:
        """They may."""


class Seated(NamedTuple):
    """A table, and those on its seats."""

    table: Table
    visitors: Sequence[Visitor]

    async def say(self, place: int, **request: object) -> None:
        """Say something, and wait until it was dealt with."""
        self.visitors[place].on_message(msgspec.json.encode(request).decode())
        hearing = self.visitors[place]._hearing
        assert hearing is not None
        await hearing


async def seated(tables: Tables, game: str) -> Seated:
    """A table of two that has begun."""
    opened = await tables.open(OpenTable(game=game, seats=2, options=GAMES[game][0]))
    table, caller = await tables.find(opened.table), Caller(Doorkeeper(_LIMITS), None)
    pair = Seated(table, [Visitor(Ear(), caller) for _ in range(2)])  # type: ignore[arg-type]
    for seat, visitor in enumerate(pair.visitors):
        conversation.begin(visitor, table, caller)
        await pair.say(seat, kind="hello", secret=f"secret of {seat}".ljust(32, "."), seen=-1)
        await pair.say(seat, kind="sit", seat=seat, name=f"Seat {seat}", seed="")
    await pair.say(0, kind="begin")
    return pair


async def move(pair: Seated, shunned: tuple[str, ...], lot: Random) -> bool:
    """One move by lot, for whoever may make one; whether there was one, as there is none once the game is over."""
    match = pair.table.match
    seat = next((actor for actor in match.may_act if actor >= 0), None)
    if seat is not None:
        texts = [match.game.write(action) for action in match.legal(seat)]
        text = lot.choice([text for text in texts if not text.startswith(shunned)] if shunned else texts)
        await pair.say(seat, kind="act", n=pair.table.n, actions=[text])
    return seat is not None


async def play(game: str, moves: int) -> int:
    """Up to so many moves at each of the tables, in turns; how many there were."""
    lot = Random(1)  # noqa: S311 - these dice are no secret
    with tempfile.TemporaryDirectory() as folder:
        store = Forgetful.open(Path(folder))
        tables = Tables(store, 0, lambda *_: None)  # type: ignore[arg-type]
        pairs = [await seated(tables, game) for _ in range(TABLES)]
        made = [await move(pair, GAMES[game][1], lot) for _ in range(moves) for pair in pairs]
        store.close()
    return sum(made)


def count(root: Path, game: str, moves: int) -> dict[str, int]:
    """What one run counted, from its start to its end."""
    call = [sys.executable, "-m", "bench.instructions", "--play", game, str(moves)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root.resolve() / "src"), str(_HERE)]), "PYTHONHASHSEED": "0"}
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=yes", "--cachegrind-out-file=/dev/null", *_CACHES]
    told = subprocess.run([*valgrind, *call], cwd=_HERE, env=environment, capture_output=True, check=True, text=True)
    found = {name: pattern.search(told.stderr) for name, pattern in _COUNTED.items()}
    return {"moves": int(told.stdout)} | {name: int(number[1].replace(",", "")) for name, number in found.items() if number}


def counted(root: Path, game: str) -> dict[str, float]:
    """What a move costs: what more of them cost, for each."""
    few, many = count(root, game, FEW), count(root, game, MANY)
    return {name: (many[name] - few[name]) / (many["moves"] - few["moves"]) for name in _COUNTED}


def main(before: Path | None = None, games: Sequence[str] = tuple(GAMES)) -> None:
    """Count for each game, print it, keep what this version takes."""
    if shutil.which("valgrind") is None:
        raise SystemExit("Valgrind counts the instructions: install it, as with 'apt-get install valgrind'.")
    for game in games:
        then = counted(before, game) if before else {}
        now = counted(_HERE, game)
        for name, number in now.items():
            beside = f"   {then[name]:>11,.0f} before, {number / then[name]:.3f} times as many" if then else ""
            print(f"{game:<16} {name:<13} {number:>11,.0f} a move{beside}", flush=True)
        results.keep("instructions", game, now)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.instructions", description=__doc__)
    parser.add_argument("--before", type=Path, help="a checkout of an earlier version")
    parser.add_argument("--games", nargs="+", default=tuple(GAMES), choices=GAMES)
    parser.add_argument("--play", nargs=2, metavar=("GAME", "MOVES"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        print(asyncio.run(play(asked.play[0], int(asked.play[1]))))
    else:
        main(asked.before, asked.games)
