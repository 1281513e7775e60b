"""Who sits where: each function returns the changed row of a table, or raises a refusal."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from tavolata.bots import levels_of
from tavolata.core.game import OptionValue, Seat
from tavolata.core.registry import game_named, get_plugin
from tavolata.i18n import translate
from tavolata.server.errors import refusal
from tavolata.server.features import races
from tavolata.server.identity import Key, new_secret, new_table_id, same
from tavolata.server.protocol.messages import Agree, SeatBot, Sit, StandUp, Unseat
from tavolata.server.store.rows import BOT_NAME, BotStint, SeatHolder, TableRow
from tavolata.server.tables.live_match import now_ms
from tavolata.server.text_safety import confusable_key, is_printable

SeatingRequest: TypeAlias = Sit | StandUp | SeatBot | Unseat | Agree


def names_of(table: TableRow) -> list[str]:
    """The names of all seats; those of bots in the current language."""
    return [name_of(holder) for holder in table.holders]


def name_of(holder: SeatHolder) -> str:
    """The name of a seat's holder; that of a bot in the current language."""
    return translate(holder.name) if holder.is_named_by_key else holder.name


def seat_of(table: TableRow, key: Key) -> Seat | None:
    """The seat of a player; None for spectators."""
    for seat, holder in enumerate(table.holders):
        if same(holder.key, key):
            return seat
    return None


def require_seat(table: TableRow, key: Key) -> Seat:
    """The seat of a player; refused for spectators."""
    seat = seat_of(table, key)
    if seat is None:
        raise refusal("unauthorised", "not-seated")
    return seat


def reseat(table: TableRow, key: Key, request: SeatingRequest, is_away: Callable[[Seat], bool]) -> TableRow:
    """Apply a request about seats; `is_away` says which players have been disconnected for long."""
    match request:
        case Sit():
            return sit(table, key, request)
        case StandUp():
            return stand_up(table, key)
        case SeatBot():
            return seat_bot(table, key, request)
        case Unseat():
            return unseat(table, key, request, is_away)
        case Agree():
            return agree(table, key, request)


def sit(table: TableRow, key: Key, request: Sit) -> TableRow:
    """Take an empty seat; a seated player moves there, and may change name and seed in this way."""
    _require_open_seat(table, request.seat)
    mine = seat_of(table, key)
    if request.seat != mine and table.holders[request.seat].holder != "nobody":
        raise refusal("not-now", "seat-taken", seat=request.seat + 1)
    before, left = (SeatHolder(), table) if mine is None else (table.holders[mine], _place(table, mine, SeatHolder()))
    name = normalize_name(request.name)
    _require_free_name(left, name)
    return _place(left, request.seat, SeatHolder("person", name, key=key, seed=request.seed, agreed=before.agreed))


def stand_up(table: TableRow, key: Key) -> TableRow:
    """Leave a seat."""
    _require_open(table)
    return _place(table, require_seat(table, key), SeatHolder())


def seat_bot(table: TableRow, key: Key, request: SeatBot) -> TableRow:
    """Put a bot on an empty seat, or replace a bot."""
    _require_open_seat(table, request.seat)
    require_seat(table, key)
    if table.holders[request.seat].holder == "person":
        raise refusal("not-now", "seat-taken", seat=request.seat + 1)
    levels = levels_of(table.game)
    if request.level not in levels:
        raise refusal("malformed", "level", level=request.level, levels=", ".join(levels))
    agreed = request.level in _convention_levels(table)
    if agreed:
        _require_agreed(table, [holder for holder in table.holders if holder.holder == "person"])
    return _place(table, request.seat, SeatHolder("bot", f"{BOT_NAME}{request.seat}", level=request.level, agreed=agreed))


def unseat(table: TableRow, key: Key, request: Unseat, is_away: Callable[[Seat], bool]) -> TableRow:
    """Remove a bot, or a player who is away."""
    _require_open_seat(table, request.seat)
    require_seat(table, key)
    if table.holders[request.seat].holder != "bot" and not is_away(request.seat):
        raise refusal("not-now", "no-bot", seat=request.seat + 1)
    return _place(table, request.seat, SeatHolder())


def agree(table: TableRow, key: Key, request: Agree) -> TableRow:
    """Agree to the convention of the game, or no longer."""
    _require_open(table)
    seat = require_seat(table, key)
    if not _convention_levels(table):
        raise refusal("not-now", "no-convention")
    return _place(table, seat, msgspec.structs.replace(table.holders[seat], agreed=request.agreed))


def require_ready(table: TableRow, key: Key) -> None:
    """Refuse to begin before all seats are taken, or if bots keep a convention that not all players have agreed to."""
    _require_open(table)
    require_seat(table, key)
    empty = [str(seat + 1) for seat, holder in enumerate(table.holders) if holder.holder == "nobody"]
    if empty:
        raise refusal("not-now", "seats-empty", seats=", ".join(empty))
    if any(holder.holder == "bot" and holder.agreed for holder in table.holders):
        _require_agreed(table, table.holders)


def _convention_levels(table: TableRow) -> tuple[str, ...]:
    convention = get_plugin(table.game).convention
    return convention.levels if convention else ()


def _require_agreed(table: TableRow, holders: Iterable[SeatHolder]) -> None:
    """Refuse if a holder has not agreed to the convention: its bots would misread them."""
    others = [name_of(holder) for holder in holders if not holder.agreed]
    if others:
        raise refusal("not-now", "convention", levels=", ".join(_convention_levels(table)), names=", ".join(others))


def validate_seat(table: TableRow, seat: Seat) -> Seat:
    """The seat of a request; refused if the table does not have it."""
    if not 0 <= seat < table.seats:
        raise refusal("malformed", "no-seat", count=table.seats)
    return seat


def _require_open_seat(table: TableRow, seat: Seat) -> None:
    _require_open(table)
    validate_seat(table, seat)


def _require_open(table: TableRow) -> None:
    if table.stage != "open":
        raise refusal("not-now", "begun")


def _place(table: TableRow, seat: Seat, holder: SeatHolder) -> TableRow:
    if table.what_if:  # it replays the deal of another table, which depends on the seeds
        holder = msgspec.structs.replace(holder, seed=table.holders[seat].seed)
    holders = (*table.holders[:seat], holder, *table.holders[seat + 1 :])
    return msgspec.structs.replace(table, holders=holders)


def _require_free_name(table: TableRow, name: str) -> None:
    """Refuse a name that looks like that of another seat."""
    if confusable_key(name) in [confusable_key(name_of(holder)) for holder in table.holders if holder.holder != "nobody"]:
        raise refusal("not-now", "name-taken", name=name)


def normalize_name(text: str) -> str:
    """A name on one line without invisible characters."""
    name = " ".join(text.split())
    if not name:
        raise refusal("malformed", "name")
    if not is_printable(name):
        raise refusal("malformed", "name-unseen")
    return name


def rematch_row(row: TableRow, options: dict[str, OptionValue]) -> TableRow:
    """A new table for the same players; a race has the same secret again, and a what-if table gets a deal of its own."""
    secret = row.secret if races.is_race(row.game, options) else new_secret()
    version = game_named(row.game).version  # a new match uses the current rules
    fresh = msgspec.structs.replace(
        row,
        id=new_table_id(),
        revision=0,
        version=version,
        secret=secret,
        created=now_ms(),
        stage="open",
        began=None,
        next=None,
    )
    holders = tuple(msgspec.structs.replace(holder, stand_in=None, spells=()) for holder in row.holders)
    return msgspec.structs.replace(fresh, options=options, what_if=None, holders=holders)


def changed_seats(before: TableRow, now: TableRow) -> list[Seat]:
    """The seats whose holder has changed."""
    return [seat for seat in range(now.seats) if before.holders[seat] != now.holders[seat]]


_DEFAULT_LEVEL = "normal"


def stand_in_levels(table: TableRow) -> tuple[str, ...]:
    """The levels of bots that may play for a player: with a convention only if all have agreed, and only with one if a bot has it."""
    plugin = get_plugin(table.game)
    if plugin.convention is None:
        return levels_of(table.game)
    by_agreement = plugin.convention.levels
    if any(holder.bot_level in by_agreement for holder in table.holders):
        return by_agreement
    agreed = all(holder.agreed for holder in table.holders)
    return tuple(level for level in levels_of(table.game) if agreed or level not in by_agreement)


def substitute(table: TableRow, seat: Seat, n: int, level: str | None = None) -> TableRow:
    """Let a bot play for a player from line n on, at the default level unless one is named."""
    levels = stand_in_levels(table)
    chosen = level or (_DEFAULT_LEVEL if _DEFAULT_LEVEL in levels else levels[0])
    if chosen not in levels:
        raise refusal("malformed", "level", level=chosen, levels=", ".join(levels))
    return _with_holder(table, seat, stand_in=chosen, spells=(*_ended(table.holders[seat].spells, n), BotStint(chosen, n)))


def restore(table: TableRow, seat: Seat, n: int) -> TableRow:
    """Give a seat back to its player from line n on."""
    if table.holders[seat].stand_in is None:
        raise refusal("not-now", "no-stand-in")
    return _with_holder(table, seat, stand_in=None, spells=_ended(table.holders[seat].spells, n))


def _ended(spells: Sequence[BotStint], n: int) -> tuple[BotStint, ...]:
    """The stints of bots, ended before line n; an empty stint is dropped."""
    ended = (spell if spell.until is not None else msgspec.structs.replace(spell, until=n) for spell in spells)
    return tuple(spell for spell in ended if spell.since != spell.until)


def _with_holder(table: TableRow, seat: Seat, **changes: Any) -> TableRow:
    holder = msgspec.structs.replace(table.holders[seat], **changes)
    return msgspec.structs.replace(table, holders=(*table.holders[:seat], holder, *table.holders[seat + 1 :]))


def require_started(table: TableRow) -> None:
    """Refuse before the match has begun."""
    if table.stage == "open":
        raise refusal("not-now", "not-begun")


def require_playing(table: TableRow, seat: Seat) -> None:
    """Refuse if the match has not begun or was given up, or if a bot plays for this seat."""
    require_started(table)
    if table.stage == "given-up":
        raise refusal("not-now", "not-playing")
    if table.holders[seat].stand_in:
        raise refusal("not-now", "stand-in")


def require_over(table: TableRow) -> None:
    """Refuse unless the match was played to its end."""
    if table.stage != "over":
        raise refusal("not-now", "not-over")


def require_ended(table: TableRow) -> None:
    """Refuse unless the match is over or was given up."""
    if not table.has_ended:
        raise refusal("not-now", "not-over")
