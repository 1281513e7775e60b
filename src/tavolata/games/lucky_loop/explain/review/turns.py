"""The change of the win probability in each turn, and each loser's fatal turn."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.games.lucky_loop.bot.sentences import MIN_SHOWN
from tavolata.games.lucky_loop.bot.win_probability import win_probabilities
from tavolata.games.lucky_loop.explain.review.decisions_and_throws import ReviewedDecision, ReviewedItem, ReviewedThrow, TurnBoundary


class ReviewedTurn(NamedTuple):
    """A reviewed turn of a seat: its win probability before and after, and its decisions and throws."""

    before: float
    after: float
    items: Sequence[ReviewedDecision | ReviewedThrow]

    @property
    def change(self) -> float:
        """The change of the win probability by the turn."""
        return self.after - self.before

    @property
    def costliest(self) -> ReviewedDecision | ReviewedThrow | None:
        """The decision or throw that cost the most points. Draws and discards are left out, as their effect shows in later turns."""
        costly = (each for each in self.items if each.value < -MIN_SHOWN and each.view.phase not in ("exchange", "discard", "refill"))
        return min(costly, key=_value, default=None)


def _value(item: ReviewedDecision | ReviewedThrow) -> float:
    return item.value


def turns_of(items: Iterable[ReviewedItem], seat: Seat) -> Iterator[ReviewedTurn]:
    """Yield the reviewed turns of a seat."""
    start: TurnBoundary | None = None
    since: list[ReviewedDecision | ReviewedThrow] = []
    for each in items:
        if not isinstance(each, TurnBoundary):
            since.append(each)
            continue
        if start and start.view.turn == seat:
            yield ReviewedTurn(win_probabilities(start.view)[seat], win_probabilities(each.view)[seat], since)
        start, since = each, []


def fatal_turns(items: Sequence[ReviewedItem], losers: Iterable[Seat]) -> dict[int, ReviewedTurn]:
    """Return each loser's turn with the largest loss of win probability, by the log line of its costliest item."""
    return dict(_fatal_turn([turn for turn in turns_of(items, seat) if turn.items]) for seat in losers)


def _fatal_turn(turns: Sequence[ReviewedTurn]) -> tuple[int, ReviewedTurn]:
    """Return the worst turn in which an item cost points, or else the worst of all, with the line of its costliest item."""
    costly = [(turn, turn.costliest) for turn in turns]
    found = [(worst, turn) for turn, worst in costly if worst] or [(min(turn.items, key=_value), turn) for turn in turns]
    line, turn = min(found, key=lambda each: each[1].change)
    return line.n, turn
