"""Tests of lessons over HTTP: their list, and their content as the learner's seat sees it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tavolata.core.protocols.lesson import Lesson, LessonStep, lessons_of
from tavolata.core.registry import plugins
from tavolata.i18n import translate
from tavolata.server.features import lessons
from tavolata.server.protocol import messages
from tests.server.harness import House, sentence
from tests.server.tables.test_leaks import ANNAS, HERE, THERE

GAMES = [plugin.name for plugin in plugins() if lessons_of(plugin.name)]


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_of_a_game_are_offered_in_their_order(house: House, game: str) -> None:
    offers = house.get(f"/api/lessons/{game}").json()
    assert offers == [{"name": lesson.name, "steps": len(lesson.steps), "rule": lesson.rule} for lesson in lessons_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_told_whole(house: House, game: str) -> None:
    for lesson in lessons_of(game):
        told = house.get(f"/api/lessons/{game}/{lesson.name}").json()
        assert [scene["say"] for scene in told["scenes"]] == [f"{lesson.message_prefix}.{step.say}" for step in lesson.steps]
        assert [tuple(scene["do"]) for scene in told["scenes"]] == [step.do for step in lesson.steps]
        assert [seat["mine"] for seat in told["seats"]] == [seat == lesson.seat for seat in range(lesson.seats)]
        assert all(seat["mine"] or translate(seat["key"]) for seat in told["seats"])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_to_be_done_is_among_the_choices_that_are_told(house: House, game: str) -> None:
    for lesson in lessons_of(game):
        told = house.get(f"/api/lessons/{game}/{lesson.name}").json()
        for scene in told["scenes"]:
            if scene["do"]:
                assert scene["do"][0] in [choice["text"] for choice in scene["moves"]["legal"]]


@pytest.mark.parametrize("path", ["/api/lessons/lucky-loop/whistling", "/api/lessons/whist", "/api/lessons/whist/whistling"])
def test_a_lesson_that_there_is_not_is_refused_with_a_sentence(house: House, path: str) -> None:
    answer = house.get(path)
    assert answer.status_code >= 400
    assert sentence(msgspec.json.decode(answer.content, type=messages.Refused))


def test_names_that_somebody_makes_up_are_not_kept(house: House) -> None:
    before = lessons.lesson_content.cache_info().currsize
    for name in ("one", "two", "three"):
        assert house.get(f"/api/lessons/lucky-loop/{name}").status_code == 400
    assert lessons.lesson_content.cache_info().currsize == before


# Hidden information


def lesson_with(hidden: dict[str, tuple[str, ...]]) -> Lesson:
    """A lesson in which only the hidden cards of the other players vary."""
    dealt = (*ANNAS, *hidden["Ben"], *hidden["Cleo"])
    open_to_all = ("R12", "G12", "B12")
    opening = ("chance start 0", *(f"chance deal {card}" for card in dealt), *exchange(0, open_to_all, open_to_all))
    then = (*exchange(1, hidden["drawn"], ("R5", "Y5", "B5")), *exchange(2, ("R11", "G11", "B11"), ("R4", "Y9", "B6")))
    steps = (LessonStep("hello", then=then), LessonStep("end"))
    return Lesson(seats=3, seat=0, opening=opening, steps=steps, name="hidden", game="lucky-loop")


def exchange(seat: int, drawn: tuple[str, ...], discarded: tuple[str, ...]) -> Iterator[str]:
    for card in drawn:
        yield f"{seat} draw {'red-blue' if card[0] in 'RB' else 'yellow-green'}"
        yield f"chance deal {card}"
    for card in discarded:
        yield f"{seat} discard {card}"


def told(monkeypatch: pytest.MonkeyPatch, hidden: dict[str, tuple[str, ...]]) -> bytes:
    monkeypatch.setattr(lessons, "lessons_of", lambda _: (lesson_with(hidden),))
    lessons.lesson_content.cache_clear()
    answer: Any = lessons.lesson_content("lucky-loop", "hidden")
    return msgspec.json.encode(answer)


def test_two_lessons_that_differ_in_what_the_learner_cannot_see_are_told_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = told(monkeypatch, HERE), told(monkeypatch, THERE)
    lessons.lesson_content.cache_clear()
    assert here == there
    assert b"R7" in here
