"""Missions on a phone: what is asked about is in sight, and nothing moves under a finger."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.cutter import Cutter
from tests.browser.test_bomb_busters import open_alone
from tests.browser.test_missions import box
from tests.server.house import House


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
    while not cutter.button("wire .*: point at it$").count():
        cutter.act()


def test_the_wire_that_is_asked_about_is_in_sight(new_page: NewPage, house: House) -> None:
    anna = open_alone(new_page, house, PHONE, mission="13")
    reach_my_turn(anna)
    others = anna.room.get_by_role("group", name="Stands of the others")
    expect_in_sight(anna, others)
    last = [wire for wire in anna.wires() if wire.can == "point at it"][-1]
    anna.press(last.pattern)
    expect(anna.button("^Say ").first).to_be_visible()
    expect_in_sight(anna, others.locator(f"[data-stand={last.stand}]"))


def test_a_second_tap_meets_what_the_first_one_met(new_page: NewPage, house: House) -> None:
    anna = open_alone(new_page, house, PHONE, mission="31")
    while not anna.button("put a token here$").count():
        anna.act()
    wire = next(wire for wire in anna.wires() if wire.can == "put a token here")
    before = box(own_stands(anna))
    anna.press(wire.pattern)
    expect(anna.button("^Put a token before")).to_be_visible()
    assert box(own_stands(anna)) == before
