"""Somebody at a table of a server that dies again and again: comes back each time, plays by lot, and remembers everything."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos.history import TAKE_BACK, History, Sent
from tests.chaos.timeouts import Clock, Watch

_LOST = (OSError, WebSocketException, TimeoutError, EOFError)
_OF_MOVES = (".unsaved", ".take-back.nothing", ".take-back.on-record", ".over", ".not-playing", ".not-begun")
"""How the refusals end that are about a move; others are about seats, the beginning or somebody's consent."""
_WANTS_BACK = 0.04
_CUTS = 0.004
_STALLS = 0.002
_PULSE = 0.5
"""So often it is felt whether the line is alive."""


class Player:
    """A person on a seat; the first one seats the bots and begins."""

    def __init__(self, port: int, history: History, seats: int, people: int, lines: int, clock: Clock | None = None) -> None:
        self.history = history
        self.watch = Watch(clock or Clock())
        self._address = f"ws://127.0.0.1:{port}/ws/{history.table}"
        self._seats = seats
        self._people = people
        self._lines = lines
        self._lot = random.Random(f"{history.table} {history.seat}")
        self._moves: dict[str, Any] = {}
        self._is_unsure = False
        self._asked = 0
        """How many answers are awaited that tell whether what was sent before them has happened."""
        self._is_wished = False
        self.is_done = False

    async def play(self) -> None:
        """Until the game is over, or long enough."""
        while not self.is_done:
            with suppress(*_LOST):
                await self.visit()
            if not self.is_done:
                await self._rest()
        self.history.lose()  # nobody waits for the answer to the last move

    async def _rest(self) -> None:
        """The line is lost: wait before the next one."""
        await asyncio.sleep(self._lot.uniform(0.02, 0.2))

    async def visit(self) -> None:
        """One connection: say what was seen, and go on from there."""
        async with connect(self._address, proxy=None, max_size=None, max_queue=None, ping_interval=None, open_timeout=10) as socket:
            self.history.lose()
            self._is_unsure, self._asked = False, 0
            await self._send(socket, kind="hello", secret=self._secret, seen=self.history.n - 1)
            self.history.resumed += 1
            is_back = asyncio.Event()
            pulse = asyncio.create_task(self._feel(socket, is_back))
            try:
                await self._listen(socket, is_back)
            finally:
                pulse.cancel()

    async def _listen(self, socket: ClientConnection, is_back: asyncio.Event) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["kind"] != "refused":  # only who is told something of their table is there again
                self.watch.sign()
                is_back.set()
            await self._hear(socket, message)
            if self.is_done:
                return
            await self._misbehave(socket)

    async def _feel(self, socket: ClientConnection, is_back: asyncio.Event) -> None:
        """A table at which nobody acts is silent, and so is a server that stands still: a ping tells which it is."""
        await is_back.wait()
        with suppress(*_LOST):
            while True:
                await (await socket.ping())
                self.watch.sign()
                await asyncio.sleep(_PULSE)

    @property
    def _secret(self) -> str:
        return f"torture {self.history.table} {self.history.seat}"

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "table":
                await self._settle(socket, message)
            case "moves":
                self._moves = message
                self.history.hear(message)
                if not self._is_unsure:
                    self.history.acknowledge()
                self.is_done = message["result"] is not None or message["n"] >= self._lines
                await self._act(socket)
            case "past":
                self._asked -= 1
                if not self._asked:
                    self.history.acknowledge()
                    self._is_unsure = False
                await self._act(socket)
            case "refused":
                await self._bear(socket, message)

    async def _settle(self, socket: ClientConnection, table: dict[str, Any]) -> None:
        """Sit down, and let the first person begin; agree to what others want back."""
        seats, seat = table["seats"], self.history.seat
        if table["wish"] and seat in table["wish"]["awaited"]:
            await self._send(socket, kind="consent", agreed=self._lot.random() < 0.8)
        await self._wish(socket, is_wished=bool(table["wish"]) and table["wish"]["seat"] == seat)
        if table["stage"] != "open":
            return
        if seats[seat]["holder"] == "nobody":
            await self._send(socket, kind="sit", seat=seat, name=f"Seat {seat}", seed=str(seat))
        elif seat == 0 and (empty := [other for other in range(self._people, self._seats) if seats[other]["holder"] == "nobody"]):
            await self._send(socket, kind="seat-bot", seat=empty[0], level="random")
        elif seat == 0 and all(info["holder"] != "nobody" for info in seats):
            await self._send(socket, kind="begin")

    async def _wish(self, socket: ClientConnection, *, is_wished: bool) -> None:
        """What is wanted back is for the others to grant; where it is wanted no more, be it that who knew of it died, play goes on."""
        waiting, was_wished = self.history.waiting(), self._is_wished
        if is_wished and waiting and waiting.text == TAKE_BACK:
            waiting.is_lost = True
        self._is_wished = is_wished
        if was_wished and not is_wished and self._moves:
            await self._act(socket)

    async def _act(self, socket: ClientConnection) -> None:
        """Do something by lot, or want the last move back; one thing at a time."""
        if self.is_done or self.history.waiting() is not None:
            return
        moves = self._moves
        if moves["back"] and self._lot.random() < _WANTS_BACK:
            self.history.sent.append(Sent(moves["n"], TAKE_BACK))
            await self._send(socket, kind="take-back", on_record=True)
        elif moves["legal"]:
            text = self._lot.choice(moves["legal"])["text"]
            self.history.sent.append(Sent(moves["n"], text))
            await self._send(socket, kind="act", n=moves["n"], actions=[text])
        await self._make_sure(socket)

    async def _make_sure(self, socket: ClientConnection) -> None:
        """What was sent over a line that was cut may still happen, as its server may stand still, and looks like what was sent now: what
        is asked after it is answered after it.
        """
        if (waiting := self.history.waiting()) is not None and self.history.may_be_taken_for_another(waiting):
            self._is_unsure = True
            self._asked += 1
            await self._send(socket, kind="look-back", n=0)

    async def _bear(self, socket: ClientConnection, refused: dict[str, Any]) -> None:
        """What is refused did not happen; what the rules forbid was never offered."""
        waiting, key = self.history.waiting(), refused["key"]
        if waiting is not None and (refused["code"] in ("stale", "illegal") or key.endswith(_OF_MOVES)):
            waiting.is_refused = True
        if refused["code"] not in ("stale", "not-now", "illegal"):
            self.history.faults.append(f"refused: {refused['code']} {refused['key']}")
        await asyncio.sleep(0.01)
        if self._moves:
            await self._act(socket)

    async def _misbehave(self, socket: ClientConnection) -> None:
        """Now and then the line is cut, or nobody reads for a while."""
        if self._lot.random() < _STALLS:
            await asyncio.sleep(0.5)
        if self._lot.random() < _CUTS:
            socket.transport.abort()

    async def _send(self, socket: ClientConnection, **request: Any) -> None:
        await socket.send(json.dumps(request))
