"""GT-M3 to GT-M7: the levels and common numbers, read and validated from a data file."""

from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

import msgspec

from tavolata.games.galaxy_trucker.content.cards import CardLevel, Good
from tavolata.games.galaxy_trucker.content.loader import decode_toml, raise_faults

Cell: TypeAlias = tuple[int, int]
"""A cell of a ship: column and row as the dice name them."""

LevelName = Literal["test", "I", "II", "III"]
LEVEL_NAMES: tuple[LevelName, ...] = get_args(LevelName)
"""The levels of a single flight."""

TrekName = Literal["test", "I", "II", "III", "trek"]
TREK_NAMES: tuple[TrekName, ...] = get_args(TrekName)
"""The flight options of a table: a single flight or a Trek."""

Colour = Literal["blue", "green", "red", "yellow"]


class CubeSupply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-M5: the price of a cube of one colour, and the initial supply of the bank."""

    credits: int
    cubes: int


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """GT-M3, GT-M4, GT-M7: the data of a level of flight: outline, cards, times and rewards."""

    rows: dict[int, tuple[int, ...]]
    spaces: int
    starts: tuple[int, int, int, int]
    rewards: tuple[int, int, int, int]
    prettiest: int
    pile: tuple[CardLevel, ...]
    cards: int
    runs: int
    reserve: bool
    aliens: bool

    @cached_property
    def outline(self) -> tuple[Cell, ...]:
        """GT-M3: return the cells of the ship, row by row."""
        return tuple((column, row) for row, columns in self.rows.items() for column in columns)


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The levels and the numbers common to all of them."""

    start: Cell
    piles: int
    piles_shown: int
    reserve: int
    seconds: int
    colours: tuple[Colour, Colour, Colour, Colour]
    goods: dict[Good, CubeSupply]
    courses: dict[TrekName, tuple[LevelName, ...]]
    """GT-K1: the levels of each flight option in order."""
    levels: dict[LevelName, Level]


def load_numbers(text: str) -> Numbers:
    """GT-M3 to GT-M7: return the levels of a file; raise if the file has a fault."""
    numbers = decode_toml("levels.toml", text, Numbers)
    faults = [fault for name, level in numbers.levels.items() for fault in _level_faults(numbers, name, level)]
    faults += [f"There is no level {name!r}." for name in LEVEL_NAMES if name not in numbers.levels]
    faults += [f"Course {name}: it needs a flight at least." for name in TREK_NAMES if not numbers.courses.get(name)]
    raise_faults("levels.toml", faults)
    return numbers


def _level_faults(numbers: Numbers, name: LevelName, level: Level) -> Iterator[str]:
    if numbers.start not in level.outline:
        yield f"Level {name}: the starting cabin stands outside the outline."
    if level.pile and level.cards != numbers.piles * len(level.pile):
        yield f"Level {name}: {numbers.piles} piles of {len(level.pile)} cards are not {level.cards} cards."
    if sorted(level.starts, reverse=True) != list(level.starts) or level.starts[-1]:
        yield f"Level {name}: the start spaces must fall to 0."


NUMBERS = load_numbers(files(__package__).joinpath("levels.toml").read_text(encoding="utf-8"))
