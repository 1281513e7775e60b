"""Written positions: the result of their analysis, and the faults of impossible ones."""

from typing import Any

import pytest

from tavolata.core.protocols.advisor import BadPosition
from tavolata.games.bomb_busters.explain.advisor import ADVISOR
from tavolata.games.bomb_busters.facts import CountedFact, FoundFact, LacksFact, NotValueFact, ParityFact, ShownFact
from tavolata.games.bomb_busters.solver.position import FaultyPosition, read_position
from tavolata.i18n import translate, use_language
from tests.games.bomb_busters.test_odds import Brute

analyse = ADVISOR.analyse

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
    brute = Brute(read_position(EXAMPLE)[0])
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


OF_MINE = 'cannot be; the stand is mine, so a wire is written like "5", "?5", "i5".'
WITH_NUMBER = 'cannot be; of a yellow or red wire of mine the number is asked for too, as in "Y4", "?Y4", "iY4".'
OF_OTHERS = 'cannot be; the stand is not mine, so a wire is written like "5", "?", "i5".'
NAMES = "me, stands, yellow, red, blue, as_red, x_blue, told, turn"
COLOURED = 'must be an object with the "values" of the marked wires, from 1 to 11, and how many are "in_play", not'
TOLD = 'a list of objects with "stands", and with the values of which one is there under "has", or none under "lacks"'
TURN = 'an object with "stands", and with the values that are "locked" or the letter of a constraint "card"'


@pytest.mark.parametrize(
    ("position", "faults"),
    [
        ([1], [f"A position is an object with {NAMES}, not [1]."]),
        (
            {"stands": [[]], "seats": 4},
            [
                f'"seats" is not known; a position has {NAMES}.',
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
            [f'"red" {COLOURED} {{"values": [12], "in_play": 1}}.'],
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
    assert [fault.message for fault in refused.value.faults] == faults
    assert str(refused.value) == " ".join(faults)


def test_a_position_that_no_deal_fits_is_refused() -> None:
    with pytest.raises(BadPosition, match="No deal of the wires fits this position"):
        analyse({"me": [0], "stands": [["?1", "?1", "?1", "?2"], ["i2", "?", "2", "2"]], "blue": 2})


# What later missions lay on the table: each is read, and counted as brute force does.

HAND = ["?1", "?2", "?3"]
MARKS: dict[str, tuple[dict[str, Any], list[object]]] = {
    "parity": ({"stands": [HAND, ["?", "ieven", "?", "?"], ["?", "?", "iodd", "?", "?"]]}, [ParityFact(4, "even"), ParityFact(9, "odd")]),
    "count": (
        {"stands": [HAND, ["1x2", "?", "?", "?"], ["?", "ix2", "?", "?", "?"]]},
        [CountedFact(3, (3, 4, 5, 6), 2), CountedFact(8, (7, 8, 9, 10, 11), 2)],
    ),
    "false tokens": (
        {"stands": [HAND, ["?", "?!1!3", "?", "?"], ["?", "?", "?!R", "?", "?"]]},
        [NotValueFact(4, "1"), NotValueFact(4, "3"), NotValueFact(9, "R")],
    ),
    "X wires": ({"stands": [["?1", "?3", "x?2"], ["?", "?", "?", "x?"], ["?", "?", "i3", "?", "x3"]]}, [ShownFact(9, "3")]),
    "an X with a token": (
        {"stands": [HAND, ["?", "?", "?", "xi1"], ["?", "?", "?", "?", "x?!2"]]},
        [ShownFact(6, "1"), NotValueFact(11, "2")],
    ),
    "a value as red": ({"stands": [HAND, ["?", "?", "i2", "?"], ["?", "2", "?", "?", "?"]], "as_red": 2}, [ShownFact(5, "R")]),
    "absent values": (
        {"stands": [HAND, ["1", "?", "?", "?"], ["?"] * 5], "told": [{"stands": [1], "lacks": [2, "1"]}]},
        [LacksFact((4, 5, 6), "2"), LacksFact((4, 5, 6), "1")],
    ),
    "a radar": (
        {"stands": [HAND, ["?"] * 4, ["?"] * 5], "told": [{"stands": [1], "has": [2]}, {"stands": [2], "has": [1, 3], "lacks": ["Y"]}]},
        [FoundFact((3, 4, 5, 6), ("2",)), LacksFact((7, 8, 9, 10, 11), "Y"), FoundFact((7, 8, 9, 10, 11), ("1", "3"))],
    ),
}


@pytest.mark.parametrize("mark", MARKS)
def test_marks_of_later_missions_are_read_and_counted_exactly(mark: str) -> None:
    """BB-m11, BB-m17, BB-m18, BB-m20, BB-m21, BB-m22, BB-m24."""
    parts, facts = MARKS[mark]
    position = {"me": [0], "blue": 3, **parts}
    knowledge, tiles = read_position(position)
    assert list(knowledge.facts) == facts
    assert_as_brute_force(position)
    assert [len(stand) for stand in tiles] == [len(stand) for stand in parts["stands"]]


def assert_as_brute_force(position: dict[str, Any]) -> int:
    """Return the number of deals, which is that of brute force, as are all chances."""
    knowledge, tiles = read_position(position)
    brute, found = Brute(knowledge), analyse(position)
    assert found["deals"] == str(brute.count)
    for row, stand in zip(found["stands"], tiles, strict=True):
        for chances, tile in zip(row, stand, strict=True):
            assert chances == pytest.approx(brute.distribution(tile), abs=1e-9)
    return brute.count


TURN_OF_TWO = {
    "me": [0],
    "stands": [["?1", "?1", "?2", "?2", "?3"], ["?", "?"], ["1", "?", "?", "?", "3", "3"]],
    "blue": 3,
    "red": {"values": [2], "in_play": 1},
}


@pytest.mark.parametrize(
    ("turn", "locked"),
    [({"locked": [3]}, {"3"}), ({"locked": ["1", 2]}, {"1", "2"}), ({"card": "A"}, {"1", "3"}), ({"card": "B", "locked": [1]}, {"1", "2"})],
)
def test_number_and_constraint_cards_tell_of_whose_turn_it_is(turn: dict[str, Any], locked: set[str]) -> None:
    """BB-m9, BB-m31, BB-N2: a hand of two, and one red wire."""
    fewer = assert_as_brute_force(TURN_OF_TWO | {"turn": {"stands": [1], **turn}})
    brute = Brute(read_position(TURN_OF_TWO)[0])
    free = [count for layout, count in brute.deals if not {layout[5], layout[6]} <= {*locked, "R2"}]
    assert fewer == sum(free) < brute.count


def test_a_last_wire_is_free_or_red() -> None:
    position = TURN_OF_TWO | {"stands": [["?1", "?1", "?2", "?2", "?3"], ["?"], ["1", "?", "?", "?", "?", "3", "3"]]}
    assert_as_brute_force(position | {"turn": {"stands": [1], "locked": [1, 3]}})
    assert analyse(position | {"turn": {"stands": [1], "locked": [1, 3]}})["stands"][1][0].keys() == {"2", "R"}


def test_under_h_no_wire_with_a_token_serves() -> None:
    """BB-L3: so the other of two is not red."""
    position = TURN_OF_TWO | {"stands": [["?1", "?1", "?2", "?2", "?3"], ["i1", "?"], ["1", "?", "?", "?", "3", "3"]]}
    assert "R" in analyse(position)["stands"][1][1]
    assert "R" not in analyse(position | {"turn": {"stands": [1], "card": "H"}})["stands"][1][1]


@pytest.mark.parametrize(
    ("parts", "faults"),
    [
        ({"as_red": 13}, ['"as_red" must be the blue value that counts as red, from 1 to 12, not 13.']),
        ({"as_red": 4, "blue": 3}, ['"as_red" is 4, but the blue values go from 1 to 3.']),
        ({"x_blue": 1}, ['"x_blue" must be true or false, not 1.']),
        ({"told": [{"has": [2]}]}, [f'"told" must be {TOLD}, not [{{"has": [2]}}].']),
        ({"turn": {"stands": []}}, [f'"turn" must be {TURN}, not {{"stands": []}}.']),
        ({"turn": {"stands": [1], "card": "Z"}}, [f'"turn" must be {TURN}, not {{"stands": [1], "card": "Z"}}.']),
        (
            {"told": [{"stands": [3], "has": [2]}], "turn": {"stands": [4]}},
            ['"told" names stand 3, but the stands go from 0 to 2.', '"turn" names stand 4, but the stands go from 0 to 2.'],
        ),
        (
            {"told": [{"stands": [1], "has": ["B"], "lacks": ["y"]}], "turn": {"stands": [1], "locked": ["0"]}},
            [
                f'"{part}" speaks of "{value}", but a value is a number from 1 to 12, "Y" or "R".'
                for part, value in (("told", "B"), ("told", "y"), ("turn", "0"))
            ],
        ),
        ({"stands": [HAND, ["?", "x?", "?", "?"], ["?"] * 5]}, ["Stand 1 has a wire with an X that is not at its right end."]),
        (
            {"stands": [HAND, ["?!13", "iodder", "ix5", "r2"], ["Y1x2", "xx?", "?2", "", "?"]]},
            [f"Stand 1, place {place}: {given} {OF_OTHERS}" for place, given in enumerate(['"?!13"', '"iodder"', '"ix5"', '"r2"'])]
            + [f"Stand 2, place {place}: {given} {OF_OTHERS}" for place, given in enumerate(['"Y1x2"', '"xx?"', '"?2"', '""'])],
        ),
    ],
)
def test_faults_of_later_missions_are_all_told(parts: dict[str, Any], faults: list[str]) -> None:
    with pytest.raises(FaultyPosition) as refused:
        analyse({"me": [0], "blue": 3, "stands": [HAND, ["?"] * 4, ["?"] * 5], **parts})
    assert [fault.message for fault in refused.value.faults] == faults


@pytest.mark.parametrize(
    ("lang", "deals", "fault"),
    [
        ("en", "Deals that fit: 56", '"blue" must be the highest blue value in play, from 1 to 12, not 0.'),
        ("it", "Distribuzioni possibili: 56", 'In "blue" ci vuole il valore blu più alto in gioco, da 1 a 12, non 0.'),
        ("fr", "Distributions possibles\u00a0: 56", 'Dans "blue", il faut la plus haute valeur bleue en jeu, de 1 à 12, pas 0.'),
    ],
)
def test_an_analysis_is_told_in_each_language(lang: str, deals: str, fault: str) -> None:
    position = {"me": [], "stands": [["?"] * 3, ["?"] * 5], "blue": 2}
    with use_language(lang):
        told = [translate(sentence.key, sentence.facts) for sentence in ADVISOR.explain(analyse(position))]
        with pytest.raises(FaultyPosition) as refused:
            analyse(position | {"blue": 0})
        assert refused.value.faults[0].message == fault
    assert told[0] == deals
    assert len(told) == 9
    assert told[1].endswith("1: 93, 2: 7")
