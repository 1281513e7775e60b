"""Requests of players beside their moves: seats, the start, take-backs, votes about inactive players, a rematch."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from tavolata.core.game import Seat
from tavolata.core.takeback import is_free
from tavolata.server.errors import refusal
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import (
    AnyRequest,
    Begin,
    Consent,
    GiveUp,
    KeepWaiting,
    Leave,
    Rematch,
    ReturnToSeat,
    Substitute,
    TakeBack,
    TakeBackRequest,
    Withdraw,
)
from tavolata.server.store.errors import StoreError
from tavolata.server.store.rows import TableRow
from tavolata.server.tables import messages, seats, takeback
from tavolata.server.tables.live_match import now_ms
from tavolata.server.tables.session import Session, encode_json
from tavolata.server.tables.subscribers import Participant

if TYPE_CHECKING:
    from tavolata.server.tables.table import LiveTable


async def change(table: "LiveTable", participant: Participant, request: AnyRequest) -> None:
    """Apply a request that is no move; the caller holds the lock."""
    match request:
        case Begin():
            await start(table, participant.key)
        case TakeBack():
            await take_back(table, participant.require_seat(), request)
        case Withdraw():
            takeback.require_own_request(table.takeback.request, participant.require_seat())
            await update_takeback_request(table, None)
        case Consent():
            await consent(table, participant.require_seat(), request.agreed)
        case Substitute() | KeepWaiting() | ReturnToSeat() | Leave() | GiveUp():
            seat = participant.require_seat()
            await apply_seat_change(table, table.inactivity.apply_vote(table.state(), seat, request))
        case Rematch():
            participant.require_seat()
            await rematch(table)
        case _:
            await change_seating(table, participant.key, request)


async def change_seating(table: "LiveTable", key: Key, request: Any) -> None:
    """Let a player sit down or stand up, or change a bot, before the match begins."""
    await table.write(seats.reseat(table.row, key, request, partial(table.inactivity.is_away, table.state())))
    refresh_seats(table)
    table.broadcast_table()
    table.publish_state()
    table.schedule()


def refresh_seats(table: "LiveTable") -> None:
    """Apply the seats of the row to the connected clients."""
    table.subscribers.reseat(table.row)
    table.inactivity.set_present(table.row, table.present, now_ms())


async def start(table: "LiveTable", key: Key) -> None:
    """Begin the match with the first actions of chance; all seats and seeds are settled."""
    seats.require_ready(table.row, key)
    try:
        await table.host.record_race_entry(table.row)
    except StoreError as error:
        raise refusal("not-now", "unsaved") from error
    row = msgspec.structs.replace(table.row, stage="playing", began=now_ms())
    await table.commit(row, *table.live.start(row))


async def take_back(table: "LiveTable", seat: Seat, request: TakeBack) -> None:
    """Undo the last move of a seat if no one has learned anything from it, or ask the other players."""
    if table.row.stage == "over":
        raise refusal("not-now", "over")
    seats.require_playing(table.row, seat)
    n = takeback.require_undo_line(table.live.takebacks, seat)
    if await asyncio.to_thread(is_free, table.match, n):
        await undo_to(table, seat, n, free=True)
    elif request.on_record:
        await update_takeback_request(table, takeback.request_takeback(table.row, seat, n))
    else:
        raise refusal("not-now", "take-back.on-record")


async def consent(table: "LiveTable", seat: Seat, agreed: bool) -> None:
    """Record the answer of a seat; the player who asked is told of a refusal."""
    request = table.takeback.request
    await update_takeback_request(table, takeback.after_answer(request, seat, agreed))
    if request and not agreed:
        declined = refusal("not-now", "take-back.declined", name=seats.name_of(table.row.holders[seat])).as_message
        table.subscribers.send_to_seat(request.seat, lambda: declined)
        if table.peers is not None:
            table.peers.publish_transient(request.seat, encode_json(declined))


async def update_takeback_request(table: "LiveTable", request: TakeBackRequest | None) -> None:
    """Undo the move if all have agreed; otherwise broadcast the request, or that there is none any more."""
    if request is not None and not request.awaited:
        await undo_to(table, request.seat, request.n, free=False)
        return
    table.takeback = table.takeback.with_request(request)
    table.broadcast_table()
    table.publish_state()
    table.schedule()


async def undo_to(table: "LiveTable", seat: Seat, n: int, *, free: bool) -> None:
    """Return to the position after n lines by a line that says so."""
    match = table.match.continue_copy()
    await table.commit(table.row, match, match.undo(n, seat, table.time(), free=free))


async def return_seat(table: "LiveTable", session: Session) -> None:
    """Give a seat that a bot plays back to its player, who has connected; the caller holds the lock."""
    seat = table.subscribers.participant(session).seat if session in table.subscribers else None
    if seat is not None and table.row.is_running and table.row.holders[seat].stand_in:
        await apply_seat_change(table, table.inactivity.return_seat(table.state(), seat))


async def apply_seat_change(table: "LiveTable", row: TableRow) -> None:
    """Write and broadcast who plays on each seat, or that the match is given up."""
    before = table.row
    if row is not before:
        await table.write(row)
        table.clear_takeback()
    table.broadcast_table()
    announce_seat_change(table, before)
    if row.stage == "given-up":
        table.host.record_result(row, table.match)
    table.publish_state()
    table.schedule()


def announce_seat_change(table: "LiveTable", before: TableRow) -> None:
    """Send the new choices to the seats that changed, and to all clients if the match is given up."""
    state = table.state()
    if table.row.stage == "given-up":
        has_client = table.live.plugin.has_client
        table.subscribers.broadcast(lambda seat: messages.seat_message(state, (), seat), localized=not has_client)
    for seat in seats.changed_seats(before, table.row):
        table.subscribers.send_to_seat(seat, partial(messages.seat_message, state, (), seat))


async def rematch(table: "LiveTable") -> None:
    """Open the next table for the same players and bots; every request for it gets the same table."""
    seats.require_ended(table.row)
    if table.row.next is None:
        following = seats.rematch_row(table.row, messages.next_options(table.state()) or table.row.options)
        await table.write(msgspec.structs.replace(table.row, next=following.id), also=[following])
    table.broadcast_table()


async def apply_agreed(table: "LiveTable") -> None:
    """Apply what all players have agreed to in their processes; the caller holds the lock."""
    request, row = table.takeback.request, table.inactivity.row_after_votes(table.state())
    if row is not table.row:
        await apply_seat_change(table, row)
    elif request is not None and not request.awaited:
        await undo_to(table, request.seat, request.n, free=False)
