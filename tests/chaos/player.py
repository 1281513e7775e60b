"""A client that plays at random, reconnects whenever its server dies, and records everything."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos.history import TAKE_BACK, History, SentAction
from tests.chaos.timeouts import OutageClock, OutageTimer

_LOST = (OSError, WebSocketException, TimeoutError, EOFError)
_MOVE_REFUSALS = (".unsaved", ".take-back.nothing", ".take-back.on-record", ".over", ".not-playing", ".not-begun")
"""The last parts of refusal keys that concern a move."""
_TAKE_BACK_RATE = 0.04
_ABORT_RATE = 0.004
_STALL_RATE = 0.002
_PING_SECONDS = 0.5
"""Seconds between pings."""


class Player:
    """A client on a seat; the first one seats the bots and starts the game."""

    def __init__(self, port: int, history: History, seats: int, people: int, lines: int, clock: OutageClock | None = None) -> None:
        self.history = history
        self.watch = OutageTimer(clock or OutageClock())
        self._address = f"ws://127.0.0.1:{port}/ws/{history.table}"
        self._seats = seats
        self._people = people
        self._lines = lines
        self._random = random.Random(f"{history.table} {history.seat}")
        self._moves: dict[str, Any] = {}
        self._is_ambiguous = False
        self._pending_queries = 0
        """Queries whose answers resolve ambiguous actions."""
        self._has_takeback_request = False
        self.is_done = False

    async def play(self) -> None:
        """Play until the game is over or long enough."""
        while not self.is_done:
            with suppress(*_LOST):
                await self.connect_once()
            if not self.is_done:
                await self._wait()
        self.history.mark_lost()  # the answer to the last move is not awaited

    async def _wait(self) -> None:
        """Wait before reconnecting."""
        await asyncio.sleep(self._random.uniform(0.02, 0.2))

    async def connect_once(self) -> None:
        """Play over one connection, from the last received line on."""
        async with connect(self._address, proxy=None, max_size=None, max_queue=None, ping_interval=None, open_timeout=10) as socket:
            self.history.mark_lost()
            self._is_ambiguous, self._pending_queries = False, 0
            await self._send(socket, kind="hello", secret=self._secret, seen=self.history.n - 1)
            self.history.connections += 1
            is_reconnected = asyncio.Event()
            pings = asyncio.create_task(self._ping_loop(socket, is_reconnected))
            try:
                await self._listen(socket, is_reconnected)
            finally:
                pings.cancel()

    async def _listen(self, socket: ClientConnection, is_reconnected: asyncio.Event) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["kind"] != "refused":  # only messages of the table count as reconnected
                self.watch.mark_alive()
                is_reconnected.set()
            await self._on_message(socket, message)
            if self.is_done:
                return
            await self._disturb(socket)

    async def _ping_loop(self, socket: ClientConnection, is_reconnected: asyncio.Event) -> None:
        """Ping the server, to tell a quiet table from a paused server."""
        await is_reconnected.wait()
        with suppress(*_LOST):
            while True:
                await (await socket.ping())
                self.watch.mark_alive()
                await asyncio.sleep(_PING_SECONDS)

    @property
    def _secret(self) -> str:
        return f"chaos client {self.history.table} {self.history.seat}"

    async def _on_message(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "table":
                await self._take_seat(socket, message)
            case "moves":
                self._moves = message
                self.history.record(message)
                if not self._is_ambiguous:
                    self.history.acknowledge()
                self.is_done = message["result"] is not None or message["n"] >= self._lines
                await self._act(socket)
            case "past":
                self._pending_queries -= 1
                if not self._pending_queries:
                    self.history.acknowledge()
                    self._is_ambiguous = False
                await self._act(socket)
            case "refused":
                await self._on_refused(socket, message)

    async def _take_seat(self, socket: ClientConnection, table: dict[str, Any]) -> None:
        """Take the seat and start the game; answer the take-back requests of others."""
        seats, seat = table["seats"], self.history.seat
        if table["wish"] and seat in table["wish"]["awaited"]:
            await self._send(socket, kind="consent", agreed=self._random.random() < 0.8)
        await self._update_takeback(socket, is_requested=bool(table["wish"]) and table["wish"]["seat"] == seat)
        if table["stage"] != "open":
            return
        if seats[seat]["holder"] == "nobody":
            await self._send(socket, kind="sit", seat=seat, name=f"Seat {seat}", seed=str(seat))
        elif seat == 0 and (empty := [other for other in range(self._people, self._seats) if seats[other]["holder"] == "nobody"]):
            await self._send(socket, kind="seat-bot", seat=empty[0], level="random")
        elif seat == 0 and all(info["holder"] != "nobody" for info in seats):
            await self._send(socket, kind="begin")

    async def _update_takeback(self, socket: ClientConnection, *, is_requested: bool) -> None:
        """Continue playing after a take-back request has ended, also if it was lost with its server."""
        waiting, was_wished = self.history.pending(), self._has_takeback_request
        if is_requested and waiting and waiting.text == TAKE_BACK:
            waiting.is_lost = True
        self._has_takeback_request = is_requested
        if was_wished and not is_requested and self._moves:
            await self._act(socket)

    async def _act(self, socket: ClientConnection) -> None:
        """Send a random action or a take-back request, unless one is pending."""
        if self.is_done or self.history.pending() is not None:
            return
        moves = self._moves
        if moves["back"] and self._random.random() < _TAKE_BACK_RATE:
            self.history.sent.append(SentAction(moves["n"], TAKE_BACK))
            await self._send(socket, kind="take-back", on_record=True)
        elif moves["legal"]:
            text = self._random.choice(moves["legal"])["text"]
            self.history.sent.append(SentAction(moves["n"], text))
            await self._send(socket, kind="act", n=moves["n"], actions=[text])
        await self._resolve_ambiguity(socket)

    async def _resolve_ambiguity(self, socket: ClientConnection) -> None:
        """Send a query after an ambiguous action: a lost action on a paused server may still happen, and queries are answered in order."""
        if (waiting := self.history.pending()) is not None and self.history.is_ambiguous(waiting):
            self._is_ambiguous = True
            self._pending_queries += 1
            await self._send(socket, kind="look-back", n=0)

    async def _on_refused(self, socket: ClientConnection, refused: dict[str, Any]) -> None:
        """Record a refusal; the server never offers illegal actions."""
        waiting, key = self.history.pending(), refused["key"]
        if waiting is not None and (refused["code"] in ("stale", "illegal") or key.endswith(_MOVE_REFUSALS)):
            waiting.is_refused = True
        if refused["code"] not in ("stale", "not-now", "illegal"):
            self.history.faults.append(f"refused: {refused['code']} {refused['key']}")
        await asyncio.sleep(0.01)
        if self._moves:
            await self._act(socket)

    async def _disturb(self, socket: ClientConnection) -> None:
        """Sometimes stop reading for a while, or abort the connection."""
        if self._random.random() < _STALL_RATE:
            await asyncio.sleep(0.5)
        if self._random.random() < _ABORT_RATE:
            socket.transport.abort()

    async def _send(self, socket: ClientConnection, **request: Any) -> None:
        await socket.send(json.dumps(request))
