"""Exception handlers: refusals and store errors as HTTP responses."""

import logging
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tavolata.server.errors import Refusal, refusal
from tavolata.server.net.admission import client_of
from tavolata.server.net.responses import error_response, json_response
from tavolata.server.store.errors import StoreError

_log = logging.getLogger(__name__)


async def on_refusal(request: Request, refused: Refusal) -> Response:
    """Count a refusal, and return it as an error response."""
    client_of(request).count_rejection(refused)
    return error_response(refused)


async def on_store_error(request: Request, error: StoreError) -> Response:
    """Log a store error, and return a refusal which says that nothing was saved."""
    _log.error("A request failed: %s", error)
    unsaved = refusal("not-now", "unsaved")
    client_of(request).count_rejection(unsaved)
    return json_response(unsaved.as_message, HTTPStatus.SERVICE_UNAVAILABLE)


HANDLERS: dict[Any, Any] = {Refusal: on_refusal, StoreError: on_store_error}
