"""Questions about hands and stands that the rules ask."""

from collections.abc import Container, Iterable, Sequence
from itertools import pairwise

from tavolata.core.caching import cached_on_instance
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
    Mission,
    Value,
)
from tavolata.games.bomb_busters.facts import Facts, Shown, is_shown
from tavolata.games.bomb_busters.missions.answers import (
    actions,
    may_reveal,
    may_serve,
    may_solo,
    may_tell_first,
    posts_before_cut,
    tells_first,
    token_for,
    tokens_before_wires,
    tokens_left,
    why_not_cut,
    why_not_point,
)
from tavolata.games.bomb_busters.state import Aim, Place, Slot, SlotSeen, Stand, State, Swap


def sayable(values: Container[Value], detector: CardId | None) -> list[Value]:
    """BB-D1, BB-Q3: which of these values can be announced, in order: never red, and with a detector numbers only."""
    return [value for value in (BLUE_VALUES if detector else ANNOUNCED) if value in values]


def announceable(state: State, seat: Seat, detector: CardId | None = None, helped: bool = False) -> Sequence[Value]:
    """BB-D1: the values that a seat holds uncut, can announce, and the mission lets it cut; in order."""
    return _announceable(state, seat, detector, helped)


@cached_on_instance
def _announceable(state: State, seat: Seat, detector: CardId | None, helped: bool) -> Sequence[Value]:
    if not state.mission.twists:
        return sayable(announceable(state, seat) if detector else set(state.held(seat)), detector)
    held = {slot.value for slot in state.hand(seat) if may_serve(state, slot, helped)}
    return [value for value in sayable(held, detector) if why_not_cut(state, seat, value) is None]


@cached_on_instance
def others_with_wires(state: State, seat: Seat) -> Sequence[Seat]:
    """BB-T1: the other players who have wires left, clockwise."""
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    return [other for other in others if state.has_wires(other)]


def may_dual_cut(state: State, seat: Seat) -> bool:
    """BB-D1: there is something to announce, and something to point at."""
    return bool(announceable(state, seat)) and may_point(state, seat)


def may_point(state: State, seat: Seat) -> bool:
    """BB-D1: another has a wire left that the mission lets this seat point at."""
    if state.mission.twists:
        return bool(targets(state, seat, Aim()))
    return any(not slot.cut for stand, owner in zip(state.stands, state.owners, strict=True) if owner != seat for slot in stand)


def is_all_red(state: State, seat: Seat) -> bool:
    """BB-R1: all that is left in the hand is red, and is revealed."""
    held = state.held(seat)
    return held.count(RED) == len(held) and may_reveal(state, seat)


def may_act(state: State, seat: Seat) -> bool:
    """BB-T2: the seat could do something in its turn."""
    return may_dual_cut(state, seat) or is_all_red(state, seat) or bool(solos(state, seat)) or bool(actions(state, seat))


def solos(state: State, seat: Seat) -> list[Value]:
    """BB-C1: the values of which a hand holds all that is left: four or two blue ones, or every yellow."""
    held = state.held(seat)
    alone = [value for value in announceable(state, seat) if is_solo(state, value, held.count(value))]
    if not state.mission.twists:
        return alone
    if not may_solo(state, seat):
        return []
    return [value for value in alone if all(may_serve(state, slot, False) for slot in state.hand(seat) if slot.value == value)]


def is_solo(state: State, value: Value, held: int) -> bool:
    """BB-C1: so many are all that is left of a value, and not three of a blue one."""
    return (held % 2 == 0 or value == YELLOW) and held == left_of(state, value)


def in_play_of(state: State, value: Value) -> int:
    """BB-M1, BB-S2: how many wires of a value are in play; none of a value that the mission does without."""
    if value == RED:
        return state.red.in_play + (NUMBERS.copies if state.mission.as_red else 0)
    if value == YELLOW:
        return state.yellow.in_play
    return NUMBERS.copies if value in state.mission.blue_values else 0


def left_of(state: State, value: Value) -> int:
    """BB-C1: how many wires of a value are in play and not cut."""
    return in_play_of(state, value) - state.cuts.get(value, 0)


def is_told(facts: Facts, slot: SlotSeen) -> bool:
    """BB-D4, BB-I1: what a token can say of a wire has been told, by one or without."""
    return slot.token is not None or is_shown(facts, slot.tile)


def told_value(facts: Facts, slot: SlotSeen) -> Value | None:
    """BB-D4, BB-I1: the value of a wire that everybody was told, by a token or by showing it."""
    return (
        slot.token
        if slot.token in VALUES
        else next((fact.value for fact in facts if isinstance(fact, Shown) and fact.tile == slot.tile), None)
    )


@cached_on_instance
def first_tokens(state: State, seat: Seat) -> Sequence[Place]:
    """BB-S7: the own blue wires of which a token is left, if the mission lets the seat place one."""
    if not tells_first(state, seat):
        return []
    mission, stands = state.mission, state.stands
    if not mission.twists:
        left = BLUE.difference([token for token in tokens_before_wires(stands) if not tokens_left(mission, stands, token)])
        return [place for place, slot in state.uncut(seat) if VALUE_OF[slot.wire] in left]
    said = {place: token_for(mission, stands[place[0]], slot) for place, slot in state.uncut(seat) if may_tell_first(mission, slot)}
    left = frozenset(token for token in set(said.values()) if tokens_left(mission, stands, token, state.beside))
    return [place for place, token in said.items() if token in left]


def may_post(mission: Mission, facts: Facts, slot: SlotSeen) -> bool:
    """BB-Q4-4: a Post-it may go before this wire, if it is one's own: it is blue, uncut as a rule, and has not been told."""
    return slot.value in BLUE and not slot.x and (not slot.cut or posts_before_cut(mission)) and not is_told(facts, slot)


def post_its(state: State, seat: Seat) -> list[Place]:
    """BB-Q4-4: the own wires before which a Post-it may go."""
    own = [(stand, slot) for stand in state.stands_of(seat) for slot in range(len(state.stands[stand]))]
    return [place for place in own if may_post(state.mission, state.facts, state.at(place))]


def reach(state: State, stand: int, aim: Aim) -> list[Place]:
    """BB-Q3: the uncut wires that a detector can point at together with one of this stand: all of its owner, or of the stand."""
    if state.variants.detector_on_one_stand:
        return pointable(state, state.turn, [(stand, slot) for slot, wire in enumerate(state.stands[stand]) if not wire.cut], aim)
    return pointable(state, state.turn, [place for place, _ in state.uncut(state.owners[stand])], aim)


def pointable(state: State, seat: Seat, places: list[Place], aim: Aim) -> list[Place]:
    """BB-D1: those of some wires of others that the mission lets a seat point at."""
    return [place for place in places if why_not_point(state, seat, place, aim) is None] if state.mission.twists else places


def wires_to_point_at(state: State, aim: Aim) -> int:
    """BB-D1, BB-Q3: how many wires this cut points at, once the first of them is chosen; fewer if fewer are left."""
    return 1 if aim.detector is None else detected(aim.detector, len(reach(state, aim.pointed[0][0], aim)))


def detected(detector: CardId, there: int) -> int:
    """BB-Q3, BB-Q4-3: how many wires a detector points at where so many could be; none where it is no case for one."""
    return min(NUMBERS.detectors[detector], there) if there >= NUMBERS.detector_least else 0


def targets(state: State, seat: Seat, aim: Aim) -> list[Place]:
    """BB-D1, BB-Q3: the wires of others that can be pointed at first."""
    stands = (stand for stand, owner in enumerate(state.owners) if owner != seat and (not aim.detector or is_in_reach(state, stand, aim)))
    places = [(stand, slot) for stand in stands for slot, wire in enumerate(state.stands[stand]) if not wire.cut]
    return pointable(state, seat, places, aim)


def is_in_reach(state: State, stand: int, aim: Aim) -> bool:
    """BB-Q3: the detector of this cut can point at enough wires together with one of this stand."""
    assert aim.detector is not None
    return bool(detected(aim.detector, len(reach(state, stand, aim))))


def may_detect(state: State, seat: Seat, aim: Aim) -> bool:
    """BB-Q3: somebody else has enough wires for the detector of this cut."""
    return any(owner != seat and is_in_reach(state, stand, aim) for stand, owner in enumerate(state.owners))


def swept(state: State, seat: Seat, stand: int, aim: Aim) -> list[Place]:
    """BB-Q4-5: the wires that the Super Detector points at on a stand."""
    return pointable(state, seat, [(stand, slot) for slot, wire in enumerate(state.stands[stand]) if not wire.cut], aim)


def stands_to_sweep(state: State, seat: Seat, aim: Aim) -> list[int]:
    """BB-Q4-5: the stands of others that have wires left."""
    return [stand for stand, owner in enumerate(state.owners) if owner != seat and swept(state, seat, stand, aim)]


def matching(state: State, aim: Aim) -> list[Place]:
    """BB-D2, BB-Q3: which of the wires pointed at have a value that was announced."""
    return [place for place in aim.pointed if state.at(place).value in aim.values]


def markable(state: State, aim: Aim) -> list[Place]:
    """BB-Q3: which of the wires pointed at can be marked: any that is not red."""
    return [place for place in aim.pointed if state.at(place).value != RED]


def own_copies(state: State, value: Value, helped: bool = False) -> list[Place]:
    """BB-D2: the wires of a value that the player whose turn it is can lay open, in a cut that equipment helps or not."""
    return [place for place, slot in state.uncut(state.turn) if VALUE_OF[slot.wire] == value and may_serve(state, slot, helped)]


def may_label(left: SlotSeen, right: SlotSeen, equal: bool) -> bool:
    """BB-Q4-1, BB-Q4-12: a label may go before two neighbours: they are not both cut, and their values are equal or differ."""
    return not (left.cut and right.cut) and not right.x and (left.value == right.value) == equal


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
