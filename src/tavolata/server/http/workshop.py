"""Endpoints of the workshop of a game: drafts, their simulation, and the best designs of finished matches."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolata.server.features import workshop
from tavolata.server.http.requests import GZIP, game_of, integer_query, registry_of
from tavolata.server.net.responses import json_response


def routes() -> list[Route]:
    """The routes of this module."""
    return [
        Route("/api/shipyard/{game}", _draft, middleware=GZIP),
        Route("/api/shipyard/{game}/judged", _simulated),
        Route("/api/shipyard/{game}/compared", _compared),
        Route("/api/shipyard/{game}/best", _best, middleware=GZIP),
    ]


async def _draft(request: Request) -> Response:
    query = request.query_params
    return json_response(workshop.draft_state(game_of(request), query.get("code", ""), query.getlist("do"), query.get("at", "")))


async def _simulated(request: Request) -> Response:
    """The simulated scores of a draft; they take a second or two, in a thread."""
    return json_response(await _simulate(request, None))


async def _compared(request: Request) -> Response:
    """The score of one match, compared with the simulated scores of its design."""
    return json_response(await _simulate(request, integer_query(request, "score")))


async def _simulate(request: Request, score: int | None) -> Any:
    judges: workshop.SimulationPool = request.app.state.judges
    trial = workshop.SimulationJob(game_of(request), request.query_params.get("code", ""), integer_query(request, "tries"), score)
    return await judges.run(trial, request.is_disconnected)


async def _best(request: Request) -> Response:
    return json_response(await workshop.best(registry_of(request).store, game_of(request)))
