"""A line to somebody's browser: its opening passes through the app, and then messages go straight to and fro."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from starlette.requests import HTTPConnection
from starlette.types import Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

MOST_UNREAD = 1024 * 1024
"""Whoever lets more bytes wait than this has lost the line: they reconnect, and catch up by number."""

_FINAL_TEXT = b"\x81"
_SHORT = 126
_LONG = 1 << 16
"""How a frame begins, and from which sizes on its length takes two bytes, or eight."""


class Ear(Protocol):
    """Who listens on a line."""

    def heard(self, said: str | None) -> None:
        """A message came; None is one that is no text."""
        ...

    def lost(self) -> None:
        """The line is closed."""
        ...


class Line(WebSocketsSansIOProtocol):
    """A websocket of the web server which hands what it reads to an ear at once, without a queue or a layer between.

    The app only opens it: when it has found somebody to listen it is done, and nothing of the request is kept while they talk.
    """

    _ear: Ear | None = None
    _when_lost: Callable[[], None] | None = None

    def listen(self, ear: Ear) -> None:
        """Let somebody hear all that comes from now on, and first what came since the line was opened."""
        self._ear = ear
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                ear.heard(event.get("text"))
        if self.disconnected:
            ear.lost()
        self.let_speak()

    def tell(self, frame: bytes) -> bool:
        """Send something that is framed already, unless the line is closed; False if so much waits that nobody seems to read it."""
        if self.close_sent or self.disconnected:
            return True
        self.transport.write(frame)
        return self.transport.get_write_buffer_size() <= MOST_UNREAD

    @property
    def is_choked(self) -> bool:
        """Whether what was told waits to be read."""
        return not self.writable.is_set()

    async def all_read(self) -> None:
        """Wait until there is room again for what is to be told."""
        await self.writable.wait()

    def let_wait(self) -> None:
        """Read no further for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def let_speak(self) -> None:
        """Read on."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self, code: int) -> None:
        """Close the line after what was told so far."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.let_speak()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def cut(self) -> None:
        """Close the line at once, whatever was still to be told."""
        self.transport.abort()

    def when_lost(self, call: Callable[[], None]) -> None:
        """Call this once the line is closed."""
        self._when_lost = call

    @property
    def is_listened_to(self) -> bool:
        """Whether somebody hears what comes, and will know when nothing comes any more."""
        return self._ear is not None and not self.disconnected

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a line: the app finds it in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            vars(self)["scope"]["line"] = self

    async def run_asgi(self) -> None:
        """Let the app open the line, or refuse it."""
        try:
            with suppress(ClientDisconnected):  # they left before it was open: nobody is to be told
                await self.app(self.scope, self.receive, self.send)
        except Exception:
            self.logger.exception("A line could not be opened.")
        if not self.handshake_complete:
            self.send_500_response()
        if self.is_listened_to:
            del self.scope, self.request, self.response
        elif self.close_timer is None:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A message is complete; what calls itself text and is none ends the line, as the web server does it."""
        try:
            said = b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        if self._ear is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._ear.heard(said)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        if self._ear is not None:
            self._ear.lost()
        if self._when_lost is not None:
            self._when_lost()


def line_of(connection: HTTPConnection[Any]) -> Line:
    """The line that a request opens."""
    line: Line = connection.scope["line"]
    return line


def open_line(scope: Scope) -> Line | None:
    """The line that was opened by a request, if it was one for a line, and for as long as somebody listens there."""
    line: Line | None = scope.get("line")
    return line if line is not None and line.is_listened_to else None


def framed(text: bytes) -> bytes:
    """A message as it goes over any line: one frame of text, as RFC 6455 has it (5.2)."""
    size = len(text)
    if size < _SHORT:
        return _FINAL_TEXT + size.to_bytes() + text
    if size < _LONG:
        return _FINAL_TEXT + _SHORT.to_bytes() + size.to_bytes(2) + text
    return _FINAL_TEXT + (_SHORT + 1).to_bytes() + size.to_bytes(8) + text
