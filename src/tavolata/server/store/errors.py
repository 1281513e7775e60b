"""The errors of a store."""

from tavolata.core.errors import TavolataError


class StoreError(TavolataError):
    """The store cannot be read or written."""


class Corrupt(StoreError):
    """A stored row differs from what was written."""


class Conflict(StoreError):
    """Another writer wrote this line, or changed this table, first."""


class LeaseLost(Conflict):
    """The table has another revision than the caller expects, or another process has its lease."""


class OutcomeUnknown(StoreError):
    """The connection broke before the store confirmed a write, and the outcome could not be read since."""


class Restored(StoreError):
    """A backup was restored since the table was read, so the state in memory is obsolete."""
