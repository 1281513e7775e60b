"""Questions about hands and stands that the rules ask."""

from collections.abc import Container, Iterable, Sequence
from itertools import pairwise

from tavolata.core.game import Seat
from tavolata.core.memory import remembered
from tavolata.games.bomb_busters.content import ANNOUNCED, BLUE, BLUE_VALUES, NUMBERS, RANK_OF, RED, VALUE_OF, YELLOW, CardId, Value
from tavolata.games.bomb_busters.facts import Facts, Shown, is_shown
from tavolata.games.bomb_busters.missions import twist_of
from tavolata.games.bomb_busters.state import Aim, Place, Slot, SlotSeen, Stand, State, Swap


def sayable(values: Container[Value], detector: CardId | None) -> list[Value]:
    """BB-D1, BB-Q3: which of these values can be announced, in order: never red, and with a detector numbers only."""
    return [value for value in (BLUE_VALUES if detector else ANNOUNCED) if value in values]


def announceable(state: State, seat: Seat, detector: CardId | None = None) -> Sequence[Value]:
    """BB-D1: the values that a seat holds uncut, can announce, and the mission lets it cut; in order."""
    return _announceable(state, seat, detector)


@remembered
def _announceable(state: State, seat: Seat, detector: CardId | None) -> Sequence[Value]:
    twist = twist_of(state.mission)
    return [value for value in sayable(set(state.held(seat)), detector) if twist.may_cut(state, seat, value)]


@remembered
def others_with_wires(state: State, seat: Seat) -> Sequence[Seat]:
    """BB-T1: the other players who have wires left, clockwise."""
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    return [other for other in others if state.has_wires(other)]


def may_dual_cut(state: State, seat: Seat) -> bool:
    """BB-D1: there is something to announce, and somebody to point at."""
    return bool(announceable(state, seat) and others_with_wires(state, seat))


def is_all_red(state: State, seat: Seat) -> bool:
    """BB-R1: all that is left in the hand is red."""
    return all(value == RED for value in state.held(seat))


def may_act(state: State, seat: Seat) -> bool:
    """BB-T2: the seat could do something in its turn."""
    return may_dual_cut(state, seat) or is_all_red(state, seat) or bool(solos(state, seat))


def solos(state: State, seat: Seat) -> list[Value]:
    """BB-C1: the values of which a hand holds all that is left: four or two blue ones, or every yellow."""
    held = state.held(seat)
    return [value for value in announceable(state, seat) if is_solo(state, value, held.count(value))]


def is_solo(state: State, value: Value, held: int) -> bool:
    """BB-C1: so many are all that is left of a value, and not three of a blue one."""
    return (held % 2 == 0 or value == YELLOW) and held == left_of(state, value)


def in_play_of(state: State, value: Value) -> int:
    """BB-M1, BB-S2: how many wires of a value are in play; none of a value that the mission does without."""
    if value in (YELLOW, RED):
        return (state.yellow if value == YELLOW else state.red).in_play
    return NUMBERS.copies if value in state.mission.blue_values else 0


def left_of(state: State, value: Value) -> int:
    """BB-C1: how many wires of a value are in play and not cut."""
    return in_play_of(state, value) - state.cuts.get(value, 0)


def tokens_left(stands: Iterable[Iterable[SlotSeen]], value: Value) -> int:
    """BB-M2, BB-I1: the tokens of a value that lie before no uncut wire."""
    return NUMBERS.tokens_of_a_value - [slot.token for stand in stands for slot in stand].count(value)


def is_told(facts: Facts, slot: SlotSeen) -> bool:
    """BB-D4, BB-I1: a wire's value has been told, by a token or by showing it."""
    return slot.token is not None or is_shown(facts, slot.tile)


def told_value(facts: Facts, slot: SlotSeen) -> Value | None:
    """BB-D4, BB-I1: what everybody was told of a wire, by a token or by showing it."""
    return slot.token or next((fact.value for fact in facts if isinstance(fact, Shown) and fact.tile == slot.tile), None)


def first_token_values(stands: Sequence[Sequence[SlotSeen]]) -> list[Value]:
    """BB-S7: the numbers of which a token is left."""
    lying = [slot.token for stand in stands for slot in stand if slot.token]
    return [value for value in BLUE_VALUES if lying.count(value) < NUMBERS.tokens_of_a_value] if lying else list(BLUE_VALUES)


@remembered
def first_tokens(state: State, seat: Seat) -> Sequence[Place]:
    """BB-S7: the own blue wires of which a token is left."""
    twist, left = twist_of(state.mission), first_token_values(state.stands)
    return [place for place, slot in state.uncut(seat) if VALUE_OF[slot.wire] in BLUE and twist.token_for(slot) in left]


def may_post(facts: Facts, slot: SlotSeen) -> bool:
    """BB-Q4-4: a Post-it may go before this wire, if it is one's own: it is blue, uncut, and has not been told."""
    return slot.value in BLUE and not slot.cut and not is_told(facts, slot)


def post_its(state: State, seat: Seat) -> list[Place]:
    """BB-Q4-4: the own wires before which a Post-it may go."""
    return [place for place, slot in state.uncut(seat) if may_post(state.facts, slot)]


def reach(state: State, stand: int) -> list[Place]:
    """BB-Q3: the uncut wires that a detector can point at together with one of this stand: all of its owner, or of the stand."""
    if state.variants.detector_on_one_stand:
        return [(stand, slot) for slot, wire in enumerate(state.stands[stand]) if not wire.cut]
    return [place for place, _ in state.uncut(state.owners[stand])]


def wires_to_point_at(state: State, aim: Aim) -> int:
    """BB-D1, BB-Q3: how many wires this cut points at, once the first of them is chosen; fewer if fewer are left."""
    return 1 if aim.detector is None else detected(aim.detector, len(reach(state, aim.pointed[0][0])))


def detected(detector: CardId, there: int) -> int:
    """BB-Q3, BB-Q4-3: how many wires a detector points at where so many could be; none where it is no case for one."""
    return min(NUMBERS.detectors[detector], there) if there >= NUMBERS.detector_least else 0


def targets(state: State, seat: Seat, detector: CardId | None) -> list[Place]:
    """BB-D1, BB-Q3: the wires of others that can be pointed at first."""
    stands = (stand for stand, owner in enumerate(state.owners) if owner != seat and (not detector or is_in_reach(state, stand, detector)))
    return [(stand, slot) for stand in stands for slot, wire in enumerate(state.stands[stand]) if not wire.cut]


def is_in_reach(state: State, stand: int, detector: CardId) -> bool:
    """BB-Q3: a detector can point at enough wires together with one of this stand."""
    return bool(detected(detector, len(reach(state, stand))))


def may_detect(state: State, seat: Seat, detector: CardId) -> bool:
    """BB-Q3: somebody else has enough wires for a detector."""
    return any(owner != seat and is_in_reach(state, stand, detector) for stand, owner in enumerate(state.owners))


def stands_to_sweep(state: State, seat: Seat) -> list[int]:
    """BB-Q4-5: the stands of others that have wires left."""
    return [stand for stand, slots in enumerate(state.stands) if state.owners[stand] != seat and any(not slot.cut for slot in slots)]


def matching(state: State, aim: Aim) -> list[Place]:
    """BB-D2, BB-Q3: which of the wires pointed at have a value that was announced."""
    return [place for place in aim.pointed if state.at(place).value in aim.values]


def markable(state: State, aim: Aim) -> list[Place]:
    """BB-Q3: which of the wires pointed at can be marked: any that is not red."""
    return [place for place in aim.pointed if state.at(place).value != RED]


def own_copies(state: State, value: Value) -> list[Place]:
    """BB-D2: the wires of a value that the player whose turn it is can lay open."""
    return [place for place, slot in state.uncut(state.turn) if slot.value == value]


def may_label(left: SlotSeen, right: SlotSeen, equal: bool) -> bool:
    """BB-Q4-1, BB-Q4-12: a label may go before two neighbours: they are not both cut, and their values are equal or differ."""
    return not (left.cut and right.cut) and (left.value == right.value) == equal


def label_pairs(stands: Sequence[Sequence[SlotSeen]], mine: Iterable[int], equal: bool) -> list[Place]:
    """BB-Q4-1, BB-Q4-12: the neighbours on own stands before which a label may go; the left one of each."""
    return [(stand, slot) for stand in mine for slot, (left, right) in enumerate(pairwise(stands[stand])) if may_label(left, right, equal)]


def insertions(stand: Stand, new: Slot) -> range:
    """BB-Q4-2: the places at which a wire can be sorted in; among its equals on either side of each."""
    rank = RANK_OF[new.wire]
    first = sum(RANK_OF[slot.wire] < rank for slot in stand)
    return range(first, first + sum(slot.wire == new.wire for slot in stand) + 1)


def insertion(swap: Swap, seat: Seat) -> tuple[int, Slot]:
    """BB-Q4-2: the stand to which a seat adds a wire, and the wire: the last of those taken for the user, then the first."""
    place: Place = swap.given[0 if seat == swap.user else 1]
    return place[0], swap.taken[-1]
