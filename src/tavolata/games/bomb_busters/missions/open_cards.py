"""BB-m26: twelve open number cards; who cuts a value turns its card down."""

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import BLUE_VALUES, Value, mission_rules
from tavolata.games.bomb_busters.events import CardsTurned
from tavolata.games.bomb_busters.missions.answers import carries_out
from tavolata.games.bomb_busters.missions.mission_rule import Reason, Twist, TwistView
from tavolata.games.bomb_busters.rules.hands import left_of
from tavolata.games.bomb_busters.state import Kept, Outcome, State


class Down(Kept, frozen=True):
    """The number cards that are turned down."""

    values: tuple[Value, ...] = ()


class OpenCardsView(TwistView, frozen=True, tag="open-cards"):
    """The number cards that lie open, and those that are turned down; a finished value has none."""

    up: tuple[Value, ...]
    down: tuple[Value, ...]


@carries_out(mission_rules.OpenCards)
class OpenCards(Twist[mission_rules.OpenCards, Down]):
    """Only what lies open may be cut."""

    kept = Down()

    def _left(self, state: State) -> list[Value]:
        """BB-m26: the number cards in the game; that of a finished value has left."""
        return [value for value in BLUE_VALUES if left_of(state, value)]

    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        """BB-m26: the card of the value is turned down."""
        return ("BB-m26", "card-down") if value in self.own(state).values else None

    def after_announcement(self, state: State, values: tuple[Value, ...]) -> Outcome:
        """BB-m26, BB-m26-1: the card is turned down, and stays so if the cut goes wrong."""
        turned = tuple(value for value in values if value in BLUE_VALUES)
        return self.keep(state, values=(*self.own(state).values, *turned)), (CardsTurned(turned, "down"),)

    def after_turn(self, state: State) -> Outcome:
        """BB-m26-5: where none lies open as the next turn begins, all that are unfinished do."""
        left = self._left(state)
        if not left or any(value not in self.own(state).values for value in left):
            return state, ()
        return self.keep(state, values=()), (CardsTurned(tuple(left), "up"),)

    def shown(self, state: State, seat: Seat | None) -> TwistView:
        """Everybody sees them."""
        left, down = self._left(state), self.own(state).values
        return OpenCardsView(tuple(value for value in left if value not in down), tuple(value for value in left if value in down))
