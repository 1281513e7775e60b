"""A bot's decision: the choice with its reason, as data and as sentences."""

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import tenths
from tavolata.core.text.phrase import Facts
from tavolata.games.lucky_loop.actions import LuckyLoopAction
from tavolata.games.lucky_loop.bot.sentences import action_sentence, sentence
from tavolata.games.lucky_loop.view import LuckyLoopView

A_co = TypeVar("A_co", bound=LuckyLoopAction, covariant=True)
K = TypeVar("K", bound=LuckyLoopAction)

WIN_PROBABILITY = "chance"
"""The criterion of choices by win probability; all others are by points."""


class BotDecision(Struct, Generic[A_co], frozen=True):
    """A bot's decision: the action, and the criterion of the choice."""

    action: A_co
    criterion: str
    """The message `lucky_loop.why.<criterion>`."""
    value: float | None = None
    next_best: float | None = None
    facts: Facts = {}


def decide_by_value(criterion: str, values: Mapping[K, float]) -> BotDecision[K]:
    """Return the decision for the action of the highest value, the first of equal ones, with the next best value."""
    action = max(values, key=values.__getitem__)
    return BotDecision(action, criterion, values[action], max((each for other, each in values.items() if other != action), default=None))


def decision_sentences(view: LuckyLoopView, decision: BotDecision[LuckyLoopAction]) -> Iterator[LocalizedText]:
    """Yield sentences about the chosen action and its reason."""
    yield action_sentence("did", view, decision.action)
    figures = {name: _shown_value(decision.criterion, value) for name, value in _figures(decision) if value is not None}
    alone = ".alone" if "worth" in figures and "next" not in figures else ""
    yield sentence(f"why.{decision.criterion}{alone}", **decision.facts, **figures)


def _figures(decision: BotDecision[LuckyLoopAction]) -> list[tuple[str, float | None]]:
    return [("worth", decision.value), ("next", decision.next_best)]


def _shown_value(criterion: str, value: float) -> float:
    """Return a value for display: a probability in percent or points, with one decimal."""
    return tenths(100 * value if criterion == WIN_PROBABILITY else value)
