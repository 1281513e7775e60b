"""Games of Bomb Busters among bots, in lots that are kept in a file, so that a measurement goes on where it was left."""

import json
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from bench.workers import add_workers, measured
from tavolata.tournaments.series import derived_seed, play_game, wilson

GAME = "bomb-busters"
LEVELS = ("easy", "normal", "hard", "expert")
SEATS = range(2, 6)
LOT = 25
"""So many games are played and kept at a time."""

Place: TypeAlias = tuple[str, int, int]
"""A level, a mission and a number of seats."""


class Lot(msgspec.Struct, frozen=True):
    """Some games of a cell: from which on, how many, from which seed, and how they ended."""

    level: str
    mission: int
    seats: int
    first: int
    games: int
    seed: int
    endings: dict[str, int] = {}

    @property
    def place(self) -> Place:
        return self.level, self.mission, self.seats


class Cell(NamedTuple):
    """A mission with so many seats, played by a level."""

    level: str
    mission: int
    seats: int
    endings: Counter[str]

    @property
    def games(self) -> int:
        return self.endings.total()

    @property
    def wins(self) -> int:
        return self.endings["defused"]


def play(lot: Lot) -> Lot:
    """A lot with how its games ended; each depends on its number alone."""
    seeds = [derived_seed(lot.seed, lot.first + number) for number in range(lot.games)]
    results = [play_game(GAME, lot.seats, [lot.level], seed, {"mission": str(lot.mission)}).result for seed in seeds]
    return msgspec.structs.replace(lot, endings=dict(Counter(result.reason for result in results if result)))


def kept(file: Path, seed: int) -> list[Lot]:
    """The lots that were played already from this seed."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [lot for line in lines if (lot := msgspec.convert(json.loads(line), Lot)).seed == seed]


def go_on(file: Path, places: Iterable[Place], arguments: Namespace) -> list[Cell]:
    """Play what is missing, a lot of every cell before the next of any; all that is kept is told."""
    lots = {(lot.place, lot.first): lot for lot in kept(file, arguments.seed)}
    firsts = range(0, arguments.games, LOT)
    all_lots = [Lot(*place, first, min(LOT, arguments.games - first), arguments.seed) for first, place in product(firsts, places)]
    wanted = [lot for lot in all_lots if (lot.place, lot.first) not in lots or lots[lot.place, lot.first].games < lot.games]
    with file.open("a", encoding="utf-8") as lines:
        for lot in measured(partial(_play_numbered, wanted), len(wanted), arguments):
            lots[lot.place, lot.first] = lot
            lines.write(msgspec.json.encode(lot).decode() + "\n")
            lines.flush()
    return cells_of(lots.values())


def _play_numbered(wanted: Sequence[Lot], number: int) -> Lot:
    return play(wanted[number])


def cells_of(lots: Iterable[Lot]) -> list[Cell]:
    """The lots of each cell together, by level, mission and seats."""
    endings: dict[Place, Counter[str]] = {}
    for lot in lots:
        endings.setdefault(lot.place, Counter()).update(lot.endings)
    order = sorted(endings, key=lambda place: (LEVELS.index(place[0]), *place[1:]))
    return [Cell(*place, endings[place]) for place in order]


def games_told(cells: Sequence[Cell]) -> str:
    """How many games stand behind each cell."""
    fewest, most = min(cell.games for cell in cells), max(cell.games for cell in cells)
    return f"{fewest} games for each cell" if fewest == most else f"{fewest} to {most} games for each cell"


def share(cell: Cell) -> str:
    """How often, with its interval."""
    return share_of(cell.wins, cell.games)


def share_of(wins: int, games: int) -> str:
    """The same of any number of games."""
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.0%} to {high:.0%})"


def by_mission(cells: Sequence[Cell]) -> str:
    """A table: a row for each mission, a column for each number of seats."""
    seats = sorted({cell.seats for cell in cells})
    won = {(cell.mission, cell.seats): share(cell) for cell in cells}
    rows = [(str(mission), *(won.get((mission, count), "-") for count in seats)) for mission in sorted({cell.mission for cell in cells})]
    return table([("mission", *(f"{count} seats" for count in seats)), *rows])


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows as a table of a page, the first of them its head."""
    return "\n".join("| " + " | ".join(row) + " |" for row in [rows[0], ("---",) * len(rows[0]), *rows[1:]])


def parser_of(name: str, description: str | None, games: int) -> ArgumentParser:
    """What such a measurement can be told."""
    parser = ArgumentParser(prog=f"python -m bench.{name}", description=description)
    parser.add_argument("--games", type=int, default=games, help="games for each cell (default: %(default)s)")
    parser.add_argument("--levels", default=",".join(LEVELS), help="the levels to play, parted by commas (default: %(default)s)")
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS), help="numbers of seats to play with (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of it all (default: %(default)s)")
    add_workers(parser)
    return parser
