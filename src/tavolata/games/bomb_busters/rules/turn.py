"""The turn: first tokens, telling a wire's value, passing on, and how it ends."""

from typing import Literal

import msgspec

from tavolata.core.game import Actor, Result, Seat
from tavolata.games.bomb_busters.actions import Mark
from tavolata.games.bomb_busters.events import Ended, Marked, NothingToMark, TurnBegan, TurnSkipped
from tavolata.games.bomb_busters.facts import Lacks, Shown, after_mark, learn
from tavolata.games.bomb_busters.missions import twist_of
from tavolata.games.bomb_busters.rules.hands import first_tokens, is_told, may_act, tokens_left
from tavolata.games.bomb_busters.state import Outcome, Place, Slot, State

replace = msgspec.structs.replace


def with_slot(state: State, place: Place, slot: Slot) -> tuple[tuple[Slot, ...], ...]:
    """The stands with one wire changed."""
    stand, index = place
    slots = state.stands[stand]
    return (*state.stands[:stand], (*slots[:index], slot, *slots[index + 1 :]), *state.stands[stand + 1 :])


def ask_for_token(state: State, seat: Seat) -> Outcome:
    """BB-S7: a seat places its first token; one that cannot shows thereby what it does not hold."""
    asked = replace(state, phase="token", acting=seat)
    if first_tokens(asked, seat):
        return asked, ()
    tiles = tuple(slot.tile for slot in state.hand(seat))
    lacking = [Lacks(tiles, value) for value in state.mission.blue_values if tokens_left(state.stands, value)]
    after, events = _after_token(replace(state, facts=learn(state.facts, *lacking)), seat)
    return after, (NothingToMark(seat), *events)


def apply_token(state: State, _actor: Actor, action: Mark) -> Outcome:
    """BB-S7: the token lies there, and the next player clockwise places one."""
    marked, told = mark(state, (action.stand, action.slot), "first")
    after, events = _after_token(marked, state.acting)
    return after, (*told, *events)


def _after_token(state: State, seat: Seat) -> Outcome:
    following = (seat + 1) % state.seats
    return begin_turn(state, following) if following == state.captain else ask_for_token(state, following)


def mark(state: State, place: Place, why: Literal["first", "missed", "post-it"]) -> Outcome:
    """BB-D4: a wire's true value is told once; BB-I1: shown without a token if none is left."""
    slot, owner = state.at(place), state.owners[place[0]]
    value = twist_of(state.mission).token_for(slot)
    told = replace(state, facts=after_mark(state.facts, slot.tile))
    if is_told(state.facts, slot):
        return told, (Marked(owner, *place, value, why, "known"),)
    if not tokens_left(state.stands, value):
        return replace(told, facts=learn(told.facts, Shown(slot.tile, value))), (Marked(owner, *place, value, why, "shown"),)
    return replace(told, stands=with_slot(state, place, replace(slot, token=value))), (Marked(owner, *place, value, why, "token"),)


def begin_turn(state: State, seat: Seat) -> Outcome:
    """BB-T1; BB-T2: without a legal action the turn is skipped, and a whole round of skips explodes the bomb."""
    if may_act(state, seat):
        turns = state.turns + 1
        return replace(state, phase="turn", turn=seat, acting=seat, turns=turns, skipped=0), (TurnBegan(seat, turns),)
    skipped = replace(state, skipped=state.skipped + 1)
    stuck = skipped.skipped == sum(state.has_wires(other) for other in range(state.seats))
    after, events = lose(skipped, "stuck") if stuck else begin_turn(skipped, next_with_wires(state, seat))
    return after, (TurnSkipped(seat), *events)


def next_with_wires(state: State, seat: Seat) -> Seat:
    """BB-T1: clockwise; a player without wires is skipped."""
    following = ((seat + step) % state.seats for step in range(1, state.seats + 1))
    return next(other for other in following if state.has_wires(other))


def end_turn(state: State) -> Outcome:
    """BB-E1: won when no hand has wires left; else the next player's turn."""
    cleared = replace(state, aim=None)
    if all(slot.cut for stand in state.stands for slot in stand):
        everybody = tuple(range(state.seats))
        return _end(cleared, Result((1,) * state.seats, everybody, "defused", _details(cleared)), "defused")
    return begin_turn(cleared, next_with_wires(cleared, state.turn))


def lose(state: State, why: Literal["red", "dial", "stuck"]) -> Outcome:
    """BB-E1: the bomb explodes."""
    return _end(state, Result((0,) * state.seats, (), why, _details(state)), why)


def _end(state: State, result: Result, why: Literal["defused", "red", "dial", "stuck"]) -> Outcome:
    return replace(state, phase="over", result=result), (Ended(result.scores, result.winners, why),)


def _details(state: State) -> dict[str, int]:
    """What one counts after a mission: the advances that the dial had left, and the turns taken."""
    return {"dial": state.dial, "turns": state.turns}
