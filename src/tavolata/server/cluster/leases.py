"""Who lets the bots and the clock of a table act: one process at a time, for a few seconds that it makes longer again and again."""

from typing import Protocol


class Tenant(Protocol):
    """A table in use, whose bots and clock are to be run."""

    @property
    def name(self) -> str:
        """By which it is known everywhere."""
        ...

    @property
    def is_driven(self) -> bool:
        """Whether it has bots or a clock that may act, now or later."""
        ...

    def go_on(self) -> None:
        """Let bots and clock do what is theirs to do."""
        ...


class Leases(Protocol):
    """For which tables this process lets bots and clock act."""

    def holds(self, tenant: Tenant) -> bool:
        """Whether it does so now; if not, it is seen to it that it does as soon as nobody else does, and the table is told."""
        ...

    def fence(self, table: str) -> int | None:
        """The number under which what they do is written: the store refuses it once another process has a higher one."""
        ...


class Ours:
    """The leases of a process that is alone: all of them are its own."""

    def holds(self, tenant: Tenant) -> bool:
        """There is nobody else."""
        return True

    def fence(self, table: str) -> int | None:
        """Nobody has to be kept out."""
        return None
