"""HTTP requests of the client before it takes a seat: a new table, and a token for a program."""

from collections.abc import Mapping
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from tavolata.client.errors import error_text
from tavolata.client.link import NotJoined
from tavolata.core.game import OptionValue
from tavolata.i18n import translate
from tavolata.server.protocol.messages import OpenTable, Refused, TableOpened, Token

T = TypeVar("T")

_TIMEOUT_SECONDS = 10
"""Seconds in which a reachable server responds."""


def open_table(server: str, game: str, seats: int, options: Mapping[str, OptionValue] | None = None) -> str:
    """Open a new table on a server, and return its link."""
    base = server.rstrip("/")
    opened = _post(f"{base}/api/tables", OpenTable(game, seats, dict(options or {})), TableOpened)
    return f"{base}/t/{opened.table}"


def new_token(server: str) -> str:
    """Return a new token of a server; a program that stores it gets its seats back."""
    return _post(f"{server.rstrip('/')}/api/bots", {}, Token).token


def _post(url: str, body: Any, answer: type[T]) -> T:
    """Return the decoded response of a POST request; raise NotJoined with the server's reasons."""
    if not url.startswith(("http://", "https://")):
        raise NotJoined(translate("terminal.unreachable", {"link": url}))
    try:
        with urlopen(Request(url, msgspec.json.encode(body), method="POST"), timeout=_TIMEOUT_SECONDS) as response:  # noqa: S310 - the scheme is checked above
            return msgspec.json.decode(response.read(), type=answer)
    except HTTPError as error:
        with error:
            raise NotJoined(_refusal_text(error.read(), url)) from error
    except (OSError, ValueError, HTTPException) as error:
        raise NotJoined(translate("terminal.unreachable", {"link": url})) from error


def _refusal_text(body: bytes, url: str) -> str:
    try:
        refused = msgspec.json.decode(body, type=Refused)
    except msgspec.MsgspecError:
        return translate("terminal.unreachable", {"link": url})
    return error_text(refused)
