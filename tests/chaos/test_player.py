"""Whoever plays under torture knows which of their moves happened, also where a lost one happens late."""

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
    """So many lines, the last of which is the player's own."""
    steps = [{"n": n - 1, "actor": 0, "time": 0, "events": []}] if n else []
    return {"kind": "moves", "n": n, "steps": steps, "view": {}, "result": None, "back": None, "legal": [{"text": "go"}]}


async def say(socket: ServerConnection, *messages: dict[str, Any]) -> None:
    for message in messages:
        await socket.send(json.dumps(message))


async def hear(socket: ServerConnection, *kinds: str) -> None:
    assert [json.loads(await socket.recv())["kind"] for _ in kinds] == list(kinds)


class Script:
    """A server that stands still with a move in its ears, another one that cannot save the next, and then the first, which goes on."""

    def __init__(self) -> None:
        self._lines = 0

    async def __call__(self, socket: ServerConnection) -> None:
        self._lines += 1
        await hear(socket, "hello")
        await say(socket, TABLE, moves(0))
        await (self._stand_still if self._lines == 1 else self._go_on)(socket)

    async def _stand_still(self, socket: ServerConnection) -> None:
        await hear(socket, "act")
        socket.transport.abort()

    async def _go_on(self, socket: ServerConnection) -> None:
        await hear(socket, "act", "look-back")
        await say(socket, UNSAVED, PAST)
        await hear(socket, "act", "look-back")
        await say(socket, moves(1), STALE, PAST)  # the lost one happened, and what was sent since did not
        await hear(socket, "act")
        await say(socket, moves(2))
        await socket.wait_closed()


def test_a_lost_move_that_happens_late_is_not_taken_for_one_that_was_sent_since() -> None:
    history = History("table", 0)

    async def story() -> None:
        async with serve(Script(), "127.0.0.1", 0) as server, asyncio.timeout(20):
            port = next(iter(server.sockets)).getsockname()[1]
            await Player(port, history, seats=1, people=1, lines=2).play()

    asyncio.run(story())
    assert history.faults == []
    became = [(sent.is_lost, sent.is_refused, sent.line) for sent in history.sent]
    assert became == [(True, False, None), (False, True, None), (False, True, None), (False, False, 1)]
