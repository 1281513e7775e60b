"""The choices of a turn near the end, each weighed by how often the mission is won after it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tavolata.games.bomb_busters.actions import BombBustersAction, Solo, Use
from tavolata.games.bomb_busters.bot.decision import BotDecision, because, solo_or_reveal
from tavolata.games.bomb_busters.bot.endgame_search import EndgameOption, EndgameSearch
from tavolata.games.bomb_busters.bot.risk import PLAIN, price, safest_first, to_point, with_card
from tavolata.games.bomb_busters.bot.sentences import cut_sentence, tenths
from tavolata.games.bomb_busters.bot.table_model import SURE, DualCut, TableModel
from tavolata.games.bomb_busters.content import CardId
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.games.bomb_busters.view import AimView

MAX_SEARCHED_CUTS = 8
"""The number of cuts without help that are searched; those with the least risk."""
HELPED = 2
"""The number of cuts that are searched with each card."""
BETTER = 0.002
"""Something else is done only where it wins more often by more than that."""
RISKIER = 0.05
"""The required gain if the choice is riskier now: later players will search too, and may find something better."""
WON = 0.995
"""The share of won deals that is good enough."""


class EndgameChoice(NamedTuple):
    """Choice near the end of a mission, with its win probability."""

    won: float
    action: BombBustersAction
    cut: DualCut | None = None

    @property
    def success(self) -> float:
        """Return the probability that the choice succeeds at once."""
        return self.cut.chances.success if self.cut else 1.0


def best_endgame_choice(model: TableModel, legal: Sequence[BombBustersAction], plan: BotDecision, tools: Iterable[CardId]) -> BotDecision:
    """Choose what wins most often: the plan, unless another choice wins clearly more."""
    ahead = model.ahead
    if ahead is None:
        return plan
    endings = _choices(model, ahead, legal, tools)
    planned = max((ending for ending in endings if ending.action == plan.action), key=lambda ending: ending.won, default=None)
    if planned and planned.won > WON:
        return plan
    best = max(endings, key=lambda ending: _worth(ending, planned), default=planned)
    least = planned.won + BETTER if planned else WON
    return plan if best is None or _worth(best, planned) < least else _decision(model, ahead, best, planned)


def _worth(ending: EndgameChoice, planned: EndgameChoice | None) -> float:
    """Return the win probability, less where the choice risks more now than the plan."""
    return ending.won - RISKIER * (planned is not None and ending.success < planned.success - BETTER)


def _decision(model: TableModel, ahead: EndgameSearch, best: EndgameChoice, planned: EndgameChoice | None) -> BotDecision:
    """Return the decision with its win probability and the plan that it replaces."""
    odds = {"won": tenths(best.won), "than": tenths(planned.won if planned else 0.0)}
    if isinstance(best.action, Use):
        return because(best.action, "played_out", odds, card=best.action.card)
    told = sentence("why.ahead" if planned else "why.ahead.alone", count=ahead.mine.bit_count(), **odds)
    if best.cut is None:
        return solo_or_reveal(best.action).followed_by(told)
    first = cut_sentence("why.cut", model, *best.cut)
    return BotDecision(best.action, (first, told), (best.cut,))


def _choices(model: TableModel, ahead: EndgameSearch, legal: Sequence[BombBustersAction], tools: Iterable[CardId]) -> list[EndgameChoice]:
    """Return the possible choices; with cards only if nothing is certain."""
    alone = [action for action in legal if isinstance(action, Solo)]
    solos = [EndgameChoice(ahead.after_solo(action.value) - price(model, action.value), action) for action in alone]
    cuts = safest_first(model, PLAIN, model.theirs)[:MAX_SEARCHED_CUTS]
    plain = [EndgameChoice(_won(model, ahead, cut, PLAIN), to_point(model, cut.tiles[0]), cut) for cut in cuts]
    helped = [] if solos or (cuts and cuts[0].chances.success > SURE) else [card for card in tools if Use(card) in legal]
    return [*solos, *plain, *(ending for card in helped for ending in _helped(model, ahead, card))]


def _helped(model: TableModel, ahead: EndgameSearch, card: CardId) -> list[EndgameChoice]:
    """Return the best cuts with a card as choices."""
    aim = with_card(card)
    cuts = safest_first(model, aim, model.theirs)[:HELPED]
    return [EndgameChoice(_won(model, ahead, cut, aim), Use(card), cut) for cut in cuts]


def _won(model: TableModel, ahead: EndgameSearch, cut: DualCut, aim: AimView) -> float:
    """Return the win probability of a cut, less the likely cost of a right one (BB-m29)."""
    return ahead.after_cut(option_of(cut, aim)) - cut.chances.success * price(model, cut.values[0])


def option_of(cut: DualCut, aim: AimView) -> EndgameOption:
    """Return a cut as an option of the endgame search."""
    return EndgameOption(cut.tiles, cut.values, aim.stabilizer, aim.detector == "double-detector")


def by_win_rate(model: TableModel, aim: AimView, cuts: Sequence[DualCut]) -> list[DualCut]:
    """Return the cuts in their order, but with the one that wins most often first, if that is clear."""
    ahead = model.ahead
    if ahead is None or len(cuts) < 2:
        return list(cuts)
    some = cuts[: MAX_SEARCHED_CUTS if aim == PLAIN else HELPED]
    won = [_won(model, ahead, cut, aim) for cut in some]
    best = next(number for number, share in enumerate(won) if share >= max(won) - BETTER)
    return [cuts[best], *(cut for number, cut in enumerate(cuts) if number != best)]
