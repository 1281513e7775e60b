"""The careful partner: tells the others what helps them most, leaves them what they know, and takes risks last."""

from collections.abc import Callable, Mapping, Sequence
from math import exp

from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import (
    Announce,
    Back,
    BombBustersAction,
    Cut,
    Deny,
    Label,
    Lay,
    Mark,
    Point,
    Reveal,
    Solo,
    Special,
    Use,
)
from tavolata.games.bomb_busters.bot.cards import best_use, label_tells, swap_helps
from tavolata.games.bomb_busters.bot.choosing import best_choice, special
from tavolata.games.bomb_busters.bot.decision import Weighing, alone, because, by_cut, by_reason, kept, ranked, times
from tavolata.games.bomb_busters.bot.endgame_choice import best_ending, won_first
from tavolata.games.bomb_busters.bot.information_value import marked, news, opened, readable
from tavolata.games.bomb_busters.bot.partner import Partner, only
from tavolata.games.bomb_busters.bot.risk import DETECTORS, PLAIN, aim_at, aim_chosen, least_risk, price, risk, to_point, with_card
from tavolata.games.bomb_busters.bot.sentences import cut_said, say, tenths
from tavolata.games.bomb_busters.bot.situation import LEAST, SURE, DualCut, Situation
from tavolata.games.bomb_busters.content import MISSIONS, CardId
from tavolata.games.bomb_busters.facts import Facts, Tile
from tavolata.games.bomb_busters.missions.liar import LiarView
from tavolata.games.bomb_busters.missions.rookie import RookieView
from tavolata.games.bomb_busters.rules.hands import label_pairs, may_post
from tavolata.games.bomb_busters.view import BombBustersView

TOOLS: tuple[CardId, ...] = (*DETECTORS, "personal-ray", "ray", "stabilizer")
SWAPS: tuple[CardId, ...] = ("personal-talkies", "walkie-talkies")
RADARS: tuple[CardId, ...] = ("personal-radar", "general-radar")


class Hard(Partner):
    """Plays as a careful person expects, without any private agreement."""

    TOOL = 0.01
    """What a card is worth for later, where losing the mission costs 1."""
    TELLING = 1.0
    """A card that tells of the own hand is used where it tells more."""
    PASS = 0.12
    """A turn that risks more is passed on with the Coffee Mug."""
    GUESSED = 60.0
    """What a step of the dial that a certain cut may cost is worth beside what it tells (BB-m29)."""
    PRICED = 0.03
    """A certain cut that costs more competes with the risky ones (BB-m29)."""
    UNLOCKING = 1.0
    """What unlocking a card is worth beside what a cut tells."""

    ROW = 4.0
    """What it is worth beside that to cut what the mission's row waits for, since it keeps others from being stuck."""
    FEW = 8
    """Who has so few wires left may soon be stuck behind the mission's row."""
    URGENT = 0.15
    """What may be risked then for what the row waits for."""
    SWAP = 0.02
    """A turn that risks more is worth the Walkie-Talkies."""
    RADAR = 0.03
    """A turn that risks more is worth the General Radar."""

    MATCH = 0.4
    """A captain who may not miss is left what is likelier than that to match a wire of that hand (BB-m28)."""
    MATCHES = 2
    """More of these need not be left."""
    SPARED = 0.1
    """What may be risked for that."""

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
        return best_ending(situation, legal, self._plan(situation, legal), TOOLS)

    def _plan(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        """What is best if one looks no further than this turn."""
        if by_hand := self._by_hand(situation, legal):
            return alone(by_hand)
        if urgent := self._urgent(situation):
            return by_cut(to_point(situation, urgent[0].tiles[0]), situation, urgent)
        if certain := [cut for cut in situation.single_cuts if self._is_certain(situation, cut)]:
            spared = self._for_rookie(situation)
            free = [cut for cut in certain if cut.tiles[0] not in spared]
            return self._certain(situation, free) if free else self._spare(situation, certain, spared)
        return self._take_risk(situation, legal)

    def _by_hand(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Reveal | Solo | None:
        """What can be done alone; BB-m29: unless another cut stakes less than this would likely cost."""
        actions = [action for action in legal if isinstance(action, Reveal | Solo)]
        best = max(actions, key=lambda action: _worth_alone(situation, action), default=None)
        costs = price(situation, best.value) if isinstance(best, Solo) else 0.0
        return best if costs <= self.PRICED or costs <= least_risk(situation, PLAIN) else None

    def _is_certain(self, situation: Situation, cut: DualCut) -> bool:
        """A cut cannot go wrong; BB-m29: nor is it likely to cost much."""
        return cut.chances.success > SURE and price(situation, cut.values[0]) <= self.PRICED

    def _for_rookie(self, situation: Situation) -> set[Tile]:
        """BB-m14, BB-m28: the wires that everybody was told of, and the captain likely has a match for, if there are no more than two."""
        rookie = next((twist.seat for twist in situation.view.twists if isinstance(twist, RookieView)), situation.me)
        if rookie == situation.me or not situation.tiles_of(rookie):
            return set()
        told = [tile for tile in situation.uncut if situation.uncut[tile] != rookie and situation.told(tile)]
        chances = {tile: situation.holds(rookie, next(iter(situation.deals.distribution(tile)))) for tile in told}
        likely = {tile for tile, chance in chances.items() if chance > self.MATCH}
        return likely if len(likely) <= self.MATCHES else set()

    def _spare(self, situation: Situation, certain: Sequence[DualCut], spared: set[Tile]) -> Weighing:
        """BB-m14, BB-m28: a small risk for the dial rather than the last wires that the captain could cut for certain."""
        safe = [cut for cut in situation.single_cuts if cut.tiles[0] not in spared and cut.chances.explosion < LEAST]
        cuts = sorted(safe, key=lambda cut: risk(situation, cut.chances))
        if not cuts or situation.view.dial.left <= 1 or risk(situation, cuts[0].chances) > self.SPARED:
            return self._certain(situation, certain)
        return by_cut(to_point(situation, cuts[0].tiles[0]), situation, cuts).followed_by(say("why.rookie"))

    def point(self, situation: Situation, points: Sequence[Point]) -> Weighing:
        """BB-D1, BB-Q3: the next wire of the best cut with the help that is chosen, near the end of that which wins most often."""
        return aim_at(situation, aim_chosen(situation), points, won_first)

    def announce(self, situation: Situation, announcements: Sequence[Announce]) -> Weighing:
        """BB-D1: the likeliest of what can be said, near the end what wins most often."""
        aim = aim_chosen(situation)
        likely = self.likely(situation, announcements)
        cuts = won_first(situation, aim, [cut for cut in likely if cut.chances.success] or likely)
        return by_cut(Announce(cuts[0].values), situation, cuts)

    def _urgent(self, situation: Situation) -> list[DualCut]:
        """BB-m9-5: the cuts of what the row waits for, the safest first, where somebody has few wires left and may soon be stuck."""
        awaited = situation.awaited
        if not awaited or min(player.left for player in situation.view.players if player.left) > self.FEW:
            return []
        cuts = [cut for cut in situation.single_cuts if cut.values[0] in awaited and risk(situation, cut.chances) < self.URGENT]
        return sorted(cuts, key=lambda cut: risk(situation, cut.chances))

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
        worth = news(situation, tile, value) + own + self.UNLOCKING * unlocks
        return worth + self.ROW * (value in situation.awaited) - self.GUESSED * price(situation, value)

    def _take_risk(self, situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
        """The least risk, each help counted at what it is worth for later; the radar first, since it tells what is safe."""
        plain = least_risk(situation, PLAIN)
        if Special() in legal and situation.together and 1 - situation.together.chance < plain:
            return special(situation.together)
        if plain > self.SWAP and (swap := self._swap(situation, legal, plain)):
            return swap
        radars = [radar for radar in RADARS if Use(radar) in legal and plain > self.RADAR]
        if radars:
            return because(Use(radars[0]), "radar", {"plain": tenths(plain)})
        risks = {tool: least_risk(situation, with_card(tool)) + self.TOOL for tool in TOOLS if Use(tool) in legal}
        weighing = self._helped(legal, plain, risks) or aim_at(situation, PLAIN, only(Point, legal))
        left = {tool: risk for tool, risk in risks.items() if weighing.action != Use(tool)}
        return weighing.followed_by(*kept("kept.priced", left, plain))

    def _swap(self, situation: Situation, legal: Sequence[BombBustersAction], plain: float) -> Weighing | None:
        """BB-Q4-2: the Walkie-Talkies make a cut certain for who gives one of a pair away."""
        card = next((card for card in SWAPS if Use(card) in legal), None)
        value = swap_helps(situation) if card else None
        return because(Use(card), "swap", {"plain": tenths(plain)}, card=card, value=value) if card and value else None

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
        facts, mission = (*situation.view.facts, *situation.agreed), MISSIONS[str(situation.view.mission)]
        mine = situation.view.players[situation.me].stands
        return [Mark(*place) for place, slot in situation.slots.items() if place[0] in mine and may_post(mission, facts, slot)]

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
        asking = None if situation.view.asker is None else situation.view.twists[situation.view.asker]
        if isinstance(asking, LiarView):
            denials = only(Deny, legal)
            return self._deny(situation, asking, denials) if denials else self._lie(situation, only(Mark, legal))
        if situation.view.phase == "post":
            posts = self.posts(situation)
            return self.most_telling(situation, posts) if posts else because(Back(), "back")
        return best_use(situation, legal) or best_choice(situation, legal) or self.any(situation, legal)

    def _lie(self, situation: Situation, marks: Sequence[Mark]) -> Weighing:
        """BB-m17: a false token tells most of the wire that looks likeliest to be something that it is not."""

        def misread(mark: Mark) -> float:
            slot = situation.slots[mark.stand, mark.slot]
            odds = situation.public_odds_by_stand.get(slot.tile, {})
            return max((chance for value, chance in odds.items() if value != slot.value), default=0.0)

        return by_reason(ranked(marks, misread)[0][1], times("tells", 0.0))

    def _deny(self, situation: Situation, liar: LiarView, denials: Sequence[Deny]) -> Weighing:
        """BB-m17: of what a wire is not, that tells most which looks likeliest."""
        odds = situation.public_odds_by_stand.get(liar.tiles[0], {})
        likely, action = ranked(denials, lambda action: odds.get(action.value, 0.0))[0]
        return because(action, "deny", {"likely": percent(likely)}, value=action.value)


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


def _worth_alone(situation: Situation, action: Reveal | Solo) -> float:
    """BB-C1: what the row waits for first, then what costs least."""
    return 0.0 if isinstance(action, Reveal) else float(action.value in situation.awaited) - price(situation, action.value)
