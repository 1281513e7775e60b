"""Whom the others at a table need not wait for any longer, and what they decide about it."""

from collections.abc import Mapping, Set
from typing import Any, Protocol, TypeAlias

import msgspec

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.server.errors import refusal
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import Ending, GiveUp, KeepWaiting, Leave, Overdue, Resume, Substitute, Table
from tavolata.server.store.rows import TableRow
from tavolata.server.tables import stand_ins
from tavolata.server.tables.live_match import milliseconds
from tavolata.server.tables.move_messages import name_of
from tavolata.server.tables.seats import checked_seat

replace = msgspec.structs.replace

AbsenceRequest: TypeAlias = Substitute | KeepWaiting | Resume | Leave | GiveUp

AWAY = 60_000
"""Milliseconds after which somebody who is not there keeps the others waiting for too long."""


class Votes(msgspec.Struct, frozen=True, array_like=True):
    """The seats that want to end the game, and how often that came to nothing: of what several processes know the latest counts."""

    count: int = 0
    seats: frozenset[Seat] = frozenset()

    def with_those_of(self, other: "Votes") -> "Votes":
        """What two processes know together."""
        if self.count != other.count:
            return max(self, other, key=lambda votes: votes.count)
        return Votes(self.count, self.seats | other.seats)


class WaitingTable(Protocol):
    """What is asked of the table at which people wait for each other."""

    row: TableRow

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match as it stands."""
        ...

    def time_left(self, seat: Seat) -> int | None:
        """The milliseconds that a seat has left; None where there is no clock."""
        ...


class Absence:
    """Since when people are away, and how long the others wait for them. A table that was asleep counts from when it woke."""

    def __init__(self, table: WaitingTable, away: int) -> None:
        """`away` is the time in milliseconds after which the others are asked."""
        self._table = table
        self._away = away
        self._since: dict[str, int] = {}
        self._waited_for: dict[Seat, int] = {}
        self.votes = Votes()
        self._last_told: list[Seat] = []
        self.note(frozenset())

    def note(self, present: Set[Key]) -> None:
        """Take note of who is there."""
        keys = [holder.key for holder in self._table.row.holders if holder.holder == "person" and holder.key not in present]
        now = milliseconds()
        self._since = {key: self._since.get(key, now) for key in keys}

    def is_gone(self, seat: Seat) -> bool:
        """Whether a person has been away for so long that the others decide without them; who has days for a move may be away for them."""
        since = self._since.get(self._table.row.holders[seat].key)
        if since is None:
            return False
        return self._is_out_of_time(seat) if self._gives_days else milliseconds() - since >= self._away

    def overdue(self) -> list[Overdue]:
        """The people whom the game has waited for too long, unless the others said that they go on waiting."""
        if self._table.row.stage != "playing":
            return []
        waited = [seat for seat in self._awaited_people() if self._waited_for.get(seat, 0) <= milliseconds()]
        late = [Overdue(seat, "time") for seat in waited if self._is_out_of_time(seat)]
        return late + [Overdue(seat, "away") for seat in waited if self.is_gone(seat) and not self._is_out_of_time(seat)]

    def ending(self) -> Ending | None:
        """Who wants to end the game, and who is still to agree."""
        ending = self.votes.seats
        return Ending(sorted(ending), sorted(self._there() - ending)) if ending else None

    def told(self, table: Table) -> Table:
        """What is told of a table, and with it who keeps it waiting."""
        self._last_told = self._to_tell()
        levels = list(stand_ins.levels_of(self._table.row)) if table.stage == "playing" else []
        told = replace(table, ending=self.ending(), stand_ins=levels)
        if self._is_nobody_timed:
            return told
        seats = [replace(info, gone=self.is_gone(seat)) for seat, info in enumerate(table.seats)]
        return replace(told, seats=seats, overdue=self.overdue())

    @property
    def is_calm(self) -> bool:
        """Whether all people are there and nothing runs against them, as it mostly is, and that is what was told."""
        return self._is_nobody_timed and not self._last_told

    @property
    def has_news(self) -> bool:
        """Whether somebody is away, or keeps the table waiting, for longer than it was told."""
        return self._to_tell() != self._last_told

    def _to_tell(self) -> list[Seat]:
        if self._is_nobody_timed:
            return []
        gone = [seat for seat in range(self._table.row.seats) if self.is_gone(seat)]
        return gone + [overdue.seat for overdue in self.overdue()]

    def next_change(self) -> int | None:
        """In how many milliseconds somebody may have been away, or have thought, for too long."""
        if self._is_nobody_timed:
            return None
        now = milliseconds()
        moments = [*(since + self._away for since in self._since.values()), *self._waited_for.values()]
        playing = self._table.row.stage == "playing"
        left = [self._table.time_left(seat) or 0 for seat in (self._awaited_people() if playing else ())]
        return min((wait for wait in (*(moment - now for moment in moments), *left) if wait > 0), default=None)

    def decide(self, seat: Seat, request: AbsenceRequest) -> TableRow:
        """The table after what somebody on a seat decided."""
        if self._table.row.stage != "playing":
            raise refusal("not-now", "not-playing")
        match request:
            case Substitute():
                return self._substitute(seat, request)
            case KeepWaiting():
                self._check_overdue(seat, request.seat)
                return self._wait_for(request.seat)
            case Resume():
                return self.come_back(seat)
            case Leave():
                return self._leave(seat)
            case GiveUp():
                return self._give_up(seat, agreed=request.agreed)

    def come_back(self, seat: Seat) -> TableRow:
        """Give a seat back to its person, who has a while before the others are asked again."""
        self._wait_for(seat)
        return stand_ins.come_back(self._table.row, seat, len(self._table.match.log))

    def _substitute(self, seat: Seat, request: Substitute) -> TableRow:
        """Let a bot play on for somebody who is overdue, or give the one that does another level."""
        if self._table.row.holders[checked_seat(self._table.row, request.seat)].stand_in is None:
            self._check_overdue(seat, request.seat)
        return stand_ins.let_play(self._table.row, request.seat, len(self._table.match.log), request.level)

    def _wait_for(self, seat: Seat) -> TableRow:
        """Ask nobody about a seat for a while: as long as it has for a move, or as one may be away."""
        clock = self._table.row.clock
        patience = max(self._away, clock.seconds * 1000 if clock and clock.per == "move" else 0)
        self._waited_for[seat] = milliseconds() + patience
        return self._table.row

    def _leave(self, seat: Seat) -> TableRow:
        """A bot plays on for somebody who leaves; with nobody left to play it for, the game is given up."""
        return stand_ins.let_play(self._table.row, seat, len(self._table.match.log)) if self._people() - {seat} else self._given_up()

    def _give_up(self, seat: Seat, *, agreed: bool) -> TableRow:
        """End the game when all people who are there want it; one who does not is enough to go on."""
        self.votes = Votes(self.votes.count, self.votes.seats | {seat}) if agreed else Votes(self.votes.count + 1)
        return self.as_voted()

    def as_voted(self) -> TableRow:
        """The table, given up if all people who are there want it."""
        is_wanted = self._table.row.stage == "playing" and self.votes.seats and self._there() <= self.votes.seats
        return self._given_up() if is_wanted else self._table.row

    def heed(self, votes: Votes, patience: Mapping[Seat, int]) -> None:
        """Take note of what people decided in another process."""
        self.votes = self.votes.with_those_of(votes)
        for seat, wait in patience.items():
            self._waited_for[seat] = max(self._waited_for.get(seat, 0), milliseconds() + wait)

    @property
    def patience(self) -> dict[Seat, int]:
        """For how many milliseconds nobody is asked about a seat."""
        now = milliseconds()
        return {seat: until - now for seat, until in self._waited_for.items() if until > now}

    def _given_up(self) -> TableRow:
        self.votes = Votes(self.votes.count + 1)
        return replace(self._table.row, stage="given-up")

    def _check_overdue(self, seat: Seat, other: Seat) -> None:
        checked_seat(self._table.row, other)
        if seat == other or other not in [overdue.seat for overdue in self.overdue()]:
            raise refusal("not-now", "not-overdue", name=name_of(self._table.row.holders[other]))

    def _people(self) -> set[Seat]:
        """The seats of people who play themselves."""
        holders = enumerate(self._table.row.holders)
        return {seat for seat, holder in holders if holder.holder == "person" and holder.stand_in is None}

    def _there(self) -> set[Seat]:
        return {seat for seat in self._people() if not self.is_gone(seat)}

    def _awaited_people(self) -> list[Seat]:
        people = self._people()
        return [seat for seat in self._table.match.awaited if seat in people]

    def _is_out_of_time(self, seat: Seat) -> bool:
        return self._table.row.stage == "playing" and self._table.time_left(seat) == 0

    @property
    def _is_nobody_timed(self) -> bool:
        """Whether all people are there and nothing runs against them."""
        return not self._since and not self._waited_for and self._table.row.clock is None

    @property
    def _gives_days(self) -> bool:
        clock = self._table.row.clock
        return self._table.row.stage == "playing" and clock is not None and clock.gives_days
