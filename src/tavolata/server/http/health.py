"""Endpoints for hosts: liveness, readiness and metrics."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tavolata.server.errors import refusal
from tavolata.server.metrics import CONTENT_TYPE, Metrics
from tavolata.server.net.responses import json_response
from tavolata.server.store.base import Store
from tavolata.server.store.errors import StoreError

_ANY_TABLE = "a" * 12


def routes(store: Store, metrics: Metrics | None) -> list[Route]:
    """The routes of this module; `/metrics` exists only if metrics are given."""

    async def health(_: Request) -> Response:
        return json_response({"alive": True})

    async def ready(_: Request) -> Response:
        """Readiness: whether the store can be read."""
        try:
            await store.read(_ANY_TABLE)
        except StoreError:
            raise refusal("full", "not-ready") from None
        return json_response({"ready": True})

    async def figures(_: Request) -> Response:
        assert metrics is not None
        return PlainTextResponse(metrics.text(), headers={"Cache-Control": "no-store"}, media_type=CONTENT_TYPE)

    shown = [Route("/metrics", figures)] if metrics is not None else []
    return [Route("/health", health), Route("/ready", ready), *shown]
