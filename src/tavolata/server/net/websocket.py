"""One WebSocket connection: its pings, limits and back-pressure, on top of the `websockets` library."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from websockets.datastructures import Headers
from websockets.exceptions import PayloadTooBig
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

MAX_MESSAGE = 16 * 1024
"""The most bytes of a message, in one frame or in several."""

MESSAGE_TIMEOUT = 20
"""Seconds between the first fragment of a message and its last."""

MAX_WRITE_BUFFER = 1024 * 1024
"""The most bytes that may wait to be sent. Beyond it the connection is aborted; the client reconnects and resumes by number."""

READ_SIZE = 1024
"""The most bytes read per turn of the event loop, so that a flood of small frames delays other connections little."""

PING_INTERVAL = 20
"""Seconds between pings. A client that has not answered one when the next is due is aborted."""

CLOSE_TIMEOUT = 10
"""Seconds that the client has to read what is left and to close as well. Then the connection is aborted."""

_CONT, _TEXT, _PING, _PONG, _CLOSE = Opcode.CONT, Opcode.TEXT, Opcode.PING, Opcode.PONG, Opcode.CLOSE
_PING_FRAME = Frame(_PING, b"?").serialize(mask=False)
_log = logging.getLogger(__name__)


class WebSocketListener(Protocol):
    """What a connection reports to its user."""

    def on_message(self, text: str | None) -> None:
        """Called for each message; None stands for a binary one."""
        ...

    def on_oversized(self) -> None:
        """Called for a message beyond `MAX_MESSAGE`, before the connection is closed with 1009."""
        ...

    def on_close(self) -> None:
        """Called once, when the connection is lost."""
        ...


class Handshake:
    """A request for a WebSocket, checked by the library."""

    def __init__(self, method: str, target: str, headers: Sequence[tuple[bytes, bytes]]) -> None:
        self.protocol = ServerProtocol(state=State.OPEN, max_size=MAX_MESSAGE, logger=_log)
        decoded = Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers])
        response = self.protocol.accept(Request(target, decoded, method))
        has_body = "content-length" in decoded or "transfer-encoding" in decoded
        self.is_valid = response.status_code == 101 and not has_body
        self.response = response.serialize()


class WebSocket(asyncio.BufferedProtocol):
    """A WebSocket connection; it passes messages to its listener synchronously.

    uvloop flushes all writes of one turn of the event loop together.
    """

    __slots__ = (
        "_buffer",
        "_close_callbacks",
        "_connections",
        "_count_frame",
        "_drained",
        "_early",
        "_handshake",
        "_is_awaiting_pong",
        "_is_closing",
        "_is_lost",
        "_is_paused",
        "_is_reading",
        "_is_yielding",
        "_listener",
        "_loop",
        "_message",
        "_message_opcode",
        "_message_timer",
        "_protocol",
        "_timer",
        "_transport",
    )

    def __init__(self, transport: asyncio.Transport, connections: set[Any], handshake: Handshake, early: bytes = b"") -> None:
        """Take over a transport; `connections` are uvicorn's, `early` are bytes that came along with the handshake."""
        self._loop = asyncio.get_running_loop()
        self._transport = transport
        self._connections = connections
        self._handshake: bytes | None = handshake.response
        self._protocol = handshake.protocol
        self._early = early
        self._listener: WebSocketListener | None = None
        self._count_frame: Callable[[], bool] = _unlimited
        self._buffer: bytearray | None = None
        self._message: bytearray | None = None
        """The fragments so far of a message."""
        self._message_opcode = _TEXT
        self._message_timer: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None
        """The next ping; once the connection is closing, its abort."""
        self._drained: asyncio.Future[None] | None = None
        self._close_callbacks: tuple[Callable[[], None], ...] = ()
        self._is_awaiting_pong = self._is_closing = self._is_lost = False
        self._is_paused = self._is_yielding = self._is_reading = False
        connections.add(self)
        transport.pause_reading()
        transport.set_protocol(self)

    # For the user of the connection

    def accept(self, count_frame: Callable[[], bool]) -> bool:
        """Answer the handshake; False if the client has gone.

        `count_frame` counts a control frame or an unfinished fragment, and returns whether it is within the limits.
        """
        if self._is_lost or self._transport.is_closing():
            return False
        assert self._handshake is not None
        self._count_frame = count_frame
        self._write(self._handshake)
        self._handshake = None
        self._timer = self._loop.call_later(PING_INTERVAL, self._ping)
        return True

    def reject(self, response: bytes) -> None:
        """Answer the handshake with an HTTP response."""
        if not self._transport.is_closing():
            self._write(response)
            self._close_transport()

    def set_listener(self, listener: WebSocketListener) -> None:
        """Pass all messages to the listener, first those that came early."""
        self._listener = listener
        early, self._early = self._early, b""
        if early:
            self._receive(early)
        if self._is_lost:
            listener.on_close()
        self._update_reading()

    def send(self, frame: bytes) -> None:
        """Send encoded frames, unless the connection is closed; abort it if the client reads far too slowly."""
        if not self._is_closing:
            self._write(frame)

    @property
    def is_backpressured(self) -> bool:
        """Whether the client reads more slowly than it is sent to."""
        return self._drained is not None

    async def drained(self) -> None:
        """Wait until the write buffer has room."""
        if self._drained is not None:
            await asyncio.shield(self._drained)

    def pause_reading(self) -> None:
        """Deliver no further messages for now."""
        self._is_paused = True
        self._update_reading()

    def resume_reading(self) -> None:
        """Deliver messages again."""
        self._is_paused = False
        self._update_reading()

    def close(self, code: int) -> None:
        """Start the closing handshake; the client has `CLOSE_TIMEOUT` to finish it."""
        if not self._transport.is_closing():
            self._send_close(code)
            self._start_closing()

    def abort(self) -> None:
        """Close the connection at once and drop the write buffer."""
        self._is_closing = True
        self._cancel_timers()
        self._transport.abort()

    def shutdown(self) -> None:
        """Close because the server stops; called by uvicorn."""
        if self._handshake is None:
            self._send_close(CloseCode.GOING_AWAY)
        self._close_transport()

    def add_close_callback(self, callback: Callable[[], None]) -> None:
        """Call back once the connection is lost."""
        if self._is_lost:
            callback()
        else:
            self._close_callbacks = (*self._close_callbacks, callback)

    # Closing

    def _send_close(self, code: int) -> None:
        if not self._is_closing and self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._flush()

    def _fail(self, code: int) -> None:
        """Close after a fault of the client; nothing more that it sends is read."""
        if not self._is_closing:
            self._protocol.fail(code)
            self._flush()

    def _start_closing(self) -> None:
        """Send nothing more, and abort after a time."""
        if self._is_closing or self._is_lost:
            return
        self._is_closing = True
        self._cancel_timers()
        self._timer = self._loop.call_later(CLOSE_TIMEOUT, self._transport.abort)
        self._update_reading()

    def _close_transport(self) -> None:
        """Close after the write buffer was sent; a client that does not read it is aborted after a time."""
        self._start_closing()
        self._transport.close()

    def _cancel_timers(self) -> None:
        for timer in (self._timer, self._message_timer):
            if timer is not None:
                timer.cancel()

    def _ping(self) -> None:
        """Ping the client, or abort the connection if the last ping was not answered."""
        if self._is_awaiting_pong:
            self.abort()
            return
        self._is_awaiting_pong = True
        self._write(_PING_FRAME)
        self._timer = self._loop.call_later(PING_INTERVAL, self._ping)

    # Writing

    def _write(self, data: bytes) -> None:
        """Write to the transport; all that is sent goes through here."""
        self._transport.write(data)
        if self._transport.get_write_buffer_size() > MAX_WRITE_BUFFER:
            self.abort()

    def _flush(self) -> None:
        """Write what the library wants to send: pongs and close frames."""
        if not (writes := self._protocol.data_to_send()) or self._transport.is_closing():
            return
        if not self._is_closing:
            self._write(b"".join(writes))
        if not self._protocol.eof_sent:
            return
        if self._protocol.close_rcvd is None:
            self._start_closing()
            self._transport.write_eof()  # closing with unread data would reset the connection and lose the close frame
        else:
            self._close_transport()

    def pause_writing(self) -> None:
        """The write buffer is filled: read nothing either, for each ping would add a pong."""
        self._drained = self._loop.create_future()
        self._update_reading()

    def resume_writing(self) -> None:
        """The write buffer has room again."""
        if self._drained is not None:
            self._drained.set_result(None)
            self._drained = None
            self._update_reading()

    # Reading

    def get_buffer(self, sizehint: int) -> bytearray:
        """Return the buffer for the next read."""
        self._buffer = bytearray(READ_SIZE)
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Process what was read; if there may be more, let other connections go first."""
        assert self._buffer is not None
        data, self._buffer = self._buffer[:nbytes], None
        if nbytes == READ_SIZE:
            self._is_yielding = True
            self._update_reading()
            self._loop.call_soon(self._read_on)
        self._receive(data)

    def _read_on(self) -> None:
        self._is_yielding = False
        self._update_reading()

    def _update_reading(self) -> None:
        """Read unless there is a reason not to; a closing connection reads until the client has closed, too."""
        is_held = self._listener is None or self._is_paused or self._drained is not None
        wanted = not self._is_yielding and (self._is_closing or not is_held)
        if wanted == self._is_reading or self._is_lost or self._transport.is_closing():
            return
        self._is_reading = wanted
        if wanted:
            self._transport.resume_reading()
        else:
            self._transport.pause_reading()

    def _receive(self, data: bytes | bytearray) -> None:
        self._protocol.receive_data(data)
        for frame in self._protocol.events_received():
            assert isinstance(frame, Frame)
            if self._is_closing:
                break
            self._on_frame(frame)
        if isinstance(self._protocol.parser_exc, PayloadTooBig) and self._listener is not None and not self._is_closing:
            self._listener.on_oversized()
        self._flush()

    def _on_frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode is _PING or opcode is _PONG:
            self._on_control_frame(opcode)
        elif opcode is not _CLOSE:
            self._on_data_frame(frame)

    def _on_control_frame(self, opcode: Opcode) -> None:
        """Count a ping, which the library has answered, or a pong."""
        if opcode is _PONG:
            self._is_awaiting_pong = False
        self._check_rate()

    def _on_data_frame(self, frame: Frame) -> None:
        """Collect fragments, and deliver what is complete."""
        if self._message is not None:
            self._message += frame.data
        elif not frame.fin:
            self._message, self._message_opcode = bytearray(frame.data), frame.opcode
            self._message_timer = self._loop.call_later(MESSAGE_TIMEOUT, self._fail, CloseCode.POLICY_VIOLATION)
        if not frame.fin:
            self._check_rate()
        elif self._message is None:
            self._deliver(frame.opcode, frame.data)
        else:
            message, self._message = self._message, None
            self._cancel_message_timer()
            self._deliver(self._message_opcode, message)

    def _cancel_message_timer(self) -> None:
        assert self._message_timer is not None
        self._message_timer.cancel()
        self._message_timer = None

    def _check_rate(self) -> None:
        if not self._count_frame():
            self._fail(CloseCode.POLICY_VIOLATION)

    def _deliver(self, opcode: Opcode, payload: Any) -> None:
        """Pass a message to the listener."""
        assert self._listener is not None
        try:
            text = str(payload, "utf-8") if opcode is _TEXT else None
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
        else:
            self._listener.on_message(text)

    # The rest of asyncio's protocol

    def eof_received(self) -> None:
        """The client sends nothing more: asyncio closes the transport when this returns None."""
        self._start_closing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the end of the connection."""
        self._is_lost = self._is_closing = True
        self._connections.discard(self)
        self._cancel_timers()
        self.resume_writing()
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.on_close()
        for callback in self._close_callbacks:
            callback()


def _unlimited() -> bool:
    return True


def encode_text(payload: bytes) -> bytes:
    """The frame of a text message, ready for `WebSocket.send`."""
    return Frame(_TEXT, payload).serialize(mask=False)
