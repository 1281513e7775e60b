"""Eliminated and exchangeable stands: the number of deals, the chances and the draws stay the same."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from tavolata.core.match import Match
from tavolata.games.bomb_busters.facts import HoldsFact, LacksFact, ShownFact
from tavolata.games.bomb_busters.solver.deal_counting.constraints import frame
from tavolata.games.bomb_busters.solver.deal_counting.counter import DealCounter
from tavolata.games.bomb_busters.solver.deal_counting.counts import DealCounts
from tavolata.games.bomb_busters.solver.deal_counting.elimination import LiveRange, live_range
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, NoDeal, Tally, knowledge_of
from tavolata.games.bomb_busters.state import Marker
from tests.games.bomb_busters.test_determinization import DRAWN, assert_as_often
from tests.games.bomb_busters.test_odds import FACTS, SOLVED, layouts, positions


def assert_the_same_eliminated(counter: DealCounter) -> None:
    """Check that runs with eliminated stands give the same count and the same chances."""
    stands = range(len(counter.stands))
    assert DealCounter(counter.frame, stands).total == pytest.approx(counter.total, rel=1e-12)
    for stand in stands:
        awake = DealCounter(counter.frame, [other for other in stands if other != stand])
        rows = [row for row, (owner, _) in enumerate(counter.spots.values()) if owner == stand]
        assert awake.total == pytest.approx(counter.total, rel=1e-12)
        if counter.total:
            np.testing.assert_allclose(awake.chances[rows], counter.chances[rows], atol=1e-12)


@settings(SOLVED, max_examples=150)
@given(positions(sorted(FACTS), most_facts=3, lies=True))
def test_stands_that_sleep_change_nothing(knowledge: Knowledge) -> None:
    try:
        counter = DealCounter(frame(knowledge))
    except NoDeal:
        return
    assert_the_same_eliminated(counter)


@pytest.mark.parametrize(("mission", "seats"), [("8", 5), ("20", 3), ("35", 3), ("22", 4), ("12", 2)])
def test_nor_in_games_that_are_played(mission: str, seats: int) -> None:
    match = Match[Any, Any, Any].new("bomb-busters", seats, 3, {"mission": mission})
    looked = 0
    while match.result is None and looked < 12:
        actor = match.actors[0]
        match.play(actor, Random(looked).choice(match.legal(actor)))
        if match.state.stands and match.result is None:
            looked += 1
            assert_the_same_eliminated(DealCounter(frame(knowledge_of(match.view(0)))))


def test_a_stand_sleeps_before_and_after_what_is_told_of_it() -> None:
    tiles = (tuple(range(4)), tuple(range(4, 8)), tuple(range(8, 12)))
    told = Knowledge(tiles, {}, (1, 2, 3), facts=(ShownFact(1, "2"), HoldsFact(tiles[1], "3"), LacksFact(tiles[2], "1")))
    counter = DealCounter(frame(told))
    assert [live_range(counter, stand) for stand in range(3)] == [LiveRange(1, 2), LiveRange(2, 3), LiveRange(1, 1)]


def test_several_sweeps_are_made_where_that_is_less_to_do() -> None:
    """A spectator at the start of mission 35, when all have placed their tokens."""
    match = Match[Any, Any, Any].new("bomb-busters", 5, 1, {"mission": "35"})
    while match.state.phase != "turn":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    knowledge = knowledge_of(match.view(None))
    counts = DealCounts(frame(knowledge))
    assert counts.eliminated
    assert sum(run.work for run in [counts.first]) * 20 < counts.plain.work
    kinds = [kind.copies for kind in counts.frame.kinds]
    in_play = [copies for copies, kind in zip(kinds, counts.frame.kinds, strict=True) if kind.value.isdigit()]
    blue = [number for number, kind in enumerate(counts.frame.kinds) if kind.value.isdigit()]
    np.testing.assert_allclose(counts.chances.sum(axis=0)[blue], in_play, atol=1e-9)
    np.testing.assert_allclose(counts.chances.sum(axis=1), 1, atol=1e-9)


THREE = (tuple(range(4)), tuple(range(4, 8)), tuple(range(8, 12)))
DRAWN_FROM = {
    "tokens": Knowledge(THREE, {}, (1, 2, 3), facts=(ShownFact(1, "2"), ShownFact(6, "2"), LacksFact(THREE[2], "2"))),
    "two that wait": Knowledge(THREE, {}, (1, 2, 3), facts=(HoldsFact(THREE[0], "3"), LacksFact(THREE[1], "2"))),
    "a pile": Knowledge(THREE, {0: "1"}, (1, 2), Marker((1, 2, 3), 2), Marker((1, 2), 2), (ShownFact(5, "1"), ShownFact(10, "Y"))),
    "a pool": Knowledge(THREE, {}, (1, 2, 3), facts=(ShownFact(1, "2"),)),
    "a tally": Knowledge(
        THREE, {}, (1, 2, 3), facts=(ShownFact(5, "1"),), tallies=(Tally(frozenset((0, 8)), frozenset("13"), (False, True, False)),)
    ),
}


@pytest.mark.parametrize("known", DRAWN_FROM)
def test_deals_are_drawn_as_often_with_stands_eliminated(known: str) -> None:
    counter = DealCounter(frame(DRAWN_FROM[known]))
    eliminated = DealCounter(counter.frame, range(len(counter.stands)))
    random, drawn = Random(known), Counter[tuple[str, ...]]()
    for _ in range(DRAWN):
        wires = {**DRAWN_FROM[known].known, **eliminated.draw(random)[0]}
        drawn[tuple(wires[tile] for stand in THREE for tile in stand)] += 1
    assert_as_often(drawn, layouts(DRAWN_FROM[known]))
