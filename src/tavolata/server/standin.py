"""Bots that play on for people who are away: the seat stays its person's, and is theirs again when they come."""

from typing import Any

import msgspec

from tavolata.core.game import Seat
from tavolata.core.library import kit_of
from tavolata.server.refusal import refusal
from tavolata.server.store import TableRow

_USUAL = "normal"


def levels_of(table: TableRow) -> tuple[str, ...]:
    """The levels of bots that may stand in. Those that keep a convention do so where everybody keeps it, and where one of them plays
    nobody else does: they would misread each other.
    """
    kit = kit_of(table.game)
    by_agreement = kit.convention.levels if kit.convention else ()
    if any(holder.bot_level in by_agreement for holder in table.holders):
        return by_agreement
    agreed = all(holder.agreed for holder in table.holders)
    return tuple(level for level in kit.bots if agreed or level not in by_agreement)


def let_play(table: TableRow, seat: Seat, level: str | None = None) -> TableRow:
    """Let a bot play on for a person, of the usual level if none is named."""
    levels = levels_of(table)
    chosen = level or (_USUAL if _USUAL in levels else levels[0])
    if chosen not in levels:
        raise refusal("malformed", "level", level=chosen, levels=", ".join(levels))
    return _held(table, seat, stand_in=chosen)


def come_back(table: TableRow, seat: Seat) -> TableRow:
    """Give a seat back to its person."""
    if table.holders[seat].stand_in is None:
        raise refusal("not-now", "no-stand-in")
    return _held(table, seat, stand_in=None)


def _held(table: TableRow, seat: Seat, **changes: Any) -> TableRow:
    holder = msgspec.structs.replace(table.holders[seat], **changes)
    return msgspec.structs.replace(table, holders=(*table.holders[:seat], holder, *table.holders[seat + 1 :]))
