"""Every lesson of every game, followed to its end by clicking."""

import pytest

from tavolata.core.lesson import Lesson, lessons_of
from tavolata.core.library import kits
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.follower import Follower

LESSONS = [lesson for kit in kits() for lesson in lessons_of(kit.name)]

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{lesson.game}/{lesson.name}" for lesson in LESSONS])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@each_lesson
def test_a_lesson_leads_whoever_does_what_it_asks_to_its_end(new_page: NewPage, lesson: Lesson, size: tuple[int, int]) -> None:
    follower = Follower(new_page(size=size), lesson)
    follower.open()
    follower.follow()
