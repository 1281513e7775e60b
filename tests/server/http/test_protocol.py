"""Tests of the protocol description: it has every route and every message, and no others."""

import re
from typing import Any, get_args

import httpx
import pytest

from tavolata.server.app import create_app
from tavolata.server.protocol import messages
from tests.server.harness import LiveServer


def routes_of_the_app(live_server: LiveServer) -> set[str]:
    """The paths of the API of the app."""
    app = create_app(live_server.store, metrics=True)
    paths = {getattr(route, "path", "") for route in app.routes}
    return {path for path in paths if path.startswith("/api/") or path in ("/health", "/ready", "/metrics")}


def references(part: Any) -> set[str]:
    """All `$ref` references in a document."""
    return set(re.findall(r'"\$ref": ?"([^"]+)"', part))


def test_the_openapi_document_has_exactly_the_routes_of_the_app(live_server: LiveServer) -> None:
    told = live_server.get("/protocol/openapi.json").json()
    assert set(told["paths"]) == routes_of_the_app(live_server)
    assert all(route["summary"] for methods in told["paths"].values() for route in methods.values())


def test_the_asyncapi_document_has_every_message(live_server: LiveServer) -> None:
    told = live_server.get("/protocol/asyncapi.json").json()
    assert set(told["components"]["messages"]) == {
        kind.__name__ for kind in (*get_args(messages.AnyRequest), *get_args(messages.AnyMessage))
    }


@pytest.mark.parametrize("name", ["openapi", "asyncapi"])
def test_every_reference_in_a_document_resolves(live_server: LiveServer, name: str) -> None:
    answer = live_server.get(f"/protocol/{name}.json")
    found = list(references(answer.text))
    assert found
    for reference in found:
        part = answer.json()
        for step in reference.removeprefix("#/").split("/"):
            part = part[step]


def test_the_schemas_include_every_game_with_a_client(live_server: LiveServer) -> None:
    assert {"lib", "games/lucky_loop", "games/bomb_busters", "games/galaxy_trucker"} <= set(
        live_server.get("/protocol/schemas.json").json()
    )


def test_the_page_names_every_route_and_message(live_server: LiveServer) -> None:
    page = live_server.get("/protocol")
    assert page.headers["content-type"].startswith("text/html")
    for words in ("POST /api/tables", "POST /api/bots", "/ws/{table}", "Hello", "Moves", "asyncapi.json"):
        assert words in page.text


def test_a_token_is_given_to_programs_and_not_to_pages_of_other_sites(live_server: LiveServer) -> None:
    given, refused = (
        httpx.post(f"http://{live_server.host}/api/bots", headers=headers) for headers in ({}, {"origin": "http://elsewhere"})
    )
    assert given.status_code == 201
    assert given.json()["token"].startswith("bot-")
    assert (refused.status_code, refused.json()["code"]) == (403, "unauthorised")
