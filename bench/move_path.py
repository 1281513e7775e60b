"""Prints the modules that one request passes through: `python -m bench.move_path`.

A server runs in this process with two people at a table of Lucky Loop. Every call of a function of `tavolata` is recorded in all threads.
"""

import asyncio
import json
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any, NamedTuple, Self
from urllib.request import Request, urlopen

import uvicorn
from websockets.sync.client import ClientConnection, connect

import tavolata
from tavolata.server.app import create_app
from tavolata.server.run import config
from tavolata.server.store.sqlite import SqliteStore

_ROOT = Path(tavolata.__file__).parent
_QUIET_SECONDS = 0.1
"""The server has no more to do for a request after this time."""
_TIMEOUT_SECONDS = 20
_SECRETS = ("first secret of the bench", "second secret of the bench")


class RequestPath(NamedTuple):
    """The modules that one request passed through, in the order of their first calls."""

    modules: tuple[str, ...]
    functions: int
    switches: int

    @property
    def server(self) -> list[str]:
        """The modules of the server."""
        return [module for module in self.modules if module.startswith("server.")]


class CallRecorder:
    """Records calls of functions of `tavolata` in all threads that start after it."""

    def __init__(self) -> None:
        self.is_recording = False
        self._modules: dict[str, str | None] = {}
        self._calls: list[tuple[str, str]] = []

    def __enter__(self) -> Self:
        threading.setprofile(self._on_event)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        threading.setprofile(None)

    def record(self, work: Callable[[], object]) -> RequestPath:
        """The path of all requests that `work` sends."""
        self._calls.clear()
        self.is_recording = True
        work()
        time.sleep(_QUIET_SECONDS)
        self.is_recording = False
        modules = [module for module, _ in self._calls]
        switches = sum(one != other for one, other in pairwise(modules))
        return RequestPath(tuple(dict.fromkeys(modules)), len(set(self._calls)), switches)

    def _on_event(self, frame: FrameType, event: str, _: object) -> None:
        if self.is_recording and event == "call" and (module := self._module_of(frame.f_code.co_filename)) is not None:
            self._calls.append((module, frame.f_code.co_qualname))

    def _module_of(self, file: str) -> str | None:
        if file not in self._modules:
            path = Path(file)
            inside = path.is_relative_to(_ROOT)
            self._modules[file] = ".".join(path.relative_to(_ROOT).with_suffix("").parts) if inside else None
        return self._modules[file]


class Player:
    """A client of a table that uses no code of `tavolata`."""

    def __init__(self, port: int, table: str, seat: int) -> None:
        self._url = f"ws://127.0.0.1:{port}/ws/{table}"
        self.seat = seat
        self.moves: dict[str, Any] = {"n": 0}
        self._open()

    def _open(self) -> None:
        self._stack = ExitStack()
        self._socket: ClientConnection = self._stack.enter_context(connect(self._url, compression=None))

    def hello(self, seen: int = -1) -> None:
        """Say who the player is, and wait for the table."""
        self.send(kind="hello", secret=_SECRETS[self.seat], seen=seen)
        self.wait_for("table")

    def reconnect(self) -> None:
        """Open a new socket, and wait for the position."""
        self._open()
        self.hello(self.moves["n"] - 1)
        self.wait_for("moves")

    def send(self, **request: object) -> None:
        """Send one request."""
        self._socket.send(json.dumps(request))

    def wait_for(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(_TIMEOUT_SECONDS))
            if message["kind"] == "refused":
                raise RuntimeError(message)
            if message["kind"] == "moves":
                self.moves = message
            if message["kind"] in kinds:
                return message

    def close(self) -> None:
        """Close the socket."""
        self._stack.close()


@contextmanager
def _serving() -> Iterator[int]:
    """A server on a free port, in a thread of its own."""
    with tempfile.TemporaryDirectory() as folder, closing(SqliteStore.open(Path(folder))) as store:
        server = uvicorn.Server(config(create_app(store)))
        server.config.host, server.config.port = "127.0.0.1", 0
        thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield server.servers[0].sockets[0].getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()


def _open_table(port: int) -> str:
    body = json.dumps({"game": "lucky-loop", "seats": 2}).encode()
    with urlopen(Request(f"http://127.0.0.1:{port}/api/tables", body)) as answer:
        return str(json.load(answer)["table"])


def _wait_all(players: Sequence[Player]) -> None:
    for player in players:
        player.wait_for("moves")


def _begin(players: Sequence[Player]) -> None:
    """A player begins the match."""
    players[0].send(kind="begin")
    _wait_all(players)


def _act(players: Sequence[Player]) -> None:
    """One action of the player who may act."""
    player = players[players[0].moves["awaited"][0]]
    choice = next(choice["text"] for choice in player.moves["legal"] if not choice["text"].startswith("give-up"))
    player.send(kind="act", n=player.moves["n"], actions=[choice])
    _wait_all(players)


def _take_back(players: Sequence[Player]) -> None:
    """A player asks for the last action, and the other player agrees."""
    actor = next(player for player in players if player.moves["back"])
    actor.send(kind="take-back", on_record=True)
    other = players[1 - actor.seat]
    while other.wait_for("table", "moves")["kind"] == "table":
        other.send(kind="consent", agreed=True)
    actor.wait_for("moves")


def measure() -> dict[str, RequestPath]:
    """The path of a beginning, a move, a take-back and a reconnect."""
    with CallRecorder() as recorder, _serving() as port:
        _play(recorder, port)  # what is done only once in a process is not of the path
        return _play(recorder, port)


def _play(recorder: CallRecorder, port: int) -> dict[str, RequestPath]:
    table = _open_table(port)
    players = [Player(port, table, seat) for seat in range(2)]
    for player in players:
        player.hello()
        player.send(kind="sit", seat=player.seat, name=f"Seat {player.seat}")
        player.wait_for("table")
    time.sleep(_QUIET_SECONDS)
    paths = {}
    try:
        paths["beginning"] = recorder.record(lambda: _begin(players))
        paths["move"] = recorder.record(lambda: _act(players))
        paths["take-back"] = recorder.record(lambda: _take_back(players))
        players[1].close()
        time.sleep(_QUIET_SECONDS)
        paths["reconnect"] = recorder.record(players[1].reconnect)
    finally:
        for player in players:
            with suppress(OSError):
                player.close()
    return paths


def main() -> None:
    """Measure, and print."""
    for name, path in measure().items():
        print(f"{name}: {len(path.server)} modules of tavolata.server, {len(path.modules)} of tavolata in all,", end=" ")
        print(f"{path.functions} functions, {path.switches} changes of module")
        for module in path.modules:
            print(f"    {module}")


if __name__ == "__main__":
    main()
