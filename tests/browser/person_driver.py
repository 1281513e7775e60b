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

    @property
    def sure(self) -> Locator:
        """What is asked once more before a choice that costs much."""
        return self.page.get_by_role("button", name="Do it", exact=True)

    def act(self) -> None:
        """Make one decision, stand by it, and see it happen; others may be the first to change something."""
        happened = self.page.locator(f'main[data-lines]:not([data-lines="{self.lines}"])')
        if not self.sure.count():
            self.decide()
        self.stand_by(happened)

    def stand_by(self, happened: Locator) -> None:
        """See something happen, after what is asked once more, if anything is."""
        expect(happened.or_(self.sure).first).to_be_visible()
        self.affirm()
        expect(happened).to_be_visible()

    def affirm(self) -> None:
        """Stand by what was decided, if that is asked."""
        if self.sure.count():
            self.sure.click()

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
