"""What each seat of a table is told: who is there and what is wanted, what happened and what can be done now."""

from collections.abc import Sequence, Set
from typing import Any, Protocol

import msgspec

from tavolata.core.game import OptionValue, Seat
from tavolata.core.match import Match
from tavolata.core.registry import get_plugin
from tavolata.core.takeback import may_be_free
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import Moves, Return, StepSeen, Table, Wish
from tavolata.server.store.rows import TableRow
from tavolata.server.tables import move_messages
from tavolata.server.tables.inactivity import Absence
from tavolata.server.tables.takeback import Returns

replace = msgspec.structs.replace


class ToldTable(Protocol):
    """The table of which something is told."""

    row: TableRow

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match as it stands."""
        ...

    @property
    def returns(self) -> Returns:
        """Where each seat may go back to."""
        ...

    @property
    def wish(self) -> Wish | None:
        """What somebody wants back, and waits for."""
        ...

    @property
    def present(self) -> Set[Key]:
        """Who is there, wherever their sockets are."""
        ...

    @property
    def watching(self) -> int:
        """How many are there without a seat, wherever their sockets are."""
        ...

    def alarm(self, seat: Seat | None = None) -> int | None:
        """In how many milliseconds the clock acts, or acts on this seat."""
        ...

    def time_left(self, seat: Seat) -> int | None:
        """The milliseconds that a seat has left; None where there is no clock."""
        ...


class Notice:
    """What is told of a table as it stands, to each as they may know it."""

    def __init__(self, table: ToldTable, absence: Absence) -> None:
        self._table = table
        self._absence = absence
        self._promise = move_messages.promise_of(table.row)

    def table_for(self, seat: Seat | None) -> Table:
        """Who is there, on which seats, and what they want."""
        table = self._table
        told = move_messages.table_for(table.row, self._promise, table.present, table.watching, seat, table.wish)
        return self._absence.told(replace(told, next_options=self.next_options()) if table.row.has_ended else told)

    def next_options(self) -> dict[str, OptionValue] | None:
        """What the same group plays next, once this game has ended."""
        row, match = self._table.row, self._table.match
        return dict(get_plugin(row.game).next_options(match.state, match.options)) if row.has_ended else None

    def moves_for(self, steps: Sequence[StepSeen], seat: Seat | None) -> Moves:
        """What happened, the position, and what a seat may do; a seat on which a bot plays may do nothing."""
        row = self._table.row
        told = move_messages.moves_for(self._table.match, steps, seat, self._table.alarm(seat), self._return_of(seat), self._names())
        if row.clock is not None:
            told = replace(told, times=self._times())
        if row.stage == "given-up":
            return replace(told, legal=[], awaited=[])
        return replace(told, legal=[], back=None) if seat is not None and row.holders[seat].stand_in else told

    def _names(self) -> list[str]:
        """The names as the text of a plain room tells them; a room of its own puts them in itself."""
        return [] if get_plugin(self._table.row.game).has_client else move_messages.names_of(self._table.row)

    def _times(self) -> list[int] | None:
        """What each seat has left, where there is a clock that runs."""
        if self._table.row.stage != "playing":
            return None
        left = (self._table.time_left(seat) for seat in range(self._table.row.seats))
        return [time for time in left if time is not None]

    def _return_of(self, seat: Seat | None) -> Return | None:
        """Where a seat may go back to."""
        returns, match = self._table.returns, self._table.match
        n = returns.to(seat) if self._table.row.stage == "playing" else None
        return None if n is None else Return(n, returns.is_of_last(seat) and may_be_free(match, n))
