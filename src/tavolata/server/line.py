"""A line to somebody's browser: its opening passes through the app, and then messages go straight to and fro."""

from typing import Any, Protocol

from starlette.requests import HTTPConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

MOST_UNREAD = 1024 * 1024
"""Whoever lets more bytes wait than this has lost the line: they reconnect, and catch up by number."""


class Ear(Protocol):
    """Who listens on a line."""

    def heard(self, said: str | None) -> None:
        """A message came; None is one that is no text."""
        ...

    def lost(self) -> None:
        """The line is closed."""
        ...


class Line(WebSocketsSansIOProtocol):
    """A websocket of the web server which hands what it reads to an ear at once, without a queue, a task or a layer between."""

    _ear: Ear | None = None

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

    def cut(self) -> None:
        """Close the line at once, whatever was still to be told."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a line: the app finds it in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            vars(self)["scope"]["line"] = self

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


def line_of(connection: HTTPConnection[Any]) -> Line:
    """The line that was opened by a request."""
    line: Line = connection.scope["line"]
    return line


def framed(text: bytes) -> bytes:
    """A message as it goes over any line."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)
