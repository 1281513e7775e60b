"""Somebody's open socket: what they send is heard one message at a time, what they are told waits in a queue."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tavolata.server.refusal import Refusal, read, refusal
from tavolata.server.wire import AnyMessage, AnyRequest

MOST_BYTES = 16 * 1024
"""A request is short; a longer one is refused unread."""

MOST_WAITING = 256
"""Whoever lets more messages wait than this has lost the line: they reconnect, and catch up by number."""

COME_AGAIN = 1012
"""The close code for: reconnect."""

_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_messages = msgspec.json.Encoder()

Listener = Callable[["Visitor", AnyRequest], Awaitable[None]]


def encode(message: AnyMessage) -> str:
    """A message as it goes over the wire."""
    return _messages.encode(message).decode()


class Caller(Protocol):
    """Who is at the other end, as the doorkeeper knows them."""

    def admit(self) -> None:
        """Let one more message pass, or refuse it."""
        ...

    def refused(self, refusal: Refusal) -> None:
        """Count what they were refused."""
        ...


class Visitor:
    """One socket at a table; a person may have several, one for each tab."""

    def __init__(self, websocket: WebSocket, caller: Caller) -> None:
        self._websocket = websocket
        self._caller = caller
        self._outbox: deque[str | None] = deque()
        """What they have not been told yet; what is being told counts among it."""
        self._woken = asyncio.Event()
        self._all_told = asyncio.Event()
        self._speaking = asyncio.create_task(self._speak())
        self._handling = False

    def send(self, message: AnyMessage) -> None:
        """Tell this visitor something."""
        self.send_text(encode(message))

    def send_text(self, text: str | None) -> None:
        """Tell this visitor something that is encoded already. It never waits: a slow reader must not hold up the table."""
        self.post(text)
        self.wake()

    def post(self, text: str | None) -> None:
        """Put something into the queue, to be told after `wake`."""
        if len(self._outbox) < MOST_WAITING:
            self._outbox.append(text)
        else:
            self._speaking.cancel()

    def wake(self) -> None:
        """Let be told what waits in the queue."""
        self._woken.set()

    def dismiss(self) -> None:
        """End the conversation after what was said so far."""
        self.send_text(None)

    async def converse(self, listener: Listener) -> None:
        """Hear and tell until either side ends it."""
        listening = asyncio.create_task(self._listen(listener))
        await asyncio.wait({listening, self._speaking}, return_when=asyncio.FIRST_COMPLETED)
        self._speaking.cancel()
        if not self._handling:  # a move that is being written down is finished, whether its sender is still there or not
            listening.cancel()
        await asyncio.wait({listening, self._speaking})
        for task in (listening, self._speaking):
            if not task.cancelled():
                task.result()

    async def _speak(self) -> None:
        try:
            await self._tell_what_waits()
            await self._websocket.close(COME_AGAIN)
        except (WebSocketDisconnect, RuntimeError):
            # They are gone. RuntimeError is what the web server raises for a socket that it has itself given up on, be it for
            # silence or for a broken frame, until it finds the time to report the disconnection.
            return

    async def _tell_what_waits(self) -> None:
        """Until nothing is left to be said."""
        while True:
            while self._outbox:
                if (text := self._outbox[0]) is None:
                    return
                await self._websocket.send_text(text)
                self._outbox.popleft()
            self._all_told.set()
            self._woken.clear()
            await self._woken.wait()

    async def _listen(self, listener: Listener) -> None:
        """Hear one request after the other; whoever asks faster than they read the answers waits for themselves."""
        while (event := await self._websocket.receive())["type"] == "websocket.receive":
            self._handling = True
            await self._hear(event.get("text"), listener)
            self._handling = False
            if self._speaking.done():
                return
            if self._outbox:
                self._all_told.clear()
                await self._all_told.wait()

    async def _hear(self, text: str | None, listener: Listener) -> None:
        try:
            self._caller.admit()
            await listener(self, _request(text))
        except Refusal as refused:
            self._caller.refused(refused)
            self.send(refused.sent)


def _request(text: str | None) -> AnyRequest:
    """A request, if it is one."""
    if text is None:
        raise refusal("malformed", "binary")
    if len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
        raise refusal("oversized", "oversized", most=MOST_BYTES)
    return read(text, _requests)
