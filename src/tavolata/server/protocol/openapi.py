"""Generates the OpenAPI document of the HTTP routes: /protocol/openapi.json."""

from typing import Any

import msgspec

from tavolata.core.registry import plugins
from tavolata.server.protocol.http_models import Campaign, CreateCampaign, Ghosts, PlayStage, Race, Unlock
from tavolata.server.protocol.messages import GameOffer, OpenTable, Refused, TableOpened, Token, WhatIf

_GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string", "examples": [plugin.name for plugin in plugins()]}}
_TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "examples": ["abcdefghjkmn"]}}
_LESSON = {"name": "lesson", "in": "path", "required": True, "schema": {"type": "string", "examples": ["first-flight"]}}
_CAMPAIGN = {"name": "campaign", "in": "path", "required": True, "schema": {"type": "string", "examples": ["abcdefghjkmn"]}}
_RACE = {"name": "race", "in": "path", "required": True, "schema": {"type": "string", "examples": ["day-1"]}}
_BODIES = [OpenTable, WhatIf, TableOpened, Token, GameOffer, Race, Ghosts, Refused, CreateCampaign, Unlock, PlayStage, Campaign]
_STATUSES = ("400", "403", "404", "405", "408", "409", "413", "421", "429", "503")


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    _, parts = msgspec.json.schema_components(_BODIES, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tavolata", "version": "1", "description": "/protocol/asyncapi.json describes the WebSocket at /ws/{table}."},
        "paths": _common_paths() | _workshop_paths() | _campaign_paths() | _table_paths(),
        "components": {"schemas": parts},
    }


def _common_paths() -> dict[str, Any]:
    return {
        "/health": {"get": _operation("Liveness: the server runs.")},
        "/ready": {"get": _operation("Readiness: the server can read its store.")},
        "/metrics": {"get": _operation("Metrics for Prometheus, if the host enables them.", kind="text/plain")},
        "/api/games": {"get": _operation("The installed games: a list of GameOffer.")},
        "/api/bots": {"post": _operation("A token for a bot client; tables show it as a program.", made="Token")},
        "/api/rules/{game}": {"get": _operation("The sections of the rulebook.", _GAME, _query("lang"))},
        "/api/words/{game}": {"get": _operation("The messages of a game, in Fluent.", _GAME, _query("lang"), kind="text/plain")},
        "/api/lessons/{game}": {"get": _operation("The lessons of a game.", _GAME)},
        "/api/lessons/{game}/{lesson}": {"get": _operation("A lesson with all its steps.", _GAME, _LESSON, _query("name"), _query("lang"))},
        "/api/races/{game}": {"get": _operation("The race of the day.", _GAME, _query("table"))},
        "/api/races/{game}/{race}": {"get": _operation("A race by its code.", _GAME, _RACE, _query("table"))},
    }


def _workshop_paths() -> dict[str, Any]:
    return {
        "/api/shipyard/{game}": {"get": _operation("A draft, after the given moves.", _GAME, _query("code"), _query("do"), _query("at"))},
        "/api/shipyard/{game}/judged": {"get": _operation("The simulated scores of a draft.", _GAME, _query("code"), _query("tries"))},
        "/api/shipyard/{game}/compared": {
            "get": _operation(
                "The simulated scores of a draft, compared with one score.", _GAME, _query("code"), _query("tries"), _query("score")
            )
        },
        "/api/shipyard/{game}/best": {"get": _operation("The best designs of finished matches.", _GAME)},
    }


def _campaign_paths() -> dict[str, Any]:
    return {
        "/api/campaigns": {"post": _operation("Create a campaign.", body="CreateCampaign", made="Campaign")},
        "/api/campaigns/{game}/{campaign}": {
            "get": _operation("A campaign and its progress.", _GAME, _CAMPAIGN),
            "post": _operation("Open all chapters, or only those that are earned.", _GAME, _CAMPAIGN, body="Unlock"),
        },
        "/api/campaigns/{game}/{campaign}/tables": {
            "post": _operation("Open a table for a stage.", _GAME, _CAMPAIGN, body="PlayStage", made="TableOpened")
        },
    }


def _table_paths() -> dict[str, Any]:
    return {
        "/api/tables": {"post": _operation("Open a table; its link is /t/{table}.", body="OpenTable", made="TableOpened")},
        "/api/tables/{table}/record": {"get": _operation("The record of a finished match.", _TABLE, kind="application/x-ndjson")},
        "/api/tables/{table}/review": {
            "get": _operation("The progress of the review of a finished match, and the review.", _TABLE, kind="application/x-ndjson")
        },
        "/api/tables/{table}/ghosts": {"get": _operation("The earlier runs that a table races against.", _TABLE, _query("since"))},
        "/api/tables/{table}/what-if": {
            "post": _operation("Continue a finished match from an earlier line.", _TABLE, body="WhatIf", made="TableOpened")
        },
    }


def _query(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "string"}}


def _operation(summary: str, *parameters: dict[str, Any], body: str = "", made: str = "", kind: str = "application/json") -> dict[str, Any]:
    """Return the OpenAPI operation object: parameters, body, response and the common refusals."""
    success = {"201": _content(made)} if made else {"200": {"description": "success", "content": {kind: {}}}}
    route = {
        "summary": summary,
        "parameters": list(parameters),
        "responses": success | {status: _content("Refused") for status in _STATUSES},
    }
    return route | ({"requestBody": {"required": True, **_content(body)}} if body else {})


def _content(name: str) -> dict[str, Any]:
    return {"description": name, "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}
