"""The bot's model of the table: hidden wires with their odds, and the outcomes of cuts."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Point
from tavolata.games.bomb_busters.bot.endgame_search import EndgameSearch, search_endgame
from tavolata.games.bomb_busters.content import RED, VALUE_OF, CardId, Value, Wire
from tavolata.games.bomb_busters.facts import Facts, IsRedFact, ShownFact, Tile
from tavolata.games.bomb_busters.missions.group_action import SpecialView
from tavolata.games.bomb_busters.missions.rookie import RookieView
from tavolata.games.bomb_busters.missions.sequence import SequenceView
from tavolata.games.bomb_busters.rules.hands import announceable_values, marked_value
from tavolata.games.bomb_busters.solver.knowledge import NoDeal, knowledge_of
from tavolata.games.bomb_busters.solver.odds import Chances, Deals
from tavolata.games.bomb_busters.solver.single_stand_odds import Distribution, stand_odds, told_elsewhere, unseen_wires
from tavolata.games.bomb_busters.view import BombBustersView, SlotView, locks_x

SURE = 1 - 1e-9
"""A chance above it is certainty, but for rounding."""
LEAST = 1e-12
"""A chance below it is none, but for rounding."""


class DualCut(NamedTuple):
    """A possible dual cut with its chances."""

    tiles: tuple[Tile, ...]
    values: tuple[Value, ...]
    chances: Chances


class GroupAction(NamedTuple):
    """A possible special action: the wires to name, the value that all must have, and its probability."""

    tiles: tuple[Tile, ...]
    value: Value
    chance: float


class TableModel:
    """Model of a seat's view, on which bots compute; `agreed` are the facts that a convention adds."""

    def __init__(self, view: BombBustersView, agreed: Facts = ()) -> None:
        assert view.seat is not None
        self.view = view
        self.agreed = agreed
        self.me: Seat = view.seat
        self.owner_of = {stand: seat for seat, player in enumerate(view.players) for stand in player.stands}
        self.slots = {(stand, place): slot for stand, slots in enumerate(view.stands) for place, slot in enumerate(slots)}
        self.place_of = {slot.tile: place for place, slot in self.slots.items()}
        self.barred: frozenset[Tile] = frozenset()
        """The wires of others that the mission keeps this seat from pointing at."""
        self.uncut = {slot.tile: self.owner_of[place[0]] for place, slot in self.slots.items() if not slot.cut}

    def slot(self, tile: Tile) -> SlotView:
        """Return the slot of a tile."""
        return self.slots[self.place_of[tile]]

    @cached_property
    def mine(self) -> dict[Tile, Value]:
        """Return the own uncut wires."""
        return {tile: self.value_of(tile) for tile, owner in self.uncut.items() if owner == self.me}

    def value_of(self, tile: Tile) -> Value:
        """Return the value of a wire that this seat knows."""
        value = self.slot(tile).value
        assert value is not None
        return value

    @cached_property
    def theirs(self) -> list[Tile]:
        """Return the uncut wires of others that the mission lets this seat point at; BB-m35: none that is locked."""
        locked = locks_x(self.view)
        others = (tile for tile, owner in self.uncut.items() if owner != self.me and tile not in self.barred)
        return [tile for tile in others if not (locked and self.slot(tile).x)]

    def set_forbidden(self, legal: Sequence[BombBustersAction]) -> None:
        """BB-D1: store the places that the mission forbids this seat to point at in its turn."""
        points = [action for action in legal if isinstance(action, Point)]
        pointable = {self.slots[point.stand, point.slot].tile for point in points if point.slot is not None}
        if pointable and self.view.phase in ("turn", "aim"):
            self.barred = frozenset(tile for tile, owner in self.uncut.items() if owner != self.me and tile not in pointable)

    @cached_property
    def values(self) -> list[Value]:
        """BB-D1: return the values that this seat holds and could announce; in its turn only those that the mission allows."""
        if told := [told.value for told in self.view.announceable]:
            return told
        locked = self.view.locked if self.view.turn == self.me else ()
        return [value for value in announceable_values(self._serving(x_too=True), None) if value not in locked]

    def _serving(self, x_too: bool) -> set[Value]:
        """BB-D2: return the values of the own wires that may be part of a cut, with or without X wires."""
        limits = [twist for twist in self.view.twists if twist]
        slots = [(self.slot(tile), value) for tile, value in self.mine.items()]
        return {value for slot, value in slots if (x_too or not slot.x) and all(twist.may_serve(slot) for twist in limits)}

    def announceable_values(self, detector: CardId | None, helped: bool = False) -> list[Value]:
        """BB-D1, BB-Q3: return the values that this seat may announce in its turn, with a detector, with other help or without."""
        held = self._serving(x_too=not (helped or detector or locks_x(self.view)))
        return announceable_values(held.intersection(self.values), detector)

    def targetable(self, tiles: Iterable[Tile], helped: bool) -> list[Tile]:
        """BB-m20-4: return the wires among these that a cut can point at, with help or without."""
        return [tile for tile in tiles if not (helped and self.slot(tile).x)]

    @property
    def may_not_miss(self) -> bool:
        """BB-m14, BB-m28: return True if a miss of this seat explodes the bomb."""
        return any(isinstance(twist, RookieView) and twist.seat == self.me for twist in self.view.twists)

    @property
    def awaited(self) -> list[Value]:
        """BB-m9, BB-m16, BB-m36: return the values that must be cut before others of their row."""
        return [twist.current for twist in self.view.twists if isinstance(twist, SequenceView) and twist.current and self.view.locked]

    @cached_property
    def deals(self) -> Deals:
        """Return the deals that fit; a convention that a player broke is ignored."""
        knowledge = knowledge_of(self.view)
        try:
            return Deals(msgspec.structs.replace(knowledge, facts=(*knowledge.facts, *self.agreed)))
        except NoDeal:
            return Deals(knowledge)

    @cached_property
    def ahead(self) -> EndgameSearch | None:
        """Return the endgame search; None while too many deals are left."""
        return search_endgame(self.view, self.agreed)

    @cached_property
    def together(self) -> GroupAction | None:
        """BB-N6: return the likeliest wires for the mission's special action, and their probability; None if there is no such action."""
        special = next((twist for twist in self.view.twists if isinstance(twist, SpecialView) and not twist.done), None)
        return self._together(special.value, special.wires) if special and special.value else None

    def _together(self, value: Value, wires: int) -> GroupAction:
        """Return the group of wires, chosen one after the other, each the likeliest if those before are right."""
        tiles, chance, deals = list[Tile](), 1.0, self.deals
        while len(tiles) < wires and chance:
            tile = max((tile for tile in self.uncut if tile not in tiles), key=lambda tile: deals.distribution(tile).get(value, 0.0))
            right = deals.distribution(tile).get(value, 0.0)
            tiles, chance = [*tiles, tile], chance * right
            if LEAST < right < SURE and len(tiles) < wires:
                fact = IsRedFact(tile) if value == RED else ShownFact(tile, value)
                deals = Deals(msgspec.structs.replace(deals.knowledge, facts=(*deals.knowledge.facts, fact)))
        return GroupAction(tuple(tiles), value, chance)

    @cached_property
    def single_cuts(self) -> list[DualCut]:
        """BB-D1: return every dual cut of one wire that can succeed."""
        cuts = []
        for tile in self.theirs:
            odds = self.deals.distribution(tile)
            red = odds.get(RED, 0.0)
            for value in self.values:
                if chance := odds.get(value, 0.0):
                    success = 1.0 if chance > SURE else chance
                    cuts.append(DualCut((tile,), (value,), Chances(success, red, max(1 - success - red, 0.0))))
        return cuts

    @cached_property
    def public_wires(self) -> dict[Tile, Wire]:
        """Return the cut wires by tile."""
        return {slot.tile: slot.wire for slot in self.slots.values() if slot.cut and slot.wire}

    def told(self, tile: Tile) -> bool:
        """Return True if all players know this wire's value."""
        return marked_value((*self.view.facts, *self.agreed), self.slot(tile)) is not None

    @cached_property
    def public_odds_by_stand(self) -> dict[Tile, Distribution]:
        """Return the public probabilities of each uncut wire, one stand at a time."""
        wires = unseen_wires(self.view, self.public_wires)
        found: dict[Tile, Distribution] = {}
        for number, stand in enumerate(self.view.stands):
            left = wires - told_elsewhere(self.view, number, self.public_wires)
            found |= stand_odds(stand, self.public_wires, left, (*self.view.facts, *self.agreed))
        return found

    @cached_property
    def odds_by_stand(self) -> dict[Tile, Distribution]:
        """Return the value probabilities of each uncut wire of others for this seat, one stand at a time."""
        seen = {slot.tile: slot.wire for slot in self.slots.values() if slot.wire}
        wires = unseen_wires(self.view, seen)
        found: dict[Tile, Distribution] = {tile: {VALUE_OF[wire]: 1.0} for tile, wire in seen.items()}
        for number, stand in enumerate(self.view.stands):
            found |= stand_odds(stand, seen, wires - told_elsewhere(self.view, number, seen), self.view.facts)
        return found

    def tiles_of(self, seat: Seat, stand: int | None = None) -> list[Tile]:
        """Return a player's uncut wires, of both stands or of one."""
        return [tile for tile, owner in self.uncut.items() if owner == seat and stand in (None, self.place_of[tile][0])]

    def holds(self, seat: Seat, value: Value) -> float:
        """Return the probability that a player holds a value; wires count as independent."""
        lacks = 1.0
        for tile in self.tiles_of(seat):
            lacks *= 1 - self.deals.distribution(tile).get(value, 0.0)
        return 1 - lacks
