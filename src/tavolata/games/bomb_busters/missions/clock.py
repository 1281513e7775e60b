"""BB-m10, BB-m19: missions against the clock, which speaks at its times and ends the mission at zero."""

from collections.abc import Sequence

from tavolata.core.game import Event, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Tick
from tavolata.games.bomb_busters.content import mission_rules
from tavolata.games.bomb_busters.content.clock import SCRIPTS, TIMES, Cue, Says
from tavolata.games.bomb_busters.events import CueCame
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import CHANCE_PHASES, Outcome, RuleState, State

MILLISECONDS = 1000


class ClockState(RuleState, frozen=True):
    """State of a mission rule: how many cues have come."""

    cues: int = 0


class ClockView(RuleView, frozen=True, tag="clock"):
    """View of a mission rule: the last cue, the seconds that were left then, and the seconds that the clock shows at its next cue.

    In a table with a clock `running` says that it has started. In a table that counts turns only `left` changes.
    """

    said: Says | None
    left: int
    then: int
    running: bool


def is_real(state: State) -> bool:
    """BB-m10-6: return True if the clock counts seconds."""
    return state.variants.clock in ("told", "relaxed")


def stretch(state: State) -> int:
    """BB-m10-6: return the factor by which the table stretches the clock's times."""
    return TIMES.relaxed if state.variants.clock == "relaxed" else 1


@implements(mission_rules.Clock)
class Clock(MissionRule[mission_rules.Clock, ClockState]):
    """Mission rule: the clock plays its cues one after the other; the last one loses the mission, and the dial does not move."""

    initial = ClockState()

    def ticks(self, state: State) -> Sequence[BombBustersAction]:
        """BB-m10-4: return the clock's next action, once all first tokens lie; none at tables that have no clock or count turns."""
        begun = state.stage in ("told", "turn", "cut") and state.phase not in CHANCE_PHASES and state.result is None
        return [Tick(self.data(state).cues)] if begun and is_real(state) else []

    def delay_ms(self, state: State, action: Tick) -> int:
        """BB-m10-4: return the delay after the previous cue, in milliseconds."""
        cues = self._cues(state)
        since = cues[action.cue - 1].at if action.cue else 0
        return (cues[action.cue].at - since) * stretch(state) * MILLISECONDS

    def tick(self, state: State) -> Outcome:
        """Apply the action `Tick`: the next cue of the clock comes."""
        heard = self.data(state).cues
        return self.update(state, cues=heard + 1), (self._said(state, self._cues(state)[heard]),)

    def after_turn(self, state: State) -> Outcome:
        """BB-m10-6: apply the end of a turn: where the clock counts turns, each costs a fixed time, and cues come between turns."""
        events: list[Event] = []
        if state.variants.clock == "turns":
            passed = state.turns * TIMES.turn
            while self.data(state).cues < len(self._cues(state)) and self._cues(state)[self.data(state).cues].at <= passed:
                state, said = self.tick(state)
                events += said
        return state, tuple(events)

    def is_time_up(self, state: State) -> bool:
        """BB-m10-4: return True if the last cue has come."""
        return self.data(state).cues == len(self._cues(state))

    def view(self, state: State, seat: Seat | None) -> RuleView | None:
        """Return the rule's view; all players see the clock, if the table has one."""
        if state.variants.clock == "off":
            return None
        cues, heard, slow = self._cues(state), self.data(state).cues, stretch(state)
        last = cues[heard - 1] if heard else cues[0]
        following = cues[min(heard, len(cues) - 1)]
        left = last.left - (state.turns * TIMES.turn - last.at if state.variants.clock == "turns" else 0)
        then = last.left - (following.at - last.at)
        return ClockView(last.says if heard else None, max(left, 0) * slow, max(then, 0) * slow, is_real(state) and heard > 0)

    def _cues(self, state: State) -> tuple[Cue, ...]:
        two = state.seats == 2 and self.spec.two_players
        return SCRIPTS[two or self.spec.script].cues

    def _said(self, state: State, cue: Cue) -> Event:
        return CueCame(cue.says, *divmod(cue.left * stretch(state), 60))
