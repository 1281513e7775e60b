"""Quarantine of tables that cannot be loaded: each is logged once and refused; the others remain usable."""

import logging
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from tavolata.core.errors import LocalizedError, TavolataError, UnknownVersion
from tavolata.core.registry import get_plugin, rules_of_version
from tavolata.i18n import Fact
from tavolata.server.errors import Refusal, WrongProcess, refusal
from tavolata.server.store.errors import Corrupt, StoreError
from tavolata.server.store.rows import LogRow, TableRow

T = TypeVar("T")

_log = logging.getLogger(__name__)


class _Reason(NamedTuple):
    """The key and facts of a refusal."""

    key: str
    facts: dict[str, Fact]


class Quarantine:
    """The quarantined tables of this process, with the reason for each."""

    def __init__(self, *, has_peers: bool) -> None:
        """With peers, a process of a later version may load what this one cannot."""
        self._has_peers = has_peers
        self._reasons: dict[str, _Reason] = {}
        self._later: set[str] = set()
        """Tables of rules that only a later version has."""

    def check(self, table: str) -> None:
        """Refuse a quarantined table."""
        if (reason := self._reasons.get(table)) is not None:
            raise refusal("unknown-table", reason.key, **reason.facts)

    def read_failed(self, table: str, error: StoreError) -> Refusal:
        """The refusal of a table that could not be read; it is quarantined if it is corrupt."""
        if isinstance(error, Corrupt):
            return self._quarantine(table, error, "unloadable")
        _log.error("Table %s cannot be read now: %s", table, error)
        return refusal("not-now", "unread")

    def load(self, row: TableRow, lines: list[LogRow], build: Callable[[TableRow, list[LogRow]], T]) -> T:
        """Build the match of a table by the rules of its version."""
        try:
            rules_of_version(row.game, row.version)
        except UnknownVersion as error:
            if self._has_peers and row.version > get_plugin(row.game).game.version:
                raise self._defer_to_newer_process(row, error) from None
            raise self._quarantine(row.id, error, "other-version", version=row.version) from None
        except TavolataError as error:
            raise self._quarantine(row.id, error, "game-gone", game=row.game) from None
        try:
            return build(row, lines)
        except Exception as error:  # noqa: BLE001 - a corrupt log can raise anything from the rules
            raise self._quarantine(row.id, error, "unloadable") from None

    def _defer_to_newer_process(self, row: TableRow, error: Exception) -> Refusal:
        """The refusal of a table of a later version, which another process of the site has during an update."""
        if row.id not in self._later:
            _log.warning("Table %s is left to servers of a later version: %s", row.id, error)
        self._later.add(row.id)
        return WrongProcess.of("not-now", LocalizedError("server.refusal.later-version", version=row.version))

    def _quarantine(self, table: str, error: Exception, key: str, **facts: Fact) -> Refusal:
        _log.error("Table %s cannot be gone on with and is set apart: %s: %s", table, type(error).__name__, error)
        self._reasons[table] = _Reason(key, facts)
        return refusal("unknown-table", key, **facts)
