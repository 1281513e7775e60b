"""The questions that the base rules ask of a mission."""

from typing import Protocol

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.state import Outcome, SlotSeen, State


class Twist(Protocol):
    """How a mission bends the base rules."""

    def may_cut(self, state: State, seat: Seat, value: Value) -> bool:
        """Whether a seat that holds this value may announce or solo-cut it now."""
        ...

    def token_for(self, slot: SlotSeen) -> Value:
        """What an information token before this wire says."""
        ...

    def after_cut(self, state: State) -> Outcome:
        """What follows from a cut once it is resolved, before the turn passes on."""
        ...
