"""A line to somebody's browser: once it is open, messages go straight to and fro."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from tavolata.server.net.websocket_frames import CLOSE, NO_TEXT, PING, PONG, TEXT, Broken, Reader, farewell, framed

MOST_BYTES = 1024 * 1024
"""What a message may have at all; far less is understood, and what lies between is refused in words."""

MOST_UNREAD = 1024 * 1024
"""Whoever lets more bytes wait than this has lost the line: they reconnect, and catch up by number."""

PING_SECONDS = 20
"""After so many each line is asked whether anybody is still there, and after as many more it is closed if nobody has answered."""

GOING_AWAY, NOBODY_THERE = 1012, 1011
_FAREWELL_SECONDS = 10
"""How long one waits for the other side to say farewell as well."""

_PING = framed(b"?", PING)


class Ear(Protocol):
    """Who listens on a line."""

    def heard(self, said: str | None) -> None:
        """A message came; None is one that is no text."""
        ...

    def lost(self) -> None:
        """The line is closed."""
        ...


class Line(asyncio.Protocol):
    """A websocket: what it reads is handed to an ear at once; what is told in one turn uvloop sends at its end, all of it at once."""

    __slots__ = (
        "_answer",
        "_connections",
        "_ear",
        "_early",
        "_is_asking",
        "_is_closing",
        "_is_lost",
        "_is_waiting",
        "_loop",
        "_reader",
        "_room",
        "_timer",
        "_transport",
        "_when_lost",
    )

    def __init__(self, transport: asyncio.Transport, connections: set[Any], answer: bytes) -> None:
        """On a connection on which a line was asked for; `connections` are those of the web server, `answer` is what opens the line."""
        self._loop = asyncio.get_running_loop()
        self._answer = answer
        self._transport = transport
        self._connections = connections
        self._reader = Reader(MOST_BYTES)
        self._ear: Ear | None = None
        self._early = b""
        """What came before somebody listened."""
        self._room: asyncio.Future[None] | None = None
        """Who waits until what was told is read."""
        self._timer: asyncio.TimerHandle | None = None
        self._when_lost: tuple[Callable[[], None], ...] = ()
        self._is_asking = self._is_closing = self._is_lost = self._is_waiting = False
        connections.add(self)
        transport.set_protocol(self)

    def open(self) -> bool:
        """Say that the line is open, unless whoever asked has gone."""
        if self._is_lost or self._transport.is_closing():
            return False
        self._transport.write(self._answer)
        self._answer = b""
        self._timer = self._loop.call_later(PING_SECONDS, self._ask)
        return True

    def deny(self, answer: bytes) -> None:
        """Say why no line is opened."""
        self._is_closing = True
        if not self._transport.is_closing():
            self._transport.write(answer)
            self._transport.close()

    def listen(self, ear: Ear) -> None:
        """Let somebody hear all that comes from now on, and first what came since the line was opened."""
        self._ear = ear
        early, self._early = self._early, b""
        if early:
            self.data_received(early)
        if self._is_lost:
            ear.lost()
        self.let_speak()

    def tell(self, frame: bytes) -> bool:
        """Send something that is framed already, unless the line is closed; False if so much waits that nobody seems to read it."""
        if self._is_closing or self._is_lost:
            return True
        self._transport.write(frame)
        return self._transport.get_write_buffer_size() <= MOST_UNREAD

    @property
    def is_choked(self) -> bool:
        """Whether what was told waits to be read."""
        return self._room is not None

    async def all_read(self) -> None:
        """Wait until there is room again for what is to be told."""
        if self._room is not None:
            await asyncio.shield(self._room)

    def let_wait(self) -> None:
        """Read no further for now."""
        if not self._is_waiting:
            self._is_waiting = True
            self._transport.pause_reading()

    def let_speak(self) -> None:
        """Read on."""
        if self._is_waiting:
            self._is_waiting = False
            self._transport.resume_reading()

    def hang_up(self, code: int) -> None:
        """Close the line after what was told so far; the other side is given some time to do the same."""
        if not self._is_closing and not self._transport.is_closing():
            self._say_farewell(farewell(code))
            self.let_speak()
            self._timer = self._loop.call_later(_FAREWELL_SECONDS, self._transport.close)

    def cut(self) -> None:
        """Close the line at once, whatever was still to be told."""
        self._transport.abort()

    def shutdown(self) -> None:
        """The web server goes away; to who has not been told yet that the line is open there is nothing to say."""
        if self._answer:
            self._transport.close()
        else:
            self._end(farewell(GOING_AWAY))

    def when_lost(self, call: Callable[[], None]) -> None:
        """Call this once the line is closed."""
        if self._is_lost:
            call()
        else:
            self._when_lost = (*self._when_lost, call)

    def _say_farewell(self, frame: bytes) -> None:
        self._transport.write(frame)
        self._is_closing = True
        if self._timer is not None:
            self._timer.cancel()

    def _end(self, frame: bytes) -> None:
        """Close the line after a last word, unless it was said."""
        if not self._is_closing:
            self._say_farewell(frame)
        self._transport.close()

    def _ask(self) -> None:
        """Ask whether anybody is there; whoever has not answered since the last time is not."""
        if self._is_asking:
            self._end(farewell(NOBODY_THERE))
            return
        self._is_asking = True
        self._transport.write(_PING)
        self._timer = self._loop.call_later(PING_SECONDS, self._ask)

    def data_received(self, data: bytes) -> None:
        """Something came: it is heard at once, or when somebody listens."""
        if self._ear is None and not self._is_closing:
            self._early += data
            self.let_wait()
            return
        try:
            for kind, payload in self._reader.read(data):
                self._take(kind, payload)
        except Broken as broken:
            self._end(farewell(broken.code))

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == CLOSE:
            self._end(framed(payload, CLOSE))
        elif kind == PING and not self._is_closing:
            self._transport.write(framed(payload, PONG))
        elif kind == PONG:
            self._is_asking = False
        elif not self._is_closing and self._ear is not None:
            self._ear.heard(_text(payload) if kind == TEXT else None)

    def pause_writing(self) -> None:
        """What is told is not read as fast."""
        self._room = self._loop.create_future()

    def resume_writing(self) -> None:
        """There is room again."""
        if self._room is not None:
            self._room.set_result(None)
            self._room = None

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._is_lost = True
        self._connections.discard(self)
        self.resume_writing()
        if self._timer is not None:
            self._timer.cancel()
        ear, self._ear = self._ear, None
        if ear is not None:
            ear.lost()
        for call in self._when_lost:
            call()


def _text(payload: bytes) -> str:
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise Broken(NO_TEXT) from None
