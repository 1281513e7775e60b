"""The audience of a table: everybody whose socket is open there, on a seat or watching, and what they are told."""

from collections import Counter
from collections.abc import Callable, Iterator, Set
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.i18n import use_language
from tavolata.server.errors import refusal
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import AnyMessage
from tavolata.server.store.rows import TableRow
from tavolata.server.tables.seats import seat_of
from tavolata.server.tables.session import Visitor, encode
from tavolata.server.tables.spectators import Crowd


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
        self._seated: dict[Visitor, Guest] = {}
        self._crowd = Crowd()
        """Those who hold a seat, and all others."""
        self._shown: dict[Visitor, int] = {}
        """Up to which line those have been shown what happened who say so."""

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
        self._place(visitor, guest)
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
        self._displace(visitor, guest)
        _uncount(self._tabs, guest.key)
        return None if guest.key in self._tabs else guest.key

    def _place(self, visitor: Visitor, guest: Guest) -> None:
        """Among those with a seat, or in the crowd."""
        if guest.seat is None:
            self._watchers[guest.key] += 1
            self._crowd.enter(visitor, guest.lang)
        else:
            self._seated[visitor] = guest

    def _displace(self, visitor: Visitor, guest: Guest) -> None:
        if guest.seat is None:
            _uncount(self._watchers, guest.key)
            self._crowd.leave(visitor)
        else:
            del self._seated[visitor]

    def reseat(self, table: TableRow) -> None:
        """Somebody sat down or stood up."""
        seats = {key: seat_of(table, key) for key in self._tabs}
        for visitor, guest in self._guests.items():
            if guest.seat != (seat := seats[guest.key]):
                self._displace(visitor, guest)
                self._guests[visitor] = moved = guest._replace(seat=seat)
                self._place(visitor, moved)

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
        frames = _Frames(message_for)
        for visitor, (_, seat, lang) in self._seated.items():
            visitor.send_frame(frames[seat, lang if worded else ""])
        if self._watchers:
            self._crowd.post({lang: frames[None, lang] for lang in (self._crowd.langs if worded else [""])})

    def tell_seat(self, seat: Seat, message_for: Callable[[], AnyMessage]) -> None:
        """Tell all sockets of one seat."""
        for visitor, guest in self._seated.items():
            if guest.seat == seat:
                with use_language(guest.lang):
                    visitor.send(message_for())


class _Frames(dict[tuple[Seat | None, str], bytes]):
    """A message as each seat gets it, in each language or under the name of none, made once."""

    def __init__(self, message_for: Callable[[Seat | None], AnyMessage]) -> None:
        self._message_for = message_for

    def __missing__(self, whose: tuple[Seat | None, str]) -> bytes:
        seat, lang = whose
        if lang:
            with use_language(lang):
                frame = encode(self._message_for(seat))
        else:
            frame = encode(self._message_for(seat))
        self[whose] = frame
        return frame


def _uncount(count: Counter[Key], key: Key) -> None:
    count[key] -= 1
    if not count[key]:
        del count[key]
