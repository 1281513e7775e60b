"""The reception: whatever comes to the app comes through here, and is let in or refused."""

from functools import partial

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.server.answers import as_read
from tavolata.server.doorkeeper import Caller, Doorkeeper
from tavolata.server.line import Line, open_line
from tavolata.server.refusal import Refusal


class Reception:
    """Lets requests and sockets in as the doorkeeper says; the app finds out from its scope who they are."""

    def __init__(self, app: ASGIApp, door: Doorkeeper) -> None:
        self.app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on whoever may come in."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            scope["caller"] = caller = self._door.enter(connection)
        except Refusal as refused:
            self._door.metrics.refused(refused)
            await as_read(refused, connection)(scope, receive, self._counting(send))
            return
        try:
            await self.app(scope, receive, self._counting(send))
        finally:
            self._see_off(caller, open_line(scope))

    def _see_off(self, caller: Caller, line: Line | None) -> None:
        """A visit is over when its request was answered, or when the line is closed that it opened."""
        if line is None:
            self._door.leave(caller)
        else:
            line.when_lost(partial(self._door.leave, caller))

    def _counting(self, send: Send) -> Send:
        async def counting(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self._door.metrics.answers[message["status"]] += 1
            await send(message)

        return counting
