"""The careful partner: tells the others what helps them most, leaves them what they know, and takes risks last."""

from collections.abc import Callable, Mapping, Sequence
from math import exp

from tavolata.core.figures import percent
from tavolata.games.bomb_busters.actions import Back, BombBustersAction, Cut, Label, Lay, Mark, Point, Reveal, Solo, Use
from tavolata.games.bomb_busters.bot.cards import best_use, label_tells
from tavolata.games.bomb_busters.bot.partner import Partner, only
from tavolata.games.bomb_busters.bot.risk import DETECTORS, PLAIN, aim_at, least_risk, to_point, with_card
from tavolata.games.bomb_busters.bot.saying import cut_said, say, tenths
from tavolata.games.bomb_busters.bot.situation import SURE, DualCut, Situation
from tavolata.games.bomb_busters.bot.telling import marked, news, opened, readable
from tavolata.games.bomb_busters.bot.weighing import Weighing, alone, because, by_reason, kept, ranked, times
from tavolata.games.bomb_busters.content import CardId
from tavolata.games.bomb_busters.facts import Facts
from tavolata.games.bomb_busters.rules.hands import label_pairs, may_post
from tavolata.games.bomb_busters.view import BombBustersView

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

    def first_token(self, situation: Situation, marks: Sequence[Mark]) -> Weighing:
        """The token that tells most of the hand."""
        return self.most_telling(situation, marks)

    def lay(self, situation: Situation, lays: Sequence[Lay]) -> Weighing:
        """The copy that leaves the hand easiest to read."""
        return self.most_telling(situation, lays)

    def cut(self, situation: Situation, cuts: Sequence[Cut]) -> Weighing:
        """The copy that leaves the hand easiest to read."""
        return self.most_telling(situation, cuts)

    def mark(self, situation: Situation, marks: Sequence[Mark]) -> Weighing:
        """The wire that tells most of the hand."""
        return self.most_telling(situation, marks)

    def most_telling(self, situation: Situation, actions: Sequence[Mark | Lay | Cut]) -> Weighing:
        """The own wire to mark or to lay open so that others can read the hand best."""
        (clear, best), *others = ranked(actions, lambda action: self.clear_after(situation, action))
        return by_reason(best, times("tells", clear - others[0][0] if others else 0.0))

    def clear_after(self, situation: Situation, action: Mark | Lay | Cut) -> float:
        """How well others can read the hand afterwards."""
        change = marked if isinstance(action, Mark) else opened
        after = change(situation.view, action.stand, action.slot)
        return readable(situation, after, self.agreed(after))

    def turn(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        """Cards that only help, then what can be done alone, then a certain cut, and a risk only if nothing else is left."""
        if helping := self.aside(situation, legal):
            return helping
        if by_hand := [action for action in legal if isinstance(action, Reveal | Solo)]:
            return alone(by_hand[0])
        if certain := [cut for cut in situation.single_cuts if cut.chances.success > SURE]:
            return self._certain(situation, certain)
        return self._take_risk(situation, legal)

    def _certain(self, situation: Situation, certain: Sequence[DualCut]) -> Weighing:
        """Of the certain cuts the one from which everybody learns most."""
        best = max(certain, key=lambda cut: self.telling(situation, cut))
        public = situation.public_odds_by_stand.get(best.tiles[0], {}).get(best.values[0], 0.0)
        told = say("why.certain", count=len(certain), public=percent(public))
        return Weighing(to_point(situation, best.tiles[0]), (cut_said("why.cut", situation, *best), told), (best, *certain))

    def telling(self, situation: Situation, cut: DualCut) -> float:
        """How much everybody learns from a certain cut: so what all know already is left to a mate who knows nothing else."""
        (tile,), (value,) = cut.tiles, cut.values
        own = max(news(situation, mine, value) for mine, held in situation.mine.items() if held == value)
        unlocks = any(str(card.number) == value and card.status == "locked" for card in situation.view.cards)
        return news(situation, tile, value) + own + self.UNLOCKING * unlocks

    def _take_risk(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        """The least risk, each help counted at what it is worth for later; the radar first, since it tells what is safe."""
        plain = least_risk(situation, PLAIN)
        if Use("general-radar") in legal:
            return because(Use("general-radar"), "radar", {"plain": tenths(plain)})
        risks = {tool: least_risk(situation, with_card(tool)) + self.TOOL for tool in TOOLS if Use(tool) in legal}
        weighing = self._helped(legal, plain, risks) or aim_at(situation, PLAIN, only(Point, legal))
        left = {tool: risk for tool, risk in risks.items() if weighing.action != Use(tool)}
        return weighing.followed_by(*kept("kept.priced", left, plain))

    def _helped(self, legal: Sequence[BombBustersAction], plain: float, risks: Mapping[CardId, float]) -> Weighing | None:
        """BB-Q4-11: the turn passed on where even the least risk is high; else the card that lowers the risk most, if any does."""
        best = min(risks, key=risks.__getitem__, default=None)
        if Use("coffee-mug") in legal and (least := min(plain, *risks.values(), 1.0)) > self.PASS:
            return because(Use("coffee-mug"), "mug", {"risk": tenths(least)})
        if best and risks[best] < plain:
            return because(Use(best), "tool", {"risk": tenths(risks[best]), "plain": tenths(plain)}, card=best)
        return None

    def aside(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing | None:
        """BB-Q6: the cards that can only help."""
        worth = {card: find(self, situation) for card, find in _HELPING.items() if Use(card) in legal}
        return next((_helps(situation, card, telling) for card, telling in worth.items() if telling > self.TELLING), None)

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
        return max((label_tells(situation, Label(*place), equal) for place in places), default=0.0)

    def with_card(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        """What tells or helps most."""
        if situation.view.phase == "post":
            posts = self.posts(situation)
            return self.most_telling(situation, posts) if posts else because(Back(), "back")
        return best_use(situation, legal) or self.any(situation, legal)


_HELPING: Mapping[CardId, Callable[[Hard, Situation], float]] = {
    "rewinder": lambda _partner, _reading: float("inf"),
    "emergency-batteries": Hard.batteries,
    "post-it": Hard.post,
    "label-equal": Hard.label_equal,
    "label-unequal": Hard.label_unequal,
}
"""The any-time cards that can only help, and how each partner finds out how much."""


def _helps(situation: Situation, card: CardId, telling: float) -> Weighing:
    """BB-Q6: a card that can only help, with what it brings."""
    use, dial = Use(card), situation.view.dial.left
    match card:
        case "rewinder":
            return because(use, "rewinder", dial=dial, left=dial + 1)
        case "emergency-batteries":
            return because(use, "batteries", count=round(telling))
        case "post-it":
            return by_reason(use, times("post", telling))
        case _:
            return because(use, "label", card=card, likely=percent(exp(-telling)))
