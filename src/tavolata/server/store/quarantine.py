"""Tables that cannot be gone on with: each is told of once in the log, and refused in words to whoever comes, while the others go on."""

import logging
from typing import NamedTuple

from tavolata.core.errors import LocalizedError, TavolataError, UnknownVersion
from tavolata.core.registry import get_plugin, rules_of_version
from tavolata.i18n import Fact
from tavolata.server.errors import NotHere, Refusal, refusal
from tavolata.server.store.base import Damaged, LogRow, StoreError, TableRow
from tavolata.server.tables.live_match import Course

_log = logging.getLogger(__name__)


class _Why(NamedTuple):
    """The refusal of a table, by its key and facts."""

    key: str
    facts: dict[str, Fact]


class Apart:
    """Which tables were set apart, and why; at the next start each of them is given another chance."""

    def __init__(self, *, has_neighbours: bool) -> None:
        """Where several processes serve the same tables, one of a later program may go on with what this one cannot."""
        self._has_neighbours = has_neighbours
        self._why: dict[str, _Why] = {}
        self._later: set[str] = set()
        """Tables of rules that only a later program has."""

    def check(self, table: str) -> None:
        """Refuse a table that was set apart before."""
        if (why := self._why.get(table)) is not None:
            raise refusal("unknown-table", why.key, **why.facts)

    def unread(self, table: str, error: StoreError) -> Refusal:
        """The refusal of a table that could not be read: for good if it is damaged, for now if something is in the way."""
        if isinstance(error, Damaged):
            return self._put(table, error, "unloadable")
        _log.error("Table %s cannot be read now: %s", table, error)
        return refusal("not-now", "unread")

    def load(self, row: TableRow, lines: list[LogRow]) -> Course:
        """How the match of a table went so far, by the rules that it was begun on."""
        try:
            rules_of_version(row.game, row.version)
        except UnknownVersion as error:
            if self._has_neighbours and row.version > get_plugin(row.game).game.version:
                raise self._leave(row, error) from None
            raise self._put(row.id, error, "other-version", version=row.version) from None
        except TavolataError as error:
            raise self._put(row.id, error, "game-gone", game=row.game) from None
        try:
            return Course(row, lines)
        except Exception as error:  # noqa: BLE001 - a log that was damaged can lead any rules astray, which is told once
            raise self._put(row.id, error, "unloadable") from None

    def _leave(self, row: TableRow, error: Exception) -> Refusal:
        """The refusal of a table that was opened by a later program: while a site is updated both are there."""
        if row.id not in self._later:
            _log.warning("Table %s is left to servers of a later version: %s", row.id, error)
        self._later.add(row.id)
        return NotHere.of("not-now", LocalizedError("server.refusal.later-version", version=row.version))

    def _put(self, table: str, error: Exception, key: str, **facts: Fact) -> Refusal:
        _log.error("Table %s cannot be gone on with and is set apart: %s: %s", table, type(error).__name__, error)
        self._why[table] = _Why(key, facts)
        return refusal("unknown-table", key, **facts)
