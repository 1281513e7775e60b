"""The statistics of each player during a game."""

from typing import Any, Literal

from msgspec.structs import replace

from tavolata.games.lucky_loop.actions import Programme
from tavolata.games.lucky_loop.state import BestFlight, Player

Statistic = Literal["landed", "crashed", "stopped", "exchanged", "tokens_won", "tokens_paid", "points_lost"]
"""The counted fields of the ledger."""


def recorded(player: Player, what: Statistic, more: int = 1, **changed: Any) -> Player:
    """Return the player with a statistic increased and other fields changed."""
    ledger = player.ledger
    return replace(player, ledger=replace(ledger, **{what: getattr(ledger, what) + more}), **changed)


def record_flight_end(player: Player, programme: Programme | None, points: int) -> Player:
    """LL-F7, LL-K8: return the player with a scored flight counted; the first of equally good ones stays the best."""
    best = player.ledger.best
    if best is None or points > best.points:
        best = BestFlight(programme, points)
    return recorded(replace(player, ledger=replace(player.ledger, best=best)), "landed")
