"""The notation: what is written reads back, and what is no action is refused with an example."""

import pytest

from tavolata.core.errors import BadNotation
from tavolata.games.bomb_busters.actions import NOTATION, Announce, Point

GOOD = [
    "captain 4",
    "draw Y4",
    "remove R11",
    "equip label-unequal",
    "deal 12",
    "deal R4",
    "mark 0.3",
    "point 2.13",
    "point 2",
    "announce 7",
    "announce Y",
    "announce 7 9",
    "announce 12 Y",
    "cut 2.5",
    "lay 0.3",
    "solo 7",
    "solo Y",
    "reveal",
    "use double-detector",
    "label 0.3",
    "partner 2",
    "give 0.3",
    "insert 0.4",
    "recharge 2",
    "scan 7",
    "next 2",
    "done",
    "back",
]
BAD = [
    "",
    "explode",
    "captain",
    "captain 5",
    "draw 4",
    "draw Y12",
    "remove G4",
    "equip hammer",
    "deal 13",
    "deal 05",
    "mark 0",
    "mark 0.x",
    "mark 0.3 4",
    "point 5.1",
    "point 1.99",
    "point",
    "announce",
    "announce R",
    "announce 7 7",
    "announce 1 2 3",
    "solo R",
    "reveal all",
    "use",
    "scan Y",
    "next me",
    "back 1",
]


@pytest.mark.parametrize("text", GOOD)
def test_what_is_read_writes_back(text: str) -> None:
    assert NOTATION.write(NOTATION.read(text)) == text


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_action_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match="is no action of Bomb Busters; one looks like"):
        NOTATION.read(text)


def test_values_may_stand_in_any_order_and_spaces_do_not_matter() -> None:
    assert NOTATION.read(" announce  Y 7 ") == Announce(("7", "Y"))
    assert NOTATION.read("announce 12 9") == Announce(("9", "12"))
    assert (NOTATION.read("point 2"), NOTATION.read("point 2.0")) == (Point(2, None), Point(2, 0))
