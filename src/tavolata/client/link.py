"""Parses the link of a table, and derives the secret by which a server recognizes its player."""

import hmac
import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from tavolata.core.errors import TavolataError
from tavolata.i18n import translate

_SOCKETS = {"http": "ws", "https": "wss"}
_TABLE = re.compile(r"(.*)/t/([^/]+)/?")


class NotJoined(TavolataError):
    """Exception: a table that cannot be joined, for a bad link, without a server or without a free seat."""


class Link(NamedTuple):
    """The parsed link of a table: its page, its WebSocket address and the origin of the server."""

    page: str
    socket: str
    origin: str
    """The origin of the server, as browsers compare servers."""


def link_of(text: str) -> Link:
    """Return the parsed link of a table, typed with or without its scheme."""
    page = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(page)
        named = parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError as error:
        raise NotJoined(translate("terminal.no_link", {"link": text})) from error
    found = _TABLE.fullmatch(parts.path)
    if parts.scheme not in _SOCKETS or not named or not found:
        raise NotJoined(translate("terminal.no_link", {"link": text}))
    return Link(page, f"{_SOCKETS[parts.scheme]}://{parts.netloc}{found[1]}/ws/{found[2]}", f"{parts.scheme}://{parts.netloc.lower()}")


def secret_for(link: Link, program: str = "") -> str:
    """Return the player's secret for one server, or that of a named program; no other server learns it."""
    whose = f"{link.origin} {program}" if program else link.origin
    return hmac.digest(_stored_secret().encode(), whose.encode(), "sha256").hex()


def _stored_secret() -> str:
    """Return the secret of this machine's user, which is created and stored on first use."""
    file = _data_folder() / "tavolata" / "secret"
    with suppress(OSError, UnicodeDecodeError):
        return _validate(file.read_text(encoding="ascii").strip())
    secret = secrets.token_hex(16)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secret, encoding="ascii")
    return secret


def _data_folder() -> Path:
    """Return the folder for the user's data."""
    try:
        return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    except RuntimeError as error:
        raise NotJoined(translate("terminal.no_home")) from error


def _validate(secret: str) -> str:
    """Return a stored secret if it is well-formed; else raise FileNotFoundError."""
    if not re.fullmatch(r"[0-9a-f]{32}", secret):
        raise FileNotFoundError
    return secret
