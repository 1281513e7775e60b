"""How a game is played: a page in pictures, all rules, a search, and examples that are played on the spot."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tavolata.core.protocols.lesson import lessons_of
from tests.browser.conftest import DESKTOP, PHONE, NewPage, unfold

EXAMPLE = next(lesson for lesson in lessons_of("lucky-loop") if lesson.rule)


def book_in(page: Page) -> Locator:
    unfold(page).get_by_role("button", name="How it is played").first.click()
    return page.get_by_role("dialog").first


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def page(new_page: NewPage, request: pytest.FixtureRequest) -> Page:
    return new_page(size=request.param)


def test_it_begins_with_a_page_in_pictures_and_goes_on_with_all_rules(page: Page) -> None:
    book = book_in(page)
    expect(book.locator("svg").nth(5)).to_be_attached()
    expect(book.locator("#rule-LL-F1")).to_have_count(0)
    book.get_by_role("button", name="All rules").first.click()
    expect(book.locator("#rule-LL-F1")).to_be_attached()
    book.get_by_role("navigation").get_by_role("button").last.click()
    expect(book.locator("h3").last).to_be_in_viewport()


def test_it_can_be_searched_and_says_what_to_do_where_nothing_is_found(page: Page) -> None:
    book = book_in(page)
    search = book.get_by_role("searchbox")
    search.fill("red die")
    expect(book.locator("[id^=rule-LL]").first).to_be_visible()
    search.fill("submarine")
    expect(book.get_by_role("status")).to_contain_text("Try another word")
    book.get_by_role("button", name="Contents").click()
    expect(book.get_by_role("navigation")).to_be_visible()


def test_an_example_is_played_over_the_rule_and_leads_back_to_it(page: Page) -> None:
    book = book_in(page)
    book.get_by_role("searchbox").fill(str(EXAMPLE.rule))
    book.get_by_role("button", name=f"Try it: {EXAMPLE.rule}").click()
    frame = page.frame_locator("iframe")
    expect(frame.get_by_test_id("sentence")).to_be_visible()
    frame.get_by_role("button", name="Back to the rule").first.click()
    expect(page.locator("iframe")).to_have_count(0)
    expect(book.locator(f"#rule-{EXAMPLE.rule}")).to_be_visible()


def test_all_rules_begin_at_their_beginning_wherever_the_page_in_pictures_was_left(page: Page) -> None:
    book = book_in(page)
    book.get_by_role("button", name="All rules").last.click()
    expect(book.get_by_role("navigation").get_by_role("button").first).to_be_in_viewport()
    expect(book.get_by_role("heading", level=3).first).to_be_in_viewport()
