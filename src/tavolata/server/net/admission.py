"""Who is let in: places, purses of messages and of tables, and the names by which this server goes."""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network
from itertools import chain
from typing import Any, NamedTuple

from starlette.requests import HTTPConnection

from tavolata.server.errors import Refusal, refusal
from tavolata.server.metrics import Metrics
from tavolata.server.net.client_address import Address, address_of
from tavolata.server.net.rate_limits import Limits, Places, Purse

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""The names of this machine for itself: no page of another site can go by one of them."""

_REMEMBERED = 64
"""Of so many Host headers that were read last the name in them is known."""

_MINUTE = 60
_HOUR = 60 * _MINUTE


class Doorkeeper:
    """Lets people in as far as the limits allow, and counts whom it refuses."""

    def __init__(
        self, limits: Limits | None = None, *, hosts: Sequence[str] = (), proxies: Sequence[IPv4Network | IPv6Network] = ()
    ) -> None:
        """`hosts` are the names by which the server goes, any if there are none; `proxies` are those who bring others."""
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self._hosts = {host.lower() for host in (*hosts, *LOOPBACK)} if hosts else None
        self.proxies = tuple(proxies)
        self._places = Places(self.limits.connections, self.limits.address_connections)
        self._seated: dict[Any, Address] = {}
        self._visits = Places(self.limits.connections, self.limits.address_connections)
        self._messages = Purse(self.limits.address_messages, _MINUTE)
        self._tables = Purse(self.limits.address_tables, _HOUR)
        self.metrics.gauge("connections", "Connections that are open.", lambda: self._places.count)
        self.metrics.gauge("visits", "Requests and sockets that are being dealt with.", lambda: self._visits.count)

    def seat(self, connection: object, host: str | None) -> None:
        """Give a connection a place, before it has said anything; a proxy may have as many as there are."""
        address = address_of(host, self.proxies)
        self._places.enter(address)
        self._seated[connection] = address

    def unseat(self, connection: object) -> None:
        """A connection has ended; one that was refused had no place."""
        if connection in self._seated:
            self._places.leave(self._seated.pop(connection))

    def enter(self, connection: HTTPConnection[Any]) -> "Caller":
        """Somebody with a request or a socket, who is to leave in the end."""
        self._check_head(connection.scope["headers"])
        self._check_host(connection.headers.get("host", ""))
        caller = Caller(self, address_of(connection.client.host if connection.client else None))
        caller.admit()
        self._visits.enter(caller.address)
        return caller

    def leave(self, caller: "Caller") -> None:
        """A request was answered, or a socket closed."""
        self._visits.leave(caller.address)

    def check_message(self, address: Address) -> None:
        """Whether one more message may come from there."""
        if not self._messages.take(address):
            raise refusal("too-many", "messages", most=self.limits.address_messages)

    def check_opening(self, address: Address) -> None:
        """Whether one more table may be opened from there."""
        if not self._tables.take(address):
            raise refusal("too-many", "tables", most=self.limits.address_tables)

    def check_room(self, awake: int) -> None:
        """Whether one more table may be in use."""
        if awake >= self.limits.open_tables:
            raise refusal("full", "full")

    def _check_head(self, headers: Sequence[tuple[bytes, bytes]]) -> None:
        """One that comes in many pieces is refused as soon as it is too long; this is for one that came whole."""
        if sum(map(len, chain.from_iterable(headers))) > self.limits.head_bytes:
            raise refusal("oversized", "oversized", most=self.limits.head_bytes)

    def _check_host(self, host: str) -> None:
        """A page of another site whose name was made to lead here (DNS rebinding) still goes by its own name."""
        if self._hosts is not None and _name_of(host) not in self._hosts:
            raise refusal("unknown-host", "unknown-host", host=repr(host[:80]))


class Caller(NamedTuple):
    """Somebody at the door, known by their address."""

    door: Doorkeeper
    address: Address

    def admit(self) -> None:
        """Let one more message pass, or refuse it."""
        self.door.check_message(self.address)

    def count_frame(self) -> bool:
        """Count a control frame or an unfinished fragment as a message; False beyond the limit."""
        try:
            self.admit()
        except Refusal as refused:
            self.refused(refused)
            return False
        return True

    def refused(self, refusal: Refusal) -> None:
        """Count what they were refused."""
        self.door.metrics.count_refusal(refusal)


def caller_of(connection: HTTPConnection[Any]) -> Caller:
    """Whose request or socket it is, once they were let in."""
    caller: Caller = connection.scope["caller"]
    return caller


@lru_cache(_REMEMBERED)
def _name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() and not host.endswith("]") else host
    return name.strip("[]").rstrip(".").lower()
