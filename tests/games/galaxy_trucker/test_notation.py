"""The notation round-trips, and invalid text is refused with an example."""

import msgspec
import pytest

from tavolata.core.errors import BadNotation
from tavolata.games.galaxy_trucker.actions import NOTATION, Place, Take
from tests.games.galaxy_trucker.table import GAME

GOOD = [
    "draw 33",
    "deal II-03",
    "run-out",
    "time-up 2",
    "take heap",
    "take 33",
    "take reserve 33",
    "place 7 6 turn 1",
    "pick-up",
    "reserve",
    "return",
    "look 1",
    "look-done",
    "turn-glass",
    "finish 2",
    "remove 7 6",
    "keep 1",
    "crew 6 7 humans",
    "crew 6 7 purple",
    "roll 3 4",
    "give-up",
]
BAD = [
    "",
    "juggle",
    "draw",
    "draw -1",
    "draw 033",
    "draw 1000",
    "draw ٣",
    "deal IV-01",
    "deal II-3",
    "take",
    "take pile",
    "take reserve",
    "take reserve heap",
    "take 33 34",
    "place 7 6",
    "place 7 6 1",
    "place 7 6 turn",
    "place 7 6 turn x",
    "place 7 6 turn 1 1",
    "place turn 7 6 1",
    "crew 6 7",
    "crew 6 7 green",
    "finish first",
    "return 33",
]


@pytest.mark.parametrize("text", GOOD)
def test_what_is_read_writes_back(text: str) -> None:
    assert NOTATION.write(NOTATION.read(text)) == text


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_action_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match="is no action of Galaxy Trucker; one looks like"):
        NOTATION.read(text)


def test_the_example_is_of_the_same_word_where_there_is_one() -> None:
    with pytest.raises(BadNotation, match="one looks like 'crew 7 7 humans'"):
        NOTATION.read("crew")
    with pytest.raises(BadNotation, match="one looks like 'deal II-07'"):
        NOTATION.read("deal")


def test_spaces_do_not_matter() -> None:
    assert NOTATION.read("  place 7   6 turn 1 ") == Place(7, 6, 1)
    assert NOTATION.read("take  heap") == Take("heap")


def test_every_view_action_and_event_has_a_schema() -> None:
    """The client's types are generated from the schema; clashing tags or ambiguous unions fail here."""
    _, components = msgspec.json.schema_components(GAME.vocabulary)
    assert {"GalaxyTruckerView", "Place", "TilePlaced"} <= components.keys()
