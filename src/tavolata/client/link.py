"""The link of a table, and the secret by which it knows us again."""

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
    """A table that cannot be had: no link of one, nobody who answers, no seat."""


class Link(NamedTuple):
    """A table as people hand it on, and the address at which it is spoken to."""

    page: str
    socket: str
    origin: str
    """Whose server it is, as browsers tell servers apart."""


def link_of(text: str) -> Link:
    """The link that was typed, with or without its beginning."""
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
    """The secret by which one server knows us again, or a program of ours by its name; no other learns it, nor what it is made from."""
    whose = f"{link.origin} {program}" if program else link.origin
    return hmac.digest(_my_secret().encode(), whose.encode(), "sha256").hex()


def _my_secret() -> str:
    """The secret of whoever plays on this machine: kept, so that a seat is theirs again when they come back, where it can be kept."""
    file = _data() / "tavolata" / "secret"
    with suppress(OSError, UnicodeDecodeError):
        return _checked(file.read_text(encoding="ascii").strip())
    secret = secrets.token_hex(16)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secret, encoding="ascii")
    return secret


def _data() -> Path:
    """Where programs keep what is their user's."""
    try:
        return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    except RuntimeError as error:
        raise NotJoined(translate("terminal.no_home")) from error


def _checked(secret: str) -> str:
    """A secret as this module writes them; anything else counts as not there."""
    if not re.fullmatch(r"[0-9a-f]{32}", secret):
        raise FileNotFoundError
    return secret
