"""The course of a table's match: its lines with what followed, and what clocks, pace and taking back make of them."""

import time
from collections.abc import Sequence
from typing import Any

from tavolata.core.chance import Randomness
from tavolata.core.game import Action, Seat
from tavolata.core.log import Entry, Step, Undo
from tavolata.core.match import Match
from tavolata.core.options import complete
from tavolata.core.record import read_action
from tavolata.core.registry import get_plugin, rules_of_version
from tavolata.server.errors import refusal
from tavolata.server.store.rows import LogRow, TableRow
from tavolata.server.tables.clock import TableClock
from tavolata.server.tables.seat_clocks import TableTimes
from tavolata.server.tables.takeback import Returns
from tavolata.server.tables.turn_order import TablePace


class Course:
    """How a match went so far."""

    def __init__(self, row: TableRow, lines: Sequence[LogRow] = ()) -> None:
        """Replay the lines of a log; this may take long, and is not done where others wait."""
        self.match = new_match(row)
        self.steps: list[Step] = []
        self.clock = TableClock(self.match)
        self.pace = TablePace(self.match)
        self.returns = Returns(self.match)
        self.times = TableTimes(self.match, row.clock)
        self.read_on(lines)

    def opening(self, row: TableRow) -> tuple[Match[Any, Any, Any], list[Step]]:
        """The match as chance opens it, and what followed, with the seeds of those who sit there now."""
        match = self.match.continue_copy()
        match.randomness = randomness_of(row)
        return match, match.resolve_chance()

    def read_on(self, lines: Sequence[LogRow]) -> list[Step]:
        """Go on by lines that were written before, or by others; the match so far stays as it is for who still looks at it."""
        match, known = self.match.continue_copy() if lines else self.match, len(self.steps)
        for line in lines:
            entry = Entry(line.n, line.actor, read_action(match.game, line.action), line.time)
            self.go_on(match, match.extend([entry]))
        return self.steps[known:]

    def shift(self, began: int) -> int:
        """By how much the time of a match that is read now differs from what the time of day says has passed since it began.

        Time never runs back; and sand that ran when the server stopped stood still meanwhile, for however long that was.
        """
        last, passed = self.steps[-1].entry.time if self.steps else 0, milliseconds() - began
        return last - passed if passed < last or self.clock.next(self.match) else 0

    def go_on(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """The match has gone on by some lines."""
        self.match = match
        self.steps += steps
        self.clock.follow(match, steps)
        self.pace.follow(match, steps)
        self.returns.follow(match, steps)
        self.times.follow(match, steps)

    def is_in_time(self, seat: Seat, n: int) -> bool:
        """Whether an action knows all that it must: the whole log, or, where several might act at once, all but what others did since."""
        if n == len(self.steps):
            return True
        if not 0 <= n < len(self.steps) or len(self.match.at(n).actors) == 1:
            return False
        return all(step.entry.actor != seat and not isinstance(step.entry.action, Undo) for step in self.steps[n:])

    def together(self, texts: Sequence[str]) -> list[Action]:
        """The actions of one message. Only the last may let anything happen that its actor does not know yet: were a later one refused,
        nothing would have been done, and yet they would know what chance or the others had in store.
        """
        actions = [self.match.game.read(text) for text in texts]
        if len(actions) > 1:
            leading = get_plugin(self.match.game.name).preliminary_actions
            if not all(isinstance(action, leading) for action in actions[:-1]):
                raise refusal("malformed", "not-together")
        return actions


def milliseconds() -> int:
    """The time of day when the program started, and what has passed since: setting the machine's clock changes nothing."""
    return _STARTED + _passed()


def _passed() -> int:
    """Milliseconds on a clock that nobody sets; where there is one, it also counts while the machine sleeps."""
    return time.clock_gettime_ns(_CLOCK) // 1_000_000


_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
_STARTED = time.time_ns() // 1_000_000 - _passed()


def new_match(row: TableRow) -> Match[Any, Any, Any]:
    """The match of a table before its first line."""
    game = rules_of_version(row.game, row.version)
    return Match(game, row.seats, complete(game, row.seats, row.options), randomness_of(row))


def randomness_of(row: TableRow) -> Randomness:
    """The dice of a table, with the seeds of those who sit there."""
    return Randomness(row.secret, [holder.seed for holder in row.holders])
