"""The other processes that have a table in use: what they write is read, who is there and what they want is gathered from all."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Sequence, Set
from math import inf
from typing import Any, NamedTuple, Protocol
from weakref import WeakSet, ref

from tavolata.core.game import Seat
from tavolata.server.cluster.messages import Aside, News, Notes, heard, told
from tavolata.server.cluster.pubsub import Bus
from tavolata.server.identity import Key
from tavolata.server.store.base import Store
from tavolata.server.store.errors import StoreError
from tavolata.server.store.rows import LogRow, TableRow
from tavolata.server.tables.live_match import milliseconds

_log = logging.getLogger(__name__)

BEAT = 2_000
"""So often, in milliseconds, every process says what it knows of its tables;"""
SILENCE = 6_500
"""and one that said nothing for so long is gone, and its people with it."""

_NOBODY: frozenset[Key] = frozenset()


class SharedTable(Protocol):
    """What the neighbours of a table ask of it."""

    row: TableRow
    lock: asyncio.Lock

    @property
    def name(self) -> str:
        """By which it is known everywhere."""
        ...

    @property
    def n(self) -> int:
        """How many lines its log has."""
        ...

    def notes(self, process: str, *, is_asking: bool) -> Notes:
        """What this process, which has a name, knows of the table."""
        ...

    def follow(self, row: TableRow, lines: Sequence[LogRow]) -> None:
        """Go on as another process wrote, and tell everybody here; the caller holds the lock."""
        ...

    def abandon(self) -> None:
        """Send everybody away, to come back at once and find the table as it stands in the store."""
        ...

    def heed(self, notes: Notes) -> None:
        """Take note of what another process knows."""
        ...

    def note_neighbours(self) -> None:
        """Somebody came or went in another process."""
        ...

    def go_on(self) -> None:
        """Let bots and clock do what is theirs to do: people may have been shown what happened."""
        ...

    def pass_on(self, seat: Seat | None, message: bytes) -> None:
        """Tell everybody here, or who sits on a seat, what came from another process."""
        ...


class Neighbours(Protocol):
    """The others who have a table in use."""

    @property
    def present(self) -> Set[Key]:
        """Who is there in other processes, of those on the seats."""
        ...

    @property
    def watching(self) -> int:
        """How many others are there; who watches in two processes is counted twice."""
        ...

    def have_seen(self, n: int) -> bool:
        """Whether all on their seats there have been shown so much, of those who say so."""
        ...

    async def catch_up(self) -> bool:
        """Go on with what others wrote; whether there was anything. The caller holds the table's lock."""
        ...

    def tell_news(self, n: int, revision: int) -> None:
        """The table was written."""
        ...

    def tell(self) -> None:
        """Something changed that is not in the log."""
        ...

    def tell_aside(self, seat: Seat | None, message: bytes) -> None:
        """Let everybody there, or who sits on a seat, be told something."""
        ...

    def consult(self) -> None:
        """Heed once more what they said, which may be of the line that has been read now."""
        ...

    def leave(self) -> None:
        """This process has the table in use no more."""
        ...


class Nobody:
    """The neighbours of a table whose process is alone."""

    present = _NOBODY
    watching = 0

    def have_seen(self, n: int) -> bool:
        """There is nobody who has not."""
        return True

    async def catch_up(self) -> bool:
        """Nobody else wrote anything that one could go on from."""
        return False

    def tell_news(self, n: int, revision: int) -> None:
        """There is nobody to be told."""

    def tell(self) -> None:
        """There is nobody to be told."""

    def tell_aside(self, seat: Seat | None, message: bytes) -> None:
        """There is nobody to be told."""

    def consult(self) -> None:
        """Nobody said anything."""

    def leave(self) -> None:
        """Nobody will miss us."""


class House(Protocol):
    """What neighbours ask of the place in which their tables stand."""

    store: Store
    bus: Bus

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Let something go on beside the requests."""
        ...


class _Neighbour(NamedTuple):
    """What another process said last, and when."""

    notes: Notes
    heard: int


class Others:
    """The neighbours of a table of a site that has several processes; they do not keep it in use."""

    def __init__(self, table: SharedTable, house: House, process: str) -> None:
        self._table = ref(table)
        self._topic = table.name
        self._house = house
        self._bus = house.bus
        self._process = process
        self._known: dict[str, _Neighbour] = {}
        self._has_left = False
        self.present: Set[Key] = _NOBODY
        self.watching = 0
        self._bus.listen(self._topic, self)

    def have_seen(self, n: int) -> bool:
        """Whether all on their seats there have been shown so much, of those who say so."""
        return all(other.notes.shown is None or other.notes.shown >= n for other in self._known.values())

    async def catch_up(self) -> bool:
        """Go on with what others wrote; whether there was anything. The caller holds the table's lock."""
        table = self._table()
        assert table is not None
        saved = await self._house.store.read_since(table.name, table.n)
        if saved is None or self._has_left or not (saved[1] or saved[0].revision > table.row.revision):
            return False
        try:
            table.follow(*saved)
        except Exception:  # noqa: BLE001 - whatever it was, the table as it is in the store is another one
            _log.exception("Table %s could not be gone on with as others wrote it, and is read anew.", table.name)
            table.abandon()
        return True

    def tell_news(self, n: int, revision: int) -> None:
        """The table was written."""
        self._bus.tell(self._topic, told(News(n, revision)))

    def tell(self, *, is_asking: bool = False) -> None:
        """Something changed that is not in the log."""
        table = self._table()
        if table is not None and not self._has_left:
            self._bus.tell(self._topic, told(table.notes(self._process, is_asking=is_asking)))

    def tell_aside(self, seat: Seat | None, message: bytes) -> None:
        """Let everybody there, or who sits on a seat, be told something."""
        self._bus.tell(self._topic, told(Aside(seat, message)))

    def consult(self) -> None:
        """Heed once more what they said, which may be of the line that has been read now."""
        table = self._table()
        assert table is not None
        for other in list(self._known.values()):
            table.heed(other.notes)

    def leave(self) -> None:
        """This process has the table in use no more."""
        self._bus.stop(self._topic, self)
        self._has_left = True

    def joined(self) -> None:
        """From now on all is heard: ask the others what they know, and read what was written before."""
        self.tell(is_asking=True)
        self._look()

    def hear(self, news: bytes) -> None:
        """Another process told something."""
        table = self._table()
        if table is None or self._has_left:
            return
        match heard(news):
            case News(n, revision):
                self._learn(table, n, revision)
            case Aside(seat, message):
                table.pass_on(seat, message)
            case Notes() as notes:
                self._note(table, notes)

    def beat(self) -> None:
        """Say that we are there; forget who is not. Their last words may be lost, as all are where the bus is down: look for ourselves."""
        silent = [process for process, other in self._known.items() if milliseconds() - other.heard > SILENCE]
        for process in silent:
            del self._known[process]
        table = self._table()
        if silent and table is not None:
            self._count(table)
        if self._bus.is_up:
            self.tell()
        if silent or not self._bus.is_up:
            self._look()

    def _note(self, table: SharedTable, notes: Notes) -> None:
        before = self._known.get(notes.process)
        self._known[notes.process] = _Neighbour(notes, milliseconds())
        self._learn(table, notes.n, notes.revision)
        table.heed(notes)
        if before is None or (before.notes.present, before.notes.watching) != (notes.present, notes.watching):
            self._count(table)
        elif before.notes.shown != notes.shown:
            table.go_on()
        if notes.is_asking:
            self.tell()

    def _count(self, table: SharedTable) -> None:
        """Gather who is there from what all of them said."""
        others = [other.notes for other in self._known.values()]
        self.present = frozenset(key for notes in others for key in notes.present)
        self.watching = sum(notes.watching for notes in others)
        table.note_neighbours()

    def _learn(self, table: SharedTable, n: int, revision: int) -> None:
        """Somebody wrote it: read on, unless all of that is known."""
        if _is_behind(table, n, revision):
            self._house.spawn(self._read_on(table, n, revision))

    def _look(self) -> None:
        """Something may have been missed: read on if there is anything."""
        table = self._table()
        if table is not None and not self._has_left:
            self._house.spawn(self._read_on(table, inf, inf))

    async def _read_on(self, table: SharedTable, n: float, revision: float) -> None:
        """Read what others wrote, unless so much of it is known by now; what cannot be read now is read later."""
        async with table.lock:
            if _is_behind(table, n, revision):
                try:
                    await self.catch_up()
                except StoreError as error:
                    _log.warning("Table %s cannot be read on now: %s", table.name, error)


def _is_behind(table: SharedTable, n: float, revision: float) -> bool:
    return n > table.n or revision > table.row.revision


class Neighbourhood:
    """All tables of this process, and with whom it shares them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._process = secrets.token_hex(8)
        self._all: WeakSet[Others] = WeakSet()
        self._beating: asyncio.Task[None] | None = None

    def of(self, table: SharedTable) -> Neighbours:
        """Those who have a table in use beside us."""
        if not self._house.bus.is_shared:
            return Nobody()
        self._all.add(others := Others(table, self._house, self._process))
        if self._beating is None:
            self._beating = asyncio.get_running_loop().create_task(self._beat())
        return others

    async def close(self) -> None:
        """Say no more."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait([self._beating])

    async def _beat(self) -> None:
        """One table after the other, and whoever waits has their turn between two of them."""
        while True:
            await asyncio.sleep(BEAT / 1000)
            for others in list(self._all):
                others.beat()
                await asyncio.sleep(0)
