"""The WebSocket connection to a table of a running server; it decodes messages into the types of the table's game."""

import asyncio
from collections.abc import AsyncIterator
from enum import Enum, auto
from typing import Any, NamedTuple, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from tavolata.client.link import Link, NotJoined
from tavolata.core.game import Actor, Event, Result, Seat
from tavolata.core.log import Undone
from tavolata.core.observation import Position
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.consequences import Consequence
from tavolata.core.registry import get_plugin
from tavolata.i18n import current_language, translate
from tavolata.server.protocol import messages
from tavolata.server.text_safety import strip_control_characters

_TIMEOUT_SECONDS = 10
"""The timeout of a connection attempt in seconds."""
_RETRY_DELAYS = (0.2, 1, 2, 5)
"""The seconds before each attempt to reconnect; the last delay repeats."""
_CONNECT_ERRORS = (OSError, TimeoutError, InvalidHandshake, InvalidURI)


class ConnectionEvent(Enum):
    """Event of the connection itself: it was lost or restored."""

    LOST = auto()
    RESTORED = auto()


class _Kind(msgspec.Struct):
    kind: str


class Moves(NamedTuple):
    """Decoded message: the new events, the position after them, and the legal actions there."""

    n: int
    actors: set[Actor]
    events: list[Event]
    position: Position
    awaited: list[Seat]
    result: Result | None


Message: TypeAlias = Moves | messages.Table | messages.ChatMessage | messages.Refused
Incoming: TypeAlias = Message | ConnectionEvent


class Connection:
    """WebSocket client that reconnects when the connection is lost, and then receives the missed messages."""

    def __init__(self, link: Link, secret: str) -> None:
        self._link = link
        self._secret = secret
        self._socket: ClientConnection | None = None
        self._moves: Any = None
        self.seen_lines = 0
        """The number of log lines received."""

    async def incoming(self) -> AsyncIterator[Incoming]:
        """Yield all messages and connection events for ever; raise NotJoined where the first connection fails."""
        try:
            await self._connect()
        except (*_CONNECT_ERRORS, ValueError) as error:  # some host names cannot be resolved at all
            raise NotJoined(translate("terminal.unreachable", {"link": self._link.page})) from error
        is_lost = False
        while True:
            async for message in self._read_messages():
                if is_lost:  # the first message proves the connection
                    yield ConnectionEvent.RESTORED
                    is_lost = False
                yield message
            if not is_lost:
                yield ConnectionEvent.LOST
                is_lost = True
            await self._resync()

    async def send(self, request: messages.Request) -> None:
        """Send a request to the table; without a connection the request is dropped."""
        if self._socket:
            try:
                await self._socket.send(msgspec.json.encode(request).decode())
            except ConnectionClosed:
                return

    def close(self) -> None:
        """Abort the connection without waiting."""
        if self._socket:
            self._socket.transport.abort()

    async def _connect(self) -> None:
        self._socket = await connect(self._link.socket, max_size=None, open_timeout=_TIMEOUT_SECONDS)
        await self.send(messages.Hello(self._secret, self.seen_lines - 1, current_language()))

    async def _resync(self) -> None:
        pauses = iter(_RETRY_DELAYS)
        while True:
            await asyncio.sleep(next(pauses, _RETRY_DELAYS[-1]))
            try:
                return await self._connect()
            except _CONNECT_ERRORS:
                continue

    async def _read_messages(self) -> AsyncIterator[Message]:
        assert self._socket
        try:
            async for text in self._socket:
                yield self._decode(text)
        except ConnectionClosed:
            return

    def _decode(self, text: str | bytes) -> Message:
        told = msgspec.json.encode(_sanitize(msgspec.json.decode(text)))
        if msgspec.json.decode(told, type=_Kind).kind == "moves":
            return self._decode_moves(msgspec.json.decode(told, type=self._moves))
        message = msgspec.json.decode(told, type=messages.Table | messages.ChatMessage | messages.Refused)
        if isinstance(message, messages.Table) and self._moves is None:
            self._moves = _moves_type(get_plugin(message.game.name))
        return message

    def _decode_moves(self, told: Any) -> Moves:
        """Return the decoded moves without steps that the client already has, which follow a stale move."""
        steps = [step for step in told.steps if step.n >= self.seen_lines]
        self.seen_lines = told.n
        consequences = {choice.action: choice.ahead for choice in told.legal if choice.ahead is not None}
        position = Position(told.view, [choice.action for choice in told.legal], consequences)
        events = [event for step in steps for event in step.events]
        return Moves(told.n, {step.actor for step in steps}, events, position, told.awaited, told.result)


def _sanitize(told: Any) -> Any:
    """Return received data without control characters, which would disturb a terminal."""
    if isinstance(told, str):
        return strip_control_characters(told)
    if isinstance(told, list):
        return [_sanitize(part) for part in told]
    return {strip_control_characters(name): _sanitize(part) for name, part in told.items()} if isinstance(told, dict) else told


def _moves_type(plugin: GamePlugin) -> type[msgspec.Struct]:
    """Return the message type of a game's moves, without fields that only browsers read."""
    view, action, event = plugin.game.vocabulary
    choice: Any = msgspec.defstruct("Choice", [("action", action), ("ahead", Consequence | None, None)])
    step: Any = msgspec.defstruct("StepSeen", [("n", int), ("actor", int), ("events", list[event | Undone])])  # type: ignore[valid-type]
    lists: list[tuple[str, Any]] = [("steps", list[step]), ("legal", list[choice]), ("awaited", list[int])]
    return msgspec.defstruct("Moves", [("n", int), ("view", view), ("result", Result | None), *lists], tag_field="kind", tag="moves")
