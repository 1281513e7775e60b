"""The flight: throwing, making cards, tokens, and how it ends."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from tavolata.core.chance import Odds
from tavolata.core.game import Actor
from tavolata.games.lucky_loop.actions import Dice, GiveUp, LuckyLoopAction, Make, Programme, Reroll, Roll, SeventhDie, Stop, Throw
from tavolata.games.lucky_loop.content import NUMBERS, Faces
from tavolata.games.lucky_loop.events import Failed, Made, Merit, Missed, Scored, Stopped, Thrown, TokenPaid, TokenWon
from tavolata.games.lucky_loop.rules.legal import current_makes, dice_to_throw, may_buy_seventh, why_missed
from tavolata.games.lucky_loop.rules.scoring import (
    does_free_count,
    free_gain,
    gain,
    is_exact,
    least_recorded,
    points_of,
    points_of_flight,
    record_after,
    token_reason,
    worst_result,
)
from tavolata.games.lucky_loop.rules.statistics import record_flight_end, recorded
from tavolata.games.lucky_loop.rules.turn import end_turn, lose_points, players_with, refill, replace, with_player
from tavolata.games.lucky_loop.state import Box, Flight, Outcome, State, without


@cache
def throws(dice: int, red: bool) -> Odds[LuckyLoopAction]:
    """LL-F1: return the odds of a throw, with the red die apart."""
    falls: list[LuckyLoopAction] = []
    weights: list[int] = []
    for black in combinations_with_replacement(range(1, 7), dice - red):
        for value in range(1, 7) if red else (0,):
            falls.append(Throw(tuple(sorted((*black, value))) if value else black, value))
            weights.append(_orders(black))
    return Odds(falls, weights)


def _orders(dice: Dice) -> int:
    """Return the number of orders in which these values can fall."""
    return factorial(len(dice)) // prod(factorial(dice.count(value)) for value in set(dice))


def odds_of_throw(state: State) -> Odds[LuckyLoopAction]:
    """LL-F1, LL-B3: return the odds of the next throw: three dice or all that are left, or those of a re-roll."""
    flight = state.current_flight
    if flight.rethrown:
        return throws(flight.rethrown, flight.red_in_pool and not flight.red)
    return throws(dice_to_throw(flight.pool), flight.red_in_pool)


def apply_roll(state: State, _actor: Actor, _action: Roll) -> Outcome:
    """LL-F1: apply the decision to throw; chance throws the dice next."""
    return replace(state, phase="throw"), ()


def apply_throw(state: State, _actor: Actor, action: Throw) -> Outcome:
    """LL-F1, LL-F3: apply a throw; the flight fails if the player can make no card and has no token."""
    flight = state.current_flight
    dice = tuple(sorted(flight.thrown + action.dice)) if flight.thrown else action.dice
    after = replace(flight, thrown=dice, red=action.red or flight.red, rethrown=0)
    landed = replace(state, phase="thrown", flight=after)
    event = Thrown(state.turn, dice, after.red, action.dice)
    if state.players[state.turn].tokens or current_makes(landed):
        return landed, (event,)
    failed, events = _fail(landed)
    return failed, (event, *events)


def apply_seventh_die(state: State, _actor: Actor, _action: SeventhDie) -> Outcome:
    """LL-B2: apply the purchase of the red die, which joins the pool for the rest of the turn."""
    flight = state.current_flight
    return replace(_pay(state), flight=replace(flight, pool=flight.pool + 1, bought=True)), (TokenPaid(state.turn, "seventh"),)


def apply_reroll(state: State, _actor: Actor, action: Reroll) -> Outcome:
    """LL-B3: apply the purchase of a re-roll; of equal dice the red one is re-rolled last."""
    flight = state.current_flight
    kept = without(flight.thrown, action.dice)
    red = flight.red if flight.red in kept else 0
    after = replace(flight, thrown=kept, red=red, rethrown=len(action.dice))
    return replace(_pay(state), phase="throw", flight=after), (TokenPaid(state.turn, "reroll", action.dice),)


def apply_make(state: State, _actor: Actor, action: Make) -> Outcome:
    """LL-F2: apply a make: its dice stay on the card, the others return to the pool; of equal dice the red one is used last."""
    flight = state.current_flight
    face = state.cards.faces[action.card]
    exact = is_exact(face.difficulty, sum(action.dice))
    points = points_of(face, exact, action.highlight)
    red = flight.red if flight.red and action.dice.count(flight.red) == flight.thrown.count(flight.red) else 0
    made = Box(action.card, action.highlight, action.dice, red, points)
    after = replace(flight, boxes=_with_box(flight.boxes, made), pool=flight.pool - len(action.dice), thrown=(), red=0)
    event = Made(state.turn, action.card, action.dice, exact, points, action.highlight)
    flown, events = _fly_on(replace(state, phase="ready", flight=after), after)
    return flown, (event, *events)


def _with_box(boxes: Sequence[Box], made: Box) -> tuple[Box, ...]:
    """Return the cards of a flight with the first open card of that name made."""
    place = boxes.index(Box(made.card, made.highlight))
    return (*boxes[:place], made, *boxes[place + 1 :])


def _fly_on(state: State, flight: Flight) -> Outcome:
    """LL-F6, LL-F7, LL-K6: continue after a make: score a complete flight, fail one without dice, or await the next throw."""
    if not flight.open_boxes:
        return _score_free(state, flight) if flight.is_free else _score(state, flight)
    if flight.pool == 0 and not may_buy_seventh(state.player.tokens, flight.bought):
        return _fail(state)
    return state, ()


def apply_stop(state: State, _actor: Actor, _action: Stop) -> Outcome:
    """LL-F5: apply the decision to stop: the flight ends without points and earns a bonus token."""
    after, events = _close(with_player(state, recorded(state.player, "stopped")), "two-cards")
    return after, (Stopped(state.turn), *events)


def apply_give_up(state: State, _actor: Actor, _action: GiveUp) -> Outcome:
    """LL-F3: apply the decision to accept a failed throw."""
    return _fail(state)


def _fail(state: State) -> Outcome:
    """LL-F3 to LL-F6, LL-K7: end a failed flight; one that lacks only its last card earns a token."""
    flight, crashed = state.current_flight, with_player(state, recorded(state.player, "crashed"))
    left = len(flight.open_boxes)
    event = Failed(state.turn, len(flight.boxes) - left, flight.pool == 0, missed(state.cards.faces, flight))
    if flight.is_free:
        lower, lost = lose_points(crashed, NUMBERS.free.failure_costs, "failed")
        after, events = _close(lower, consolation(flight))
        return after, (event, *lost, *events)
    after, events = _close(crashed, consolation(flight))
    return after, (event, *events)


def consolation(flight: Flight) -> Merit | None:
    """LL-F5, LL-F6, LL-K7: return why a flight that ends now earns a token, as it does with one open card; else None."""
    if len(flight.open_boxes) != 1:
        return None
    return "last-card" if flight.is_free else "two-cards"


def missed(faces: Faces, flight: Flight) -> tuple[Missed, ...]:
    """LL-F3, LL-K6: return the open cards that the dice on the table do not make, each with the reason."""
    if not flight.thrown:
        return ()
    return tuple(Missed(box.card, box.highlight, why) for box in flight.open_boxes if (why := why_missed(faces, flight, box)))


def _score(state: State, flight: Flight) -> Outcome:
    """LL-F7 to LL-F10: score a complete flight of a programme, and record an improved result."""
    programme = flight.programme
    assert programme is not None
    boxes, record = sum(box.points for box in flight.boxes), state.records.get(programme)
    points, before = points_of_flight(boxes, flight.pool), state.player.results.get(programme)
    recorded, gained = points >= least_recorded(before), gain(before, points)
    event = Scored(state.turn, programme, boxes, flight.pool, before, recorded, gained)
    landed = with_player(state, record_flight_end(state.player, programme, points))
    marked = _record(landed, programme, points, gained) if recorded else landed
    after, events = _close(_with_record(marked, programme, points), token_reason(record, points))
    return after, (event, *events)


def _record(state: State, programme: Programme, points: int, gained: int) -> State:
    """LL-F9, LL-F10: return the state with the result recorded and the main track raised by the gain."""
    player = state.player
    return with_player(state, replace(player, results={**player.results, programme: points}, points=player.points + gained))


def _with_record(state: State, programme: Programme, points: int) -> State:
    """LL-B1: return the state with the programme's record after a flight of these points."""
    record = record_after(state.records.get(programme), points, state.variants.record_from_first_result)
    return state if record is None else replace(state, records={**state.records, programme: record})


def _score_free(state: State, flight: Flight) -> Outcome:
    """LL-K8: score a free programme, which replaces the worst result if it counts."""
    player, dropped = state.player, state.variants.lower_free_dropped
    boxes = sum(box.points for box in flight.boxes)
    points = points_of_flight(boxes, flight.pool)
    counts, gained = does_free_count(player.results, points, dropped), free_gain(player.results, points, dropped)
    landed = record_flight_end(replace(player, points=player.points + gained, free_result=points), None, points)
    after, events = _close(with_player(state, landed), None)
    return after, (Scored(state.turn, None, boxes, flight.pool, worst_result(player.results), counts, gained), *events)


def _close(state: State, why: Merit | None) -> Outcome:
    """LL-T4: end the flight, award a token for the reason if there is one, and begin the refill; a free programme ends the turn."""
    flight = state.current_flight
    rewarded, won = _win_token(replace(state, flight=None), why)
    after, events = end_turn(rewarded) if flight.is_free else refill(rewarded)
    return after, (*won, *events)


def _win_token(state: State, why: Merit | None) -> Outcome:
    """LL-B1, LL-B4: award a token from the supply; without a reason or a supply nothing changes."""
    if why is None or state.supply == 0:
        return state, ()
    player = state.player
    richer = recorded(player, "tokens_won", tokens=player.tokens + 1)
    return replace(state, players=players_with(state, richer), supply=state.supply - 1), (TokenWon(state.turn, why),)


def _pay(state: State) -> State:
    """LL-B4: return the state with one of the player's tokens back in the supply."""
    player = state.player
    poorer = recorded(player, "tokens_paid", tokens=player.tokens - 1)
    return replace(state, players=players_with(state, poorer), supply=state.supply + 1)
