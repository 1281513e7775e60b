"""Somebody who follows a lesson to its end by doing what it asks for, whatever the game.

What a person clicks to do an action is told by the game: `tests/browser/lessons_<area>.py` has `do(page, actions)`, which is given the
actions of a step in the game's notation (one, or several that are one move) and clicks until the room has sent them.
"""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from tavolata.core.protocols.lesson import Lesson, LessonStep
from tavolata.core.registry import get_plugin
from tavolata.i18n import translate

Do = Callable[[Page, tuple[str, ...]], None]

SLACK = 2.0
"""By so many pixels a ring may be off: browsers round."""


class Follower:
    """A learner who does what is asked."""

    def __init__(self, page: Page, lesson: Lesson) -> None:
        """The page is about to open the lesson."""
        self.page, self.lesson = page, lesson
        self._do: Do = import_module(f"tests.browser.lessons_{get_plugin(lesson.game).slug}").do

    @property
    def path(self) -> str:
        return f"/learn/{self.lesson.game}/{self.lesson.name}"

    @property
    def sentence(self) -> Locator:
        return self.page.get_by_test_id("sentence")

    @property
    def bubble(self) -> Locator:
        return self.page.get_by_test_id("tutor")

    @property
    def ring(self) -> Locator:
        return self.page.locator("[data-pointer]")

    @property
    def go_on(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^(Go on|Take it back)$"))

    def open(self) -> None:
        """Come to the lesson."""
        self.page.goto(self.path)

    @property
    def step(self) -> int:
        """The step of the lesson that the page is at."""
        return int(self.page.locator("main").get_attribute("data-step") or "-1")

    def follow(self, start: int = 0, end: int | None = None) -> None:
        """Do one step after the other, from one to before another; the last one is only read."""
        for n, step in list(enumerate(self.lesson.steps))[start:end]:
            self.see(n, step)
            if n < len(self.lesson.steps) - 1:
                self.take(step)

    def see(self, n: int, step: LessonStep) -> None:
        """The sentence of a step is shown, and what it points at is in sight."""
        expect(self.page.locator(f"main[data-step='{n}'][data-busy=false]")).to_be_attached()
        expect(self.sentence).to_have_text(translate(f"{self.lesson.message_prefix}.{step.say}"))
        expect(self.sentence).to_be_in_viewport(ratio=0.99)
        if step.point:
            self._see_pointer(step)

    def take(self, step: LessonStep) -> None:
        """Do what a step asks for, or go on where it asks for nothing."""
        if step.do:
            self._do(self.page, step.do)
        else:
            self.go_on.click()

    def act(self, *actions: str) -> None:
        """Do something, whether or not it is asked for."""
        self._do(self.page, actions)

    def _see_pointer(self, step: LessonStep) -> None:
        expect(self.ring, f"{step.say} points at {step.point}").to_have_attribute("data-pointer", step.point)
        self.page.wait_for_function(_AT_REST)
        ring, bubble = _box(self.ring), _box(self.bubble)
        assert _is_within(ring, self.page), f"{step.say}: the ring at {step.point} is out of sight: {ring}"
        assert not _overlap(ring, bubble), f"{step.say}: the bubble {bubble} covers {step.point} {ring}"


_AT_REST = """() => new Promise((tell) => {
    const where = () => JSON.stringify(document.querySelector('[data-pointer]')?.getBoundingClientRect());
    const before = where();
    setTimeout(() => tell(before === where()), 60);
})"""


def _box(locator: Locator) -> FloatRect:
    box = locator.bounding_box()
    assert box is not None
    return box


def _is_within(box: FloatRect, page: Page) -> bool:
    size: Any = page.viewport_size
    return (
        box["x"] >= -SLACK
        and box["y"] >= -SLACK
        and box["x"] + box["width"] <= size["width"] + SLACK
        and box["y"] + box["height"] <= size["height"] + SLACK
    )


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    return not (
        one["x"] + one["width"] <= other["x"] + SLACK
        or other["x"] + other["width"] <= one["x"] + SLACK
        or one["y"] + one["height"] <= other["y"] + SLACK
        or other["y"] + other["height"] <= one["y"] + SLACK
    )
