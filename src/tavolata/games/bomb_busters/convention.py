"""The convention of expert tables: what its keepers do, and what they conclude from each other's tokens."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from tavolata.games.bomb_busters.actions import Mark
from tavolata.games.bomb_busters.careful import Hard
from tavolata.games.bomb_busters.content import BLUE_VALUES
from tavolata.games.bomb_busters.facts import Fact, Facts, Ordered, Shown
from tavolata.games.bomb_busters.reading import DualCut, Reading
from tavolata.games.bomb_busters.view import BombBustersView, SlotView

KEPT = 5.0
"""How much it is worth to cut the other wire of a pair and leave the one with the token, which still tells of both."""


class Expert(Hard):
    """A careful partner among such as keep the convention."""

    def agreed(self, view: BombBustersView) -> Facts:
        """What the convention lets everybody conclude."""
        return agreement(view)

    def first_token(self, reading: Reading, marks: Sequence[Mark]) -> Mark:
        """The left wire of a pair; without one the last wire of a stand, or else one beside a blue wire."""
        best = max(_rank(reading, action) for action in marks)
        return self.most_telling(reading, [action for action in marks if _rank(reading, action) == best])

    def posts(self, reading: Reading) -> list[Mark]:
        """A Post-it keeps the convention too."""
        return [action for action in super().posts(reading) if _rank(reading, action) == _PAIR]

    def telling(self, reading: Reading, cut: DualCut) -> float:
        """As any careful partner, and tokens that tell of a pair are left where they are."""
        stand, slot = reading.place_of[cut.tiles[0]]
        right = reading.slots.get((stand, slot + 1))
        tells = right and any(isinstance(fact, Shown) and fact.tile == right.tile for fact in reading.agreed)
        return super().telling(reading, cut) - KEPT * bool(tells)


_PAIR, _LAST, _BESIDE_BLUE, _POOR = 3, 2, 1, 0


def _rank(reading: Reading, action: Mark) -> int:
    """How well a token before this wire keeps the convention."""
    slots = reading.view.stands[action.stand]
    if action.slot + 1 == len(slots):
        return _LAST
    left, right = slots[action.slot], slots[action.slot + 1]
    if left.wire == right.wire and not right.cut and right.token is None:
        return _PAIR
    return _BESIDE_BLUE if right.wire in BLUE_VALUES else _POOR


def agreement(view: BombBustersView) -> Facts:
    """What the tokens tell beyond their wires, as long as every one of them was placed by choice."""
    if not _all_by_choice(view):
        return ()
    swapped = {tile for fact in view.facts if isinstance(fact, Ordered) for tile in fact.tiles}
    stands = [stand for stand in view.stands if not any(slot.tile in swapped for slot in stand)]
    return tuple(fact for stand in stands for fact in _pairs(stand))


def _all_by_choice(view: BombBustersView) -> bool:
    """No cut has gone wrong, so that no token was forced; the dial and the cards show it."""
    used = {card.id for card in view.cards if card.status == "used"}
    return view.dial.left == view.dial.start + ("rewinder" in used) and "stabilizer" not in used


def _pairs(stand: Sequence[SlotView]) -> Iterator[Fact]:
    """A token lies before the left wire of a pair."""
    for left, right in pairwise(stand):
        if left.token and not right.cut and right.token is None:
            yield Shown(right.tile, left.token)
