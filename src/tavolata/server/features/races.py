"""Races: the same luck at different tables, who came how far in them, and those whom one runs against."""

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
from tavolata.server.protocol.http_models import Ghost, Ghosts, Race, Raced
from tavolata.server.store.base import Store
from tavolata.server.store.rows import RaceEntryRow, SeatHolder, TableRow

MOST_RANKED = 50
"""So many of a race are shown, and so many courses of it are kept."""

MOST_GHOSTS = 3

_laps = msgspec.json.Decoder(list[GhostStep])
_NO_CODE = re.compile(r"[^\w-]")


# The secret


async def with_its_luck(store: Store, row: TableRow) -> TableRow:
    """A new table, with the secret of its race if it is part of one: nobody can work that out who does not know that of the house."""
    if not is_race(row.game, row.options):
        return row
    said = msgspec.json.encode([row.game, row.version, sorted(row.options.items())])
    secret = hmac.new((await store.races.secret()).encode(), said, hashlib.sha256).hexdigest()
    return msgspec.structs.replace(row, secret=secret)


def is_race(game: str, options: Mapping[str, OptionValue]) -> bool:
    """Whether a table with these options is part of a race."""
    racing = _racing_of(game)
    return racing is not None and bool(racing.code_of(options))


def _racing_of(game: str) -> RaceRules | None:
    racing = get_plugin(game).race
    return None if racing is None else racing()


# Who enters, and who comes to the end


async def enter(store: Store, row: TableRow) -> None:
    """Note the people who begin, for good: whoever begins again, knowing what is to come, does not count."""
    if code := _ranked_race(row):
        await store.races.add_entries([entry for _, entry in _entries(row, code)])


async def finish(store: Store, row: TableRow, match: Match[Any, Any, Any]) -> None:
    """Rank those whose own work it was, in a match in which no move was taken back."""
    rows = await asyncio.to_thread(_finished, row, match)
    if rows:
        await store.races.finish_entries(rows, MOST_RANKED)


def _finished(row: TableRow, match: Match[Any, Any, Any]) -> list[RaceEntryRow]:
    code, racing = _ranked_race(row), _racing_of(row.game)
    if not code or racing is None or match.result is None or match.result.taken_back:
        return []
    scores = match.result.scores
    return [
        entry._replace(score=scores[entry.seat], course=msgspec.json.encode(racing.ghost_track(match, entry.seat)))
        for holder, entry in _entries(row, code)
        if not holder.spells and holder.stand_in is None
    ]


def _ranked_race(row: TableRow) -> str:
    """The race in which a table counts: it has all options of the race, and plays on from no other table."""
    racing = _racing_of(row.game)
    code = racing.code_of(row.options) if racing else ""
    options = racing.options_of(code) if racing else None
    if options is None or row.what_if:
        return ""
    return code if complete(get_plugin(row.game).game, row.seats, options) == row.options else ""


def _entries(row: TableRow, code: str) -> list[tuple[SeatHolder, RaceEntryRow]]:
    people = ((seat, holder) for seat, holder in enumerate(row.holders) if holder.holder == "person")
    return [(holder, RaceEntryRow(row.game, code, holder.key, row.id, seat, row.seats, holder.name)) for seat, holder in people]


# What is told


async def told(store: Store, game: str, code: str | None, table: str) -> Race:
    """A race and its ranking, or that of the day; `table` is the one at which somebody asks."""
    racing = _racing_of(game)
    if racing is None:
        raise refusal("malformed", "no-races", game=game)
    today, yesterday = (racing.named(day) for day in _days())
    code = today if code is None else code
    options = racing.options_of(code)
    if options is None:
        raise refusal("malformed", "no-race", race=_NO_CODE.sub("", code)[:40])
    rows = await store.races.ranking(game, code)
    rules = get_plugin(game).game
    seats = rules.seats_for(complete(rules, rules.seats[0], options))
    return Race(code, dict(options), tuple(seats), today, yesterday, racing.named(new_table_id()), _ranking(rows, table), len(rows))


def _days() -> tuple[str, str]:
    """Today and yesterday, wherever somebody is."""
    now = datetime.now(UTC)
    return f"{now:%Y%m%d}", f"{now - timedelta(days=1):%Y%m%d}"


def _ranking(rows: list[RaceEntryRow], table: str) -> list[Raced]:
    """The best of each number of seats, and whoever is asked for."""
    scores = {seats: sorted(row.score or 0 for row in rows if row.seats == seats) for seats in {row.seats for row in rows}}
    ranked = [
        Raced(_place(row.score or 0, scores[row.seats]), row.name, row.score or 0, row.seats, bool(table) and row.table == table)
        for row in rows
    ]
    shown = [raced for raced in ranked if raced.place <= MOST_RANKED or raced.here]
    return sorted(shown, key=lambda raced: (raced.seats, raced.place))


def _place(score: int, rising: list[int]) -> int:
    """One more than those who came home with more."""
    return 1 + len(rising) - bisect_right(rising, score)


# Against ghosts


async def ghosts(store: Store, row: TableRow, match: Match[Any, Any, Any], time: int, since: int) -> Ghosts:
    """Whom one who plays alone runs against, and what they did in as much time: of what comes later nothing is told."""
    racing, code = _racing_of(row.game), _ranked_race(row)
    if racing is None or not code or row.seats > 1:
        return Ghosts(None, [])
    others = [other for other in await store.races.ranking(row.game, code) if _haunts(other, row)][:MOST_GHOSTS]
    began = racing.start_time(match, 0)
    now = None if began is None else time - began
    return Ghosts(now, [Ghost(other.name, other.score or 0, _until(other, since, now)) for other in others])


def _haunts(other: RaceEntryRow, row: TableRow) -> bool:
    """Whether somebody else ran the race alone."""
    return other.seats == 1 and other.table != row.id and other.key != row.holders[0].key and bool(other.course)


def _until(other: RaceEntryRow, since: int, now: int | None) -> list[GhostStep]:
    return [] if now is None else [lap for lap in _laps.decode(other.course) if since < lap.time <= now]
