"""What is written into a player's ledger while the game goes on."""

from typing import Any, Literal

from msgspec.structs import replace

from tavolata.games.lucky_loop.actions import Programme
from tavolata.games.lucky_loop.state import Best, Player

Counted = Literal["landed", "crashed", "stopped", "exchanged", "tokens_won", "tokens_paid", "points_lost"]
"""What a ledger counts."""


def noted(player: Player, what: Counted, more: int = 1, **changed: Any) -> Player:
    """The player with so much more of something in the ledger, and with what else changed by that."""
    ledger = player.ledger
    return replace(player, ledger=replace(ledger, **{what: getattr(ledger, what) + more}), **changed)


def noted_landing(player: Player, programme: Programme | None, points: int) -> Player:
    """LL-F7, LL-K8: a flight was scored; the first of equally good ones stays the best."""
    best = player.ledger.best
    if best is None or points > best.points:
        best = Best(programme, points)
    return noted(replace(player, ledger=replace(player.ledger, best=best)), "landed")
