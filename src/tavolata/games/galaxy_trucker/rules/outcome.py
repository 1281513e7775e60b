"""What every rule gives back: the position after it, and the facts that followed."""

from typing import Any, TypeAlias

import msgspec

from tavolata.core.game import Event, Seat
from tavolata.games.galaxy_trucker.state import Player, State

Outcome: TypeAlias = tuple[State, tuple[Event, ...]]

replace = msgspec.structs.replace


def with_player(state: State, seat: Seat, player: Player, **changes: Any) -> State:
    """The state with one player changed."""
    players = state.players
    return replace(state, players=(*players[:seat], player, *players[seat + 1 :]), **changes)
