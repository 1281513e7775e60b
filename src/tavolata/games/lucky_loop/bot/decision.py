"""What a bot chose, and why: the figures by which it chose, and those in words."""

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import tenths
from tavolata.core.text.phrase import Facts
from tavolata.games.lucky_loop.actions import LuckyLoopAction
from tavolata.games.lucky_loop.bot.sentences import moved, sentence
from tavolata.games.lucky_loop.view import LuckyLoopView

A_co = TypeVar("A_co", bound=LuckyLoopAction, covariant=True)
K = TypeVar("K", bound=LuckyLoopAction)

CHANCE = "chance"
"""The ground of a choice that is weighed by chances of winning; all others are weighed by points."""


class Weighing(Struct, Generic[A_co], frozen=True):
    """An action, and on what ground it was chosen."""

    action: A_co
    ground: str
    """The message `lucky_loop.why.<ground>`."""
    worth: float | None = None
    next_best: float | None = None
    facts: Facts = {}


def weighed(ground: str, worth: Mapping[K, float]) -> Weighing[K]:
    """What is worth most, the first of equals, and what the next best is worth."""
    action = max(worth, key=worth.__getitem__)
    return Weighing(action, ground, worth[action], max((each for other, each in worth.items() if other != action), default=None))


def reasons(view: LuckyLoopView, weighing: Weighing[LuckyLoopAction]) -> Iterator[LocalizedText]:
    """What was chosen, and why."""
    yield moved("did", view, weighing.action)
    figures = {name: _shown(weighing.ground, worth) for name, worth in _figures(weighing) if worth is not None}
    alone = ".alone" if "worth" in figures and "next" not in figures else ""
    yield sentence(f"why.{weighing.ground}{alone}", **weighing.facts, **figures)


def _figures(weighing: Weighing[LuckyLoopAction]) -> list[tuple[str, float | None]]:
    return [("worth", weighing.worth), ("next", weighing.next_best)]


def _shown(ground: str, worth: float) -> float:
    """Chances in hundredths, to one decimal like points."""
    return tenths(100 * worth if ground == CHANCE else worth)
