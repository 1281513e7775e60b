"""What the clock is about to do at a table, and when."""

from collections.abc import Sequence
from typing import Any

from tavolata.core.game import CHANCE, CLOCK, Action, Seat
from tavolata.core.match import Match, Step


class TableClock:
    """For each thing that the clock may do, since when it may: it does it when that has lasted for its time."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line: what the clock may do from the start, it may since the match began."""
        self._since: dict[Action, int] = dict.fromkeys(match.legal(CLOCK), 0)

    def follow(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written; what stays legal keeps its time, and while chance acts time stands still."""
        if steps and CHANCE not in match.actors:
            now = steps[-1].entry.time
            self._since = {action: self._since.get(action, now) for action in match.legal(CLOCK)}

    def next(self, match: Match[Any, Any, Any], seat: Seat | None = None) -> tuple[int, Action] | None:
        """What the clock does next, to this seat if one is named, and when, in milliseconds since the match began."""
        concerning = [action for action in self._since if seat in (None, getattr(action, "seat", seat))]
        alarms = [(self._since[action] + match.game.due(match.state, action), action) for action in concerning]
        return min(alarms, key=lambda alarm: alarm[0], default=None)
