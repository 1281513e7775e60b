"""BB-m26: twelve open number cards; a cut of a value turns its card down."""

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import BLUE_VALUES, Value, mission_rules
from tavolata.games.bomb_busters.events import CardsTurned
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.hands import left_of
from tavolata.games.bomb_busters.state import Outcome, RuleState, State


class OpenCardsState(RuleState, frozen=True):
    """State of a mission rule: the number cards that are turned down."""

    values: tuple[Value, ...] = ()


class OpenCardsView(RuleView, frozen=True, tag="open-cards"):
    """View of a mission rule: the open number cards, and those that are turned down; finished values are in neither."""

    up: tuple[Value, ...]
    down: tuple[Value, ...]


@implements(mission_rules.OpenCards)
class OpenCards(MissionRule[mission_rules.OpenCards, OpenCardsState]):
    """Mission rule: only values whose number card lies open may be cut."""

    initial = OpenCardsState()

    def _left(self, state: State) -> list[Value]:
        """BB-m26: return the number cards in the game; that of a finished value has left."""
        return [value for value in BLUE_VALUES if left_of(state, value)]

    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        """BB-m26: return the reason against cutting a value whose card is turned down."""
        return ("BB-m26", "card-down") if value in self.data(state).values else None

    def after_announcement(self, state: State, values: tuple[Value, ...]) -> Outcome:
        """BB-m26, BB-m26-1: turn the card of the announced value down; it stays so if the cut goes wrong."""
        turned = tuple(value for value in values if value in BLUE_VALUES)
        return self.update(state, values=(*self.data(state).values, *turned)), (CardsTurned(turned, "down"),)

    def after_turn(self, state: State) -> Outcome:
        """BB-m26-5: turn all cards of unfinished values up again if none lies open."""
        left = self._left(state)
        if not left or any(value not in self.data(state).values for value in left):
            return state, ()
        return self.update(state, values=()), (CardsTurned(tuple(left), "up"),)

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the cards."""
        left, down = self._left(state), self.data(state).values
        return OpenCardsView(tuple(value for value in left if value not in down), tuple(value for value in left if value in down))
