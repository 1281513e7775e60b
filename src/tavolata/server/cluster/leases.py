"""Leases: which process lets the bots and the clock of a table act."""

from typing import Protocol


class LeasedTable(Protocol):
    """A table with bots or a clock, as leases see it."""

    @property
    def name(self) -> str:
        """The id of the table."""
        ...

    @property
    def needs_driver(self) -> bool:
        """Whether bots or a clock may act, now or later."""
        ...

    def schedule(self) -> None:
        """Let bots and clock act when their time comes; called when the lease is acquired."""
        ...


class Leases(Protocol):
    """The tables whose bots and clocks this process lets act."""

    def holds(self, table: LeasedTable) -> bool:
        """Whether this process has the lease; if not, it is acquired as soon as it is free."""
        ...

    def fence(self, table: str) -> int | None:
        """The number of the lease, under which lines are written; the store refuses a number lower than the last."""
        ...


class LocalLeases:
    """The leases of a site of one process, which has all of them."""

    def holds(self, table: LeasedTable) -> bool:
        """Always true."""
        return True

    def fence(self, table: str) -> int | None:
        """No number is needed."""
        return None
