"""GT-K1 to GT-K4: the titles of the Trek, what they pay, and their handicaps, from a data file that is checked as it is read."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from tavolata.core.errors import BadContent
from tavolata.games.galaxy_trucker.content.levels import NUMBERS

TitleName = Literal["freight-hauler", "power-trucker", "xenoquartermaster", "cruise-captain", "master-engineer", "corridorist"]
TITLE_NAMES: tuple[TitleName, ...] = get_args(TitleName)

Family = Literal[
    "load-days",
    "batteries-short",
    "alien-bonus",
    "crew-more",
    "loss-price",
    "starts-last",
    "enemy-power",
    "headwind",
    "toll",
    "last-pay",
    "meteors-grow",
    "crew-short",
    "planets-closed",
]
"""GT-K4, GT-X2: in which way a flight is made harder, or funnier; the last seven come by Rough Roads only."""


class Handicap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-K4, GT-X2: in which way, and by how much, a flight is made harder."""

    family: Family
    number: int


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-K4: the handicap of a title, and whether it is the house's own."""

    handicap: Handicap
    house: bool


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-K1 to GT-K4: the titles, and what the best score pays on each flight."""

    silver: tuple[int, ...]
    gold: tuple[int, ...]
    titles: dict[TitleName, Title]

    def pay(self, flight: int, *, gold: bool) -> int:
        """GT-K2 to GT-K4: the credits for a title on the flight of this number, counted from 0."""
        return (self.gold if gold else self.silver)[flight]


def load_titles(text: str) -> Titles:
    """GT-K1: the titles of a file, if it has no fault at all."""
    try:
        titles = msgspec.convert(tomllib.loads(text), Titles, strict=False)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("titles.toml", [f"It is not TOML: {error}."]) from error
    except msgspec.ValidationError as error:
        raise BadContent("titles.toml", [f"{error}."]) from error
    faults = list(_faults(titles))
    if faults:
        raise BadContent("titles.toml", faults)
    return titles


def _faults(titles: Titles) -> Iterator[str]:
    flights = len(NUMBERS.courses["trek"])
    for metal in ("silver", "gold"):
        if len(getattr(titles, metal)) != flights:
            yield f"{metal!r} must pay for each of the {flights} flights."
    yield from (f"There is no title {name!r}." for name in TITLE_NAMES if name not in titles.titles)
    for name, title in titles.titles.items():
        if title.handicap.number < 1:
            yield f"Title {name}: the number of its handicap must be 1 or more."


TITLES = load_titles(files(__package__).joinpath("titles.toml").read_text(encoding="utf-8"))
