"""A race by clicks: one builds and flies alone, another races against the ghost of that ship, and both are ranked."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.galaxy_trucker_driver import Trucker
from tests.browser.person_driver import whose

_TILES = 3
"""So many are placed, so that there is something to race against."""
_REST = 5000
"""Milliseconds before the last of them."""
_BEAT = 250


def enter(page: Page, name: str) -> Trucker:
    """Begin the race alone, under a name."""
    page.get_by_role("textbox", name="You play as").fill(name)
    page.get_by_role("button", name="Fly alone").click()
    trucker = Trucker(page, name)
    trucker.expect_phase("building")
    return trucker


def fly(trucker: Trucker) -> None:
    """Finish what is built, and fly it to the end; a touch while a card is still shown only hurries it, and is made again."""
    trucker.finish()
    trucker.expect_all_built()
    while whose([trucker]) is not None:
        trucker.decide()
        trucker.page.wait_for_timeout(_BEAT)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_ghost_race(new_page: NewPage, size: tuple[int, int]) -> None:
    race = f"/race/galaxy-trucker/test-{size[0]}"
    page = new_page(race, size)
    expect(page.get_by_text("You could be the first.")).to_be_visible()
    anna = enter(page, "Anna")
    expect(page.get_by_test_id("ghosts")).to_have_count(0)
    while len(anna.ship()) < _TILES:
        anna.build()
    page.wait_for_timeout(_REST)
    while len(anna.ship()) <= _TILES:
        anna.build()
    fly(anna)
    ranking = page.get_by_test_id("race").get_by_role("row")
    expect(ranking).to_have_count(1)
    expect(ranking).to_contain_text("Anna")

    other = new_page(race, size)
    expect(other.get_by_test_id("ranking").get_by_role("row")).to_contain_text("Anna")
    ben = enter(other, "Ben")
    ghost = other.get_by_test_id("ghosts").get_by_role("listitem")
    expect(ghost).to_have_attribute("data-tiles", "0")
    ben.take()
    expect(ghost).to_have_attribute("data-tiles", re.compile(f"[1-{_TILES}]"))
    expect(ghost).to_have_attribute("data-tiles", str(_TILES + 1))
    expect(ghost).to_contain_text("Anna")
    ben.put_back()
    fly(ben)
    rows = other.get_by_test_id("race").get_by_role("row")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="this flight")).to_contain_text("Ben")
    other.get_by_role("link", name="To the race").click()
    expect(other).to_have_url(re.compile(f"{race}$"))
    expect(other.get_by_test_id("ranking").get_by_role("row")).to_have_count(2)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_race_of_the_day_is_found_from_the_shipyard_and_nothing_is_wrong_with_its_page(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page("/shipyard/galaxy-trucker", size)
    page.get_by_role("link", name="Race of the day").click()
    expect(page.get_by_role("heading", name="Race of the day")).to_be_visible()
    assert axe.faults(page, set()) == []
    page.get_by_role("link", name="Yesterday's race").click()
    expect(page.get_by_role("heading", name="Yesterday's race")).to_be_visible()
    page.get_by_role("link", name="Today's race").click()
    expect(page).to_have_url(re.compile("/race/galaxy-trucker$"))


def test_friends_come_in_by_the_table_of_a_race(new_page: NewPage) -> None:
    page = new_page("/race/galaxy-trucker")
    page.get_by_role("button", name="With friends").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("listitem", name="Seat 2")).to_be_visible()


def test_a_ship_of_the_shipyard_flies_alone(new_page: NewPage) -> None:
    page = new_page("/shipyard/galaxy-trucker?ship=II-8A06E16I20M36w42258I66U78U82C92kb2Ec7ed7Ze2Kf9lg4Mh1Li2Rj4ok52l5mm5yn")
    page.get_by_role("button", name="Fly it alone").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-cell][data-tile]")).to_have_count(24)
    pilot = Trucker(page, "Anna")
    pilot.finish()
    pilot.expect_all_built()
