"""HTTP responses: JSON, refusals, and raw bytes for a connection that ends."""

from collections.abc import Sequence
from http import HTTPStatus

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response

from tavolata.i18n import parse_accept_language, translate
from tavolata.server.errors import Refusal, WrongProcess

_STATUS = {
    "malformed": HTTPStatus.BAD_REQUEST,
    "oversized": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "unauthorised": HTTPStatus.FORBIDDEN,
    "unknown-table": HTTPStatus.NOT_FOUND,
    "unknown-host": HTTPStatus.MISDIRECTED_REQUEST,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "full": HTTPStatus.SERVICE_UNAVAILABLE,
}
_JSON_PATHS = ("/api/", "/ws/")
_NO_STORE = {"Cache-Control": "no-store"}


def json_response(data: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """A JSON response that is not cached."""
    return Response(msgspec.json.encode(data), status, _NO_STORE, "application/json")


def error_response(refused: Refusal) -> Response:
    """A refusal as JSON."""
    return json_response(refused.as_message, status_of(refused))


def negotiated_error(refused: Refusal, request: HTTPConnection) -> Response:
    """A refusal as JSON on API paths, elsewhere as a sentence in the client's language."""
    if request.scope["path"].startswith(_JSON_PATHS):
        return error_response(refused)
    lang = parse_accept_language(request.headers.get("accept-language", ""))
    return PlainTextResponse(translate(refused.key, refused.facts, lang=lang), status_of(refused), _NO_STORE)


def raw_error(refused: Refusal) -> bytes:
    """The bytes of a refusal on a connection that ends with it."""
    response = error_response(refused)
    return raw_response(response.status_code, response.raw_headers, response.body)


def raw_response(status_code: int, headers: Sequence[tuple[bytes, bytes]], body: bytes | memoryview) -> bytes:
    """The bytes of the last response on a connection."""
    status = HTTPStatus(status_code)
    lines = [b"%s: %s\r\n" % header for header in ((b"connection", b"close"), *headers)]
    return b"HTTP/1.1 %d %s\r\n%s\r\n%s" % (status, status.phrase.encode(), b"".join(lines), body)


def status_of(refused: Refusal) -> HTTPStatus:
    """The HTTP status of a refusal; another process may have the table, so `WrongProcess` is 503."""
    if isinstance(refused, WrongProcess):
        return HTTPStatus.SERVICE_UNAVAILABLE
    return _STATUS.get(refused.code, HTTPStatus.CONFLICT)
