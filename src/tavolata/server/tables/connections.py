"""What a table does when clients connect, disconnect, miss steps or chat."""

from typing import TYPE_CHECKING

from tavolata.core.game import Seat
from tavolata.i18n import negotiate, set_language
from tavolata.server.errors import refusal
from tavolata.server.identity import key_of
from tavolata.server.protocol.messages import Hello, Say
from tavolata.server.tables import alarm, messages, resync, seats
from tavolata.server.tables.chat import chat_message
from tavolata.server.tables.live_match import now_ms
from tavolata.server.tables.session import Session, encode_json
from tavolata.server.tables.subscribers import Participant

if TYPE_CHECKING:
    from tavolata.server.tables.table import LiveTable


async def on_hello(table: "LiveTable", session: Session, hello: Hello) -> None:
    """Add a client, and send it the table and the steps that it has not seen."""
    lang, key = negotiate([hello.lang]), key_of(hello.secret)
    set_language(lang)
    if table.peers is not None and hello.seen >= table.n:  # the client may have seen a line of another process
        await table.run_locked(table.load_new_lines)
    since = hello.seen + 1 if hello.seen < table.n else 0  # a client that claims more lines has seen another match
    missed = await _load_missed(table, seats.seat_of(table.row, key), since)
    if table.is_evicted:
        session.close_for_reconnect()
        return
    is_new = table.subscribers.add(session, key, lang, table.row)
    seat = table.subscribers.participant(session).seat
    if not (is_new and update_presence(table)):
        session.send(table.table_message(table.state(), seat))
    if table.row.has_started:
        _send_steps(table, session, seat, since, missed)
    table.schedule()


async def send_missed(table: "LiveTable", session: Session, seat: Seat, since: int) -> None:
    """Send the steps since a line, and the position."""
    _send_steps(table, session, seat, since, await _load_missed(table, seat, since))


async def _load_missed(table: "LiveTable", seat: Seat | None, since: int) -> resync.MissedSteps | None:
    """The steps since a line in encoded chunks; None if they are few."""
    steps = table.live.steps
    return await table.host.resync.load(steps, seat, since) if len(steps) - since >= resync.CHUNK else None


def _send_steps(table: "LiveTable", session: Session, seat: Seat | None, since: int, missed: resync.MissedSteps | None) -> None:
    steps = table.live.steps
    seen = messages.steps_for(seat, steps[since:]) if missed is None else missed.steps_for(steps, seat)
    session.send(messages.seat_message(table.state(), seen, seat))


def update_presence(table: "LiveTable") -> bool:
    """Record who is connected, and send it; whether it was sent at once."""
    table.inactivity.set_present(table.row, table.present, now_ms())
    is_sent = announce_presence(table)
    if is_sent:
        table.publish_state()
    return is_sent


def announce_presence(table: "LiveTable") -> bool:
    """Send the table to all clients, at a large table later; whether it was sent at once."""
    clients = len(table.subscribers)

    async def later() -> None:
        table.broadcast_table()
        table.publish_state()

    if clients > alarm.SMALL_TABLE:
        return table.presence.send(clients, table.broadcast_table, later)
    table.broadcast_table()
    return True


def chat(table: "LiveTable", participant: Participant, request: Say) -> None:
    """Send a chat message to all clients; it is not stored."""
    seat = participant.require_seat()
    if table.match.game.is_muted(table.match.state, seat):
        raise refusal("not-now", "chat-hushed")
    said = chat_message(table.row, request, seat)
    table.subscribers.broadcast(lambda _: said)
    if table.peers is not None:
        table.peers.publish_transient(None, encode_json(said))
