"""What a bot reads from its view: whose wires are where, what each can be, and how cuts would end."""

from functools import cached_property
from typing import NamedTuple

import msgspec

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import RED, VALUE_OF, CardId, Value, Wire
from tavolata.games.bomb_busters.facts import Facts, Tile
from tavolata.games.bomb_busters.rules.hands import is_told, sayable
from tavolata.games.bomb_busters.solver.knowledge import NoDeal, knowledge_of
from tavolata.games.bomb_busters.solver.odds import Chances, Deals
from tavolata.games.bomb_busters.solver.stand_odds import Distribution, stand_odds, told_elsewhere, unseen_wires
from tavolata.games.bomb_busters.view import BombBustersView, SlotView

SURE = 1 - 1e-9
"""A chance above it is certainty, but for rounding."""


class DualCut(NamedTuple):
    """A dual cut that could be made, and how it would end."""

    tiles: tuple[Tile, ...]
    values: tuple[Value, ...]
    chances: Chances


class Situation:
    """A seat's view, understood; `agreed` is what a convention adds to what is certain."""

    def __init__(self, view: BombBustersView, agreed: Facts = ()) -> None:
        assert view.seat is not None
        self.view = view
        self.agreed = agreed
        self.me: Seat = view.seat
        self.owner_of = {stand: seat for seat, player in enumerate(view.players) for stand in player.stands}
        self.slots = {(stand, place): slot for stand, slots in enumerate(view.stands) for place, slot in enumerate(slots)}
        self.place_of = {slot.tile: place for place, slot in self.slots.items()}
        self.uncut = {slot.tile: self.owner_of[place[0]] for place, slot in self.slots.items() if not slot.cut}

    def slot(self, tile: Tile) -> SlotView:
        """Where a tile stands now."""
        return self.slots[self.place_of[tile]]

    @cached_property
    def mine(self) -> dict[Tile, Value]:
        """The own wires that are not cut."""
        return {tile: self.value_of(tile) for tile, owner in self.uncut.items() if owner == self.me}

    def value_of(self, tile: Tile) -> Value:
        """The value of a wire that this seat knows."""
        value = self.slot(tile).value
        assert value is not None
        return value

    @cached_property
    def theirs(self) -> list[Tile]:
        """The wires of others that are not cut."""
        return [tile for tile, owner in self.uncut.items() if owner != self.me]

    @cached_property
    def values(self) -> list[Value]:
        """BB-D1: what this seat holds and could announce."""
        return self.sayable(None)

    def sayable(self, detector: CardId | None) -> list[Value]:
        """BB-D1, BB-Q3: what this seat holds and could announce, with a detector or without."""
        return sayable(set(self.mine.values()), detector)

    @cached_property
    def deals(self) -> Deals:
        """All deals that fit; an agreement that somebody broke is forgotten."""
        knowledge = knowledge_of(self.view)
        try:
            return Deals(msgspec.structs.replace(knowledge, facts=(*knowledge.facts, *self.agreed)))
        except NoDeal:
            return Deals(knowledge)

    @cached_property
    def single_cuts(self) -> list[DualCut]:
        """BB-D1: every dual cut of one wire that can succeed."""
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
    def seen_by_all(self) -> dict[Tile, Wire]:
        """The wires that lie open."""
        return {slot.tile: slot.wire for slot in self.slots.values() if slot.cut and slot.wire}

    def told(self, tile: Tile) -> bool:
        """Whether everybody has been told this wire's value."""
        return is_told((*self.view.facts, *self.agreed), self.slot(tile))

    @cached_property
    def public_odds_by_stand(self) -> dict[Tile, Distribution]:
        """How likely each uncut wire is to be of each value for somebody who sees no hand, and looks at one stand at a time."""
        wires = unseen_wires(self.view, self.seen_by_all)
        found: dict[Tile, Distribution] = {}
        for number, stand in enumerate(self.view.stands):
            left = wires - told_elsewhere(self.view, number, self.seen_by_all)
            found |= stand_odds(stand, self.seen_by_all, left, (*self.view.facts, *self.agreed))
        return found

    @cached_property
    def odds_by_stand(self) -> dict[Tile, Distribution]:
        """How likely each uncut wire of others is to be of each value, as this seat sees it, one stand at a time."""
        seen = {slot.tile: slot.wire for slot in self.slots.values() if slot.wire}
        wires = unseen_wires(self.view, seen)
        found: dict[Tile, Distribution] = {tile: {VALUE_OF[wire]: 1.0} for tile, wire in seen.items()}
        for number, stand in enumerate(self.view.stands):
            found |= stand_odds(stand, seen, wires - told_elsewhere(self.view, number, seen), self.view.facts)
        return found

    def tiles_of(self, seat: Seat, stand: int | None = None) -> list[Tile]:
        """A player's uncut wires, of both stands or of one."""
        return [tile for tile, owner in self.uncut.items() if owner == seat and stand in (None, self.place_of[tile][0])]

    def holds(self, seat: Seat, value: Value) -> float:
        """How likely a player is to hold a value, each wire taken by itself."""
        lacks = 1.0
        for tile in self.tiles_of(seat):
            lacks *= 1 - self.deals.distribution(tile).get(value, 0.0)
        return 1 - lacks
