"""The door itself, before there is a request: every connection needs a place, and has to bring its request in time."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from tavolata.server.errors import Refusal, refusal
from tavolata.server.net.fast_routes import SOCKETS, Client, Entrance
from tavolata.server.net.http_parser import Asked, Headers, asked, handshake, is_kept_open
from tavolata.server.net.responses import on_the_line, written
from tavolata.server.net.static_files import HEADERS
from tavolata.server.net.websocket import Line

_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class DoorConfig(uvicorn.Config):
    """The settings of the web server, and where its door leads to."""

    def __init__(self, app: Any, entrance: Entrance, **settings: Any) -> None:
        most = entrance.door.limits.head_bytes
        super().__init__(app, http=Door, ws=Line, h11_max_incomplete_event_size=most, **settings)
        self.entrance = entrance


class Doorway:
    """A connection on which a request is to come, in time."""

    transport: asyncio.Transport
    client: Client
    _patience: asyncio.TimerHandle | None = None

    def __init__(self, config: DoorConfig, server_state: ServerState) -> None:
        self.entrance = config.entrance
        self.door = config.entrance.door
        self.server_state = server_state

    @property
    def may_answer(self) -> bool:
        """Whether no answer is under way."""
        return True

    def begin_waiting(self, until: float | None = None) -> None:
        """Wait for a request, until a time that was set before if it was; who waits already goes on waiting."""
        loop = asyncio.get_running_loop()
        if self._patience is None:
            self._patience = loop.call_at(until or loop.time() + self.door.limits.request_seconds, self._lose_patience)

    def end_waiting(self) -> float | None:
        """Wait no longer; until when one would have waited, if one did."""
        patience, self._patience = self._patience, None
        if patience is None:
            return None
        until = patience.when()
        patience.cancel()
        return until

    def _lose_patience(self) -> None:
        self.turn_away(refusal("too-slow", "slow-request", seconds=self.door.limits.request_seconds))

    def turn_away(self, refused: Refusal) -> None:
        """Say why, unless an answer is already under way, and end the connection."""
        self.door.metrics.refused(refused)
        if self.may_answer:
            self.transport.write(on_the_line(refused))
        self.transport.close()

    def hand_over(self) -> None:
        """The connection is somebody else's from now on."""
        self.end_waiting()
        self.server_state.connections.discard(self)

    def open_line(self, answer: bytes, path: str, headers: Headers, early: bytes = b"") -> None:
        """Let a socket be opened in the place of the connection; it hears what came early."""
        self.hand_over()
        line = Line(self.transport, self.server_state.connections, answer)
        line.when_lost(partial(self.door.unseat, self.transport))
        if early:
            line.data_received(early)
        self.start(self.entrance.open(line, path, headers, self.client))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done that the web server waits for when it ends."""
        tasks = self.server_state.tasks
        task = asyncio.get_running_loop().create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)


class Door(Doorway, asyncio.Protocol):
    """Where a connection begins; a request that is whole and plain goes the short way in, with any other one the web server takes over."""

    def __init__(self, config: DoorConfig, server_state: ServerState, app_state: dict[str, Any], **_: Any) -> None:
        super().__init__(config, server_state)
        self._config, self._app_state = config, app_state
        self._idle: asyncio.TimerHandle | None = None
        self._came = b""
        """What came of the next request."""
        self._is_answering = self._is_last = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody came, who gets a place, or is told at once that there is none."""
        self.transport = transport
        self.client = _client_of(transport)
        self.server_state.connections.add(self)  # type: ignore[arg-type]
        try:
            self.door.seat(transport, self.client[0] if self.client else None)
        except Refusal as refused:
            self.turn_away(refused)
            return
        self.begin_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone, and their place is free."""
        self.hand_over()
        self._end_idling()
        self.door.unseat(self.transport)

    def data_received(self, data: bytes) -> None:
        """Something came: a request, a part of one, or what is to be read after the answer to the last one."""
        self._end_idling()
        came, self._came = self._came + data, b""
        if self._is_answering:
            self._came = came
            self.transport.pause_reading()
            return
        request = asked(came, self.door.limits.head_bytes)
        if request is None or not self._let_in(request, came):
            self._take_long_way(came)

    def _let_in(self, request: Asked, came: bytes) -> bool:
        """Whether it is a request that goes the short way, at once or when all of it has come."""
        if request.path.startswith(SOCKETS) and (answer := handshake(request.method, request.headers)) is not None:
            self.open_line(answer, request.path, request.headers)
        elif not self.entrance.answers(request) or not is_kept_open(request.headers) or request.missing > self.door.limits.body_bytes:
            return False
        elif request.missing:
            self._came = came
            self.begin_waiting()
        else:
            self.end_waiting()
            self._is_answering = True
            self.start(self._answer(request))
        return True

    async def _answer(self, request: Asked) -> None:
        """Answer a request, and go on with what came meanwhile."""
        response = await self.entrance.answer(request, self.client)
        self._is_answering = False
        if self.transport.is_closing():
            return
        self.transport.write(written(response, [*self.server_state.default_headers, *_HEADERS]))
        if self._is_last:
            self.transport.close()
            return
        self._idle = asyncio.get_running_loop().call_later(self._config.timeout_keep_alive, self.transport.close)
        if self._came:
            self.transport.resume_reading()
            self.data_received(b"")

    def _take_long_way(self, data: bytes) -> None:
        """Let the web server read it, which knows all ways of saying something, and have the connection from now on."""
        way = LongWay(self._config, self.server_state, self._app_state)
        way.begin_waiting(self.end_waiting())
        self.hand_over()
        way.connection_made(self.transport)
        self.transport.set_protocol(way)
        way.data_received(data)

    def _end_idling(self) -> None:
        if self._idle is not None:
            self._idle.cancel()

    def shutdown(self) -> None:
        """The web server goes away; what is asked is still answered."""
        self._is_last = True
        if not self._is_answering:
            self.transport.close()


class LongWay(Doorway, H11Protocol):
    """A connection in the hands of the web server; its place is taken already."""

    def __init__(self, config: DoorConfig, server_state: ServerState, app_state: dict[str, Any]) -> None:
        H11Protocol.__init__(self, config, server_state, app_state)
        Doorway.__init__(self, config, server_state)

    @property
    def may_answer(self) -> bool:
        """Whether no answer is under way."""
        return self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE, h11.ERROR)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone, and their place is free."""
        self.end_waiting()
        self.door.unseat(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request came; from its first byte on the time runs until its last."""
        self.begin_waiting()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.end_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The request was one for a socket, which keeps the place."""
        answer = handshake(event.method.decode(), self.headers)
        if answer is None:
            self.send_400_response("")
        else:
            self.open_line(answer, self.scope["path"], self.headers, self.conn.trailing_data[0])

    def send_400_response(self, msg: str) -> None:
        """What came was no request."""
        self.end_waiting()
        self.turn_away(refusal("malformed", "no-request"))


def _client_of(transport: asyncio.Transport) -> Client:
    """Where a connection comes from; one from this machine may have no address."""
    match transport.get_extra_info("peername"):
        case (str(host), int(port), *_):
            return host, port
    return None
