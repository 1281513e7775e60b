"""The entrance: sockets, and the requests that come with nearly every game, are let in without the layers of the web framework."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from http import HTTPStatus
from typing import Any, TypeAlias

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tavolata.server.errors import Refusal, refusal
from tavolata.server.net.admission import Doorkeeper
from tavolata.server.net.http_parser import Asked, Headers
from tavolata.server.net.responses import as_refusal, on_the_line, status_of
from tavolata.server.net.websocket import Line

SOCKETS = "/ws/"

_log = logging.getLogger(__name__)

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]
"""Answers a request, also where it refuses it."""

Welcome: TypeAlias = Callable[[HTTPConnection[Any], Line], Awaitable[None]]
"""Opens a line, or denies it."""

Client: TypeAlias = tuple[str, int] | None
"""Where a connection comes from."""


class Entrance:
    """Lets in as the doorkeeper says, and finds who answers."""

    def __init__(self, app: Starlette, door: Doorkeeper, endpoints: Mapping[tuple[str, str], Endpoint], welcome: Welcome) -> None:
        """`endpoints` by method and path."""
        self._app = app
        self.door = door
        self._endpoints = endpoints
        self._welcome = welcome
        proxies = [str(network) for network in door.proxies]
        self._behind_proxies = ProxyHeadersMiddleware(_nothing, proxies) if proxies else None  # type: ignore[arg-type]

    def answers(self, asked: Asked) -> bool:
        """Whether such a request is answered here."""
        return (asked.method, asked.path) in self._endpoints

    async def answer(self, asked: Asked, client: Client) -> Response:
        """The answer to a request, whatever happens."""
        request = Request({**self._scope("http", asked.path, asked.headers, client), "method": asked.method}, _receiving(asked.body))
        try:
            response = await self._answered(request, self._endpoints[asked.method, asked.path])
        except Exception:  # noqa: BLE001 - whatever it was, nobody else is to notice
            _log.exception("A request could not be answered.")
            response = PlainTextResponse("Internal Server Error", HTTPStatus.INTERNAL_SERVER_ERROR)
        self.door.metrics.answers[response.status_code] += 1
        return response

    async def _answered(self, request: Request, endpoint: Endpoint) -> Response:
        try:
            caller = request.scope["caller"] = self.door.enter(await self._from_afar(request))
        except Refusal as refused:
            self.door.metrics.refused(refused)
            return as_refusal(refused)
        try:
            return await endpoint(request)
        finally:
            self.door.leave(caller)

    async def open(self, line: Line, path: str, headers: Headers, client: Client) -> None:
        """Let somebody have a line who asks for it, or say why not."""
        connection = HTTPConnection[Any](self._scope("websocket", path, headers, client))
        try:
            caller = connection.scope["caller"] = self.door.enter(await self._from_afar(connection))
            line.when_lost(partial(self.door.leave, caller))
            connection.scope["path_params"] = {"table": _table_in(path)}
        except Refusal as refused:
            self.door.metrics.refused(refused)
            self.deny(line, refused)
            return
        try:
            await self._welcome(connection, line)
        except Exception:  # noqa: BLE001
            _log.exception("A line could not be opened.")
            line.cut()

    def deny(self, line: Line, refused: Refusal) -> None:
        """Say why no line is opened."""
        self.door.metrics.answers[status_of(refused)] += 1
        line.deny(on_the_line(refused))

    def _scope(self, kind: str, path: str, headers: Headers, client: Client) -> Scope:
        return {"type": kind, "app": self._app, "path": path, "headers": headers, "client": client, "query_string": b"", "path_params": {}}

    async def _from_afar(self, connection: HTTPConnection[Any]) -> HTTPConnection[Any]:
        """Known by the address that a proxy names which brings others, as the web server reads it."""
        if self._behind_proxies is not None:
            await self._behind_proxies(connection.scope, _nothing_more, _unsent)  # type: ignore[arg-type]
        return connection


def _table_in(path: str) -> str:
    """The name of the table to which a line is wanted."""
    name = path.removeprefix(SOCKETS)
    if name == path or "/" in name:
        raise refusal("unknown-table", "unknown-table")
    return name


def _receiving(body: bytes) -> Receive:
    """How the web framework takes a body, which is there already."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body}

    return receive


async def _nothing(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """Whoever stands before it has read the scope."""


async def _nothing_more() -> Message:
    """There is nothing to receive."""
    return {}


async def _unsent(_message: Message) -> None:
    """There is nobody to send to."""
