"""Somebody before a browser, whatever they play."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from playwright.sync_api import Locator, Page, expect

P = TypeVar("P", bound="Person")


class Person(ABC):
    """A person before a browser."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    @property
    def room(self) -> Locator:
        return self.page.locator("main .room")

    def button(self, pattern: str) -> Locator:
        return self.room.get_by_role("button", name=re.compile(pattern))

    @property
    def again(self) -> Locator:
        """The way to another game."""
        return self.page.get_by_role("banner").get_by_role("button", name=re.compile("^(Play again|Go on to .*|Go on)$"))

    def is_over(self) -> bool:
        return self.again.is_visible()

    def is_to_act(self) -> bool:
        return self.page.locator("main[data-mine=true] [data-testid=prompt]").count() > 0

    @property
    def lines(self) -> str:
        """How many lines the log has."""
        return self.page.locator("main[data-lines]").get_attribute("data-lines") or ""

    def act(self) -> None:
        """Make one decision, and see it happen."""
        lines = self.lines
        self.decide()
        expect(self.page.locator("main[data-lines]")).not_to_have_attribute("data-lines", lines)

    @abstractmethod
    def decide(self) -> None:
        """Do one thing that the room offers."""


def whose(people: Sequence[P]) -> P | None:
    """Who is to act; None when it is over."""
    for _ in range(600):
        for person in people:
            if person.is_to_act():
                return person
            if person.is_over():
                return None
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody was ever to act")
