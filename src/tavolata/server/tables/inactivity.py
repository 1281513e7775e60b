"""Detects players who are away or out of time, and counts the others' votes about them."""

from collections.abc import Mapping, Set
from typing import TypeAlias

import msgspec

from tavolata.core.game import Seat
from tavolata.server.errors import refusal
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import EndVote, GiveUp, KeepWaiting, Leave, OverdueSeat, ReturnToSeat, Substitute, Table
from tavolata.server.store.rows import TableRow
from tavolata.server.tables import seats
from tavolata.server.tables.live_match import TableState
from tavolata.server.tables.seats import name_of, validate_seat

replace = msgspec.structs.replace

InactivityRequest: TypeAlias = Substitute | KeepWaiting | ReturnToSeat | Leave | GiveUp

AWAY_AFTER_MS = 60_000
"""A player who is not connected for this long is away, and the others may decide."""


class Votes(msgspec.Struct, frozen=True, array_like=True):
    """The seats that want to give the match up, and the number of votes before; the higher number is newer."""

    count: int = 0
    seats: frozenset[Seat] = frozenset()


class InactivityMonitor:
    """Since when players are disconnected, how long the others wait, and their votes; a table that is loaded counts from then."""

    def __init__(self, row: TableRow, away_after_ms: int, now: int) -> None:
        self._away_after_ms = away_after_ms
        self._away_since: dict[str, int] = {}
        self._grace_until: dict[Seat, int] = {}
        self._has_clock = row.clock is not None
        self.votes = Votes()
        self._sent: list[Seat] = []
        self.is_idle = False
        """Whether all players are connected, no clock runs, and the clients know that."""
        self.set_present(row, frozenset(), now)

    def set_present(self, row: TableRow, present: Set[Key], now: int) -> None:
        """Record who is connected."""
        keys = [holder.key for holder in row.holders if holder.holder == "person" and holder.key not in present]
        self._away_since = {key: self._away_since.get(key, now) for key in keys}
        self._update_idle()

    def is_away(self, state: TableState, seat: Seat) -> bool:
        """Whether a player has been disconnected for too long; with days for a move, until that time is used up."""
        since = self._away_since.get(state.row.holders[seat].key)
        if since is None:
            return False
        return _is_out_of_time(state, seat) if _is_correspondence(state.row) else state.now - since >= self._away_after_ms

    def overdue(self, state: TableState) -> list[OverdueSeat]:
        """The players whom the match has waited for too long, without those who were given a grace period."""
        if not state.row.is_running:
            return []
        awaited = [seat for seat in _players_to_move(state) if self._grace_until.get(seat, 0) <= state.now]
        late = [OverdueSeat(seat, "time") for seat in awaited if _is_out_of_time(state, seat)]
        return late + [OverdueSeat(seat, "away") for seat in awaited if self.is_away(state, seat) and not _is_out_of_time(state, seat)]

    def annotate(self, state: TableState, message: Table) -> Table:
        """A table message with the players who are away or overdue, the votes, and the bots that may stand in."""
        self._sent = self._to_send(state)
        self._update_idle()
        levels = list(seats.stand_in_levels(state.row)) if state.row.is_running else []
        message = replace(message, ending=self._end_vote(state), stand_ins=levels)
        if self._is_nobody_timed:
            return message
        infos = [replace(info, gone=self.is_away(state, seat)) for seat, info in enumerate(message.seats)]
        return replace(message, seats=infos, overdue=self.overdue(state))

    def changed_since_sent(self, state: TableState) -> bool:
        """Whether other players are away or overdue than the clients know."""
        return self._to_send(state) != self._sent

    def ms_until_change(self, state: TableState) -> int | None:
        """Milliseconds until a player may become away or overdue."""
        if self._is_nobody_timed:
            return None
        moments = [*(since + self._away_after_ms for since in self._away_since.values()), *self._grace_until.values()]
        left = [_remaining_ms(state, seat) or 0 for seat in (_players_to_move(state) if state.row.is_running else ())]
        return min((wait for wait in (*(moment - state.now for moment in moments), *left) if wait > 0), default=None)

    def apply_vote(self, state: TableState, seat: Seat, request: InactivityRequest) -> TableRow:
        """The row of the table after the request of a seat."""
        if not state.row.is_running:
            raise refusal("not-now", "not-playing")
        match request:
            case Substitute():
                return self._substitute(state, seat, request)
            case KeepWaiting():
                self._require_overdue(state, seat, request.seat)
                self._grant_grace(state, request.seat)
                return state.row
            case ReturnToSeat():
                return self.return_seat(state, seat)
            case Leave():
                return self._leave(state, seat)
            case GiveUp():
                return self._give_up(state, seat, agreed=request.agreed)

    def return_seat(self, state: TableState, seat: Seat) -> TableRow:
        """Give a seat back to its player, who gets a grace period."""
        self._grant_grace(state, seat)
        return seats.restore(state.row, seat, len(state.live.match.log))

    def row_after_votes(self, state: TableState) -> TableRow:
        """The row of the table, given up if all players who are present want it."""
        is_wanted = state.row.is_running and self.votes.seats and self._present_players(state) <= self.votes.seats
        return self._given_up(state.row) if is_wanted else state.row

    def merge_remote(self, votes: Votes, grace_periods: Mapping[Seat, int], now: int) -> None:
        """Adopt the votes, and the grace periods that are longer than those known here."""
        self.votes = votes
        for seat, remaining in grace_periods.items():
            self._grace_until[seat] = max(self._grace_until.get(seat, 0), now + remaining)
        self._update_idle()

    def grace_periods(self, now: int) -> dict[Seat, int]:
        """The milliseconds that are left of each grace period."""
        return {seat: until - now for seat, until in self._grace_until.items() if until > now}

    def _substitute(self, state: TableState, seat: Seat, request: Substitute) -> TableRow:
        """Let a bot play for an overdue player, or change the level of the bot that does."""
        if state.row.holders[validate_seat(state.row, request.seat)].stand_in is None:
            self._require_overdue(state, seat, request.seat)
        return seats.substitute(state.row, request.seat, len(state.live.match.log), request.level)

    def _grant_grace(self, state: TableState, seat: Seat) -> None:
        """Wait for a seat as long as it has for a move, or as long as a player may be away."""
        clock = state.row.clock
        self._grace_until[seat] = state.now + max(self._away_after_ms, clock.seconds * 1000 if clock and clock.per == "move" else 0)
        self._update_idle()

    def _leave(self, state: TableState, seat: Seat) -> TableRow:
        """Let a bot play for a player who leaves; without another player the match is given up."""
        if _players(state.row) - {seat}:
            return seats.substitute(state.row, seat, len(state.live.match.log))
        return self._given_up(state.row)

    def _give_up(self, state: TableState, seat: Seat, *, agreed: bool) -> TableRow:
        """Count a vote; one player who is against it ends the vote."""
        self.votes = Votes(self.votes.count, self.votes.seats | {seat}) if agreed else Votes(self.votes.count + 1)
        return self.row_after_votes(state)

    def _given_up(self, row: TableRow) -> TableRow:
        self.votes = Votes(self.votes.count + 1)
        return replace(row, stage="given-up")

    def _end_vote(self, state: TableState) -> EndVote | None:
        """The players who want to give the match up, and those who have not agreed."""
        agreed = self.votes.seats
        return EndVote(sorted(agreed), sorted(self._present_players(state) - agreed)) if agreed else None

    def _require_overdue(self, state: TableState, seat: Seat, other: Seat) -> None:
        validate_seat(state.row, other)
        if seat == other or other not in [overdue.seat for overdue in self.overdue(state)]:
            raise refusal("not-now", "not-overdue", name=name_of(state.row.holders[other]))

    def _present_players(self, state: TableState) -> set[Seat]:
        return {seat for seat in _players(state.row) if not self.is_away(state, seat)}

    def _to_send(self, state: TableState) -> list[Seat]:
        if self._is_nobody_timed:
            return []
        away = [seat for seat in range(state.row.seats) if self.is_away(state, seat)]
        return away + [overdue.seat for overdue in self.overdue(state)]

    @property
    def _is_nobody_timed(self) -> bool:
        return not (self._away_since or self._grace_until or self._has_clock)

    def _update_idle(self) -> None:
        self.is_idle = self._is_nobody_timed and not self._sent


def _players(row: TableRow) -> set[Seat]:
    """The seats of people who play themselves."""
    return {seat for seat, holder in enumerate(row.holders) if holder.holder == "person" and holder.stand_in is None}


def _players_to_move(state: TableState) -> list[Seat]:
    players = _players(state.row)
    return [seat for seat in state.live.match.awaited if seat in players]


def _remaining_ms(state: TableState, seat: Seat) -> int | None:
    """The milliseconds that a seat has left; None without a time control."""
    return state.live.seat_clocks.remaining_ms(seat, state.live.time_at(state.now))


def _is_out_of_time(state: TableState, seat: Seat) -> bool:
    return state.row.is_running and _remaining_ms(state, seat) == 0


def _is_correspondence(row: TableRow) -> bool:
    """Whether the match runs with days for each move."""
    return row.is_running and row.clock is not None and row.clock.gives_days
