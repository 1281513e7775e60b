"""Samples complete states that a seat cannot distinguish from the real one, with the probabilities of the deal."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress
from random import Random

import msgspec

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import COLOURS, RANK_OF, Colour, Wire, colour_of, copies_in_play, wire_name
from tavolata.games.bomb_busters.facts import Tile
from tavolata.games.bomb_busters.rules.hands import may_act
from tavolata.games.bomb_busters.rules.legal import legal
from tavolata.games.bomb_busters.rules.opening import dealable, full_dealing_order
from tavolata.games.bomb_busters.rules.usable import has_values_to_announce
from tavolata.games.bomb_busters.solver.deal_counting.counts import DealCounts, cases_of
from tavolata.games.bomb_busters.solver.knowledge import TURN_PHASES, knowledge_of
from tavolata.games.bomb_busters.state import CHANCE_PHASES, Slot, State
from tavolata.games.bomb_busters.view import view

replace = msgspec.structs.replace

_POSITIONS = 8
"""How many positions keep their counts, since several states are often drawn for one."""


def resample(state: State, seat: Seat | None, random: Random) -> State:
    """Return a random state that agrees with all a seat, or a spectator, has seen; other players' choices are not used as evidence."""
    if state.result is not None:
        return state
    world = _dealt_otherwise(state, seat, random) if state.stands else _being_dealt(state, seat, random)
    return state.rules.resampled(seat, random, world)


def _dealt_otherwise(state: State, seat: Seat | None, random: Random) -> State:
    """Return the state with its hidden wires drawn again, until the rules can reach it."""
    cases = _cases(_Same(state), seat)
    totals = [case.total for case in cases]
    while True:
        (case,) = random.choices(cases, totals) if len(cases) > 1 else cases
        world = _with_wires(state, *case.draw(random), random)
        if _can_be(world):
            return world


def _can_be(world: State) -> bool:
    """Return True if the deciding seats have a legal action of the kind that the phase needs."""
    if world.phase in CHANCE_PHASES:
        return True
    if world.phase == "claim":
        return all(may_act(world, seat) for seat in world.claimants)
    if world.phase in ("aim", "announce"):
        assert world.aim is not None
        return has_values_to_announce(world, world.turn, world.aim)
    if world.phase in TURN_PHASES and not may_act(world, world.turn):
        return False
    return bool(legal(world, world.acting))


def _with_wires(state: State, wires: Mapping[Tile, Wire], left_out: list[Wire], random: Random) -> State:
    """Return the position with these wires at the hidden tiles, and these not in play."""

    def other(slot: Slot) -> Slot:
        return replace(slot, wire=wires[slot.tile]) if slot.tile in wires else slot

    return replace(
        state,
        stands=tuple(tuple(map(other, stand)) for stand in state.stands),
        swap=state.swap and replace(state.swap, taken=tuple(map(other, state.swap.taken))),
        removed=_in_any_order(left_out, random),
    )


def _in_any_order(wires: list[Wire], random: Random) -> tuple[Wire, ...]:
    """BB-S2: return the removed wires, shuffled within each colour, since any may have been the first."""
    shuffled = random.sample(wires, len(wires))
    return tuple(sorted(shuffled, key=lambda wire: COLOURS.index(colour_of(wire))))


class _Same:
    """Cache key for a position: equal to itself only, so that a look-up does not compare the position."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __hash__(self) -> int:
        return id(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.state is other.state


@lru_cache(maxsize=_POSITIONS)
def _cases(position: _Same, seat: Seat | None) -> list[DealCounts]:
    return cases_of(knowledge_of(view(position.state, seat)))


def _being_dealt(state: State, seat: Seat | None, random: Random) -> State:
    """BB-S2, BB-S3: return the state with the removed wires and those dealt to others drawn again; a seat sees its own."""
    order = full_dealing_order(state) if state.dealt else ()
    is_mine = [state.owners[stand] == seat for stand, _ in zip(order, state.dealt, strict=False)]
    mine = list(compress(state.dealt, is_mine))
    marked = copies_in_play(state.mission.blue_values, state.yellow.values, state.red.values, state.mission.as_red)
    removed = tuple(wire for colour in COLOURS for wire in _left_unseen(state, colour, mine, random))
    pool = list((Counter(marked) - Counter([*removed, *mine])).elements())
    random.shuffle(pool)
    dealt = tuple(
        wire if own else _next_dealt(state, pool, place) for place, (wire, own) in enumerate(zip(state.dealt, is_mine, strict=True))
    )
    bag = tuple(sorted(pool, key=RANK_OF.__getitem__)) if state.bag else ()
    return replace(state, removed=removed, dealt=dealt, bag=bag)


def _next_dealt(state: State, pool: list[Wire], place: int) -> Wire:
    """BB-S3: return the next wire of a mixed pool that may be dealt at this place."""
    wire = dealable(state, tuple(pool), place)[0]
    pool.remove(wire)
    return wire


def _left_unseen(state: State, colour: Colour, mine: Sequence[Wire], random: Random) -> list[Wire]:
    """BB-S2: return random wires of a colour in place of the removed ones, among those that the seat was not dealt."""
    marked = [wire_name(colour, number) for number in state.marker(colour).values]
    return random.sample([wire for wire in marked if wire not in mine], sum(wire in marked for wire in state.removed))
