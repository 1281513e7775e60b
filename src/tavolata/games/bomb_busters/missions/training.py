"""BB-m1 to BB-m8, the training: the base rules, and nothing bends them."""

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.state import Outcome, SlotSeen, State


class Training:
    """A mission that differs by its wires and cards alone."""

    def may_cut(self, state: State, seat: Seat, value: Value) -> bool:
        """BB-D1: whatever one holds may be cut."""
        return True

    def token_for(self, slot: SlotSeen) -> Value:
        """BB-D4: the true value."""
        assert slot.value is not None
        return slot.value

    def after_cut(self, state: State) -> Outcome:
        """BB-D2: nothing more."""
        return state, ()
