"""Somebody who flies a Trek with as little ship as there can be."""

from playwright.sync_api import Page, expect

from tests.browser.galaxy_trucker_driver import Trucker

_GO_ON = r"^On to the next flight$"
_SHARE = r"^Keep | to "


class Trekker(Trucker):
    """A person on a Trek, who leaves the table in the first break and comes back."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page, name)
        self.rested: list[list[str]] = []
        """What the books said in each break."""

    def decide(self) -> None:
        """Look at the titles; finish at once; share out titles; take a break between flights; else fly."""
        drawn = self.button(r"^Start building$")
        if drawn.count():
            drawn.click()
            expect(drawn).to_have_count(0)
        if self.button(r"^Finish building$").count():
            self.finish()
        elif self.button(_GO_ON).count():
            self._rest()
            self.press(_GO_ON)
        elif self.room.locator("[data-thing^='do:keep-title'], [data-thing^='do:give-title']").count():
            self.press(_SHARE)
        else:
            super().decide()

    def books(self) -> list[str]:
        """The lines of the ledger."""
        return self.room.get_by_test_id("ledger").get_by_role("row").all_inner_texts()

    def _rest(self) -> None:
        books = self.books()
        if not self.rested:
            self.page.reload()
            expect(self.room.get_by_test_id("layover")).to_be_visible()
            expect(self.button(_GO_ON)).to_be_visible()
            assert self.books() == books
        self.rested.append(books)
