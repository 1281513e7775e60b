"""Tests of the protocol description: it has every route and every message, and no others."""

import re
from typing import Any, get_args

import httpx
import pytest

from tavolata.server.app import create_app
from tavolata.server.protocol import messages
from tests.server.harness import House


def routes_of_the_app(house: House) -> set[str]:
    """The paths of the API of the app."""
    app = create_app(house.store, metrics=True)
    paths = {getattr(route, "path", "") for route in app.routes}
    return {path for path in paths if path.startswith("/api/") or path in ("/health", "/ready", "/metrics")}


def references(part: Any) -> set[str]:
    """All `$ref` references in a document."""
    return set(re.findall(r'"\$ref": ?"([^"]+)"', part))


def test_every_route_is_told_and_none_that_is_not_there(house: House) -> None:
    told = house.get("/protocol/openapi.json").json()
    assert set(told["paths"]) == routes_of_the_app(house)
    assert all(route["summary"] for methods in told["paths"].values() for route in methods.values())


def test_every_message_of_the_socket_is_told(house: House) -> None:
    told = house.get("/protocol/asyncapi.json").json()
    assert set(told["components"]["messages"]) == {
        kind.__name__ for kind in (*get_args(messages.AnyRequest), *get_args(messages.AnyMessage))
    }


@pytest.mark.parametrize("name", ["openapi", "asyncapi"])
def test_what_a_document_refers_to_stands_in_it(house: House, name: str) -> None:
    answer = house.get(f"/protocol/{name}.json")
    found = list(references(answer.text))
    assert found
    for reference in found:
        part = answer.json()
        for step in reference.removeprefix("#/").split("/"):
            part = part[step]


def test_the_schemas_of_every_game_with_a_room_are_there(house: House) -> None:
    assert {"lib", "games/lucky_loop", "games/bomb_busters", "games/galaxy_trucker"} <= set(house.get("/protocol/schemas.json").json())


def test_the_page_names_every_route_and_message(house: House) -> None:
    page = house.get("/protocol")
    assert page.headers["content-type"].startswith("text/html")
    for words in ("POST /api/tables", "POST /api/bots", "/ws/{table}", "Hello", "Moves", "asyncapi.json"):
        assert words in page.text


def test_a_token_is_given_to_programs_and_to_no_other_site(house: House) -> None:
    given, refused = (httpx.post(f"http://{house.host}/api/bots", headers=headers) for headers in ({}, {"origin": "http://elsewhere"}))
    assert given.status_code == 201
    assert given.json()["token"].startswith("bot-")
    assert (refused.status_code, refused.json()["code"]) == (403, "unauthorised")
