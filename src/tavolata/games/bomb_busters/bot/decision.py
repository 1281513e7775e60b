"""A bot's decision: the chosen action with the figures and sentences that explain it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp
from typing import NamedTuple, TypeVar

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.bomb_busters.actions import BombBustersAction, Solo
from tavolata.games.bomb_busters.bot.sentences import cut_sentence, tenths
from tavolata.games.bomb_busters.bot.table_model import DualCut, TableModel
from tavolata.games.bomb_busters.content import CardId
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.i18n import Fact

T = TypeVar("T")

MAX_TIMES = 100
"""Improvements from this factor on are all called the same."""
MIN_TIMES = 1.05
"""Less than that is not one time and a tenth."""


NO_ODDS: Mapping[str, Fact] = {}


class Reason(NamedTuple):
    """Reason of a decision without a cut: its name, its size, and its facts."""

    name: str
    facts: Mapping[str, Fact]
    degree: str = ""
    odds: Mapping[str, Fact] = NO_ODDS
    """Numbers that reveal how likely hidden wires are; left out where a table hides them."""

    def text(self) -> LocalizedText:
        """Return the reason as a sentence with all its figures."""
        return sentence(f"why.{self.name}{self.degree}", **self.facts, **self.odds)


class BotDecision(NamedTuple):
    """Decision of a bot: an action, or None to leave the turn to others, and the sentences that say why."""

    action: BombBustersAction | None
    says: tuple[LocalizedText, ...]
    cuts: tuple[DualCut, ...] = ()
    """The chosen cut, and the next best ones."""
    reason: Reason | None = None
    """What decided, if no cut did."""

    def preceded_by(self, *more: LocalizedText) -> "BotDecision":
        """Return the decision with sentences put before its own."""
        return self._replace(says=(*more, *self.says))

    def followed_by(self, *more: LocalizedText) -> "BotDecision":
        """Return the decision with sentences added after its own."""
        return self._replace(says=(*self.says, *more))


NOTHING = BotDecision(None, ())


def because(action: BombBustersAction, name: str, odds: Mapping[str, Fact] = NO_ODDS, **facts: Fact) -> BotDecision:
    """Return the decision for an action with its one reason; odds of hidden wires are apart from certain facts."""
    return by_reason(action, Reason(name, facts, odds=odds))


def by_reason(action: BombBustersAction, reason: Reason) -> BotDecision:
    """Return the decision for an action with its reason."""
    return BotDecision(action, (reason.text(),), reason=reason)


def ranked(choices: Iterable[T], worth: Callable[[T], float]) -> list[tuple[float, T]]:
    """Return choices with their worth, the best first and equals in their order."""
    return sorted(((worth(choice), choice) for choice in choices), key=lambda pair: -pair[0])


def solo_or_reveal(action: BombBustersAction) -> BotDecision:
    """BB-C1, BB-R1: return the decision for a solo cut or a reveal."""
    return because(action, "solo", value=action.value) if isinstance(action, Solo) else because(action, "reveal")


def by_cut(action: BombBustersAction, model: TableModel, cuts: Sequence[DualCut]) -> BotDecision:
    """Return the decision for an action that begins the best of these cuts, with a sentence on the next best."""
    said = [cut_sentence(f"why.{key}", model, *cut) for key, cut in zip(("cut", "next"), cuts, strict=False)]
    return BotDecision(action, tuple(said), tuple(cuts))


def unused_card(name: str, risks: Mapping[CardId, float], plain: float) -> tuple[LocalizedText, ...]:
    """Return a sentence on the unused card with the least stake, unless the cut would stake all even with it."""
    best = min(risks, key=risks.__getitem__, default=None)
    return (sentence(f"why.{name}", card=best, risk=tenths(risks[best]), plain=tenths(plain)),) if best and risks[best] < 1 else ()


def improvement(name: str, gain: float) -> Reason:
    """Return the reason of a gain in readability, given in logarithms, as a factor."""
    if exp(gain) < MIN_TIMES:
        return Reason(name, {}, ".same")
    return Reason(name, {"times": MAX_TIMES}, ".much") if exp(gain) >= MAX_TIMES else Reason(name, {"times": round(exp(gain), 1)})
