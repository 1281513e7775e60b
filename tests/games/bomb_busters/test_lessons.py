"""What the lessons say of hidden wires is what the solver knows of them."""

import pytest

from tavolata.core.lesson import Scene, lessons_of, scenes
from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.view import view

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


def scene_of(name: str, say: str) -> Scene:
    [lesson] = [lesson for lesson in lessons_of("bomb-busters") if lesson.name == name]
    return next(scene for scene in scenes(lesson) if scene.step.say == say)


def chances(name: str, say: str, place: str) -> dict[Value, float]:
    """How likely a wire is to be of each value, as the learner can know it when a sentence is said."""
    seen = view(scene_of(name, say).match.state, 0)
    tile = seen.stands[ord(place[0]) - ord("A")][int(place[1:]) - 1].tile
    return Deals(knowledge_of(seen)).distribution(tile)


@pytest.mark.parametrize(("name", "say", "place", "value"), CERTAIN)
def test_what_is_called_certain_is(name: str, say: str, place: str, value: Value) -> None:
    assert chances(name, say, place) == {value: 1}


@pytest.mark.parametrize(("name", "say", "place", "values"), OPEN)
def test_what_can_be_one_of_two_is_one_of_these(name: str, say: str, place: str, values: set[Value]) -> None:
    assert chances(name, say, place).keys() == values


@pytest.mark.parametrize(("name", "say", "place", "said"), [("mission-1", "guess", "C3", "4"), ("mission-2", "guess", "D7", "Y")])
def test_the_mistakes_could_have_been_known(name: str, say: str, place: str, said: Value) -> None:
    assert said not in chances(name, say, place)


@pytest.mark.parametrize("name", ["mission-1", "mission-2", "mission-3"])
def test_every_mission_ends_defused_without_a_miss(name: str) -> None:
    state = scene_of(name, "won").match.state
    assert state.result is not None
    assert state.result.reason == "defused"
    assert state.dial == state.dial_start
