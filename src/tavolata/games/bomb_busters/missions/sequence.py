"""BB-m9, BB-m16, BB-m36: a row of number cards, whose values are cut one after the other."""

from collections.abc import Sequence as Listed

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, End, Number, Side
from tavolata.games.bomb_busters.content import BLUE_VALUES, Value, mission_rules
from tavolata.games.bomb_busters.events import NumberDrawn, SequenceMoved
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import Outcome, RuleState, State


class SequenceState(RuleState, frozen=True):
    """State of a mission rule: the number cards of the row, those turned down at the left and right, and where the sequence card lies."""

    values: tuple[Value, ...] = ()
    done: tuple[Value, ...] = ()
    side: Side | None = None

    @property
    def left(self) -> tuple[Value, ...]:
        """Return the cards that are not turned down, from left to right."""
        return tuple(value for value in self.values if value not in self.done)

    @property
    def current(self) -> Value | None:
        """Return the card beside the sequence card; None if no card is left or the end is not chosen."""
        if not self.left or self.side is None:
            return None
        return self.left[0] if self.side == "left" else self.left[-1]


class SequenceView(RuleView, frozen=True, tag="sequence"):
    """View of a mission rule: the row of number cards, the finished ones, the current one, and how many of its wires must be cut."""

    values: tuple[Value, ...]
    done: tuple[Value, ...]
    current: Value | None
    side: Side | None
    needed: int


@implements(mission_rules.Sequence)
class Sequence(MissionRule[mission_rules.Sequence, SequenceState]):
    """Mission rule: of the values in the row only the current one and the finished ones may be cut."""

    initial = SequenceState()

    def pending_actor(self, state: State) -> Actor | None:
        """Return chance to draw the row; for a choice of the end the captain first, then the player on turn."""
        row = self.data(state)
        if state.stage == "set-up":
            return CHANCE if len(row.values) < self.spec.cards else None
        if row.side is None and row.left:
            return state.captain if state.stage == "dealt" else state.turn
        return None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-N1: return the random outcomes: any card that does not lie in the row."""
        return Odds([Number(value) for value in BLUE_VALUES if value not in self.data(state).values])

    def choices(self, state: State) -> Listed[BombBustersAction]:
        """BB-m36: return the legal choices: either end."""
        return [End("left"), End("right")]

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """Apply the draw of a card of the row, or the choice of the end for the sequence card."""
        row = self.data(state)
        if isinstance(action, End):
            return self._laid(self.update(state, side=action.side))
        assert isinstance(action, Number)
        drawn = self.update(state, values=(*row.values, action.value), side=None if self.spec.ends else "left")
        return drawn, (NumberDrawn(action.value),)

    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        """BB-m9-6: return the reason against a later value of the row; yellow and values outside the row are free."""
        row = self.data(state)
        return ("BB-m9", "not-in-order") if value in row.left and value != row.current else None

    def after_action(self, state: State) -> Outcome:
        """BB-m9-3: turn the current card down once enough wires of its value are cut, by any player."""
        row, current = self.data(state), self.data(state).current
        if current is None or state.cuts.get(current, 0) < self.spec.needed:
            return state, ()
        after = self.update(state, done=(*row.done, current))
        if self.spec.ends and len(self.data(after).left) > 1:
            return self.update(after, side=None), ()
        return self._laid(after)

    def _laid(self, state: State) -> Outcome:
        """Return the state and the event of the sequence card's place."""
        return state, (SequenceMoved(self.data(state).current),)

    def is_fatal_to_be_stuck(self, state: State) -> bool:
        """BB-m9-4, BB-m9-5: return True: a player without a value that may be cut explodes the bomb."""
        return True

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the row."""
        row = self.data(state)
        return SequenceView(row.values, row.done, row.current, row.side, self.spec.needed)
