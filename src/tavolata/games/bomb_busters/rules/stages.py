"""How the game continues after mission rules have been served at a stage."""

from collections.abc import Callable, Mapping

from tavolata.core.game import Actor
from tavolata.games.bomb_busters.actions import BombBustersAction
from tavolata.games.bomb_busters.missions.mission_rules import pending_rule
from tavolata.games.bomb_busters.rules.opening import prepare
from tavolata.games.bomb_busters.rules.turn import after_card, all_marked, ask_for_token, end_turn, instant_cards, replace, start_turn
from tavolata.games.bomb_busters.state import Outcome, PendingStep, Stage, State


def apply_answer(state: State, actor: Actor, action: BombBustersAction) -> Outcome:
    """Apply what chance or a seat chose for a mission rule, then continue the game."""
    answered, events = pending_rule(state).apply_choice(state, actor, action)
    after, more = (answered, ()) if answered.result else proceed(answered)
    return after, (*events, *more)


def proceed(state: State) -> Outcome:
    """Wait for the next mission rule with a pending actor, or continue with the base rules."""
    asking = state.rules.ask(state)
    return (asking, ()) if asking else _ONWARD[state.stage](state)


def pause(state: State) -> State:
    """BB-m30: return the state with the current phase interrupted after a tick, until the mission rules are served."""
    paused = PendingStep(state.stage, state.phase, state.acting, state.pending_rule)
    return state.rules.ask(replace(state, stage="clock", paused=paused)) or state


def _resume(state: State) -> Outcome:
    """BB-m30: resume the interrupted phase; BB-m30-12: a turn that had not begun is checked again for legal actions."""
    paused = state.paused
    assert paused is not None
    resumed = replace(state, stage=paused.stage, phase=paused.phase, acting=paused.acting, pending_rule=paused.pending_rule, paused=None)
    if resumed.phase != "turn":
        return resumed, ()
    return after_card(resumed) if resumed.has_wires(resumed.turn) else end_turn(resumed)


_ONWARD: Mapping[Stage, Callable[[State], Outcome]] = {
    "set-up": lambda state: (prepare(state), ()),
    "dealt": lambda state: ask_for_token(state, state.captain),
    "told": all_marked,
    "turn": start_turn,
    "cut": instant_cards,
    "clock": _resume,
}
