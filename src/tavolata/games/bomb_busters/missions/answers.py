"""What all twists of a mission together answer when the base rules ask."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from tavolata.core.caching import cached_last
from tavolata.core.game import CHANCE, Event, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction
from tavolata.games.bomb_busters.content import BLUE, CARDS, NUMBERS, CardId, Mission, Token, Value, Wire
from tavolata.games.bomb_busters.content import mission_rules as specs
from tavolata.games.bomb_busters.facts import Facts, Shown
from tavolata.games.bomb_busters.missions.mission_rule import Reason, Twist
from tavolata.games.bomb_busters.state import Aim, Kept, Outcome, Place, Slot, SlotSeen, Stand, State

T = TypeVar("T", bound=type[Twist[Any, Any]])

_UNLOCKING = {card: printed.value for card, printed in CARDS.items()}

_TWISTS: dict[type[specs.Spec], type[Twist[Any, Any]]] = {}


def carries_out(spec: type[specs.Spec]) -> Callable[[T], T]:
    """Says of a class that it does what a mission names so."""

    def named(twist: T) -> T:
        _TWISTS[spec] = twist
        return twist

    return named


def twists_of(mission: Mission) -> tuple[Twist[Any, Any], ...]:
    """How a mission bends the rules; the base game does not."""
    return _made(mission.twists) if mission.twists else ()


@lru_cache
def _made(named: tuple[specs.Spec, ...]) -> tuple[Twist[Any, Any], ...]:
    return tuple(_TWISTS[type(spec)](spec, place) for place, spec in enumerate(named))


def first_kept(mission: Mission) -> tuple[Kept | None, ...]:
    """What the twists of a mission keep before anything has happened."""
    return tuple(twist.kept for twist in twists_of(mission))


# What they want


def ask(state: State) -> State | None:
    """The position in which the first twist that wants something at this stage asks for it; None if none does."""
    for twist in twists_of(state.mission):
        actor = twist.asks(state)
        if actor is not None:
            chance = actor == CHANCE
            return replace(state, phase="draw" if chance else "choose", asker=twist.place, acting=state.acting if chance else actor)
    return None


def asker(state: State) -> Twist[Any, Any]:
    """The twist that draws or asks."""
    return twists_of(state.mission)[state.asker]


# How wires are dealt


def dealing_order(state: State, order: Sequence[int]) -> Sequence[int]:
    """BB-S3: to which stands the wires are dealt one after the other, if in the base game it is so."""
    for twist in twists_of(state.mission):
        order = twist.dealing_order(state, order)
    return order


def to_deal(state: State, bag: tuple[Wire, ...], place: int) -> tuple[Wire, ...]:
    """BB-S3: which wires of the bag can be dealt when so many have been, one to each first stand, then to each second, and so on."""
    for twist in twists_of(state.mission):
        bag = twist.to_deal(bag, place < len(state.owners), place >= state.seats)
    return bag


def unsorted(mission: Mission, wires: Sequence[Wire], is_second: bool) -> int | None:
    """BB-S3: which of the wires of a stand stands unsorted at its right, if one does."""
    return next((place for twist in twists_of(mission) if (place := twist.unsorted(wires, is_second)) is not None), None)


# What may be done


def tells_first(state: State, seat: Seat) -> bool:
    """BB-S7: a seat places a first token."""
    if seat == state.captain and not state.mission.captain_tells:
        return False
    return all(twist.tells_first(state, seat) for twist in twists_of(state.mission))


def may_tell_first(mission: Mission, slot: SlotSeen) -> bool:
    """BB-S7: a first token may go before this own wire: a blue one, if the mission has it not otherwise."""
    may = slot.value in BLUE
    for twist in twists_of(mission):
        may = twist.may_tell_first(slot, may)
    return may


def why_not_cut(state: State, seat: Seat, value: Value) -> Reason | None:
    """BB-D1, BB-C1: what forbids a seat that holds this value to announce or solo-cut it now."""
    return _first(twist.why_not_cut(state, seat, value) for twist in twists_of(state.mission))


def is_locked(state: State, seat: Seat, value: Value) -> bool:
    """BB-D1, BB-C1: everybody can tell that a seat may not announce or solo-cut this value now."""
    return any(twist.why_not_cut(state, seat, value) for twist in twists_of(state.mission) if not twist.is_secret)


def may_solo(state: State, seat: Seat) -> bool:
    """BB-C1: a seat may cut alone."""
    return all(twist.may_solo(state, seat) for twist in twists_of(state.mission))


def may_serve(state: State, slot: Slot, helped: bool) -> bool:
    """BB-D2, BB-C1: an own wire may be one's part of a cut."""
    return all(twist.may_serve(state, slot, helped) for twist in twists_of(state.mission))


def why_not_point(state: State, seat: Seat, place: Place, aim: Aim) -> Reason | None:
    """BB-D1: what forbids a seat to point at another's wire in this cut."""
    return _first(twist.why_not_point(state, seat, place, aim) for twist in twists_of(state.mission))


def why_not_use(state: State, seat: Seat, card: CardId) -> Reason | None:
    """BB-Q1: what else forbids a seat to use a card."""
    twists = twists_of(state.mission)
    return _first(twist.why_not_use(state, seat, card) for twist in twists) if twists else None


def _first(reasons: Iterable[Reason | None]) -> Reason | None:
    return next(filter(None, reasons), None)


def is_unlocked(state: State, card: CardId) -> bool:
    """BB-Q1: enough wires of the card's number are cut, and the mission does not have it otherwise."""
    unlocked = state.cuts.get(_UNLOCKING[card], 0) >= NUMBERS.cut_to_unlock
    for twist in twists_of(state.mission):
        unlocked = twist.is_unlocked(state, card, unlocked)
    return unlocked


def may_reveal(state: State, seat: Seat) -> bool:
    """BB-R1: a hand of reds is revealed."""
    return all(twist.may_reveal(state, seat) for twist in twists_of(state.mission))


def actions(state: State, seat: Seat) -> list[BombBustersAction]:
    """BB-T1: what else a seat may do in its turn."""
    return [action for twist in twists_of(state.mission) for action in twist.actions(state, seat)]


def asides(state: State, seat: Seat) -> list[BombBustersAction]:
    """BB-T1: what else a seat may do in its turn that is no action, and so goes before any."""
    return [action for twist in twists_of(state.mission) if twist.acts_aside for action in twist.actions(state, seat)]


def interjections(state: State, seat: Seat) -> list[BombBustersAction]:
    """BB-Q6: what a seat may do also out of turn, while nothing of a cut has begun."""
    return [action for twist in twists_of(state.mission) for action in twist.interjections(state, seat)]


def is_muted(state: State, seat: Seat) -> bool:
    """A seat may say nothing now."""
    return any(twist.is_muted(state, seat) for twist in twists_of(state.mission))


def actor_of(state: State, seat: Seat, action: BombBustersAction) -> Twist[Any, Any]:
    """The twist whose action this is."""
    return next(
        twist for twist in twists_of(state.mission) if action in twist.actions(state, seat) or action in twist.interjections(state, seat)
    )


def token_for(mission: Mission, stand: Sequence[SlotSeen], slot: SlotSeen) -> Token:
    """BB-D4: what a token before this wire says, its value if the mission has it not otherwise."""
    assert slot.value is not None
    token = slot.value
    for twist in twists_of(mission):
        token = twist.token_for(stand, slot, token)
    return token


@cached_last
def tokens_before_wires(stands: Sequence[Sequence[SlotSeen]]) -> tuple[Token, ...]:
    """BB-M2: what the tokens before wires say; it is asked of the same stands for one token after the other."""
    return tuple([slot.token for stand in stands for slot in stand if slot.token is not None])


def tokens_left(mission: Mission, stands: Sequence[Sequence[SlotSeen]], token: Token, beside: Iterable[Sequence[Token]] = ()) -> int:
    """BB-M2, BB-I1: how many tokens that say this lie neither before a wire nor beside a stand."""
    lying = tokens_before_wires(stands).count(token)
    for tokens in beside:
        lying += tokens.count(token)
    left = NUMBERS.tokens_of_a_value - lying
    for twist in twists_of(mission):
        left = twist.tokens_left(stands, token, left)
    return left


def facts_of_token(mission: Mission, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token, said: bool) -> Facts:
    """BB-D4, BB-I1: what is to be remembered of a token, or of what was said for want of one."""
    facts: Facts = (Shown(slot.tile, token),) if said else ()
    for twist in twists_of(mission):
        facts = twist.facts_of_token(stand, slot, token, said, facts)
    return facts


def taken_for(mission: Mission, stands: tuple[Stand, ...], token: Token) -> tuple[Stand, ...]:
    """BB-I1: the stands, from which a token is taken if it is wanted elsewhere and none is left."""
    for twist in twists_of(mission):
        stands = twist.taken_for(stands, token)
    return stands


def tells_values(mission: Mission) -> bool:
    """BB-D4: a token tells a wire's value."""
    return all(twist.tells_values for twist in twists_of(mission))


def keeps_tokens(mission: Mission) -> bool:
    """BB-I1: a token stays before a wire that is cut."""
    return any(twist.keeps_tokens for twist in twists_of(mission))


def moves_tokens(mission: Mission) -> bool:
    """BB-Q4-2: a token goes with a wire that is swapped."""
    return all(twist.moves_tokens for twist in twists_of(mission))


def posts_before_cut(mission: Mission) -> bool:
    """BB-Q4-4: a Post-it may go before a cut wire too."""
    return any(twist.posts_before_cut for twist in twists_of(mission))


# What follows


def after_deal(state: State) -> Outcome:
    """BB-S3: what follows when all wires stand in order."""
    return _in_turn(state, [twist.after_deal for twist in twists_of(state.mission)])


def after_announcement(state: State, values: tuple[Value, ...]) -> Outcome:
    """BB-D1, BB-C1: what a value costs that was announced or is cut alone."""
    return _in_turn(state, [partial(twist.after_announcement, values=values) for twist in twists_of(state.mission)])


def before_turn(state: State) -> Outcome:
    """BB-T1: what follows when a turn comes to a seat."""
    return _in_turn(state, [twist.before_turn for twist in twists_of(state.mission)])


def after_skips(state: State) -> Outcome | None:
    """BB-T2: what follows from a whole round of skips instead of the explosion, if anything does."""
    return next((outcome for twist in twists_of(state.mission) if (outcome := twist.after_skips(state)) is not None), None)


def after_deed(state: State) -> Outcome:
    """BB-D2: what follows from the turn's action."""
    return _in_turn(state, [twist.after_deed for twist in twists_of(state.mission)])


def after_turn(state: State) -> Outcome:
    """BB-T1: what follows at the end of a turn."""
    return _in_turn(state, [twist.after_turn for twist in twists_of(state.mission)])


def _in_turn(state: State, effects: Sequence[Callable[[State], Outcome]]) -> Outcome:
    """One effect after the other, until the bomb explodes."""
    events: list[Event] = []
    for effect in effects:
        if state.result is None:
            state, more = effect(state)
            events += more
    return state, tuple(events)


def may_cost(state: State, seat: Seat, value: Value) -> bool:
    """BB-C1: cutting this value may cost a step even if it is right."""
    return any(twist.may_cost(state, seat, value) for twist in twists_of(state.mission))


def is_fatal_miss(state: State, seat: Seat) -> bool:
    """BB-D4: any miss of a seat explodes the bomb."""
    return any(twist.is_fatal_miss(state, seat) for twist in twists_of(state.mission))


def steps_of_miss(state: State) -> int:
    """BB-D4: by how much a miss advances the dial."""
    steps = 1
    for twist in twists_of(state.mission):
        steps = twist.steps_of_miss(state, steps)
    return steps


def tells_miss(state: State, aim: Aim) -> bool:
    """BB-D4: a miss is followed by a token."""
    return all(twist.tells_miss(state, aim) for twist in twists_of(state.mission))


def tell_miss(state: State, aim: Aim) -> Outcome | None:
    """BB-D4: what is told of a miss, where it is not a true token."""
    return next((told for twist in twists_of(state.mission) if (told := twist.tell_miss(state, aim)) is not None), None)


def is_fatal_to_be_stuck(state: State) -> bool:
    """BB-T2: a seat without a legal action explodes the bomb."""
    return any(twist.is_fatal_to_be_stuck(state) for twist in twists_of(state.mission))


def resampled(state: State, seat: Seat | None, random: Random) -> State:
    """The position with what a seat does not see of what the mission keeps drawn anew."""
    for twist in twists_of(state.mission):
        state = twist.resampled(state, seat, random)
    return state


def next_seat(state: State) -> Seat | None:
    """BB-T1: whose turn is next, where a mission has it otherwise."""
    return next((seat for twist in twists_of(state.mission) if (seat := twist.next_seat(state)) is not None), None)


def claimants(state: State) -> Sequence[Seat] | None:
    """BB-T1: who may call for the next turn, where no order of turns says whose it is."""
    return next((seats for twist in twists_of(state.mission) if (seats := twist.claimants(state)) is not None), None)


# What the clock does


def ticks(state: State) -> Sequence[BombBustersAction]:
    """What the clock is about to do."""
    return [action for twist in twists_of(state.mission) for action in twist.ticks(state)]


def clock_of(state: State, action: BombBustersAction) -> Twist[Any, Any]:
    """The twist whose clock does this."""
    return next(twist for twist in twists_of(state.mission) if action in twist.ticks(state))


def is_time_up(state: State) -> bool:
    """BB-E1: the time of the mission is over."""
    return any(twist.is_time_up(state) for twist in twists_of(state.mission))
