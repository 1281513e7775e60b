"""BB-m14, BB-m28: the captain may not miss, and does without some equipment."""

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import CardId, mission_rules
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import RuleState, State


class RookieView(RuleView, frozen=True, tag="rookie"):
    """View of a mission rule: the seat whose miss explodes the bomb, the cards barred to it, and whether it `uses` equipment at all."""

    seat: Seat
    barred: tuple[CardId, ...]
    uses: bool


@implements(mission_rules.Rookie)
class Rookie(MissionRule[mission_rules.Rookie, RuleState]):
    """Mission rule (BB-m14, BB-m28): the captain may not miss, and does without some equipment."""

    def is_fatal_miss(self, state: State, seat: Seat) -> bool:
        """BB-m14-2, BB-m28-1: return True for the captain, whose every missed dual cut explodes the bomb."""
        return seat == state.captain

    def why_not_use(self, state: State, seat: Seat, card: CardId) -> Reason | None:
        """BB-m14-3, BB-m28-3: return the reason against barred equipment: the Stabilizer, or all."""
        if seat != state.captain:
            return None
        if not self.spec.uses:
            return "BB-m28", "captain-uses-none"
        return ("BB-m14", "captain-barred") if card in self.spec.barred else None

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see who the rookie is."""
        return RookieView(state.captain, self.spec.barred, self.spec.uses)
