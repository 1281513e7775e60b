"""The turns of a match: what each did to the chance of winning of its seat, and which was the fatal one."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.games.lucky_loop.bot.sentences import SHOWN
from tavolata.games.lucky_loop.bot.win_probability import winning_chances
from tavolata.games.lucky_loop.explain.review.decisions_and_throws import Decided, Fallen, Passed, Told


class Turn(NamedTuple):
    """A turn of a seat: its chance of winning before it and after it, and what was decided and thrown in it."""

    before: float
    after: float
    told: Sequence[Decided | Fallen]

    @property
    def change(self) -> float:
        """What it did to the chance of winning."""
        return self.after - self.before

    @property
    def costly(self) -> Decided | Fallen | None:
        """What cost most in it, in points; which cards were drawn or discarded shows in later turns only."""
        told = (each for each in self.told if each.worth < -SHOWN and each.view.phase not in ("exchange", "discard", "refill"))
        return min(told, key=_worth, default=None)


def _worth(told: Decided | Fallen) -> float:
    return told.worth


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
    return dict(_fatal([turn for turn in turns_of(told, seat) if turn.told]) for seat in losers)


def _fatal(turns: Sequence[Turn]) -> tuple[int, Turn]:
    """Of the turns in which something cost points; who lost without such a turn has the one that was worst all the same."""
    costly = [(turn, turn.costly) for turn in turns]
    found = [(worst, turn) for turn, worst in costly if worst] or [(min(turn.told, key=_worth), turn) for turn in turns]
    line, turn = min(found, key=lambda each: each[1].change)
    return line.n, turn
