"""Questions about hands and stands that the rules ask."""

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.actions import CardId, Value
from tavolata.games.bomb_busters.content import ANNOUNCED, NUMBERS, RANK_OF, RED, YELLOW
from tavolata.games.bomb_busters.facts import is_shown
from tavolata.games.bomb_busters.missions import twist_of
from tavolata.games.bomb_busters.state import Aim, Place, Slot, Stand, State, Swap


def announceable(state: State, seat: Seat) -> list[Value]:
    """BB-D1: the values, never red, that a seat holds uncut and the mission lets it cut; in order."""
    held = {slot.value for slot in state.hand(seat)}
    twist = twist_of(state.mission)
    return [value for value in ANNOUNCED if value in held and twist.may_cut(state, seat, value)]


def others_with_wires(state: State, seat: Seat) -> list[Seat]:
    """BB-T1: the other players who have wires left, clockwise."""
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    return [other for other in others if state.has_wires(other)]


def may_dual_cut(state: State, seat: Seat) -> bool:
    """BB-D1: there is something to announce, and somebody to point at."""
    return bool(announceable(state, seat) and others_with_wires(state, seat))


def is_all_red(state: State, seat: Seat) -> bool:
    """BB-R1: all that is left in the hand is red."""
    return all(slot.value == RED for slot in state.hand(seat))


def may_act(state: State, seat: Seat) -> bool:
    """BB-T2: the seat could do something in its turn."""
    return may_dual_cut(state, seat) or is_all_red(state, seat) or bool(solos(state, seat))


def solos(state: State, seat: Seat) -> list[Value]:
    """BB-C1: the values of which a hand holds all that is left: four or two blue ones, or every yellow."""
    held = [slot.value for slot in state.hand(seat)]
    return [value for value in announceable(state, seat) if held.count(value) == left_of(state, value) and _is_solo_number(state, value)]


def _is_solo_number(state: State, value: Value) -> bool:
    """BB-C1: never three."""
    return value == YELLOW or left_of(state, value) % 2 == 0


def left_of(state: State, value: Value) -> int:
    """BB-C1: how many wires of a value are in play and not cut."""
    return (state.yellow.in_play if value == YELLOW else NUMBERS.copies) - state.cuts.get(value, 0)


def tokens_left(state: State, value: Value) -> int:
    """BB-M2, BB-I1: the tokens of a value that lie before no uncut wire."""
    return NUMBERS.tokens_of_a_value - sum(slot.token == value for stand in state.stands for slot in stand)


def is_told(state: State, slot: Slot) -> bool:
    """BB-D4, BB-I1: a wire's value has been told, by a token or by showing it."""
    return slot.token is not None or is_shown(state.facts, slot.tile)


def blue_wires(state: State, seat: Seat) -> list[tuple[Place, Slot]]:
    """A hand's blue wires."""
    return [(place, slot) for place, slot in state.uncut(seat) if slot.value not in (YELLOW, RED)]


def first_tokens(state: State, seat: Seat) -> list[Place]:
    """BB-S7: the own blue wires of which a token is left."""
    twist = twist_of(state.mission)
    hand = [(place, twist.token_for(slot)) for place, slot in blue_wires(state, seat)]
    left = {value for value in {value for _, value in hand} if tokens_left(state, value)}
    return [place for place, value in hand if value in left]


def post_its(state: State, seat: Seat) -> list[Place]:
    """BB-Q4-4: the own blue wires that have not been told."""
    return [place for place, slot in blue_wires(state, seat) if not is_told(state, slot)]


def reach(state: State, stand: int) -> list[Place]:
    """BB-Q3: the uncut wires that a detector can point at together with one of this stand: all of its owner, or of the stand."""
    if state.variants.detector_on_one_stand:
        return [(stand, slot) for slot, wire in enumerate(state.stands[stand]) if not wire.cut]
    return [place for place, _ in state.uncut(state.owners[stand])]


def wires_to_point_at(state: State, aim: Aim) -> int:
    """BB-D1, BB-Q3: how many wires this cut points at, once the first of them is chosen; fewer if fewer are left."""
    if aim.detector is None:
        return 1
    return min(NUMBERS.detectors[aim.detector], len(reach(state, aim.pointed[0][0])))


def targets(state: State, seat: Seat, detector: CardId | None) -> list[Place]:
    """BB-D1, BB-Q3: the wires of others that can be pointed at first."""
    least = NUMBERS.detector_least if detector else 1
    stands = [stand for stand, owner in enumerate(state.owners) if owner != seat and len(reach(state, stand)) >= least]
    return [(stand, slot) for stand in stands for slot, wire in enumerate(state.stands[stand]) if not wire.cut]


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


def label_pairs(state: State, seat: Seat, equal: bool) -> list[Place]:
    """BB-Q4-1, BB-Q4-12: neighbours on a stand, not both cut, whose values are equal or differ; the left one of each."""
    return [
        (stand, slot)
        for stand in state.stands_of(seat)
        for slot, (left, right) in enumerate(zip(state.stands[stand], state.stands[stand][1:], strict=False))
        if not (left.cut and right.cut) and (left.value == right.value) == equal
    ]


def insertions(stand: Stand, new: Slot) -> range:
    """BB-Q4-2: the places at which a wire can be sorted in; among its equals on either side of each."""
    rank = RANK_OF[new.wire]
    first = sum(RANK_OF[slot.wire] < rank for slot in stand)
    return range(first, first + sum(slot.wire == new.wire for slot in stand) + 1)


def insertion(swap: Swap, seat: Seat) -> tuple[int, Slot]:
    """BB-Q4-2: the stand to which a seat adds a wire, and the wire: the last of those taken for the user, then the first."""
    place: Place = swap.given[0 if seat == swap.user else 1]
    return place[0], swap.taken[-1]
