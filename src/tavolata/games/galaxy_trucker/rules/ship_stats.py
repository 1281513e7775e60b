"""What a ship can do and has aboard now, as the rules would count it; before the launch, as if it were launched as it stands."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.content import NUMBERS, Cell, Measure
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.check import fitted_out
from tavolata.games.galaxy_trucker.rules.flight.power import ALIENS, added_by, crew_of
from tavolata.games.galaxy_trucker.rules.handicaps import alien_bonus
from tavolata.games.galaxy_trucker.state import Burden, HalfPower, Member, Player, Ship

Source = Literal["ahead", "aside", "double-ahead", "double-aside", "engine", "double-engine", "alien", "unpowered", "wrong-way"]
"""Where power comes from: cannons by the way they point, engines, an alien; and what gives none."""


Component: TypeAlias = tuple[Source, HalfPower]
"""What a component is, and what it gives."""


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


@cached_on_instance
def figures(player: Player) -> Figures:
    """Every figure of a ship as it counts now."""
    if player.status in ("building", "finished"):
        return _counted(fitted_out(player)) if player.crew or player.goods else _as_built(player.ship, player.burdens)
    return _counted(player)


@cached_on_instance
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
    """GT-F4, GT-F5: what the components of a ship give, its batteries and an alien."""
    bonus = alien_bonus(player.burdens) if ALIENS[measure] in crew else 0
    return _strength_of(_components(player.ship, measure), sum(player.batteries.values()), bonus)


def _components(ship: Ship, measure: Measure) -> tuple[Component, ...]:
    """The components that count for a power."""
    by_kind, kinds = ships.cells_by_kind(ship), ships.ENGINES if measure == "engines" else ships.CANNONS
    return tuple([_component(ship, cell) for kind in kinds for cell in by_kind.get(kind, ())])


def _component(ship: Ship, cell: Cell) -> Component:
    """GT-F4, GT-F5: what a component is, and what it gives, a double one powered."""
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
"""By whether they are double, and point ahead."""
_DOUBLE: tuple[Source, ...] = ("double-ahead", "double-aside", "double-engine")


@lru_cache(4096)
def _strength_of(components: tuple[Component, ...], batteries: int, bonus: int) -> Strength:
    """GT-F6, GT-F11: the doubles that add most are powered first, as far as the batteries go; most tiles of a ship change nothing of it."""
    doubles = sorted([component for component in components if component[0] in _DOUBLE], key=lambda double: -double[1])
    singles, powered = [component for component in components if component[0] not in _DOUBLE], doubles[:batteries]
    least, most = (_helped(sum(power for _, power in giving), bonus) for giving in (singles, [*singles, *powered]))
    return Strength(least / 2, most / 2, len(powered), tuple(_shares([*singles, *powered], most, len(doubles) - len(powered))))


def _helped(power: HalfPower, bonus: int) -> HalfPower:
    """GT-F4, GT-F5: an alien helps only what is above 0."""
    return power + 2 * bonus if power else 0


def _shares(giving: list[Component], most: HalfPower, unpowered: int) -> Iterator[Share]:
    """GT-F4, GT-F5: what the power is made of, an alien last but for what gives none."""
    given = {source: [power for other, power in giving if other == source] for source in (*_CANNONS.values(), "engine", "double-engine")}
    yield from (Share(source, len(powers), sum(powers) / 2) for source, powers in given.items() if powers)
    if (alien := most - sum(power for _, power in giving)) > 0:
        yield Share("alien", 1, alien / 2)
    if unpowered:
        yield Share("unpowered", unpowered, 0)
    if wrong := sum(source == "wrong-way" for source, _ in giving):
        yield Share("wrong-way", wrong, 0)
