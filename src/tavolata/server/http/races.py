"""Endpoints of races: their rankings, and the ghosts of earlier runs."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolata.server.features import races
from tavolata.server.http.requests import GZIP, find_table, game_of, registry_of
from tavolata.server.net.responses import json_response
from tavolata.server.tables import seats

_MAX_TIME_DIGITS = 12


def routes() -> list[Route]:
    """The routes of this module."""
    return [
        Route("/api/races/{game}", _race, middleware=GZIP),
        Route("/api/races/{game}/{race}", _race, middleware=GZIP),
        Route("/api/tables/{table}/ghosts", _ghosts, middleware=GZIP),
    ]


async def _race(request: Request) -> Response:
    """The race in the path, or the race of the day."""
    race = request.path_params.get("race")
    return json_response(await races.race_page(registry_of(request).store, game_of(request), race, request.query_params.get("table", "")))


async def _ghosts(request: Request) -> Response:
    """The earlier runs that a table races against, up to the table's own time."""
    table = await find_table(request)
    seats.require_started(table.row)
    since = request.query_params.get("since", "")
    known = int(since[:_MAX_TIME_DIGITS]) if since.isdecimal() else -1
    return json_response(await races.ghosts(registry_of(request).store, table.row, table.match, table.time(), known))
