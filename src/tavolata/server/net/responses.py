"""What HTTP requests are answered with."""

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
_PROGRAMS = ("/api/", "/ws/")
_UNKEPT = {"Cache-Control": "no-store"}


def as_json(data: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Data for a program, which is not to be kept."""
    return Response(msgspec.json.encode(data), status, _UNKEPT, "application/json")


def as_refusal(refused: Refusal) -> Response:
    """A refusal for a program."""
    return as_json(refused.as_message, status_of(refused))


def as_read(refused: Refusal, by: HTTPConnection) -> Response:
    """A refusal as data where a program asked, as a sentence where a person did."""
    if by.scope["path"].startswith(_PROGRAMS):
        return as_refusal(refused)
    lang = parse_accept_language(by.headers.get("accept-language", ""))
    return PlainTextResponse(translate(refused.key, refused.facts, lang=lang), status_of(refused), _UNKEPT)


def on_the_line(refused: Refusal) -> bytes:
    """A refusal for a connection that ends with it."""
    response = as_refusal(refused)
    return raw_response(response.status_code, response.raw_headers, response.body)


def raw_response(status_code: int, headers: Sequence[tuple[bytes, bytes]], body: bytes | memoryview) -> bytes:
    """The bytes of the last response on a connection."""
    status = HTTPStatus(status_code)
    lines = [b"%s: %s\r\n" % header for header in ((b"connection", b"close"), *headers)]
    return b"HTTP/1.1 %d %s\r\n%s\r\n%s" % (status, status.phrase.encode(), b"".join(lines), body)


def status_of(refused: Refusal) -> HTTPStatus:
    """The HTTP status of a refusal."""
    if isinstance(refused, WrongProcess):
        return HTTPStatus.SERVICE_UNAVAILABLE
    return _STATUS.get(refused.code, HTTPStatus.CONFLICT)
