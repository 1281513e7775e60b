"""BB-m10: turns have no order; the first player to claim the next turn takes it."""

from collections.abc import Sequence

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import mission_rules
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import RuleState, State


class ClaimView(RuleView, frozen=True, tag="claim"):
    """View of a mission rule: the seats that may claim the next turn, and the seat that had the last turn and may not."""

    may: tuple[Seat, ...]
    waits: Seat | None


@implements(mission_rules.Claim)
class Claim(MissionRule[mission_rules.Claim, RuleState]):
    """Mission rule: the first claim takes the turn; no player takes two in a row while more than `free_among` players hold wires."""

    def claimants(self, state: State) -> Sequence[Seat] | None:
        """BB-m10-1, BB-m10-2: return the seats with wires, without the last player while enough others hold wires."""
        holding = [seat for seat in range(state.seats) if state.has_wires(seat)]
        waits = self._waits(state)
        return [seat for seat in holding if seat != waits]

    def _waits(self, state: State) -> Seat | None:
        """BB-m10-1: return the seat that may not take the next turn because it had the last one."""
        holding = sum(state.has_wires(seat) for seat in range(state.seats)) if state.stands else 0
        return state.turn if state.turns and holding > self.spec.free_among else None

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see who may claim."""
        return ClaimView(state.claimants, self._waits(state) if state.phase == "claim" else None)
