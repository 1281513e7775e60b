"""BB-m20, BB-m35: a wire of each stand that stands unsorted at its far right, and that no equipment touches."""

from collections.abc import Sequence

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import BLUE, YELLOW, Wire, mission_rules
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import Aim, Place, RuleState, Slot, SlotSeen, State


class XView(RuleView, frozen=True, tag="x-wires"):
    """Whether the wires with an X (`x` on the stands) cannot be cut yet, and whether all of them are blue."""

    locked: bool
    blue: bool


@implements(mission_rules.XWires)
class XWires(MissionRule[mission_rules.XWires, RuleState]):
    """BB-m20: ordinary cuts treat them as any wire, once they are not locked."""

    def dealable(self, is_first: bool, is_second: bool, bag: tuple[Wire, ...]) -> tuple[Wire, ...]:
        """BB-m35: the first wire of each stand is blue, if it is that which gets the X."""
        return tuple(wire for wire in bag if wire in BLUE) if is_first and self.spec.dealt == "first" and self._has_one(is_second) else bag

    def unsorted(self, wires: Sequence[Wire], is_second: bool) -> int | None:
        """BB-m20-2, BB-m35: the last wire that was dealt to a stand, or the first; BB-m20-1: none of a second, if the table has it so."""
        if not self._has_one(is_second):
            return None
        return len(wires) - 1 if self.spec.dealt == "last" else 0

    def _has_one(self, is_second: bool) -> bool:
        """BB-m20-1, BB-m35: every stand has one, or only the first of each player."""
        return not is_second or self.spec.on == "stands"

    def may_mark_first(self, slot: SlotSeen, may: bool) -> bool:
        """BB-m20-8, BB-m35-6: no first token goes before it."""
        return may and not slot.x

    def may_serve(self, state: State, slot: Slot, helped: bool) -> bool:
        """BB-m20-3, BB-m35-1: the player's own X wire serves in cuts without help, unless it is locked."""
        return not slot.x or not (helped or self._is_locked(state))

    def why_not_point(self, state: State, seat: Seat, place: Place, aim: Aim) -> Reason | None:
        """BB-m20-4, BB-m35-1: a cut with help cannot point at an X wire, and no cut can while it is locked."""
        if not state.at(place).x:
            return None
        if self._is_locked(state):
            return "BB-m35-1", "x-locked"
        return ("BB-m20-4", "x-untouched") if aim.is_helped else None

    def _is_locked(self, state: State) -> bool:
        """BB-m35-2: until all yellow wires are cut."""
        return self.spec.locked and state.cuts.get(YELLOW, 0) < state.yellow.in_play

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """All players know it."""
        return XView(self._is_locked(state), self.spec.dealt == "first")
