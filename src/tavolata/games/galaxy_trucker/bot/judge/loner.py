"""The pilot of a hard bot who flies alone: the same choices, read off the ship itself instead of a view of the table."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from tavolata.games.galaxy_trucker.actions import FlyOn, GalaxyTruckerAction
from tavolata.games.galaxy_trucker.bot.levels import LEVELS
from tavolata.games.galaxy_trucker.bot.pilot import Pilot
from tavolata.games.galaxy_trucker.bot.prices import share_left
from tavolata.games.galaxy_trucker.bot.stowing import Hold, next_load
from tavolata.games.galaxy_trucker.content import (
    GOODS,
    NUMBERS,
    AbandonedShip,
    AbandonedStation,
    Cell,
    Good,
    Kind,
    Measure,
    Planets,
    Slavers,
    Smugglers,
)
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cargo import cargo_of
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size
from tavolata.games.galaxy_trucker.rules.flight.power import crew_of
from tavolata.games.galaxy_trucker.rules.flight.voyage import Voyage
from tavolata.games.galaxy_trucker.state import Alien, Member, Player, Ship, remembered
from tavolata.games.galaxy_trucker.steps import (
    DECISIONS,
    AskToFlyOn,
    ClaimOrPass,
    Decision,
    Defend,
    LandOrPass,
    Loading,
    LoseCrew,
    PayBattery,
    PowerUp,
)
from tavolata.games.galaxy_trucker.view import DecisionView, TileView, view

_NERVE = LEVELS["hard"].nerve
_FLY_ON = FlyOn()
_ALIENS: dict[Measure, Alien] = {"engines": "brown", "firepower": "purple"}

Cubes: TypeAlias = tuple[Good, ...]
HoldAt: TypeAlias = tuple[Cell, Kind, int]


def lone_choice(voyage: Voyage, legal: Sequence[GalaxyTruckerAction]) -> GalaxyTruckerAction:
    """What a hard pilot does who flies alone; what was chosen before in the same case is chosen again."""
    step = voyage.steps[-1]
    assert isinstance(step, Decision)
    player = voyage.players[step.seat]
    if isinstance(step, AskToFlyOn):
        return _FLY_ON if can_push(player) else Pilot(view(voyage.close(legal)[0], step.seat), _NERVE).decide(legal)
    if (depends := _DEPENDS_ON.get(type(step))) is None:
        return Loner(voyage, step).decide(legal)
    known, case = _chosen_with(player.ship), depends(voyage, player, step)
    if case not in known:
        known[case] = Loner(voyage, step).decide(legal)
    return known[case]


def can_push(player: Player) -> bool:
    """GT-F5: there is an engine, or a double one with a battery."""
    return bool(ships.engine_power(player.ship) or (player.batteries and ships.engine_power_powered(player.ship)))


@remembered
def _chosen_with(_ship: Ship) -> dict[Hashable, GalaxyTruckerAction]:
    """What was chosen with this ship so far, by all that the choice depends on besides."""
    return {}


class Loner(Pilot):
    """One look at a flight alone: nobody is ahead or behind, so the reward of the first is certain."""

    def __init__(self, voyage: Voyage, step: Decision) -> None:
        self.nerve = _NERVE
        self.seat = step.seat
        self.player = player = voyage.players[step.seat]
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


@remembered
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


# What a choice depends on besides the ship


def _case_of_power(voyage: Voyage, player: Player, step: PowerUp) -> Hashable:
    """GT-F6: the card, how much of the flight is left, batteries, aliens; against some cards crew and cargo."""
    crew = list(crew_of(player))
    alien = _ALIENS[step.measure] in crew
    return step, alien, sum(player.batteries.values()), *_at_stake(voyage, player, len(crew), powerless=_is_powerless(player, step))


def _is_powerless(player: Player, step: PowerUp) -> bool:
    """GT-A1: without a further battery the race would be lost, and half the cargo."""
    return step.measure == "engines" and not step.powered and not ships.engine_power(player.ship)


def _case_of_claim(voyage: Voyage, player: Player, _step: ClaimOrPass) -> Hashable:
    return _at_stake(voyage, player, crew_size(player))


def _at_stake(voyage: Voyage, player: Player, crew: int, *, powerless: bool = False) -> tuple[Hashable, ...]:
    """The card, how much of the flight is left, and what of crew and cargo the card could add or take."""
    card, takes = voyage.card, 0
    if isinstance(card, AbandonedShip | Slavers):
        takes = card.crew_lost
    trades = powerless or takes >= crew or isinstance(card, Planets | AbandonedStation | Smugglers)
    return card.name, voyage.state.deck.size, crew if takes else None, _counted(player) if trades else None


def _counted(player: Player) -> tuple[Good, ...]:
    return tuple(sorted(cargo_of(player)))


def _case_of_landing(voyage: Voyage, player: Player, _step: LandOrPass) -> Hashable:
    return voyage.card.name, voyage.state.deck.size, _counted(player)


def _case_of_crew(_voyage: Voyage, player: Player, _step: LoseCrew) -> Hashable:
    return frozenset(player.crew.items())


def _case_of_battery(_voyage: Voyage, player: Player, _step: PayBattery) -> Hashable:
    return frozenset(player.batteries.items())


_DEPENDS_ON: dict[type[Decision], Callable[[Voyage, Player, Any], Hashable]] = {
    PowerUp: _case_of_power,
    ClaimOrPass: _case_of_claim,
    LandOrPass: _case_of_landing,
    LoseCrew: _case_of_crew,
    PayBattery: _case_of_battery,
}
"""Decisions that come up again and again, and what makes two of them the same."""
