"""uvicorn's HTTP protocol with connection limits, request timeouts and our own WebSocket connections."""

import asyncio
import logging
from functools import partial
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

import httptools
import uvicorn
from starlette.types import Message, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from tavolata.server.errors import Refusal, refusal
from tavolata.server.net.admission import Admission
from tavolata.server.net.responses import raw_error, raw_response
from tavolata.server.net.websocket import CLOSE_TIMEOUT, READ_SIZE, Handshake, WebSocket

MAX_PIPELINED = 64
"""The most requests of a connection that may wait for the answer to an earlier one."""

_log = logging.getLogger(__name__)


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, and the admission that every connection needs."""

    def __init__(self, app: Any, admission: Admission, **settings: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws="none", **settings)
        self.admission = admission


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection."""

    def __init__(self, config: ServerConfig, server_state: ServerState, app_state: dict[str, Any], **_: Any) -> None:
        super().__init__(config, server_state, app_state)
        self._admission = config.admission
        self._request_timeout: asyncio.TimerHandle | None = None
        self._is_in_head = True
        self._head_bytes = 0
        self._chunk_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register the connection, or reject it at once."""
        super().connection_made(transport)
        try:
            self._admission.register_connection(transport, self.client[0] if self.client else None)
        except Refusal as refused:
            self._reject(refused)
        else:
            self._start_request_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self._cancel_request_timeout()
        self._admission.release_connection(self.transport)
        super().connection_lost(exc)

    # Requests

    def data_received(self, data: bytes) -> None:
        """Parse a part of a request; the time for the whole request runs from its first byte."""
        self._unset_keepalive_if_required()
        self._start_request_timeout()
        self._chunk_bytes = len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            self._upgrade(data[upgrade.args[0] :])
        except httptools.HttpParserError:
            self.send_400_response("")
        else:
            self._check_head_size()

    def on_message_begin(self) -> None:
        """Start with the next request, perhaps right after another one."""
        super().on_message_begin()
        self._is_in_head = True
        self._start_request_timeout()

    def on_headers_complete(self) -> None:
        """Check what the parser does not; an exception makes the parser refuse the request."""
        self._is_in_head = False
        if len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError("too many requests wait")
        self._read_target()
        if self.parser.get_http_version() != "1.0" and len(self._values(b"host")) != 1:
            raise ValueError("a request names one host (RFC 9112, 3.2)")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there in time."""
        super().on_message_complete()
        self._head_bytes = -self._chunk_bytes  # what is left of this chunk is not counted
        self._cancel_request_timeout()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request."""
        self._reject(refusal("malformed", "no-request"))

    def _check_head_size(self) -> None:
        """Count the bytes of a head that is still incomplete; admission measures a complete one."""
        if self._is_in_head:
            self._head_bytes += self._chunk_bytes
            if self._head_bytes > self._admission.limits.head_bytes:
                self.send_400_response("")

    def _read_target(self) -> None:
        """Take host and path from a request target in absolute form, whatever the header says (RFC 9112, 3.2.2)."""
        url = httptools.parse_url(self.url)
        if url.schema:
            host = b"[%s]" % url.host if b":" in url.host else url.host
            authority = host if not url.port else b"%s:%d" % (host, url.port)
            self.headers[:] = [(b"host", authority), *((name, value) for name, value in self.headers if name != b"host")]
            self.url = (url.path or b"/") + (b"?" + url.query if url.query else b"")

    @property
    def _active_cycle(self) -> RequestResponseCycle | None:
        """The newest request, unless its response is complete."""
        cycle = cast(RequestResponseCycle | None, self.cycle)
        return None if cycle is None or cycle.response_complete else cycle

    def _values(self, name: bytes) -> list[bytes]:
        return [value for known, value in self.headers if known == name]

    # Timeouts and rejections

    def _start_request_timeout(self) -> None:
        if self._request_timeout is None:
            self._request_timeout = self.loop.call_later(self._admission.limits.request_seconds, self._on_request_timeout)

    def _cancel_request_timeout(self) -> None:
        if self._request_timeout is not None:
            self._request_timeout.cancel()
            self._request_timeout = None

    def _on_request_timeout(self) -> None:
        self._reject(refusal("too-slow", "slow-request", seconds=self._admission.limits.request_seconds))

    def _reject(self, refused: Refusal) -> None:
        """Send the reason unless a response is under way, and close the connection."""
        self._cancel_request_timeout()
        self._admission.metrics.count_refusal(refused)
        cycle = self._active_cycle
        if cycle is None or not (cycle.response_started or self.pipeline):
            self.transport.write(raw_error(refused))
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()
        self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    # WebSockets

    def _should_upgrade_to_ws(self) -> bool:
        return True

    def _upgrade(self, early: bytes) -> None:
        """Turn the connection into a WebSocket; `early` are bytes that came along with the request."""
        if not self._should_upgrade():
            self.cycle.keep_alive = False
            return
        handshake = Handshake(self.parser.get_method().decode(), self.url.decode("latin-1"), self.headers)
        if self._active_cycle is not None or not handshake.is_valid or len(early) > READ_SIZE:
            self.send_400_response("")
            return
        self._cancel_request_timeout()
        self.connections.discard(self)
        websocket = WebSocket(self.transport, self.connections, handshake, early)
        websocket.add_close_callback(partial(self._admission.release_connection, self.transport))
        task = self.loop.create_task(self._open(websocket))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _open(self, websocket: WebSocket) -> None:
        """Let the application accept or reject a WebSocket."""
        try:
            await self.app(self._websocket_scope(websocket), _receive_connect, _sender(websocket))
        except Exception:  # noqa: BLE001 - a fault of one connection must not reach others
            _log.exception("A WebSocket could not be opened.")
            websocket.abort()

    def _websocket_scope(self, websocket: WebSocket) -> Scope:
        url = httptools.parse_url(self.url)
        return {
            **self.scope,
            "type": "websocket",
            "scheme": "wss" if self.scheme == "https" else "ws",
            "path": unquote(url.path.decode("latin-1")),
            "raw_path": url.path,
            "query_string": url.query or b"",
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
            "connection": websocket,
        }


async def _receive_connect() -> Message:
    return {"type": "websocket.connect"}


def _sender(websocket: WebSocket) -> Send:
    """The ASGI callable by which an application rejects a WebSocket; it is accepted by `WebSocket.accept`."""
    started: Message = {}

    async def send(message: Message) -> None:
        if message["type"] == "websocket.http.response.start":
            started.update(message)
        elif message["type"] == "websocket.http.response.body":
            websocket.reject(raw_response(started["status"], started["headers"], message["body"]))
        elif message["type"] == "websocket.close":
            websocket.reject(raw_response(HTTPStatus.FORBIDDEN, [(b"content-length", b"0")], b""))

    return send
