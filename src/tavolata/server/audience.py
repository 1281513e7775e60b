"""The audience of a table: everybody whose socket is open there, on a seat or watching, and what they are told."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.server.identity import Key
from tavolata.server.refusal import refusal
from tavolata.server.seating import seat_of
from tavolata.server.store import TableRow
from tavolata.server.visitor import Visitor, encode
from tavolata.server.wire import AnyMessage
from tavolata.words import speaking


class Guest(NamedTuple):
    """Who a visitor is, and the seat that they hold."""

    key: Key
    seat: Seat | None
    lang: str


class Audience:
    """All visitors of a table; what is the same for all sockets of a seat, and for all who watch, is made once for each language."""

    def __init__(self) -> None:
        self._guests: dict[Visitor, Guest] = {}
        self._shown: dict[Visitor, int] = {}
        """Up to which line those have been shown what happened who say so."""

    def __iter__(self) -> Iterator[Visitor]:
        return iter(self._guests)

    def __contains__(self, visitor: Visitor) -> bool:
        return visitor in self._guests

    @property
    def present(self) -> set[Key]:
        """Who is there, however many tabs they have open."""
        return {guest.key for guest in self._guests.values()}

    @property
    def watching(self) -> int:
        """How many are there without a seat."""
        return len({guest.key for guest in self._guests.values() if guest.seat is None})

    def guest(self, visitor: Visitor) -> Guest:
        """Who a visitor is; whoever has not said hello is nobody yet."""
        if visitor not in self._guests:
            raise refusal("unauthorised", "hello")
        return self._guests[visitor]

    def welcome(self, visitor: Visitor, key: Key, lang: str, table: TableRow) -> bool:
        """Somebody came; whether this changes who is there."""
        before = self.present
        self._guests[visitor] = Guest(key, seat_of(table, key), lang)
        return self.present != before

    def dismiss(self, visitor: Visitor) -> bool:
        """A socket is closed; whether this changes who is there."""
        before = self.present
        self._guests.pop(visitor, None)
        self._shown.pop(visitor, None)
        return self.present != before

    def reseat(self, table: TableRow) -> None:
        """Somebody sat down or stood up."""
        self._guests = {visitor: guest._replace(seat=seat_of(table, guest.key)) for visitor, guest in self._guests.items()}

    def note(self, visitor: Visitor, n: int) -> None:
        """Somebody has been shown what happened, up to where the log has n lines."""
        self._shown[visitor] = n

    def has_seen(self, n: int) -> bool:
        """Whether all on their seats have been shown so much, of those who say what they have been shown."""
        return all(shown >= n for visitor, shown in self._shown.items() if self._guests[visitor].seat is not None)

    def tell(self, message_for: Callable[[Seat | None], AnyMessage]) -> None:
        """Tell everybody what there is to be told to their seat, or to those who watch, in the language that they read."""
        told: dict[tuple[Seat | None, str], str] = {}
        for visitor, (_, seat, lang) in self._guests.items():
            if (seat, lang) not in told:
                with speaking(lang):
                    told[seat, lang] = encode(message_for(seat))
            visitor.send_text(told[seat, lang])

    def tell_seat(self, seat: Seat, message_for: Callable[[], AnyMessage]) -> None:
        """Tell all sockets of one seat."""
        for visitor, guest in self._guests.items():
            if guest.seat == seat:
                with speaking(guest.lang):
                    visitor.send(message_for())
