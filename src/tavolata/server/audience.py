"""The audience of a table: everybody whose socket is open there, on a seat or watching, and what they are told."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator, Set
from contextlib import nullcontext
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.server.identity import Key
from tavolata.server.refusal import refusal
from tavolata.server.seating import seat_of
from tavolata.server.store import TableRow
from tavolata.server.visitor import Visitor, encode
from tavolata.server.wire import AnyMessage
from tavolata.words import speaking

AT_ONCE = 50
"""So many of those who watch are told at a time: a few milliseconds of work."""


class Guest(NamedTuple):
    """Who a visitor is, and the seat that they hold."""

    key: Key
    seat: Seat | None
    lang: str


class Audience:
    """All visitors of a table; what is the same for all sockets of a seat, and for all who watch, is made once."""

    def __init__(self) -> None:
        self._guests: dict[Visitor, Guest] = {}
        self._tabs: Counter[Key] = Counter()
        """How many sockets each has open who is there,"""
        self._watchers: Counter[Key] = Counter()
        """and each of those without a seat."""
        self._shown: dict[Visitor, int] = {}
        """Up to which line those have been shown what happened who say so."""
        self._unwoken: deque[Visitor] = deque()
        """Those of a crowd who are still to be told what waits for them,"""
        self._usher: asyncio.Handle | None = None
        """and when the next of them are."""

    def __iter__(self) -> Iterator[Visitor]:
        return iter(self._guests)

    def __len__(self) -> int:
        return len(self._guests)

    def __contains__(self, visitor: Visitor) -> bool:
        return visitor in self._guests

    @property
    def present(self) -> Set[Key]:
        """Who is there, however many tabs they have open."""
        return self._tabs.keys()

    @property
    def watching(self) -> int:
        """How many are there without a seat."""
        return len(self._watchers)

    def guest(self, visitor: Visitor) -> Guest:
        """Who a visitor is; whoever has not said hello is nobody yet."""
        if visitor not in self._guests:
            raise refusal("unauthorised", "hello")
        return self._guests[visitor]

    def welcome(self, visitor: Visitor, key: Key, lang: str, table: TableRow) -> bool:
        """Somebody came; whether this changes who is there."""
        left, is_new = self._take_leave(visitor), key not in self._tabs
        self._guests[visitor] = guest = Guest(key, seat_of(table, key), lang)
        self._tabs[key] += 1
        if guest.seat is None:
            self._watchers[key] += 1
        return left != (key if is_new else None)

    def dismiss(self, visitor: Visitor) -> bool:
        """A socket is closed; whether this changes who is there."""
        self._shown.pop(visitor, None)
        return self._take_leave(visitor) is not None

    def _take_leave(self, visitor: Visitor) -> Key | None:
        """Forget a visitor; their key if no other socket of theirs is open."""
        guest = self._guests.pop(visitor, None)
        if guest is None:
            return None
        for count in (self._tabs, self._watchers) if guest.seat is None else (self._tabs,):
            count[guest.key] -= 1
            if not count[guest.key]:
                del count[guest.key]
        return None if guest.key in self._tabs else guest.key

    def reseat(self, table: TableRow) -> None:
        """Somebody sat down or stood up."""
        seats = {key: seat_of(table, key) for key in self._tabs}
        self._guests = {visitor: guest._replace(seat=seats[guest.key]) for visitor, guest in self._guests.items()}
        self._watchers = Counter(guest.key for guest in self._guests.values() if guest.seat is None)

    def note(self, visitor: Visitor, n: int) -> None:
        """Somebody has been shown what happened, up to where the log has n lines."""
        self._shown[visitor] = n

    @property
    def shown(self) -> int | None:
        """Up to which line all on their seats have been shown what happened, of those who say so; None if nobody does."""
        return min((shown for visitor, shown in self._shown.items() if self._guests[visitor].seat is not None), default=None)

    def has_seen(self, n: int) -> bool:
        """Whether they have been shown so much."""
        return (shown := self.shown) is None or shown >= n

    def tell(self, message_for: Callable[[Seat | None], AnyMessage], *, worded: bool = False) -> None:
        """Tell everybody what there is to be told to their seat, or to those who watch; `worded` is what each reads in their language."""
        told: dict[tuple[Seat | None, str], bytes] = {}
        for visitor, (_, seat, lang) in self._guests.items():
            kind = (seat, lang if worded else "")
            if kind not in told:
                with speaking(lang) if worded else nullcontext():
                    told[kind] = encode(message_for(seat))
            if seat is None:
                visitor.post(told[kind])
                self._unwoken.append(visitor)
            else:
                visitor.send_frame(told[kind])
        if self._usher is None:
            self._wake_some()

    def _wake_some(self) -> None:
        """Let the first of a crowd be told, and the others in turns, between which other tables have theirs."""
        for _ in range(min(len(self._unwoken), AT_ONCE)):
            self._unwoken.popleft().wake()
        self._usher = asyncio.get_running_loop().call_soon(self._wake_some) if self._unwoken else None

    def tell_seat(self, seat: Seat, message_for: Callable[[], AnyMessage]) -> None:
        """Tell all sockets of one seat."""
        for visitor, guest in self._guests.items():
            if guest.seat == seat:
                with speaking(guest.lang):
                    visitor.send(message_for())
