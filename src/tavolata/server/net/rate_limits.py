"""How much is taken from all and from each address, and the bookkeeping of it."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from tavolata.server.errors import refusal
from tavolata.server.net.client_address import Address

Amount: TypeAlias = Annotated[int, Meta(ge=1, le=10**9)]

MOST_REMEMBERED = 20_000
"""So many addresses are remembered at most; the one that was heard least recently is forgotten first."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """What a host may set; this machine itself is bound by what holds for all, but by nothing that holds for an address."""

    connections: Amount = 10_000
    """Open at once, from everywhere."""
    address_connections: Amount = 1_000
    """Open at once from one address: a school or an office may sit behind one."""
    address_messages: Amount = 6_000
    """Messages and requests in a minute from one address; so many may also come at once."""
    address_tables: Amount = 120
    """Tables opened in an hour from one address."""
    open_tables: Amount = 10_000
    """Tables that are in use at once."""
    head_bytes: Amount = 16 * 1024
    """The head of a request."""
    body_bytes: Amount = 64 * 1024
    """The body of a request; a card file of one's own is a few thousand bytes."""
    request_seconds: Amount = 20
    """The time in which a request must have come, with head and body."""
    hello_seconds: Amount = 10
    """The time in which a socket must have said hello."""


class Places:
    """Places that are taken and given back: so many in all, and so many for each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._taken = Counter[Address]()
        self.count = 0

    def enter(self, address: Address) -> None:
        """Take a place; this machine itself is bound by the number of all places alone."""
        if self.count >= self._most:
            raise refusal("full", "full")
        if address is not None and self._taken[address] >= self._most_each:
            raise refusal("too-many", "connections", most=self._most_each)
        self._taken[address] += 1
        self.count += 1

    def leave(self, address: Address) -> None:
        """Give a place back; of an address without one nothing is kept."""
        self.count -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


class Purse:
    """For each address a purse of tokens that fills up again by and by (a token bucket)."""

    def __init__(self, size: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        """`size` tokens at most, and so many anew within these seconds."""
        self._size = size
        self._rate = size / seconds
        self._now = now
        self._purses: dict[str, tuple[float, float]] = {}

    def take(self, address: Address) -> bool:
        """Whether there was a token left for this address, which is then gone; this machine itself needs none."""
        if address is None:
            return True
        now = self._now()
        tokens, then = self._purses.pop(address, (float(self._size), now))
        tokens = min(self._size, tokens + (now - then) * self._rate)
        taken = tokens >= 1
        self._purses[address] = (tokens - taken, now)  # put back as the last: the first is the one to forget
        if len(self._purses) > MOST_REMEMBERED:
            del self._purses[next(iter(self._purses))]
        return taken
