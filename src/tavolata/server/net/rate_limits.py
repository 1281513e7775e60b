"""Limits and what counts against them: connection counters and token buckets, by client address."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from tavolata.server.errors import refusal

PositiveInt: TypeAlias = Annotated[int, Meta(ge=1, le=10**9)]

Address: TypeAlias = str | None
"""A rate-limit key; None, for this machine and trusted proxies, has no limits."""

MAX_TRACKED_ADDRESSES = 20_000
"""The least recently used address is forgotten first."""

_CACHED_KEYS = 1024
_IPV6_PREFIX = 64
"""A client usually has a whole IPv6 network of this prefix length."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """The limits that a host may set; those by address do not hold for this machine."""

    connections: PositiveInt = 10_000
    """Open at the same time."""
    address_connections: PositiveInt = 1_000
    """Open at the same time from one address; a school or an office may share one."""
    address_messages: PositiveInt = 6_000
    """Messages and requests a minute from one address, also as one burst."""
    address_tables: PositiveInt = 120
    """Tables opened an hour from one address."""
    open_tables: PositiveInt = 10_000
    """Tables in use at the same time."""
    head_bytes: PositiveInt = 16 * 1024
    """Of a request's head."""
    body_bytes: PositiveInt = 64 * 1024
    """Of a request's body; a custom card file has a few thousand."""
    request_seconds: PositiveInt = 20
    """Until a request has arrived, head and body."""
    hello_seconds: PositiveInt = 10
    """Until the first message of a WebSocket."""


class ConnectionCounter:
    """Counts what is open, in total and by address, up to limits."""

    def __init__(self, limit: int, address_limit: int) -> None:
        self._limit = limit
        self._address_limit = address_limit
        self._by_address = Counter[Address]()
        self.count = 0

    def add(self, address: Address) -> None:
        """Count one more, or refuse it; without an address only the total is limited."""
        if self.count >= self._limit:
            raise refusal("full", "full")
        if address is not None and self._by_address[address] >= self._address_limit:
            raise refusal("too-many", "connections", most=self._address_limit)
        self._by_address[address] += 1
        self.count += 1

    def remove(self, address: Address) -> None:
        """Count one less."""
        self.count -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class TokenBucket:
    """A token bucket for each address."""

    def __init__(self, size: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        """A bucket holds `size` tokens and refills in this time."""
        self._size = size
        self._rate = size / seconds
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, address: Address) -> bool:
        """Take a token; False if the bucket is empty."""
        if address is None:
            return True
        now = self._now()
        tokens, then = self._buckets.pop(address, (float(self._size), now))
        tokens = min(self._size, tokens + (now - then) * self._rate)
        taken = tokens >= 1
        self._buckets[address] = (tokens - taken, now)  # last in the dict: the first is the least recently used
        if len(self._buckets) > MAX_TRACKED_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return taken


@lru_cache(_CACHED_KEYS)
def rate_limit_key(host: str | None, proxies: tuple[IPv4Network | IPv6Network, ...] = ()) -> Address:
    """The address by which a client is counted; a Unix socket has no host."""
    try:
        ip = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or None
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    if ip.is_loopback or any(ip in network for network in proxies):
        return None
    return str(ip_network((ip, _IPV6_PREFIX), strict=False)) if isinstance(ip, IPv6Address) else str(ip)


def networks(texts: Sequence[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Parse addresses and networks."""
    return tuple(ip_network(text.strip(), strict=False) for text in texts)
