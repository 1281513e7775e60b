"""Questions about hands and stands that the rules ask."""

from collections.abc import Container, Iterable, Sequence
from itertools import pairwise

from tavolata.core.caching import cached_last, cached_on_instance
from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import (
    ANNOUNCED,
    BLUE,
    BLUE_VALUES,
    NUMBERS,
    RANK_OF,
    RED,
    VALUE_OF,
    VALUES,
    YELLOW,
    CardId,
    Token,
    Value,
)
from tavolata.games.bomb_busters.facts import Facts, ShownFact, is_shown
from tavolata.games.bomb_busters.missions.mission_rules import MissionRules
from tavolata.games.bomb_busters.state import Aim, Place, Slot, SlotSeen, Stand, State, Swap


def announceable_values(values: Container[Value], detector: CardId | None) -> list[Value]:
    """BB-D1, BB-Q3: return the values that can be announced, in order: never red, and with a detector numbers only."""
    return [value for value in (BLUE_VALUES if detector else ANNOUNCED) if value in values]


def announceable(state: State, seat: Seat, detector: CardId | None = None, helped: bool = False) -> Sequence[Value]:
    """BB-D1: return the uncut values that a seat holds, can announce, and may cut under the mission's rules; in order."""
    return _announceable(state, seat, detector, helped)


@cached_on_instance
def _announceable(state: State, seat: Seat, detector: CardId | None, helped: bool) -> Sequence[Value]:
    rules = state.rules
    if not rules.limits_cuts:
        return announceable_values(announceable(state, seat) if detector else set(state.held(seat)), detector)
    held = {slot.value for slot in serving(state, seat, helped)}
    return [value for value in announceable_values(held, detector) if rules.why_not_cut(state, seat, value) is None]


def serving(state: State, seat: Seat, helped: bool = False) -> Sequence[Slot]:
    """BB-D2: return the wires of a hand that may be part of its player's cut; `helped` says that equipment helps this cut."""
    rules, hand = state.rules, state.hand(seat)
    return [slot for slot in hand if rules.may_serve(state, slot, helped)] if rules.limits_cuts else hand


@cached_on_instance
def other_players_with_wires(state: State, seat: Seat) -> Sequence[Seat]:
    """BB-T1: return the other players with wires left, clockwise."""
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    return [other for other in others if state.has_wires(other)]


def may_dual_cut(state: State, seat: Seat) -> bool:
    """BB-D1: return True if the seat has a value to announce and a wire to point at."""
    return bool(announceable(state, seat)) and may_point(state, seat)


def may_point(state: State, seat: Seat) -> bool:
    """BB-D1: return True if another player has a wire left that this seat may point at."""
    if state.rules.limits_targets:
        return bool(targets(state, seat, Aim()))
    return any(not slot.cut for stand, owner in zip(state.stands, state.owners, strict=True) if owner != seat for slot in stand)


def is_all_red(state: State, seat: Seat) -> bool:
    """BB-R1: return True if the whole remaining hand is red and the mission lets the seat reveal it."""
    held = state.held(seat)
    return held.count(RED) == len(held) and state.rules.may_reveal(state, seat)


def may_act(state: State, seat: Seat) -> bool:
    """BB-T2: return True if the seat has a legal action in its turn."""
    return may_dual_cut(state, seat) or is_all_red(state, seat) or bool(solos(state, seat) or state.rules.actions(state, seat))


def solos(state: State, seat: Seat) -> list[Value]:
    """BB-C1: return the values that a seat can cut solo: it holds all remaining wires, two or four blue ones or every yellow one."""
    held = state.held(seat)
    alone = [value for value in announceable(state, seat) if is_solo(state, value, held.count(value))]
    rules = state.rules
    if not alone or not rules.may_solo(state, seat):
        return []
    return [value for value in alone if all(rules.may_serve(state, slot, False) for slot in state.hand(seat) if slot.value == value)]


def is_solo(state: State, value: Value, held: int) -> bool:
    """BB-C1: return True if a number of held wires is all that is left of a value, and an even number unless the value is yellow."""
    return (held % 2 == 0 or value == YELLOW) and held == left_of(state, value)


def in_play_of(state: State, value: Value) -> int:
    """BB-M1, BB-S2: return how many wires of a value are in play; 0 for a value that the mission does without."""
    if value == RED:
        return state.red.in_play + (NUMBERS.copies if state.mission.as_red else 0)
    if value == YELLOW:
        return state.yellow.in_play
    return NUMBERS.copies if value in state.mission.blue_values else 0


def left_of(state: State, value: Value) -> int:
    """BB-C1: return how many wires of a value are in play and not cut."""
    return in_play_of(state, value) - state.cuts.get(value, 0)


def is_marked(facts: Facts, slot: SlotSeen) -> bool:
    """BB-D4, BB-I1: return True if a token was placed before a wire, or was announced without one."""
    return slot.token is not None or is_shown(facts, slot.tile)


def marked_value(facts: Facts, slot: SlotSeen) -> Value | None:
    """BB-D4, BB-I1: return the value of a wire that all players know from a token or an announcement."""
    return (
        slot.token
        if slot.token in VALUES
        else next((fact.value for fact in facts if isinstance(fact, ShownFact) and fact.tile == slot.tile), None)
    )


@cached_on_instance
def first_tokens(state: State, seat: Seat) -> Sequence[Place]:
    """BB-S7: return the places in a seat's hand where it may put its first token."""
    rules, stands = state.rules, state.stands
    if not rules.places_first_token(state, seat):
        return []
    if not rules.changes_tokens:
        left = BLUE.difference([token for token in tokens_before_wires(stands) if not tokens_left(rules, stands, token, state.beside)])
        return [place for place, slot in state.uncut(seat) if VALUE_OF[slot.wire] in left]
    own = [(place, slot) for place, slot in state.uncut(seat) if rules.may_mark_first(slot, VALUE_OF[slot.wire] in BLUE)]
    tokens = {place: rules.token_for(stands[place[0]], slot, VALUE_OF[slot.wire]) for place, slot in own}
    free = {token for token in set(tokens.values()) if tokens_left(rules, stands, token, state.beside)}
    return [place for place, token in tokens.items() if token in free]


def token_for(rules: MissionRules, stand: Sequence[SlotSeen], slot: SlotSeen) -> Token:
    """BB-D4: return the token that goes before a wire of known value."""
    assert slot.value is not None
    return rules.token_for(stand, slot, slot.value)


@cached_last
def tokens_before_wires(stands: Sequence[Sequence[SlotSeen]]) -> tuple[Token, ...]:
    """BB-M2: return the tokens before the wires of all stands."""
    return tuple([slot.token for stand in stands for slot in stand if slot.token is not None])


def tokens_left(rules: MissionRules, stands: Sequence[Sequence[SlotSeen]], token: Token, beside: Iterable[Sequence[Token]] = ()) -> int:
    """BB-M2, BB-I1: return how many tokens of a kind are left in the supply; `beside` holds the tokens beside stands."""
    placed = tokens_before_wires(stands).count(token)
    for tokens in beside:
        placed += tokens.count(token)
    return rules.tokens_left(stands, token, NUMBERS.tokens_of_a_value - placed)


def may_post(rules: MissionRules, facts: Facts, slot: SlotSeen) -> bool:
    """BB-Q4-4: return True if a Post-it may go before an own wire: blue, not marked, and uncut unless a rule allows it."""
    return slot.value in BLUE and not slot.x and (not slot.cut or rules.posts_before_cut) and not is_marked(facts, slot)


def post_its(state: State, seat: Seat) -> list[Place]:
    """BB-Q4-4: return the own wires before which a Post-it may go."""
    own = [(stand, slot) for stand in state.stands_of(seat) for slot in range(len(state.stands[stand]))]
    return [place for place in own if may_post(state.rules, state.facts, state.at(place))]


def reach(state: State, stand: int, aim: Aim) -> list[Place]:
    """BB-Q3: return the uncut wires that a detector can point at together with one of this stand: all of its owner, or of the stand."""
    if state.variants.detector_on_one_stand:
        return pointable(state, state.turn, [(stand, slot) for slot, wire in enumerate(state.stands[stand]) if not wire.cut], aim)
    return pointable(state, state.turn, [place for place, _ in state.uncut(state.owners[stand])], aim)


def pointable(state: State, seat: Seat, places: list[Place], aim: Aim) -> list[Place]:
    """BB-D1: return the places among others' wires that the mission lets a seat point at."""
    rules = state.rules
    return [place for place in places if rules.why_not_point(state, seat, place, aim) is None] if rules.limits_targets else places


def wires_to_point_at(state: State, aim: Aim) -> int:
    """BB-D1, BB-Q3: return how many wires this cut points at, once the first of them is chosen; fewer if fewer are left."""
    return 1 if aim.detector is None else detected(aim.detector, len(reach(state, aim.pointed[0][0], aim)))


def detected(detector: CardId, there: int) -> int:
    """BB-Q3, BB-Q4-3: return how many wires a detector points at if `there` are in reach; 0 if these are too few."""
    return min(NUMBERS.detectors[detector], there) if there >= NUMBERS.detector_least else 0


def targets(state: State, seat: Seat, aim: Aim) -> list[Place]:
    """BB-D1, BB-Q3: return the wires of others that can be pointed at first."""
    stands = (stand for stand, owner in enumerate(state.owners) if owner != seat and (not aim.detector or is_in_reach(state, stand, aim)))
    places = [(stand, slot) for stand in stands for slot, wire in enumerate(state.stands[stand]) if not wire.cut]
    return pointable(state, seat, places, aim)


def is_in_reach(state: State, stand: int, aim: Aim) -> bool:
    """BB-Q3: return True if the detector of this cut can point at enough wires together with one of this stand."""
    assert aim.detector is not None
    return bool(detected(aim.detector, len(reach(state, stand, aim))))


def may_detect(state: State, seat: Seat, aim: Aim) -> bool:
    """BB-Q3: return True if another player has enough wires for the detector of this cut."""
    return any(owner != seat and is_in_reach(state, stand, aim) for stand, owner in enumerate(state.owners))


def stand_targets(state: State, seat: Seat, stand: int, aim: Aim) -> list[Place]:
    """BB-Q4-5: return the wires that the Super Detector points at on a stand."""
    return pointable(state, seat, [(stand, slot) for slot, wire in enumerate(state.stands[stand]) if not wire.cut], aim)


def scannable_stands(state: State, seat: Seat, aim: Aim) -> list[int]:
    """BB-Q4-5: return the stands of others that have wires left."""
    return [stand for stand, owner in enumerate(state.owners) if owner != seat and stand_targets(state, seat, stand, aim)]


def matching(state: State, aim: Aim) -> list[Place]:
    """BB-D2, BB-Q3: return the places pointed at whose wires have an announced value."""
    return [place for place in aim.pointed if state.at(place).value in aim.values]


def markable(state: State, aim: Aim) -> list[Place]:
    """BB-Q3: return the places pointed at whose wires can be marked, as they are not red."""
    return [place for place in aim.pointed if state.at(place).value != RED]


def own_copies(state: State, value: Value, helped: bool = False) -> list[Place]:
    """BB-D2: return the places of a value in the hand on turn that can complete a cut; `helped` says that equipment helps it."""
    rules = state.rules
    return [place for place, slot in state.uncut(state.turn) if VALUE_OF[slot.wire] == value and rules.may_serve(state, slot, helped)]


def may_label(left: SlotSeen, right: SlotSeen, equal: bool) -> bool:
    """BB-Q4-1, BB-Q4-12: return True if a label fits two neighbours: not both are cut, and their values are equal, or differ."""
    return not (left.cut and right.cut) and not right.x and (left.value == right.value) == equal


def label_pairs(stands: Sequence[Sequence[SlotSeen]], mine: Iterable[int], equal: bool) -> list[Place]:
    """BB-Q4-1, BB-Q4-12: return the left places of the neighbours on own stands before which a label may go."""
    return [(stand, slot) for stand in mine for slot, (left, right) in enumerate(pairwise(stands[stand])) if may_label(left, right, equal)]


def insertions(stand: Stand, new: Slot) -> range:
    """BB-Q4-2: return the places at which a wire can be sorted in, on either side of each equal wire."""
    rank = RANK_OF[new.wire]
    first = sum(RANK_OF[slot.wire] < rank for slot in stand)
    return range(first, first + sum(slot.wire == new.wire for slot in stand) + 1)


def insertion(swap: Swap, seat: Seat) -> tuple[int, Slot]:
    """BB-Q4-2: return the stand to which a seat adds a wire, and the wire: the last of those taken for the user, then the first."""
    place: Place = swap.given[0 if seat == swap.user else 1]
    return place[0], swap.taken[-1]
