"""What a ship can do and has aboard now, as the rules would count it; before the launch, as if it were launched as it stands."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from tavolata.core.memory import remembered
from tavolata.games.galaxy_trucker.content import NUMBERS, Cell, Measure
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.check import fitted_out
from tavolata.games.galaxy_trucker.rules.flight.power import added_by, crew_of, doubles, half_power
from tavolata.games.galaxy_trucker.rules.handicaps import alien_bonus
from tavolata.games.galaxy_trucker.state import Burden, HalfPower, Member, Player, Ship

Source = Literal["ahead", "aside", "double-ahead", "double-aside", "engine", "double-engine", "alien", "unpowered", "wrong-way"]
"""Where power comes from: cannons by the way they point, engines, an alien; and what gives none."""


class Share(msgspec.Struct, frozen=True):
    """GT-F4, GT-F5: so many components of a kind, and what they give together."""

    source: Source
    count: int
    power: float


class Strength(msgspec.Struct, frozen=True):
    """GT-F4 to GT-F6: the power that would be declared without a battery, and the most that the batteries allow."""

    least: float
    most: float
    batteries: int
    """How many the most takes."""
    made_of: tuple[Share, ...]
    """What gives the most; its shares add up to it."""


class Figures(msgspec.Struct, frozen=True):
    """What a ship can do and has aboard."""

    crew: int
    humans: int
    batteries: int
    engines: Strength
    firepower: Strength
    exposed: int
    goods: int
    worth: int
    """GT-E1: what the goods sell for on arrival."""


@remembered
def figures(player: Player) -> Figures:
    """Every figure of a ship as it counts now."""
    if player.status in ("building", "finished"):
        return _counted(fitted_out(player)) if player.crew or player.goods else _as_built(player.ship, player.burdens)
    return _counted(player)


@remembered
def _as_built(ship: Ship, burdens: tuple[Burden, ...]) -> Figures:
    """GT-C4: the figures of a ship with nobody aboard yet; they stay the same while its owner looks for the next tile."""
    return _counted(fitted_out(Player(ship, burdens=burdens)))


def _counted(aboard: Player) -> Figures:
    crew, goods = tuple(crew_of(aboard)), [good for hold in aboard.goods.values() for good in hold]
    return Figures(
        crew=len(crew),
        humans=crew.count("human"),
        batteries=sum(aboard.batteries.values()),
        engines=_strength(aboard, crew, "engines"),
        firepower=_strength(aboard, crew, "firepower"),
        exposed=ships.exposed(aboard.ship),
        goods=len(goods),
        worth=sum(NUMBERS.goods[good].credits for good in goods),
    )


def _strength(player: Player, crew: tuple[Member, ...], measure: Measure) -> Strength:
    """GT-F6, GT-F11: the doubles that add most are powered first, as far as the batteries go."""
    ship = player.ship
    if ships.cells_by_kind(ship).keys().isdisjoint(ships.ENGINES if measure == "engines" else ships.CANNONS):
        return _NO_POWER
    useful = sorted(doubles(ship, measure), key=lambda cell: -added_by(ship, cell))
    powered = useful[: sum(player.batteries.values())]
    least, most = (half_power(ship, crew, measure, cells, alien_bonus(player.burdens)) for cells in ((), powered))
    return Strength(least / 2, most / 2, len(powered), tuple(_shares(ship, measure, powered, most)))


_NO_POWER = Strength(0.0, 0.0, 0, ())
"""GT-F4, GT-F5: an alien alone gives none."""


def _shares(ship: Ship, measure: Measure, powered: list[Cell], most: HalfPower) -> Iterator[Share]:
    """GT-F4, GT-F5: what the power is made of, an alien last but for what gives none."""
    groups = _groups(ship, measure, powered)
    given = {source: sum(_half_power_at(ship, cell) for cell in cells) for source, cells in groups.items()}
    yield from (Share(source, len(cells), given[source] / 2) for source, cells in groups.items() if cells)
    if (alien := most - sum(given.values())) > 0:
        yield Share("alien", 1, alien / 2)
    if unpowered := len(doubles(ship, measure)) - len(powered):
        yield Share("unpowered", unpowered, 0)
    if measure == "engines" and (wrong := len(ships.cells_of(ship, *ships.ENGINES)) - len(ships.pushing(ship, *ships.ENGINES))):
        yield Share("wrong-way", wrong, 0)


def _groups(ship: Ship, measure: Measure, powered: list[Cell]) -> dict[Source, list[Cell]]:
    """The components that count for a power, by what they are."""
    if measure == "engines":
        return {"engine": list(ships.pushing(ship, "engine")), "double-engine": powered}
    single, ahead = ships.cells_of(ship, "cannon"), _points_ahead
    return {
        "ahead": [cell for cell in single if ahead(ship, cell)],
        "aside": [cell for cell in single if not ahead(ship, cell)],
        "double-ahead": [cell for cell in powered if ahead(ship, cell)],
        "double-aside": [cell for cell in powered if not ahead(ship, cell)],
    }


def _points_ahead(ship: Ship, cell: Cell) -> bool:
    return ships.muzzle(ship.cells[cell]) == ships.FRONT


def _half_power_at(ship: Ship, cell: Cell) -> HalfPower:
    """GT-F4, GT-F5: what a component gives, a double one powered."""
    return 2 if ships.kind_at(ship, cell) == "engine" else added_by(ship, cell)
