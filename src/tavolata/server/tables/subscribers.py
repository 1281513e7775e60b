"""The clients that are connected to a table, and what is sent to all of them."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping, Set
from time import perf_counter
from typing import NamedTuple, Protocol

from tavolata.core.game import Seat
from tavolata.i18n import use_language
from tavolata.server.errors import refusal
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import AnyMessage
from tavolata.server.store.base import TableRow
from tavolata.server.tables.seats import seat_of
from tavolata.server.tables.session import Session, encode

SLICE_SECONDS = 0.001
"""For so long some are told, however many that are;"""
PAUSE_SECONDS = 0.001
"""and for so long nobody is, so that other tables have their turn, and the thread that writes their moves down has its own."""


class Member(Protocol):
    """Somebody in a crowd."""

    def set_spectator_queue(self, catch_up: Callable[[], None] | None) -> None:
        """Be of a crowd, and catch up with it before anything else is told; or be of none any more."""
        ...

    def send_shared(self, frames: bytes) -> None:
        """Tell somebody what is encoded already, at once: how long that takes counts."""
        ...


class SpectatorQueue:
    """The members of a crowd, each with the number of posts that they know of."""

    def __init__(self) -> None:
        self._known: OrderedDict[Member, int] = OrderedDict()
        """Whoever knows least comes first."""
        self._spoken: dict[Member, str] = {}
        self._langs: Counter[str] = Counter()
        self._posts: list[Mapping[str, bytes]] = []  # few at a time: a deque would take half a kilobyte of every table
        """What not all have been told yet, in each language that it is told in,"""
        self._count = 0
        """how many posts there were in all,"""
        self._usher: asyncio.Handle | None = None
        """and when the next are told."""

    @property
    def langs(self) -> list[str]:
        """The languages that are spoken here."""
        return [lang for lang, count in self._langs.items() if count]

    def add(self, member: Member, lang: str) -> None:
        """Somebody comes, who is told what is posted from now on."""
        self._known[member] = self._count
        self._spoken[member] = lang
        self._langs[lang] += 1
        member.set_spectator_queue(lambda: self._catch_up(member))

    def remove(self, member: Member) -> None:
        """Somebody goes, and knows all that was posted until now."""
        self._catch_up(member)
        member.set_spectator_queue(None)
        del self._known[member]
        lang = self._spoken.pop(member)
        self._langs[lang] -= 1

    def enqueue(self, frames: Mapping[str, bytes]) -> None:
        """Have something told to all who are here, in their languages; one for all languages stands under no name."""
        self._posts.append(frames)
        self._count += 1
        if self._usher is None:
            self._usher = asyncio.get_running_loop().call_soon(self._tell_some)

    def _tell_some(self) -> None:
        """Let those be told who know least, for as long as a slice of time lasts, and the others after a pause."""
        until = perf_counter() + SLICE_SECONDS
        while self._is_behind:
            self._catch_up(next(iter(self._known)))
            if perf_counter() >= until:
                break
        self._forget()
        self._usher = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._tell_some) if self._posts else None

    @property
    def _is_behind(self) -> bool:
        """Whether anybody does not know all."""
        return bool(self._known) and next(iter(self._known.values())) < self._count

    def _forget(self) -> None:
        """Keep no post that everybody knows."""
        unknown = self._count - next(iter(self._known.values()), self._count)
        del self._posts[: len(self._posts) - unknown]

    def _catch_up(self, member: Member) -> None:
        """Tell somebody all that they do not know yet."""
        known = self._known.get(member, self._count)
        if known == self._count:
            return
        self._known[member] = self._count
        self._known.move_to_end(member)
        lang = self._spoken[member]
        unknown = self._posts[known - self._count :]
        member.send_shared(b"".join([frames[lang] if lang in frames else frames[""] for frames in unknown]))


class Participant(NamedTuple):
    """Who a visitor is, and the seat that they hold."""

    key: Key
    seat: Seat | None
    lang: str


class Subscribers:
    """All visitors of a table; what is the same for all sockets of a seat, and for all who watch, is made once."""

    def __init__(self) -> None:
        self._guests: dict[Session, Participant] = {}
        self._tabs: Counter[Key] = Counter()
        """How many sockets each has open who is there,"""
        self._watchers: Counter[Key] = Counter()
        """and each of those without a seat."""
        self._seated: dict[Session, Participant] = {}
        self._crowd = SpectatorQueue()
        """Those who hold a seat, and all others."""
        self._shown: dict[Session, int] = {}
        """Up to which line those have been shown what happened who say so."""

    def __iter__(self) -> Iterator[Session]:
        return iter(self._guests)

    def __len__(self) -> int:
        return len(self._guests)

    def __contains__(self, visitor: Session) -> bool:
        return visitor in self._guests

    @property
    def present(self) -> Set[Key]:
        """Who is there, however many tabs they have open."""
        return self._tabs.keys()

    @property
    def watching(self) -> int:
        """How many are there without a seat."""
        return len(self._watchers)

    def guest(self, visitor: Session) -> Participant:
        """Who a visitor is; whoever has not said hello is nobody yet."""
        if visitor not in self._guests:
            raise refusal("unauthorised", "hello")
        return self._guests[visitor]

    def add(self, visitor: Session, key: Key, lang: str, table: TableRow) -> bool:
        """Somebody came; whether this changes who is there."""
        left, is_new = self._take_leave(visitor), key not in self._tabs
        self._guests[visitor] = guest = Participant(key, seat_of(table, key), lang)
        self._tabs[key] += 1
        self._place(visitor, guest)
        return left != (key if is_new else None)

    def remove(self, visitor: Session) -> bool:
        """A socket is closed; whether this changes who is there."""
        self._shown.pop(visitor, None)
        return self._take_leave(visitor) is not None

    def _take_leave(self, visitor: Session) -> Key | None:
        """Forget a visitor; their key if no other socket of theirs is open."""
        guest = self._guests.pop(visitor, None)
        if guest is None:
            return None
        self._displace(visitor, guest)
        _uncount(self._tabs, guest.key)
        return None if guest.key in self._tabs else guest.key

    def _place(self, visitor: Session, guest: Participant) -> None:
        """Among those with a seat, or in the crowd."""
        if guest.seat is None:
            self._watchers[guest.key] += 1
            self._crowd.add(visitor, guest.lang)
        else:
            self._seated[visitor] = guest

    def _displace(self, visitor: Session, guest: Participant) -> None:
        if guest.seat is None:
            _uncount(self._watchers, guest.key)
            self._crowd.remove(visitor)
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

    def set_shown(self, visitor: Session, n: int) -> None:
        """Somebody has been shown what happened, up to where the log has n lines."""
        self._shown[visitor] = n

    @property
    def shown(self) -> int | None:
        """Up to which line all on their seats have been shown what happened, of those who say so; None if nobody does."""
        return min((shown for visitor, shown in self._shown.items() if self._guests[visitor].seat is not None), default=None)

    def has_seen(self, n: int) -> bool:
        """Whether they have been shown so much."""
        return (shown := self.shown) is None or shown >= n

    def broadcast(self, message_for: Callable[[Seat | None], AnyMessage], *, localized: bool = False) -> None:
        """Tell everybody what there is to be told to their seat, or to those who watch; `worded` is what each reads in their language."""
        frames = _Frames(message_for)
        for visitor, (_, seat, lang) in self._seated.items():
            visitor.send_frame(frames[seat, lang if localized else ""])
        if self._watchers:
            self._crowd.enqueue({lang: frames[None, lang] for lang in (self._crowd.langs if localized else [""])})

    def send_to_seat(self, seat: Seat, message_for: Callable[[], AnyMessage]) -> None:
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
