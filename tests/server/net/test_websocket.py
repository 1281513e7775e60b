"""A WebSocket delivers every message, in order and whole, also the last one before the client left; a lost one is sent nothing."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar, cast

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tavolata.server.net.websocket import MAX_WRITE_BUFFER, Handshake, WebSocket, encode_text
from tavolata.server.protocol import messages
from tavolata.server.tables.session import MAX_QUEUED
from tests.server.harness import House, Moves
from tests.server.net.raw_connection import KEY

R = TypeVar("R")


def test_a_message_in_pieces_is_heard_whole(house: House) -> None:
    table = house.open_table(chat="free")

    async def story() -> str:
        ada, bo = await house.begin(table, "Ada", "Bo")
        await ada.socket.send(['{"kind":"say",', '"words":"in ', 'pieces"}'])
        return (await bo.expect(messages.ChatMessage)).words

    assert house.tell(story()) == "in pieces"


def test_what_comes_at_once_is_heard_one_after_the_other(house: House) -> None:
    table, count = house.open_table(chat="free"), 4 * MAX_QUEUED

    async def story() -> list[str]:
        ada, bo = await house.begin(table, "Ada", "Bo")
        for n in range(count):
            await ada.send(messages.Say(words=str(n)))
        return [(await bo.expect(messages.ChatMessage)).words for _ in range(count)]

    assert house.tell(story()) == [str(n) for n in range(count)]


def test_what_somebody_did_before_they_left_counts(house: House) -> None:
    table = house.open_table()

    async def story() -> int:
        people = await house.begin(table, "Ada", "Bo")
        mover, other = people if people[0].moves.legal else reversed(people)
        n = mover.moves.n
        await mover.send(messages.Act(n, [mover.moves.legal[0].text]))
        await mover.socket.close()
        return (await other.until(Moves, lambda moves: moves.n > n)).n - n

    assert house.tell(story()) > 0


class FakeTransport:
    """What is written to a client, and whether it can still be reached."""

    def __init__(self, *, is_closing: bool = False) -> None:
        self.written, self.is_aborted, self._is_closing = b"", False, is_closing
        self.unread = 0

    def set_protocol(self, _: WebSocket) -> None:
        """The WebSocket has taken over."""

    def pause_reading(self) -> None:
        """Nothing is read from it anyway."""

    def resume_reading(self) -> None:
        """Nothing is read from it anyway."""

    def is_closing(self) -> bool:
        return self._is_closing

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self._is_closing = True

    def abort(self) -> None:
        self.is_aborted = self._is_closing = True

    def get_write_buffer_size(self) -> int:
        return self.unread


class Listener:
    """Counts how often it learns of the end of the connection."""

    def __init__(self) -> None:
        self.closed = 0

    def on_message(self, text: str | None) -> None:
        """Nothing is said here."""

    def on_oversized(self) -> None:
        """Nothing is said here."""

    def on_close(self) -> None:
        self.closed += 1


OPENED = b"HTTP/1.1 101 Switching Protocols\r\n"
HEADERS = {b"upgrade": b"websocket", b"connection": b"upgrade", b"sec-websocket-version": b"13", b"sec-websocket-key": KEY.encode()}


def with_websocket(transport: FakeTransport, story: Callable[[WebSocket], R]) -> R:
    """What a story with a WebSocket returns, after one more turn of the event loop."""

    async def run() -> R:
        found = story(WebSocket(cast(Any, transport), set(), Handshake("GET", "/ws/x", [*HEADERS.items()])))
        await asyncio.sleep(0)
        return found

    return asyncio.run(run())


def accept(socket: WebSocket) -> bool:
    return socket.accept(lambda: True)


def test_a_websocket_is_not_accepted_for_a_client_that_has_gone() -> None:
    def lost(socket: WebSocket) -> bool:
        socket.connection_lost(None)
        return accept(socket)

    leaving, gone = FakeTransport(is_closing=True), FakeTransport()
    assert with_websocket(leaving, accept) is False
    assert with_websocket(gone, lost) is False
    assert leaving.written == gone.written == b""


def test_a_rejection_is_not_written_to_a_client_that_has_gone() -> None:
    here, leaving = FakeTransport(), FakeTransport(is_closing=True)
    for transport in (here, leaving):
        with_websocket(transport, lambda socket: socket.reject(b"no"))
    assert (here.written, leaving.written) == (b"no", b"")


def test_a_listener_of_a_lost_connection_learns_of_it_at_once() -> None:
    listener, calls = Listener(), list[str]()

    def late(socket: WebSocket) -> None:
        socket.connection_lost(None)
        socket.set_listener(listener)
        socket.add_close_callback(lambda: calls.append("lost"))

    with_websocket(FakeTransport(), late)
    assert (listener.closed, calls) == (1, ["lost"])


def test_nothing_is_sent_to_a_lost_connection() -> None:
    def leave(socket: WebSocket) -> None:
        accept(socket)
        opened.append(transport.written)
        socket.connection_lost(None)
        socket.send(encode_text(b"never sent"))

    transport, opened = FakeTransport(), list[bytes]()
    with_websocket(transport, leave)
    assert transport.written == opened[0]


def test_a_client_with_too_much_unread_is_aborted_whatever_is_sent() -> None:
    def send(socket: WebSocket) -> None:
        accept(socket)
        transport.unread = MAX_WRITE_BUFFER + 1
        socket.send(encode_text(b"more"))
        socket.send(encode_text(b"never sent"))

    transport = FakeTransport()
    with_websocket(transport, send)
    assert transport.is_aborted
    assert transport.written.endswith(encode_text(b"more"))


def test_a_server_that_stops_sends_going_away_once_and_only_on_accepted_connections() -> None:
    def stop(socket: WebSocket) -> None:
        accept(socket)
        socket.shutdown()
        socket.shutdown()

    accepted, waiting = FakeTransport(), FakeTransport()
    with_websocket(accepted, stop)
    with_websocket(waiting, WebSocket.shutdown)
    assert accepted.written.startswith(OPENED)
    assert accepted.written.count(Frame(Opcode.CLOSE, b"\x03\xe9").serialize(mask=False)) == 1
    assert waiting.written == b""
    assert accepted.is_closing()
    assert waiting.is_closing()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_read_by_the_library_as_it_was_encoded(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://x"), state=State.OPEN)
    client.receive_data(encode_text(b"x" * size))
    assert client.events_received() == [Frame(Opcode.TEXT, b"x" * size)]
