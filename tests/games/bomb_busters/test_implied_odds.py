"""What a turn shows about a hand: the odds against a list of all deals in which the seat has a legal action."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content.constraints import CONSTRAINTS, Letter
from tavolata.games.bomb_busters.facts import LacksFact
from tavolata.games.bomb_busters.missions.characters import CharactersState
from tavolata.games.bomb_busters.missions.constraints import OpenConstraintState, OwnConstraintsState
from tavolata.games.bomb_busters.missions.sequence import SequenceState
from tavolata.games.bomb_busters.missions.weak_link import WeakLinkState, WeakLinkView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.hands import may_act
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.solver.determinization import resample
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.state import Slot, State
from tests.games.bomb_busters.table import GAME, acted
from tests.games.bomb_busters.test_determinization import DRAWN, assert_as_often, layout_of
from tests.games.bomb_busters.test_odds import VALUES, layouts, small, value


def with_wires(state: State, wires: dict[int, str]) -> State:
    def other(slot: Slot) -> Slot:
        return replace(slot, wire=wires[slot.tile])

    return replace(state, stands=tuple(tuple(map(other, stand)) for stand in state.stands))


def by_the_rules(match: BombBustersMatch, seat: Seat | None) -> tuple[dict[int, Counter[str]], int, int]:
    """Return for each tile the deals of each value in which the seat on turn can act, their number, and the number of all that fit."""
    knowledge = replace(knowledge_of(GAME.view(match.state, seat)), tallies=())
    tiles = [tile for stand in knowledge.stands for tile in stand]
    counts = {tile: Counter[str]() for tile in tiles}
    fitting = layouts(knowledge)
    able = 0
    for layout, deals in fitting.items():
        wires = dict(zip(tiles, layout, strict=True))
        if may_act(with_wires(match.state, wires), match.state.turn):
            able += deals
            for tile, wire in wires.items():
                counts[tile][value(wire)] += deals
    return counts, able, fitting.total()


ROW = (SequenceState(("2", "3"), (), "left"),)
HANDS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "two wires, two reds, in a row": (("?2 ?R2", "?2 ?3 ?3", "1 1 1 1 ?R1 ?2 ?2 ?3 ?3"), {"mission": "9", "rule_states": ROW}),
    "one wire": (("?2", "?R1 ?2 ?3 ?3", "1 1 1 1 ?2 ?2 ?3 ?3"), {"mission": "16", "rule_states": ROW}),
    "one wire, with yellow": (("?Y1", "?R1 ?2 ?3 ?3", "1 1 1 1 ?2 ?2 ?2 ?3 ?3"), {"mission": "36", "rule_states": ROW}),
    "three wires, two reds": (("?2 ?R2 ?3", "?2 ?3", "1 1 1 1 ?R1 ?2 ?2 ?3 ?3"), {"mission": "9", "rule_states": ROW}),
    "an own card": (
        ("?2 ?R2", "?2 ?3 ?3", "1 1 1 1 ?R1 ?2 ?2 ?3 ?3"),
        {"mission": "31", "rule_states": (OwnConstraintsState(("A", "C", "D")),)},
    ),
    "an open card": (
        ("?2 ?R2", "?2 ?3 ?3", "1 1 1 1 ?R1 ?2 ?2 ?3 ?3"),
        {"mission": "32", "rule_states": (OpenConstraintState(("A",), False, True),)},
    ),
    "an open card, two wires left": (
        ("?R2 ?3", "?2 ?3 ?R3", "1 1 1 1 2 2 ?2 3 ?3"),
        {"mission": "32", "rule_states": (OpenConstraintState(("B",), False, True),)},
    ),
    "no wire with a token": (
        ("i2 ?R2", "?2 ?3 ?3", "1 1 1 1 ?R1 ?2 ?2 ?3 ?3"),
        {"mission": "32", "rule_states": (OpenConstraintState(("H",), False, True),)},
    ),
}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("seat", [None, 1])
def test_bb_n2_whose_turn_it_is_has_something_to_do(hand: str, seat: Seat | None) -> None:
    """BB-R1, BB-m9-4: nothing but reds is something too; locked values beside reds are not."""
    stands, parts = HANDS[hand]
    match = small(*stands, blue=3, **parts)
    counts, able, fitting = by_the_rules(match, seat)
    deals = Deals(knowledge_of(GAME.view(match.state, seat)))
    assert deals.count == able
    assert able < fitting, "it tells something"
    for tile, values in counts.items():
        assert deals.distribution(tile) == pytest.approx({said: values[said] / able for said in VALUES if values[said]}, abs=1e-12)


# BB-m34: a weak link that could not play, and whose card no one has seen.


def blocked() -> BombBustersMatch:
    """Seat 1 has card A and cut a 2 before, and has just lost its last even wire."""
    roles = WeakLinkState(1, (), ("personal-ray", "double-detector", "personal-radar"), ("B", "A", "C"), ((), ("2",), ()))
    stands, rule_states = ("1 ?2 ?3 ?4", "1 ?2 ?3 ?3", "1 1 ?2 ?2 ?3 ?4 ?4 ?4"), (CharactersState(count=3), roles)
    match = small(*stands, blue=4, mission="34", personal=(None,) * 3, rule_states=rule_states)
    return acted(match, "point 1.1", "announce 2", "lay 0.1")


def test_bb_mission_34_4_a_block_tells_that_one_of_the_cards_fitted_nothing() -> None:
    match = blocked()
    shown = match.view(None).twists[1]
    assert isinstance(shown, WeakLinkView)
    assert (shown.is_gone, shown.blocked, shown.misfits) == (True, (6, 7), ("A", "C"))
    mine = match.view(2).twists[1]
    assert isinstance(mine, WeakLinkView)
    assert mine.misfits == ("A",), "seat 2 has C itself"


def cards_that_fit_nothing(held: set[str], letters: Sequence[Letter]) -> int:
    return sum(held.isdisjoint(CONSTRAINTS[letter].values) for letter in letters) if held != {"R"} else 0


@pytest.mark.parametrize(("seat", "letters"), [(None, "AC"), (0, "AC"), (2, "A")])
def test_after_a_block_a_deal_counts_for_each_card_that_it_fits(seat: Seat | None, letters: Sequence[Letter]) -> None:
    match = blocked()
    knowledge = knowledge_of(GAME.view(match.state, seat))
    tiles = [tile for stand in knowledge.stands for tile in stand]
    counts: dict[int, Counter[str]] = {tile: Counter() for tile in tiles}
    for layout, deals in layouts(replace(knowledge, cases=())).items():
        wires = dict(zip(tiles, map(value, layout), strict=True))
        for tile, said in wires.items():
            counts[tile][said] += deals * cards_that_fit_nothing({wires[6], wires[7]}, letters)
    total = counts[0].total()
    found = Deals(knowledge)
    assert found.count == total < layouts(replace(knowledge, cases=())).total()
    for tile, values in counts.items():
        assert found.distribution(tile) == pytest.approx({said: values[said] / total for said in VALUES if values[said]}, abs=1e-12)
    either = found.success([6, 7], ["3"])
    assert found.success([10, 11], ["2", "4"]) == pytest.approx(1 - found.chance(LacksFact((10, 11), "2"), LacksFact((10, 11), "4")))
    assert either == pytest.approx(1 - found.chance(LacksFact((6, 7), "3")))


def test_worlds_after_a_block_come_as_often_as_they_are_dealt() -> None:
    match, random = blocked(), Random(34)
    knowledge = knowledge_of(GAME.view(match.state, 0))
    tiles = [tile for stand in knowledge.stands for tile in stand]
    expected = Counter[tuple[str, ...]]()
    for layout, deals in layouts(replace(knowledge, cases=())).items():
        held = {value(layout[tiles.index(tile)]) for tile in (6, 7)}
        expected[layout] += deals * cards_that_fit_nothing(held, ("A", "C"))
    drawn = Counter(layout_of(resample(match.state, 0, random), tiles) for _ in range(DRAWN))
    assert_as_often(drawn, +expected)
