"""Lessons as a browser is told them: each step with the position in which it is said, through the same filter as any table."""

from functools import lru_cache

from tavolata.core.protocols.lesson import Lesson, Scene, lessons_of, scenes
from tavolata.core.registry import get_plugin
from tavolata.i18n import ENGLISH, translate, use_language
from tavolata.server.protocol.http_models import LessonOffer, LessonScene, LessonTold
from tavolata.server.protocol.messages import SeatInfo
from tavolata.server.store.rows import BOT_NAME
from tavolata.server.tables import move_messages

_KEPT = 256
"""So many lessons are kept as they are told: all of those that read the same to everybody, and some more."""


def offers(game: str) -> list[LessonOffer]:
    """The lessons of a game in their order, and the examples of its rules."""
    return [LessonOffer(lesson.name, len(lesson.steps), lesson.rule) for lesson in lessons_of(game)]


def is_there(game: str, name: str) -> bool:
    """Whether a game has a lesson of this name."""
    return any(lesson.name == name for lesson in lessons_of(game))


@lru_cache(_KEPT)
def told(game: str, name: str, lang: str = ENGLISH, learner: str = "") -> LessonTold:
    """A whole lesson, one that is there. Only where the browser has no room for the game, language and learner make a difference."""
    lesson = next(lesson for lesson in lessons_of(game) if lesson.name == name)
    seats = _seats(lesson, learner)
    with use_language(lang):
        names = [translate(seat.key) if seat.key else seat.name for seat in seats]
        steps = [_scene(lesson, scene, names) for scene in scenes(lesson)]
    return LessonTold(name, move_messages.offer_of(get_plugin(game)), lesson.options, seats, lesson.rule, steps)


def _scene(lesson: Lesson, scene: Scene, names: list[str]) -> LessonScene:
    step, match, news = scene
    seen = move_messages.happened_to(lesson.seat, match, news) if news else []
    moves = move_messages.moves_for(match, seen, lesson.seat, None, None, names)
    return LessonScene(f"{lesson.area}.{step.say}", step.point, step.do, step.back, moves)


def _seats(lesson: Lesson, learner: str) -> list[SeatInfo]:
    """The learner, and bots on the other seats."""
    return [_learner(learner) if seat == lesson.seat else _other(seat) for seat in range(lesson.seats)]


def _learner(name: str) -> SeatInfo:
    return SeatInfo("person", name, None, None, connected=True, mine=True, agreed=True)


def _other(seat: int) -> SeatInfo:
    return SeatInfo("bot", "", f"{BOT_NAME}{seat}", None, connected=True, mine=False, agreed=True)
