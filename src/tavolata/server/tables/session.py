"""One WebSocket client of a table: processes its requests in order and sends its messages."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextvars import copy_context
from typing import TYPE_CHECKING

import msgspec

from tavolata.server.errors import UNREADABLE, Refusal, refusal, unreadable
from tavolata.server.net.admission import RequestClient
from tavolata.server.net.websocket import MAX_MESSAGE, WebSocket, encode_text
from tavolata.server.protocol.messages import AnyMessage, AnyRequest, Hello

if TYPE_CHECKING:
    from tavolata.server.tables.table import LiveTable

SERVICE_RESTART = 1012
"""The close code after which a client reconnects at once."""

MAX_QUEUED = 16
"""Beyond this many unprocessed requests no more are read from a client."""

_log = logging.getLogger(__name__)

_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_messages = msgspec.json.Encoder()


def encode(message: AnyMessage) -> bytes:
    """A message as a WebSocket frame."""
    return encode_text(_messages.encode(message))


def encode_json(message: AnyMessage) -> bytes:
    """A message as JSON."""
    return _messages.encode(message)


class Session:
    """A connected client; a player may have several, one in each tab."""

    _table: "LiveTable"
    _hello_timer: asyncio.TimerHandle

    def __init__(self, socket: WebSocket, client: RequestClient) -> None:
        self._socket = socket
        self._client = client
        self._queue: list[str | None] = []  # short: a deque would take half a kilobyte of each session
        self._catch_up: Callable[[], None] | None = None
        """Sends what is queued for spectators."""
        self._processing: asyncio.Task[None] | None = None
        self._context = copy_context()
        self._is_dismissed = self._is_closed = False

    def start(self, table: "LiveTable") -> None:
        """Process requests to a table from now on; a client that sends no hello in time is disconnected."""
        self._table = table
        seconds = self._client.admission.limits.hello_seconds
        self._hello_timer = asyncio.get_running_loop().call_later(seconds, self._on_hello_timeout, seconds)
        self._socket.set_listener(self)

    def send(self, message: AnyMessage) -> None:
        """Send a message."""
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Send an encoded message, after what is queued for spectators; a client that reads too slowly is disconnected."""
        if self._catch_up is not None:
            self._catch_up()
        self._socket.send(frame)

    def send_shared(self, frames: bytes) -> None:
        """Send encoded messages that all spectators get."""
        self._socket.send(frames)

    def set_spectator_queue(self, catch_up: Callable[[], None] | None) -> None:
        """Set what sends the queued messages, or None for a session that has a seat."""
        self._catch_up = catch_up

    def on_message(self, text: str | None) -> None:
        """Queue a request and process it after the earlier ones."""
        self._queue.append(text)
        if self._processing is None:
            self._processing = asyncio.get_running_loop().create_task(self._process_queue(), context=self._context)
        elif len(self._queue) > MAX_QUEUED:
            self._socket.pause_reading()

    def on_oversized(self) -> None:
        """Refuse a message that is not read; the connection is closed after it."""
        self._refuse(refusal("oversized", "oversized", most=MAX_MESSAGE))

    def on_close(self) -> None:
        """The connection is closed; the requests that arrived before are still processed."""
        if not self._is_closed and self._processing is None:
            self._finish()
        self._is_closed = True

    def close_for_reconnect(self) -> None:
        """Close the connection; the client reconnects at once."""
        self._socket.close(SERVICE_RESTART)
        self._is_dismissed = True
        self.on_close()

    def _on_hello_timeout(self, seconds: float) -> None:
        self._refuse(refusal("too-slow", "no-hello", seconds=seconds))
        self.close_for_reconnect()

    def _refuse(self, refused: Refusal) -> None:
        self._client.count_rejection(refused)
        self.send(refused.as_message)

    def _finish(self) -> None:
        """Leave the table; the references between session and table end here."""
        self._hello_timer.cancel()
        self._table.leave(self)
        del self._table

    async def _process_queue(self) -> None:
        """Process one request after the other; after a fault of the server the client reconnects."""
        try:
            while self._queue and not self._is_dismissed:
                await self._process(self._queue.pop(0))
                if self._queue or self._socket.is_backpressured:
                    await self._yield()
        except Exception:  # noqa: BLE001 - a fault must not reach other clients
            _log.exception("A request could not be answered.")
            self.close_for_reconnect()
        finally:
            self._processing = None
            self._socket.resume_reading()
            if self._is_closed:
                self._finish()

    async def _yield(self) -> None:
        """Let other tasks run, or wait until the client has read what was sent."""
        if self._socket.is_backpressured:
            await self._socket.drained()
        else:
            await asyncio.sleep(0)

    async def _process(self, text: str | None) -> None:
        try:
            self._client.count_message()
            await self._handle(_decode(text))
        except Refusal as refused:
            self._refuse(refused)

    async def _handle(self, request: AnyRequest) -> None:
        """Let the table handle a request, and record the time it takes."""
        if isinstance(request, Hello):
            self._hello_timer.cancel()
        began = time.perf_counter()
        await self._table.handle(self, request)
        self._client.admission.metrics.count_message(time.perf_counter() - began)


def _decode(text: str | None) -> AnyRequest:
    """The request of a message; refused if it is none."""
    if text is None:
        raise refusal("malformed", "binary")
    try:
        return _requests.decode(text)
    except UNREADABLE as error:
        raise unreadable(error) from error
