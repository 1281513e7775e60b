"""Options of a table: what stands for what, and every reason why a table cannot be opened."""

from typing import Any

import pytest

from tavolata.core.errors import BadOptions
from tavolata.core.game import Option
from tavolata.core.options import complete
from tests.core.toy_game import Race


def test_missing_options_get_their_defaults(race: Race) -> None:
    assert complete(race, 2, {}) == {"long": False, "mood": "calm"}
    assert complete(race, 2, {"mood": "wild"}) == {"long": False, "mood": "wild"}


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        *((given, True) for given in (True, 1, "yes", "true", "on", "YES", "On")),
        *((given, False) for given in (False, 0, "no", "false", "off", "False")),
    ],
)
def test_a_switch_takes_booleans_one_and_zero_and_words(race: Race, given: Any, meant: bool) -> None:
    assert complete(race, 2, {"long": given})["long"] is meant


@pytest.mark.parametrize(("given", "said"), [(2, "2"), (-1, "-1"), (1.0, "1.0"), ("maybe", "'maybe'"), (None, "None"), ([], "[]")])
def test_an_invalid_switch_is_refused(race: Race, given: Any, said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        complete(race, 2, {"long": given})
    assert str(refused.value) == f"Option 'long' takes true or false, not {said}."
    assert refused.value.faults[0].facts == {"name": "long", "given": said}


@pytest.mark.parametrize(("given", "said"), [("angry", "'angry'"), (True, "True"), (3, "3"), (None, "None")])
def test_an_invalid_choice_is_refused_with_the_choices(race: Race, given: Any, said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        complete(race, 2, {"mood": given})
    assert str(refused.value) == f"Option 'mood' takes one of these: calm, wild; not {said}."


@pytest.mark.parametrize(("given", "meant"), [("some words", "some words"), ("", ""), (90, "90"), (-5, "-5")])
def test_an_integer_is_converted_to_text(race: Race, given: Any, meant: str) -> None:
    race.options = (Option("motto", "text", "onward"),)
    assert complete(race, 2, {"motto": given}) == {"motto": meant}


@pytest.mark.parametrize("given", [True, 1.5, None, ["a"]])
def test_an_invalid_text_is_refused(race: Race, given: Any) -> None:
    race.options = (Option("motto", "text", "onward"),)
    with pytest.raises(BadOptions) as refused:
        complete(race, 2, {"motto": given})
    assert str(refused.value) == f"Option 'motto' takes a text, not {given!r}."


def test_an_integer_is_converted_to_a_choice(race: Race) -> None:
    race.options = (Option("rounds", "choice", "3", ("3", "5")),)
    assert complete(race, 2, {"rounds": 5}) == {"rounds": "5"}


@pytest.mark.parametrize(("seats", "said"), [(1, "1"), (3, "3"), (True, "True"), ("2", "'2'"), (2.0, "2.0")])
def test_an_invalid_number_of_seats_is_refused(race: Race, seats: Any, said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        complete(race, seats, {})
    assert str(refused.value) == f"race is played with 2 to 2 seats, not {said}."


def test_the_error_names_the_fewest_and_most_seats(race: Race) -> None:
    race.seats = range(2, 6)
    with pytest.raises(BadOptions, match="race is played with 2 to 5 seats, not 6"):
        complete(race, 6, {})


def test_all_invalid_options_are_raised_together(race: Race) -> None:
    with pytest.raises(BadOptions) as refused:
        complete(race, 7, {"speed": 3, "long": "perhaps", "mood": "angry"})
    assert [fault.key for fault in refused.value.faults] == ["options.seats", "options.unknown", "options.switch", "options.choice"]
    assert str(refused.value) == (
        "race is played with 2 to 2 seats, not 7. race has no option 'speed'; it has long, mood. "
        "Option 'long' takes true or false, not 'perhaps'. Option 'mood' takes one of these: calm, wild; not 'angry'."
    )


def test_options_must_be_a_mapping(race: Race) -> None:
    with pytest.raises(BadOptions) as refused:
        complete(race, 2, ["long"])  # type: ignore[arg-type]
    assert str(refused.value) == "Options are given by their names, not as ['long']."
