"""Values in flight, in credits: days, batteries, crew, components and goods."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import exp
from typing import NamedTuple

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.bot.card_forecast import CardDemand
from tavolata.games.galaxy_trucker.bot.cargo_choice import Hold, room_for
from tavolata.games.galaxy_trucker.bot.ship_valuation import outfit, ship_value
from tavolata.games.galaxy_trucker.bot.titles import pay_on_arrival, title_loss
from tavolata.games.galaxy_trucker.content import NUMBERS, Cell, Good, LevelName
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.scoring import price_of
from tavolata.games.galaxy_trucker.rules.handicaps import crew_taken, days_of_load, loss_price
from tavolata.games.galaxy_trucker.state import Member, Ship
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, PlayerView, TileView, ship_of

OPEN_SPACE = 1 / 6
"""The share of open space among the remaining cards."""
DAY_NOISE = 2.0
"""The standard deviation of a rocket's lead in days with one card to come."""
SMALL_CREW = 4
"""GT-F7: the crew size below which a crew is in danger and rarely profits from cards."""
SCARCE_CREW_VALUE = 1.5
"""The additional cost in credits of each member below that size."""
RUIN_COST = 20.0
"""The cost of losing all means to fly on."""

_USUAL_DEMAND = CardDemand()


class ResourceWeights(NamedTuple):
    """The weights of a bot level for days, crew and batteries in flight."""

    race: bool
    """True if the bot estimates the chance of each place of arrival."""
    day: float
    """The additional value of a day in credits, because the leader chooses first."""
    member: float
    """The value of a crew member in credits."""
    battery: float
    """The value of a battery with many cards to come."""
    thrifty: bool
    """True if the bot spends batteries only when the gain exceeds their value."""


class ResourceValues:
    """Component that values days, batteries, crew, components and goods in one view of the flight."""

    def __init__(self, view: GalaxyTruckerView, attitude: ResourceWeights) -> None:
        assert view.seat is not None
        assert view.flight is not None
        assert view.flight.decision is not None
        self.view = view
        self.attitude = attitude
        self.seat = view.seat
        self.level = view.level
        self.cards_left = view.cards_left
        self.flight = view.flight
        self.card = view.flight.card
        self.decision = view.flight.decision
        self.my_player = view.players[view.seat]
        self.handicaps = self.my_player.burdens

    @cached_property
    def share_left(self) -> float:
        """Return the share of the flight that is still to come, without this card."""
        return share_left(self.level, self.cards_left)

    # What is aboard

    @cached_property
    def ship(self) -> Ship:
        """Return the player's ship."""
        return ship_of(self.level, self.tiles)

    @cached_property
    def tiles(self) -> tuple[TileView, ...]:
        """Return the player's tiles with their contents."""
        return self.my_player.ship

    @cached_property
    def tile_at(self) -> dict[Cell, TileView]:
        """Return the player's tiles by cell."""
        return {(tile.column, tile.row): tile for tile in self.tiles}

    @cached_property
    def batteries(self) -> int:
        """Return the batteries aboard."""
        return sum(tile.batteries for tile in self.tiles)

    def batteries_at(self, cell: Cell) -> int:
        """Return the batteries in a compartment."""
        return self.tile_at[cell].batteries

    @cached_property
    def members(self) -> list[Member]:
        """Return all crew members aboard."""
        return [member for tile in self.tiles for member in tile.crew]

    def members_at(self, cell: Cell) -> tuple[Member, ...]:
        """Return the crew members in a cabin."""
        return self.tile_at[cell].crew

    @cached_property
    def cargo(self) -> list[Good]:
        """Return the cubes aboard."""
        return [good for tile in self.tiles for good in tile.goods]

    @cached_property
    def holds(self) -> list[Hold]:
        """GT-F9: return the player's holds with their contents."""
        return [
            Hold((tile.column, tile.row), face.kind, face.capacity, tile.goods)
            for tile in self.tiles
            if (face := self.view.faces[tile.tile]).kind in ("hold", "red-hold")
        ]

    # Current values

    @cached_property
    def battery_price(self) -> float:
        """Return the value of a battery; it falls with the number of batteries."""
        return self.attitude.battery * min(1.0, 2 * self.share_left) * min(1.0, 4 / max(1, self.batteries))

    def days_price(self, days: float) -> float:
        """GT-E1: return the cost of falling back this number of days; negative for days gained."""
        if not self.attitude.race:
            return self.attitude.day * days
        return self.reward(0) - self.reward(-days) + self.attitude.day * self.share_left * days

    def load_price(self, days: int) -> float:
        """GT-A2, GT-A4, GT-K4: return the cost of the days of a load."""
        return self.days_price(days + days_of_load(self.handicaps))

    def reward(self, days_gained: float) -> float:
        """Return the expected reward with this number of days gained."""
        rewards, my_days = NUMBERS.levels[self.level].rewards, self.my_player.days + days_gained
        behind = sum(self._overtake_chance(self.view.players[other], my_days) for other in self.flight.route if other != self.seat)
        return rewards[0] - (rewards[0] - rewards[1]) * behind

    def _overtake_chance(self, rival: PlayerView, my_days: float) -> float:
        """Return the probability that a rival arrives first."""
        cards = self.cards_left
        engines = (_engines(rival) - _engines(self.my_player)) * cards * OPEN_SPACE
        lead = rival.days - my_days + engines / 2
        return 1 / (1 + exp(-lead / (DAY_NOISE * (0.25 + cards / 3))))

    def tiles_price(self, cells: Iterable[Cell]) -> float:
        """GT-F3: return the cost of losing these tiles: penalty, contents, and remaining usefulness."""
        lost_cells = frozenset(cells)
        function = _lost_function(self.ship, lost_cells)
        lost = [tile for tile in self.tiles if (tile.column, tile.row) in lost_cells]
        aboard = sum(price_of(tile.goods) + self.battery_price * tile.batteries for tile in lost)
        humans = sum("human" in tile.crew for tile in self.tiles if (tile.column, tile.row) not in lost_cells)
        paid = len(lost_cells) * loss_price(self.handicaps) + self.titles_lost(lost_cells)
        return paid + aboard + 0.7 * self.share_left * function + (0 if humans else RUIN_COST / 2)

    def hit_price(self, cell: Cell) -> float:
        """GT-F3: return the cost of a hit on this cell, with all tiles that fly off."""
        return min((self.tiles_price(lost_cells) for lost_cells in _break_risks(self.ship, cell)), default=RUIN_COST)

    # Crew

    @property
    def crew(self) -> int:
        """GT-F7: return the number of humans and aliens aboard."""
        return len(self.members)

    @property
    def humans(self) -> int:
        """GT-F2: return the number of humans."""
        return self.members.count("human")

    def crew_price(self, count: int) -> float:
        """GT-F2, GT-F7: return the cost of losing this number of crew members; losing the last human ends the race."""
        count = crew_taken(self.handicaps, count)
        if count >= self.crew:
            return 4 + self.arrival_price()
        scarce = max(0, count - (self.crew - SMALL_CREW))
        return (self.attitude.member * count + SCARCE_CREW_VALUE * scarce) * self.share_left + SCARCE_CREW_VALUE / 5 * scarce

    def arrival_price(self) -> float:
        """GT-E2: return the cost of giving up."""
        return self.reward(0) + self.titles_paid() + price_of(self.cargo) / 2

    # Titles

    def titles_paid(self) -> int:
        """GT-K2 to GT-K4: return the payment of the titles if the flight ended now."""
        return pay_on_arrival(self.view, self.flight.route)

    def titles_lost(self, cells: frozenset[Cell]) -> float:
        """GT-K1: return the cost of losing components that count for a title."""
        return title_loss(self.view, cells)

    # Goods

    def goods_lost_price(self, count: int) -> float:
        """GT-F8: return the value of the most valuable cubes, then of batteries."""
        goods = sorted((price_of([good]) for good in self.cargo), reverse=True)
        return sum(goods[:count]) + self.battery_price * min(self.batteries, max(0, count - len(goods)))

    def goods_value(self, goods: Sequence[Good]) -> float:
        """GT-F9: return the value that these cubes add, limited by room and reduced by the risk of losing them."""
        return room_for(self.holds, goods) * (1 - 0.15 * self.share_left)


def share_left(level: LevelName, cards: int) -> float:
    """Return the share of a flight for this number of cards."""
    return min(1.0, cards / NUMBERS.levels[level].cards)


def _engines(player: PlayerView) -> float:
    """GT-F5: return the expected engine power, the mean of the powers with no battery and with all."""
    return (player.figures.engines.least + player.figures.engines.most) / 2


@cached_on_instance
def _lost_function(ship: Ship, lost_cells: frozenset[Cell]) -> float:
    """Return the value of these tiles to the ship for a whole flight."""
    return _value_of(ship) - _value_of(ships.without(ship, lost_cells))


@cached_on_instance
def _value_of(ship: Ship) -> float:
    return ship_value(outfit(ship), ship.level, _USUAL_DEMAND)


@cached_on_instance
def _break_risks(ship: Ship, cell: Cell) -> tuple[tuple[Cell, ...], ...]:
    """GT-F3: return the cells lost by a hit on this cell, one set for each piece that could be kept."""
    pieces = ships.pieces(ships.without(ship, (cell,)))
    return tuple(tuple(other for other in ship.cells if other not in piece) for piece in pieces)
