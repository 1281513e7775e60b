"""Requests to take a move back, and the answers of the other players."""

import msgspec

from tavolata.core.game import Seat
from tavolata.server.errors import refusal
from tavolata.server.protocol.messages import Wish
from tavolata.server.store.base import TableRow
from tavolata.server.tables.live_match import TakebackTracker


class TakebackState(msgspec.Struct, frozen=True, array_like=True):
    """What is wanted back at a table, and how often that has changed: of what several processes know the latest counts."""

    count: int = 0
    wish: Wish | None = None

    def with_request(self, wish: Wish | None) -> "TakebackState":
        """After somebody asked, agreed, or put an end to it; a consent changes nothing of what is wanted."""
        if wish is None and self.wish is None:
            return self
        is_same = wish is not None and self.wish is not None and (wish.seat, wish.n) == (self.wish.seat, self.wish.n)
        return TakebackState(self.count + (not is_same), wish)

    def merge(self, other: "TakebackState") -> "TakebackState":
        """What two processes know together, whichever of them asks."""
        if self.count != other.count:
            return max(self, other, key=lambda wished: wished.count)
        if self.wish is None or other.wish is None:
            return self if self.wish is None else other
        if (self.wish.seat, self.wish.n) != (other.wish.seat, other.wish.n):
            return min(self, other, key=lambda wished: (wished.wish.seat, wished.wish.n) if wished.wish else ())
        return TakebackState(
            self.count, Wish(self.wish.seat, self.wish.n, [seat for seat in self.wish.awaited if seat in other.wish.awaited])
        )


def require_undo_line(returns: TakebackTracker, seat: Seat) -> int:
    """Where a seat wants to go back to that asks for its last move."""
    n = returns.line_before_last_move(seat)
    if n is None:
        raise refusal("not-now", "take-back.nothing")
    return n


def request_takeback(table: TableRow, seat: Seat, n: int) -> Wish:
    """What somebody wants back after others may have learned from it: all other people who play must agree."""
    others = [other for other, holder in enumerate(table.holders) if holder.bot_level is None and other != seat]
    return Wish(seat, n, others)


def after_answer(wanted: Wish | None, seat: Seat, agreed: bool) -> Wish | None:
    """The wish after somebody answered: one consent less to wait for, or given up."""
    if wanted is None or seat not in wanted.awaited:
        raise refusal("not-now", "take-back.unasked")
    return Wish(wanted.seat, wanted.n, [other for other in wanted.awaited if other != seat]) if agreed else None


def require_own_request(wanted: Wish | None, seat: Seat) -> None:
    """Who asked can withdraw, and nobody else."""
    if wanted is None or wanted.seat != seat:
        raise refusal("not-now", "take-back.no-wish")
