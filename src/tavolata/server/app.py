"""The routes: HTTP for opening tables and reading, a websocket for each visitor of a table."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from tavolata.bots import bot_for
from tavolata.core.library import kit_of, kits
from tavolata.core.record import write_record
from tavolata.core.rulebook import nearest_book, sections_of
from tavolata.server import lessons, races, shipyard, telling
from tavolata.server.absence import AWAY
from tavolata.server.bots import BotMaker
from tavolata.server.client import SecurityHeaders, built_client, client_routes
from tavolata.server.refusal import Refusal, read, refusal
from tavolata.server.store import Store, StoreError
from tavolata.server.tables import Tables
from tavolata.server.visitor import Visitor, encode
from tavolata.server.wire import MOST_LETTERS, OpenTable, WhatIf
from tavolata.words import ENGLISH, accepted, chosen, words_in

PAUSE = 700
"""Milliseconds between the actions of bots: slow enough to be followed, fast enough not to be waited for."""

MOST_BYTES = 64 * 1024
"""The body of a request; a card file of one's own is a few thousand bytes."""

_LONGEST_TIME = 12
"""So many figures has a time in milliseconds at most."""

_UNKNOWN_TABLE = 4404
_STATUS = {
    "malformed": HTTPStatus.BAD_REQUEST,
    "oversized": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "unauthorised": HTTPStatus.FORBIDDEN,
    "unknown-table": HTTPStatus.NOT_FOUND,
}

_open_table = msgspec.json.Decoder(OpenTable)
_wanted = msgspec.json.Decoder(WhatIf)

_log = logging.getLogger(__name__)


def create_app(
    store: Store, *, pause: int = PAUSE, away: int = AWAY, make_bot: BotMaker = bot_for, client: Path | None = None
) -> Starlette:
    """The server on a store, which stays its opener's to close; `client` is the folder of a built client other than our own."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.tables = Tables(store, pause, make_bot, away)
        app.state.judges = shipyard.Judges()
        yield
        await app.state.tables.close()

    packed = [Middleware(GZipMiddleware)]
    routes = [
        Route("/api/games", _games, middleware=packed),
        Route("/api/rules/{game}", _rules, middleware=packed),
        Route("/api/words/{game}", _words, middleware=packed),
        Route("/api/lessons/{game}", _lessons, middleware=packed),
        Route("/api/lessons/{game}/{lesson}", _lesson, middleware=packed),
        Route("/api/shipyard/{game}", _draft, middleware=packed),
        Route("/api/shipyard/{game}/judged", _judged),
        Route("/api/shipyard/{game}/best", _best, middleware=packed),
        Route("/api/races/{game}", _race, middleware=packed),
        Route("/api/races/{game}/{race}", _race, middleware=packed),
        Route("/api/tables", _open, methods=["POST"]),
        Route("/api/tables/{table}/record", _record),
        Route("/api/tables/{table}/review", _review),
        Route("/api/tables/{table}/ghosts", _ghosts, middleware=packed),
        Route("/api/tables/{table}/what-if", _what_if, methods=["POST"]),
        WebSocketRoute("/ws/{table}", _socket),
        *client_routes(client or built_client()),
    ]
    handlers: dict[Any, Any] = {Refusal: _refused, StoreError: _failed}
    return Starlette(routes=routes, middleware=[Middleware(SecurityHeaders)], lifespan=lifespan, exception_handlers=handlers)


async def _games(_: Request) -> Response:
    return _json(telling.offers())


async def _rules(request: Request) -> Response:
    game = _known_game(request)
    return _json(sections_of(game, nearest_book(game, _language(request))))


async def _words(request: Request) -> Response:
    """The words of a game that the client does not carry, as Fluent writes them."""
    folder, lang = kit_of(_known_game(request)).words, _language(request)
    words = "\n".join((words_in(folder, ENGLISH) | words_in(folder, lang)).values())
    return PlainTextResponse(words, headers={"Cache-Control": "no-store"})


async def _lessons(request: Request) -> Response:
    """When they are asked for first, all of them are checked by the rules: not while others wait."""
    return _json(await asyncio.to_thread(lessons.offers, _known_game(request)))


async def _lesson(request: Request) -> Response:
    """Every position of it is worked out by the rules, so not while others wait."""
    game, name = _known_game(request), str(request.path_params["lesson"])
    if not await asyncio.to_thread(lessons.is_there, game, name):
        raise refusal("malformed", "no-lesson", lesson=repr(name), game=game)
    told_by = () if kit_of(game).room else (_language(request), request.query_params.get("name", "")[:MOST_LETTERS])
    return _json(await asyncio.to_thread(lessons.told, game, name, *told_by))


async def _draft(request: Request) -> Response:
    asked = request.query_params
    return _json(shipyard.drafted(_known_game(request), asked.get("code", ""), asked.getlist("do"), asked.get("at", "")))


async def _judged(request: Request) -> Response:
    """This may take a second or two, beside the games."""
    judges: shipyard.Judges = request.app.state.judges
    code, tries = request.query_params.get("code", ""), request.query_params.get("tries", "")
    judged = await judges.judge(_known_game(request), code, int(tries) if tries.isdecimal() else 1, request.is_disconnected)
    return _json(judged)


async def _best(request: Request) -> Response:
    return _json(await shipyard.best(_tables(request).store, _known_game(request)))


async def _race(request: Request) -> Response:
    """That of the day, unless another one is named."""
    race = request.path_params.get("race")
    return _json(await races.told(_tables(request).store, _known_game(request), race, request.query_params.get("table", "")))


async def _ghosts(request: Request) -> Response:
    """Those whom a table runs against; only what they did by now is told."""
    table = await _tables(request).find(request.path_params["table"])
    table.check_begun()
    since = request.query_params.get("since", "")
    known = int(since[:_LONGEST_TIME]) if since.isdecimal() else -1
    return _json(await races.ghosts(_tables(request).store, table.row, table.match, table.time(), known))


def _language(request: Request) -> str:
    """The language that is asked for by name, or else the first that the browser accepts and the house speaks."""
    asked = request.query_params.get("lang")
    return chosen([asked]) if asked else accepted(request.headers.get("accept-language", ""))


def _known_game(request: Request) -> str:
    game, known = str(request.path_params["game"]), [kit.name for kit in kits()]
    if game not in known:
        raise refusal("malformed", "no-game", game=repr(game), games=", ".join(known))
    return game


async def _open(request: Request) -> Response:
    if not _is_from_our_page(request):
        raise refusal("unauthorised", "cross-site")
    return _json(await _tables(request).open(read(await _body(request), _open_table)), HTTPStatus.CREATED)


async def _record(request: Request) -> Response:
    """The whole match with its secret, so that anybody can verify it; while it runs the secret is one."""
    table = await _tables(request).find(request.path_params["table"])
    table.check_ended()
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.row.id}.jsonl"'}
    return Response(write_record(table.match, given_up=table.row.stage == "given-up"), media_type="application/x-ndjson", headers=headers)


async def _review(request: Request) -> Response:
    """How far the review is, line by line, and the review at last."""
    work = await _tables(request).review(request.path_params["table"])
    lines = (msgspec.json.encode(line) + b"\n" async for line in work.lines())
    return StreamingResponse(lines, headers={"Cache-Control": "no-store"}, media_type="application/x-ndjson")


async def _what_if(request: Request) -> Response:
    if not _is_from_our_page(request):
        raise refusal("unauthorised", "cross-site")
    wanted = read(await _body(request), _wanted)
    return _json(await _tables(request).play_on(request.path_params["table"], wanted), HTTPStatus.CREATED)


async def _socket(websocket: WebSocket) -> None:
    if not _is_from_our_page(websocket):
        await websocket.close()
        return
    await websocket.accept()
    try:
        table = await _tables(websocket).find(websocket.path_params["table"])
    except Refusal as refused:
        await websocket.send_text(encode(refused.sent))
        await websocket.close(_UNKNOWN_TABLE)
        return
    visitor = Visitor(websocket)
    try:
        await visitor.converse(table.hear)
    finally:
        table.leave(visitor)


async def _refused(_: Request, refused: Refusal) -> Response:
    return _json(refused.sent, _STATUS.get(refused.code, HTTPStatus.CONFLICT))


async def _failed(_: Request, error: StoreError) -> Response:
    _log.error("A request failed.", exc_info=error)
    return _json(refusal("not-now", "unsaved").sent, HTTPStatus.SERVICE_UNAVAILABLE)


async def _body(request: Request) -> bytes:
    """The body of a request, as long as it is neither too long nor broken off."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MOST_BYTES:
                raise refusal("oversized", "oversized", most=MOST_BYTES)
    except ClientDisconnect as error:
        raise refusal("malformed", "broken-off") from error
    return bytes(body)


def _is_from_our_page(connection: HTTPConnection[Any]) -> bool:
    """Browsers say whose page speaks; no other site may use the browsers of its visitors to play here."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


def _tables(connection: HTTPConnection[Any]) -> Tables:
    tables: Tables = connection.app.state.tables
    return tables


def _json(data: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(msgspec.json.encode(data), status, {"Cache-Control": "no-store"}, "application/json")
