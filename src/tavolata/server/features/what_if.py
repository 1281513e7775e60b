"""What if? A table that plays on from a position of a match that is over, with the same secret, one person and bots."""

from typing import Any

import msgspec

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.registry import get_plugin
from tavolata.server.errors import refusal
from tavolata.server.identity import key_of, new_table_id
from tavolata.server.protocol.messages import WhatIf
from tavolata.server.store.rows import BOT_NAME, BotStint, LogRow, SeatHolder, TableRow
from tavolata.server.tables.live_match import milliseconds, new_match
from tavolata.server.tables.seats import checked_seat, shown_name

replace = msgspec.structs.replace


def branch(table: TableRow, match: Match[Any, Any, Any], wanted: WhatIf) -> tuple[TableRow, list[LogRow]]:
    """The new table and its log: the lines in effect until then, and what chance was about to do. Secret and seeds are those of the table
    that it plays on from: its record verifies like any other, and as many lines lead to the same number, whatever that falls on now.
    """
    entries = _position(match, wanted.n).lines_since(0)
    time = entries[-1].time if entries else 0
    row = _row(table, wanted, len(entries), began=milliseconds() - time)
    played = new_match(row)
    played.extend(entries)
    played.resolve_chance(time)
    return row, [LogRow(row.id, entry.n, entry.actor, match.game.write(entry.action), entry.time) for entry in played.log]


def _position(match: Match[Any, Any, Any], n: int) -> Match[Any, Any, Any]:
    """The match after n lines, if there is anything left to play."""
    if n > len(match.log):
        raise refusal("not-now", "no-line", count=len(match.log))
    then = match.at(n)
    if then.result is not None:
        raise refusal("not-now", "what-if.end")
    return then


def _row(table: TableRow, wanted: WhatIf, n: int, began: int) -> TableRow:
    mine = checked_seat(table, wanted.seat)
    holders = tuple(_me(holder, wanted, n) if seat == mine else _bot(table, seat, n) for seat, holder in enumerate(table.holders))
    fresh = replace(table, id=new_table_id(), revision=0, created=milliseconds(), stage="playing", began=began, next=None, clock=None)
    return replace(fresh, holders=holders, advisor=True, what_if=table.id, campaign=None)


def _me(before: SeatHolder, wanted: WhatIf, n: int) -> SeatHolder:
    """Who asked, from line n on; where a bot sat, the lines before stay its own."""
    spells = (BotStint(before.level, _since(before, n), n),) if before.level else ()
    return SeatHolder("person", shown_name(wanted.name), key=key_of(wanted.secret), seed=before.seed, agreed=before.agreed, spells=spells)


def _bot(table: TableRow, seat: Seat, n: int) -> SeatHolder:
    """The bot that sat there, or one in the place of a person from line n on."""
    before = table.holders[seat]
    level = before.level or _level_for_people(table)
    spells = (BotStint(level, _since(before, n)),)
    return SeatHolder("bot", f"{BOT_NAME}{seat}", level=level, seed=before.seed, agreed=before.agreed, spells=spells)


def _since(before: SeatHolder, n: int) -> int:
    """Since which line a bot acts on a seat: always, or since another what-if began, or only from line n on, where a person sat."""
    if before.level is None:
        return n
    return min(n, before.spells[0].since) if before.spells else 0


def _level_for_people(table: TableRow) -> str:
    """The strongest level that keeps no convention; where bots keep one, theirs, as others would misread them."""
    plugin = get_plugin(table.game)
    by_agreement = plugin.convention.levels if plugin.convention else ()
    kept = [holder.level for holder in table.holders if holder.level in by_agreement]
    free = [level for level in plugin.levels if level not in by_agreement]
    return next((level for level in kept if level), free[-1] if free else plugin.bots[-1])
