"""Who sits where, before the game begins: each change gives the table anew, or is refused."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from tavolata.bots import levels_of
from tavolata.core.game import OptionValue, Seat
from tavolata.core.registry import game_named, get_plugin
from tavolata.server.errors import refusal
from tavolata.server.features import races
from tavolata.server.identity import Key, new_secret, new_table_id, same
from tavolata.server.protocol.messages import Agree, SeatBot, Sit, StandUp, Unseat
from tavolata.server.store.rows import BOT_NAME, SeatHolder, TableRow
from tavolata.server.tables.live_match import milliseconds
from tavolata.server.tables.move_messages import name_of
from tavolata.server.text_safety import as_seen, is_all_seen

SeatingRequest: TypeAlias = Sit | StandUp | SeatBot | Unseat | Agree


def seat_of(table: TableRow, key: Key) -> Seat | None:
    """The seat that a person holds, if any."""
    for seat, holder in enumerate(table.holders):
        if same(holder.key, key):
            return seat
    return None


def my_seat(table: TableRow, key: Key) -> Seat:
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
    before, left = (SeatHolder(), table) if mine is None else (table.holders[mine], _place(table, mine, SeatHolder()))
    name = shown_name(request.name)
    _check_name(left, name)
    return _place(left, request.seat, SeatHolder("person", name, key=key, seed=request.seed, agreed=before.agreed))


def stand_up(table: TableRow, key: Key) -> TableRow:
    """Give a seat back."""
    _check_open(table)
    return _place(table, my_seat(table, key), SeatHolder())


def seat_bot(table: TableRow, key: Key, request: SeatBot) -> TableRow:
    """Put a bot on an empty seat, or another one on a bot's seat."""
    _check(table, request.seat)
    my_seat(table, key)
    if table.holders[request.seat].holder == "person":
        raise refusal("not-now", "seat-taken", seat=request.seat + 1)
    levels = levels_of(table.game)
    if request.level not in levels:
        raise refusal("malformed", "level", level=request.level, levels=", ".join(levels))
    agreed = request.level in _levels_by_agreement(table)
    if agreed:
        _check_agreed(table, [holder for holder in table.holders if holder.holder == "person"])
    return _place(table, request.seat, SeatHolder("bot", f"{BOT_NAME}{request.seat}", level=request.level, agreed=agreed))


def unseat(table: TableRow, key: Key, request: Unseat, gone: Callable[[Seat], bool]) -> TableRow:
    """Take a bot off its seat, or a person who has been away for long; others give theirs up themselves."""
    _check(table, request.seat)
    my_seat(table, key)
    if table.holders[request.seat].holder != "bot" and not gone(request.seat):
        raise refusal("not-now", "no-bot", seat=request.seat + 1)
    return _place(table, request.seat, SeatHolder())


def agree(table: TableRow, key: Key, request: Agree) -> TableRow:
    """Say for oneself whether one keeps the game's convention."""
    _check_open(table)
    seat = my_seat(table, key)
    if not _levels_by_agreement(table):
        raise refusal("not-now", "no-convention")
    return _place(table, seat, msgspec.structs.replace(table.holders[seat], agreed=request.agreed))


def check_ready(table: TableRow, key: Key) -> None:
    """Whether somebody may begin: a person of the table, once every seat is taken, and a convention kept by all of them or no bot."""
    _check_open(table)
    my_seat(table, key)
    empty = [str(seat + 1) for seat, holder in enumerate(table.holders) if holder.holder == "nobody"]
    if empty:
        raise refusal("not-now", "seats-empty", seats=", ".join(empty))
    if any(holder.holder == "bot" and holder.agreed for holder in table.holders):
        _check_agreed(table, table.holders)


def _levels_by_agreement(table: TableRow) -> tuple[str, ...]:
    convention = get_plugin(table.game).convention
    return convention.levels if convention else ()


def _check_agreed(table: TableRow, holders: Iterable[SeatHolder]) -> None:
    """Bots that keep a convention play with nobody who does not: they would misread each other."""
    others = [name_of(holder) for holder in holders if not holder.agreed]
    if others:
        raise refusal("not-now", "convention", levels=", ".join(_levels_by_agreement(table)), names=", ".join(others))


def checked_seat(table: TableRow, seat: Seat) -> Seat:
    """A seat that somebody named, if the table has it."""
    if not 0 <= seat < table.seats:
        raise refusal("malformed", "no-seat", count=table.seats)
    return seat


def _check(table: TableRow, seat: Seat) -> None:
    _check_open(table)
    checked_seat(table, seat)


def _check_open(table: TableRow) -> None:
    if table.stage != "open":
        raise refusal("not-now", "begun")


def _place(table: TableRow, seat: Seat, holder: SeatHolder) -> TableRow:
    if table.what_if:  # it has the deal of another table, of which the seeds are part
        holder = msgspec.structs.replace(holder, seed=table.holders[seat].seed)
    holders = (*table.holders[:seat], holder, *table.holders[seat + 1 :])
    return msgspec.structs.replace(table, holders=holders)


def _check_name(table: TableRow, name: str) -> None:
    """Nobody at a table may be taken for somebody else."""
    if as_seen(name) in [as_seen(name_of(holder)) for holder in table.holders if holder.holder != "nobody"]:
        raise refusal("not-now", "name-taken", name=name)


def shown_name(text: str) -> str:
    """A name as it is shown: on one line, with nothing in it that cannot be seen."""
    name = " ".join(text.split())
    if not name:
        raise refusal("malformed", "name")
    if not is_all_seen(name):
        raise refusal("malformed", "name-unseen")
    return name


def cleared(row: TableRow, options: dict[str, OptionValue]) -> TableRow:
    """A new table for the same group; who runs a race again meets the same luck."""
    secret = row.secret if races.is_race(row.game, options) else new_secret()
    version = game_named(row.game).version  # a new match is played by today's rules
    fresh = msgspec.structs.replace(
        row,
        id=new_table_id(),
        revision=0,
        version=version,
        secret=secret,
        created=milliseconds(),
        stage="open",
        began=None,
        next=None,
    )
    holders = tuple(msgspec.structs.replace(holder, stand_in=None, spells=()) for holder in row.holders)
    return msgspec.structs.replace(fresh, options=options, what_if=None, holders=holders)


def held_otherwise(before: TableRow, now: TableRow) -> list[Seat]:
    """The seats that are held otherwise than before."""
    return [seat for seat in range(now.seats) if before.holders[seat] != now.holders[seat]]
