"""The careful partner: tells the others what helps them most, leaves them what they know, and takes risks last."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.actions import (
    BombBustersAction,
    CardId,
    Cut,
    Give,
    Label,
    Lay,
    Mark,
    Next,
    Point,
    Recharge,
    Reveal,
    Scan,
    Solo,
    Use,
    Value,
)
from tavolata.games.bomb_busters.aiming import Help, helped_by
from tavolata.games.bomb_busters.clarity import clarity, marked, opened, surprise, told_by_label
from tavolata.games.bomb_busters.content import BLUE_VALUES, RED
from tavolata.games.bomb_busters.facts import Facts
from tavolata.games.bomb_busters.partner import DETECTORS, Partner, aim_at, least_risk, only, to_point
from tavolata.games.bomb_busters.reading import SURE, DualCut, Reading
from tavolata.games.bomb_busters.view import BombBustersView

At = TypeVar("At", Mark, Lay, Cut)

TOOLS: tuple[CardId, ...] = (*DETECTORS, "ray", "stabilizer")


class Hard(Partner):
    """Plays as a careful person expects, without any private agreement."""

    TOOL = 0.03
    """What a card is worth for later, where losing the mission costs 1."""
    TELLING = 1.0
    """A card that tells of the own hand is used where it tells more."""
    PASS = 0.12
    """A turn that risks more is passed on with the Coffee Mug."""
    UNLOCKING = 1.0
    """What unlocking a card is worth beside what a cut tells."""

    def agreed(self, view: BombBustersView) -> Facts:
        """What an agreement adds to what is certain: nothing."""
        return ()

    def understand(self, view: BombBustersView) -> Reading:
        """What the view tells, agreements included."""
        return Reading(view, self.agreed(view))

    def first_token(self, reading: Reading, marks: Sequence[Mark]) -> Mark:
        """The token that tells most of the hand."""
        return self.most_telling(reading, marks)

    def lay(self, reading: Reading, lays: Sequence[Lay]) -> Lay:
        """The copy that leaves the hand easiest to read."""
        return self.most_telling(reading, lays)

    def cut(self, reading: Reading, cuts: Sequence[Cut]) -> Cut:
        """The copy that leaves the hand easiest to read."""
        return self.most_telling(reading, cuts)

    def mark(self, reading: Reading, marks: Sequence[Mark]) -> Mark:
        """The wire that tells most of the hand."""
        return self.most_telling(reading, marks)

    def most_telling(self, reading: Reading, actions: Sequence[At]) -> At:
        """The own wire to mark or to lay open so that others can read the hand best."""
        return max(actions, key=lambda action: self.clear_after(reading, action))

    def clear_after(self, reading: Reading, action: Mark | Lay | Cut) -> float:
        """How well others can read the hand afterwards."""
        change = marked if isinstance(action, Mark) else opened
        after = change(reading.view, action.stand, action.slot)
        return clarity(reading, after, self.agreed(after))

    def turn(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """Cards that only help, then what can be done alone, then a certain cut, and a risk only if nothing else is left."""
        if helping := self.aside(reading, legal):
            return helping
        if alone := [action for action in legal if isinstance(action, Reveal | Solo)]:
            return alone[0]
        if certain := [cut for cut in reading.single_cuts if cut.chances.success > SURE]:
            best = max(certain, key=lambda cut: self.telling(reading, cut))
            return to_point(reading, best.tiles[0])
        return self._take_risk(reading, legal)

    def telling(self, reading: Reading, cut: DualCut) -> float:
        """How much everybody learns from a certain cut: so what all know already is left to a mate who knows nothing else."""
        (tile,), (value,) = cut.tiles, cut.values
        own = max(surprise(reading, mine, value) for mine, held in reading.mine.items() if held == value)
        unlocks = any(str(card.number) == value and card.status == "locked" for card in reading.view.cards)
        return surprise(reading, tile, value) + own + self.UNLOCKING * unlocks

    def _take_risk(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """The least risk, each help counted at what it is worth for later; the radar first, since it tells what is safe."""
        if Use("general-radar") in legal:
            return Use("general-radar")
        risks = {tool: least_risk(reading, helped_by(tool)) + self.TOOL for tool in TOOLS if Use(tool) in legal}
        best = min(risks, key=risks.__getitem__, default=None)
        plain = least_risk(reading, Help())
        if Use("coffee-mug") in legal and min(plain, *risks.values(), 1.0) > self.PASS:
            return Use("coffee-mug")
        return Use(best) if best and risks[best] < plain else aim_at(reading, Help(), only(Point, legal))

    def aside(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction | None:
        """BB-Q6: the cards that can only help."""
        worth = {Use(card): find(self, reading) for card, find in _HELPING.items() if Use(card) in legal}
        return next((use for use, telling in worth.items() if telling > self.TELLING), None)

    def batteries(self, reading: Reading) -> float:
        """BB-Q4-7: worth it when both can be recharged."""
        return float(sum(not player.detector for player in reading.view.players))

    def post(self, reading: Reading) -> float:
        """BB-Q4-4: how much the best token would tell."""
        now = clarity(reading, reading.view, self.agreed(reading.view))
        return max((self.clear_after(reading, mark) - now for mark in self.posts(reading)), default=0.0)

    def posts(self, reading: Reading) -> list[Mark]:
        """BB-Q4-4: the own blue wires worth a token."""
        untold = [tile for tile, value in reading.mine.items() if value in BLUE_VALUES and not reading.told(tile)]
        return [Mark(*reading.place_of[tile]) for tile in untold]

    def label_equal(self, reading: Reading) -> float:
        """BB-Q4-12: how much the best label would tell."""
        return self._best_label(reading, equal=True)

    def label_unequal(self, reading: Reading) -> float:
        """BB-Q4-1: how much the best label would tell."""
        return self._best_label(reading, equal=False)

    def _best_label(self, reading: Reading, equal: bool) -> float:
        stands = reading.view.players[reading.me].stands
        places = [(stand, slot) for stand in stands for slot in range(len(reading.view.stands[stand]) - 1)]
        fitting = [Label(*place) for place in places if self._fits(reading, place, equal)]
        return max((_label_tells(reading, label, equal) for label in fitting), default=0.0)

    def _fits(self, reading: Reading, place: tuple[int, int], equal: bool) -> bool:
        """BB-Q4-1, BB-Q4-12: the label may lie before these two, which are not both cut."""
        tiles = [reading.slots[place[0], place[1] + step].tile for step in (0, 1)]
        same = reading.value_of(tiles[0]) == reading.value_of(tiles[1])
        return same == equal and any(tile in reading.uncut for tile in tiles)

    def with_card(self, reading: Reading, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """What tells or helps most."""
        match reading.view.phase:
            case "post":
                return self.most_telling(reading, self.posts(reading))
            case "label":
                equal = reading.view.card == "label-equal"
                return max(only(Label, legal), key=lambda action: _label_tells(reading, action, equal))
            case "scan":
                return max(only(Scan, legal), key=lambda action: _asks(reading, action.value))
            case "next":
                return max(only(Next, legal), key=lambda action: _able(reading, action.seat))
            case "recharge":
                return max(only(Recharge, legal), key=lambda action: len(reading.tiles_of(action.seat)))
            case "give":
                return max(only(Give, legal), key=lambda action: _fits_partner(reading, action))
            case _:
                return self.any(reading, legal)


_HELPING: Mapping[CardId, Callable[[Hard, Reading], float]] = {
    "rewinder": lambda _partner, _reading: float("inf"),
    "emergency-batteries": Hard.batteries,
    "post-it": Hard.post,
    "label-equal": Hard.label_equal,
    "label-unequal": Hard.label_unequal,
}
"""The any-time cards that can only help, and how each partner finds out how much."""


def _label_tells(reading: Reading, label: Label, equal: bool) -> float:
    left, right = (reading.slots[label.stand, label.slot + step].tile for step in (0, 1))
    return told_by_label(reading, left, right, equal)


def _asks(reading: Reading, value: Value) -> float:
    """BB-Q4-8: how open it is which others hold a value that this seat could cut."""
    if value not in reading.values:
        return 0.0
    chances = [reading.holds(seat, value) for seat in range(len(reading.view.players)) if seat != reading.me]
    return sum(chance * (1 - chance) for chance in chances)


def _able(reading: Reading, seat: Seat) -> float:
    """BB-Q4-11: how likely a player is to hold a value that everybody knows to be on another stand."""
    told = [tile for tile, owner in reading.uncut.items() if owner != seat and reading.told(tile)]
    return max((reading.holds(seat, next(iter(reading.deals.distribution(tile)))) for tile in told), default=0.0)


def _fits_partner(reading: Reading, give: Give) -> float:
    """BB-Q4-2: how likely the other is to hold the value too; a red is kept."""
    swap, value = reading.view.swap, reading.value_of(reading.slots[give.stand, give.slot].tile)
    assert swap is not None
    other = swap.partner if reading.me == swap.user else swap.user
    return -1.0 if value == RED else reading.holds(other, value)
