"""The coach of Lucky Loop: what each choice of a seat is worth to its main track, from what that seat sees.

Points and success of a choice belong together, and are exact: they are what one strategy brings on the average in this turn, to make the
choice, and then always to do what brings the most points; of things that bring equally many, what likelier brings a result. What the
cards in hand promise for the next turn is an estimate, and told apart. The best choice has the most points in both turns together.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, overload

from msgspec import Struct

from tavolata.core.protocols.advisor import Advisor, Answer, Asked, Hint, HintMessage, Question
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.lucky_loop.actions import NOTATION
from tavolata.games.lucky_loop.bot.choice_values import Judged, judged, ranked
from tavolata.games.lucky_loop.explain.hints import hinted
from tavolata.games.lucky_loop.solver.analysis import analyse
from tavolata.games.lucky_loop.view import LuckyLoopSight


class AskWorth(Question, frozen=True, tag="worth"):
    """What are my choices worth?"""

    asked: ClassVar[Asked] = "to-act"


class ChoiceWorth(Struct, frozen=True):
    """A choice in the game's notation, the points that it brings on the average, and the chance of a result by the same strategy."""

    text: str
    points: float
    success: float | None
    """None where nothing is flown in this turn."""
    later: float | None
    """About so many points the next flight brings, with the cards in hand then; None in the air, where the hand does not change, and in
    the last round, where no flight follows."""
    total: float
    """The points of both turns together: the most is the best."""


class Worths(Answer, frozen=True, tag="worths"):
    """Every choice, and the best of them."""

    choices: tuple[ChoiceWorth, ...]
    best: str | None


class LuckyLoopCoach(Advisor):
    """What the solver knows, at a table and of a position that was written down."""

    questions: Any = AskWorth | Hint
    answers: Any = Worths | HintMessage

    @overload
    def answer(self, sight: LuckyLoopSight, question: AskWorth) -> Worths: ...
    @overload
    def answer(self, sight: LuckyLoopSight, question: Hint) -> HintMessage | None: ...
    def answer(self, sight: LuckyLoopSight, question: AskWorth | Hint) -> Worths | HintMessage | None:
        """What each choice is worth, or a hint about the best."""
        return hinted(sight) if isinstance(question, Hint) else _worths(sight)

    def analyse(self, position: object) -> dict[str, Any]:
        """What the solver knows of one programme flight (see `solver.analysis`)."""
        return analyse(position)

    def told(self, found: Mapping[str, Any]) -> list[LocalizedText]:
        """The points to expect, and the chance of each threshold."""
        reach = [{"points": int(points), "percent": percent(chance)} for points, chance in found["reach"].items()]
        expected = LocalizedText("lucky_loop.analysis.expected", {"points": found["expected"]})
        return [expected, *(LocalizedText("lucky_loop.analysis.reach", {**facts}) for facts in reach)]


def _worths(sight: LuckyLoopSight) -> Worths:
    choices = list(judged(sight))
    best = next(iter(ranked(choices)), None)
    return Worths(tuple(map(_told, choices)), best and NOTATION.write(best.action))


def _told(choice: Judged) -> ChoiceWorth:
    points, _success = choice.total
    return ChoiceWorth(NOTATION.write(choice.action), choice.points, choice.worth and choice.worth.success, choice.later, points)


COACH = LuckyLoopCoach()
