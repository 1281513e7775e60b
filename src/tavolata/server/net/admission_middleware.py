"""The reception: whatever comes to the web framework comes through here, and is let in or refused."""

from functools import partial

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.server.errors import Refusal
from tavolata.server.net.admission import Doorkeeper
from tavolata.server.net.responses import as_read


class Reception:
    """Lets requests in as the doorkeeper says; the app finds out from their scope who they are."""

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
            self._door.metrics.count_refusal(refused)
            await as_read(refused, connection)(scope, receive, self._counting(send))
            return
        if scope["type"] == "websocket":
            scope["connection"].add_close_callback(partial(self._door.leave, caller))
            await self.app(scope, receive, self._counting(send))
            return
        try:
            await self.app(scope, receive, self._counting(send))
        finally:
            self._door.leave(caller)

    def _counting(self, send: Send) -> Send:
        async def counting(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                self._door.metrics.answers[message["status"]] += 1
            await send(message)

        return counting
