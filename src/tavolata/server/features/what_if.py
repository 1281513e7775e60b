"""What-if tables: they continue a finished match from any position, with the same secret, one person and bots."""

from typing import Any

import msgspec

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.registry import get_plugin
from tavolata.server.errors import refusal
from tavolata.server.identity import key_of, new_table_id
from tavolata.server.protocol.messages import WhatIf
from tavolata.server.store.matches import new_match
from tavolata.server.store.rows import BOT_NAME, BotStint, LogRow, SeatHolder, TableRow
from tavolata.server.tables.live_match import now_ms
from tavolata.server.tables.seats import normalize_name, validate_seat

replace = msgspec.structs.replace


def branch(table: TableRow, match: Match[Any, Any, Any], wanted: WhatIf) -> tuple[TableRow, list[LogRow]]:
    """The new table and its log: the lines in effect, and the pending chance events.

    It keeps secret and seeds, so that its record verifies, and the same line number draws the same random number.
    """
    entries = _position(match, wanted.n).lines_since(0)
    time = entries[-1].time if entries else 0
    row = _row(table, wanted, len(entries), began=now_ms() - time)
    played = new_match(row)
    played.extend(entries)
    played.resolve_chance(time)
    return row, [LogRow(row.id, entry.n, entry.actor, match.game.write(entry.action), entry.time) for entry in played.log]


def _position(match: Match[Any, Any, Any], n: int) -> Match[Any, Any, Any]:
    """The match after n lines; refuses a position in which it was over."""
    if n > len(match.log):
        raise refusal("not-now", "no-line", count=len(match.log))
    then = match.at(n)
    if then.result is not None:
        raise refusal("not-now", "what-if.end")
    return then


def _row(table: TableRow, wanted: WhatIf, n: int, began: int) -> TableRow:
    mine = validate_seat(table, wanted.seat)
    holders = tuple(
        _person_from(holder, wanted, n) if seat == mine else _bot_from(table, seat, n) for seat, holder in enumerate(table.holders)
    )
    fresh = replace(table, id=new_table_id(), revision=0, created=now_ms(), stage="playing", began=began, next=None, clock=None)
    return replace(fresh, holders=holders, advisor=True, what_if=table.id, campaign=None)


def _person_from(before: SeatHolder, wanted: WhatIf, n: int) -> SeatHolder:
    """The seat holder for the person who plays from line n on; a bot's earlier lines remain the bot's."""
    spells = (BotStint(before.level, _first_bot_line(before, n), n),) if before.level else ()
    return SeatHolder(
        "person", normalize_name(wanted.name), key=key_of(wanted.secret), seed=before.seed, agreed=before.agreed, spells=spells
    )


def _bot_from(table: TableRow, seat: Seat, n: int) -> SeatHolder:
    """The seat holder for a bot: the bot of the seat, or one that replaces its person from line n on."""
    before = table.holders[seat]
    level = before.level or _level_for_person(table)
    spells = (BotStint(level, _first_bot_line(before, n)),)
    return SeatHolder("bot", f"{BOT_NAME}{seat}", level=level, seed=before.seed, agreed=before.agreed, spells=spells)


def _first_bot_line(before: SeatHolder, n: int) -> int:
    """The first line of a bot: 0, the start of an earlier what-if, or n for a seat of a person."""
    if before.level is None:
        return n
    return min(n, before.spells[0].since) if before.spells else 0


def _level_for_person(table: TableRow) -> str:
    """The level of a bot that replaces a person: that of bots with a convention, if there are any, or the strongest without one."""
    plugin = get_plugin(table.game)
    by_agreement = plugin.convention.levels if plugin.convention else ()
    kept = [holder.level for holder in table.holders if holder.level in by_agreement]
    free = [level for level in plugin.levels if level not in by_agreement]
    return next((level for level in kept if level), free[-1] if free else plugin.bots[-1])
