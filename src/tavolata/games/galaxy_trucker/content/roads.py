"""GT-X2 to GT-X14: the Rough Roads cards, an addition by this project, read and validated from a data file."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from tavolata.games.galaxy_trucker.content.loader import decode_toml, raise_faults
from tavolata.games.galaxy_trucker.content.titles import Handicap

RoadName = Literal[
    "slow-docks",
    "cheap-batteries",
    "homesick-aliens",
    "bad-company",
    "dear-spares",
    "hired-muscle",
    "headwind",
    "toll-booth",
    "wooden-spoon",
    "fat-meteors",
    "missed-bus",
    "full-car-park",
]
ROAD_NAMES: tuple[RoadName, ...] = get_args(RoadName)

ROAD_COUNTS = ("0", "1", "2", "3")
"""GT-X2: the options for the number of roads drawn for a flight."""


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-X2: a road with its handicap for all players and its rule."""

    burden: Handicap
    rule: str


class _Roads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    roads: dict[RoadName, Road]


def load_roads(text: str) -> dict[RoadName, Road]:
    """GT-X2: return the roads of a file; raise if the file has a fault."""
    roads = decode_toml("roads.toml", text, _Roads).roads
    raise_faults("roads.toml", _faults(roads))
    return roads


def _faults(roads: dict[RoadName, Road]) -> Iterator[str]:
    yield from (f"There is no road {name!r}." for name in ROAD_NAMES if name not in roads)
    for name, road in roads.items():
        if road.burden.number < 1:
            yield f"Road {name}: the number of its burden must be 1 or more."
        if road.burden.family == "starts-last":
            yield f"Road {name}: not everybody can start last."


ROADS = load_roads(files(__package__).joinpath("roads.toml").read_text(encoding="utf-8"))
