"""Tests of the notation: round trips, and refusals with an example."""

import pytest

from tavolata.core.errors import BadNotation
from tavolata.games.lucky_loop.actions import NOTATION, Fly, LayFree, Make, Reroll, Throw

GOOD = [
    "start 3",
    "deal R7",
    "throw 1 3 5",
    "throw 1 3 r5",
    "throw r5",
    "draw red-blue",
    "discard Y12",
    "fly red-rooster R7 B12 G4",
    "raise mighty-eagle B9",
    "free R9 B9 G8",
    "highlight R9",
    "roll",
    "seventh",
    "reroll 1 3",
    "make R7 with 3 5",
    "make R8* with 3 5",
    "stop",
    "give-up",
]
BAD = [
    "",
    "juggle",
    "start 6",
    "start",
    "deal R13",
    "deal X7",
    "deal R07",
    "throw 7",
    "throw",
    "throw 1 2 3 4",
    "throw r1 r2",
    "draw purple",
    "fly R7 B12 G4",
    "fly red-rooster",
    "raise red-rooster",
    "free",
    "make R7 with",
    "make R7 3 5",
    "make R7 with 0",
    "reroll",
    "roll twice",
    "highlight R9*",
]


@pytest.mark.parametrize("text", GOOD)
def test_what_is_read_writes_back(text: str) -> None:
    assert NOTATION.write(NOTATION.read(text)) == text


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_action_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match="is no action of Lucky Loop; one looks like"):
        NOTATION.read(text)


@pytest.mark.parametrize(
    ("text", "example"),
    [("juggle", "make R7 with 3 4"), ("make", "make R7 with 3 4"), ("throw 7", "throw 1 3 r5"), ("roll twice", "roll")],
)
def test_the_example_is_of_the_kind_that_was_begun(text: str, example: str) -> None:
    with pytest.raises(BadNotation, match=f"one looks like '{example}'"):
        NOTATION.read(text)


def test_dice_and_cards_may_stand_in_any_order_and_spaces_do_not_matter() -> None:
    assert NOTATION.read("  throw 5 r3   1 ") == Throw((1, 3, 5), 3)
    assert NOTATION.read("make R7 with 5 3") == Make("R7", (3, 5))
    assert NOTATION.read("reroll 6 1") == Reroll((1, 6))
    assert NOTATION.read("fly red-rooster G4 R7 B12") == Fly("red-rooster", ("R7", "B12", "G4"))
    assert NOTATION.read("free Y3 G10 R9 G4") == LayFree(("R9", "G4", "G10", "Y3"))
