"""BB-N8: where editions differ a table may choose another than the French one."""

import pytest

from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.match import Match
from tavolata.games.bomb_busters.content import BLUE, MISSIONS
from tavolata.games.bomb_busters.content.mission_rules import OpenConstraint, XWires
from tavolata.games.bomb_busters.events import Ended, NumberDrawn, TrialBegan
from tavolata.games.bomb_busters.missions.characters import CharactersState
from tavolata.games.bomb_busters.missions.constraints import OpenConstraintState
from tavolata.games.bomb_busters.missions.group_action import SpecialActionState
from tavolata.games.bomb_busters.missions.trials import TrialState
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.rules.usable import is_unlocked
from tests.games.bomb_busters.table import GAME, all_dealt, begun_at, dealt, legal, new, play, refused, table

write = GAME.write


def test_bb_n8_the_french_reading_is_the_default_and_others_are_options_of_the_table() -> None:
    assert new(2, "22").state.mission == new(2, "22", edition="french").state.mission
    assert new(2, "22", edition="german").state.mission == new(2, "22").state.mission, "which reads this one alike"
    assert "edition" in Match.new("bomb-busters", 2, 1).game.options_added_later
    assert {mission for mission in MISSIONS if MISSIONS[mission].editions} == {"10", "11", "17", "20", "22", "26", "30", "32", "35"}


def test_bb_n8_special_characters_are_chosen_in_every_edition() -> None:
    first, second = new(4, "32", edition="german").state.mission.rules
    assert first == MISSIONS["32"].rules[0]
    assert second == OpenConstraint(when="captain")


def test_bb_mission_10_1_in_the_us_edition_only_the_last_with_wires_takes_two_turns_in_a_row() -> None:
    match = table("?1 ?5 ?7", "?1 ?5 ?7", "2 2", mission="10", options={"clock": "off", "edition": "us"})
    match = begun_at(match, replace(match.state, phase="claim", claimants=(0, 1)))
    match.play(0, "claim")
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert match.state.claimants == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bb_mission_20_1_in_the_german_edition_each_player_has_one_x_on_the_first_stand(seats: int) -> None:
    match = new(seats, "20", edition="german")
    assert match.state.mission.rules == (XWires("last", on="first-stands"),)
    dealt(match)
    owners = match.state.owners
    firsts = [owners.index(seat) for seat in range(seats)]
    assert [stand for stand, slots in enumerate(match.state.stands) if slots[-1].x] == firsts
    assert sum(slot.x for slots in match.state.stands for slot in slots) == seats


@pytest.mark.parametrize("mission", ["22", "26"])
def test_bb_mission_22_1_and_26_7_in_the_us_edition_two_players_have_three_reds(mission: str) -> None:
    assert new(2, mission, edition="us").state.mission.red.in_play == 3
    assert new(3, mission, edition="us").state.mission.red == new(3, mission).state.mission.red


def trials(**cuts: int) -> Match:  # type: ignore[type-arg]
    course = TrialState(trial=8, cards=("1", "2", "3"), opened=("1", "2", "3"))
    counted = {value.removeprefix("of_"): count for value, count in cuts.items()}
    hands = ("?1 ?5", "?1 ?5 ?Y2", "?7 ?9")
    return table(*hands, mission="30", options={"edition": "german"}, turns=1, cuts=counted, rule_states=(course, SpecialActionState()))


def test_bb_mission_30_9_in_the_german_edition_three_values_cut_in_time_win() -> None:
    match = trials(of_1=2, of_2=4, of_3=4)
    assert isinstance(play(match, "point 1.0", "announce 1", "lay 0.0")[-1], Ended)
    assert match.result is not None
    assert match.result.reason == "defused"


def test_bb_mission_30_9_in_the_german_edition_the_shot_is_a_second_chance() -> None:
    match = trials(of_1=2, of_2=2, of_3=4)
    assert TrialBegan(9, "yellows", (), 120) in match.play(CLOCK, match.legal(CLOCK)[0])
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert (match.state.phase, match.state.acting) == ("choose", 0)
    play(match, "point 1.2")
    assert (match.state.phase, match.state.turn, match.result) == ("turn", 1, None)


def test_bb_mission_32_1_in_the_german_edition_the_captain_changes_it_before_the_own_turn_only() -> None:
    kept = (CharactersState(count=3), OpenConstraintState(("A",), gone=False, decided=True))
    hands = ("?1 ?2 ?4", "?2 ?4 ?6", "?2 ?4 ?6")
    match = table(*hands, mission="32", options={"edition": "german"}, rule_states=kept)
    play(match, "point 1.0", "announce 2", "lay 0.1")
    assert (match.state.phase, match.state.turn) == ("turn", 1)
    play(match, "point 2.1", "announce 4", "lay 1.1", "point 1.2", "announce 6", "lay 2.2")
    assert (match.state.phase, match.state.turn, match.state.acting) == ("choose", 0, 0)


def test_bb_mission_32_2_in_the_german_edition_a_captain_without_wires_changes_it_when_play_passes() -> None:
    kept = (CharactersState(count=3), OpenConstraintState(("A",), gone=False, decided=True))
    match = table("?2 2", "?2 ?4 ?6 ?8", "?4 ?6 ?8", mission="32", options={"edition": "german"}, rule_states=kept)
    play(match, "point 1.0", "announce 2", "lay 0.0")
    assert (match.state.phase, match.state.turn) == ("turn", 1), "the own turn is over"
    play(match, "point 2.0", "announce 4", "lay 1.1", "point 1.2", "announce 6", "lay 2.1")
    assert (match.state.phase, match.state.turn, match.state.acting) == ("choose", 1, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bb_mission_35_in_the_german_edition_a_blue_wire_with_an_x_is_drawn_for_each_player(seats: int) -> None:
    match = new(seats, "35", edition="german")
    assert match.state.mission.rules[1] == XWires("first", on="first-stands", locked=True)
    all_dealt(match)
    owners = match.state.owners
    assert [stand for stand, slots in enumerate(match.state.stands) if slots[-1].x] == [owners.index(seat) for seat in range(seats)]
    assert all(slot.value in BLUE for slots in match.state.stands for slot in slots if slot.x)


def test_bb_mission_35_in_the_german_edition_second_stands_are_dealt_as_ever() -> None:
    match = new(2, "35", edition="german")
    while len(match.state.dealt) < match.seats:
        assert match.state.phase != "deal" or {write(action) for action in match.legal(CHANCE)} == {f"deal {value}" for value in BLUE}
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    coloured = [f"deal Y{number}" for number in match.state.yellow.values]
    assert {write(action) for action in match.legal(CHANCE)} > {*coloured}


def test_bb_mission_11_in_the_us_edition_an_equipment_card_of_that_number_stays_for_nothing() -> None:
    match = new(4, "11", equipment="stabilizer,ray,post-it,rewinder", edition="us")
    while "number 9" not in map(write, match.legal(CHANCE)):
        match.play(CHANCE, match.legal(CHANCE)[0])
    assert play(match, "number 9") == [NumberDrawn("9")]
    assert "stabilizer" in match.state.cards
    assert not is_unlocked(replace(match.state, cuts={"R": 4}), "stabilizer")


def test_bb_mission_17_in_the_us_edition_the_liar_has_a_detector() -> None:
    options = {"edition": "us"}
    match = table("?4 ?6", "?5 ?8", "?2", mission="17", options=options, cards=("rewinder",), cuts={"6": 2}, dial=2)
    assert "use double-detector" in legal(match)
    assert refused(match, "use rewinder") == "BB-m17"
