"""The line to a table of a running server: what comes over it, in the types of the game that is played there."""

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
from tavolata.server.text_safety import harmless

_PATIENCE = 10
"""Seconds in which a server answers, if it is there."""
_PAUSES = (0.2, 1, 2, 5)
"""Seconds before the line is tried again; the last of them over and over."""
_UNREACHED = (OSError, TimeoutError, InvalidHandshake, InvalidURI)


class Cut(Enum):
    """What befalls the line itself."""

    CUT = auto()
    MENDED = auto()


class _Kind(msgspec.Struct):
    kind: str


class Moves(NamedTuple):
    """What happened, where it led to, and what I may do there."""

    n: int
    actors: set[Actor]
    events: list[Event]
    spot: Position
    awaited: list[Seat]
    result: Result | None


Told: TypeAlias = Moves | messages.Table | messages.Said | messages.Refused
Heard: TypeAlias = Told | Cut


class Line:
    """A line that is tried again whenever it is cut, and then tells what was missed."""

    def __init__(self, link: Link, secret: str) -> None:
        self._link = link
        self._secret = secret
        self._socket: ClientConnection | None = None
        self._moves: Any = None
        self.seen = 0
        """How many lines of the log have come."""

    async def heard(self) -> AsyncIterator[Heard]:
        """Whatever is told, for ever; a server that is not there at all is a fault."""
        try:
            await self._greet()
        except (*_UNREACHED, ValueError) as error:  # some names of hosts cannot even be asked for
            raise NotJoined(translate("terminal.unreachable", {"link": self._link.page})) from error
        is_cut = False
        while True:
            async for message in self._told():
                if is_cut:  # only who is answered has a line again
                    yield Cut.MENDED
                    is_cut = False
                yield message
            if not is_cut:
                yield Cut.CUT
                is_cut = True
            await self._greet_again()

    async def send(self, request: messages.Request) -> None:
        """Tell the table something; what is said into a cut line is lost, as its answer would be."""
        if self._socket:
            try:
                await self._socket.send(msgspec.json.encode(request).decode())
            except ConnectionClosed:
                return

    def hang_up(self) -> None:
        """Say nothing more, and wait for nobody."""
        if self._socket:
            self._socket.transport.abort()

    async def _greet(self) -> None:
        self._socket = await connect(self._link.socket, max_size=None, open_timeout=_PATIENCE)
        await self.send(messages.Hello(self._secret, self.seen - 1, current_language()))

    async def _greet_again(self) -> None:
        pauses = iter(_PAUSES)
        while True:
            await asyncio.sleep(next(pauses, _PAUSES[-1]))
            try:
                return await self._greet()
            except _UNREACHED:
                continue

    async def _told(self) -> AsyncIterator[Told]:
        assert self._socket
        try:
            async for text in self._socket:
                yield self._read(text)
        except ConnectionClosed:
            return

    def _read(self, text: str | bytes) -> Told:
        told = msgspec.json.encode(_cleaned(msgspec.json.decode(text)))
        if msgspec.json.decode(told, type=_Kind).kind == "moves":
            return self._followed(msgspec.json.decode(told, type=self._moves))
        message = msgspec.json.decode(told, type=messages.Table | messages.Said | messages.Refused)
        if isinstance(message, messages.Table) and self._moves is None:
            self._moves = _moves_of(get_plugin(message.game.name))
        return message

    def _followed(self, told: Any) -> Moves:
        """Somebody whose move came too late is told again what they know already: that is left out."""
        steps = [step for step in told.steps if step.n >= self.seen]
        self.seen = told.n
        ahead = {choice.action: choice.ahead for choice in told.legal if choice.ahead is not None}
        spot = Position(told.view, [choice.action for choice in told.legal], ahead)
        events = [event for step in steps for event in step.events]
        return Moves(told.n, {step.actor for step in steps}, events, spot, told.awaited, told.result)


def _cleaned(told: Any) -> Any:
    """What came over the line, without what would disturb the terminal."""
    if isinstance(told, str):
        return harmless(told)
    if isinstance(told, list):
        return [_cleaned(part) for part in told]
    return {harmless(name): _cleaned(part) for name, part in told.items()} if isinstance(told, dict) else told


def _moves_of(plugin: GamePlugin) -> type[msgspec.Struct]:
    """The message of moves in the types of a game, without what only a browser needs."""
    view, action, event = plugin.game.vocabulary
    choice: Any = msgspec.defstruct("Choice", [("action", action), ("ahead", Consequence | None, None)])
    step: Any = msgspec.defstruct("StepSeen", [("n", int), ("actor", int), ("events", list[event | Undone])])  # type: ignore[valid-type]
    lists: list[tuple[str, Any]] = [("steps", list[step]), ("legal", list[choice]), ("awaited", list[int])]
    return msgspec.defstruct("Moves", [("n", int), ("view", view), ("result", Result | None), *lists], tag_field="kind", tag="moves")
