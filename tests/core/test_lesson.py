"""Lessons: played by the rules from their first line to their last, and told of all their faults together."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tavolata import i18n
from tavolata.core import registry
from tavolata.core.errors import BadContent
from tavolata.core.protocols import lesson as lessons
from tavolata.core.protocols.lesson import Lesson, LessonStep, faults_of, lessons_of, scenes
from tavolata.core.registry import plugins
from tavolata.i18n import catalogue, message_id
from tests.core.toy_game import race_plugin

Write = Callable[..., None]

WORDS = ("title", "hello", "grab", "wrong", "end")
HELLO, END = LessonStep("hello"), LessonStep("end")
GRAB = LessonStep("grab", point="tile", do=("grab",))


def lesson(*steps: LessonStep, **others: Any) -> Lesson:
    """A lesson of the race at whose beginning a tile lies open."""
    return Lesson(seats=2, opening=("chance reveal 2",), steps=steps, name="first", game="race", **others)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a race that has words for one lesson."""
    i18n.add_folder(race_plugin().words)
    monkeypatch.setitem(registry._registry().plugins, "race", replace(race_plugin(), folder=tmp_path))
    monkeypatch.setattr(lessons, "has_message", lambda key: key in {f"race.lesson.first.{word}" for word in WORDS})
    monkeypatch.setattr(lessons, "rule_of", lambda _, name: name if name == "RA-1" else None)
    (tmp_path / "lessons").mkdir()
    lessons_of.cache_clear()
    return tmp_path / "lessons"


@pytest.fixture
def write(folder: Path) -> Write:
    def written(name: str, **told: Any) -> None:
        (folder / name).write_text(json.dumps({"seats": 2, "opening": ["chance reveal 2"], **told}), encoding="utf-8")

    return written


# A lesson is played


@pytest.mark.usefixtures("folder")
def test_each_scene_has_its_match_and_the_steps_before_it() -> None:
    first, second, last = scenes(lesson(HELLO, replace_step(GRAB, then=("chance reveal 3", "1 grab")), END))
    assert first.new_steps == [], "what led to the beginning is not shown"
    assert (second.new_steps, second.match.state.tile) == ([], 2)
    assert [step.entry.actor for step in last.new_steps] == [0, -1, 1]
    assert last.match.state.points == (2, 3)
    assert first.match.state.points == (0, 0)


@pytest.mark.usefixtures("folder")
def test_a_step_back_returns_to_the_position_before_the_mistake() -> None:
    *_, mistaken, again, last = scenes(lesson(GRAB, LessonStep("wrong", back=True), GRAB, END))
    assert (mistaken.match.state.points, again.match.state.points, last.match.state.points) == ((2, 0), (0, 0), (2, 0))
    assert again.new_steps == []


def replace_step(step: LessonStep, **others: Any) -> LessonStep:
    return LessonStep(**{name: getattr(step, name) for name in step.__struct_fields__} | others)


# What may be wrong with one


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (lesson(LessonStep("hallo"), END), "there is no message 'race.lesson.first.hallo'."),
        (lesson(HELLO, END, rule="RA-9"), "there is no rule 'RA-9'."),
        (lesson(), "the last step is read, and nothing follows it."),
        (lesson(HELLO, GRAB), "the last step is read, and nothing follows it."),
        (lesson(HELLO, replace_step(END, then=("1 grab",))), "the last step is read, and nothing follows it."),
        (lesson(GRAB, replace_step(GRAB, back=True), END), "step 2: who goes back does nothing else."),
        (lesson(replace_step(GRAB, do=("ring",)), END), "step 1 (grab): the line '0 ring' cannot be played"),
        (lesson(replace_step(GRAB, do=("sing",)), END), "step 1 (grab): the line '0 sing' cannot be played"),
        (lesson(replace_step(GRAB, then=("chance reveal 3", "chance reveal 3")), END), "the line 'chance reveal 3' cannot be played"),
        (lesson(replace_step(HELLO, then=("luck reveal 3",)), END), "the line 'luck reveal 3' cannot be played"),
    ],
)
def test_each_error_of_a_lesson_is_reported(wrong: Lesson, fault: str) -> None:
    [told] = faults_of(wrong)
    assert fault in told


@pytest.mark.usefixtures("folder")
def test_a_valid_lesson_has_no_errors() -> None:
    assert faults_of(lesson(HELLO, GRAB, LessonStep("wrong", back=True), GRAB, END, rule="RA-1")) == []


@pytest.mark.usefixtures("folder")
def test_an_illegal_opening_is_an_error() -> None:
    [fault] = faults_of(Lesson(seats=2, opening=("chance reveal 7",), steps=(END,), name="first", game="race"))
    assert "the opening: the line 'chance reveal 7'" in fault


# Lessons stand in files


def test_lessons_are_ordered_and_named_by_their_files(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {f"race.lesson.{name}.{word}" for name in ("first", "second") for word in WORDS}
    monkeypatch.setattr(lessons, "has_message", lambda key: key in known)
    write("2-second.json", steps=[{"say": "end"}])
    write("1-first.json", steps=[{"say": "grab", "do": ["grab"]}, {"say": "end"}], rule="RA-1")
    assert [(lesson.name, lesson.game, lesson.rule) for lesson in lessons_of("race")] == [
        ("first", "race", "RA-1"),
        ("second", "race", None),
    ]


def test_all_errors_of_all_lessons_are_raised_together(write: Write, folder: Path) -> None:
    write("1-first.json", steps=[{"say": "hallo", "do": ["ring"]}], rule="RA-9")
    write("2-first.json", steps=[{"say": "end"}], pupils=3)
    (folder / "3-first.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadContent) as bad:
        lessons_of("race")
    assert [fault.split(":", 1)[0] for fault in bad.value.faults] == ["1-first.json"] * 4 + ["2-first.json", "3-first.json"]
    assert "pupils" in bad.value.faults[4]


def test_a_game_without_lessons_has_none(folder: Path) -> None:
    folder.rmdir()
    assert lessons_of("race") == ()


# Those that are shipped

SHIPPED = [lesson for plugin in plugins() for lesson in lessons_of(plugin.name)]
each_shipped = pytest.mark.parametrize("lesson", SHIPPED, ids=[f"{lesson.game}/{lesson.name}" for lesson in SHIPPED])


@each_shipped
def test_every_message_of_a_lesson_is_used(lesson: Lesson) -> None:
    said = {"title", "done"} | {word for step in lesson.steps for word in (step.say, f"{step.say}.otherwise")}
    area = f"{message_id(lesson.message_prefix)}-"
    assert {name.removeprefix(area) for name in catalogue("en") if name.startswith(area)} <= set(map(message_id, said))


@each_shipped
def test_a_lesson_steps_back_only_after_an_action(lesson: Lesson) -> None:
    for before, step in zip(lesson.steps, lesson.steps[1:], strict=False):
        assert not (step.back and before.back)
    assert not lesson.steps[0].back
