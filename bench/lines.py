"""A websocket's far end that costs little: what is measured is the server, not whoever plays on it."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import Self

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_UNMASKED = b"\0\0\0\0"
"""A mask is demanded of clients; that of zeros leaves the text as it is."""

_MASKED, _TWO_BYTES, _EIGHT_BYTES = 0x80, 126, 127

Hear = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """An open websocket that hands on every text as it comes."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.bytes = 0
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = bytearray()

    async def open(self, port: int, path: str) -> Self:
        """Connect to a server on this machine."""
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        key = b64encode(os.urandom(16)).decode()
        asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        transport.write(f"{asked}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        await self._opened
        return self

    def send(self, text: bytes) -> None:
        """Send a text."""
        size = len(text)
        head = bytes((_TEXT, _MASKED | size)) if size < _TWO_BYTES else struct.pack("!BBH", _TEXT, _MASKED | _TWO_BYTES, size)
        self._transport.write(head + _UNMASKED + text)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line stands."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is cut."""
        if not self._opened.done():
            self._opened.set_exception(exc or ConnectionResetError("the server hung up"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take the answer to the greeting, and then one frame after the other."""
        self.bytes += len(data)
        self._rest += data
        if not self._opened.done():
            end = self._rest.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._rest[: end + 4]
            self._opened.set_result(None)
        while (frame := self._next_frame()) is not None:
            self._take(*frame)

    def _next_frame(self) -> tuple[int, bytes] | None:
        rest = self._rest
        if len(rest) < 2:
            return None
        start, size = 2, rest[1]
        if size == _TWO_BYTES:
            start, size = 4, int.from_bytes(rest[2:4])
        elif size == _EIGHT_BYTES:
            start, size = 10, int.from_bytes(rest[2:10])
        if len(rest) < start + size:
            return None
        kind, body = rest[0], bytes(rest[start : start + size])
        del rest[: start + size]
        return kind, body

    def _take(self, kind: int, body: bytes) -> None:
        if kind == _TEXT:
            self.hear(body)
        elif kind == _PING:
            self._transport.write(bytes((_PONG, _MASKED | len(body))) + _UNMASKED + body)
        elif kind == _CLOSE:
            self._transport.close()
