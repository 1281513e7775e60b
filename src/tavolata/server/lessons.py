"""Lessons as a browser is told them: each step with the position in which it is said, through the same filter as any table."""

from functools import cache

from tavolata.core.lesson import Lesson, Scene, lessons_of, scenes
from tavolata.core.library import kit_of
from tavolata.server import telling
from tavolata.server.store import BOT_NAME
from tavolata.server.wire import LessonOffer, LessonScene, LessonTold, SeatInfo
from tavolata.words import say

LEARNER = "lesson.you"


def offers(game: str) -> list[LessonOffer]:
    """The lessons of a game in their order, and the examples of its rules."""
    return [LessonOffer(lesson.name, len(lesson.steps), lesson.rule) for lesson in lessons_of(game)]


def is_there(game: str, name: str) -> bool:
    """Whether a game has a lesson of this name."""
    return any(lesson.name == name for lesson in lessons_of(game))


@cache
def told(game: str, name: str) -> LessonTold:
    """A whole lesson, one that is there: what is kept must not grow by whatever name somebody asks for."""
    lesson = next(lesson for lesson in lessons_of(game) if lesson.name == name)
    seats, names = _seats(lesson), [say(seat.key or "") for seat in _seats(lesson)]
    steps = [_scene(lesson, scene, names) for scene in scenes(lesson)]
    return LessonTold(name, telling.offer_of(kit_of(game)), lesson.options, seats, lesson.rule, steps)


def _scene(lesson: Lesson, scene: Scene, names: list[str]) -> LessonScene:
    step, match, news = scene
    seen = telling.happened_to(lesson.seat, match, news) if news else []
    moves = telling.moves_for(match, seen, lesson.seat, None, None, names)
    return LessonScene(f"{lesson.area}.{step.say}", step.point, step.do, step.back, moves)


def _seats(lesson: Lesson) -> list[SeatInfo]:
    """The learner, and bots on the other seats."""
    return [_learner() if seat == lesson.seat else _other(seat) for seat in range(lesson.seats)]


def _learner() -> SeatInfo:
    return SeatInfo("person", "", LEARNER, None, connected=True, mine=True, agreed=True)


def _other(seat: int) -> SeatInfo:
    return SeatInfo("bot", "", f"{BOT_NAME}{seat}", None, connected=True, mine=False, agreed=True)
