"""The choices of a turn near the end, each weighed by how often the mission is won after it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tavolata.games.bomb_busters.actions import BombBustersAction, Solo, Use
from tavolata.games.bomb_busters.bot.decision import Weighing, alone, because
from tavolata.games.bomb_busters.bot.endgame_search import Ahead, Try
from tavolata.games.bomb_busters.bot.risk import PLAIN, price, safest_first, to_point, with_card
from tavolata.games.bomb_busters.bot.sentences import cut_said, say, tenths
from tavolata.games.bomb_busters.bot.situation import SURE, DualCut, Situation
from tavolata.games.bomb_busters.content import CardId
from tavolata.games.bomb_busters.view import AimView

PLAYED = 8
"""So many cuts without help, those with the least risk, are played out."""
HELPED = 2
"""So many cuts with each card."""
BETTER = 0.002
"""Something else is done only where it wins more often by more than that."""
RISKIER = 0.05
"""And by more than that where it risks more now: whoever comes later will look ahead too, and may find something better."""
WON = 0.995
"""With so many deals won nothing more is wanted."""


class Ending(NamedTuple):
    """Something to do, and how likely it is to win in the end."""

    won: float
    action: BombBustersAction
    cut: DualCut | None = None

    @property
    def success(self) -> float:
        """How likely it is to be right at once."""
        return self.cut.chances.success if self.cut else 1.0


def best_ending(situation: Situation, legal: Sequence[BombBustersAction], plan: Weighing, tools: Iterable[CardId]) -> Weighing:
    """The plan, unless something else wins more often."""
    ahead = situation.ahead
    if ahead is None:
        return plan
    endings = _endings(situation, ahead, legal, tools)
    planned = max((ending for ending in endings if ending.action == plan.action), key=lambda ending: ending.won, default=None)
    if planned and planned.won > WON:
        return plan
    best = max(endings, key=lambda ending: _worth(ending, planned), default=planned)
    least = planned.won + BETTER if planned else WON
    return plan if best is None or _worth(best, planned) < least else _said(situation, ahead, best, planned)


def _worth(ending: Ending, planned: Ending | None) -> float:
    """How often it wins, less where it risks more now than what was planned."""
    return ending.won - RISKIER * (planned is not None and ending.success < planned.success - BETTER)


def _said(situation: Situation, ahead: Ahead, best: Ending, planned: Ending | None) -> Weighing:
    """What is done, with how often it wins, and what was thought of first."""
    odds = {"won": tenths(best.won), "than": tenths(planned.won if planned else 0.0)}
    if isinstance(best.action, Use):
        return because(best.action, "played_out", odds, card=best.action.card)
    told = say("why.ahead" if planned else "why.ahead.alone", count=ahead.mine.bit_count(), **odds)
    if best.cut is None:
        return alone(best.action).followed_by(told)
    first = cut_said("why.cut", situation, *best.cut)
    return Weighing(best.action, (first, told), (best.cut,))


def _endings(situation: Situation, ahead: Ahead, legal: Sequence[BombBustersAction], tools: Iterable[CardId]) -> list[Ending]:
    """What can be done; with cards only where nothing is certain."""
    alone = [action for action in legal if isinstance(action, Solo)]
    solos = [Ending(ahead.after_solo(action.value) - price(situation, action.value), action) for action in alone]
    cuts = safest_first(situation, PLAIN, situation.theirs)[:PLAYED]
    plain = [Ending(_won(situation, ahead, cut, PLAIN), to_point(situation, cut.tiles[0]), cut) for cut in cuts]
    helped = [] if solos or (cuts and cuts[0].chances.success > SURE) else [card for card in tools if Use(card) in legal]
    return [*solos, *plain, *(ending for card in helped for ending in _helped(situation, ahead, card))]


def _helped(situation: Situation, ahead: Ahead, card: CardId) -> list[Ending]:
    """The best cuts with a card."""
    aim = with_card(card)
    cuts = safest_first(situation, aim, situation.theirs)[:HELPED]
    return [Ending(_won(situation, ahead, cut, aim), Use(card), cut) for cut in cuts]


def _won(situation: Situation, ahead: Ahead, cut: DualCut, aim: AimView) -> float:
    """How often a cut wins, less what it likely costs to be right (BB-m29)."""
    return ahead.after_cut(tried(cut, aim)) - cut.chances.success * price(situation, cut.values[0])


def tried(cut: DualCut, aim: AimView) -> Try:
    """A cut as one to play out."""
    return Try(cut.tiles, cut.values, aim.stabilizer, aim.detector == "double-detector")


def won_first(situation: Situation, aim: AimView, cuts: Sequence[DualCut]) -> list[DualCut]:
    """Cuts in the order in which they were given, but the one that wins most often first, if that is clear."""
    ahead = situation.ahead
    if ahead is None or len(cuts) < 2:
        return list(cuts)
    some = cuts[: PLAYED if aim == PLAIN else HELPED]
    won = [_won(situation, ahead, cut, aim) for cut in some]
    best = next(number for number, share in enumerate(won) if share >= max(won) - BETTER)
    return [cuts[best], *(cut for number, cut in enumerate(cuts) if number != best)]
