"""Tables of random players on a server under measurement, through the same client for both servers."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec

from bench.ws_client import BenchSocket

_encode = msgspec.json.Encoder().encode


class Choice(msgspec.Struct):
    """A legal action in a message: its text."""

    text: str


class MovesMessage(msgspec.Struct):
    """The fields of a message that a random player needs."""

    kind: str
    n: int = 0
    legal: list[Choice] = []
    result: Any = None


_decode = msgspec.json.Decoder(MovesMessage).decode


class BenchTable(ABC):
    """A table that plays one move after the other; a move ends when all seats have received it."""

    def __init__(self, port: int, random: Random) -> None:
        self.port = port
        self.random = random
        self.sockets: list[BenchSocket] = []
        self.is_over = False
        self.is_moving = False
        self.on_move: Callable[[BenchTable, float], None] = lambda _table, _seconds: None
        """Called with the seconds that a move took."""
        self._sent = 0.0
        self._changed = asyncio.Event()

    @abstractmethod
    async def open(self, client: httpx.AsyncClient) -> None:
        """Open the table, sit down on both seats, begin."""

    @abstractmethod
    def _send_move(self) -> None:
        """Send a random move of a player to move."""

    def move(self) -> bool:
        """Send a move unless one is pending; returns whether it was sent."""
        if self.is_moving or self.is_over:
            return False
        self.is_moving = True
        self._sent = perf_counter()
        self._send_move()
        return True

    async def _until(self, condition: Callable[[], bool]) -> None:
        """Wait until a message makes the condition true."""
        while not condition():
            self._changed.clear()
            await self._changed.wait()

    def _arrived(self) -> None:
        self.is_moving = False
        self.on_move(self, perf_counter() - self._sent)

    def close(self) -> None:
        """Close the sockets."""
        for socket in self.sockets:
            socket.close()


class TavolataTable(BenchTable):
    """A table of Tavolata, whose players choose at random."""

    def __init__(
        self,
        port: int,
        random: Random,
        game: str,
        options: dict[str, str],
        *,
        avoided: tuple[str, ...] = (),
    ) -> None:
        """Actions that begin with an entry of `avoided` are played only if nothing else is legal."""
        super().__init__(port, random)
        self._game, self._options, self._avoided, self._seats = game, options, avoided, 2
        self._known = [MovesMessage("")] * self._seats
        self._mover, self._n, self._sat = 0, 0, 0
        self.name = ""

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open the table over HTTP and seat a player on each socket."""
        body = {"game": self._game, "seats": self._seats, "options": self._options}
        answer = await client.post(f"http://127.0.0.1:{self.port}/api/tables", content=_encode(body))
        self.name = answer.json()["table"]
        for seat in range(self._seats):
            self.sockets.append(await self._connect(f"secret of seat {seat}", self._listener_of(seat)))
            self.sockets[seat].send(_encode({"kind": "sit", "seat": seat, "name": f"Seat {seat}", "seed": ""}))
        await self._until(lambda: self._sat == self._seats)
        self.sockets[0].send(b'{"kind":"begin"}')
        await self._until(lambda: all(known.kind for known in self._known))
        self._n = self._known[0].n

    async def _connect(self, secret: str, on_message: Callable[[bytes], None]) -> BenchSocket:
        """A socket after its hello."""
        socket = await BenchSocket(on_message).open(self.port, f"/ws/{self.name}")
        socket.send(_encode({"kind": "hello", "secret": secret.ljust(32, "."), "seen": -1}))
        return socket

    def _listener_of(self, seat: int) -> Callable[[bytes], None]:
        return lambda text: self._on_message(seat, text)

    def _on_message(self, seat: int, text: bytes) -> None:
        self._changed.set()
        if not text.startswith(b'{"kind":"moves"'):
            if text.startswith(b'{"kind":"refused","code":"stale"'):
                self.is_moving = False  # another player was faster
            elif text.startswith(b'{"kind":"refused"'):
                raise SystemExit(f"A move was refused: {text.decode()}")
            if seat == 0:  # seat 0 begins once all have sat down
                self._sat = text.count(b'"holder":"person"')
            return
        message = self._known[seat] = _decode(text)
        self.is_over = message.result is not None
        if self.is_moving and all(known.n > self._n for known in self._known):
            self._n = message.n
            self._arrived()

    def _send_move(self) -> None:
        self._mover = self._next_mover()
        known = self._known[self._mover]
        texts = [choice.text for choice in known.legal]
        text = self.random.choice([text for text in texts if not text.startswith(self._avoided)] or texts)
        self.sockets[self._mover].send(_encode({"kind": "act", "n": known.n, "actions": [text]}))

    def _next_mover(self) -> int:
        able = [seat for seat in range(self._seats) if self._known[seat].legal]
        return next((seat for seat in able if seat != self._mover), able[0]) if able else self._mover


class BoardgameIoTable(BenchTable):
    """A match of boardgame.io, over socket.io."""

    def __init__(self, port: int, random: Random, game: str) -> None:
        super().__init__(port, random)
        self._game = game
        self._match, self._credentials = "", ["", ""]
        self._states, self._turn, self._synced = [0, 0], 0, 0

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open and join the match over HTTP and connect a socket for each seat."""
        base = f"http://127.0.0.1:{self.port}/games/{self._game}"
        self._match = (await client.post(f"{base}/create", json={"numPlayers": 2})).json()["matchID"]
        for seat in range(2):
            joined = await client.post(f"{base}/{self._match}/join", json={"playerID": str(seat), "playerName": f"Seat {seat}"})
            self._credentials[seat] = joined.json()["playerCredentials"]
            self.sockets.append(BenchSocket(self._listener_of(seat)))
            await self.sockets[seat].open(self.port, "/socket.io/?EIO=4&transport=websocket")
        await self._until(lambda: self._synced == len(self.sockets))

    def _listener_of(self, seat: int) -> Callable[[bytes], None]:
        return lambda text: self._on_message(seat, text.decode())

    def _on_message(self, seat: int, text: str) -> None:
        self._changed.set()
        if text.startswith("0"):
            self.sockets[seat].send(f"40/{self._game},".encode())
        elif text == "2":
            self.sockets[seat].send(b"3")
        elif text.startswith("40"):
            self._emit(seat, "sync", self._match, str(seat), self._credentials[seat], 2)
        elif text.startswith("42"):
            self._on_event(seat, *msgspec.json.decode(text.partition(",")[2]))

    def _on_event(self, seat: int, event: str, *facts: Any) -> None:
        if event == "sync":
            self._synced += 1
        elif event == "update":
            self._states[seat] = facts[1]["_stateID"]
            if self.is_moving and self._states[0] == self._states[1]:
                self._turn = int(facts[1]["ctx"]["currentPlayer"])
                self._arrived()

    def _send_move(self) -> None:
        seat = str(self._turn)
        move = {"type": "play", "args": [self.random.randrange(40)], "playerID": seat, "credentials": self._credentials[self._turn]}
        self._emit(self._turn, "update", {"type": "MAKE_MOVE", "payload": move}, self._states[self._turn], self._match, seat)

    def _emit(self, seat: int, *event: Any) -> None:
        self.sockets[seat].send(f"42/{self._game},".encode() + _encode(event))
