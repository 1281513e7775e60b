"""Helpers of endpoints: reading requests, and checks of origin, capacity and rate."""

import re
from http import HTTPStatus
from typing import Any

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from tavolata.core.registry import plugins
from tavolata.i18n import negotiate, parse_accept_language
from tavolata.server.errors import refusal
from tavolata.server.net.admission import client_of
from tavolata.server.net.responses import json_response
from tavolata.server.protocol.messages import TableOpened
from tavolata.server.tables.registry import TableRegistry
from tavolata.server.tables.table import LiveTable

GZIP = [Middleware(GZipMiddleware)]

_INTEGER = re.compile("-?[0-9]{1,6}")


async def read_body(request: Request) -> bytes:
    """The body of a request, unless it is too long or incomplete."""
    body, limit = bytearray(), client_of(request).admission.limits.body_bytes
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                raise refusal("oversized", "oversized", most=limit)
    except ClientDisconnect as error:
        raise refusal("malformed", "broken-off") from error
    return bytes(body)


def integer_query(request: Request, name: str) -> int:
    """A query parameter as an integer of at most six digits; 0 if it is none."""
    found = _INTEGER.fullmatch(request.query_params.get(name, ""))
    return int(found[0]) if found else 0


def language_of(request: Request) -> str:
    """The language of the `lang` parameter, or the first supported one of Accept-Language."""
    lang = request.query_params.get("lang")
    return negotiate([lang]) if lang else parse_accept_language(request.headers.get("accept-language", ""))


def game_of(request: Request) -> str:
    """The game in the path of a request, if it is installed."""
    game, known = str(request.path_params["game"]), [plugin.name for plugin in plugins()]
    if game not in known:
        raise refusal("malformed", "no-game", game=repr(game), games=", ".join(known))
    return game


def registry_of(connection: HTTPConnection[Any]) -> TableRegistry:
    """The table registry of the app."""
    tables: TableRegistry = connection.app.state.tables
    return tables


async def find_table(connection: HTTPConnection[Any]) -> LiveTable:
    """The table in the path of a request, loaded if there is capacity for it."""
    check_capacity(connection)
    return await registry_of(connection).find(connection.path_params["table"])


def check_origin(connection: HTTPConnection[Any]) -> None:
    """Refuse requests that a page of another site makes through a player's browser."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise refusal("unauthorised", "cross-site")


def check_capacity(connection: HTTPConnection[Any]) -> None:
    """Refuse to load or open one more table than the server's limit; loaded tables stay usable."""
    tables, name = registry_of(connection), connection.path_params.get("table", "")
    if tables.game_at(name) is None:
        client_of(connection).admission.check_capacity(tables.loaded_count)


def check_table_quota(request: Request) -> None:
    """Refuse a request that would open a table, by origin, capacity and the client's rate."""
    check_origin(request)
    check_capacity(request)
    client = client_of(request)
    client.admission.check_table_rate(client.address)


def opened_response(request: Request, opened: TableOpened) -> Response:
    """Count an opened table and return it."""
    client_of(request).admission.metrics.tables_opened += 1
    return json_response(opened, HTTPStatus.CREATED)
