"""A request as it nearly always comes, whole and plain, read at once; whatever else comes is for the web server to read."""

import re
from base64 import b64encode
from hashlib import sha1
from typing import NamedTuple, TypeAlias

Headers: TypeAlias = list[tuple[bytes, bytes]]
"""Names in small letters, and what is said under them."""

_HEAD = re.compile(rb"(GET|POST) (/[\w./-]*) HTTP/1\.1\r\n((?:[\w-]+: ?[!-~](?:[ -~]*[!-~])?\r\n)+)\r\n", re.ASCII)
"""Each part of it is one of what RFC 9112 allows, and means what it says: nothing is folded, escaped or empty."""

_NUMBER = re.compile(rb"[0-9]{1,8}")
_UNUSUAL = {b"transfer-encoding", b"expect", b"trailer", b"te"}
_KEPT_OPEN = (b"", b"keep-alive")

_SAID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
_VERSION = b"13"
"""What a handshake is made of (RFC 6455, 4.2)."""


class Asked(NamedTuple):
    """A request, and how many bytes of its body are still to come."""

    method: str
    path: str
    headers: Headers
    body: bytes
    missing: int = 0


def asked(data: bytes, most: int) -> Asked | None:
    """The request that these bytes are, if they hold no other, and its head is whole, no longer than this, and can be taken at its word."""
    found = _HEAD.match(data)
    if found is None or found.end() > most:
        return None
    headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(b":") for line in found[3].splitlines())]
    names, body = [name for name, _ in headers], data[found.end() :]
    if names.count(b"host") != 1 or not _UNUSUAL.isdisjoint(names):
        return None
    missing = _size(headers, found[1]) - len(body)
    return Asked(found[1].decode(), found[2].decode(), headers, body, missing) if missing >= 0 else None


def _size(headers: Headers, method: bytes) -> int:
    """How long the body is, if it is a request with one; -1 if that is not plain to see."""
    sizes = [value for name, value in headers if name == b"content-length"]
    if method == b"GET":
        return -1 if sizes else 0
    return int(sizes[0]) if len(sizes) == 1 and _NUMBER.fullmatch(sizes[0]) else -1


def is_kept_open(headers: Headers) -> bool:
    """Whether the connection stays open after the answer, as it does unless somebody wishes otherwise."""
    return said(headers, b"connection").lower() in _KEPT_OPEN


def handshake(method: str, headers: Headers) -> bytes | None:
    """The answer that opens a socket; None if the request for it is none that may be granted."""
    key, version = said(headers, b"sec-websocket-key"), said(headers, b"sec-websocket-version")
    wishes = [said(headers, name).lower().replace(b" ", b"").split(b",") for name in (b"upgrade", b"connection")]
    has_body = said(headers, b"content-length") or said(headers, b"transfer-encoding")
    if method != "GET" or has_body or b"websocket" not in wishes[0] or b"upgrade" not in wishes[1]:
        return None
    if version != _VERSION or not _KEY.fullmatch(key):
        return None
    accepted = b64encode(sha1(key + _SAID, usedforsecurity=False).digest())
    return b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n" % accepted


def said(headers: Headers, name: bytes) -> bytes:
    """What is said under a name, wherever."""
    return b", ".join([value for known, value in headers if known == name])
