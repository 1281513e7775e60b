"""Builds lessons: each step with its position, as the learner's seat sees it."""

from functools import lru_cache

from tavolata.core.protocols.lesson import Lesson, Scene, lessons_of, scenes
from tavolata.core.registry import get_plugin
from tavolata.i18n import ENGLISH, translate, use_language
from tavolata.server.protocol.http_models import LessonContent, LessonOffer, LessonScene
from tavolata.server.protocol.messages import SeatInfo
from tavolata.server.store.rows import BOT_NAME
from tavolata.server.tables import messages

_MAX_CACHED = 256
"""The number of cached lessons: all lessons of games with a client of their own, and some more."""


def offers(game: str) -> list[LessonOffer]:
    """The lessons of a game in order, and the examples of its rules."""
    return [LessonOffer(lesson.name, len(lesson.steps), lesson.rule) for lesson in lessons_of(game)]


def exists(game: str, name: str) -> bool:
    """Whether a game has a lesson of this name."""
    return any(lesson.name == name for lesson in lessons_of(game))


@lru_cache(_MAX_CACHED)
def lesson_content(game: str, name: str, lang: str = ENGLISH, learner: str = "") -> LessonContent:
    """The content of an existing lesson. Language and learner matter only for games without a client of their own."""
    lesson = next(lesson for lesson in lessons_of(game) if lesson.name == name)
    seats = _seats(lesson, learner)
    with use_language(lang):
        names = [translate(seat.key) if seat.key else seat.name for seat in seats]
        steps = [_scene(lesson, scene, names) for scene in scenes(lesson)]
    return LessonContent(name, messages.game_offer(get_plugin(game)), lesson.options, seats, lesson.rule, steps)


def _scene(lesson: Lesson, scene: Scene, names: list[str]) -> LessonScene:
    step, match, new_steps = scene
    seen = messages.steps_with_positions(lesson.seat, match, new_steps) if new_steps else []
    moves = messages.moves_message(match, seen, lesson.seat, None, None, names)
    return LessonScene(f"{lesson.message_prefix}.{step.say}", step.point, step.do, step.back, moves)


def _seats(lesson: Lesson, learner: str) -> list[SeatInfo]:
    """The seats of a lesson: the learner, and bots on the others."""
    return [_learner(learner) if seat == lesson.seat else _other(seat) for seat in range(lesson.seats)]


def _learner(name: str) -> SeatInfo:
    return SeatInfo("person", name, None, None, connected=True, mine=True, agreed=True)


def _other(seat: int) -> SeatInfo:
    return SeatInfo("bot", "", f"{BOT_NAME}{seat}", None, connected=True, mine=False, agreed=True)
