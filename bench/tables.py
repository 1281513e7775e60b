"""Tables of people who play by lot on a server under measurement; both servers are driven by the same kind of line."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec

from bench.lines import Line

_encode = msgspec.json.Encoder().encode


class Choice(msgspec.Struct):
    """What may be done, as much of it as is needed to do it."""

    text: str


class Told(msgspec.Struct):
    """What our server says, as much of it as is needed to play on."""

    kind: str
    n: int = 0
    legal: list[Choice] = []
    result: Any = None


_told = msgspec.json.Decoder(Told)


class Playing(ABC):
    """A table at which one move follows the other; a move counts when all seats have been told."""

    def __init__(self, port: int, lot: Random) -> None:
        self.port = port
        self.lot = lot
        self.lines: list[Line] = []
        self.is_over = False
        self.is_moving = False
        self.told: Callable[[Playing, float], None] = lambda _table, _seconds: None
        """What is done when a move has been told, which took so many seconds."""
        self._sent = 0.0
        self._news = asyncio.Event()

    @abstractmethod
    async def open(self, client: httpx.AsyncClient) -> None:
        """Open the table, sit down on both seats, begin."""

    @abstractmethod
    def _send_move(self) -> None:
        """Make any move for whoever may make one."""

    def move(self) -> bool:
        """Make a move, unless one is under way; whether it was made."""
        if self.is_moving or self.is_over:
            return False
        self.is_moving = True
        self._sent = perf_counter()
        self._send_move()
        return True

    async def _until(self, holds: Callable[[], bool]) -> None:
        """Wait until what was heard makes something so."""
        while not holds():
            self._news.clear()
            await self._news.wait()

    def _arrived(self) -> None:
        self.is_moving = False
        self.told(self, perf_counter() - self._sent)

    def close(self) -> None:
        """Leave."""
        for line in self.lines:
            line.close()


class Ours(Playing):
    """A table of Tavolata."""

    def __init__(
        self,
        port: int,
        lot: Random,
        game: str,
        options: dict[str, str],
        *,
        shunned: tuple[str, ...] = (),
        seats: int = 2,
        bots: str | None = None,
    ) -> None:
        """`shunned` begins what is not done while anything else can be; `bots` is the level of those on all seats but the first."""
        super().__init__(port, lot)
        self._game, self._options, self._shunned, self._bots = game, options, shunned, bots
        self._table_seats, self._seats = seats, 1 if bots else seats
        self._known = [Told("")] * self._seats
        self._mover, self._n, self._sat = 0, 0, 0
        self.name = ""

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open the table by HTTP, take its seats by sockets."""
        asked = {"game": self._game, "seats": self._table_seats, "options": self._options}
        answer = await client.post(f"http://127.0.0.1:{self.port}/api/tables", content=_encode(asked))
        self.name = answer.json()["table"]
        for seat in range(self._seats):
            self.lines.append(await self.visit(f"secret of seat {seat}", self._hear_at(seat)))
            self.lines[seat].send(_encode({"kind": "sit", "seat": seat, "name": f"Seat {seat}", "seed": ""}))
        await self._until(lambda: self._sat == self._seats)
        for seat in range(self._seats, self._table_seats):
            self.lines[0].send(_encode({"kind": "seat-bot", "seat": seat, "level": self._bots}))
        self.lines[0].send(b'{"kind":"begin"}')
        await self._until(lambda: all(known.kind for known in self._known))
        self._n = self._known[0].n

    async def visit(self, secret: str, hear: Callable[[bytes], None], seen: int = -1) -> Line:
        """Somebody who has said hello."""
        line = await Line(hear).open(self.port, f"/ws/{self.name}")
        line.send(_encode({"kind": "hello", "secret": secret.ljust(32, "."), "seen": seen}))
        return line

    @property
    def may_move(self) -> bool:
        """Whether any of the people may do anything."""
        return any(known.legal for known in self._known)

    @property
    def n(self) -> int:
        """How many lines the log has."""
        return self._n

    def _hear_at(self, seat: int) -> Callable[[bytes], None]:
        return lambda text: self._heard(seat, text)

    def _heard(self, seat: int, text: bytes) -> None:
        self._news.set()
        if not text.startswith(b'{"kind":"moves"'):
            if text.startswith(b'{"kind":"refused","code":"stale"'):
                self.is_moving = False  # a bot was faster
            elif text.startswith(b'{"kind":"refused"'):
                raise SystemExit(f"A move was refused: {text.decode()}")
            if seat == 0:  # who begins has to know that all sit
                self._sat = text.count(b'"holder":"person"')
            return
        told = self._known[seat] = _told.decode(text)
        self.is_over = told.result is not None
        if self.is_moving and all(known.n > self._n for known in self._known):
            self._n = told.n
            self._arrived()

    def _send_move(self) -> None:
        self._mover = self._next_mover()
        known = self._known[self._mover]
        texts = [choice.text for choice in known.legal]
        text = self.lot.choice([text for text in texts if not text.startswith(self._shunned)] or texts)
        self.lines[self._mover].send(_encode({"kind": "act", "n": known.n, "actions": [text]}))

    def _next_mover(self) -> int:
        able = [seat for seat in range(self._seats) if self._known[seat].legal]
        return next((seat for seat in able if seat != self._mover), able[0]) if able else self._mover


class Peers(Playing):
    """A match of boardgame.io, in the words of socket.io."""

    def __init__(self, port: int, lot: Random, game: str) -> None:
        super().__init__(port, lot)
        self._game = game
        self._match, self._credentials = "", ["", ""]
        self._states, self._turn, self._synced = [0, 0], 0, 0

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open the match and join it by HTTP, follow it by sockets."""
        base = f"http://127.0.0.1:{self.port}/games/{self._game}"
        self._match = (await client.post(f"{base}/create", json={"numPlayers": 2})).json()["matchID"]
        for seat in range(2):
            joined = await client.post(f"{base}/{self._match}/join", json={"playerID": str(seat), "playerName": f"Seat {seat}"})
            self._credentials[seat] = joined.json()["playerCredentials"]
            self.lines.append(Line(self._hear_at(seat)))
            await self.lines[seat].open(self.port, "/socket.io/?EIO=4&transport=websocket")
        await self._until(lambda: self._synced == len(self.lines))

    def _hear_at(self, seat: int) -> Callable[[bytes], None]:
        return lambda text: self._heard(seat, text.decode())

    def _heard(self, seat: int, text: str) -> None:
        self._news.set()
        if text.startswith("0"):
            self.lines[seat].send(f"40/{self._game},".encode())
        elif text == "2":
            self.lines[seat].send(b"3")
        elif text.startswith("40"):
            self._emit(seat, "sync", self._match, str(seat), self._credentials[seat], 2)
        elif text.startswith("42"):
            self._told_at(seat, *msgspec.json.decode(text.partition(",")[2]))

    def _told_at(self, seat: int, event: str, *facts: Any) -> None:
        if event == "sync":
            self._synced += 1
        elif event == "update":
            self._states[seat] = facts[1]["_stateID"]
            if self.is_moving and self._states[0] == self._states[1]:
                self._turn = int(facts[1]["ctx"]["currentPlayer"])
                self._arrived()

    def _send_move(self) -> None:
        seat = str(self._turn)
        move = {"type": "play", "args": [self.lot.randrange(40)], "playerID": seat, "credentials": self._credentials[self._turn]}
        self._emit(self._turn, "update", {"type": "MAKE_MOVE", "payload": move}, self._states[self._turn], self._match, seat)

    def _emit(self, seat: int, *event: Any) -> None:
        self.lines[seat].send(f"42/{self._game},".encode() + _encode(event))
