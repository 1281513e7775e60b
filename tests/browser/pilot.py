"""Somebody who plays Lucky Loop by clicking what they see."""

import re

from playwright.sync_api import Locator, Page, expect

WAYS = [
    r"^Throw$",
    r"^Make .* exactly",
    r"^Make .* over",
    r"^Put the highlight here|Put the highlight here$",
]


class Pilot:
    """A person before a browser."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    @property
    def room(self) -> Locator:
        return self.page.locator("main .room")

    def button(self, pattern: str) -> Locator:
        return self.room.get_by_role("button", name=re.compile(pattern))

    def is_over(self) -> bool:
        return self.page.get_by_role("dialog").get_by_role("button", name="Play again").is_visible()

    def is_to_act(self) -> bool:
        return self.page.locator("main[data-mine=true] [data-testid=prompt]").count() > 0

    def act(self) -> None:
        """Make one decision."""
        lines = self.page.locator("main[data-lines]").get_attribute("data-lines") or ""
        if not any(way() for way in (self._tap_one_way, self._give_up, self._discard, self._fly_by_advice)):
            self._draw()
        expect(self.page.locator("main[data-lines]")).not_to_have_attribute("data-lines", lines)

    def _tap_one_way(self) -> bool:
        for way in WAYS:
            found = self.button(way)
            if found.count():
                found.first.click()
                return True
        return False

    def _give_up(self) -> bool:
        """Asked once more where there is another way."""
        if self.button(r"^Give up$").count() == 0:
            return False
        another_way = self.button(r"^Die \d").count() > 0
        self.button(r"^Give up$").click()
        if another_way:
            self.button(r"^Really give up\?$").click()
        return True

    def _discard(self) -> bool:
        prompt = self.page.get_by_test_id("prompt").inner_text()
        wanted = re.match(r"Choose (\d+) cards? to discard", prompt)
        if wanted is None:
            return False
        for _ in range(int(wanted[1])):
            self.button(r"In hand, can be chosen").first.click()
        self.button(r"^Discard \d").click()
        expect(self.page.get_by_test_id("dock")).not_to_have_attribute("data-phase", "discard")
        return True

    def _fly_by_advice(self) -> bool:
        """Lay what the advisor would lay; where nothing can be flown, exchange."""
        if self.button(r"^Exchange cards$").count() == 0:
            return False
        self.button(r"^Advice$").click()
        best = self.button(r"^Show me the best")
        exchange = self.button(r"^Exchange cards$")
        expect(best.or_(exchange).first).to_be_visible()
        if self.button(r"can be flown|^Choose |^Fly ").count() == 0 and best.count() == 0:
            exchange.click()
            self.button(r"^Exchange: draw").first.click()
            return True
        best.click()
        self.button(r"^(Fly \w+ \w+|.*: raise by .*|Lay the free programme)").last.click()
        return True

    def _draw(self) -> None:
        draw = self.button(r"^Draw from the")
        assert draw.count(), f"{self.name} finds nothing to do:\n{self.room.aria_snapshot()}"
        draw.first.click()
