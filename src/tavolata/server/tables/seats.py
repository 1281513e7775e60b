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
from tavolata.server.store.base import BOT_NAME, Holder, Spell, TableRow
from tavolata.server.tables.live_match import now_ms
from tavolata.server.text_safety import as_seen, is_all_seen

SeatingRequest: TypeAlias = Sit | StandUp | SeatBot | Unseat | Agree


def names_of(table: TableRow) -> list[str]:
    """The names of those who sit at a table, in the language of whoever is told where they are ours."""
    return [name_of(holder) for holder in table.holders]


def name_of(holder: Holder) -> str:
    """A person's own words, or a bot's name in the language of whoever is told."""
    return translate(holder.name) if holder.is_named_by_key else holder.name


def seat_of(table: TableRow, key: Key) -> Seat | None:
    """The seat that a person holds, if any."""
    for seat, holder in enumerate(table.holders):
        if same(holder.key, key):
            return seat
    return None


def require_seat(table: TableRow, key: Key) -> Seat:
    """The seat of somebody who asks for what only seated people may do."""
    seat = seat_of(table, key)
    if seat is None:
        raise refusal("unauthorised", "not-seated")
    return seat


def reseat(table: TableRow, key: Key, request: SeatingRequest, gone: Callable[[Seat], bool]) -> TableRow:
    """The table after somebody asked for another seating; `gone` tells who has been away for long."""
    match request:
        case Sit():
            return sit(table, key, request)
        case StandUp():
            return stand_up(table, key)
        case SeatBot():
            return seat_bot(table, key, request)
        case Unseat():
            return unseat(table, key, request, gone)
        case Agree():
            return agree(table, key, request)


def sit(table: TableRow, key: Key, request: Sit) -> TableRow:
    """Take an empty seat; who sits already moves there, and may so change name and seed."""
    _check(table, request.seat)
    mine = seat_of(table, key)
    if request.seat != mine and table.holders[request.seat].holder != "nobody":
        raise refusal("not-now", "seat-taken", seat=request.seat + 1)
    before, left = (Holder(), table) if mine is None else (table.holders[mine], _place(table, mine, Holder()))
    name = normalize_name(request.name)
    _check_name(left, name)
    return _place(left, request.seat, Holder("person", name, key=key, seed=request.seed, agreed=before.agreed))


def stand_up(table: TableRow, key: Key) -> TableRow:
    """Give a seat back."""
    _check_open(table)
    return _place(table, require_seat(table, key), Holder())


def seat_bot(table: TableRow, key: Key, request: SeatBot) -> TableRow:
    """Put a bot on an empty seat, or another one on a bot's seat."""
    _check(table, request.seat)
    require_seat(table, key)
    if table.holders[request.seat].holder == "person":
        raise refusal("not-now", "seat-taken", seat=request.seat + 1)
    levels = levels_of(table.game)
    if request.level not in levels:
        raise refusal("malformed", "level", level=request.level, levels=", ".join(levels))
    agreed = request.level in _levels_by_agreement(table)
    if agreed:
        _check_agreed(table, [holder for holder in table.holders if holder.holder == "person"])
    return _place(table, request.seat, Holder("bot", f"{BOT_NAME}{request.seat}", level=request.level, agreed=agreed))


def unseat(table: TableRow, key: Key, request: Unseat, gone: Callable[[Seat], bool]) -> TableRow:
    """Take a bot off its seat, or a person who has been away for long; others give theirs up themselves."""
    _check(table, request.seat)
    require_seat(table, key)
    if table.holders[request.seat].holder != "bot" and not gone(request.seat):
        raise refusal("not-now", "no-bot", seat=request.seat + 1)
    return _place(table, request.seat, Holder())


def agree(table: TableRow, key: Key, request: Agree) -> TableRow:
    """Say for oneself whether one keeps the game's convention."""
    _check_open(table)
    seat = require_seat(table, key)
    if not _levels_by_agreement(table):
        raise refusal("not-now", "no-convention")
    return _place(table, seat, msgspec.structs.replace(table.holders[seat], agreed=request.agreed))


def require_ready(table: TableRow, key: Key) -> None:
    """Whether somebody may begin: a person of the table, once every seat is taken, and a convention kept by all of them or no bot."""
    _check_open(table)
    require_seat(table, key)
    empty = [str(seat + 1) for seat, holder in enumerate(table.holders) if holder.holder == "nobody"]
    if empty:
        raise refusal("not-now", "seats-empty", seats=", ".join(empty))
    if any(holder.holder == "bot" and holder.agreed for holder in table.holders):
        _check_agreed(table, table.holders)


def _levels_by_agreement(table: TableRow) -> tuple[str, ...]:
    convention = get_plugin(table.game).convention
    return convention.levels if convention else ()


def _check_agreed(table: TableRow, holders: Iterable[Holder]) -> None:
    """Bots that keep a convention play with nobody who does not: they would misread each other."""
    others = [name_of(holder) for holder in holders if not holder.agreed]
    if others:
        raise refusal("not-now", "convention", levels=", ".join(_levels_by_agreement(table)), names=", ".join(others))


def validate_seat(table: TableRow, seat: Seat) -> Seat:
    """A seat that somebody named, if the table has it."""
    if not 0 <= seat < table.seats:
        raise refusal("malformed", "no-seat", count=table.seats)
    return seat


def _check(table: TableRow, seat: Seat) -> None:
    _check_open(table)
    validate_seat(table, seat)


def _check_open(table: TableRow) -> None:
    if table.stage != "open":
        raise refusal("not-now", "begun")


def _place(table: TableRow, seat: Seat, holder: Holder) -> TableRow:
    if table.what_if:  # it has the deal of another table, of which the seeds are part
        holder = msgspec.structs.replace(holder, seed=table.holders[seat].seed)
    holders = (*table.holders[:seat], holder, *table.holders[seat + 1 :])
    return msgspec.structs.replace(table, holders=holders)


def _check_name(table: TableRow, name: str) -> None:
    """Nobody at a table may be taken for somebody else."""
    if as_seen(name) in [as_seen(name_of(holder)) for holder in table.holders if holder.holder != "nobody"]:
        raise refusal("not-now", "name-taken", name=name)


def normalize_name(text: str) -> str:
    """A name as it is shown: on one line, with nothing in it that cannot be seen."""
    name = " ".join(text.split())
    if not name:
        raise refusal("malformed", "name")
    if not is_all_seen(name):
        raise refusal("malformed", "name-unseen")
    return name


def rematch_row(row: TableRow, options: dict[str, OptionValue]) -> TableRow:
    """A new table for the same group; who runs a race again meets the same luck."""
    secret = row.secret if races.is_race(row.game, options) else new_secret()
    version = game_named(row.game).version  # a new match is played by today's rules
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
    """The seats that are held otherwise than before."""
    return [seat for seat in range(now.seats) if before.holders[seat] != now.holders[seat]]


_USUAL = "normal"


def stand_in_levels(table: TableRow) -> tuple[str, ...]:
    """The levels of bots that may stand in. Those that keep a convention do so where everybody keeps it, and where one of them plays
    nobody else does: they would misread each other.
    """
    plugin = get_plugin(table.game)
    if plugin.convention is None:
        return levels_of(table.game)
    by_agreement = plugin.convention.levels
    if any(holder.bot_level in by_agreement for holder in table.holders):
        return by_agreement
    agreed = all(holder.agreed for holder in table.holders)
    return tuple(level for level in levels_of(table.game) if agreed or level not in by_agreement)


def substitute(table: TableRow, seat: Seat, n: int, level: str | None = None) -> TableRow:
    """Let a bot play on for a person from line n on, of the usual level if none is named."""
    levels = stand_in_levels(table)
    chosen = level or (_USUAL if _USUAL in levels else levels[0])
    if chosen not in levels:
        raise refusal("malformed", "level", level=chosen, levels=", ".join(levels))
    return _held(table, seat, stand_in=chosen, spells=(*_ended(table.holders[seat].spells, n), Spell(chosen, n)))


def restore(table: TableRow, seat: Seat, n: int) -> TableRow:
    """Give a seat back to its person from line n on."""
    if table.holders[seat].stand_in is None:
        raise refusal("not-now", "no-stand-in")
    return _held(table, seat, stand_in=None, spells=_ended(table.holders[seat].spells, n))


def _ended(spells: Sequence[Spell], n: int) -> tuple[Spell, ...]:
    """The spells of bots that act no more from line n on; one in which nothing can have been done is not kept."""
    ended = (spell if spell.until is not None else msgspec.structs.replace(spell, until=n) for spell in spells)
    return tuple(spell for spell in ended if spell.since != spell.until)


def _held(table: TableRow, seat: Seat, **changes: Any) -> TableRow:
    holder = msgspec.structs.replace(table.holders[seat], **changes)
    return msgspec.structs.replace(table, holders=(*table.holders[:seat], holder, *table.holders[seat + 1 :]))


def require_started(table: TableRow) -> None:
    """Whether there is a game to speak of."""
    if table.stage == "open":
        raise refusal("not-now", "not-begun")


def require_playing(table: TableRow, seat: Seat) -> None:
    """Whether somebody plays themselves, in a game that has begun and was not given up."""
    require_started(table)
    if table.stage == "given-up":
        raise refusal("not-now", "not-playing")
    if table.holders[seat].stand_in:
        raise refusal("not-now", "stand-in")


def require_over(table: TableRow) -> None:
    """Whether the game came to its end."""
    if table.stage != "over":
        raise refusal("not-now", "not-over")


def require_ended(table: TableRow) -> None:
    """Whether there is nothing left to give away."""
    if not table.has_ended:
        raise refusal("not-now", "not-over")
