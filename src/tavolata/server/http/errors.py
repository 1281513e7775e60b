"""Exception handlers: refusals and store errors as HTTP responses."""

import logging
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tavolata.server.errors import Refusal, refusal
from tavolata.server.net.admission import caller_of
from tavolata.server.net.responses import as_json, as_refusal
from tavolata.server.store.errors import StoreError

_log = logging.getLogger(__name__)


async def on_refusal(request: Request, refused: Refusal) -> Response:
    """Count a refusal and return it."""
    caller_of(request).refused(refused)
    return as_refusal(refused)


async def on_store_error(request: Request, error: StoreError) -> Response:
    """Log a store error, and tell the client that nothing was saved."""
    _log.error("A request failed: %s", error)
    unsaved = refusal("not-now", "unsaved")
    caller_of(request).refused(unsaved)
    return as_json(unsaved.as_message, HTTPStatus.SERVICE_UNAVAILABLE)


HANDLERS: dict[Any, Any] = {Refusal: on_refusal, StoreError: on_store_error}
