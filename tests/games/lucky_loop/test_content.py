"""Tests of the data files: checked with all faults at once, and replaceable by a user's own cards."""

from importlib.resources import files

import pytest

import tavolata
from tavolata.core.errors import BadContent, BadOptions
from tavolata.games.lucky_loop.content import CardFace, load_cards

STANDARD = files("tavolata.games.lucky_loop").joinpath("content", "cards.toml").read_text(encoding="utf-8")


def faults(text: str) -> tuple[str, ...]:
    with pytest.raises(BadContent) as bad:
        load_cards(text)
    return bad.value.faults


def test_a_table_can_use_a_custom_card_file() -> None:
    own = STANDARD.replace("difficulty = 12, exact = 10", "difficulty = 12, exact = 13")
    match = tavolata.Match.new("lucky-loop", seats=2, seed=1, options={"cards": own})
    assert match.view(None).faces["B12"] == CardFace("blue", 12, 13, 4)
    assert tavolata.Match.load(match.save()).view(None) == match.view(None)


def test_the_standard_cards_pay_alike_in_all_colours() -> None:
    faces = load_cards().faces.values()
    pays = {(face.difficulty, face.exact, face.exceeded) for face in faces}
    assert len(pays) == len({face.difficulty for face in faces}), "the analysis of solver/analysis.py names a card by its difficulty alone"


def test_every_fault_of_every_row_is_reported_at_once() -> None:
    spoilt = STANDARD.replace('"red", difficulty = 3, exact = 2', '"pink", difficulty = 2, exact = 2').replace(
        '"blue", difficulty = 3, exact = 2, exceeded = 1, count = 1',
        '"blue", difficulty = 3, exact = 1, exceeded = 4, count = 1, price = 3',
    )
    found = faults(spoilt)
    assert len(found) == 3
    assert found[0].startswith("Row 1: 'colour'")
    assert found[1].startswith("Row 1: 'difficulty'")
    assert found[2] == "Row 11: 'price' is not known."


def test_the_set_as_a_whole_is_checked() -> None:
    assert faults(
        STANDARD.replace("difficulty = 12, exact = 10, exceeded = 4, count = 1", "difficulty = 12, exact = 10, exceeded = 4, count = 2")
    ) == ("There are 68 cards; the game has 64.",)
    doubled = STANDARD.replace("difficulty = 4,", "difficulty = 3,")
    assert faults(doubled)[0] == "There are 2 rows for red 3; one is allowed."
    lone = 'cards = [{ colour = "red", difficulty = 5, exact = 3, exceeded = 1, count = 64 }]'
    assert faults(lone) == (
        "There is no blue card.",
        "There is no green card.",
        "There is no yellow card.",
        "The yellow-green deck has 0 cards; six players are dealt 18.",
    )
    assert "pays less" in faults(STANDARD.replace("difficulty = 12, exact = 10", "difficulty = 12, exact = 3"))[0]


def test_what_is_no_card_file_is_said_in_one_sentence() -> None:
    assert faults("cards = [") == ("It is not TOML: Invalid value (at end of document).",)
    assert faults("dice = 6") == ("It must hold one list named 'cards', and nothing else.",)
    with pytest.raises(BadOptions, match="It must hold one list named 'cards'"):
        tavolata.Match.new("lucky-loop", seats=2, seed=1, options={"cards": "dice = 6"})
