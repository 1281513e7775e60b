"""A bare connection to a server, for requests and frames that no client library would send."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.frames import Frame, Opcode

from tests.server.harness import LiveServer

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
HANDSHAKE = f"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"


class RawConnection:
    """A bare connection; its timeout is shorter than that of the server's closing handshake."""

    def __init__(self, live_server: LiveServer) -> None:
        host, port = live_server.host.split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=8)
        self._rest = b""

    def send(self, *parts: bytes | Frame) -> None:
        """Send bytes and masked frames at once."""
        self.socket.sendall(b"".join(part.serialize(mask=True) if isinstance(part, Frame) else part for part in parts))

    def head(self) -> tuple[int, dict[str, str]]:
        """The status and the headers of an answer."""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._more()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in (text.partition(":") for text in lines)}

    def body(self, size: int) -> bytes:
        """So many bytes."""
        while len(self._rest) < size:
            self._rest += self._more()
        body, self._rest = self._rest[:size], self._rest[size:]
        return body

    def response(self) -> tuple[int, dict[str, str], bytes]:
        """The next response: its status, headers and body."""
        status, headers = self.head()
        return status, headers, self.body(int(headers["content-length"]))

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and its payload."""
        kind, size = self.body(2)
        if size == 126:
            size = int.from_bytes(self.body(2))
        return kind & 0x0F, self.body(size)

    def open(self, table: str, more: str = "") -> int:
        """Ask for a WebSocket, and return the status."""
        self.send(f"GET /ws/{table} HTTP/1.1\r\n{HANDSHAKE}{more}\r\n".encode())
        return self.head()[0]

    def close_code(self) -> int:
        """The code of the next close frame; other frames are skipped."""
        while (frame := self.frame())[0] != Opcode.CLOSE:
            pass
        return int.from_bytes(frame[1][:2])

    def rest(self) -> bytes:
        """All that comes until the connection ends."""
        parts = [self._rest]
        try:
            while part := self.socket.recv(65536):
                parts.append(part)
        except ConnectionResetError:
            pass
        return b"".join(parts)

    def last_close_code(self) -> int:
        """The code of the close frame at the end of the connection, 1005 for an empty one, or 0 without one."""
        self._rest = self.rest()
        while self._rest:
            kind, payload = self.frame()
            if kind == Opcode.CLOSE:
                return int.from_bytes(payload[:2]) or 1005
        return 0

    def is_over(self) -> bool:
        """Whether nothing more comes, and the connection was closed in order."""
        return self.socket.recv(1) == b""

    def is_aborted(self) -> bool:
        """Whether the connection was reset."""
        try:
            return self.is_over()
        except ConnectionResetError:
            return True

    def _more(self) -> bytes:
        data = self.socket.recv(65536)
        assert data, "the server closed the connection"
        return data


@contextmanager
def raw_connection(live_server: LiveServer) -> Iterator[RawConnection]:
    """Connect, and close the connection in the end."""
    bare = RawConnection(live_server)
    with bare.socket:
        yield bare
