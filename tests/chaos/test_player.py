"""Tests of the chaos client: it knows which of its moves were applied, even if a lost one is applied late."""

import asyncio
import json
from typing import Any

from websockets.asyncio.server import ServerConnection, serve

from tests.chaos.history import History
from tests.chaos.player import Player

TABLE = {"kind": "table", "stage": "playing", "wish": None, "seats": [{"holder": "person"}]}
PAST = {"kind": "past"}
UNSAVED = {"kind": "refused", "code": "not-now", "key": "server.refusal.unsaved"}
STALE = {"kind": "refused", "code": "stale", "key": "server.refusal.stale"}


def moves(n: int) -> dict[str, Any]:
    """A `moves` message of n lines, the last of which is the player's."""
    steps = [{"n": n - 1, "actor": 0, "time": 0, "events": []}] if n else []
    return {"kind": "moves", "n": n, "steps": steps, "view": {}, "result": None, "back": None, "legal": [{"text": "go"}]}


async def send(socket: ServerConnection, *messages: dict[str, Any]) -> None:
    for message in messages:
        await socket.send(json.dumps(message))


async def expect(socket: ServerConnection, *kinds: str) -> None:
    assert [json.loads(await socket.recv())["kind"] for _ in kinds] == list(kinds)


class Script:
    """A scripted server: it pauses after a move; another one fails to save the next move; then the first continues."""

    def __init__(self) -> None:
        self._connections = 0

    async def __call__(self, socket: ServerConnection) -> None:
        self._connections += 1
        await expect(socket, "hello")
        await send(socket, TABLE, moves(0))
        await (self._pause if self._connections == 1 else self._continue)(socket)

    async def _pause(self, socket: ServerConnection) -> None:
        await expect(socket, "act")
        socket.transport.abort()

    async def _continue(self, socket: ServerConnection) -> None:
        await expect(socket, "act", "look-back")
        await send(socket, UNSAVED, PAST)
        await expect(socket, "act", "look-back")
        await send(socket, moves(1), STALE, PAST)  # the lost move happened, and the later one did not
        await expect(socket, "act")
        await send(socket, moves(2))
        await socket.wait_closed()


def test_a_lost_move_that_happens_late_is_not_confused_with_a_later_one() -> None:
    history = History("table", 0)

    async def story() -> None:
        async with serve(Script(), "127.0.0.1", 0) as server, asyncio.timeout(20):
            port = next(iter(server.sockets)).getsockname()[1]
            await Player(port, history, seats=1, people=1, lines=2).play()

    asyncio.run(story())
    assert history.faults == []
    outcomes = [(sent.is_lost, sent.is_refused, sent.line) for sent in history.sent]
    assert outcomes == [(True, False, None), (False, True, None), (False, True, None), (False, False, 1)]
