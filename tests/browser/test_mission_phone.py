"""Missions on a phone: what is asked about is in sight, and nothing moves under a finger."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.bomb_busters_driver import Cutter
from tests.browser.conftest import PHONE, NewPage
from tests.browser.staged import Staged
from tests.browser.test_bomb_busters import open_alone
from tests.browser.test_missions import box
from tests.games.bomb_busters.test_mission_group_action import reds
from tests.server.harness import LiveServer


def own_stands(cutter: Cutter) -> Locator:
    return cutter.room.get_by_role("region", name=re.compile("^Your stand")).first


def expect_in_sight(cutter: Cutter, thing: Locator) -> None:
    """It lies below the line over the table and above my own stands, once nothing scrolls any more."""
    cutter.page.wait_for_function(
        """([thing, own]) => {
            const [{ top, bottom }, mine] = [thing, own].map((one) => one.getBoundingClientRect())
            return top >= 56 && bottom <= mine.top + 1
        }""",
        arg=[thing.element_handle(), own_stands(cutter).element_handle()],
    )


def reach_my_turn(cutter: Cutter) -> None:
    """Decide until a wire of somebody else can be pointed at."""
    while True:
        cutter.page.locator("main[data-mine=true] [data-testid=dock][data-asked=true]").wait_for()
        if cutter.button("wire .*: point at it$").count():
            return
        cutter.act()


def test_the_wire_that_is_asked_about_is_in_sight(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission="13")
    reach_my_turn(anna)
    others = anna.room.get_by_role("group", name="Stands of the others")
    expect_in_sight(anna, others)
    last = [wire for wire in anna.wires() if wire.can == "point at it"][-1]
    anna.press(last.pattern)
    expect(anna.button("^Say ").first).to_be_visible()
    expect_in_sight(anna, others.locator(f"[data-stand={last.stand}]"))


def height(thing: Locator) -> int:
    _left, top, _right, bottom = box(thing)
    return round(bottom - top)


def expect_below_the_bar(thing: Locator) -> None:
    """Nothing of it lies under the line over the table."""
    expect(thing).to_be_in_viewport(ratio=1)
    thing.page.wait_for_function("thing => thing.getBoundingClientRect().top >= 50", arg=thing.element_handle())


def test_a_hint_is_in_sight_wherever_the_page_is_and_moves_nothing(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission="19")
    anna.button("put a token here$").first.wait_for()
    shown, room = anna.page.get_by_test_id("hint-shown"), anna.page.locator(".busters")
    for scrolled in (0, 30):
        anna.page.evaluate("y => scrollTo(0, y)", scrolled)
        before = box(room)[1]
        anna.page.get_by_test_id("ask-hint").click()
        expect(shown).to_have_attribute("data-grade", "look")
        expect(shown).not_to_contain_text("Thinking")
        expect_below_the_bar(shown)
        anna.page.wait_for_function(
            "([room, y]) => Math.abs(room.getBoundingClientRect().top - y) < 2", arg=[room.element_handle(), before]
        )
        shown.get_by_role("button", name="Tell me more").click()
        expect(shown).to_have_attribute("data-grade", "consider")
        expect_below_the_bar(shown)
        shown.get_by_role("button", name="Close the hint").click()


def test_where_my_own_wires_are_asked_about_the_dial_is_in_sight(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission="36")
    token = anna.button("put a token here$").first
    asked = anna.page.locator("main[data-mine=true] [data-testid=dock][data-asked=true]")
    asked.wait_for()
    while not token.count():
        anna.page.evaluate("scrollTo(0, 120)")
        anna.act()
        asked.wait_for()
    expect_below_the_bar(anna.page.locator("[data-thing=dial]"))


def test_my_wires_keep_their_rows_and_have_names(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission="12")
    anna.button("put a token here$").first.wait_for()
    own = own_stands(anna)
    before = height(own)
    expect(own.get_by_text("A2", exact=True)).to_be_visible()
    reach_my_turn(anna)
    assert height(own) == before
    token = anna.room.get_by_role("button", name=re.compile("wire C.*, token ")).first
    expect(token.get_by_text(re.compile(r"^C\d+$"))).to_be_visible()


def test_a_second_tap_meets_what_the_first_one_met(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission="31")
    anna.act()  # the constraint card
    anna.button("put a token here$").first.wait_for()
    wire = next(wire for wire in anna.wires() if wire.can == "put a token here")
    before = box(own_stands(anna))
    anna.press(wire.pattern)
    expect(anna.button("^Put a token before")).to_be_visible()
    assert box(own_stands(anna)) == before


def test_a_stand_that_lies_beneath_my_own_is_told_and_reached(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission="31")
    anna.act()  # the constraint card
    anna.button("put a token here$").first.wait_for()
    beneath = anna.button("^Further down: D")
    anna.page.evaluate("scrollTo(0, 0)")
    expect(beneath).to_be_visible()
    beneath.click()
    expect_in_sight(anna, anna.room.locator("[data-stand=D]"))
    expect(beneath).to_have_count(0)


def test_a_special_action_that_fails_shows_which_wire_was_wrong(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    table = Staged(page, reds("?1 ?R1 ?2", "?1 ?R2 ?2", "?1 ?R3 ?2", turns=3))
    table.tell("0 special", "0 point 0.1", "0 point 1.0", "0 point 2.1")
    over = page.get_by_test_id("mission-over")
    expect(over).to_contain_text("One of them was wrong")
    expect(over).to_be_in_viewport(ratio=1)
    told = page.get_by_role("region", name=re.compile("stand [A-C]$")).filter(has=page.locator("[data-thing=said]"))
    expect(told.locator("[data-thing=said]")).to_have_text([re.compile(mark) for mark in ("✗", "✓", "✓")])
    expect(page.get_by_test_id("twists")).to_contain_text("Pointed at: 3 of 3")
    expect(page.get_by_role("img", name="Dial: 0 steps left")).to_be_visible()
