"""What the lessons say of hidden wires is what the solver knows of them."""

import pytest

from tavolata.core.protocols.lesson import Scene, lessons_of, scenes
from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.view import view
from tavolata.i18n import translate as words

CERTAIN = [
    ("mission-1", "first", "B4", "5"),
    ("mission-1", "between", "C3", "2"),
    ("mission-1", "last", "D1", "1"),
    ("mission-2", "yellow", "D5", "Y"),
    ("mission-2", "last", "C4", "3"),
    ("mission-3", "token", "C8", "8"),
    ("mission-3", "safe", "D8", "8"),
    ("mission-3", "last", "C10", "10"),
]
OPEN = [
    ("mission-2", "doubt", "C4", {"3", "4"}),
    ("mission-2", "other", "D2", {"3", "4"}),
    ("mission-3", "two", "C7", {"R", "8"}),
    ("mission-3", "or", "D8", {"R", "8"}),
]

BETWEEN = [
    ("mission-1", "sorted", "C3", "2", "3"),
    ("mission-2", "gap", "D5", "5", "6"),
    ("mission-2", "doubt", "C4", "3", "5"),
    ("mission-2", "other", "D2", "2", "4"),
    ("mission-3", "two", "C7", "7", "8"),
    ("mission-3", "or", "D8", "7", "9"),
]


def scene_of(name: str, say: str) -> Scene:
    [lesson] = [lesson for lesson in lessons_of("bomb-busters") if lesson.name == name]
    return next(scene for scene in scenes(lesson) if scene.step.say == say)


def chances(name: str, say: str, place: str) -> dict[Value, float]:
    """Return the probabilities of a wire as the learner knows them when a sentence is shown."""
    seen = view(scene_of(name, say).match.state, 0)
    tile = seen.stands[ord(place[0]) - ord("A")][int(place[1:]) - 1].tile
    return Deals(knowledge_of(seen)).distribution(tile)


@pytest.mark.parametrize(("name", "say", "place", "value"), CERTAIN)
def test_what_is_called_certain_is(name: str, say: str, place: str, value: Value) -> None:
    assert chances(name, say, place) == {value: 1}


@pytest.mark.parametrize(("name", "say", "place", "values"), OPEN)
def test_what_can_be_one_of_two_is_one_of_these(name: str, say: str, place: str, values: set[Value]) -> None:
    assert chances(name, say, place).keys() == values


@pytest.mark.parametrize(("name", "say", "place", "before", "after"), BETWEEN)
def test_a_wire_is_named_by_its_place_and_stands_where_it_is_said_to(name: str, say: str, place: str, before: Value, after: Value) -> None:
    """On a phone its neighbours may be in another row, so its place is named."""
    scene = scene_of(name, say)
    stand = view(scene.match.state, 0).stands[ord(place[0]) - ord("A")]
    at = int(place[1:]) - 1
    assert (stand[at - 1].value, stand[at + 1].value) == (before, after)
    assert place in words(f"bomb_busters.lesson.{name}.{say}")
    assert scene.step.point == f"wire:{place}"


@pytest.mark.parametrize(("name", "say", "place", "said"), [("mission-1", "guess", "C3", "4"), ("mission-2", "guess", "D7", "Y")])
def test_the_mistakes_could_have_been_known(name: str, say: str, place: str, said: Value) -> None:
    assert said not in chances(name, say, place)


@pytest.mark.parametrize("name", ["mission-1", "mission-2", "mission-3"])
def test_every_mission_ends_defused_without_a_miss(name: str) -> None:
    state = scene_of(name, "won").match.state
    assert state.result is not None
    assert state.result.reason == "defused"
    assert state.dial == state.dial_start
