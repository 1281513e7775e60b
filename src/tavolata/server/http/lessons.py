"""Endpoints of the lessons of a game."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolata.core.registry import get_plugin
from tavolata.server.errors import refusal
from tavolata.server.features import lessons
from tavolata.server.http.requests import GZIP, game_of, language_of
from tavolata.server.net.responses import json_response
from tavolata.server.protocol.messages import MAX_NAME_LENGTH


def routes() -> list[Route]:
    """The routes of this module."""
    return [
        Route("/api/lessons/{game}", _lessons, middleware=GZIP),
        Route("/api/lessons/{game}/{lesson}", _lesson, middleware=GZIP),
    ]


async def _lessons(request: Request) -> Response:
    """The lessons of a game; the first call replays all of them, so it runs in a thread."""
    return json_response(await asyncio.to_thread(lessons.offers, game_of(request)))


async def _lesson(request: Request) -> Response:
    """One lesson with all its positions; the rules compute them in a thread."""
    game, name = game_of(request), str(request.path_params["lesson"])
    if not await asyncio.to_thread(lessons.exists, game, name):
        raise refusal("malformed", "no-lesson", lesson=repr(name), game=game)
    reader = () if get_plugin(game).has_client else (language_of(request), request.query_params.get("name", "")[:MAX_NAME_LENGTH])
    return json_response(await asyncio.to_thread(lessons.lesson_content, game, name, *reader))
