"""The stats of a ship by the rules; before the launch, as if it were launched now."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.content import NUMBERS, Cell, Measure
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.check import with_full_load
from tavolata.games.galaxy_trucker.rules.flight.power import ALIENS, added_by, crew_of
from tavolata.games.galaxy_trucker.rules.handicaps import alien_bonus
from tavolata.games.galaxy_trucker.state import ActiveHandicap, HalfPower, Member, Player, Ship

Source = Literal["ahead", "aside", "double-ahead", "double-aside", "engine", "double-engine", "alien", "unpowered", "wrong-way"]
"""The source of power: cannons by direction, engines, an alien, or components that give none."""


Component: TypeAlias = tuple[Source, HalfPower]
"""A component and its power."""


class PowerShare(msgspec.Struct, frozen=True):
    """GT-F4, GT-F5: the number of components of a kind and their total power."""

    source: Source
    count: int
    power: float


class PowerRange(msgspec.Struct, frozen=True):
    """GT-F4 to GT-F6: the power without batteries, and the highest power that the batteries allow."""

    least: float
    most: float
    batteries: int
    """The number of batteries for the highest power."""
    made_of: tuple[PowerShare, ...]
    """The shares of the highest power."""


class ShipStats(msgspec.Struct, frozen=True):
    """The stats of a ship."""

    crew: int
    humans: int
    batteries: int
    engines: PowerRange
    firepower: PowerRange
    exposed: int
    goods: int
    worth: int
    """GT-E1: the price of the goods on arrival."""


@cached_on_instance
def ship_stats(player: Player) -> ShipStats:
    """Return the current stats of a player's ship."""
    if player.status in ("building", "finished"):
        return _stats_of(with_full_load(player)) if player.crew or player.goods else _stats_before_launch(player.ship, player.handicaps)
    return _stats_of(player)


@cached_on_instance
def _stats_before_launch(ship: Ship, handicaps: tuple[ActiveHandicap, ...]) -> ShipStats:
    """GT-C4: return the stats of a ship before boarding; cached while its owner looks for the next tile."""
    return _stats_of(with_full_load(Player(ship, handicaps=handicaps)))


def _stats_of(aboard: Player) -> ShipStats:
    crew, goods = tuple(crew_of(aboard)), [good for hold in aboard.goods.values() for good in hold]
    return ShipStats(
        crew=len(crew),
        humans=crew.count("human"),
        batteries=sum(aboard.batteries.values()),
        engines=_strength(aboard, crew, "engines"),
        firepower=_strength(aboard, crew, "firepower"),
        exposed=ships.exposed(aboard.ship),
        goods=len(goods),
        worth=sum(NUMBERS.goods[good].credits for good in goods),
    )


def _strength(player: Player, crew: tuple[Member, ...], measure: Measure) -> PowerRange:
    """GT-F4, GT-F5: return the power of components, batteries and an alien."""
    bonus = alien_bonus(player.handicaps) if ALIENS[measure] in crew else 0
    return _strength_of(_components(player.ship, measure), sum(player.batteries.values()), bonus)


def _components(ship: Ship, measure: Measure) -> tuple[Component, ...]:
    """Return the components that count for a power."""
    by_kind, kinds = ships.cells_by_kind(ship), ships.ENGINES if measure == "engines" else ships.CANNONS
    return tuple([_component(ship, cell) for kind in kinds for cell in by_kind.get(kind, ())])


def _component(ship: Ship, cell: Cell) -> Component:
    """GT-F4, GT-F5: return the source and power of a component, a double one powered."""
    kind, placed = ships.kind_at(ship, cell), ship.cells[cell]
    if kind in ships.ENGINES:
        source: Source = "engine" if kind == "engine" else "double-engine"
        return (source, 2 if kind == "engine" else added_by(ship, cell)) if ships.exhaust(placed) == ships.REAR else ("wrong-way", 0)
    return _CANNONS[kind == "double-cannon", ships.muzzle(placed) == ships.FRONT], added_by(ship, cell)


_CANNONS: dict[tuple[bool, bool], Source] = {
    (False, True): "ahead",
    (False, False): "aside",
    (True, True): "double-ahead",
    (True, False): "double-aside",
}
"""Keys: whether the cannon is double, and whether it points ahead."""
_DOUBLE: tuple[Source, ...] = ("double-ahead", "double-aside", "double-engine")


@lru_cache(4096)
def _strength_of(components: tuple[Component, ...], batteries: int, bonus: int) -> PowerRange:
    """GT-F6, GT-F11: return the power with the strongest double components powered first; cached, as most tiles change nothing."""
    doubles = sorted([component for component in components if component[0] in _DOUBLE], key=lambda double: -double[1])
    singles, powered = [component for component in components if component[0] not in _DOUBLE], doubles[:batteries]
    least, most = (_with_bonus(sum(power for _, power in giving), bonus) for giving in (singles, [*singles, *powered]))
    return PowerRange(least / 2, most / 2, len(powered), tuple(_power_shares([*singles, *powered], most, len(doubles) - len(powered))))


def _with_bonus(power: HalfPower, bonus: int) -> HalfPower:
    """GT-F4, GT-F5: return the power with an alien, which helps only a power above 0."""
    return power + 2 * bonus if power else 0


def _power_shares(giving: list[Component], most: HalfPower, unpowered: int) -> Iterator[PowerShare]:
    """GT-F4, GT-F5: yield the shares of a power, the alien after the components, unpowered ones last."""
    given = {source: [power for other, power in giving if other == source] for source in (*_CANNONS.values(), "engine", "double-engine")}
    yield from (PowerShare(source, len(powers), sum(powers) / 2) for source, powers in given.items() if powers)
    if (alien := most - sum(power for _, power in giving)) > 0:
        yield PowerShare("alien", 1, alien / 2)
    if unpowered:
        yield PowerShare("unpowered", unpowered, 0)
    if wrong := sum(source == "wrong-way" for source, _ in giving):
        yield PowerShare("wrong-way", wrong, 0)
