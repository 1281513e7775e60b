"""The turn: first tokens, marking a wire, the next turn, and the end of the game."""

from typing import Literal

import msgspec

from tavolata.core.game import Actor, Result, Seat
from tavolata.games.bomb_busters.actions import Begin, BombBustersAction, Claim, Mark, Slip, Use
from tavolata.games.bomb_busters.content import ANNOUNCED, FALSE_BOTTOM, NUMBERS, RED
from tavolata.games.bomb_busters.events import (
    Claimed,
    DialMoved,
    Ended,
    Loss,
    Marked,
    NothingToMark,
    Telling,
    TurnBegan,
    TurnSkipped,
    Used,
    Why,
)
from tavolata.games.bomb_busters.facts import Fact, LacksFact, NotAllRedFact, ShownFact, add_facts, after_mark
from tavolata.games.bomb_busters.rules.hands import first_tokens, is_marked, may_act, serving, targets, token_for, tokens_left
from tavolata.games.bomb_busters.rules.usable import any_time_users, is_any_time, is_unlocked
from tavolata.games.bomb_busters.state import Aim, Outcome, Place, Slot, State, TurnAction

replace = msgspec.structs.replace


def with_slot(state: State, place: Place, slot: Slot) -> tuple[tuple[Slot, ...], ...]:
    """Return the stands with one wire changed."""
    stand, index = place
    slots = state.stands[stand]
    return (*state.stands[:stand], (*slots[:index], slot, *slots[index + 1 :]), *state.stands[stand + 1 :])


def ask_for_token(state: State, seat: Seat) -> Outcome:
    """BB-S7: ask a seat for its first token; a seat that cannot place one shows which values it lacks."""
    asked = replace(state, phase="token", acting=seat)
    if first_tokens(asked, seat):
        return asked, ()
    if not state.rules.places_first_token(state, seat):
        return _after_token(state, seat)
    tiles = tuple(slot.tile for slot in state.hand(seat))
    numbers = [value for value in state.mission.numbers if tokens_left(state.rules, state.stands, value, state.beside)]
    lacking = [LacksFact(tiles, RED if value == state.mission.as_red else value) for value in numbers]
    after, events = _after_token(replace(state, facts=add_facts(state.facts, *lacking)), seat)
    return after, (NothingToMark(seat), *events)


def apply_token(state: State, _actor: Actor, action: Mark) -> Outcome:
    """BB-S7: apply the action `Mark` of a first token, and ask the next player clockwise."""
    marked, told = mark(state, (action.stand, action.slot), "first")
    after, events = _after_token(marked, state.acting)
    return after, (*told, *events)


def _after_token(state: State, seat: Seat) -> Outcome:
    following = (seat + 1) % state.seats
    return all_marked(state) if following == state.captain else ask_for_token(state, following)


def all_marked(state: State) -> Outcome:
    """BB-S7: end the phase of the first tokens; BB-T1: the captain begins."""
    told = replace(state, stage="told")
    asking = state.rules.ask(told)
    return (asking, ()) if asking else next_turn(told, state.captain)


def mark(state: State, place: Place, why: Telling) -> Outcome:
    """BB-D4: mark a wire with its true value; BB-I1: the value is announced if no token is left."""
    slot, owner = state.at(place), state.owners[place[0]]
    rules, stand = state.rules, state.stands[place[0]]
    token = token_for(rules, stand, slot)
    facts = after_mark(state.facts, slot.tile, rules.token_shows_value)
    if is_marked(state.facts, slot):
        return replace(state, facts=facts), (Marked(owner, *place, token, why, "known"),)
    said = not tokens_left(rules, state.stands, token, state.beside)
    told = replace(
        state, facts=add_facts(facts, *rules.facts_of_token(stand, slot, token, said, (ShownFact(slot.tile, token),) if said else ()))
    )
    if said:
        return told, (Marked(owner, *place, token, why, "shown"),)
    supplied = replace(told, stands=rules.with_token_freed(token, state.stands))
    return replace(supplied, stands=with_slot(supplied, place, replace(slot, token=token))), (Marked(owner, *place, token, why, "token"),)


def next_turn(state: State, seat: Seat) -> Outcome:
    """BB-T1: give the turn to a seat, or let the seats claim it (BB-m10)."""
    may = state.rules.claimants(state)
    if may is None:
        return begin_turn(state, seat)
    ready = [other for other in may if may_act(state, other)]
    return (replace(state, phase="claim", stage="turn", claimants=tuple(ready)), ()) if ready else lose(state, "stuck")


def apply_claim(state: State, actor: Actor, _action: Claim) -> Outcome:
    """BB-m10-2: apply the action `Claim`: the first claimant takes the turn."""
    after, events = begin_turn(replace(state, claimants=()), actor)
    return after, (Claimed(actor), *events)


def begin_turn(state: State, seat: Seat) -> Outcome:
    """BB-T1: serve the mission rules that act before a seat's turn."""
    rules = state.rules
    if rules.is_base:
        return start_turn(replace(state, stage="turn", turn=seat, acting=seat))
    met, events = rules.before_turn(replace(state, stage="turn", turn=seat, acting=seat, is_at_captain=_comes_to_captain(state, seat)))
    if met.result:
        return met, events
    asking = rules.ask(met)
    after, more = (asking, ()) if asking else start_turn(met)
    return after, (*events, *more)


def start_turn(state: State) -> Outcome:
    """BB-T1, BB-T2: start the turn, or skip a seat without a legal action; a whole round of skips explodes the bomb."""
    seat, turns = state.turn, state.turns + 1
    if _explodes_if_stuck(state):
        coming = replace(state, phase="turn", acting=seat, turns=turns, is_between=True)
        if any_time_users(coming):
            return coming, (TurnBegan(seat, turns),)
    taken = replace(state, phase="turn", acting=seat, turns=turns, skipped=0, is_between=False)
    if may_act(taken, seat):  # asked of the position that is played on, which remembers what was found
        return taken, (TurnBegan(seat, turns),)
    return _skip(state, seat)


def _explodes_if_stuck(state: State) -> bool:
    """BB-m9-5, BB-T2: return True if it is public that the bomb explodes if the coming player cannot act; not after the Coffee Mug."""
    rules = state.rules
    if rules.is_base or state.phase == "next":
        return False
    is_last = state.skipped + 1 == sum(state.has_wires(seat) for seat in range(state.seats))
    return rules.is_fatal_to_be_stuck(state) or (is_last and rules.after_skips(state) is None)


def begins(state: State, actor: Actor, action: BombBustersAction) -> bool:
    """BB-m9-5: return True if this action begins the turn: any by its player but the use of an any-time card."""
    is_any_times = isinstance(action, Use) and is_any_time(action.card)
    return state.phase == "turn" and actor == state.turn and not is_any_times and not isinstance(action, Begin | Slip)


def with_turn_started(state: State) -> State:
    """BB-T2: return the state after the turn has begun; the count of skips restarts."""
    return replace(state, is_between=False, skipped=0)


def apply_begin(state: State, actor: Actor, _action: Begin) -> Outcome:
    """BB-m9-5: apply the action `Begin`: the player begins the turn although nothing can be cut."""
    return _skip(replace(state, is_between=False), actor)


def after_card(state: State) -> Outcome:
    """BB-m9-5: check after an any-time card whether the seat on turn is stuck; before the turn begins, another card may still help."""
    if state.rules.is_base or state.phase != "turn" or (state.is_between and any_time_users(state)):
        return state, ()
    return (with_turn_started(state), ()) if may_act(state, state.turn) else _skip(replace(state, is_between=False), state.turn)


def _skip(state: State, seat: Seat) -> Outcome:
    """BB-T2, BB-N3: skip a seat without a legal action, and publish what it does not hold."""
    skipped = replace(state, skipped=state.skipped + 1, facts=add_facts(state.facts, *_lacking(state, seat)))
    if state.rules.is_fatal_to_be_stuck(state):
        after, events = lose(skipped, "stuck")
    elif skipped.skipped == sum(state.has_wires(other) for other in range(state.seats)):
        after, events = _after_skips(skipped)
    else:
        after, events = begin_turn(skipped, next_with_wires(state, seat))
    return after, (TurnSkipped(seat), *events)


def _after_skips(state: State) -> Outcome:
    """BB-T2: explode the bomb after a whole round of skips, unless a mission rule has another effect."""
    freed = state.rules.after_skips(state)
    if freed is None:
        return lose(state, "stuck")
    after, events = begin_turn(replace(freed[0], skipped=0), next_with_wires(state, state.turn))
    return after, (*freed[1], *events)


def _lacking(state: State, seat: Seat) -> list[Fact]:
    """BB-N2: return the public facts of a skip: no announceable value if a wire could be pointed at, and not only reds if those are
    revealed.
    """
    rules = state.rules
    tiles = tuple(slot.tile for slot in serving(state, seat))
    free = [value for value in ANNOUNCED if not rules.is_locked(state, seat, value)]
    lacks: list[Fact] = [LacksFact(tiles, value) for value in free] if tiles and targets(state, seat, Aim()) else []
    return [*lacks, NotAllRedFact(tuple(slot.tile for slot in state.hand(seat)))] if rules.may_reveal(state, seat) else lacks


def next_with_wires(state: State, seat: Seat) -> Seat:
    """BB-T1: return the next seat clockwise that has wires."""
    following = ((seat + step) % state.seats for step in range(1, state.seats + 1))
    return next(other for other in following if state.has_wires(other))


def _comes_to_captain(state: State, seat: Seat) -> bool:
    """BB-N7: return True if the coming turn is the captain's, or play passes that seat clockwise; the Coffee Mug does not count."""
    if seat == state.captain or state.has_wires(state.captain) or state.phase == "next":
        return seat == state.captain
    return 0 < (state.captain - state.turn) % state.seats < ((seat - state.turn) % state.seats or state.seats)


def resolve(state: State, turn_action: TurnAction) -> Outcome:
    """BB-N4: apply the effects of the mission and of unlocked cards after a turn's action."""
    done = replace(state, aim=None, turn_action=turn_action, stage="cut")
    changed, events = state.rules.after_action(done)
    after, more = (changed, ()) if changed.result else instant_cards(changed)
    return after, (*events, *more)


def instant_cards(state: State) -> Outcome:
    """BB-Q4-13: use the False Bottom once it is unlocked and draw its cards; otherwise serve the mission rules and end the turn."""
    if FALSE_BOTTOM in state.cards and FALSE_BOTTOM not in state.used and is_unlocked(state, FALSE_BOTTOM):
        left = sum(card not in state.cards for card in state.mission.cards)
        opened = replace(state, used=(*state.used, FALSE_BOTTOM), to_equip=min(NUMBERS.false_bottom_brings, left))
        after, events = instant_cards(opened)
        return after, (Used(state.turn, FALSE_BOTTOM), *events)
    if state.to_equip:
        return replace(state, phase="equipment"), ()
    asking = state.rules.ask(state)
    return (asking, ()) if asking else end_turn(state)


def end_turn(state: State) -> Outcome:
    """BB-E1: win if no hand has wires left; otherwise begin the next player's turn."""
    if all(slot.cut for stand in state.stands for slot in stand):
        return win(state)
    rules = state.rules
    after, events = rules.after_turn(state)
    if after.result:
        return after, events
    if rules.is_time_up(after):
        lost, more = lose(after, "time")
        return lost, (*events, *more)
    following = rules.next_seat(after)
    coming, more = next_turn(replace(after, turn_action=None), next_with_wires(after, after.turn) if following is None else following)
    return coming, (*events, *more)


def advance_dial(state: State, steps: int, why: Why) -> Outcome:
    """BB-D4: move the dial `steps` towards the skull; BB-E1: at the skull the mission is lost."""
    left = max(state.dial - steps, 0)
    advanced, event = replace(state, dial=left), DialMoved(left, why)
    after, events = (advanced, ()) if left else lose(advanced, "dial")
    return after, (event, *events)


def win(state: State) -> Outcome:
    """BB-E1: end the game with the bomb defused."""
    return _end(state, Result((1,) * state.seats, tuple(range(state.seats)), "defused", _details(state)), "defused")


def lose(state: State, why: Loss) -> Outcome:
    """BB-E1: end the game with an explosion."""
    return _end(state, Result((0,) * state.seats, (), why, _details(state)), why)


def _end(state: State, result: Result, why: Loss | Literal["defused"]) -> Outcome:
    return replace(state, phase="over", result=result), (Ended(result.scores, result.winners, why),)


def _details(state: State) -> dict[str, int]:
    """Return the figures of the result: the advances left on the dial and the turns taken."""
    return {"dial": state.dial, "turns": state.turns}
