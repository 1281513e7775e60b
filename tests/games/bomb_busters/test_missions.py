"""BB-m1 and on: the missions, with two players and with more."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from tavolata.core.game import CHANCE
from tavolata.core.registry import game_named
from tavolata.games.bomb_busters.content import CARDS, MISSIONS
from tavolata.games.bomb_busters.content.missions import Coloured
from tavolata.i18n import catalogue, translate
from tavolata.server.protocol.messages import OpenTable
from tavolata.server.tables.chat import phrases
from tavolata.server.tables.registry import new_table
from tests.games.bomb_busters.table import all_dealt, legal, new


def wires(mission: str, seats: int) -> tuple[int, int, int, int, int]:
    """Return the highest blue value, then how many yellow and red wires are drawn and in play; every one is on a stand."""
    match = new(seats, mission)
    all_dealt(match)
    state = match.state
    held = Counter(slot.value for stand in state.stands for slot in stand)
    numbers = [value for value in held if value.isdigit()]
    assert all(held[value] == 4 for value in numbers)
    assert (held["Y"], held["R"]) == (state.yellow.in_play, state.red.in_play)
    return max(map(int, numbers)), len(state.yellow.values), held["Y"], len(state.red.values), held["R"]


def first_draws(mission: str, colour: str) -> list[str]:
    """Return what can be drawn first of a colour."""
    match = new(4, mission)
    while not legal(match)[0].startswith(f"draw {colour}"):
        match.play(CHANCE, match.legal(CHANCE)[0])
    return legal(match)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bb_mission_1_blue_to_six_and_no_cards(seats: int) -> None:
    assert wires("1", seats) == (6, 0, 0, 0, 0)
    assert MISSIONS["1"].cards == ()


@pytest.mark.parametrize("seats", [2, 5])
def test_bb_mission_2_blue_to_eight_two_yellow_up_to_seven_and_no_cards(seats: int) -> None:
    assert wires("2", seats) == (8, 2, 2, 0, 0)
    assert first_draws("2", "Y") == [f"draw Y{number}" for number in range(1, 8)]
    assert MISSIONS["2"].cards == ()


@pytest.mark.parametrize("seats", [2, 5])
def test_bb_mission_3_blue_to_ten_one_red_up_to_nine_without_mug_and_label(seats: int) -> None:
    assert wires("3", seats) == (10, 0, 0, 1, 1)
    assert first_draws("3", "R") == [f"draw R{number}" for number in range(1, 10)]
    assert set(CARDS) - set(MISSIONS["3"].cards) == {"coffee-mug", "label-equal", "false-bottom"}


def test_bb_mission_4_two_yellow_one_red_with_two_players_four_yellow() -> None:
    assert wires("4", 3) == wires("4", 5) == (12, 2, 2, 1, 1)
    assert wires("4", 2) == (12, 4, 4, 1, 1)
    assert MISSIONS["4"].cards == tuple(card for card in CARDS if card != "false-bottom")


def test_bb_mission_5_two_of_three_yellow_one_red_with_two_players_two_red() -> None:
    assert wires("5", 4) == (12, 3, 2, 1, 1)
    assert wires("5", 2) == (12, 3, 2, 2, 2)


def test_bb_mission_6_four_yellow_one_red_with_two_players_two_red() -> None:
    assert wires("6", 4) == (12, 4, 4, 1, 1)
    assert wires("6", 2) == (12, 4, 4, 2, 2)


def test_bb_mission_7_one_of_two_red_with_two_players_one_of_three() -> None:
    assert wires("7", 4) == (12, 0, 0, 2, 1)
    assert wires("7", 2) == (12, 0, 0, 3, 1)


def test_bb_mission_8_two_of_three_yellow_one_of_two_red_with_two_players_four_and_one_of_three() -> None:
    assert wires("8", 4) == (12, 3, 2, 2, 1)
    assert wires("8", 2) == (12, 4, 4, 3, 1)


def test_bb_mission_25_two_red_with_two_players_three_and_no_number_is_spoken() -> None:
    assert wires("25", 4) == (12, 0, 0, 2, 2)
    assert wires("25", 2) == (12, 0, 0, 3, 3)
    assert MISSIONS["25"].silent


def test_bb_mission_25_1_its_table_has_no_free_chat_and_no_phrase_has_a_number() -> None:
    game = game_named("bomb-busters")
    assert [mission for mission in MISSIONS if not game.allows_free_chat({"mission": mission})] == ["25"]
    asked = OpenTable("bomb-busters", 3, options={"mission": "25"}, chat="free")
    assert new_table(asked).chat == "phrases"
    assert not [phrase for phrase in phrases("bomb-busters") if re.search(r"\d", catalogue("en")[phrase])]


def test_bb_mission_25_2_the_dial_of_the_table_knows_nothing_of_slips() -> None:
    assert not MISSIONS["25"].rules


def test_bb_mission_25_3_otherwise_it_is_the_base_game() -> None:
    assert MISSIONS["25"].cards == MISSIONS["8"].cards


def test_the_book_has_exactly_the_missions_that_can_be_played() -> None:
    book = files("tavolata.games.bomb_busters").joinpath("RULES.md").read_text(encoding="utf-8")
    assert re.findall(r"^- \*\*BB-m(\d+)\*\*", book, flags=re.MULTILINE) == list(MISSIONS)


def test_every_mission_has_a_title_and_a_briefing() -> None:
    for number in MISSIONS:
        assert translate(f"bomb_busters.option.mission.{number}") == f"{number}: {translate(f'bomb_busters.mission.{number}.title')}"
        assert translate(f"bomb_busters.mission.{number}.briefing")


def test_a_mission_declares_only_what_differs() -> None:
    assert MISSIONS["7"].for_players(2).red == Coloured(in_play=1, drawn=3)
    assert MISSIONS["7"].for_players(3) is MISSIONS["7"]
