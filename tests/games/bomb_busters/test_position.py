"""Positions as people write them down: what their analysis finds, and what is said of those that cannot be."""

from typing import Any

import pytest

from tavolata.games.bomb_busters.coach import BombBustersCoach
from tavolata.games.bomb_busters.solver.knowledge import NoDeal
from tavolata.games.bomb_busters.solver.position import FaultyPosition, read_position
from tests.games.bomb_busters.test_odds import Brute

analyse = BombBustersCoach().analyse

EXAMPLE: dict[str, Any] = {
    "me": [0],
    "stands": [
        ["?2", "2", "?3", "3", "4", "5", "5", "?6", "6", "7", "Y9", "11", "12"],
        ["1", "2", "2", "7", "8", "9", "9", "10", "10", "10", "11", "?", "?"],
        ["1", "1", "?", "?", "4", "R4", "i5", "?", "7", "8", "9", "11", "?"],
        ["1", "3", "?", "?", "?", "7", "?", "8", "8", "?", "10", "?"],
    ],
    "yellow": {"values": [4, 7, 9], "in_play": 2},
    "red": {"values": [4], "in_play": 1},
}


def test_the_analysis_of_the_example() -> None:
    brute = Brute(read_position(EXAMPLE))
    found = analyse(EXAMPLE)
    assert found["deals"] == str(brute.count) == "21671077478400"
    for tile, chances in enumerate(chances for stand in found["stands"] for chances in stand):
        assert chances == pytest.approx(brute.distribution(tile), abs=1e-9)
    assert found["stands"][0][-3:] == [{"Y": 1.0}, {"11": 1.0}, {"12": 1.0}]
    assert found["stands"][2][7] == {"5": 0.2, "6": 0.8}
    assert found["stands"][3][6] == {"Y": 1.0}


def test_colours_may_be_left_out_and_fewer_blue_wires_be_in_play() -> None:
    found = analyse({"me": [0], "stands": [["?1", "?2", "2"], ["?", "?", "?"], ["1", "?"]], "blue": 2})
    assert found["deals"] == "216"
    assert found["stands"][1][0] == {"1": 1.0}
    assert found["stands"][2] == [{"1": 1.0}, pytest.approx({"1": 1 / 3, "2": 2 / 3})]


def test_an_own_yellow_wire_may_have_its_token() -> None:
    found = analyse({"me": [0], "stands": [["?1", "?1", "iY1"], ["?", "?"]], "blue": 1, "yellow": {"values": [1], "in_play": 1}})
    assert found["stands"][0] == [{"1": 1.0}, {"1": 1.0}, {"Y": 1.0}]


def with_stand(stand: int, text: str) -> dict[str, Any]:
    return {**EXAMPLE, "stands": [text.split() if number == stand else words for number, words in enumerate(EXAMPLE["stands"])]}


OF_MINE = 'cannot be; the stand is mine, so a wire is written like "5", "?5" or "i5".'
WITH_NUMBER = 'cannot be; of a yellow or red wire of mine the number is asked for too, as in "Y4", "?Y4" or "iY4".'
OF_OTHERS = 'cannot be; the stand is not mine, so a wire is written like "5", "?" or "i5".'


@pytest.mark.parametrize(
    ("position", "faults"),
    [
        ([1], ["A position is an object with me, stands, yellow, red, blue, not [1]."]),
        (
            {"stands": [[]], "seats": 4},
            [
                '"seats" is not known; a position has me, stands, yellow, red, blue.',
                '"me" is missing; it must be the list of the stands that are mine, counted from 0.',
            ],
        ),
        (EXAMPLE | {"me": "0"}, ['"me" must be the list of the stands that are mine, counted from 0, not "0".']),
        (EXAMPLE | {"me": [0, 4]}, ['"me" names stand 4, but the stands go from 0 to 3.']),
        (EXAMPLE | {"me": [4]}, ['"me" names stand 4, but the stands go from 0 to 3.']),
        (EXAMPLE | {"stands": [["5", 3]]}, ['"stands" must be a list of 1 to 5 stands, each a list of texts, not [["5", 3]].']),
        (EXAMPLE | {"stands": []}, ['"stands" must be a list of 1 to 5 stands, each a list of texts, not [].']),
        (EXAMPLE | {"blue": True}, ['"blue" must be the highest blue value in play, from 1 to 12, not true.']),
        (
            EXAMPLE | {"red": {"values": [12], "in_play": 1}},
            ['"red" must be an object like {"values": [4], "in_play": 1} with numbers from 1 to 11, not {"values": [12], "in_play": 1}.'],
        ),
        (
            EXAMPLE | {"red": {"values": [4, 4], "in_play": 3}},
            [
                '"red" names a value twice; there is one wire of each.',
                '"red" has 3 wires in play, but only 2 values.',
                "The stands have 51 wires, but 53 are in play: 48 blue, 2 yellow and 3 red.",
            ],
        ),
        (
            with_stand(1, "1 2 ?2 7 8 9 9 10 10 10 11 13 ?"),
            [f'Stand 1, place 2: "?2" {OF_OTHERS}', f'Stand 1, place 11: "13" {OF_OTHERS}'],
        ),
        (
            with_stand(0, "?2 2 ?3 3 4 5 5 ? 6 7 iY 11 12"),
            [f'Stand 0, place 7: "?" {OF_MINE}', f'Stand 0, place 10: "iY" {WITH_NUMBER}'],
        ),
        (
            with_stand(0, "?2 2 ?3 3 4 5 5 ?6 6 ?Y iR9 R 12"),
            [
                f'Stand 0, place 9: "?Y" {WITH_NUMBER}',
                f'Stand 0, place 10: "iR9" {OF_MINE}',
                f'Stand 0, place 11: "R" {WITH_NUMBER}',
            ],
        ),
        (with_stand(1, "1 2 2 8 7 9 9 10 10 10 11 ? ?"), ["Stand 1 is not sorted: 8 stands left of 7."]),
        (
            with_stand(1, "1 2 2 2 2 Y8 9 9 10 10 11 ?"),
            [
                "The stands have 6 of the wire 2, but 4 can be in play.",
                "The stands have 1 of the wire Y8, but 0 can be in play.",
                "The stands have 50 wires, but 51 are in play: 48 blue, 2 yellow and 1 red.",
            ],
        ),
    ],
)
def test_a_bad_position_is_refused_with_every_reason(position: object, faults: list[str]) -> None:
    with pytest.raises(FaultyPosition) as refused:
        analyse(position)
    assert list(refused.value.faults) == faults
    assert str(refused.value) == " ".join(faults)


def test_a_position_that_no_deal_fits_is_refused() -> None:
    with pytest.raises(NoDeal, match="No deal of the wires fits this position"):
        analyse({"me": [0], "stands": [["?1", "?1", "?1", "?2"], ["i2", "?", "2", "2"]], "blue": 2})
