"""The routes of the server as an OpenAPI document, for tools that try them out: `python -m tests.server.openapi` prints it."""

import json
from typing import Any

import msgspec

from tavolata.core.library import kits
from tavolata.server.wire import Campaign, FoundCampaign, OpenTable, PlayStage, Refused, TableOpened, Unlock, WhatIf

_GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string", "examples": [kit.name for kit in kits()]}}
_TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "examples": ["abcdefghjkmn"]}}
_LESSON = {"name": "lesson", "in": "path", "required": True, "schema": {"type": "string", "examples": ["first-flight"]}}
_CAMPAIGN = {"name": "campaign", "in": "path", "required": True, "schema": {"type": "string", "examples": ["abcdefghjkmn"]}}
_BODIES = [OpenTable, WhatIf, TableOpened, Refused, FoundCampaign, Unlock, PlayStage, Campaign]
_STATUSES = ("400", "403", "404", "405", "408", "409", "413", "421", "429", "503")


def document() -> dict[str, Any]:
    """All routes that programs ask."""
    _, parts = msgspec.json.schema_components(_BODIES, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tavolata", "version": "1"},
        "paths": {
            "/health": {"get": _answered()},
            "/ready": {"get": _answered()},
            "/metrics": {"get": _answered(kind="text/plain")},
            "/api/games": {"get": _answered()},
            "/api/rules/{game}": {"get": _answered(_GAME, _query("lang"))},
            "/api/words/{game}": {"get": _answered(_GAME, _query("lang"), kind="text/plain")},
            "/api/lessons/{game}": {"get": _answered(_GAME)},
            "/api/lessons/{game}/{lesson}": {"get": _answered(_GAME, _LESSON, _query("name"), _query("lang"))},
            "/api/shipyard/{game}": {"get": _answered(_GAME, _query("code"), _query("do"), _query("at"))},
            "/api/shipyard/{game}/judged": {"get": _answered(_GAME, _query("code"), _query("tries"))},
            "/api/shipyard/{game}/best": {"get": _answered(_GAME)},
            "/api/campaigns": {"post": _answered(body="FoundCampaign", made="Campaign")},
            "/api/campaigns/{game}/{campaign}": {
                "get": _answered(_GAME, _CAMPAIGN),
                "post": _answered(_GAME, _CAMPAIGN, body="Unlock"),
            },
            "/api/campaigns/{game}/{campaign}/tables": {"post": _answered(_GAME, _CAMPAIGN, body="PlayStage", made="TableOpened")},
            "/api/tables": {"post": _answered(body="OpenTable", made="TableOpened")},
            "/api/tables/{table}/record": {"get": _answered(_TABLE, kind="application/x-ndjson")},
            "/api/tables/{table}/review": {"get": _answered(_TABLE, kind="application/x-ndjson")},
            "/api/tables/{table}/what-if": {"post": _answered(_TABLE, body="WhatIf", made="TableOpened")},
        },
        "components": {"schemas": parts},
    }


def _query(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "string"}}


def _answered(*parameters: dict[str, Any], body: str = "", made: str = "", kind: str = "application/json") -> dict[str, Any]:
    """A route: what it takes, what it answers, and that it refuses in one way only, but for the pages of the client."""
    granted = {"201": _content(made)} if made else {"200": {"description": "granted", "content": {kind: {}}}}
    route = {"parameters": list(parameters), "responses": granted | {status: _content("Refused") for status in _STATUSES}}
    return route | ({"requestBody": {"required": True, **_content(body)}} if body else {})


def _content(name: str) -> dict[str, Any]:
    return {"description": name, "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


if __name__ == "__main__":
    print(json.dumps(document()))
