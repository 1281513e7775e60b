"""BB-m10: no order of turns: whoever calls first takes the next one."""

from collections.abc import Sequence

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import mission_rules
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import RuleState, State


class ClaimView(RuleView, frozen=True, tag="claim"):
    """Who may take the next turn, while nobody has; and who had the last one and has to leave this one to others, if anybody."""

    may: tuple[Seat, ...]
    waits: Seat | None


@implements(mission_rules.Claim)
class Claim(MissionRule[mission_rules.Claim, RuleState]):
    """The next turn is whose call comes first; nobody takes two in a row while more than so many hold wires."""

    def claimants(self, state: State) -> Sequence[Seat] | None:
        """BB-m10-1, BB-m10-2: everybody with wires, but for who had the last turn while enough others hold wires."""
        holding = [seat for seat in range(state.seats) if state.has_wires(seat)]
        waits = self._waits(state)
        return [seat for seat in holding if seat != waits]

    def _waits(self, state: State) -> Seat | None:
        """BB-m10-1: who may not take the next turn, as the last one was theirs."""
        holding = sum(state.has_wires(seat) for seat in range(state.seats)) if state.stands else 0
        return state.turn if state.turns and holding > self.spec.free_among else None

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Everybody sees who may call."""
        return ClaimView(state.claimants, self._waits(state) if state.phase == "claim" else None)
