"""The door itself, before there is a request: every connection needs a place, and has to bring its request in time."""

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from tavolata.server.answers import on_the_line
from tavolata.server.doorkeeper import Doorkeeper
from tavolata.server.line import Line
from tavolata.server.refusal import Refusal, refusal


class DoorConfig(uvicorn.Config):
    """The settings of the web server, and who keeps its door."""

    def __init__(self, app: Any, door: Doorkeeper, **settings: Any) -> None:
        super().__init__(app, http=HttpDoor, ws=SocketDoor, h11_max_incomplete_event_size=door.limits.head_bytes, **settings)
        self.door = door


class HttpDoor(H11Protocol):
    """A connection on which a request is to come."""

    def __init__(self, config: DoorConfig, *more: Any, **others: Any) -> None:
        super().__init__(config, *more, **others)
        self._door = config.door
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody came, who gets a place, or is told at once that there is none."""
        super().connection_made(transport)
        try:
            self._door.seat(transport, self.client[0] if self.client else None)
        except Refusal as refused:
            self._turn_away(refused)
            return
        self._begin_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone, and their place is free."""
        self._end_waiting()
        self._door.unseat(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request came; from its first byte on the time runs until its last."""
        if self._patience is None:
            self._begin_waiting()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._end_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The request was one for a socket, which keeps the place."""
        self._end_waiting()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What came was no request."""
        self._turn_away(refusal("malformed", "no-request"))

    def _begin_waiting(self) -> None:
        self._patience = self.loop.call_later(self._door.limits.request_seconds, self._lose_patience)

    def _end_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _lose_patience(self) -> None:
        self._turn_away(refusal("too-slow", "slow-request", seconds=self._door.limits.request_seconds))

    def _turn_away(self, refused: Refusal) -> None:
        """Say why, unless an answer is already under way, and end the connection."""
        self._door.metrics.refused(refused)
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE, h11.ERROR):
            self.transport.write(on_the_line(refused))
        self.transport.close()


class SocketDoor(Line):
    """A socket, in the place of the connection on which it was asked for."""

    def __init__(self, config: DoorConfig, *more: Any, **others: Any) -> None:
        super().__init__(config, *more, **others)
        self._door = config.door

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone, and their place is free."""
        self._door.unseat(self.transport)
        super().connection_lost(exc)
