"""The hard bot in a solo flight: the same choices, computed from the ship instead of a view."""

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
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.flight.power import crew_of
from tavolata.games.galaxy_trucker.state import Member, Player, Ship
from tavolata.games.galaxy_trucker.steps import DECISIONS, Decision, DefendDecision, FlyOnDecision, LoadDecision, PowerDecision
from tavolata.games.galaxy_trucker.view import DecisionView, TileView, view

_RISK_ATTITUDE = LEVELS["hard"].attitude

Cubes: TypeAlias = tuple[Good, ...]
HoldAt: TypeAlias = tuple[Cell, Kind, int]


def solo_choice(context: FlightContext, legal: Sequence[GalaxyTruckerAction]) -> GalaxyTruckerAction:
    """Return the choice of the hard bot in a solo flight."""
    step = context.steps[-1]
    assert isinstance(step, Decision)
    if isinstance(step, FlyOnDecision):
        return Pilot(view(context.commit(legal)[0], step.seat), _RISK_ATTITUDE).choose(legal)
    return SoloShip(context, step).choose(legal)


def has_engine_power(player: Player) -> bool:
    """GT-F5: return whether the ship has an engine, or a double engine and a battery."""
    return bool(ships.engine_power(player.ship) or (player.batteries and ships.engine_power_powered(player.ship)))


class SoloShip(Pilot):
    """Component that values the actions of a solo flight, in which the reward for first place is certain."""

    def __init__(self, context: FlightContext, step: Decision) -> None:
        self.attitude = _RISK_ATTITUDE
        self.seat = step.seat
        self.player = player = context.players[step.seat]
        self.handicaps = player.handicaps
        self.ship = player.ship
        self.level = player.ship.level
        self.batteries = sum(player.batteries.values())
        self.cards_left = context.state.deck.size
        self.share_left = share_left(self.level, self.cards_left)
        self.card = context.card
        self.decision = _decision_view(step)

    @cached_property
    def tiles(self) -> tuple[TileView, ...]:
        """Return the ship's tiles with their contents."""
        crew, batteries, goods = self.player.crew, self.player.batteries, self.player.goods
        return tuple(
            TileView(placed.tile, *cell, placed.turn, crew.get(cell, ()), batteries.get(cell, 0), goods.get(cell, ()))
            for cell, placed in self.ship.cells.items()
        )

    def batteries_at(self, cell: Cell) -> int:
        """Return the batteries in a compartment."""
        return self.player.batteries.get(cell, 0)

    @cached_property
    def members(self) -> list[Member]:
        """Return all crew members aboard."""
        return list(crew_of(self.player))

    def members_at(self, cell: Cell) -> tuple[Member, ...]:
        """Return the crew members in a cabin."""
        return self.player.crew.get(cell, ())

    @cached_property
    def cargo(self) -> list[Good]:
        """Return the cubes aboard."""
        return list(cargo_of(self.player))

    @cached_property
    def holds(self) -> list[Hold]:
        """GT-F9: return the ship's holds with their contents."""
        goods = self.player.goods
        return [Hold(cell, kind, compartments, goods.get(cell, ())) for cell, kind, compartments in _holds_on(self.ship)]

    def reward(self, _ahead: float) -> float:
        """GT-E1: return the reward for first place, because a solo player arrives first."""
        return NUMBERS.levels[self.level].rewards[0]

    def titles_paid(self) -> int:
        """GT-K1: return 0, because a single flight has no titles."""
        return 0

    def titles_lost(self, _cells: frozenset[Cell]) -> float:
        """GT-K1: return 0, because a single flight has no titles."""
        return 0.0


def stow(ship: Ship, aboard: Mapping[Cell, Cubes], pool: Cubes) -> tuple[dict[Cell, Cubes], Cubes]:
    """GT-F9: return the goods after the hard bot has stowed these cubes, and the remaining cubes."""
    return _stow(tuple(Hold(*hold, aboard.get(hold[0], ())) for hold in _holds_on(ship)), pool)


@lru_cache(maxsize=1 << 15)
def _stow(holds_before: tuple[Hold, ...], pool: Cubes) -> tuple[dict[Cell, Cubes], Cubes]:
    holds = {hold.cell: hold for hold in holds_before}
    while move := next_load(list(holds.values()), pool):
        into, good, cell = move
        goods = holds[cell].goods
        kept, pool = (_with(goods, good), _without(pool, good)) if into else (_without(goods, good), _with(pool, good))
        holds[cell] = holds[cell]._replace(goods=kept)
    return {cell: hold.goods for cell, hold in holds.items() if hold.goods}, pool


def _with(goods: Cubes, good: Good) -> Cubes:
    """Return the cubes with one more, the most valuable first."""
    return tuple(sorted((*goods, good), key=GOODS.index))


def _without(goods: Cubes, good: Good) -> Cubes:
    """Return the cubes without one."""
    place = goods.index(good)
    return goods[:place] + goods[place + 1 :]


@cached_on_instance
def _holds_on(ship: Ship) -> list[HoldAt]:
    """Return the holds of a ship in the order of its tiles."""
    found = ((cell, ships.face(placed)) for cell, placed in ship.cells.items())
    return [(cell, face.kind, face.capacity) for cell, face in found if face.kind in ("hold", "red-hold")]


def _decision_view(step: Decision) -> DecisionView:
    """Return the parts of a decision that the bot uses."""
    kind = DECISIONS[type(step)]
    match step:
        case PowerDecision(measure=measure):
            return DecisionView(step.seat, kind, measure=measure)
        case DefendDecision(cell=cell):
            return DecisionView(step.seat, kind, cell=cell)
        case LoadDecision(pool=pool):
            return DecisionView(step.seat, kind, pool=pool)
        case _:
            return DecisionView(step.seat, kind)
