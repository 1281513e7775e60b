"""Somebody who plays Lucky Loop by clicking what they see."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person


class Pilot(Person):
    """A person at a table of Lucky Loop."""

    def decide(self) -> None:
        """Make one decision, as the phase of the game asks for it."""
        match self.page.get_by_test_id("dock").get_attribute("data-phase"):
            case "turn":
                self._begin()
            case "exchange" | "refill":
                self.button(r"^Draw from the").first.click()
            case "discard":
                self._discard()
            case "highlight":
                self.button(r"Put the highlight here$").first.click()
            case "ready":
                self._first_of(r"^Throw$", r"^Stop: take a token$", r"^Give up$").click()
            case _:
                self._make()

    def _first_of(self, *patterns: str) -> Locator:
        """The first of these buttons that is there, once any of them is."""
        expect(self.button("|".join(patterns)).first).to_be_visible()
        return next(self.button(pattern).first for pattern in patterns if self.button(pattern).count())

    def _begin(self) -> None:
        """Lay what the advisor would lay; where nothing can be flown, exchange."""
        if not self.button(r"^(Advice|Show me the best)").count():
            self._exchange()
            return
        self._first_of(r"^Show me the best", r"^Advice$").click()
        self.button(r"^Show me the best").click()
        self.button(r"^(Fly \w+ \w+|.*: raise by .*|Lay the free programme)").last.click()

    def _exchange(self) -> None:
        self.button(r"^Exchange cards$").click()
        self.button(r"^Exchange: draw").first.click()

    def _make(self) -> None:
        """Make a card, exactly if that can be; else give up, which is asked once more where a token would help."""
        way = self._first_of(r"^Make .* exactly", r"^Make .* over", r"^Give up$")
        gives_up = re.match("Give up", way.inner_text()) is not None
        way.click()
        if gives_up and self.button(r"^Really give up\?$").count():
            self.button(r"^Really give up\?$").click()

    def _discard(self) -> None:
        wanted = re.match(r"Choose (\d+) cards? to discard", self.page.get_by_test_id("prompt").inner_text())
        assert wanted is not None
        for _ in range(int(wanted[1])):
            self.button(r"In hand, can be chosen").first.click()
        self.button(r"^Discard \d").click()
        expect(self.page.get_by_test_id("dock")).not_to_have_attribute("data-phase", "discard")
