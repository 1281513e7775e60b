"""The hard bot: gives the most information, leaves partners the cuts that only they can make, takes risks last."""

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
from tavolata.games.bomb_busters.bot.cards import best_use, label_information, swap_helps
from tavolata.games.bomb_busters.bot.choosing import best_choice, special
from tavolata.games.bomb_busters.bot.decision import (
    BotDecision,
    because,
    by_cut,
    by_reason,
    improvement,
    ranked,
    solo_or_reveal,
    unused_card,
)
from tavolata.games.bomb_busters.bot.endgame_choice import best_endgame_choice, by_win_rate
from tavolata.games.bomb_busters.bot.information_value import information, readability, with_open_wire, with_token
from tavolata.games.bomb_busters.bot.partner import Partner, only
from tavolata.games.bomb_busters.bot.risk import DETECTORS, PLAIN, aim_at, aim_chosen, least_risk, price, risk, to_point, with_card
from tavolata.games.bomb_busters.bot.sentences import cut_sentence, tenths
from tavolata.games.bomb_busters.bot.table_model import LEAST, SURE, DualCut, TableModel
from tavolata.games.bomb_busters.content import MISSIONS, CardId
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.games.bomb_busters.facts import Facts, Tile
from tavolata.games.bomb_busters.missions.liar import LiarView
from tavolata.games.bomb_busters.missions.mission_rules import rules_of
from tavolata.games.bomb_busters.missions.rookie import RookieView
from tavolata.games.bomb_busters.rules.hands import label_pairs, may_post
from tavolata.games.bomb_busters.view import BombBustersView

TOOLS: tuple[CardId, ...] = (*DETECTORS, "personal-ray", "ray", "stabilizer")
SWAPS: tuple[CardId, ...] = ("personal-talkies", "walkie-talkies")
RADARS: tuple[CardId, ...] = ("personal-radar", "general-radar")


class Hard(Partner):
    """Bot of the hard level: plays as a careful person expects, without a private agreement."""

    TOOL = 0.01
    """What a card is worth for later, where losing the mission costs 1."""
    TELLING = 1.0
    """The least information for which a card about the own hand is used."""
    PASS = 0.12
    """A turn that risks more is passed on with the Coffee Mug."""
    GUESSED = 60.0
    """The value of a dial step that a certain cut may cost, in information (BB-m29)."""
    PRICED = 0.03
    """A certain cut that costs more competes with the risky ones (BB-m29)."""
    UNLOCKING = 1.0
    """The value of unlocking a card, in information."""

    ROW = 4.0
    """What it is worth beside that to cut what the mission's row waits for, since it keeps others from being stuck."""
    FEW = 8
    """A player with at most this number of wires may soon be stuck behind the mission's row."""
    URGENT = 0.15
    """What may be risked then for what the row waits for."""
    SWAP = 0.02
    """A turn that risks more is worth the Walkie-Talkies."""
    RADAR = 0.03
    """A turn that risks more is worth the General Radar."""

    MATCH = 0.4
    """A rookie captain is left the wires that match their hand with at least this probability (BB-m28)."""
    MATCHES = 2
    """More of these need not be left."""
    SPARED = 0.1
    """What may be risked for that."""

    def agreed(self, view: BombBustersView) -> Facts:
        """Return the facts that a convention adds: none at this level."""
        return ()

    def model_of(self, view: BombBustersView) -> TableModel:
        """Return the model of the view with the convention's facts."""
        return TableModel(view, self.agreed(view))

    def first_token(self, model: TableModel, marks: Sequence[Mark]) -> BotDecision:
        """Choose the wire for the first token: the most informative one."""
        return self.most_informative(model, marks)

    def lay(self, model: TableModel, lays: Sequence[Lay]) -> BotDecision:
        """Choose the own copy to open: the one that leaves the hand easiest to read."""
        return self.most_informative(model, lays)

    def cut(self, model: TableModel, cuts: Sequence[Cut]) -> BotDecision:
        """Choose the matching wire to cut: the one that leaves the hand easiest to read."""
        return self.most_informative(model, cuts)

    def mark(self, model: TableModel, marks: Sequence[Mark]) -> BotDecision:
        """Choose the most informative wire to mark."""
        return self.most_informative(model, marks)

    def most_informative(self, model: TableModel, actions: Sequence[Mark | Lay | Cut]) -> BotDecision:
        """Choose the wire to mark or to open that makes the hand easiest to read."""
        (clear, best), *others = ranked(actions, lambda action: self.clear_after(model, action))
        return by_reason(best, improvement("tells", clear - others[0][0] if others else 0.0))

    def clear_after(self, model: TableModel, action: Mark | Lay | Cut) -> float:
        """Return how well others can read the hand after an action."""
        change = with_token if isinstance(action, Mark) else with_open_wire
        after = change(model.view, action.stand, action.slot)
        return readability(model, after, self.agreed(after))

    def turn(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        """Choose in this order: a card that only helps, a solo cut or reveal, a certain cut, and last a risk."""
        if helping := self.out_of_turn(model, legal):
            return helping
        return best_endgame_choice(model, legal, self._plan(model, legal), TOOLS)

    def _plan(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        """Choose the best action without looking beyond this turn."""
        if by_hand := self._by_hand(model, legal):
            return solo_or_reveal(by_hand)
        if urgent := self._urgent(model):
            return by_cut(to_point(model, urgent[0].tiles[0]), model, urgent)
        if certain := [cut for cut in model.single_cuts if self._is_certain(model, cut)]:
            spared = self._for_rookie(model)
            free = [cut for cut in certain if cut.tiles[0] not in spared]
            return self._certain(model, free) if free else self._spare(model, certain, spared)
        return self._best_risky_cut(model, legal)

    def _by_hand(self, model: TableModel, legal: Sequence[BombBustersAction]) -> Reveal | Solo | None:
        """Return a reveal or solo cut; BB-m29: None if its likely cost is more than another cut stakes."""
        actions = [action for action in legal if isinstance(action, Reveal | Solo)]
        best = max(actions, key=lambda action: _solo_value(model, action), default=None)
        costs = price(model, best.value) if isinstance(best, Solo) else 0.0
        return best if costs <= self.PRICED or costs <= least_risk(model, PLAIN) else None

    def _is_certain(self, model: TableModel, cut: DualCut) -> bool:
        """Return True if a cut cannot go wrong; BB-m29: nor is it likely to cost much."""
        return cut.chances.success > SURE and price(model, cut.values[0]) <= self.PRICED

    def _for_rookie(self, model: TableModel) -> set[Tile]:
        """BB-m14, BB-m28: return the marked wires that the captain likely matches, if there are at most two."""
        rookie = next((twist.seat for twist in model.view.twists if isinstance(twist, RookieView)), model.me)
        if rookie == model.me or not model.tiles_of(rookie):
            return set()
        told = [tile for tile in model.uncut if model.uncut[tile] != rookie and model.told(tile)]
        chances = {tile: model.holds(rookie, next(iter(model.deals.distribution(tile)))) for tile in told}
        likely = {tile for tile, chance in chances.items() if chance > self.MATCH}
        return likely if len(likely) <= self.MATCHES else set()

    def _spare(self, model: TableModel, certain: Sequence[DualCut], spared: set[Tile]) -> BotDecision:
        """BB-m14, BB-m28: choose a small risk for the dial, to leave the captain the last wires they can cut for certain."""
        safe = [cut for cut in model.single_cuts if cut.tiles[0] not in spared and cut.chances.explosion < LEAST]
        cuts = sorted(safe, key=lambda cut: risk(model, cut.chances))
        if not cuts or model.view.dial.left <= 1 or risk(model, cuts[0].chances) > self.SPARED:
            return self._certain(model, certain)
        return by_cut(to_point(model, cuts[0].tiles[0]), model, cuts).followed_by(sentence("why.rookie"))

    def point(self, model: TableModel, points: Sequence[Point]) -> BotDecision:
        """BB-D1, BB-Q3: choose the next wire of the best cut with the chosen help; near the end of the one that wins most often."""
        return aim_at(model, aim_chosen(model), points, by_win_rate)

    def announce(self, model: TableModel, announcements: Sequence[Announce]) -> BotDecision:
        """BB-D1: choose the likeliest announcement; near the end the one that wins most often."""
        aim = aim_chosen(model)
        likely = self.likely(model, announcements)
        cuts = by_win_rate(model, aim, [cut for cut in likely if cut.chances.success] or likely)
        return by_cut(Announce(cuts[0].values), model, cuts)

    def _urgent(self, model: TableModel) -> list[DualCut]:
        """BB-m9-5: return the cuts of the row's current value, the safest first, if a player with few wires may soon be stuck."""
        awaited = model.awaited
        if not awaited or min(player.left for player in model.view.players if player.left) > self.FEW:
            return []
        cuts = [cut for cut in model.single_cuts if cut.values[0] in awaited and risk(model, cut.chances) < self.URGENT]
        return sorted(cuts, key=lambda cut: risk(model, cut.chances))

    def _certain(self, model: TableModel, certain: Sequence[DualCut]) -> BotDecision:
        """Choose the most informative of the certain cuts."""
        best = max(certain, key=lambda cut: self.information(model, cut))
        public = model.public_odds_by_stand.get(best.tiles[0], {}).get(best.values[0], 0.0)
        told = sentence("why.certain", count=len(certain), public=percent(public))
        return BotDecision(to_point(model, best.tiles[0]), (cut_sentence("why.cut", model, *best), told), (best, *certain))

    def information(self, model: TableModel, cut: DualCut) -> float:
        """Return how much the others learn from a certain cut; publicly known wires are left to a partner who knows nothing else."""
        (tile,), (value,) = cut.tiles, cut.values
        own = max(information(model, mine, value) for mine, held in model.mine.items() if held == value)
        unlocks = any(str(card.number) == value and card.status == "locked" for card in model.view.cards)
        worth = information(model, tile, value) + own + self.UNLOCKING * unlocks
        return worth + self.ROW * (value in model.awaited) - self.GUESSED * price(model, value)

    def _best_risky_cut(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        """Choose the cut or card with the least risk, each card at its later value; the radar first, since it shows safe wires."""
        plain = least_risk(model, PLAIN)
        if Special() in legal and model.together and 1 - model.together.chance < plain:
            return special(model.together)
        if plain > self.SWAP and (swap := self._swap(model, legal, plain)):
            return swap
        radars = [radar for radar in RADARS if Use(radar) in legal and plain > self.RADAR]
        if radars:
            return because(Use(radars[0]), "radar", {"plain": tenths(plain)})
        risks = {tool: least_risk(model, with_card(tool)) + self.TOOL for tool in TOOLS if Use(tool) in legal}
        weighing = self._helped(legal, plain, risks) or aim_at(model, PLAIN, only(Point, legal))
        left = {tool: risk for tool, risk in risks.items() if weighing.action != Use(tool)}
        return weighing.followed_by(*unused_card("kept.priced", left, plain))

    def _swap(self, model: TableModel, legal: Sequence[BombBustersAction], plain: float) -> BotDecision | None:
        """BB-Q4-2: choose the Walkie-Talkies, if they make a cut certain."""
        card = next((card for card in SWAPS if Use(card) in legal), None)
        value = swap_helps(model) if card else None
        return because(Use(card), "swap", {"plain": tenths(plain)}, card=card, value=value) if card and value else None

    def _helped(self, legal: Sequence[BombBustersAction], plain: float, risks: Mapping[CardId, float]) -> BotDecision | None:
        """BB-Q4-11: choose to pass the turn if even the least risk is high; else the card that lowers the risk most, or None."""
        best = min(risks, key=risks.__getitem__, default=None)
        if Use("coffee-mug") in legal and (least := min(plain, *risks.values(), 1.0)) > self.PASS:
            return because(Use("coffee-mug"), "mug", {"risk": tenths(least)})
        if best and risks[best] < plain:
            return because(Use(best), "tool", {"risk": tenths(risks[best]), "plain": tenths(plain)}, card=best)
        return None

    def out_of_turn(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision | None:
        """BB-Q6: choose a card that can only help, if there is one."""
        worth = {card: find(self, model) for card, find in _HELPING.items() if Use(card) in legal}
        return next((_helps(model, card, telling) for card, telling in worth.items() if telling > self.TELLING), None)

    def batteries(self, model: TableModel) -> float:
        """BB-Q4-7: return the worth of the batteries: how many personal cards they can recharge."""
        return float(sum(not player.detector for player in model.view.players))

    def post(self, model: TableModel) -> float:
        """BB-Q4-4: return the worth of a Post-it: the information of its best place."""
        now = readability(model, model.view, self.agreed(model.view))
        return max((self.clear_after(model, mark) - now for mark in self.posts(model)), default=0.0)

    def posts(self, model: TableModel) -> list[Mark]:
        """BB-Q4-4: return the own blue wires worth a token."""
        facts, rules = (*model.view.facts, *model.agreed), rules_of(MISSIONS[str(model.view.mission)])
        mine = model.view.players[model.me].stands
        return [Mark(*place) for place, slot in model.slots.items() if place[0] in mine and may_post(rules, facts, slot)]

    def label_equal(self, model: TableModel) -> float:
        """BB-Q4-12: return the worth of the label: the information of its best place."""
        return self._best_label(model, equal=True)

    def label_unequal(self, model: TableModel) -> float:
        """BB-Q4-1: return the worth of the label: the information of its best place."""
        return self._best_label(model, equal=False)

    def _best_label(self, model: TableModel, equal: bool) -> float:
        places = label_pairs(model.view.stands, model.view.players[model.me].stands, equal)
        return max((label_information(model, Label(*place), equal) for place in places), default=0.0)

    def with_card(self, model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
        """Choose the most informative or helpful use of the card in use."""
        asking = None if model.view.asker is None else model.view.twists[model.view.asker]
        if isinstance(asking, LiarView):
            denials = only(Deny, legal)
            return self._deny(model, asking, denials) if denials else self._false_token(model, only(Mark, legal))
        if model.view.phase == "post":
            posts = self.posts(model)
            return self.most_informative(model, posts) if posts else because(Back(), "back")
        return best_use(model, legal) or best_choice(model, legal) or self.any(model, legal)

    def _false_token(self, model: TableModel, marks: Sequence[Mark]) -> BotDecision:
        """BB-m17: choose the false token that excludes the likeliest wrong value."""

        def misread(mark: Mark) -> float:
            slot = model.slots[mark.stand, mark.slot]
            odds = model.public_odds_by_stand.get(slot.tile, {})
            return max((chance for value, chance in odds.items() if value != slot.value), default=0.0)

        return by_reason(ranked(marks, misread)[0][1], improvement("tells", 0.0))

    def _deny(self, model: TableModel, liar: LiarView, denials: Sequence[Deny]) -> BotDecision:
        """BB-m17: choose the denial that excludes the likeliest value."""
        odds = model.public_odds_by_stand.get(liar.tiles[0], {})
        likely, action = ranked(denials, lambda action: odds.get(action.value, 0.0))[0]
        return because(action, "deny", {"likely": percent(likely)}, value=action.value)


_HELPING: Mapping[CardId, Callable[[Hard, TableModel], float]] = {
    "rewinder": lambda _partner, _reading: float("inf"),
    "emergency-batteries": Hard.batteries,
    "post-it": Hard.post,
    "label-equal": Hard.label_equal,
    "label-unequal": Hard.label_unequal,
}
"""The any-time cards that can only help, and how each partner finds out how much."""


def _helps(model: TableModel, card: CardId, telling: float) -> BotDecision:
    """BB-Q6: return the decision to use a card that can only help, with its gain."""
    use, dial = Use(card), model.view.dial.left
    match card:
        case "rewinder":
            return because(use, "rewinder", dial=dial, left=dial + 1)
        case "emergency-batteries":
            return because(use, "batteries", count=round(telling))
        case "post-it":
            return by_reason(use, improvement("post", telling))
        case _:
            return because(use, "label", card=card, likely=percent(exp(-telling)))


def _solo_value(model: TableModel, action: Reveal | Solo) -> float:
    """BB-C1: return the sort key of a solo cut or reveal: first what the row waits for, then what costs least."""
    return 0.0 if isinstance(action, Reveal) else float(action.value in model.awaited) - price(model, action.value)
