"""Endpoints of the installed games (offers, rulebooks, translations), and of tokens for bot clients."""

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tavolata.core.registry import get_plugin
from tavolata.core.text.rulebook import rulebook_for_language, sections_of
from tavolata.i18n import ENGLISH, messages_in
from tavolata.server.http.requests import GZIP, check_origin, game_of, language_of
from tavolata.server.identity import new_token
from tavolata.server.net.responses import json_response
from tavolata.server.protocol.messages import Token
from tavolata.server.tables import messages


def routes() -> list[Route]:
    """The routes of this module."""
    return [
        Route("/api/games", _games, middleware=GZIP),
        Route("/api/bots", _new_token, methods=["POST"]),
        Route("/api/rules/{game}", _rules, middleware=GZIP),
        Route("/api/words/{game}", _words, middleware=GZIP),
    ]


async def _games(_: Request) -> Response:
    return json_response(messages.game_offers())


async def _new_token(request: Request) -> Response:
    check_origin(request)
    return json_response(Token(new_token()), HTTPStatus.CREATED)


async def _rules(request: Request) -> Response:
    game = game_of(request)
    return json_response(sections_of(game, rulebook_for_language(game, language_of(request))))


async def _words(request: Request) -> Response:
    """The messages of a game that the client does not bundle, as Fluent source."""
    folder, lang = get_plugin(game_of(request)).words, language_of(request)
    words = "\n".join((messages_in(folder, ENGLISH) | messages_in(folder, lang)).values())
    return PlainTextResponse(words, headers={"Cache-Control": "no-store"})
