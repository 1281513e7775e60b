"""The turns of a match: what each did to the chance of winning of its seat, and which was the fatal one."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.games.lucky_loop.bot.winning_chances import winning_chances
from tavolata.games.lucky_loop.review.walk import Decided, Fallen, Passed, Told

SHOWN = 0.05
"""In points: what is less is 0.0 where it is shown."""


class Turn(NamedTuple):
    """A turn of a seat: its chance of winning before it and after it, and what was decided and thrown in it."""

    before: float
    after: float
    told: Sequence[Decided | Fallen]

    @property
    def worst(self) -> Decided | Fallen | None:
        """What cost most in it, in points; which cards were drawn or discarded shows in later turns only."""
        told = (each for each in self.told if each.worth < -SHOWN and each.view.phase not in ("exchange", "discard", "refill"))
        return min(told, key=lambda each: each.worth, default=None)


def turns_of(told: Iterable[Told], seat: Seat) -> Iterator[Turn]:
    """The turns of a seat."""
    began: Passed | None = None
    since: list[Decided | Fallen] = []
    for each in told:
        if not isinstance(each, Passed):
            since.append(each)
            continue
        if began and began.view.turn == seat:
            yield Turn(winning_chances(began.view)[seat], winning_chances(each.view)[seat], since)
        began, since = each, []


def fatal_of(told: Sequence[Told], losers: Iterable[Seat]) -> dict[int, Turn]:
    """For each loser the turn in which the victory became most unlikely, by the line that cost most in it."""
    fatal = {}
    for seat in losers:
        turns = [(turn, turn.worst) for turn in turns_of(told, seat)]
        costly = [(turn, worst) for turn, worst in turns if worst]
        if costly:
            turn, worst = min(costly, key=lambda each: each[0].after - each[0].before)
            fatal[worst.n] = turn
    return fatal
