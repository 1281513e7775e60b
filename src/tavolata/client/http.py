"""What is asked of a server before anybody sits down: a table, and a token for a program."""

from collections.abc import Mapping
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from tavolata.client.errors import in_words
from tavolata.client.link import NotJoined
from tavolata.core.game import OptionValue
from tavolata.i18n import translate
from tavolata.server.protocol.messages import OpenTable, Refused, TableOpened, Token

T = TypeVar("T")

_PATIENCE = 10
"""Seconds in which a server answers, if it is there."""


def open_table(server: str, game: str, seats: int, options: Mapping[str, OptionValue] | None = None) -> str:
    """Open a table; the link at which it is."""
    base = server.rstrip("/")
    opened = _posted(f"{base}/api/tables", OpenTable(game, seats, dict(options or {})), TableOpened)
    return f"{base}/t/{opened.table}"


def new_token(server: str) -> str:
    """A token of one's own: whoever keeps it finds its seats again."""
    return _posted(f"{server.rstrip('/')}/api/bots", {}, Token).token


def _posted(url: str, body: Any, answer: type[T]) -> T:
    """What a server answers; what it refuses is told in its words."""
    if not url.startswith(("http://", "https://")):
        raise NotJoined(translate("terminal.unreachable", {"link": url}))
    try:
        with urlopen(Request(url, msgspec.json.encode(body), method="POST"), timeout=_PATIENCE) as told:  # noqa: S310 - looked at above
            return msgspec.json.decode(told.read(), type=answer)
    except HTTPError as error:
        with error:
            raise NotJoined(_refused(error.read(), url)) from error
    except (OSError, ValueError, HTTPException) as error:
        raise NotJoined(translate("terminal.unreachable", {"link": url})) from error


def _refused(body: bytes, url: str) -> str:
    try:
        refused = msgspec.json.decode(body, type=Refused)
    except msgspec.MsgspecError:
        return translate("terminal.unreachable", {"link": url})
    return in_words(refused)
