"""Somebody who plays Lucky Loop by clicking what they see."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.person_driver import Person


class Pilot(Person):
    """A person at a table of Lucky Loop."""

    def decide(self) -> None:
        """Make one decision, as the phase of the game asks for it."""
        match self.page.get_by_test_id("dock").get_attribute("data-phase"):
            case "turn":
                self._begin()
            case "exchange" | "refill":
                self._either(r"^Draw from the").click()
            case "discard":
                self._discard()
            case "highlight":
                self.button(r"Put the highlight here$").first.click()
            case "ready":
                self.first_of(r"^Throw$", r"^Stop here$", r"^Give up$").click()
            case _:
                self.first_of(r"^Make .* exactly", r"^Make .* over", r"^Give up$").click()

    def first_of(self, *patterns: str) -> Locator:
        """The first of these buttons that is there, once any of them is."""
        expect(self.button("|".join(patterns)).first).to_be_visible()
        return next(self.button(pattern).first for pattern in patterns if self.button(pattern).count())

    def _begin(self) -> None:
        """Do what the advisor would do: lay cards, or exchange."""
        self.first_of(r"^Show me the best", r"^Advice$").click()
        self.button(r"^Show me the best").click()
        flights = self.button(r"^(Fly \w+ \w+|.*: raise by .*|Lay the free programme)")
        (flights.last if flights.count() else self._either(r"^Exchange: draw")).click()

    def _either(self, pattern: str) -> Locator:
        """The first or the last of such buttons in turn, so that the hand keeps all colours."""
        found = self.button(pattern)
        expect(found.first).to_be_visible()
        return found.first if int(self.lines) % 2 else found.last

    def _discard(self) -> None:
        wanted = re.match(r"Choose (\d+) cards? to discard", self.page.get_by_test_id("prompt").inner_text())
        assert wanted is not None
        for _ in range(int(wanted[1])):
            self._either(r"In hand, can be chosen").click()
        self.button(r"^Discard \d").click()
