"""GT-K1 to GT-K4: the titles of the Trek, their payments and handicaps, read and validated from a data file."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from tavolata.games.galaxy_trucker.content.levels import NUMBERS
from tavolata.games.galaxy_trucker.content.loader import decode_toml, raise_faults

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
"""GT-K4, GT-X2: the kinds of handicaps; only Rough Roads brings the last seven."""


class Handicap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-K4, GT-X2: the kind and size of a handicap."""

    family: Family
    number: int


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-K4: the handicap of a title, and whether this project added it."""

    handicap: Handicap
    house: bool


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-K1 to GT-K4: the titles, and the payment for the best score in each flight."""

    silver: tuple[int, ...]
    gold: tuple[int, ...]
    titles: dict[TitleName, Title]

    def pay(self, flight: int, *, gold: bool) -> int:
        """GT-K2 to GT-K4: return the credits for a title in this flight, counted from 0."""
        return (self.gold if gold else self.silver)[flight]


def load_titles(text: str) -> Titles:
    """GT-K1: return the titles of a file; raise if the file has a fault."""
    titles = decode_toml("titles.toml", text, Titles)
    raise_faults("titles.toml", _faults(titles))
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
