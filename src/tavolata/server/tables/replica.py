"""Keeps a table in step with the other processes that have loaded it."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from tavolata.core.game import Seat
from tavolata.server.cluster.messages import PeerState, merge
from tavolata.server.identity import Key
from tavolata.server.store.rows import LogRow, TableRow
from tavolata.server.tables import connections, lobby_and_votes
from tavolata.server.tables.live_match import LiveMatch, now_ms

if TYPE_CHECKING:
    from tavolata.server.tables.table import LiveTable


def peer_state(table: "LiveTable", process: str, *, is_asking: bool = False) -> PeerState:
    """What this process knows of the table beside its log."""
    now, here = now_ms(), table.subscribers.present
    return PeerState(
        process,
        table.n,
        table.row.revision,
        None if table.row.began is None else table.live.time_at(now),
        [Key(holder.key) for holder in table.row.holders if holder.key in here],
        table.subscribers.spectator_count,
        table.subscribers.lines_shown,
        table.takeback,
        table.inactivity.votes,
        table.inactivity.grace_periods(now),
        is_asking,
    )


def merge_peer_state(table: "LiveTable", other: PeerState) -> None:
    """Adopt what another process knows and this one does not."""
    mine = peer_state(table, "")
    merged = merge(mine, other)
    if merged.time is not None and merged.time != mine.time:
        table.live.sync_clock(merged.time)
    table.inactivity.merge_remote(merged.votes, merged.grace_periods, now_ms())
    table.takeback = merged.takeback
    if (mine.takeback, mine.votes) != (merged.takeback, merged.votes):
        table.broadcast_table()
        table.host.spawn(table.run_locked(partial(lobby_and_votes.apply_agreed, table)))
        table.schedule()


def apply_remote(table: "LiveTable", row: TableRow, lines: Sequence[LogRow]) -> None:
    """Apply what another process wrote, and broadcast it; the caller holds the lock."""
    before, had_request, table.row = table.row, table.takeback.request is not None, row
    if row.has_started and not before.has_started:
        table.live = LiveMatch(row)
    table.live.began = row.began
    steps = table.live.replay(lines)
    table.clear_takeback()
    if row.revision != before.revision:
        lobby_and_votes.refresh_seats(table)
    if row.revision != before.revision or had_request:
        table.broadcast_table()
    if steps:
        table.live.sync_clock(steps[-1].entry.time)
        table.broadcast(steps, is_start=not before.has_started)
    elif row.has_started:
        lobby_and_votes.announce_seat_change(table, before)
    if table.peers is not None:
        table.peers.remerge_states()
    table.schedule()


def on_presence_changed(table: "LiveTable") -> None:
    """Send who is connected, after a client came or went in another process."""
    table.inactivity.set_present(table.row, table.present, now_ms())
    connections.announce_presence(table)
    table.schedule()


def forward(table: "LiveTable", seat: Seat | None, message: bytes) -> None:
    """Send a message of another process to the clients of a seat, or to all clients."""
    encoded: Any = msgspec.Raw(message)
    if seat is None:
        table.subscribers.broadcast(lambda _: encoded)
    else:
        table.subscribers.send_to_seat(seat, lambda: encoded)
