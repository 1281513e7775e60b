"""Races: tables with the same randomness, their rankings, and the ghosts of earlier runs."""

import asyncio
import hashlib
import hmac
import re
from bisect import bisect_right
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from tavolata.core.game import OptionValue
from tavolata.core.match import Match
from tavolata.core.options import complete
from tavolata.core.protocols.race import GhostStep, RaceRules
from tavolata.core.registry import get_plugin
from tavolata.server.errors import refusal
from tavolata.server.identity import new_table_id
from tavolata.server.protocol.http_models import Ghost, Ghosts, Race, RankedEntry
from tavolata.server.store.base import Store
from tavolata.server.store.rows import RaceEntryRow, SeatHolder, TableRow

MAX_RANKED = 50
"""The number of entries shown, and of ghost tracks stored, for each race."""

MAX_GHOSTS = 3

_steps_decoder = msgspec.json.Decoder(list[GhostStep])
_NO_CODE = re.compile(r"[^\w-]")


# The secret


async def with_race_secret(store: Store, row: TableRow) -> TableRow:
    """A new table, with the secret of its race if it is part of one; it derives from the server's secret."""
    if not is_race(row.game, row.options):
        return row
    identity = msgspec.json.encode([row.game, row.version, sorted(row.options.items())])
    secret = hmac.new((await store.races.secret()).encode(), identity, hashlib.sha256).hexdigest()
    return msgspec.structs.replace(row, secret=secret)


def is_race(game: str, options: Mapping[str, OptionValue]) -> bool:
    """Whether a table with these options is part of a race."""
    rules = _rules_of(game)
    return rules is not None and bool(rules.code_of(options))


def _rules_of(game: str) -> RaceRules | None:
    rules = get_plugin(game).race
    return None if rules is None else rules()


# Entries


async def enter(store: Store, row: TableRow) -> None:
    """Save the entries of the players; only the first attempt of each counts."""
    if code := _ranked_race(row):
        await store.races.add_entries([entry for _, entry in _entries(row, code)])


async def finish(store: Store, row: TableRow, match: Match[Any, Any, Any]) -> None:
    """Save the scores of players without stand-ins, unless moves were taken back."""
    rows = await asyncio.to_thread(_finished, row, match)
    if rows:
        await store.races.finish_entries(rows, MAX_RANKED)


def _finished(row: TableRow, match: Match[Any, Any, Any]) -> list[RaceEntryRow]:
    code, rules = _ranked_race(row), _rules_of(row.game)
    if not code or rules is None or match.result is None or match.result.taken_back:
        return []
    scores = match.result.scores
    return [
        entry._replace(score=scores[entry.seat], course=msgspec.json.encode(rules.ghost_track(match, entry.seat)))
        for holder, entry in _entries(row, code)
        if not holder.spells and holder.stand_in is None
    ]


def _ranked_race(row: TableRow) -> str:
    """The race in which a table counts: it has all options of the race and is no what-if."""
    rules = _rules_of(row.game)
    code = rules.code_of(row.options) if rules else ""
    options = rules.options_of(code) if rules else None
    if options is None or row.what_if:
        return ""
    return code if complete(get_plugin(row.game).game, row.seats, options) == row.options else ""


def _entries(row: TableRow, code: str) -> list[tuple[SeatHolder, RaceEntryRow]]:
    people = ((seat, holder) for seat, holder in enumerate(row.holders) if holder.holder == "person")
    return [(holder, RaceEntryRow(row.game, code, holder.key, row.id, seat, row.seats, holder.name)) for seat, holder in people]


# The page of a race


async def race_page(store: Store, game: str, code: str | None, table: str) -> Race:
    """A race, or the race of the day, with its ranking; `table` is the client's own table."""
    rules = _rules_of(game)
    if rules is None:
        raise refusal("malformed", "no-races", game=game)
    today, yesterday = (rules.code_for_name(day) for day in _days())
    code = today if code is None else code
    options = rules.options_of(code)
    if options is None:
        raise refusal("malformed", "no-race", race=_NO_CODE.sub("", code)[:40])
    rows = await store.races.ranking(game, code)
    game_rules = get_plugin(game).game
    seats = game_rules.seats_for(complete(game_rules, game_rules.seats[0], options))
    return Race(code, dict(options), tuple(seats), today, yesterday, rules.code_for_name(new_table_id()), _ranking(rows, table), len(rows))


def _days() -> tuple[str, str]:
    """Today and yesterday in UTC."""
    now = datetime.now(UTC)
    return f"{now:%Y%m%d}", f"{now - timedelta(days=1):%Y%m%d}"


def _ranking(rows: list[RaceEntryRow], table: str) -> list[RankedEntry]:
    """The best entries of each number of seats, and those of the client's table."""
    scores = {seats: sorted(row.score or 0 for row in rows if row.seats == seats) for seats in {row.seats for row in rows}}
    ranked = [
        RankedEntry(_place(row.score or 0, scores[row.seats]), row.name, row.score or 0, row.seats, bool(table) and row.table == table)
        for row in rows
    ]
    shown = [raced for raced in ranked if raced.place <= MAX_RANKED or raced.here]
    return sorted(shown, key=lambda raced: (raced.seats, raced.place))


def _place(score: int, rising: list[int]) -> int:
    """The place of a score: one more than the number of better scores."""
    return 1 + len(rising) - bisect_right(rising, score)


# Ghosts


async def ghosts(store: Store, row: TableRow, match: Match[Any, Any, Any], time: int, since: int) -> Ghosts:
    """The ghosts of a solo run, with their steps up to the table's own time."""
    rules, code = _rules_of(row.game), _ranked_race(row)
    if rules is None or not code or row.seats > 1:
        return Ghosts(None, [])
    others = [other for other in await store.races.ranking(row.game, code) if _is_other_solo_run(other, row)][:MAX_GHOSTS]
    began = rules.start_time(match, 0)
    now = None if began is None else time - began
    return Ghosts(now, [Ghost(other.name, other.score or 0, _steps_between(other, since, now)) for other in others])


def _is_other_solo_run(other: RaceEntryRow, row: TableRow) -> bool:
    """Whether another player ran the race alone."""
    return other.seats == 1 and other.table != row.id and other.key != row.holders[0].key and bool(other.course)


def _steps_between(other: RaceEntryRow, since: int, now: int | None) -> list[GhostStep]:
    return [] if now is None else [lap for lap in _steps_decoder.decode(other.course) if since < lap.time <= now]
