"""Lessons: scripted matches as data. A lesson defines each line of the log; the learner plays those of one seat.

Each is a file in the game's folder `lessons/`, in the order of the file names; `1-first-flight.json` is named `first-flight`. A lesson with
a rule id is an example in the rulebook instead.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from tavolata.core.errors import BadContent, TavolataError
from tavolata.core.game import CHANCE, CLOCK, OptionValue, Seat
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.plugin import GamePlugin
from tavolata.core.registry import get_plugin
from tavolata.core.text.rulebook import rule_of
from tavolata.i18n import has_message

FOLDER = "lessons"
TITLE = "title"
_ACTORS = {"chance": CHANCE, "clock": CLOCK}


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: a sentence, the element it points at, and the actions of the learner."""

    say: str
    """The message `<game>.lesson.<lesson>.<say>`."""
    point: str = ""
    """The id of an element on the table."""
    do: tuple[str, ...] = ()
    """The actions of the learner, in the game's notation, as one move."""
    then: tuple[str, ...] = ()
    """The scripted lines after these actions, such as `chance throw 1 3 5` and `1 roll`."""
    back: bool = False
    """True if this step undoes the learner's last actions, which were a deliberate mistake."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: a table, the log lines before the lesson begins, and its steps."""

    seats: int
    steps: tuple[LessonStep, ...]
    seat: Seat = 0
    """The seat of the learner."""
    options: dict[str, OptionValue] = {}
    opening: tuple[str, ...] = ()
    rule: str | None = None
    """The id of the rule that it illustrates; None for a lesson of the course."""
    name: str = ""
    game: str = ""

    @property
    def message_prefix(self) -> str:
        """The prefix of its message keys."""
        return f"{get_plugin(self.game).slug}.lesson.{self.name}"


class Scene(NamedTuple):
    """A step of a lesson with its match and the steps since the previous scene."""

    step: LessonStep
    match: Match[Any, Any, Any]
    new_steps: list[Step]


class InvalidLessonLine(TavolataError):
    """A line of a lesson that is illegal in its position."""


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Returns the validated lessons of a game in order; raises BadContent with all errors."""
    plugin, faults = get_plugin(game), list[str]()
    folder = plugin.folder.joinpath(FOLDER)
    files = (
        sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name) if folder.is_dir() else []
    )
    lessons = [lesson for file in files for lesson in _read(plugin, file.name, file.read_bytes(), faults)]
    if faults:
        raise BadContent(f"{FOLDER}/", faults)
    return tuple(lessons)


def _read(plugin: GamePlugin, file: str, data: bytes, faults: list[str]) -> Iterator[Lesson]:
    name = file.removesuffix(".json").lstrip("0123456789").removeprefix("-")
    try:
        lesson = msgspec.structs.replace(msgspec.json.decode(data, type=Lesson), name=name, game=plugin.name)
    except msgspec.MsgspecError as error:
        faults.append(f"{file}: {error}.")
        return
    faults += [f"{file}: {fault}" for fault in faults_of(lesson)]
    yield lesson


def faults_of(lesson: Lesson) -> list[str]:
    """Returns all errors of a lesson."""
    wanted = [f"{lesson.message_prefix}.{word}" for word in [TITLE, *dict.fromkeys(step.say for step in lesson.steps)]]
    faults = [f"there is no message {key!r}." for key in wanted if not has_message(key)]
    if lesson.rule is not None and rule_of(lesson.game, lesson.rule) is None:
        faults.append(f"there is no rule {lesson.rule!r}.")
    if not lesson.steps or lesson.steps[-1].do or lesson.steps[-1].then:
        faults.append("the last step is read, and nothing follows it.")
    faults += [f"step {n}: who goes back does nothing else." for n, step in _numbered_steps(lesson) if step.back and (step.do or step.then)]
    try:
        list(scenes(lesson))
    except TavolataError as error:
        faults.append(str(error))
    return faults


def _numbered_steps(lesson: Lesson) -> Iterable[tuple[int, LessonStep]]:
    return enumerate(lesson.steps, start=1)


def scenes(lesson: Lesson) -> Iterator[Scene]:
    """Yields the scenes of a lesson, played as scripted."""
    match = Match.new(lesson.game, lesson.seats, None, lesson.options)
    _write(match, lesson.opening, "the opening")
    before, new_steps = match.copy(), list[Step]()
    for n, step in _numbered_steps(lesson):
        yield Scene(step, match.copy(), new_steps)
        if step.back:
            match, new_steps = before.copy(), []
            continue
        if step.do:
            before = match.copy()
        lines = (*(f"{lesson.seat} {action}" for action in step.do), *step.then)
        new_steps = _write(match, lines, f"step {n} ({step.say})")


def _write(match: Match[Any, Any, Any], lines: Iterable[str], where: str) -> list[Step]:
    """Plays the scripted lines and returns their steps; raises InvalidLessonLine."""
    steps: list[Step] = []
    for line in lines:
        actor, _, action = line.partition(" ")
        try:
            steps += match.advance(_ACTORS[actor] if actor in _ACTORS else int(actor), action)
        except (TavolataError, ValueError) as error:
            raise InvalidLessonLine(f"{where}: the line {line!r} cannot be played: {error}") from error
    return steps
