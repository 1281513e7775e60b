"""Things on a table explain themselves: to a mouse that rests, to keys, to a finger, and to whoever asks."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import AT_ONCE, PHONE, NewPage
from tests.browser.mouse import rest_on
from tests.server.harness import LiveServer

LESSON = "/learn/lucky-loop/first-flight"
HELD = 700
"""Milliseconds: longer than a tap."""


def card_of(page: Page) -> Locator:
    return page.locator("[data-thing-explained]")


def thing(page: Page, kind: str, within: str = "main .room") -> Locator:
    return page.locator(f"{within} [data-thing^='{kind}']").first


@pytest.fixture
def desk(new_page: NewPage) -> Page:
    page = new_page(LESSON)
    expect(page.get_by_test_id("sentence")).to_be_visible()
    return page


@pytest.fixture
def phone(browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """A page that is touched."""
    context = browser.new_context(
        base_url=f"http://{live_server.host}", viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, reduced_motion="reduce"
    )
    context.add_init_script(f"localStorage.setItem('tavolata.taste', '{AT_ONCE}')")
    page = context.new_page()
    page.goto(LESSON)
    expect(page.get_by_test_id("sentence")).to_be_visible()
    yield page
    context.close()


def touch(page: Page, at: Locator, lasting: int) -> None:
    """A finger comes down, stays for a while, and is lifted."""
    box = at.bounding_box()
    assert box is not None
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    page.wait_for_timeout(lasting)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_mouse_that_rests_is_told_and_one_that_leaves_is_not(desk: Page) -> None:
    rest_on(thing(desk, "card:"), card_of(desk))
    expect(card_of(desk).locator("b")).not_to_be_empty()
    expect(card_of(desk).locator("svg").first).to_be_visible()
    desk.mouse.move(2, 2)
    expect(card_of(desk)).to_have_count(0)


def test_keys_are_told_at_once_and_the_thing_is_described_by_its_card(desk: Page) -> None:
    card = thing(desk, "card:")
    desk.keyboard.press("Tab")
    card.focus()
    expect(card_of(desk)).to_be_visible()
    expect(card).to_have_attribute("aria-describedby", "explained")
    desk.keyboard.press("Escape")
    expect(card_of(desk)).to_have_count(0)


def test_the_rule_is_one_tap_away(desk: Page) -> None:
    rest_on(thing(desk, "card:"), card_of(desk))
    rule = card_of(desk).get_by_role("button", name="The rule")
    rule.click()
    expect(desk.get_by_role("dialog").locator(".asked")).to_be_in_viewport()


def test_whoever_asks_is_told_and_nothing_else_happens(desk: Page) -> None:
    ask = desk.get_by_role("button", name="What is it?")
    ask.click()
    expect(ask).to_have_attribute("aria-pressed", "true")
    thing(desk, "card:").click()
    expect(card_of(desk)).to_be_visible()
    expect(thing(desk, "card:")).to_have_attribute("aria-pressed", "false")
    expect(ask).to_have_attribute("aria-pressed", "false")
    thing(desk, "card:").click()
    expect(thing(desk, "card:")).to_have_attribute("aria-pressed", "true")


def test_whoever_no_longer_asks_presses_escape(desk: Page) -> None:
    ask = desk.get_by_role("button", name="What is it?")
    ask.click()
    desk.keyboard.press("Escape")
    expect(ask).to_have_attribute("aria-pressed", "false")


def test_a_finger_that_holds_is_told_and_does_nothing(phone: Page) -> None:
    card = thing(phone, "card:", "[data-testid=dock]")
    touch(phone, card, HELD)
    expect(card_of(phone)).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    phone.get_by_test_id("sentence").tap()
    expect(card_of(phone)).to_have_count(0)


def test_a_tap_does_what_it_does_and_explains_what_does_nothing(phone: Page) -> None:
    card = thing(phone, "card:", "[data-testid=dock]")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card_of(phone)).to_have_count(0)
    thing(phone, "player:").tap()
    expect(card_of(phone)).to_be_visible()
    box = card_of(phone).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


def test_at_a_table_too(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name=re.compile("^Play")).first.click()
    rest_on(thing(page, "player:"), card_of(page))
    expect(card_of(page)).to_be_visible()
