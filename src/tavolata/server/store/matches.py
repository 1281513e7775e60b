"""Builds the initial match of a stored table."""

from typing import Any

from tavolata.core.chance import Randomness
from tavolata.core.match import Match
from tavolata.core.options import complete
from tavolata.core.registry import rules_of_version
from tavolata.server.store.rows import TableRow


def new_match(row: TableRow) -> Match[Any, Any, Any]:
    """The match of a table before its first line."""
    game = rules_of_version(row.game, row.version)
    return Match(game, row.seats, complete(game, row.seats, row.options), randomness_of(row))


def randomness_of(row: TableRow) -> Randomness:
    """The randomness of a table: its secret and the seeds of the seated players."""
    return Randomness(row.secret, [holder.seed for holder in row.holders])
