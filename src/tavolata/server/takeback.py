"""Taking a move back: one's own last one, and what followed it, if the others who play agree."""

from collections.abc import Sequence
from typing import Any

from tavolata.core.game import Seat
from tavolata.core.match import Entry, Match, Step
from tavolata.server.refusal import refusal
from tavolata.server.store import TableRow
from tavolata.server.wire import Wish

_GESTURE = 400
"""Milliseconds within which two lines of one seat belong together: a wire pointed at and its value are one gesture."""


class Returns:
    """Where each seat may go back to: before its last move, unless the game has waited for several at once since then."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line."""
        self._lines: dict[Seat, int] = {}
        self._one_by_one = len(match.awaited) <= 1
        self._newest: Entry | None = None

    def follow(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written."""
        for entry in [step.entry for step in steps if self._one_by_one]:
            if entry.actor >= 0 and not self._goes_on(entry):
                self._lines[entry.actor] = entry.n
            self._newest = entry
        self._one_by_one = len(match.awaited) <= 1
        if not self._one_by_one:
            self._lines.clear()

    def _goes_on(self, entry: Entry) -> bool:
        before = self._newest
        return before is not None and before.actor == entry.actor and entry.time - before.time < _GESTURE

    def to(self, seat: Seat | None) -> int | None:
        """How many lines are left after this seat's last move was taken back; None where there is none."""
        return None if seat is None else self._lines.get(seat)


def wish(table: TableRow, returns: Returns, seat: Seat) -> Wish:
    """What somebody wants back, and whose consent it needs: that of all other people, since they may have learned something."""
    n = returns.to(seat)
    if n is None:
        raise refusal("not-now", "take-back.nothing")
    others = [other for other, holder in enumerate(table.holders) if holder.holder == "person" and other != seat]
    return Wish(seat, n, others)


def answered(wanted: Wish | None, seat: Seat, agreed: bool) -> Wish | None:
    """The wish after somebody answered: one consent less to wait for, or given up."""
    if wanted is None or seat not in wanted.awaited:
        raise refusal("not-now", "take-back.unasked")
    return Wish(wanted.seat, wanted.n, [other for other in wanted.awaited if other != seat]) if agreed else None
