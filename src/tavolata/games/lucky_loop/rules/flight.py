"""The flight: throwing, making cards, tokens, and how it ends."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from tavolata.core.game import Event, Odds
from tavolata.games.lucky_loop.actions import Dice, LuckyLoopAction, Make, Programme, Reroll, Throw
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.events import Failed, Made, Scored, Stopped, Thrown, TokenPaid, TokenWon
from tavolata.games.lucky_loop.rules.legal import makes, may_buy_seventh
from tavolata.games.lucky_loop.rules.turn import Outcome, end_turn, lose_points, refill, replace, with_player
from tavolata.games.lucky_loop.state import Box, Flight, State


@cache
def throws(dice: int, red: bool) -> Odds[LuckyLoopAction]:
    """LL-F1: every way in which so many dice can fall, the red one told apart."""
    falls: list[LuckyLoopAction] = []
    weights: list[int] = []
    for black in combinations_with_replacement(range(1, 7), dice - red):
        for value in range(1, 7) if red else (0,):
            falls.append(Throw(tuple(sorted((*black, value))) if value else black, value))
            weights.append(_orders(black))
    return Odds(falls, weights)


def _orders(dice: Dice) -> int:
    """In how many orders these values can fall."""
    return factorial(len(dice)) // prod(factorial(dice.count(value)) for value in set(dice))


def odds_of_throw(state: State) -> Odds[LuckyLoopAction]:
    """LL-F1, LL-B3: three dice or all that are left; in a re-roll those that were taken up."""
    flight = _flight(state)
    if flight.rethrown:
        return throws(flight.rethrown, flight.red_in_pool and not flight.red)
    return throws(min(flight.pool, NUMBERS.dice_in_a_throw), flight.red_in_pool)


def apply_roll(state: State) -> Outcome:
    """LL-F1: the dice are thrown; chance says how they fall."""
    return replace(state, phase="throw"), ()


def apply_throw(state: State, action: Throw) -> Outcome:
    """LL-F1: the dice lie on the table; LL-F3: without a card to make and a token to pay the flight fails."""
    flight = _flight(state)
    dice = tuple(sorted((*flight.thrown, *action.dice)))
    after = replace(flight, thrown=dice, red=action.red or flight.red, rethrown=0)
    landed = replace(state, phase="thrown", flight=after)
    event = Thrown(state.turn, dice, after.red, action.dice)
    if state.player.tokens or makes(landed, after):
        return landed, (event,)
    failed, events = fail(landed)
    return failed, (event, *events)


def apply_seventh_die(state: State) -> Outcome:
    """LL-B2: a token is paid, the red die joins the pool for the rest of the turn."""
    flight = _flight(state)
    return replace(_pay(state), flight=replace(flight, pool=flight.pool + 1, bought=True)), (TokenPaid(state.turn, "seventh"),)


def apply_reroll(state: State, action: Reroll) -> Outcome:
    """LL-B3: a token is paid, some dice of the throw are thrown again; of equal ones the red die last."""
    flight = _flight(state)
    kept = list(flight.thrown)
    for die in action.dice:
        kept.remove(die)
    red = flight.red if flight.red in kept else 0
    after = replace(flight, thrown=tuple(kept), red=red, rethrown=len(action.dice))
    return replace(_pay(state), phase="throw", flight=after), (TokenPaid(state.turn, "reroll", action.dice),)


def apply_make(state: State, action: Make) -> Outcome:
    """LL-F2: the dice used stay on the card, the others return to the pool; of equal dice the red one is used last."""
    flight = _flight(state)
    face = state.cards.faces[action.card]
    exact = sum(action.dice) == face.difficulty
    points = (face.exact if exact else face.exceeded) * (2 if action.highlight else 1)
    red = flight.red if action.dice.count(flight.red) == flight.thrown.count(flight.red) else 0
    made = Box(action.card, action.highlight, action.dice, red, points)
    after = replace(flight, boxes=_with_box(flight.boxes, made), pool=flight.pool - len(action.dice), thrown=(), red=0)
    event = Made(state.turn, action.card, action.dice, exact, points, action.highlight)
    flown, events = _fly_on(replace(state, phase="ready", flight=after), after)
    return flown, (event, *events)


def _with_box(boxes: Sequence[Box], made: Box) -> tuple[Box, ...]:
    """The boxes with the first open one of that card made."""
    place = next(i for i, box in enumerate(boxes) if box.is_open and (box.card, box.highlight) == (made.card, made.highlight))
    return (*boxes[:place], made, *boxes[place + 1 :])


def _fly_on(state: State, flight: Flight) -> Outcome:
    """LL-F6, LL-F7, LL-K6: on to the next throw, to the scoring, or down for want of dice."""
    if not flight.open_boxes:
        return _score_free(state, flight) if flight.is_free else _score(state, flight)
    if flight.pool == 0 and not may_buy_seventh(state, flight):
        return fail(state)
    return state, ()


def apply_stop(state: State) -> Outcome:
    """LL-F5: no points, one bonus token."""
    after, events = _close(state, "two-cards")
    return after, (Stopped(state.turn), *events)


def fail(state: State) -> Outcome:
    """LL-F3 to LL-F6, LL-K7: the flight is over; failing on its last card gives a token."""
    flight = _flight(state)
    left = len(flight.open_boxes)
    event = Failed(state.turn, len(flight.boxes) - left, out_of_dice=flight.pool == 0)
    if flight.is_free:
        lower, lost = lose_points(state, NUMBERS.free.failure_costs, "failed")
        after, events = _close(lower, "last-card" if left == 1 else None)
        return after, (event, *lost, *events)
    after, events = _close(state, "two-cards" if left == 1 else None)
    return after, (event, *events)


def _score(state: State, flight: Flight) -> Outcome:
    """LL-F7: the three boxes, plus one point for every die not on a card."""
    programme = flight.programme
    assert programme is not None
    boxes = sum(box.points for box in flight.boxes)
    points, before = boxes + flight.pool, state.player.results.get(programme)
    recorded = points >= NUMBERS.first_recorded and (before is None or points > before)
    gained = points - (before or 0) if recorded else 0
    event = Scored(state.turn, programme, boxes, flight.pool, before, recorded, gained)
    noted = _record(state, programme, points, gained) if recorded else state
    after, events = _close(replace(noted, records=_records_after(state, programme, points)), _token_for(state, programme, points))
    return after, (event, *events)


def _record(state: State, programme: Programme, points: int, gained: int) -> State:
    """LL-F9, LL-F10: the scale shows the result, the main track rises by what is new."""
    player = state.player
    return with_player(state, replace(player, results={**player.results, programme: points}, points=player.points + gained))


def _token_for(state: State, programme: Programme, points: int) -> Any:
    """LL-B1: why a flight that was flown to its end earns a token, or None."""
    record = state.records.get(programme, 0)
    if points >= NUMBERS.closed_at:
        return "twenty"
    if points >= NUMBERS.first_record > record:
        return "first-twelve"
    return "record" if 0 < record < points else None


def _records_after(state: State, programme: Programme, points: int) -> dict[Programme, int]:
    """LL-B1: the record exists from the first 12 on, or, as an option, from the first recorded result."""
    least = NUMBERS.first_recorded if state.variants.record_from_first_result else NUMBERS.first_record
    if points < least:
        return state.records
    return {**state.records, programme: max(points, state.records.get(programme, 0))}


def _score_free(state: State, flight: Flight) -> Outcome:
    """LL-K8: the free programme replaces the worst programme, even when it is less."""
    player = state.player
    boxes, worst = sum(box.points for box in flight.boxes), min(player.results.values())
    points = boxes + flight.pool
    counts = points > worst or not state.variants.lower_free_dropped
    gained = points - worst if counts else 0
    scored = with_player(state, replace(player, points=player.points + gained, free_result=points))
    after, events = _close(scored, None)
    return after, (Scored(state.turn, None, boxes, flight.pool, worst, counts, gained), *events)


def _close(state: State, why: Any) -> Outcome:
    """The flight is cleared, a token is earned if there is a reason; LL-T4: after an ordinary flight cards are drawn."""
    flight = _flight(state)
    rewarded, won = _win_token(replace(state, flight=None), why)
    after, events = end_turn(rewarded) if flight.is_free else refill(rewarded)
    return after, (*won, *events)


def _win_token(state: State, why: Any) -> Outcome:
    """LL-B1, LL-B4: a token from the supply, if there is one."""
    if why is None or state.supply == 0:
        return state, ()
    player = replace(state.player, tokens=state.player.tokens + 1)
    event: Event = TokenWon(state.turn, why)
    return with_player(state, player, supply=state.supply - 1), (event,)


def _pay(state: State) -> State:
    """LL-B4: a spent token returns to the supply."""
    return with_player(state, replace(state.player, tokens=state.player.tokens - 1), supply=state.supply + 1)


def _flight(state: State) -> Flight:
    assert state.flight is not None
    return state.flight
