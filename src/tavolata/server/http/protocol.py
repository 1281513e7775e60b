"""Endpoints of the protocol description: /protocol as HTML, and its JSON documents."""

from functools import cache
from html import escape
from typing import Any

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from tavolata.server.net.responses import json_response
from tavolata.server.protocol import asyncapi, openapi
from tavolata.server.protocol.typescript import schemas

_DOCUMENTS = {"openapi.json": openapi.document, "asyncapi.json": asyncapi.document, "schemas.json": schemas}


def routes() -> list[BaseRoute]:
    """The routes of this module."""
    packed = [Middleware(GZipMiddleware)]
    documents = [Route(f"/protocol/{name}", _document_endpoint(name), middleware=packed) for name in _DOCUMENTS]
    return [Route("/protocol", _page, middleware=packed), *documents]


def _document_endpoint(name: str) -> Any:
    async def endpoint(_: Request) -> Response:
        return json_response(_document(name))

    return endpoint


@cache
def _document(name: str) -> dict[str, Any]:
    return _DOCUMENTS[name]()


async def _page(_: Request) -> Response:
    return HTMLResponse(page())


@cache
def page() -> str:
    """All routes and messages with their descriptions, as HTML."""
    routes, socket = _document("openapi.json"), _document("asyncapi.json")
    operations = [
        _row(f"{method.upper()} {path}", route["summary"]) for path, methods in routes["paths"].items() for method, route in methods.items()
    ]
    messages = [
        _row(name, socket["components"]["schemas"][name].get("description", ""))
        for operation in socket["operations"].values()
        for name in [message["$ref"].rpartition("/")[2] for message in operation["messages"]]
    ]
    links = " ".join(f'<a href="/protocol/{name}">{name}</a>' for name in _DOCUMENTS)
    parts = [f"<h1>Tavolata: HTTP and WebSocket</h1><p>{links}</p>", _table("HTTP", operations)]
    parts += [f"<h2>/ws/{{table}}</h2><p>{escape(socket['info']['description'])}</p>", _table("WebSocket", messages)]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tavolata: HTTP and WebSocket</title>'
    body = f'<body style="max-width: 60rem; margin: auto">{"".join(parts)}</body>'
    return f'<!doctype html><html lang="en">{head}{body}</html>'


def _table(caption: str, rows: list[str]) -> str:
    return f"<table><caption>{caption}</caption>{''.join(rows)}</table>"


def _row(name: str, words: str) -> str:
    return f'<tr><th scope="row" style="text-align: left"><code>{escape(name)}</code></th><td>{escape(words)}</td></tr>'
