"""A WebSocket client that costs little processor time, so that a bench measures the server."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import Self

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_UNMASKED = b"\0\0\0\0"
"""The mask that RFC 6455 demands of clients; zeros leave the text unchanged."""

_MASKED, _TWO_BYTES, _EIGHT_BYTES = 0x80, 126, 127

OnMessage = Callable[[bytes], None]


class BenchSocket(asyncio.Protocol):
    """A WebSocket that passes each text message to a callback."""

    def __init__(self, on_message: OnMessage) -> None:
        self.on_message = on_message
        self.bytes = 0
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()

    async def open(self, port: int, path: str) -> Self:
        """Connect to a server on this machine."""
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        key = b64encode(os.urandom(16)).decode()
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        transport.write(f"{request}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        await self._opened
        return self

    def send(self, text: bytes) -> None:
        """Send a text."""
        size = len(text)
        head = bytes((_TEXT, _MASKED | size)) if size < _TWO_BYTES else struct.pack("!BBH", _TEXT, _MASKED | _TWO_BYTES, size)
        self._transport.write(head + _UNMASKED + text)

    def close(self) -> None:
        """Abort the connection."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Resolve the futures that wait for the connection."""
        if not self._opened.done():
            self._opened.set_exception(exc or ConnectionResetError("the server closed the connection"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Consume the response to the handshake, then the frames."""
        self.bytes += len(data)
        self._buffer += data
        if not self._opened.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self._opened.set_result(None)
        while (frame := self._next_frame()) is not None:
            self._handle_frame(*frame)

    def _next_frame(self) -> tuple[int, bytes] | None:
        rest = self._buffer
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

    def _handle_frame(self, kind: int, body: bytes) -> None:
        if kind == _TEXT:
            self.on_message(body)
        elif kind == _PING:
            self._transport.write(bytes((_PONG, _MASKED | len(body))) + _UNMASKED + body)
        elif kind == _CLOSE:
            self._transport.close()
