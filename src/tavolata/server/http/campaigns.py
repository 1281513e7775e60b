"""Endpoints of campaigns: creating them, their progress, and the tables of their stages."""

from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolata.server.errors import decode_request
from tavolata.server.features.campaigns import Campaigns
from tavolata.server.http.requests import GZIP, check_origin, check_table_quota, game_of, opened_response, read_body
from tavolata.server.net.responses import json_response
from tavolata.server.protocol.http_models import CreateCampaign, PlayStage, Unlock

_CAMPAIGN = "/api/campaigns/{game}/{campaign}"

_create_decoder = msgspec.json.Decoder(CreateCampaign)
_unlock_decoder = msgspec.json.Decoder(Unlock)
_play_decoder = msgspec.json.Decoder(PlayStage)


def routes() -> list[Route]:
    """The routes of this module."""
    return [
        Route("/api/campaigns", _create, methods=["POST"]),
        Route(_CAMPAIGN, _campaign, middleware=GZIP),
        Route(_CAMPAIGN, _unlock, methods=["POST"], middleware=GZIP),
        Route(f"{_CAMPAIGN}/tables", _play_stage, methods=["POST"]),
    ]


async def _create(request: Request) -> Response:
    check_table_quota(request)
    return json_response(await _campaigns(request).create(decode_request(await read_body(request), _create_decoder)), HTTPStatus.CREATED)


async def _campaign(request: Request) -> Response:
    return json_response(await _campaigns(request).page(*_path(request)))


async def _unlock(request: Request) -> Response:
    check_origin(request)
    return json_response(await _campaigns(request).unlock(*_path(request), decode_request(await read_body(request), _unlock_decoder)))


async def _play_stage(request: Request) -> Response:
    check_table_quota(request)
    return opened_response(
        request, await _campaigns(request).play(*_path(request), decode_request(await read_body(request), _play_decoder))
    )


def _path(request: Request) -> tuple[str, str]:
    return game_of(request), str(request.path_params["campaign"])


def _campaigns(request: Request) -> Campaigns:
    campaigns: Campaigns = request.app.state.campaigns
    return campaigns
