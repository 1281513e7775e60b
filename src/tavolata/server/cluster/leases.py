"""Leases: the process with the lease of a table runs its bots and its clock."""

from typing import Protocol


class LeasedTable(Protocol):
    """Protocol: the part of a table that leases use."""

    @property
    def name(self) -> str:
        """The id of the table."""
        ...

    @property
    def needs_driver(self) -> bool:
        """Whether the table has bots or a clock that may act, now or later."""
        ...

    def schedule(self) -> None:
        """Schedule the next actions of bots and clock; called when the lease is acquired."""
        ...


class Leases(Protocol):
    """Protocol: the leases of this process."""

    def holds(self, table: LeasedTable) -> bool:
        """Whether this process has the lease; if not, it is acquired as soon as it is free."""
        ...

    def fence(self, table: str) -> int | None:
        """The fence number of a lease, with which lines are written; the store refuses a lower number than the last."""
        ...


class LocalLeases:
    """The leases of a single process, which holds all of them."""

    def holds(self, table: LeasedTable) -> bool:
        """True: a single process holds every lease."""
        return True

    def fence(self, table: str) -> int | None:
        """None: a single process needs no fence number."""
        return None
