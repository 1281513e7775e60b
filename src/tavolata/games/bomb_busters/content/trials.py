"""BB-m30: the courses of the missions that are played in trials."""

import tomllib
from typing import Annotated, Literal

import msgspec

from tavolata.games.bomb_busters.content.files import Count, Number, refuse, repeated, rows, text_of

Asks = Literal["nothing", "number", "values", "yellows"]
"""The task of a trial."""

Won = Literal["yellows", "hold", "rest", "mission"]
"""What follows from a trial that is won."""

Lost = Literal["dial", "equipment", "silence", "mission"]
"""What follows from a trial whose time is over."""


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-m30: content data of a trial: its task, its number cards, its seconds, and the effects of a win or a loss."""

    asks: Asks
    seconds: Annotated[int, msgspec.Meta(ge=1)]
    cards: Count = 0
    won: Won | None = None
    lost: Lost | None = None


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-m30: content data: the trials of a mission in order."""

    id: str
    trials: tuple[Trial, ...]


def read_courses(text: str) -> dict[str, Course]:
    """Return the courses of a file by name."""
    courses, faults = rows(text, "courses", Course)
    faults += repeated("courses", (course.id for course in courses))
    refuse("trials.toml", [*faults, *(fault for course in courses for fault in _faults(course))])
    return {course.id: course for course in courses}


def _faults(course: Course) -> list[str]:
    """Return the faults of a course: in the cards of a trial, or at its end."""
    asking = [trial for trial in course.trials if bool(trial.cards) != (trial.asks in ("number", "values"))]
    faults = [f"Course {course.id}: a trial that asks for {trial.asks} cannot open {trial.cards} cards." for trial in asking]
    ends = course.trials and course.trials[-1].lost == "mission"
    return faults if ends else [*faults, f"Course {course.id}: the time of the last trial must end the mission."]


class _Needed(msgspec.Struct, frozen=True):
    needed: Number


_TEXT = text_of("trials.toml")
COURSES = read_courses(_TEXT)
NEEDED = msgspec.convert(tomllib.loads(_TEXT), _Needed).needed
"""BB-m30-1: how many wires of a number must be cut in all."""
