"""Bots that play on for people who are away: the seat stays its person's, and is theirs again when they come."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tavolata import bots
from tavolata.core.game import Seat
from tavolata.core.registry import get_plugin
from tavolata.server.errors import refusal
from tavolata.server.store.rows import BotStint, TableRow

_USUAL = "normal"


def levels_of(table: TableRow) -> tuple[str, ...]:
    """The levels of bots that may stand in. Those that keep a convention do so where everybody keeps it, and where one of them plays
    nobody else does: they would misread each other.
    """
    plugin = get_plugin(table.game)
    if plugin.convention is None:
        return bots.levels_of(table.game)
    by_agreement = plugin.convention.levels
    if any(holder.bot_level in by_agreement for holder in table.holders):
        return by_agreement
    agreed = all(holder.agreed for holder in table.holders)
    return tuple(level for level in bots.levels_of(table.game) if agreed or level not in by_agreement)


def let_play(table: TableRow, seat: Seat, n: int, level: str | None = None) -> TableRow:
    """Let a bot play on for a person from line n on, of the usual level if none is named."""
    levels = levels_of(table)
    chosen = level or (_USUAL if _USUAL in levels else levels[0])
    if chosen not in levels:
        raise refusal("malformed", "level", level=chosen, levels=", ".join(levels))
    return _held(table, seat, stand_in=chosen, spells=(*_ended(table.holders[seat].spells, n), BotStint(chosen, n)))


def come_back(table: TableRow, seat: Seat, n: int) -> TableRow:
    """Give a seat back to its person from line n on."""
    if table.holders[seat].stand_in is None:
        raise refusal("not-now", "no-stand-in")
    return _held(table, seat, stand_in=None, spells=_ended(table.holders[seat].spells, n))


def _ended(spells: Sequence[BotStint], n: int) -> tuple[BotStint, ...]:
    """The spells of bots that act no more from line n on; one in which nothing can have been done is not kept."""
    ended = (spell if spell.until is not None else msgspec.structs.replace(spell, until=n) for spell in spells)
    return tuple(spell for spell in ended if spell.since != spell.until)


def _held(table: TableRow, seat: Seat, **changes: Any) -> TableRow:
    holder = msgspec.structs.replace(table.holders[seat], **changes)
    return msgspec.structs.replace(table, holders=(*table.holders[:seat], holder, *table.holders[seat + 1 :]))
