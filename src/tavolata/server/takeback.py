"""Taking a move back: one's own last one, and what followed it, if the others who play agree."""

from collections.abc import Sequence
from typing import Any

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.server.refusal import refusal
from tavolata.server.store import TableRow
from tavolata.server.wire import Wish


def wish(table: TableRow, match: Match[Any, Any], seat: Seat) -> Wish:
    """What somebody wants back, and whose consent it needs: that of all other people, since they may have learned something."""
    if len(match.actors) > 1:
        raise refusal("not-now", "take-back.at-once")
    mine = [entry.n for entry in match.log if entry.actor == seat]
    if not mine:
        raise refusal("not-now", "take-back.nothing")
    others = [other for other, holder in enumerate(table.holders) if holder.holder == "person" and other != seat]
    return Wish(seat, mine[-1], others)


def answered(wanted: Wish | None, seat: Seat, agreed: bool) -> Wish | None:
    """The wish after somebody answered: one consent less to wait for, or given up."""
    if wanted is None or seat not in wanted.awaited:
        raise refusal("not-now", "take-back.unasked")
    return Wish(wanted.seat, wanted.n, _without(wanted.awaited, seat)) if agreed else None


def _without(seats: Sequence[Seat], seat: Seat) -> list[Seat]:
    return [other for other in seats if other != seat]
