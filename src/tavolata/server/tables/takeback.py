"""Taking a move back: one's own last one, and what followed it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tavolata.core.game import Seat
from tavolata.core.log import Step, Undo
from tavolata.core.match import Match
from tavolata.server.errors import refusal
from tavolata.server.protocol.messages import Wish
from tavolata.server.store.rows import TableRow


class Gesture(msgspec.Struct, frozen=True, gc=False):
    """What a seat did by one message: the lines of one time, from line n on."""

    n: int
    seat: Seat
    time: int


class Wished(msgspec.Struct, frozen=True, array_like=True):
    """What is wanted back at a table, and how often that has changed: of what several processes know the latest counts."""

    count: int = 0
    wish: Wish | None = None

    def now(self, wish: Wish | None) -> "Wished":
        """After somebody asked, agreed, or put an end to it; a consent changes nothing of what is wanted."""
        if wish is None and self.wish is None:
            return self
        is_same = wish is not None and self.wish is not None and (wish.seat, wish.n) == (self.wish.seat, self.wish.n)
        return Wished(self.count + (not is_same), wish)

    def with_that_of(self, other: "Wished") -> "Wished":
        """What two processes know together, whichever of them asks."""
        if self.count != other.count:
            return max(self, other, key=lambda wished: wished.count)
        if self.wish is None or other.wish is None:
            return self if self.wish is None else other
        if (self.wish.seat, self.wish.n) != (other.wish.seat, other.wish.n):
            return min(self, other, key=lambda wished: (wished.wish.seat, wished.wish.n) if wished.wish else ())
        return Wished(self.count, Wish(self.wish.seat, self.wish.n, [seat for seat in self.wish.awaited if seat in other.wish.awaited]))


class Returns:
    """Where each seat may go back to: before its last gesture, unless the game has waited for several at once since then."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        """For a match before its first line."""
        self._gestures: list[Gesture] = []
        self._last: dict[Seat | None, int] = {}
        """The line before which each seat made the last of them."""
        self._one_by_one = len(match.awaited) <= 1

    def follow(self, match: Match[Any, Any, Any], steps: Sequence[Step]) -> None:
        """Take note of the lines that were just written."""
        for entry, _ in steps:
            if isinstance(entry.action, Undo):
                self._gestures = [gesture for gesture in self._gestures if gesture.n < entry.action.to]
                self._last = {gesture.seat: gesture.n for gesture in self._gestures}
            elif entry.actor >= 0 and self._one_by_one and not self._goes_on(entry.actor, entry.time):
                self._gestures.append(Gesture(entry.n, entry.actor, entry.time))
                self._last[entry.actor] = entry.n
        self._one_by_one = len(match.must_act) <= 1
        if not self._one_by_one:
            self._gestures.clear()
            self._last.clear()

    def _goes_on(self, seat: Seat, time: int) -> bool:
        return bool(self._gestures) and self._gestures[-1].seat == seat and self._gestures[-1].time == time

    def to(self, seat: Seat | None) -> int | None:
        """How many lines there were before this seat's last gesture; None where there is none."""
        return self._last.get(seat)

    def is_of_last(self, seat: Seat | None) -> bool:
        """Whether nobody else made a gesture since this seat's last one."""
        return bool(self._gestures) and self._gestures[-1].seat == seat


def line_before(returns: Returns, seat: Seat) -> int:
    """Where a seat wants to go back to that asks for its last move."""
    n = returns.to(seat)
    if n is None:
        raise refusal("not-now", "take-back.nothing")
    return n


def wish(table: TableRow, seat: Seat, n: int) -> Wish:
    """What somebody wants back after others may have learned from it: all other people who play must agree."""
    others = [other for other, holder in enumerate(table.holders) if holder.bot_level is None and other != seat]
    return Wish(seat, n, others)


def answered(wanted: Wish | None, seat: Seat, agreed: bool) -> Wish | None:
    """The wish after somebody answered: one consent less to wait for, or given up."""
    if wanted is None or seat not in wanted.awaited:
        raise refusal("not-now", "take-back.unasked")
    return Wish(wanted.seat, wanted.n, [other for other in wanted.awaited if other != seat]) if agreed else None


def check_withdrawal(wanted: Wish | None, seat: Seat) -> None:
    """Who asked can withdraw, and nobody else."""
    if wanted is None or wanted.seat != seat:
        raise refusal("not-now", "take-back.no-wish")
