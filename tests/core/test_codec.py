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


def test_what_comes_in_any_order_is_kept_in_one(notation: Notation[Action]) -> None:
    assert notation.read("paint red 1 6 3") == Paint("red", (6, 3, 1))


def test_without_an_order_the_words_keep_theirs() -> None:
    assert repeated(integer(0, 6), 1, 3).read(["1", "6", "3"]) == (1, 6, 3)


@pytest.mark.parametrize(
    "text",
    ["paint", "paint red", "paint green 1", "paint red 1 2 3 4", "paint red x", "paint red 7", "paint red 01", "paint 1 red"],
)
def test_what_does_not_fit_is_told_with_an_example_of_its_kind(notation: Notation[Action], text: str) -> None:
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
def test_what_is_of_no_kind_is_told_with_the_usual_example(notation: Notation[Action], text: str, example: str) -> None:
    with pytest.raises(BadNotation) as unread:
        notation.read(text)
    assert unread.value.facts["example"] == example


def test_a_part_is_given_one_word_unless_it_takes_the_rest() -> None:
    one, rest = Part(list, len), Part(list, len, takes_rest=True)
    assert codec(Paint, one, rest).read(["a", "b", "c"]) == Paint(1, 2)  # type: ignore[arg-type]
    assert codec(Paint, one, one).read(["a", "b", "c"]) is None


def test_a_figure_has_its_bounds_in_it() -> None:
    assert [integer(2, 4).read([word]) for word in ("1", "2", "4", "5")] == [None, 2, 4, None]


def test_a_spelling_has_a_part_for_each_field() -> None:
    with pytest.raises(AssertionError, match=r"Paint has the fields \('colour', 'dice'\)"):
        codec(Paint, enum(["red"]))


def test_a_spelling_may_have_functions_of_its_own() -> None:
    def read(given: list[str]) -> Any:
        return Move(len(given)) if given else None

    steps: Notation[Action] = Notation("Race", {Move: Codec(lambda move: ["x"] * move.steps, read, "x x")}, usual=Move)
    assert steps.write(Move(2)) == "move x x"
    assert steps.read("move x x x") == Move(3)


def test_the_word_of_an_action_is_its_tag() -> None:
    assert word_of(Move(2)) == word_of(Move) == "move"
