"""Admission: which connections, requests and messages the server accepts, and the middleware that asks for it."""

from collections.abc import Sequence
from functools import lru_cache, partial
from ipaddress import IPv4Network, IPv6Network
from itertools import chain
from typing import Any, NamedTuple

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.server.errors import Refusal, refusal
from tavolata.server.metrics import Metrics
from tavolata.server.net.rate_limits import Address, ConnectionCounter, Limits, TokenBucket, rate_limit_key
from tavolata.server.net.responses import negotiated_error

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""Host names of this machine for itself; no page of another site has one of them."""

_CACHED_HOSTS = 64
_MINUTE = 60
_HOUR = 60 * _MINUTE


class Admission:
    """Checks hosts and limits, and counts what it refuses."""

    def __init__(
        self, limits: Limits | None = None, *, hosts: Sequence[str] = (), proxies: Sequence[IPv4Network | IPv6Network] = ()
    ) -> None:
        """Accept these host names, or any if there are none. Trusted proxies have no limits of their own."""
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self._hosts = {host.lower() for host in (*hosts, *LOOPBACK)} if hosts else None
        self.proxies = tuple(proxies)
        self._connections = ConnectionCounter(self.limits.connections, self.limits.address_connections)
        self._addresses: dict[Any, Address] = {}
        self._requests = ConnectionCounter(self.limits.connections, self.limits.address_connections)
        self._messages = TokenBucket(self.limits.address_messages, _MINUTE)
        self._tables = TokenBucket(self.limits.address_tables, _HOUR)
        self.metrics.gauge("connections", "Connections that are open.", lambda: self.connection_count)
        self.metrics.gauge("visits", "Requests and sockets that are being dealt with.", lambda: self._requests.count)

    @property
    def connection_count(self) -> int:
        """The number of open connections."""
        return self._connections.count

    def register_connection(self, connection: object, host: str | None) -> None:
        """Count a new connection, or refuse it."""
        address = rate_limit_key(host, self.proxies)
        self._connections.add(address)
        self._addresses[connection] = address

    def release_connection(self, connection: object) -> None:
        """Stop counting a connection; a refused one was not counted."""
        if connection in self._addresses:
            self._connections.remove(self._addresses.pop(connection))

    def admit_request(self, connection: HTTPConnection[Any]) -> "RequestClient":
        """Check a request or an upgrade and count it until `release_request`."""
        self._check_head(connection.scope["headers"])
        self._check_host(connection.headers.get("host", ""))
        client = RequestClient(self, rate_limit_key(connection.client.host if connection.client else None))
        client.count_message()
        self._requests.add(client.address)
        return client

    def release_request(self, client: "RequestClient") -> None:
        """Stop counting a request that was answered, or a WebSocket that was closed."""
        self._requests.remove(client.address)

    def check_message_rate(self, address: Address) -> None:
        """Count a message from an address, or refuse it."""
        if not self._messages.take(address):
            raise refusal("too-many", "messages", most=self.limits.address_messages)

    def check_table_rate(self, address: Address) -> None:
        """Count a table opened from an address, or refuse it."""
        if not self._tables.take(address):
            raise refusal("too-many", "tables", most=self.limits.address_tables)

    def check_capacity(self, loaded: int) -> None:
        """Refuse one more loaded table beyond the limit."""
        if loaded >= self.limits.open_tables:
            raise refusal("full", "full")

    def _check_head(self, headers: Sequence[tuple[bytes, bytes]]) -> None:
        """Refuse a long head that came in one chunk; the HTTP protocol refuses those in several."""
        if sum(map(len, chain.from_iterable(headers))) > self.limits.head_bytes:
            raise refusal("oversized", "oversized", most=self.limits.head_bytes)

    def _check_host(self, host: str) -> None:
        """Refuse DNS rebinding: another site's name that resolves to this server is still another name."""
        if self._hosts is not None and _name_of(host) not in self._hosts:
            raise refusal("unknown-host", "unknown-host", host=repr(host[:80]))


class RequestClient(NamedTuple):
    """The client of a request or a WebSocket, as the limits see it."""

    admission: Admission
    address: Address

    def count_message(self) -> None:
        """Count a message, or refuse it."""
        self.admission.check_message_rate(self.address)

    def count_frame(self) -> bool:
        """Count a control frame or an unfinished fragment as a message; False beyond the limit."""
        try:
            self.count_message()
        except Refusal as refused:
            self.count_rejection(refused)
            return False
        return True

    def count_rejection(self, refusal: Refusal) -> None:
        """Count a refusal in the metrics."""
        self.admission.metrics.count_refusal(refusal)


def client_of(connection: HTTPConnection[Any]) -> RequestClient:
    """The client of an admitted request."""
    client: RequestClient = connection.scope["admitted_client"]
    return client


@lru_cache(_CACHED_HOSTS)
def _name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() and not host.endswith("]") else host
    return name.strip("[]").rstrip(".").lower()


class AdmissionMiddleware:
    """ASGI middleware: admits or refuses each request and upgrade, and counts the responses."""

    def __init__(self, app: ASGIApp, admission: Admission) -> None:
        self.app = app
        self._admission = admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app for an admitted request; a WebSocket is released when its connection closes."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            scope["admitted_client"] = client = self._admission.admit_request(connection)
        except Refusal as refused:
            self._admission.metrics.count_refusal(refused)
            await negotiated_error(refused, connection)(scope, receive, self._counting(send))
            return
        if scope["type"] == "websocket":
            scope["connection"].add_close_callback(partial(self._admission.release_request, client))
            await self.app(scope, receive, self._counting(send))
            return
        try:
            await self.app(scope, receive, self._counting(send))
        finally:
            self._admission.release_request(client)

    def _counting(self, send: Send) -> Send:
        async def counting(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                self._admission.metrics.answers[message["status"]] += 1
            await send(message)

        return counting
