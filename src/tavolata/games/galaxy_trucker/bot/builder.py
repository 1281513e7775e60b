"""How a bot builds: which tile it takes, where it goes, when to look at the piles, and when the ship is done."""

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
from tavolata.games.galaxy_trucker.bot.card_forecast import Demand, demand_of
from tavolata.games.galaxy_trucker.bot.decision import Weighed, Weighing, best_of
from tavolata.games.galaxy_trucker.bot.placement import BestPlaces, Wants, best_places
from tavolata.games.galaxy_trucker.bot.profile import Taste
from tavolata.games.galaxy_trucker.bot.ship_worth import outfit, worth
from tavolata.games.galaxy_trucker.bot.titles import Stake, stakes
from tavolata.games.galaxy_trucker.content import Cell, LevelName, Tile
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import PLACED
from tavolata.games.galaxy_trucker.state import Alien, Ship
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, ship_of

LEAST = 0.01
"""What a tile of the table must bring at least, in credits."""
EAGER = 0.8
"""GT-B5: how often it takes a pile when it could."""
FAULT = 3.0
"""GT-C3: what a fault is likely to cost, in credits."""
HUMANS = 4
"""GT-F2: so many humans at least are to fly the ship."""


class Habits(NamedTuple):
    """What tells the levels apart while building."""

    looks: int
    """GT-B5: how many piles it looks at."""
    left_open: int
    """How many cells it is content to leave empty."""
    presses: bool
    """GT-B6: turns the glass as soon as it has finished."""
    careless: float
    """How often it does not see that a tile does not fit."""
    titles: bool
    """GT-K1: builds for the titles of a Trek."""
    tastes: Mapping[LevelName, Taste]
    """What it likes on each level."""


class Builder:
    """One look at one's own ship and at the table."""

    def __init__(self, view: GalaxyTruckerView, habits: Habits, lot: Random) -> None:
        assert view.seat is not None
        self.view = view
        self.habits = habits
        self.taste = habits.tastes[view.level]
        self.me = view.players[view.seat]
        self.ship = ship_of(view.level, self.me.ship)
        self._lot = lot

    def build(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-B1 to GT-B7: the next move; None: rather nothing."""
        if self.me.status != "building":
            turns = self.habits.presses and TurnGlass() in legal
            return Weighing(TurnGlass(), "turn-glass") if turns else Weighing(None, "nothing")
        if self.me.looking:
            return Weighing(LookDone(), "look-done")
        if self.me.hand:
            return self._lay(legal)
        return self._look(legal) or self._take() or self._finish(legal)

    # Tiles

    def _lay(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-B2: onto the ship where it gains most, or away."""
        assert self.me.hand is not None
        tile, reserved = self.me.hand.tile, self.me.hand.reserved
        assert tile is not None
        if (slip := self._slip(tile, legal)) is not None:
            return Weighing(slip, "slip")
        gain, place = self.places.best(tile)
        if place is None:
            return Weighing(Reserve() if reserved else Return(), "no-place")
        if reserved or gain >= self.par:
            return Weighing(place, "place", {}, gain, lambda: self.places.next_best(tile))
        return Weighing(Return(), "return", {}, self.par, lambda: gain)

    def _slip(self, tile: Tile, legal: Sequence[GalaxyTruckerAction]) -> Place | None:
        """A tile laid where it has a joint, without a look at its other sides."""
        if self._lot.random() >= self.habits.careless:
            return None
        places = [action for action in legal if isinstance(action, Place)]
        joined = [place for place in places if ships.has_joint(self.ship, (place.column, place.row), PLACED[tile][place.turn])]
        return self._lot.choice(joined) if joined else None

    def _take(self) -> Weighing | None:
        """GT-B1: the best of those lying face up if it is good enough, else one of the heap; None: enough."""
        if (kept := next((tile for tile in self.me.reserve if self.places.best(tile)[1]), None)) is not None:
            return Weighing(Take("reserve", kept), "take.reserve", {}, self.places.best(kept)[0])
        if len(self.places.hopeful) <= self.habits.left_open:
            return None
        gain, tile = self.best_face_up
        if gain >= max(self.par, LEAST):
            return Weighing(Take("table", tile), "take.table", {}, gain, lambda: self._next_best_take(tile))
        return Weighing(Take("heap"), "take.heap", {}, self.par, lambda: gain if tile else None) if self.view.heap else None

    @cached_property
    def best_face_up(self) -> tuple[float, Tile]:
        """GT-B1: of the tiles that lie face up, what the best would bring, and which it is; tile 0 where there is none."""
        return max(((self.places.best(tile)[0], tile) for tile in self.view.face_up), default=(0.0, 0))

    def _next_best_take(self, taken: Tile) -> float:
        """What another tile lying face up would bring, or one of the heap."""
        return max(self.par, *(self.places.best(tile)[0] for tile in self.view.face_up if tile != taken), 0.0)

    @cached_property
    def par(self) -> float:
        """What a tile must bring: the less is left to choose from for the open cells, and of the time, the less."""
        builders = sum(player.status == "building" for player in self.view.players)
        draws = self.view.heap / builders
        glass, runs = self.view.glass, self.view.runs
        time = 1.0 if glass is None or runs < 2 else (runs - glass.space) / (runs - 1)
        return self.taste.par * time * max(0.0, 1 - len(self.places.hopeful) / draws) if draws else 0.0

    @cached_property
    def demand(self) -> Demand:
        """GT-B5: what the flight asks for, by the piles that were looked at."""
        return demand_of(self.view.level, [card for pile in self.view.piles for card in pile.cards or ()])

    @cached_property
    def places(self) -> BestPlaces:
        """Where on the ship each tile would gain most."""
        return best_places(self.view.level, self.me.ship, self.wants)

    @cached_property
    def wants(self) -> Wants:
        """What it builds for."""
        return Wants(self.demand, self.stakes, self.taste)

    @cached_property
    def stakes(self) -> tuple[Stake, ...]:
        """GT-K1: what points for titles are worth, to one who builds for them."""
        return stakes(self.view) if self.habits.titles else ()

    # Piles and the end of building

    def _look(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing | None:
        """GT-B5: each pile once, now and then, and while nobody else has one in hand: the others want to look, too."""
        seen = sum(pile.cards is not None for pile in self.view.piles)
        held = any(pile.held_by is not None for pile in self.view.piles)
        if held or seen >= self.habits.looks or self._lot.random() >= EAGER:
            return None
        looks = (action for action in legal if isinstance(action, Look) and self.view.piles[action.pile - 1].cards is None)
        look = next(looks, None)
        return Weighing(look, "look") if look else None

    def _finish(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-B7: the best start space that is free."""
        first = min((action for action in legal if isinstance(action, Finish)), key=lambda action: action.start)
        left = len(self.places.hopeful)
        return Weighing(first, "finish.full" if left <= self.habits.left_open else "finish.out", {"count": left})

    # Check and launch

    def mend(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-C3: keep the best piece, or take off what leaves the best ship with the fewest faults."""
        if isinstance(legal[0], Keep):
            pieces = ships.pieces(self.ship)
            return best_of([Weighed(self._left(pieces[action.piece - 1]), action) for action in legal if isinstance(action, Keep)], "mend")
        removes = [action for action in legal if isinstance(action, Remove)]
        return best_of([Weighed(self._without((action.column, action.row)), action) for action in removes], "remove")

    def _left(self, cells: Sequence[Cell]) -> float:
        """What a part of the ship is worth: nothing without a cabin, as it cannot fly then."""
        part = self._part(cells)
        return worth(outfit(part), part.level, self.demand, self.taste.weights) + len(cells) if ships.cabins(part) else 0.0

    def _part(self, cells: Sequence[Cell]) -> Ship:
        return Ship(self.ship.level, {cell: self.ship.cells[cell] for cell in cells})

    def _without(self, cell: Cell) -> float:
        """What is left of the ship without this tile, less what its further faults will cost; to lose the last cabin mends nothing."""
        piece = max(ships.pieces(ships.without(self.ship, (cell,))), key=self._left)
        part = self._part(piece)
        return self._left(piece) - FAULT * len(ships.faults(part if ships.cabins(part) else self.ship))

    def board(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-C4: an alien for its power, as long as the crew is large enough."""
        boards = [action for action in legal if isinstance(action, Board)]
        aliens = [action for action in boards if action.crew != "humans" and self._is_useful(action.crew)]
        return Weighing(aliens[0], f"board.{aliens[0].crew}") if aliens else Weighing(boards[0], "board.humans", {"count": HUMANS})

    def _is_useful(self, alien: Alien) -> bool:
        """GT-F4, GT-F5: an alien helps only what is above 0, and takes the place of two humans, some of whom must stay (GT-F2)."""
        has = outfit(self.ship)
        power = has.halves + has.double_halves if alien == "purple" else has.engines + has.double_engines
        aboard = sum(len(lying.crew) == 1 for lying in self.me.ship)
        return power > 0 and has.crew - 2 * aboard - 2 >= HUMANS
