"""The advisor of Lucky Loop: the value of each choice for the main track, from what the seat sees.

Points and success of a choice belong to one strategy and are exact for this turn. The strategy plays the choice, and then always for the
most points; among equal points for the likelier result. The value of the cards in hand for the next turn is an estimate, and a field of
its own. The best choice has the most points in both turns together.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, overload

from msgspec import Struct

from tavolata.core.protocols.advisor import Advisor, Answer, Hint, HintMessage, Question, QuestionTiming
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.lucky_loop.actions import NOTATION
from tavolata.games.lucky_loop.bot.choice_values import ChoiceValue, choice_values, rank_choices
from tavolata.games.lucky_loop.bot.sentences import sentence
from tavolata.games.lucky_loop.explain.hints import hint
from tavolata.games.lucky_loop.solver.analysis import analyse
from tavolata.games.lucky_loop.view import LuckyLoopSight


class WorthQuestion(Question, frozen=True, tag="worth"):
    """Question to the advisor: the expected values of all legal actions."""

    timing: ClassVar[QuestionTiming] = "to-act"


class ChoiceWorth(Struct, frozen=True):
    """Part of the answer: an action in notation, its expected points, and the success probability of the same strategy."""

    text: str
    points: float
    success: float | None
    """None where the choice flies nothing in this turn."""
    later: float | None
    """The estimated points of the next flight with the cards then in hand.

    None in a flight, where the hand does not change, and in the last round, which no flight follows.
    """
    total: float
    """The points of both turns together; the highest is the best."""


class WorthAnswer(Answer, frozen=True, tag="worths"):
    """Answer of the advisor: the value of every legal action, and the best one."""

    choices: tuple[ChoiceWorth, ...]
    best: str | None


class LuckyLoopAdvisor(Advisor):
    """The advisor of Lucky Loop: answers players' questions by the solver, and analyses positions given as JSON."""

    questions: Any = WorthQuestion | Hint
    answers: Any = WorthAnswer | HintMessage

    @overload
    def answer(self, sight: LuckyLoopSight, question: WorthQuestion) -> WorthAnswer: ...
    @overload
    def answer(self, sight: LuckyLoopSight, question: Hint) -> HintMessage | None: ...
    def answer(self, sight: LuckyLoopSight, question: WorthQuestion | Hint) -> WorthAnswer | HintMessage | None:
        """Return the values of all choices, or a hint about the best one."""
        return hint(sight) if isinstance(question, Hint) else _answer_worths(sight)

    def analyse(self, position: object) -> dict[str, Any]:
        """Return the solver's analysis of one programme flight (see `solver.analysis`)."""
        return analyse(position)

    def explain(self, found: Mapping[str, Any]) -> list[LocalizedText]:
        """Return the expected points and the probability of each threshold as sentences."""
        expected = sentence("analysis.expected", points=found["expected"])
        reached = (sentence("analysis.reach", points=int(points), percent=percent(chance)) for points, chance in found["reach"].items())
        return [expected, *reached]


def _answer_worths(sight: LuckyLoopSight) -> WorthAnswer:
    choices = list(choice_values(sight))
    best = next(iter(rank_choices(choices)), None)
    return WorthAnswer(tuple(map(_choice_worth, choices)), best and NOTATION.write(best.action))


def _choice_worth(choice: ChoiceValue) -> ChoiceWorth:
    points, _success = choice.total
    return ChoiceWorth(NOTATION.write(choice.action), choice.points, choice.value and choice.value.success, choice.later, points)


ADVISOR = LuckyLoopAdvisor()
