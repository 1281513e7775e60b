"""BB-m20, BB-m35: a wire of each stand that stands unsorted at its far right, and that no equipment touches."""

from collections.abc import Sequence

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import BLUE, YELLOW, Wire, mission_rules
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import Aim, Place, RuleState, Slot, SlotSeen, State


class XView(RuleView, frozen=True, tag="x-wires"):
    """View of a mission rule: whether the wires with an X (`x` on the stands) cannot be cut yet, and whether all of them are blue."""

    locked: bool
    blue: bool


@implements(mission_rules.XWires)
class XWires(MissionRule[mission_rules.XWires, RuleState]):
    """Mission rule (BB-m20): a wire of each stand stands unsorted; ordinary cuts treat it as any wire, once it is not locked."""

    def dealable(self, is_first: bool, is_second: bool, bag: tuple[Wire, ...]) -> tuple[Wire, ...]:
        """BB-m35: return the wires that can be dealt next: blue ones for the first of a stand, if that gets the X."""
        return tuple(wire for wire in bag if wire in BLUE) if is_first and self.spec.dealt == "first" and self._has_one(is_second) else bag

    def unsorted(self, wires: Sequence[Wire], is_second: bool) -> int | None:
        """BB-m20-2, BB-m35: return the index of the stand's X wire: the last or the first dealt; BB-m20-1: None for a stand without one."""
        if not self._has_one(is_second):
            return None
        return len(wires) - 1 if self.spec.dealt == "last" else 0

    def _has_one(self, is_second: bool) -> bool:
        """BB-m20-1, BB-m35: return True if the stand has an X wire: every one, or only each player's first."""
        return not is_second or self.spec.on == "stands"

    def may_mark_first(self, slot: SlotSeen, may: bool) -> bool:
        """BB-m20-8, BB-m35-6: return False for an X wire, which gets no first token."""
        return may and not slot.x

    def may_serve(self, state: State, slot: Slot, helped: bool) -> bool:
        """BB-m20-3, BB-m35-1: return False for the player's own X wire if equipment helps the cut or the wire is locked."""
        return not slot.x or not (helped or self._is_locked(state))

    def why_not_point(self, state: State, seat: Seat, place: Place, aim: Aim) -> Reason | None:
        """BB-m20-4, BB-m35-1: return the reason against pointing at an X wire with help, or at a locked one."""
        if not state.at(place).x:
            return None
        if self._is_locked(state):
            return "BB-m35-1", "x-locked"
        return ("BB-m20-4", "x-untouched") if aim.is_helped else None

    def _is_locked(self, state: State) -> bool:
        """BB-m35-2: return True until all yellow wires are cut, if the mission locks X wires."""
        return self.spec.locked and state.cuts.get(YELLOW, 0) < state.yellow.in_play

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players know it."""
        return XView(self._is_locked(state), self.spec.dealt == "first")
