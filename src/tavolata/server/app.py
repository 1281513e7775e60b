"""The routes: HTTP for opening tables and reading, a websocket for each visitor of a table."""

import asyncio
import logging
import re
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
from starlette.websockets import WebSocket as UpgradeRequest

from tavolata.bots import bot_for
from tavolata.core.record import write_record
from tavolata.core.registry import get_plugin, plugins
from tavolata.core.text.rulebook import rulebook_for_language, sections_of
from tavolata.i18n import ENGLISH, negotiate, parse_accept_language, words_in
from tavolata.server.cluster.pubsub import Alone, Bus
from tavolata.server.errors import NotHere, Refusal, read, refusal
from tavolata.server.features import lessons, races, workshop
from tavolata.server.features.campaigns import Campaigns
from tavolata.server.http import health
from tavolata.server.identity import new_token
from tavolata.server.net.admission import Doorkeeper, caller_of
from tavolata.server.net.admission_middleware import Reception
from tavolata.server.net.responses import as_json, as_refusal
from tavolata.server.net.static_files import SecurityHeaders, built_client, client_routes
from tavolata.server.net.websocket import WebSocket
from tavolata.server.protocol import routes
from tavolata.server.protocol.http_models import FoundCampaign, PlayStage, Unlock
from tavolata.server.protocol.messages import MOST_LETTERS, OpenTable, Token, WhatIf
from tavolata.server.store.base import Store, StoreError
from tavolata.server.tables import guards, move_messages
from tavolata.server.tables.bots import BotMaker
from tavolata.server.tables.conversation import begin
from tavolata.server.tables.inactivity import AWAY
from tavolata.server.tables.registry import Tables
from tavolata.server.tables.session import COME_AGAIN, Visitor, encode
from tavolata.server.tables.table import Table

PAUSE = 700
"""Milliseconds between the actions of bots: slow enough to be followed, fast enough not to be waited for."""

_LONGEST_TIME = 12
"""So many figures has a time in milliseconds at most."""

_TABLES = "/api/tables"
_UNKNOWN_TABLE = 4404
_NUMBER = re.compile("-?[0-9]{1,6}")

_open_table = msgspec.json.Decoder(OpenTable)
_wanted = msgspec.json.Decoder(WhatIf)
_founding = msgspec.json.Decoder(FoundCampaign)
_unlocking = msgspec.json.Decoder(Unlock)
_playing = msgspec.json.Decoder(PlayStage)

_log = logging.getLogger(__name__)


def create_app(  # noqa: PLR0913 - of a server so much can be chosen
    store: Store,
    *,
    bus: Bus | None = None,
    pause: int = PAUSE,
    away: int = AWAY,
    make_bot: BotMaker = bot_for,
    client: Path | None = None,
    door: Doorkeeper | None = None,
    metrics: bool = False,
) -> Starlette:
    """The server on a store, which stays its opener's to close, alone if no bus is named; `client` is a built client other than our own."""
    door, bus = door or Doorkeeper(), bus or Alone()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.tables = tables = Tables(store, pause, make_bot, away, bus)
        app.state.campaigns = Campaigns(tables)
        app.state.judges = workshop.Judges()
        door.metrics.gauge("tables", "Tables that are in use.", lambda: tables.awake)
        yield
        await tables.close()
        await bus.close()
        await store.leave()

    packed = [Middleware(GZipMiddleware)]
    endpoints = [
        *health.routes(store, door.metrics if metrics else None),
        *routes.routes(),
        Route("/api/games", _games, middleware=packed),
        Route("/api/bots", _new_token, methods=["POST"]),
        Route("/api/rules/{game}", _rules, middleware=packed),
        Route("/api/words/{game}", _words, middleware=packed),
        Route("/api/lessons/{game}", _lessons, middleware=packed),
        Route("/api/lessons/{game}/{lesson}", _lesson, middleware=packed),
        Route("/api/shipyard/{game}", _draft, middleware=packed),
        Route("/api/shipyard/{game}/judged", _judged),
        Route("/api/shipyard/{game}/compared", _compared),
        Route("/api/shipyard/{game}/best", _best, middleware=packed),
        Route("/api/races/{game}", _race, middleware=packed),
        Route("/api/races/{game}/{race}", _race, middleware=packed),
        Route("/api/campaigns", _found, methods=["POST"]),
        Route("/api/campaigns/{game}/{campaign}", _campaign, middleware=packed),
        Route("/api/campaigns/{game}/{campaign}", _unlock, methods=["POST"], middleware=packed),
        Route("/api/campaigns/{game}/{campaign}/tables", _play_stage, methods=["POST"]),
        Route(_TABLES, _open, methods=["POST"]),
        Route("/api/tables/{table}/record", _record),
        Route("/api/tables/{table}/review", _review),
        Route("/api/tables/{table}/ghosts", _ghosts, middleware=packed),
        Route("/api/tables/{table}/what-if", _what_if, methods=["POST"]),
        WebSocketRoute("/ws/{table}", _welcome),
        WebSocketRoute("/{path:path}", _no_socket),
        *client_routes(client or built_client()),
    ]
    handlers: dict[Any, Any] = {Refusal: _refused, StoreError: _failed}
    layers = [Middleware(SecurityHeaders), Middleware(Reception, door)]
    app = Starlette(routes=endpoints, middleware=layers, lifespan=lifespan, exception_handlers=handlers)
    app.state.door = door
    return app


async def _games(_: Request) -> Response:
    return as_json(move_messages.offers())


async def _new_token(request: Request) -> Response:
    _check_page(request)
    return as_json(Token(new_token()), HTTPStatus.CREATED)


async def _rules(request: Request) -> Response:
    game = _known_game(request)
    return as_json(sections_of(game, rulebook_for_language(game, _language(request))))


async def _words(request: Request) -> Response:
    """The words of a game that the client does not carry, as Fluent writes them."""
    folder, lang = get_plugin(_known_game(request)).words, _language(request)
    words = "\n".join((words_in(folder, ENGLISH) | words_in(folder, lang)).values())
    return PlainTextResponse(words, headers={"Cache-Control": "no-store"})


async def _lessons(request: Request) -> Response:
    """When they are asked for first, all of them are checked by the rules: not while others wait."""
    return as_json(await asyncio.to_thread(lessons.offers, _known_game(request)))


async def _lesson(request: Request) -> Response:
    """Every position of it is worked out by the rules, so not while others wait."""
    game, name = _known_game(request), str(request.path_params["lesson"])
    if not await asyncio.to_thread(lessons.is_there, game, name):
        raise refusal("malformed", "no-lesson", lesson=repr(name), game=game)
    told_by = () if get_plugin(game).has_client else (_language(request), request.query_params.get("name", "")[:MOST_LETTERS])
    return as_json(await asyncio.to_thread(lessons.told, game, name, *told_by))


async def _draft(request: Request) -> Response:
    asked = request.query_params
    return as_json(workshop.drafted(_known_game(request), asked.get("code", ""), asked.getlist("do"), asked.get("at", "")))


async def _judged(request: Request) -> Response:
    """This may take a second or two, beside the games."""
    return as_json(await _tried_out(request, None))


async def _compared(request: Request) -> Response:
    """A score of one match beside what it brings when it is tried out."""
    return as_json(await _tried_out(request, _number(request, "score")))


async def _tried_out(request: Request, score: int | None) -> Any:
    judges: workshop.Judges = request.app.state.judges
    trial = workshop.Trial(_known_game(request), request.query_params.get("code", ""), _number(request, "tries"), score)
    return await judges.judge(trial, request.is_disconnected)


def _number(request: Request, name: str) -> int:
    """A whole number of a question, of few digits; 0 where it is none."""
    found = _NUMBER.fullmatch(request.query_params.get(name, ""))
    return int(found[0]) if found else 0


async def _best(request: Request) -> Response:
    return as_json(await workshop.best(_tables(request).store, _known_game(request)))


async def _race(request: Request) -> Response:
    """That of the day, unless another one is named."""
    race = request.path_params.get("race")
    return as_json(await races.told(_tables(request).store, _known_game(request), race, request.query_params.get("table", "")))


async def _found(request: Request) -> Response:
    _check_opening(request)
    return as_json(await _campaigns(request).found(read(await _body(request), _founding)), HTTPStatus.CREATED)


async def _campaign(request: Request) -> Response:
    return as_json(await _campaigns(request).told(*_campaign_at(request)))


async def _unlock(request: Request) -> Response:
    _check_page(request)
    return as_json(await _campaigns(request).unlock(*_campaign_at(request), read(await _body(request), _unlocking)))


async def _play_stage(request: Request) -> Response:
    _check_opening(request)
    opened = await _campaigns(request).play(*_campaign_at(request), read(await _body(request), _playing))
    caller_of(request).door.metrics.tables_opened += 1
    return as_json(opened, HTTPStatus.CREATED)


def _campaign_at(request: Request) -> tuple[str, str]:
    return _known_game(request), str(request.path_params["campaign"])


def _campaigns(request: Request) -> Campaigns:
    campaigns: Campaigns = request.app.state.campaigns
    return campaigns


async def _ghosts(request: Request) -> Response:
    """Those whom a table runs against; only what they did by now is told."""
    table = await _table(request)
    guards.check_begun(table.row)
    since = request.query_params.get("since", "")
    known = int(since[:_LONGEST_TIME]) if since.isdecimal() else -1
    return as_json(await races.ghosts(_tables(request).store, table.row, table.match, table.time(), known))


def _language(request: Request) -> str:
    """The language that is asked for by name, or else the first that the browser accepts and the house speaks."""
    asked = request.query_params.get("lang")
    return negotiate([asked]) if asked else parse_accept_language(request.headers.get("accept-language", ""))


def _known_game(request: Request) -> str:
    game, known = str(request.path_params["game"]), [plugin.name for plugin in plugins()]
    if game not in known:
        raise refusal("malformed", "no-game", game=repr(game), games=", ".join(known))
    return game


async def _open(request: Request) -> Response:
    _check_opening(request)
    opened = await _tables(request).open(read(await _body(request), _open_table))
    caller_of(request).door.metrics.tables_opened += 1
    return as_json(opened, HTTPStatus.CREATED)


async def _record(request: Request) -> Response:
    """The whole match with its secret, so that anybody can verify it; while it runs the secret is one."""
    table = await _table(request)
    guards.check_ended(table.row)
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.row.id}.jsonl"'}
    return Response(write_record(table.match, given_up=table.row.stage == "given-up"), media_type="application/x-ndjson", headers=headers)


async def _review(request: Request) -> Response:
    """How far the review is, line by line, and the review at last."""
    _check_room(request)
    work = await _tables(request).review(request.path_params["table"])
    lines = (msgspec.json.encode(line) + b"\n" async for line in work.lines())
    return StreamingResponse(lines, headers={"Cache-Control": "no-store"}, media_type="application/x-ndjson")


async def _what_if(request: Request) -> Response:
    _check_opening(request)
    wanted = read(await _body(request), _wanted)
    opened = await _tables(request).play_on(request.path_params["table"], wanted)
    caller_of(request).door.metrics.tables_opened += 1
    return as_json(opened, HTTPStatus.CREATED)


async def _welcome(asking: UpgradeRequest) -> None:
    """Accept a WebSocket for a table."""
    caller = caller_of(asking)
    socket: WebSocket = asking.scope["connection"]
    try:
        _check_page(asking)
        table = await _table(asking)
    except Refusal as refused:
        caller.refused(refused)
        await _turn_away(asking, socket, refused)
        return
    if socket.accept(caller.count_frame):
        begin(Visitor(socket, caller), table, caller)


async def _turn_away(asking: UpgradeRequest, socket: WebSocket, refused: Refusal) -> None:
    """Send the refusal over an accepted WebSocket, or over HTTP to another site and to who can ask another server."""
    if isinstance(refused, NotHere) or refused.code == "unauthorised":
        await asking.send_denial_response(as_refusal(refused))
    elif socket.accept(caller_of(asking).count_frame):
        socket.send(encode(refused.sent))
        socket.close(_UNKNOWN_TABLE if refused.code == "unknown-table" else COME_AGAIN)


async def _no_socket(asking: UpgradeRequest) -> None:
    """Answer a request for a WebSocket where there is none."""
    unknown = refusal("unknown-table", "unknown-table")
    caller_of(asking).refused(unknown)
    await asking.send_denial_response(as_refusal(unknown))


async def _refused(request: Request, refused: Refusal) -> Response:
    caller_of(request).refused(refused)
    return as_refusal(refused)


async def _failed(request: Request, error: StoreError) -> Response:
    _log.error("A request failed: %s", error)
    unsaved = refusal("not-now", "unsaved")
    caller_of(request).refused(unsaved)
    return as_json(unsaved.sent, HTTPStatus.SERVICE_UNAVAILABLE)


async def _body(request: Request) -> bytes:
    """The body of a request, as long as it is neither too long nor broken off."""
    body, most = bytearray(), caller_of(request).door.limits.body_bytes
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise refusal("oversized", "oversized", most=most)
    except ClientDisconnect as error:
        raise refusal("malformed", "broken-off") from error
    return bytes(body)


def _check_page(connection: HTTPConnection[Any]) -> None:
    """Browsers say whose page speaks; no other site may use the browsers of its visitors to play here."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise refusal("unauthorised", "cross-site")


def _check_opening(request: Request) -> None:
    """Whether somebody may open one more table."""
    _check_page(request)
    _check_room(request)
    caller = caller_of(request)
    caller.door.check_opening(caller.address)


def _check_room(connection: HTTPConnection[Any]) -> None:
    """Whether one more table may be woken, or opened; those in use stay so."""
    tables, name = _tables(connection), connection.path_params.get("table", "")
    if tables.game_at(name) is None:
        caller_of(connection).door.check_room(tables.awake)


async def _table(connection: HTTPConnection[Any]) -> Table:
    _check_room(connection)
    return await _tables(connection).find(connection.path_params["table"])


def _tables(connection: HTTPConnection[Any]) -> Tables:
    tables: Tables = connection.app.state.tables
    return tables
