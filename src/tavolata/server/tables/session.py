"""Somebody on an open line: what they say is heard one message at a time, what they are told goes out at once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Protocol

import msgspec

from tavolata.server.errors import Refusal, read, refusal
from tavolata.server.net.websocket import MAX_MESSAGE, WebSocket, encode_text
from tavolata.server.protocol.messages import AnyMessage, AnyRequest

COME_AGAIN = 1012
"""The close code for: reconnect."""

MOST_UNHEARD = 16
"""Of whoever says more at once than this no more is read until it was heard."""

_log = logging.getLogger(__name__)

_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_messages = msgspec.json.Encoder()

Listener = Callable[[AnyRequest], Awaitable[None]]


def encode(message: AnyMessage) -> bytes:
    """A message as it goes over the wire."""
    return encode_text(_messages.encode(message))


def plain(message: AnyMessage) -> bytes:
    """A message as it is encoded, before it is framed."""
    return _messages.encode(message)


class Caller(Protocol):
    """Who is at the other end, as the doorkeeper knows them."""

    def admit(self) -> None:
        """Let one more message pass, or refuse it."""
        ...

    def refused(self, refusal: Refusal) -> None:
        """Count what they were refused."""
        ...


class Visitor:
    """One line to a table; a person may have several, one for each tab."""

    _listener: Listener
    _leave: Callable[[], None]

    def __init__(self, line: WebSocket, caller: Caller) -> None:
        self._line = line
        self._caller = caller
        self._unheard: list[str | None] = []  # few at a time: a deque would take half a kilobyte of each who says nothing
        self._catch_up: Callable[[], None] | None = None
        """How they are told what their crowd has still to be told."""
        self._hearing: asyncio.Task[None] | None = None
        self._context = copy_context()
        self._is_dismissed = self._is_over = False

    def send(self, message: AnyMessage) -> None:
        """Tell this visitor something."""
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Tell this visitor something that is encoded already. It never waits: a slow reader must not hold up the table."""
        if self._catch_up is not None:
            self._catch_up()
        self._line.send(frame)

    def tell(self, frames: bytes) -> None:
        """Tell this visitor what their crowd is told."""
        self._line.send(frames)

    def join(self, catch_up: Callable[[], None] | None) -> None:
        """Be of a crowd, and catch up with it before anything else is told; or be of none any more."""
        self._catch_up = catch_up

    def converse(self, listener: Listener, leave: Callable[[], None]) -> None:
        """Let the listener hear what they say from now on, and know when they have left."""
        self._listener, self._leave = listener, leave
        self._line.set_listener(self)

    def on_message(self, said: str | None) -> None:
        """Something was said: it is dealt with at once, or after what they said before."""
        self._unheard.append(said)
        if self._hearing is None:
            self._hearing = asyncio.get_running_loop().create_task(self._hear_all(), context=self._context)
        elif len(self._unheard) > MOST_UNHEARD:
            self._line.pause_reading()

    def on_oversized(self) -> None:
        """Refuse a message that is not read; the connection is closed after it."""
        refused = refusal("oversized", "oversized", most=MAX_MESSAGE)
        self._caller.refused(refused)
        self.send(refused.sent)

    def dismiss(self) -> None:
        """End the conversation after what was said so far."""
        self._line.close(COME_AGAIN)
        self._is_dismissed = True
        self.on_close()

    def on_close(self) -> None:
        """They are gone; what they said before is heard all the same, and a move that is being written down is finished."""
        if not self._is_over and self._hearing is None:
            self._take_leave()
        self._is_over = True

    def _take_leave(self) -> None:
        self._leave()
        del self._leave, self._listener  # they know this visitor, and nobody needs them any more

    async def _hear_all(self) -> None:
        """Hear one request after the other; after a fault of ours they come again."""
        try:
            while self._unheard and not self._is_dismissed:
                await self._hear(self._unheard.pop(0))
                if self._unheard or self._line.is_backpressured:
                    await self._take_breath()
        except Exception:  # noqa: BLE001 - whatever it was, nobody else is to notice
            _log.exception("A request could not be answered.")
            self.dismiss()
        finally:
            self._hearing = None
            self._line.resume_reading()
            if self._is_over:
                self._take_leave()

    async def _take_breath(self) -> None:
        """Let others have their turn before the next request; whoever asks faster than they read the answers waits for themselves."""
        if self._line.is_backpressured:
            await self._line.drained()
        else:
            await asyncio.sleep(0)

    async def _hear(self, said: str | None) -> None:
        try:
            self._caller.admit()
            await self._listener(_request(said))
        except Refusal as refused:
            self._caller.refused(refused)
            self.send(refused.sent)


def _request(said: str | None) -> AnyRequest:
    """A request, if it is one."""
    if said is None:
        raise refusal("malformed", "binary")
    return read(said, _requests)
