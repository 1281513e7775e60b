"""BB-L1 to BB-L7, BB-m31, BB-m32: constraint cards, each player's own, and one for all."""

from collections import Counter
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tavolata.bots import bot_for
from tavolata.core.game import CHANCE
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import Change, Keep, Mark
from tavolata.games.bomb_busters.content import BLUE_VALUES, VALUE_OF
from tavolata.games.bomb_busters.content.constraints import CONSTRAINTS, LETTERS, Letter
from tavolata.games.bomb_busters.events import ConstraintDown, ConstraintLaid, ConstraintTaken, DialMoved, Ended, TurnBegan, TurnSkipped
from tavolata.games.bomb_busters.facts import LacksFact, NotAllRedFact, NotValueFact
from tavolata.games.bomb_busters.missions.characters import CharactersState
from tavolata.games.bomb_busters.missions.constraints import OpenConstraintState, OwnConstraintsState
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.hands import may_act
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.state import State
from tests.games.bomb_busters.table import GAME, acted, dealt, facts, legal, new, play, refused, table
from tests.games.bomb_busters.test_bot import whole
from tests.games.bomb_busters.test_odds import layouts, small


def under(letter: Letter | None, *stands: str, decided: bool = True, opened: tuple[Letter, ...] = (), **parts: Any) -> BombBustersMatch:
    """Return a table of mission 32 with this card open, and these before it."""
    deck = OpenConstraintState(opened=(*opened, letter) if letter else opened, gone=letter is None, decided=decided)
    return table(*stands, mission="32", rule_states=(CharactersState(count=5), deck), **parts)


def bound(letters: str, *stands: str, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 31 at which the seats have these cards."""
    return table(
        *stands,
        mission="31",
        rule_states=(CharactersState(count=5), OwnConstraintsState(letters=cast(tuple[Letter, ...], tuple(letters)))),
        **parts,
    )


ALLOWED = {
    "A": {2, 4, 6, 8, 10, 12},
    "B": {1, 3, 5, 7, 9, 11},
    "C": {1, 2, 3, 4, 5, 6},
    "D": {7, 8, 9, 10, 11, 12},
    "E": {4, 5, 6, 7, 8, 9},
    "F": {1, 2, 3, 10, 11, 12},
}


@pytest.mark.parametrize("letter", ALLOWED)
def test_bb_l1_a_to_f_leave_some_values(letter: Letter) -> None:
    assert {int(value) for value in CONSTRAINTS[letter].values if value != "Y"} == ALLOWED[letter]
    assert ("Y" in CONSTRAINTS[letter].values) == (letter == "F")
    match = under(letter, "?1 ?2 ?3 ?4 ?5 ?6 ?7 ?8 ?9 ?10 ?11 ?12", "?5 ?6 ?7")
    play(match, "point 1.0")
    assert legal(match) == [f"announce {value}" for value in BLUE_VALUES if int(value) in ALLOWED[letter]]
    forbidden = next(value for value in BLUE_VALUES if int(value) not in ALLOWED[letter])
    assert refused(match, f"announce {forbidden}") == "BB-L1"


def test_bb_l2_under_g_nobody_uses_equipment_but_may_answer() -> None:
    match = under("G", "?1 ?2", "?1 ?3", cards=("general-radar", "post-it"), cuts={"8": 2, "4": 2})
    assert all(not line.startswith("use") for line in legal(match))
    assert refused(match, "use general-radar") == "BB-L2"
    assert refused(match, "use double-detector") == "BB-L2"
    assert legal(match, 1) == []


def test_bb_l3_under_h_wires_with_tokens_are_safe_and_misses_are_not_told() -> None:
    match = under("H", "i1 ?1 i2 ?3", "?1 i2 ?4", "?2 ?5")
    assert refused(match, "point 1.1") == "BB-L3"
    assert refused(match, "point 0.1") == "BB-D1"
    play(match, "point 1.0")
    assert legal(match) == ["announce 1", "announce 3"]
    events = play(match, "announce 3")
    assert DialMoved(2, "missed") in events
    assert match.state.stands[1][0].token is None
    assert NotValueFact(4, "3") in facts(match)
    assert NotAllRedFact((4,)) in facts(match)


def test_bb_l3_under_h_one_lays_open_a_wire_without_token_and_cuts_alone_only_such() -> None:
    match = acted(under("H", "i1 ?1 ?3", "?1 ?4", "?2 ?5"), "point 1.0", "announce 1")
    assert legal(match) == ["lay 0.1"]
    alone = under("H", "i1 ?1 ?2 ?2", "1 1 2 2 ?4", "?4 ?5")
    assert "solo 1" not in legal(alone)
    assert "solo 2" in legal(alone)


def test_bb_l3_under_h_no_post_it() -> None:
    match = under("H", "?1 ?2", "?1 ?3", cards=("post-it", "rewinder"), cuts={"4": 2})
    assert refused(match, "use post-it") == "BB-L3"


@pytest.mark.parametrize(("letter", "end"), [("I", "point 1.3"), ("J", "point 1.1")])
def test_bb_l4_the_outermost_uncut_wire_of_a_stand_is_out_of_reach(letter: Letter, end: str) -> None:
    match = under(letter, "?1 ?2 ?3", "1 ?2 ?3 ?4 5", "?2", cards=("super-detector", "ray", "rewinder"), cuts={"5": 2})
    points = [line for line in legal(match) if line.startswith("point")]
    assert points == [line for line in ("point 1.1", "point 1.2", "point 1.3") if line != end]
    assert refused(match, "point 2.0") == "BB-L4"
    play(match, "use super-detector")
    assert legal(match)[:1] == ["point 1"]
    play(match, "point 1")
    assert match.state.aim is not None
    assert len(match.state.aim.pointed) == 2


def test_bb_l5_under_k_nobody_cuts_alone() -> None:
    match = under("K", "?1 ?1 ?2", "1 1 ?2")
    assert "solo 1" not in legal(match)
    assert refused(match, "solo 1") == "BB-L5"


def test_bb_l6_under_l_a_miss_costs_two_steps_with_the_stabilizer_none() -> None:
    stands = ("?1 ?2", "?1 ?3", "?2 ?3", "?4 ?5")
    assert DialMoved(2, "missed") in play(under("L", *stands), "point 1.1", "announce 1")
    stable = under("L", *stands, cards=("stabilizer", "ray", "rewinder", "post-it"), cuts={"9": 2})
    play(stable, "use stabilizer", "point 1.1", "announce 1")
    assert stable.state.dial == 4


def test_bb_l7_reds_are_revealed_under_any_card() -> None:
    for letter in LETTERS:
        assert "reveal" in legal(under(letter, "?R1 ?R2", "?1 ?1"))


# Mission 31


def test_bb_mission_31_two_of_three_reds_and_a_card_for_each() -> None:
    assert GAME.seats_for({"mission": "31"}) == range(2, 6)
    match = new(3, "31", captain="1")
    dealt(match)
    assert (len(match.state.red.values), match.state.red.in_play, match.state.yellow.values) == (3, 2, ())
    play(match, "take double-detector", "take double-detector")
    dealt(match)
    assert match.actors == [1]
    assert legal(match) == [f"constrain {letter}" for letter in "ABCDE"]
    assert play(match, "constrain C") == [ConstraintTaken(1, "C")]
    assert match.actors == [2]
    assert refused(match, "constrain C") == "BB-m31"
    play(match, "constrain A", "constrain B")
    assert match.state.phase == "token"
    assert GAME.view(match.state, 0).twists[1].letters == ("B", "C", "A")  # type: ignore[union-attr]


def test_bb_mission_31_1_characters_then_wires_then_constraints_then_tokens() -> None:
    match = new(2, "31")
    dealt(match)
    assert (match.state.phase, bool(match.state.stands)) == ("choose", False)
    play(match, "take personal-ray")
    dealt(match)
    assert (match.state.phase, bool(match.state.stands)) == ("choose", True)
    play(match, "constrain A", "constrain B")
    assert match.state.phase == "token"


def test_bb_mission_31_2_it_binds_what_one_announces_or_cuts_alone_and_nothing_else() -> None:
    match = bound("AB", "?1 ?1 ?2 ?R3", "?1 ?2 ?4", cards=("ray", "post-it"), cuts={"10": 2, "1": 0})
    play(match, "point 1.0")
    assert legal(match) == ["announce 2"]
    assert refused(match, "announce 1") == "BB-L1"
    alone = bound("AB", "?1 ?1 ?2 ?2", "1 1 2 2 ?3", "?3")
    assert [line for line in legal(alone) if line.startswith("solo")] == ["solo 2"]
    ray = bound("AB", "?1 ?2 ?4", "?1 ?2 ?4", cards=("ray", "post-it"), cuts={"10": 2})
    play(ray, "use ray", "point 1.0")
    assert legal(ray) == ["announce 2 4"]
    assert "reveal" in legal(bound("AB", "?R1 ?R3", "?1 ?1"))


def test_bb_mission_31_3_a_card_that_cannot_be_obeyed_is_turned_down_for_good() -> None:
    match = bound("AB", "?1 ?2 ?2", "?2 ?4 ?R5", "?1 ?1")
    events = play(match, "point 1.0", "announce 2", "lay 0.1")
    assert ConstraintDown(1, "B") in events
    assert LacksFact((4, 5), "1") in facts(match)
    assert match.actors == [1]
    play(match, "point 0.2")
    assert legal(match) == ["announce 4"]
    assert GAME.view(match.state, None).twists[1].down == (1,)  # type: ignore[union-attr]


def test_bb_mission_31_3_with_nothing_but_red_one_reveals_and_keeps_the_card() -> None:
    match = bound("AB", "?2 ?2", "?2 ?R5", "?1 ?1")
    play(match, "point 1.0", "announce 2", "lay 0.1")
    assert match.actors == [1]
    assert legal(match) == ["reveal"]
    assert match.state.rule_states[1] == OwnConstraintsState(letters=("A", "B"))


def test_bb_mission_31_4_with_two_players_a_beside_b_is_allowed() -> None:
    match = new(2, "31")
    dealt(match)
    play(match, "take double-detector")
    dealt(match)
    play(match, "constrain A")
    assert legal(match) == [f"constrain {letter}" for letter in "BCDE"]


# Mission 32


def test_bb_mission_32_a_card_for_all_and_two_reds() -> None:
    assert wires_of(4) == (2, 2)
    assert wires_of(2) == (3, 3)
    match = new(4, "32")
    first = dealt(match)
    assert ConstraintLaid("A") not in first
    play(match, *["take double-detector"] * 3)
    laid = [event for event in dealt(match) if isinstance(event, ConstraintLaid)]
    assert laid == [ConstraintLaid("A")]


def wires_of(seats: int) -> tuple[int, int]:
    match = new(seats, "32")
    dealt(match)
    return len(match.state.red.values), match.state.red.in_play


def test_bb_mission_32_1_the_captain_may_change_it_once_before_each_turn() -> None:
    match = under("A", "?1 ?2 ?3", "?2 ?3 ?4", "?2 ?4 ?5", decided=True)
    play(match, "point 1.0", "announce 2", "lay 0.1")
    assert (match.state.phase, match.state.turn, match.actors) == ("choose", 1, [0])
    assert legal(match) == ["keep", "change"]
    play(match, "change")
    assert match.actors == [CHANCE]
    assert match.play(CHANCE, "constrain C") == [ConstraintLaid("C"), TurnBegan(1, 1)]
    assert (match.state.phase, match.actors) == ("turn", [1])


def test_bb_mission_32_1_or_leave_it() -> None:
    match = under("A", "?1 ?2 ?3", "?2 ?3 ?4", "?2 ?4 ?5")
    play(match, "point 1.0", "announce 2", "lay 0.1", "keep")
    assert (match.state.phase, match.actors) == ("turn", [1])
    assert GAME.view(match.state, None).locked == ("1", "3", "5", "7", "9", "11", "Y")


def test_bb_mission_32_2_a_captain_without_wires_still_decides() -> None:
    match = under("A", "1 ?2", "?2 ?4 ?6", "?4 ?6")
    play(match, "point 1.0", "announce 2", "lay 0.1")
    assert not match.state.has_wires(0)
    assert (match.state.phase, match.actors) == ("choose", [0])


def skipped_round() -> BombBustersMatch:
    """Under A with nothing but odd wires left after a cut, which the captain leaves so."""
    match = under("A", "?1 ?2 ?3", "?1 ?2 ?3", "?5 ?5", opened=("B",))
    play(match, "point 1.1", "announce 2", "lay 0.1")
    return match


def test_bb_mission_32_3_after_a_round_of_skips_the_next_card_comes_and_the_dial_stays() -> None:
    match = skipped_round()
    events = play(match, "keep", "keep", "keep")
    assert events == [TurnSkipped(1), TurnSkipped(2), TurnSkipped(0)]
    assert match.actors == [CHANCE]
    assert match.state.dial == 3
    match.play(CHANCE, "constrain K")
    play(match, "keep")
    assert (match.state.phase, match.state.turn) == ("turn", 1)


def test_bb_mission_32_4_who_can_neither_cut_with_another_nor_alone_is_skipped_and_shows_it() -> None:
    match = skipped_round()
    assert play(match, "keep") == [TurnSkipped(1)]
    assert LacksFact((3, 5), "4") in facts(match)
    doomed = under("A", "?2 ?3", "?1 ?3")
    assert "point 1.0" in legal(doomed)


def test_bb_mission_32_5_what_one_points_at_does_not_matter() -> None:
    match = under("A", "?1 ?2", "?1 ?2")
    assert {"point 1.0", "point 1.1"} <= set(legal(match))


def test_bb_mission_32_6_while_g_lies_open_nobody_uses_equipment() -> None:
    match = under("G", "?1 ?2", "?1 ?2", cards=("rewinder", "post-it"), cuts={"6": 2, "4": 2}, dial=1)
    assert match.actors == [0]
    assert refused(match, "use rewinder") == "BB-L2"


def test_bb_mission_32_7_while_h_lies_open_no_miss_is_told() -> None:
    match = under("H", "?1 ?2", "?3 ?2", "?4")
    play(match, "use double-detector", "point 1.0", "point 1.1", "announce 1")
    assert match.state.phase == "choose"
    assert {NotValueFact(2, "1"), NotValueFact(3, "1"), NotAllRedFact((2, 3))} <= set(facts(match))


def test_bb_mission_32_8_detectors_leave_out_what_is_forbidden() -> None:
    match = under("I", "?1 ?2", "?1 ?2 ?3", "?4")
    play(match, "use double-detector")
    assert [line for line in legal(match) if line.startswith("point")] == ["point 1.0", "point 1.1"]
    nowhere = under("I", "?1 ?2", "?1", "?4", cards=("super-detector", "ray", "rewinder"), cuts={"5": 2})
    assert "use super-detector" not in legal(nowhere)


def test_bb_mission_32_9_l_doubles_a_miss_and_may_explode() -> None:
    match = under("L", "?1 ?2", "?1 ?3", dial=2)
    assert play(match, "point 1.1", "announce 1")[-1] == Ended((0, 0), (), "dial")


def test_bb_mission_32_10_the_first_card_does_not_bind_the_first_tokens() -> None:
    match = new(2, "32")
    dealt(match)
    play(match, "take double-detector")
    dealt(match)
    assert match.state.phase == "token"
    values = {match.state.at((action.stand, action.slot)).value for action in match.legal(0) if isinstance(action, Mark)}
    assert any(int(value) % 2 for value in values)


def test_bb_mission_32_11_after_the_last_card_there_is_none() -> None:
    match = under("L", "?1 ?2 ?3", "?1 ?2 ?3", opened=LETTERS[:-1])
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert play(match, "change")[0] == ConstraintLaid(None)
    assert (match.state.phase, match.actors) == ("turn", [1])
    play(match, "point 0.1", "announce 2", "lay 1.1")
    assert match.state.phase == "turn"


@pytest.mark.parametrize(("theirs", "action"), [("i2 ?4", Keep()), ("i3 ?4", Change())])
def test_bb_mission_32_12_a_bot_leaves_a_card_that_lets_the_player_cut(theirs: str, action: object) -> None:
    deck = OpenConstraintState(opened=("A",), gone=False)
    match = whole("?2 ?4", theirs, "?3 ?5", mission="32", rule_states=(CharactersState(count=5), deck), phase="choose", pending_rule=1)
    assert bot_for("bomb-busters", "hard", 1).choose(Observation(match, 0)) == action


# Public knowledge


@pytest.mark.parametrize("letter", ["A", "B", "H"])
def test_the_odds_know_that_whose_turn_it_is_can_cut_something(letter: Letter) -> None:
    """Seat 0 was not skipped: all deals in which it would have been are left out, and no others."""
    deck = OpenConstraintState(opened=(letter,), gone=False, decided=True)
    parts: dict[str, Any] = {"mission": "32", "rule_states": (CharactersState(count=5), deck)}
    match = small("i1 ?1 ?2 ?3", "?1 ?2 ?2 ?3", "?1 2 3 ?3", blue=3, **parts)
    view = GAME.view(match.state, 2)
    knowledge = knowledge_of(view)
    loose = layouts(replace(knowledge, tallies=()))
    tiles = [tile for stand in knowledge.stands for tile in stand]
    worlds = {wires: count for wires, count in loose.items() if may_act(with_wires(match.state, dict(zip(tiles, wires, strict=True))), 0)}
    assert len(worlds) < len(loose) or letter != "A"
    deals = Deals(knowledge)
    for place, tile in enumerate(tiles):
        expected = Counter[str]()
        for wires, count in worlds.items():
            expected[VALUE_OF[wires[place]]] += count
        assert deals.distribution(tile) == pytest.approx({value: count / sum(worlds.values()) for value, count in sorted(expected.items())})


def with_wires(state: State, wires: dict[int, str]) -> State:
    stands = tuple(tuple(replace(slot, wire=wires[slot.tile]) for slot in stand) for stand in state.stands)
    return replace(state, stands=stands)
