"""Every example of a rule, followed to its end by clicking: one at desktop size, the next at that of a phone."""

import pytest

from tavolata.core.protocols.lesson import Lesson, lessons_of
from tavolata.core.registry import plugins
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.lesson_driver import Follower

EXAMPLES = [lesson for plugin in plugins() for lesson in lessons_of(plugin.name) if lesson.rule is not None]


@pytest.mark.parametrize(
    ("example", "size"),
    [(example, (DESKTOP, PHONE)[n % 2]) for n, example in enumerate(EXAMPLES)],
    ids=[f"{example.game}/{example.name}" for example in EXAMPLES],
)
def test_an_example_leads_whoever_does_what_it_asks_to_its_end(new_page: NewPage, example: Lesson, size: tuple[int, int]) -> None:
    follower = Follower(new_page(size=size), example)
    follower.open()
    follower.follow()
    assert follower.step == len(example.steps) - 1
