"""What play shows to all players, in every mission: the announcer of a miss holds the value, and no wire pointed at has it."""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import cast

import pytest

from tavolata.core.game import CLOCK, Event, Seat
from tavolata.core.match import Match
from tavolata.core.testing.conformance import choose_by_kind
from tavolata.games.bomb_busters.actions import BombBustersAction
from tavolata.games.bomb_busters.content import VALUE_OF, Value
from tavolata.games.bomb_busters.events import Announced, Given, WireCut
from tavolata.games.bomb_busters.facts import HoldsFact, LacksFact, Tiles
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.state import State
from tests.games.bomb_busters.table import GAME, TABLES, facts, play
from tests.games.bomb_busters.test_bot import whole
from tests.games.bomb_busters.test_fuzz import right

MISSES = 0.3
"""How often players do not look for what is right."""
ENOUGH = 6
"""How many misses are checked in each mission."""
MISSIONS = {mission: seats for seats, mission in TABLES}
Shown = set[tuple[Seat, Value]]


def for_all(state: State) -> Deals:
    """Return all deals that fit public knowledge."""
    return Deals(knowledge_of(GAME.view(state, None)))


def hand(state: State, seat: Seat) -> Tiles:
    return tuple(slot.tile for slot in state.hand(seat))


def check_held(state: State, shown: Shown) -> None:
    """Check: it is public that these players hold these values."""
    deals = for_all(state)
    assert not any(deals.chance(LacksFact(hand(state, seat), value)) for seat, value in shown)


def check_missed(before: State, after: State, values: tuple[Value, ...]) -> None:
    """Check: it is public that the wires pointed at have none of the announced values."""
    assert before.aim is not None
    deals, tiles = for_all(after), [before.at(place).tile for place in before.aim.pointed]
    assert not any(deals.distribution(tile).get(value) for tile in tiles for value in values)


def still_shown(shown: Shown, events: Sequence[Event]) -> Shown:
    """Return what was shown holds until a wire of that value lies open there, or some wire is given away."""
    cut = {(event.seat, VALUE_OF[event.wire]) for event in events if isinstance(event, WireCut)}
    given = {event.seat for event in events if isinstance(event, Given)}
    return {(seat, value) for seat, value in shown - cut if seat not in given}


def play_on(match: BombBustersMatch, rng: Random) -> tuple[State, Sequence[Event]]:
    """Return one action by chance, mostly such as do not miss, and the position before it."""
    before, actor = match.state, rng.choice([one for one in match.actors if one != CLOCK])
    legal = match.legal(actor)
    action = choose_by_kind(legal if rng.random() < MISSES else right(before, legal), rng)
    return before, match.play(actor, cast(BombBustersAction, action))


def misses_of(mission: str, seed: int, rng: Random) -> int:
    """Return a game that checks after each miss what is public; returns the number of misses."""
    match: BombBustersMatch = Match.new("bomb-busters", MISSIONS[mission], seed, {"mission": mission})
    shown: Shown = set()
    missed = 0
    while match.result is None:
        before, events = play_on(match, rng)
        shown = still_shown(shown, events)
        announced = next((event for event in events if isinstance(event, Announced) and not event.right), None)
        if announced and match.result is None:
            shown |= {(announced.seat, value) for value in announced.values}
            check_missed(before, match.state, announced.values)
            check_held(match.state, shown)
            missed += 1
    return missed


@pytest.mark.parametrize("mission", MISSIONS)
def test_who_misses_holds_what_was_announced_and_no_wire_pointed_at_has_it(mission: str) -> None:
    rng, missed, seeds = Random(int(mission)), 0, count()
    while missed < ENOUGH:
        missed += misses_of(mission, next(seeds), rng)


def test_what_was_shown_by_a_miss_is_certain_until_it_is_cut() -> None:
    """BB-D1, BB-D4: seat 1 says 5 and misses; seat 2 finds that 5."""
    match = whole("?1 ?2", "?5 ?6", "?1 ?5", turn=1, acting=1)
    lacks = LacksFact(hand(match.state, 1), "5")
    assert for_all(match.state).chance(lacks) > 0
    play(match, "point 2.0", "announce 5")
    assert for_all(match.state).chance(lacks) == 0
    assert facts(match) == [HoldsFact(hand(match.state, 1), "5")]
    play(match, "point 1.0", "announce 5", "lay 2.1")
    assert facts(match) == []
