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
from tavolata.server.store.rows import TableRow
from tavolata.server.tables.seats import seat_of
from tavolata.server.tables.session import Session, encode

SLICE_SECONDS = 0.001
"""Spectators are sent messages for at most this long at a time,"""
PAUSE_SECONDS = 0.001
"""and then not for this long, so that other tables and the thread that writes moves have their turn."""


class Participant(NamedTuple):
    """The player or spectator of a session, and the seat that they hold."""

    key: Key
    seat: Seat | None
    lang: str

    def require_seat(self) -> Seat:
        """The seat; refused for spectators."""
        if self.seat is None:
            raise refusal("unauthorised", "not-seated")
        return self.seat


class Subscribers:
    """All sessions of a table; a message is built and encoded once for each seat, and once for all spectators."""

    def __init__(self) -> None:
        self._participants: dict[Session, Participant] = {}
        self._connections_per_player: Counter[Key] = Counter()
        self._connections_per_spectator: Counter[Key] = Counter()
        self._seated: dict[Session, Participant] = {}
        self._spectators = SpectatorQueue()
        self._shown: dict[Session, int] = {}
        """The lines that each session has animated, for those that report it."""

    def __iter__(self) -> Iterator[Session]:
        return iter(self._participants)

    def __len__(self) -> int:
        return len(self._participants)

    def __contains__(self, session: Session) -> bool:
        return session in self._participants

    @property
    def present(self) -> Set[Key]:
        """The keys of all who are connected."""
        return self._connections_per_player.keys()

    @property
    def spectator_count(self) -> int:
        """The number of people who are connected and have no seat."""
        return len(self._connections_per_spectator)

    def participant(self, session: Session) -> Participant:
        """The participant of a session; refused before its hello."""
        if session not in self._participants:
            raise refusal("unauthorised", "hello")
        return self._participants[session]

    def add(self, session: Session, key: Key, lang: str, row: TableRow) -> bool:
        """Add a session, or change who it is of; whether this changes who is present."""
        left, is_new = self._forget(session), key not in self._connections_per_player
        self._participants[session] = participant = Participant(key, seat_of(row, key), lang)
        self._connections_per_player[key] += 1
        self._place(session, participant)
        return left != (key if is_new else None)

    def remove(self, session: Session) -> bool:
        """Remove a session; whether this changes who is present."""
        self._shown.pop(session, None)
        return self._forget(session) is not None

    def _forget(self, session: Session) -> Key | None:
        """Remove a session; the key of its participant if it was their last one."""
        participant = self._participants.pop(session, None)
        if participant is None:
            return None
        self._displace(session, participant)
        _decrement(self._connections_per_player, participant.key)
        return None if participant.key in self._connections_per_player else participant.key

    def _place(self, session: Session, participant: Participant) -> None:
        """Add a session to the seated ones or to the spectators."""
        if participant.seat is None:
            self._connections_per_spectator[participant.key] += 1
            self._spectators.add(session, participant.lang)
        else:
            self._seated[session] = participant

    def _displace(self, session: Session, participant: Participant) -> None:
        if participant.seat is None:
            _decrement(self._connections_per_spectator, participant.key)
            self._spectators.remove(session)
        else:
            del self._seated[session]

    def reseat(self, row: TableRow) -> None:
        """Apply a change of seats."""
        seats = {key: seat_of(row, key) for key in self._connections_per_player}
        for session, participant in self._participants.items():
            if participant.seat != (seat := seats[participant.key]):
                self._displace(session, participant)
                self._participants[session] = moved = participant._replace(seat=seat)
                self._place(session, moved)

    def set_shown(self, session: Session, n: int) -> None:
        """Record that a client has animated the first n lines."""
        self._shown[session] = n

    @property
    def lines_shown(self) -> int | None:
        """The lines that all seated clients have animated, of those that report it; None if none does."""
        shown = (n for session, n in self._shown.items() if self._participants[session].seat is not None)
        return min(shown, default=None)

    def broadcast(self, message_for: Callable[[Seat | None], AnyMessage], *, localized: bool = False) -> None:
        """Send a message to all sessions, built for each seat and for spectators, and in each language if it has localized text."""
        encoded: dict[tuple[Seat | None, str], bytes] = {}
        for session, (_, seat, lang) in self._seated.items():
            variant = (seat, lang if localized else "")
            if variant not in encoded:
                encoded[variant] = _encode_for(message_for, *variant)
            session.send_frame(encoded[variant])
        if self._connections_per_spectator:
            langs = self._spectators.langs if localized else [""]
            self._spectators.enqueue({lang: _encode_for(message_for, None, lang) for lang in langs})

    def send_to_seat(self, seat: Seat, message_for: Callable[[], AnyMessage]) -> None:
        """Send a message to all sessions of a seat, in their languages."""
        for session, participant in self._seated.items():
            if participant.seat == seat:
                with use_language(participant.lang):
                    session.send(message_for())


def _encode_for(message_for: Callable[[Seat | None], AnyMessage], seat: Seat | None, lang: str) -> bytes:
    """The encoded message for a seat, in a language if one is named."""
    if not lang:
        return encode(message_for(seat))
    with use_language(lang):
        return encode(message_for(seat))


def _decrement(count: Counter[Key], key: Key) -> None:
    count[key] -= 1
    if not count[key]:
        del count[key]


class Spectator(Protocol):
    """A session as a `SpectatorQueue` uses it."""

    def set_spectator_queue(self, catch_up: Callable[[], None] | None) -> None:
        """Set what sends the queued messages; it is called before any other message is sent."""
        ...

    def send_shared(self, frames: bytes) -> None:
        """Send encoded messages at once."""
        ...


class SpectatorQueue:
    """Sends messages to any number of spectators, for a bounded time in each turn of the loop."""

    def __init__(self) -> None:
        self._sent: OrderedDict[Spectator, int] = OrderedDict()
        """The number of messages that each was sent; the lowest comes first."""
        self._lang_of: dict[Spectator, str] = {}
        self._langs: Counter[str] = Counter()
        self._backlog: list[Mapping[str, bytes]] = []  # short: a deque would take half a kilobyte of each table
        """The messages that some have not been sent yet, each by language."""
        self._count = 0
        """The number of messages in all."""
        self._timer: asyncio.Handle | None = None

    @property
    def langs(self) -> list[str]:
        """The languages of the spectators."""
        return [lang for lang, count in self._langs.items() if count]

    def add(self, spectator: Spectator, lang: str) -> None:
        """Add a spectator, who is sent the messages from now on."""
        self._sent[spectator] = self._count
        self._lang_of[spectator] = lang
        self._langs[lang] += 1
        spectator.set_spectator_queue(lambda: self._catch_up(spectator))

    def remove(self, spectator: Spectator) -> None:
        """Remove a spectator after sending all messages so far."""
        self._catch_up(spectator)
        spectator.set_spectator_queue(None)
        del self._sent[spectator]
        self._langs[self._lang_of.pop(spectator)] -= 1

    def enqueue(self, frames: Mapping[str, bytes]) -> None:
        """Queue a message by language; one for all languages has an empty name."""
        self._backlog.append(frames)
        self._count += 1
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_soon(self._send_batch)

    def _send_batch(self) -> None:
        """Send to those who were sent least, until the time slice is over."""
        until = perf_counter() + SLICE_SECONDS
        while self._has_backlog:
            self._catch_up(next(iter(self._sent)))
            if perf_counter() >= until:
                break
        self._discard_sent()
        self._timer = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._send_batch) if self._backlog else None

    @property
    def _has_backlog(self) -> bool:
        return bool(self._sent) and next(iter(self._sent.values())) < self._count

    def _discard_sent(self) -> None:
        """Discard the messages that all spectators were sent."""
        unsent = self._count - next(iter(self._sent.values()), self._count)
        del self._backlog[: len(self._backlog) - unsent]

    def _catch_up(self, spectator: Spectator) -> None:
        """Send a spectator all messages of the backlog."""
        sent = self._sent.get(spectator, self._count)
        if sent == self._count:
            return
        self._sent[spectator] = self._count
        self._sent.move_to_end(spectator)
        lang = self._lang_of[spectator]
        unsent = self._backlog[sent - self._count :]
        spectator.send_shared(b"".join([frames[lang] if lang in frames else frames[""] for frames in unsent]))
