"""What things are still worth in flight, in credits: days, batteries, crew, components and goods."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import exp
from typing import NamedTuple

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.bot.card_forecast import Demand
from tavolata.games.galaxy_trucker.bot.cargo_choice import Hold, room_for
from tavolata.games.galaxy_trucker.bot.ship_worth import outfit, worth
from tavolata.games.galaxy_trucker.bot.titles import pay_on_arrival, price_of_losing
from tavolata.games.galaxy_trucker.content import NUMBERS, Cell, Good, LevelName
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.scoring import price_of
from tavolata.games.galaxy_trucker.rules.handicaps import crew_taken, days_of_load, loss_price
from tavolata.games.galaxy_trucker.state import Member, Ship
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, PlayerView, TileView, ship_of

OPEN_SPACE = 1 / 6
"""How many of the cards to come are open space."""
STEADY = 2.0
"""How many days a rocket gains or loses on another by chance, with one card to come."""
FEW = 4
"""GT-F7: a crew of fewer is in danger, and most cards that pay for crew pass it by."""
SCARCE = 1.5
"""What each member below that is worth besides, in credits, and a part of it even at the end."""
RUINED = 20.0
"""What it costs when nothing is left to fly on with."""

_PLAIN = Demand()


class Nerve(NamedTuple):
    """What tells the levels apart in flight."""

    race: bool
    """Reckons the chances of every place of arrival."""
    day: float
    """What a day is worth besides, in credits: who is ahead has the first choice of what the cards offer."""
    member: float
    """What a crew member is worth, in credits."""
    battery: float
    """What a battery is worth with many cards to come."""
    thrifty: bool
    """Spends batteries only on what is worth them."""


class Prices:
    """One look at the flight from one seat."""

    def __init__(self, view: GalaxyTruckerView, nerve: Nerve) -> None:
        assert view.seat is not None
        assert view.flight is not None
        assert view.flight.decision is not None
        self.view = view
        self.nerve = nerve
        self.seat = view.seat
        self.level = view.level
        self.cards_left = view.cards_left
        self.flight = view.flight
        self.card = view.flight.card
        self.decision = view.flight.decision
        self.me = view.players[view.seat]
        self.burdens = self.me.burdens

    @cached_property
    def left(self) -> float:
        """The share of the flight that is still to come, this card not counted."""
        return share_left(self.level, self.cards_left)

    # What is aboard

    @cached_property
    def ship(self) -> Ship:
        """My ship."""
        return ship_of(self.level, self.lying)

    @cached_property
    def lying(self) -> tuple[TileView, ...]:
        """My tiles, with what is on them."""
        return self.me.ship

    @cached_property
    def at(self) -> dict[Cell, TileView]:
        """My tiles by cell."""
        return {(lying.column, lying.row): lying for lying in self.lying}

    @cached_property
    def batteries(self) -> int:
        """Batteries aboard."""
        return sum(lying.batteries for lying in self.lying)

    def batteries_at(self, cell: Cell) -> int:
        """Batteries in a compartment."""
        return self.at[cell].batteries

    @cached_property
    def members(self) -> list[Member]:
        """Everybody aboard."""
        return [member for lying in self.lying for member in lying.crew]

    def members_at(self, cell: Cell) -> tuple[Member, ...]:
        """Who lives in a cabin."""
        return self.at[cell].crew

    @cached_property
    def cargo(self) -> list[Good]:
        """The cubes aboard."""
        return [good for lying in self.lying for good in lying.goods]

    @cached_property
    def holds(self) -> list[Hold]:
        """GT-F9: my holds, and what is in them."""
        return [
            Hold((lying.column, lying.row), face.kind, face.capacity, lying.goods)
            for lying in self.lying
            if (face := self.view.faces[lying.tile]).kind in ("hold", "red-hold")
        ]

    # What things are worth now

    @cached_property
    def battery_price(self) -> float:
        """What a battery may still save or earn; those that are many are worth less."""
        return self.nerve.battery * min(1.0, 2 * self.left) * min(1.0, 4 / max(1, self.batteries))

    def days_price(self, days: float) -> float:
        """GT-E1: what falling back so many days costs; negative days are won."""
        if not self.nerve.race:
            return self.nerve.day * days
        return self.reward(0) - self.reward(-days) + self.nerve.day * self.left * days

    def load_price(self, days: int) -> float:
        """GT-A2, GT-A4, GT-K4: what the days of a load cost."""
        return self.days_price(days + days_of_load(self.burdens))

    def reward(self, ahead: float) -> float:
        """The reward to expect when I am so many days further ahead than now."""
        rewards, mine = NUMBERS.levels[self.level].rewards, self.me.days + ahead
        behind = sum(self._chance(self.view.players[other], mine) for other in self.flight.route if other != self.seat)
        return rewards[0] - (rewards[0] - rewards[1]) * behind

    def _chance(self, rival: PlayerView, mine: float) -> float:
        """How likely a rival arrives before me when I have come so far."""
        cards = self.cards_left
        engines = (_engines(rival) - _engines(self.me)) * cards * OPEN_SPACE
        lead = rival.days - mine + engines / 2
        return 1 / (1 + exp(-lead / (STEADY * (0.25 + cards / 3))))

    def tiles_price(self, cells: Iterable[Cell]) -> float:
        """GT-F3: what losing these tiles costs: a credit each, what is on them, and what they would still do."""
        gone = frozenset(cells)
        function = _function_of(self.ship, gone)
        lost = [lying for lying in self.lying if (lying.column, lying.row) in gone]
        aboard = sum(price_of(lying.goods) + self.battery_price * lying.batteries for lying in lost)
        humans = sum("human" in lying.crew for lying in self.lying if (lying.column, lying.row) not in gone)
        paid = len(gone) * loss_price(self.burdens) + self.titles_lost(gone)
        return paid + aboard + 0.7 * self.left * function + (0 if humans else RUINED / 2)

    def hit_price(self, cell: Cell) -> float:
        """GT-F3: what a hit on this cell costs, with all that would fly off."""
        return min((self.tiles_price(gone) for gone in _ways_to_break(self.ship, cell)), default=RUINED)

    # Crew

    @property
    def crew(self) -> int:
        """GT-F7: humans and aliens."""
        return len(self.members)

    @property
    def humans(self) -> int:
        """GT-F2: who can fly the ship."""
        return self.members.count("human")

    def crew_price(self, count: int) -> float:
        """GT-F2, GT-F7: what it costs to lose so many; the last human is the race."""
        count = crew_taken(self.burdens, count)
        if count >= self.crew:
            return 4 + self.arrival_price()
        scarce = max(0, count - (self.crew - FEW))
        return (self.nerve.member * count + SCARCE * scarce) * self.left + SCARCE / 5 * scarce

    def arrival_price(self) -> float:
        """GT-E2: what is lost by giving up."""
        return self.reward(0) + self.titles_paid() + price_of(self.cargo) / 2

    # Titles

    def titles_paid(self) -> int:
        """GT-K2 to GT-K4: what the titles would pay if the flight ended now."""
        return pay_on_arrival(self.view, self.flight.route)

    def titles_lost(self, cells: frozenset[Cell]) -> float:
        """GT-K1: what it costs to lose components that count for a title."""
        return price_of_losing(self.view, cells)

    # Goods

    def goods_lost_price(self, count: int) -> float:
        """GT-F8: the dearest cubes, then batteries."""
        goods = sorted((price_of([good]) for good in self.cargo), reverse=True)
        return sum(goods[:count]) + self.battery_price * min(self.batteries, max(0, count - len(goods)))

    def goods_worth(self, goods: Sequence[Good]) -> float:
        """GT-F9: what these cubes add to those aboard, as far as there is room; some may be lost again."""
        return room_for(self.holds, goods) * (1 - 0.15 * self.left)


def share_left(level: LevelName, cards: int) -> float:
    """What share of a flight so many cards are."""
    return min(1.0, cards / NUMBERS.levels[level].cards)


def _engines(player: PlayerView) -> float:
    """GT-F5: the power to expect, halfway between none and all of the batteries."""
    return (player.figures.engines.least + player.figures.engines.most) / 2


@cached_on_instance
def _function_of(ship: Ship, gone: frozenset[Cell]) -> float:
    """What the tiles of these cells will do for the ship on a whole flight."""
    return _worth_of(ship) - _worth_of(ships.without(ship, gone))


@cached_on_instance
def _worth_of(ship: Ship) -> float:
    return worth(outfit(ship), ship.level, _PLAIN)


@cached_on_instance
def _ways_to_break(ship: Ship, cell: Cell) -> tuple[tuple[Cell, ...], ...]:
    """GT-F3: what is lost by a hit on this cell, for each piece that could be kept."""
    pieces = ships.pieces(ships.without(ship, (cell,)))
    return tuple(tuple(other for other in ship.cells if other not in piece) for piece in pieces)
