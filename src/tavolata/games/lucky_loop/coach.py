"""The coach of Lucky Loop: what each choice of a seat is worth to its main track, from what that seat sees.

The two figures of a choice belong together. They are what one strategy brings on the average: to make the choice, and then always to do
what brings the most points; of things that bring equally many, what likelier brings a result.
"""

from collections.abc import Iterator
from typing import Any, ClassVar, TypeAlias, cast

from msgspec import Struct

from tavolata.core.coach import Answer, Asked, Coach, Question
from tavolata.games.lucky_loop.actions import NOTATION, Card, Fly, Highlight, LayFree, LuckyLoopAction, Raise
from tavolata.games.lucky_loop.rules.legal import is_free_programme
from tavolata.games.lucky_loop.solver.analysis import analyse
from tavolata.games.lucky_loop.solver.flight import Choice, choices_for_both, value_of_both
from tavolata.games.lucky_loop.solver.goal import Goal, Worth, result, track
from tavolata.games.lucky_loop.solver.position import declared, declared_by, position_of
from tavolata.games.lucky_loop.view import LuckyLoopSight, LuckyLoopView


class AskWorth(Question, frozen=True, tag="worth"):
    """What are my choices worth?"""

    asked: ClassVar[Asked] = "to-act"


class ChoiceWorth(Struct, frozen=True):
    """A choice in the game's notation, the points that it brings on the average, and the chance of a result by the same strategy."""

    text: str
    points: float
    success: float


class Worths(Answer, frozen=True, tag="worths"):
    """Those choices that the solver can judge."""

    choices: tuple[ChoiceWorth, ...]


Judged: TypeAlias = tuple[LuckyLoopAction, Worth]


class LuckyLoopCoach(Coach):
    """What the solver knows, at a table and of a position that was written down."""

    questions: Any = AskWorth
    answers: Any = Worths

    def answer(self, sight: LuckyLoopSight, question: AskWorth) -> Worths:
        """What flying, and each choice in the air, is worth."""
        return Worths(tuple(ChoiceWorth(NOTATION.write(action), *worth) for action, worth in judged(sight)))

    def analyse(self, position: object) -> dict[str, Any]:
        """What the solver knows of one programme flight (see `solver.analysis`)."""
        return analyse(position)


def judged(sight: LuckyLoopSight) -> Iterator[Judged]:
    """Each choice that the solver can judge, in the order of the legal ones."""
    return _in_the_air(sight) if sight.view.flight is not None else _on_the_ground(sight)


def _in_the_air(sight: LuckyLoopSight) -> Iterator[Judged]:
    view = sight.view
    assert view.flight is not None
    if not sight.legal:
        return
    worth = choices_for_both(position_of(view), *_goals(view, view.flight.programme))
    for action in sight.legal:
        yield action, worth[cast(Choice, action)]


def _on_the_ground(sight: LuckyLoopSight) -> Iterator[Judged]:
    view = sight.view
    for action in sight.legal:
        match action:
            case Fly(programme) | Raise(programme):
                yield action, value_of_both(declared_by(view, action), *_goals(view, programme))
            case LayFree(cards) if is_free_programme(view.faces, cards):
                yield action, max(_highlighted(view, cards, place) for place in range(len(cards)))
            case Highlight(card):
                free = view.players[view.turn].free
                yield action, _highlighted(view, free, free.index(card))


def _highlighted(view: LuckyLoopView, cards: tuple[Card, ...], place: int) -> Worth:
    """What a free programme is worth with the highlight on one of its cards."""
    return value_of_both(declared(view, None, cards, place), *_goals(view, None))


def _goals(view: LuckyLoopView, programme: Any) -> tuple[Goal, Goal]:
    return track(view, programme), result(view, programme)


COACH = LuckyLoopCoach()
