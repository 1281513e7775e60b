"""The pilot of a hard bot who flies alone: the same choices, read off the ship itself instead of a view of the table."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TypeAlias

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.bot.cargo_choice import Hold, next_load
from tavolata.games.galaxy_trucker.bot.levels import LEVELS
from tavolata.games.galaxy_trucker.bot.pilot import Pilot
from tavolata.games.galaxy_trucker.bot.values import share_left
from tavolata.games.galaxy_trucker.content import GOODS, NUMBERS, Cell, Good, Kind
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cargo import cargo_of
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.flight.power import crew_of
from tavolata.games.galaxy_trucker.state import Member, Player, Ship
from tavolata.games.galaxy_trucker.steps import DECISIONS, AskToFlyOn, Decision, Defend, Loading, PowerUp
from tavolata.games.galaxy_trucker.view import DecisionView, TileView, view

_NERVE = LEVELS["hard"].nerve

Cubes: TypeAlias = tuple[Good, ...]
HoldAt: TypeAlias = tuple[Cell, Kind, int]


def lone_choice(voyage: Voyage, legal: Sequence[GalaxyTruckerAction]) -> GalaxyTruckerAction:
    """What a hard pilot does who flies alone."""
    step = voyage.steps[-1]
    assert isinstance(step, Decision)
    if isinstance(step, AskToFlyOn):
        return Pilot(view(voyage.close(legal)[0], step.seat), _NERVE).decide(legal)
    return Loner(voyage, step).decide(legal)


def can_push(player: Player) -> bool:
    """GT-F5: there is an engine, or a double one with a battery."""
    return bool(ships.engine_power(player.ship) or (player.batteries and ships.engine_power_powered(player.ship)))


class Loner(Pilot):
    """One look at a flight alone: nobody is ahead or behind, so the reward of the first is certain."""

    def __init__(self, voyage: Voyage, step: Decision) -> None:
        self.nerve = _NERVE
        self.seat = step.seat
        self.player = player = voyage.players[step.seat]
        self.burdens = player.burdens
        self.ship = player.ship
        self.level = player.ship.level
        self.batteries = sum(player.batteries.values())
        self.cards_left = voyage.state.deck.size
        self.left = share_left(self.level, self.cards_left)
        self.card = voyage.card
        self.decision = _seen(step)

    @cached_property
    def lying(self) -> tuple[TileView, ...]:
        """My tiles, with what is on them."""
        crew, batteries, goods = self.player.crew, self.player.batteries, self.player.goods
        return tuple(
            TileView(placed.tile, *cell, placed.turn, crew.get(cell, ()), batteries.get(cell, 0), goods.get(cell, ()))
            for cell, placed in self.ship.cells.items()
        )

    def batteries_at(self, cell: Cell) -> int:
        """Batteries in a compartment."""
        return self.player.batteries.get(cell, 0)

    @cached_property
    def members(self) -> list[Member]:
        """Everybody aboard."""
        return list(crew_of(self.player))

    def members_at(self, cell: Cell) -> tuple[Member, ...]:
        """Who lives in a cabin."""
        return self.player.crew.get(cell, ())

    @cached_property
    def cargo(self) -> list[Good]:
        """The cubes aboard."""
        return list(cargo_of(self.player))

    @cached_property
    def holds(self) -> list[Hold]:
        """GT-F9: my holds, and what is in them."""
        goods = self.player.goods
        return [Hold(cell, kind, compartments, goods.get(cell, ())) for cell, kind, compartments in _holds_of(self.ship)]

    def reward(self, _ahead: float) -> float:
        """GT-E1: who arrives alone is the first."""
        return NUMBERS.levels[self.level].rewards[0]

    def titles_paid(self) -> int:
        """GT-K1: a single flight has no titles."""
        return 0

    def titles_lost(self, _cells: frozenset[Cell]) -> float:
        """GT-K1: a single flight has no titles."""
        return 0.0


def stowed(ship: Ship, aboard: Mapping[Cell, Cubes], pool: Cubes) -> tuple[dict[Cell, Cubes], Cubes]:
    """GT-F9: what is aboard when a hard pilot has stowed these cubes, and what is left of them."""
    return _stowed(tuple(Hold(*hold, aboard.get(hold[0], ())) for hold in _holds_of(ship)), pool)


@lru_cache(maxsize=1 << 15)
def _stowed(there: tuple[Hold, ...], pool: Cubes) -> tuple[dict[Cell, Cubes], Cubes]:
    holds = {hold.cell: hold for hold in there}
    while move := next_load(list(holds.values()), pool):
        into, good, cell = move
        goods = holds[cell].goods
        kept, pool = (_with(goods, good), _less(pool, good)) if into else (_less(goods, good), _with(pool, good))
        holds[cell] = holds[cell]._replace(goods=kept)
    return {cell: hold.goods for cell, hold in holds.items() if hold.goods}, pool


def _with(goods: Cubes, good: Good) -> Cubes:
    """One cube more, the dearest first."""
    return tuple(sorted((*goods, good), key=GOODS.index))


def _less(goods: Cubes, good: Good) -> Cubes:
    """One cube less."""
    place = goods.index(good)
    return goods[:place] + goods[place + 1 :]


@cached_on_instance
def _holds_of(ship: Ship) -> list[HoldAt]:
    """The holds of a ship in the order in which its tiles lie."""
    found = ((cell, ships.face(placed)) for cell, placed in ship.cells.items())
    return [(cell, face.kind, face.capacity) for cell, face in found if face.kind in ("hold", "red-hold")]


def _seen(step: Decision) -> DecisionView:
    """As much of a decision as a pilot asks for."""
    kind = DECISIONS[type(step)]
    match step:
        case PowerUp(measure=measure):
            return DecisionView(step.seat, kind, measure=measure)
        case Defend(cell=cell):
            return DecisionView(step.seat, kind, cell=cell)
        case Loading(pool=pool):
            return DecisionView(step.seat, kind, pool=pool)
        case _:
            return DecisionView(step.seat, kind)
