"""What may be done in each phase of the game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

from tavolata.core.caching import cached_on_instance
from tavolata.core.game import Seat
from tavolata.games.bomb_busters.actions import (
    SLOTS,
    Announce,
    Back,
    Begin,
    BombBustersAction,
    Claim,
    Cut,
    Done,
    Give,
    Insert,
    Label,
    Lay,
    Mark,
    Next,
    Partner,
    Point,
    Recharge,
    Reveal,
    Scan,
    Solo,
    Use,
)
from tavolata.games.bomb_busters.content import ANNOUNCED, NUMBERS
from tavolata.games.bomb_busters.missions.mission_rules import pending_rule
from tavolata.games.bomb_busters.rules.hands import (
    announceable,
    first_tokens,
    insertion,
    insertions,
    is_all_red,
    label_pairs,
    markable,
    matching,
    may_act,
    other_players_with_wires,
    own_copies,
    post_its,
    reach,
    scannable_stands,
    solos,
    targets,
)
from tavolata.games.bomb_busters.rules.usable import usable_cards, values_announced, values_for
from tavolata.games.bomb_busters.state import Aim, Phase, State, Swap

_ANNOUNCES = {value: Announce((value,)) for value in ANNOUNCED}
_POINTS = tuple(tuple(Point(stand, slot) for slot in range(SLOTS)) for stand in range(NUMBERS.stands_in_box))


@cached_on_instance
def legal(state: State, seat: Seat) -> Sequence[BombBustersAction]:
    """Return the legal actions of a seat; before a cut begins, other seats may use any-time cards."""
    if state.phase == "claim":
        return [*([Claim()] if seat in state.claimants else []), *_uses(state, seat)]
    if seat == state.acting:
        return _LEGAL[state.phase](state)
    return [*_uses(state, seat), *state.rules.out_of_turn_actions(state, seat)] if state.phase == "turn" else []


def _uses(state: State, seat: Seat) -> list[BombBustersAction]:
    return [Use(card) for card in usable_cards(state, seat)]


def _token(state: State) -> list[BombBustersAction]:
    """BB-S7: return the legal actions of the first token: one for each own blue wire that may be marked."""
    return [Mark(*place) for place in first_tokens(state, state.acting)]


def _turn(state: State) -> list[BombBustersAction]:
    """BB-T1: return the legal actions of a turn: dual cut, solo cut or reveal, and equipment cards (BB-Q6)."""
    seat = state.turn
    rules = state.rules
    uses = [*_uses(state, seat), *rules.out_of_turn_actions(state, seat)]
    if is_all_red(state, seat):
        return [Reveal(), *rules.free_actions(state, seat), *uses]
    if state.is_between and not may_act(state, seat):
        return [Begin(), *uses]
    points = _points(state) if announceable(state, seat) else []
    return [*points, *(Solo(value) for value in solos(state, seat)), *rules.actions(state, seat), *uses]


def _aiming(state: State) -> list[BombBustersAction]:
    """BB-Q5: return the legal actions of an aim: point, or use another card before the first wire is pointed at."""
    return [*_points(state), *_uses(state, state.turn)]


def _points(state: State) -> list[BombBustersAction]:
    """BB-D1, BB-Q3: return the actions that point at a wire or a stand."""
    aim = state.aim or Aim()
    if aim.detector == "super-detector":
        return [Point(stand) for stand in scannable_stands(state, state.turn, aim)]
    if aim.pointed:
        return [Point(*place) for place in reach(state, aim.pointed[0][0], aim) if place not in aim.pointed]
    return [_POINTS[stand][slot] for stand, slot in targets(state, state.turn, aim)]


def _announce(state: State) -> list[BombBustersAction]:
    """BB-D1: return the legal announcements: a value in the own hand; BB-Q4-10: two of them with the ray."""
    aim = _aim(state)
    if values_announced(aim) == 1:
        return [_ANNOUNCES[value] for value in values_for(state, aim)]
    return [Announce(values) for values in combinations(values_for(state, aim), values_announced(aim))]


def _cut(state: State) -> list[BombBustersAction]:
    """BB-Q3: return the owner's legal choices of the wire to cut: the matching wires."""
    return [Cut(*place) for place in matching(state, _aim(state))]


def _mark(state: State) -> list[BombBustersAction]:
    """BB-Q3: return the legal choices of the wire to mark after a miss: those that are not red."""
    return [Mark(*place) for place in markable(state, _aim(state))]


def _lay(state: State) -> list[BombBustersAction]:
    """BB-D2: return the announcer's legal choices of an own wire to open: any of the value that was cut."""
    aim = _aim(state)
    return [Lay(*place) for place in own_copies(state, aim.values[0], aim.is_helped)]


def _label(state: State) -> list[BombBustersAction]:
    """BB-Q4-1, BB-Q4-12: return the legal actions with a label: one for each two neighbours that it fits."""
    pairs = label_pairs(state.stands, state.stands_of(state.acting), equal=state.card == "label-equal")
    return [*(Label(*place) for place in pairs), Back()]


def _post(state: State) -> list[BombBustersAction]:
    """BB-Q4-4: return the legal actions with a Post-it: one for each own blue wire that it may go before."""
    return [*(Mark(*place) for place in post_its(state, state.acting)), Back()]


def _partner(state: State) -> list[BombBustersAction]:
    """BB-Q4-2: return the legal choices of the swap partner: the other players with wires."""
    return [*(Partner(seat) for seat in other_players_with_wires(state, state.acting)), Back()]


def _give(state: State) -> list[BombBustersAction]:
    """BB-Q4-2: return the legal choices of the wire to give: any uncut one; the card can be put back until the first is given."""
    first: Iterable[BombBustersAction] = () if _swap(state).given else (Back(),)
    return [*(Give(*place) for place, _ in state.uncut(state.acting)), *first]


def _insert(state: State) -> list[BombBustersAction]:
    """BB-Q4-2: return the legal places for the new wire: where it fits on the stand that the given wire came from."""
    stand, new = insertion(_swap(state), state.acting)
    return [Insert(stand, slot) for slot in insertions(state.stands[stand], new)]


def _recharge(state: State) -> list[BombBustersAction]:
    """BB-Q4-7: return the legal actions with the Emergency Batteries: a used character card, or to stop after the first."""
    return [*(Recharge(seat) for seat in state.spent), Done() if state.recharged else Back()]


def _scan(state: State) -> list[BombBustersAction]:
    """BB-Q4-8: return the legal actions with the General Radar: any number in play."""
    return [*(Scan(value) for value in state.mission.numbers), Back()]


def _next(state: State) -> list[BombBustersAction]:
    """BB-Q4-11: return the legal actions with the Coffee Mug: any other player with wires."""
    return [Next(seat) for seat in other_players_with_wires(state, state.turn)]


def _choose(state: State) -> list[BombBustersAction]:
    """Return the legal choices of the mission rule that waits for this seat."""
    return [*pending_rule(state).choices(state)]


def _aim(state: State) -> Aim:
    assert state.aim is not None
    return state.aim


def _swap(state: State) -> Swap:
    assert state.swap is not None
    return state.swap


_LEGAL: Mapping[Phase, Callable[[State], list[BombBustersAction]]] = {
    "token": _token,
    "turn": _turn,
    "aim": _aiming,
    "announce": _announce,
    "cut": _cut,
    "mark": _mark,
    "lay": _lay,
    "label": _label,
    "post": _post,
    "partner": _partner,
    "give": _give,
    "insert": _insert,
    "recharge": _recharge,
    "scan": _scan,
    "next": _next,
    "choose": _choose,
}
