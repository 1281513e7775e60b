"""Notation: words for fields, one each or all that are left, and a sentence with an example for what cannot be read."""

from typing import Any

import pytest

from tavolata.core.errors import BadNotation
from tavolata.core.game import Action
from tavolata.core.notation import Codec, Notation, Part, codec, enum, integer, repeated, word_of


class Paint(Action, frozen=True, tag="paint"):
    """A colour, and dice in any order."""

    colour: str
    dice: tuple[int, ...]


class Move(Action, frozen=True, tag="move"):
    """So far."""

    steps: int


class Stop(Action, frozen=True, tag="stop"):
    """No more."""


@pytest.fixture
def notation() -> Notation[Action]:
    dice = repeated(integer(0, 6), 1, 3, order=lambda die: -die)
    return Notation(
        "Race",
        {
            Paint: codec(Paint, enum(["red", "blue"]), dice, example="red 6 1"),
            Move: codec(Move, integer(1, 12), example="3"),
            Stop: codec(Stop),
        },
        usual=Move,
    )


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Paint("red", (6, 1)), "paint red 6 1"),
        (Paint("blue", (0,)), "paint blue 0"),
        (Move(12), "move 12"),
        (Move(1), "move 1"),
        (Stop(), "stop"),
    ],
)
def test_an_action_is_written_and_read_back(notation: Notation[Action], action: Action, text: str) -> None:
    assert notation.write(action) == text
    assert notation.read(text) == action
    assert notation.read(f"  {text.replace(' ', '   ')} ") == action


def test_repeated_words_are_sorted_by_the_order(notation: Notation[Action]) -> None:
    assert notation.read("paint red 1 6 3") == Paint("red", (6, 3, 1))


def test_repeated_words_without_an_order_keep_the_given_order() -> None:
    assert repeated(integer(0, 6), 1, 3).read(["1", "6", "3"]) == (1, 6, 3)


@pytest.mark.parametrize(
    "text",
    ["paint", "paint red", "paint green 1", "paint red 1 2 3 4", "paint red x", "paint red 7", "paint red 01", "paint 1 red"],
)
def test_invalid_words_raise_an_error_with_an_example_of_the_action(notation: Notation[Action], text: str) -> None:
    with pytest.raises(BadNotation) as unread:
        notation.read(text)
    assert unread.value.key == "notation.unread"
    assert unread.value.facts == {"text": repr(text), "game": "Race", "example": "paint red 6 1"}


@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("", "move 3"),
        ("   ", "move 3"),
        ("jump", "move 3"),
        ("stop now", "stop"),
        ("move 0", "move 3"),
        ("move 13", "move 3"),
        ("move 1 2", "move 3"),
    ],
)
def test_an_unknown_action_raises_an_error_with_the_default_example(notation: Notation[Action], text: str, example: str) -> None:
    with pytest.raises(BadNotation) as unread:
        notation.read(text)
    assert unread.value.facts["example"] == example


def test_a_part_reads_one_word_or_all_remaining_words() -> None:
    one, rest = Part(list, len), Part(list, len, takes_rest=True)
    assert codec(Paint, one, rest).read(["a", "b", "c"]) == Paint(1, 2)  # type: ignore[arg-type]
    assert codec(Paint, one, one).read(["a", "b", "c"]) is None


def test_the_bounds_of_an_integer_are_inclusive() -> None:
    assert [integer(2, 4).read([word]) for word in ("1", "2", "4", "5")] == [None, 2, 4, None]


def test_a_codec_needs_a_part_for_each_field() -> None:
    with pytest.raises(AssertionError, match=r"Paint has the fields \('colour', 'dice'\)"):
        codec(Paint, enum(["red"]))


def test_a_codec_may_have_its_own_functions() -> None:
    def read(given: list[str]) -> Any:
        return Move(len(given)) if given else None

    steps: Notation[Action] = Notation("Race", {Move: Codec(lambda move: ["x"] * move.steps, read, "x x")}, usual=Move)
    assert steps.write(Move(2)) == "move x x"
    assert steps.read("move x x x") == Move(3)


def test_the_word_of_an_action_is_its_tag() -> None:
    assert word_of(Move(2)) == word_of(Move) == "move"
