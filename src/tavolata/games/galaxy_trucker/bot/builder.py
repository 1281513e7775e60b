"""Building decisions of a bot: which tile to take, where to place it, when to look at piles, when to finish."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import NamedTuple

from tavolata.games.galaxy_trucker.actions import (
    Board,
    Finish,
    GalaxyTruckerAction,
    Keep,
    Look,
    LookDone,
    Place,
    Remove,
    Reserve,
    Return,
    Take,
    TurnGlass,
)
from tavolata.games.galaxy_trucker.bot.card_forecast import CardDemand, demand_of
from tavolata.games.galaxy_trucker.bot.decision import BotDecision, ValuedChoice, best_of
from tavolata.games.galaxy_trucker.bot.placement import BestPlaces, BuildGoals, best_places
from tavolata.games.galaxy_trucker.bot.profile import BuilderProfile
from tavolata.games.galaxy_trucker.bot.ship_valuation import outfit, ship_value
from tavolata.games.galaxy_trucker.bot.titles import TitleValue, title_values
from tavolata.games.galaxy_trucker.content import Cell, LevelName, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import PLACED
from tavolata.games.galaxy_trucker.state import Alien, Ship
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, ship_of

MIN_GAIN = 0.01
"""The minimum gain in credits of a face-up tile."""
LOOK_CHANCE = 0.8
"""GT-B5: the probability of looking at a pile that is available."""
FAULT_COST = 3.0
"""GT-C3: the expected cost of a fault in credits."""
MIN_HUMANS = 4
"""GT-F2: the minimum number of humans in a crew."""


class BuilderHabits(NamedTuple):
    """The parameters of a bot level for building."""

    looks: int
    """GT-B5: the number of piles that the bot looks at."""
    left_open: int
    """The number of fillable cells that the bot leaves empty."""
    turns_glass: bool
    """GT-B6: the bot turns the hourglass as soon as it has finished."""
    carelessness: float
    """The probability that the bot overlooks a misfit."""
    titles: bool
    """GT-K1: the bot builds for the titles of a Trek."""
    profiles: Mapping[LevelName, BuilderProfile]
    """The profile for each level of the flight."""


class Builder:
    """Evaluates one view of the table during building."""

    def __init__(self, view: GalaxyTruckerView, habits: BuilderHabits, random: Random) -> None:
        assert view.seat is not None
        self.view = view
        self.habits = habits
        self.profile = habits.profiles[view.level]
        self.my_player = view.players[view.seat]
        self.ship = ship_of(view.level, self.my_player.ship)
        self._random = random

    def build(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-B1 to GT-B7: return the next building decision; its action is None to wait."""
        if self.my_player.status != "building":
            turns = self.habits.turns_glass and TurnGlass() in legal
            return BotDecision(TurnGlass(), "turn-glass") if turns else BotDecision(None, "nothing")
        if self.my_player.looking:
            return BotDecision(LookDone(), "look-done")
        if self.my_player.hand:
            return self._place_tile(legal)
        return self._look(legal) or self._take() or self._finish(legal)

    # Tiles

    def _place_tile(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-B2: return the decision that places the tile in hand where it gains most, or puts it away."""
        assert self.my_player.hand is not None
        tile, reserved = self.my_player.hand.tile, self.my_player.hand.reserved
        assert tile is not None
        if (slip := self._careless_placement(tile, legal)) is not None:
            return BotDecision(slip, "slip")
        gain, place = self.places.best(tile)
        if place is None:
            return BotDecision(Reserve() if reserved else Return(), "no-place")
        if reserved or gain >= self.target_value:
            return BotDecision(place, "place", {}, gain, lambda: self.places.second_best(tile))
        return BotDecision(Return(), "return", {}, self.target_value, lambda: gain)

    def _careless_placement(self, tile: Tile, legal: Sequence[GalaxyTruckerAction]) -> Place | None:
        """Return a place with a joint, chosen without checking the other sides, or None."""
        if self._random.random() >= self.habits.carelessness:
            return None
        places = [action for action in legal if isinstance(action, Place)]
        joined = [place for place in places if ships.has_joint(self.ship, (place.column, place.row), PLACED[tile][place.turn])]
        return self._random.choice(joined) if joined else None

    def _take(self) -> BotDecision | None:
        """GT-B1: return the decision to take the best face-up tile or a heap tile; None if the ship is full enough."""
        if (kept := next((tile for tile in self.my_player.reserve if self.places.best(tile)[1]), None)) is not None:
            return BotDecision(Take("reserve", kept), "take.reserve", {}, self.places.best(kept)[0])
        if len(self.places.hopeful) <= self.habits.left_open:
            return None
        gain, tile = self.best_face_up
        if gain >= max(self.target_value, MIN_GAIN):
            return BotDecision(Take("table", tile), "take.table", {}, gain, lambda: self._second_choice(tile))
        return BotDecision(Take("heap"), "take.heap", {}, self.target_value, lambda: gain if tile else None) if self.view.heap else None

    @cached_property
    def best_face_up(self) -> tuple[float, Tile]:
        """GT-B1: return the gain of the best face-up tile and the tile; tile 0 if there is none."""
        return max(((self.places.best(tile)[0], tile) for tile in self.view.face_up), default=(0.0, 0))

    def _second_choice(self, taken: Tile) -> float:
        """Return the gain of the best other face-up tile or of a tile from the heap."""
        return max(self.target_value, *(self.places.best(tile)[0] for tile in self.view.face_up if tile != taken), 0.0)

    @cached_property
    def target_value(self) -> float:
        """Return the gain that a tile must reach; it falls with the remaining tiles per open cell and with the remaining time."""
        builders = sum(player.status == "building" for player in self.view.players)
        draws = self.view.heap / builders
        glass, runs = self.view.glass, self.view.runs
        time = 1.0 if glass is None or runs < 2 else (runs - glass.space) / (runs - 1)
        return self.profile.target_value * time * max(0.0, 1 - len(self.places.hopeful) / draws) if draws else 0.0

    @cached_property
    def demand(self) -> CardDemand:
        """GT-B5: return the forecast of the cards from the piles that were seen."""
        return demand_of(self.view.level, [card for pile in self.view.piles for card in pile.cards or ()])

    @cached_property
    def places(self) -> BestPlaces:
        """Return the gain of each tile on each cell of the ship."""
        return best_places(self.view.level, self.my_player.ship, self.goals)

    @cached_property
    def goals(self) -> BuildGoals:
        """Return the goals that the builder optimizes."""
        return BuildGoals(self.demand, self.title_values, self.profile)

    @cached_property
    def title_values(self) -> tuple[TitleValue, ...]:
        """GT-K1: return the value of points for titles, empty if the bot ignores titles."""
        return title_values(self.view) if self.habits.titles else ()

    # Piles and the end of building

    def _look(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision | None:
        """GT-B5: return the decision to look at a pile, or None; each pile is seen once, at random times, while no other is held."""
        seen = sum(pile.cards is not None for pile in self.view.piles)
        held = any(pile.held_by is not None for pile in self.view.piles)
        if held or seen >= self.habits.looks or self._random.random() >= LOOK_CHANCE:
            return None
        looks = (action for action in legal if isinstance(action, Look) and self.view.piles[action.pile - 1].cards is None)
        look = next(looks, None)
        return BotDecision(look, "look") if look else None

    def _finish(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-B7: return the decision to take the best free start space."""
        first = min((action for action in legal if isinstance(action, Finish)), key=lambda action: action.start)
        left = len(self.places.hopeful)
        return BotDecision(first, "finish.full" if left <= self.habits.left_open else "finish.out", {"count": left})

    # Check and launch

    def repair(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-C3: return the decision to keep the best piece, or to remove the tile that leaves the best ship."""
        if isinstance(legal[0], Keep):
            pieces = ships.pieces(self.ship)
            return best_of(
                [ValuedChoice(self._value_of(pieces[action.piece - 1]), action) for action in legal if isinstance(action, Keep)], "mend"
            )
        removes = [action for action in legal if isinstance(action, Remove)]
        return best_of([ValuedChoice(self._value_without((action.column, action.row)), action) for action in removes], "remove")

    def _value_of(self, cells: Sequence[Cell]) -> float:
        """Return the value of a part of the ship; 0 without a cabin, because it cannot fly."""
        part = self._ship_of(cells)
        return ship_value(outfit(part), part.level, self.demand, self.profile.weights) + len(cells) if ships.cabins(part) else 0.0

    def _ship_of(self, cells: Sequence[Cell]) -> Ship:
        return Ship(self.ship.level, {cell: self.ship.cells[cell] for cell in cells})

    def _value_without(self, cell: Cell) -> float:
        """Return the value of the ship without this tile, minus the cost of the remaining faults; the last cabin is never removed."""
        piece = max(ships.pieces(ships.without(self.ship, (cell,))), key=self._value_of)
        part = self._ship_of(piece)
        return self._value_of(piece) - FAULT_COST * len(ships.faults(part if ships.cabins(part) else self.ship))

    def board(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-C4: return the decision about a cabin: an alien for its power if the crew is large enough, or else humans."""
        boards = [action for action in legal if isinstance(action, Board)]
        aliens = [action for action in boards if action.crew != "humans" and self._is_useful(action.crew)]
        return (
            BotDecision(aliens[0], f"board.{aliens[0].crew}") if aliens else BotDecision(boards[0], "board.humans", {"count": MIN_HUMANS})
        )

    def _is_useful(self, alien: Alien) -> bool:
        """GT-F4, GT-F5: return whether an alien would help: the power is above 0 and enough humans remain."""
        has = outfit(self.ship)
        power = has.halves + has.double_halves if alien == "purple" else has.engines + has.double_engines
        aboard = sum(len(tile_view.crew) == 1 for tile_view in self.my_player.ship)
        return power > 0 and has.crew - 2 * aboard - 2 >= MIN_HUMANS
