"""The careful partner: tells the others what helps them most, leaves them what they know, and takes risks last."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.actions import (
    Back,
    BombBustersAction,
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
)
from tavolata.games.bomb_busters.bot.partner import Partner, only
from tavolata.games.bomb_busters.bot.risk import DETECTORS, PLAIN, aim_at, least_risk, to_point, with_card
from tavolata.games.bomb_busters.bot.situation import SURE, DualCut, Situation
from tavolata.games.bomb_busters.bot.telling import marked, news, news_of_label, opened, readable
from tavolata.games.bomb_busters.content import RED, CardId, Value
from tavolata.games.bomb_busters.facts import Facts
from tavolata.games.bomb_busters.rules.hands import label_pairs, may_post
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

    def understand(self, view: BombBustersView) -> Situation:
        """What the view tells, agreements included."""
        return Situation(view, self.agreed(view))

    def first_token(self, situation: Situation, marks: Sequence[Mark]) -> Mark:
        """The token that tells most of the hand."""
        return self.most_telling(situation, marks)

    def lay(self, situation: Situation, lays: Sequence[Lay]) -> Lay:
        """The copy that leaves the hand easiest to read."""
        return self.most_telling(situation, lays)

    def cut(self, situation: Situation, cuts: Sequence[Cut]) -> Cut:
        """The copy that leaves the hand easiest to read."""
        return self.most_telling(situation, cuts)

    def mark(self, situation: Situation, marks: Sequence[Mark]) -> Mark:
        """The wire that tells most of the hand."""
        return self.most_telling(situation, marks)

    def most_telling(self, situation: Situation, actions: Sequence[At]) -> At:
        """The own wire to mark or to lay open so that others can read the hand best."""
        return max(actions, key=lambda action: self.clear_after(situation, action))

    def clear_after(self, situation: Situation, action: Mark | Lay | Cut) -> float:
        """How well others can read the hand afterwards."""
        change = marked if isinstance(action, Mark) else opened
        after = change(situation.view, action.stand, action.slot)
        return readable(situation, after, self.agreed(after))

    def turn(self, situation: Situation, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """Cards that only help, then what can be done alone, then a certain cut, and a risk only if nothing else is left."""
        if helping := self.aside(situation, legal):
            return helping
        if alone := [action for action in legal if isinstance(action, Reveal | Solo)]:
            return alone[0]
        if certain := [cut for cut in situation.single_cuts if cut.chances.success > SURE]:
            best = max(certain, key=lambda cut: self.telling(situation, cut))
            return to_point(situation, best.tiles[0])
        return self._take_risk(situation, legal)

    def telling(self, situation: Situation, cut: DualCut) -> float:
        """How much everybody learns from a certain cut: so what all know already is left to a mate who knows nothing else."""
        (tile,), (value,) = cut.tiles, cut.values
        own = max(news(situation, mine, value) for mine, held in situation.mine.items() if held == value)
        unlocks = any(str(card.number) == value and card.status == "locked" for card in situation.view.cards)
        return news(situation, tile, value) + own + self.UNLOCKING * unlocks

    def _take_risk(self, situation: Situation, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """The least risk, each help counted at what it is worth for later; the radar first, since it tells what is safe."""
        if Use("general-radar") in legal:
            return Use("general-radar")
        risks = {tool: least_risk(situation, with_card(tool)) + self.TOOL for tool in TOOLS if Use(tool) in legal}
        best = min(risks, key=risks.__getitem__, default=None)
        plain = least_risk(situation, PLAIN)
        if Use("coffee-mug") in legal and min(plain, *risks.values(), 1.0) > self.PASS:
            return Use("coffee-mug")
        return Use(best) if best and risks[best] < plain else aim_at(situation, PLAIN, only(Point, legal))

    def aside(self, situation: Situation, legal: Sequence[BombBustersAction]) -> BombBustersAction | None:
        """BB-Q6: the cards that can only help."""
        worth = {Use(card): find(self, situation) for card, find in _HELPING.items() if Use(card) in legal}
        return next((use for use, telling in worth.items() if telling > self.TELLING), None)

    def batteries(self, situation: Situation) -> float:
        """BB-Q4-7: worth it when both can be recharged."""
        return float(sum(not player.detector for player in situation.view.players))

    def post(self, situation: Situation) -> float:
        """BB-Q4-4: how much the best token would tell."""
        now = readable(situation, situation.view, self.agreed(situation.view))
        return max((self.clear_after(situation, mark) - now for mark in self.posts(situation)), default=0.0)

    def posts(self, situation: Situation) -> list[Mark]:
        """BB-Q4-4: the own blue wires worth a token."""
        facts = (*situation.view.facts, *situation.agreed)
        return [Mark(*situation.place_of[tile]) for tile in situation.mine if may_post(facts, situation.slot(tile))]

    def label_equal(self, situation: Situation) -> float:
        """BB-Q4-12: how much the best label would tell."""
        return self._best_label(situation, equal=True)

    def label_unequal(self, situation: Situation) -> float:
        """BB-Q4-1: how much the best label would tell."""
        return self._best_label(situation, equal=False)

    def _best_label(self, situation: Situation, equal: bool) -> float:
        places = label_pairs(situation.view.stands, situation.view.players[situation.me].stands, equal)
        return max((_label_tells(situation, Label(*place), equal) for place in places), default=0.0)

    def with_card(self, situation: Situation, legal: Sequence[BombBustersAction]) -> BombBustersAction:
        """What tells or helps most."""
        match situation.view.phase:
            case "post":
                posts = self.posts(situation)
                return self.most_telling(situation, posts) if posts else Back()
            case "label":
                equal = situation.view.card == "label-equal"
                return max(only(Label, legal), key=lambda action: _label_tells(situation, action, equal))
            case "scan":
                return max(only(Scan, legal), key=lambda action: _asks(situation, action.value))
            case "next":
                return max(only(Next, legal), key=lambda action: _able(situation, action.seat))
            case "recharge":
                return max(only(Recharge, legal), key=lambda action: len(situation.tiles_of(action.seat)))
            case "give":
                return max(only(Give, legal), key=lambda action: _fits_partner(situation, action))
            case _:
                return self.any(situation, legal)


_HELPING: Mapping[CardId, Callable[[Hard, Situation], float]] = {
    "rewinder": lambda _partner, _reading: float("inf"),
    "emergency-batteries": Hard.batteries,
    "post-it": Hard.post,
    "label-equal": Hard.label_equal,
    "label-unequal": Hard.label_unequal,
}
"""The any-time cards that can only help, and how each partner finds out how much."""


def _label_tells(situation: Situation, label: Label, equal: bool) -> float:
    left, right = (situation.slots[label.stand, label.slot + step].tile for step in (0, 1))
    return news_of_label(situation, left, right, equal)


def _asks(situation: Situation, value: Value) -> float:
    """BB-Q4-8: how open it is which others hold a value that this seat could cut."""
    if value not in situation.values:
        return 0.0
    chances = [situation.holds(seat, value) for seat in range(len(situation.view.players)) if seat != situation.me]
    return sum(chance * (1 - chance) for chance in chances)


def _able(situation: Situation, seat: Seat) -> float:
    """BB-Q4-11: how likely a player is to hold a value that everybody knows to be on another stand."""
    told = [tile for tile, owner in situation.uncut.items() if owner != seat and situation.told(tile)]
    return max((situation.holds(seat, next(iter(situation.deals.distribution(tile)))) for tile in told), default=0.0)


def _fits_partner(situation: Situation, give: Give) -> float:
    """BB-Q4-2: how likely the other is to hold the value too; a red is kept."""
    swap, value = situation.view.swap, situation.value_of(situation.slots[give.stand, give.slot].tile)
    assert swap is not None
    other = swap.partner if situation.me == swap.user else swap.user
    return -1.0 if value == RED else situation.holds(other, value)
