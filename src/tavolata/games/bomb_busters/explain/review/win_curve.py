"""The curve of a mission: its estimated value turn by turn, and the parts of decisions and luck."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from tavolata.core.protocols.review import CurvePoint, WinCurve
from tavolata.games.bomb_busters.bot.dial import dial_cost
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.content import NUMBERS
from tavolata.games.bomb_busters.explain.review.turns import Turn

USUAL = 0.015
"""What the safest choice of a turn stakes on the average: measured with bots of all levels in all missions, it is between 1.2 and 1.8 %."""


class ReviewedTurn(NamedTuple):
    """A judged turn with the value of the mission when it began and when it was over."""

    turn: Turn
    before: float
    after: float

    @property
    def worth(self) -> float:
        """Return the worth of the decision against the safest: 0 or below."""
        return -self.before * self.turn.cost

    @property
    def is_fatal_fault(self) -> bool:
        """Return True if the bomb exploded and something was safer; otherwise an explosion was bad luck."""
        return self.turn.is_lost and self.turn.cost > 0

    @property
    def edge(self) -> float:
        """Return the worth of the decision above the next best."""
        return self.before * self.turn.edge

    @property
    def luck(self) -> float:
        """Return the change of the mission's value that the decision does not explain."""
        return self.before * self.turn.luck


def reviewed_turns(turns: Sequence[Turn], is_won: bool) -> list[ReviewedTurn]:
    """Return the turns of a mission, each with the mission's value before and after it."""
    values = [*_values(turns), float(is_won)]
    return [ReviewedTurn(turn, before, after) for turn, (before, after) in zip(turns, pairwise(values), strict=True)]


def _values(turns: Sequence[Turn]) -> Iterator[float]:
    """Yield the estimated value of the mission at the beginning of each turn."""
    held, dial = 1.0, None
    for turn in turns:
        left = turn.model.view.dial.left
        if dial is not None and left > dial:
            held = min(held / (1 - dial_cost(left)), 1.0)
        yield held * (1 - USUAL) ** (len(turn.model.uncut) / NUMBERS.cut_together)
        held *= 1 - Hard.TOOL * len(turn.chosen.cards) - turn.paid
        dial = turn.dial


def win_curve_of(turns: Sequence[ReviewedTurn]) -> WinCurve:
    """Return the win curve of the team: a point at the start and one after each turn; luck is what decisions do not explain."""
    return WinCurve(None, tuple(_points(turns)))


def _points(turns: Sequence[ReviewedTurn]) -> Iterator[CurvePoint]:
    cost = 0.0
    for turn in turns:
        if turn is turns[0]:
            yield CurvePoint(turn.turn.n, turn.before, 0.0, 0.0)
        cost -= turn.worth
        ruin, failure = _risks(turn.turn)
        yield CurvePoint(turn.turn.end + 1, turn.after, turn.after - turns[0].before + cost, cost, ruin, failure)


def _risks(turn: Turn) -> tuple[float | None, float | None]:
    """BB-D3, BB-D4: return the chance that a cut ends the mission, by a red or the last step, and that it goes wrong otherwise."""
    if turn.chosen.is_certain:
        return None, None
    _, explosion, other = turn.chosen.chances
    is_last = turn.chosen.miss == 1.0
    return (explosion + other, 0.0) if is_last else (explosion, other)
