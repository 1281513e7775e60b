"""Requests to take a move back, and the answers of the other players."""

import msgspec

from tavolata.core.game import Seat
from tavolata.server.errors import refusal
from tavolata.server.protocol.messages import TakeBackRequest
from tavolata.server.store.rows import TableRow
from tavolata.server.tables.live_match import TakebackTracker


class TakebackState(msgspec.Struct, frozen=True, array_like=True):
    """The open request to take a move back, and the number of changes that led to it; the higher number is newer."""

    count: int = 0
    request: TakeBackRequest | None = None

    def with_request(self, request: TakeBackRequest | None) -> "TakebackState":
        """The state with another request, or none; a consent to the same request is no change."""
        if request is None and self.request is None:
            return self
        is_same = request is not None and self.request is not None and (request.seat, request.n) == (self.request.seat, self.request.n)
        return TakebackState(self.count + (not is_same), request)


def require_undo_line(takebacks: TakebackTracker, seat: Seat) -> int:
    """The number of lines before the last move of a seat; refused if it has none."""
    n = takebacks.line_before_last_move(seat)
    if n is None:
        raise refusal("not-now", "take-back.nothing")
    return n


def request_takeback(row: TableRow, seat: Seat, n: int) -> TakeBackRequest:
    """The request of a seat, which awaits all other people who play themselves."""
    others = [other for other, holder in enumerate(row.holders) if holder.bot_level is None and other != seat]
    return TakeBackRequest(seat, n, others)


def after_answer(request: TakeBackRequest | None, seat: Seat, agreed: bool) -> TakeBackRequest | None:
    """The request after the answer of an awaited seat; None if it was declined."""
    if request is None or seat not in request.awaited:
        raise refusal("not-now", "take-back.unasked")
    return TakeBackRequest(request.seat, request.n, [other for other in request.awaited if other != seat]) if agreed else None


def require_own_request(request: TakeBackRequest | None, seat: Seat) -> None:
    """Refuse unless the open request is of this seat."""
    if request is None or request.seat != seat:
        raise refusal("not-now", "take-back.no-wish")
