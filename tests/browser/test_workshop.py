"""The shipyard by clicks: tiles from the whole heap, faults and the judge's figures, the link, and a table to fly at."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tavolata.server.store.rows import DesignRow
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.server.harness import LiveServer

YARD = "/shipyard/galaxy-trucker"
SOUND = "II-8A06E16I20M36w42258I66U78U82C92kb2Ec7ed7Ze2Kf9lg4Mh1Li2Rj4ok52l5mm5yn"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_tile_is_taken_turned_placed_lifted_and_put_back(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(YARD, size)
    page.get_by_role("radio", name="cannon", exact=True).click()
    page.locator('[data-spot="open"] button').first.click()
    hand = page.locator("[data-turn]")
    expect(hand).to_have_attribute("data-turn", "0")
    hand.click()
    expect(hand).to_have_attribute("data-turn", "1")
    page.locator('[data-cell="8-7"]').click()
    expect(page.locator('[data-cell="8-7"][data-tile]')).to_be_visible()
    expect(page).to_have_url(re.compile(r"ship=II-\w{3}$"))
    page.locator('[data-cell="8-7"]').click()
    expect(hand).to_have_attribute("data-turn", "1")
    page.get_by_role("button", name="Put it back").click()
    expect(page).to_have_url(re.compile(r"ship=II-$"))


def test_a_free_cell_shows_what_fits_and_a_step_back_takes_it_off_again(new_page: NewPage) -> None:
    page = new_page(YARD)
    page.locator('[data-cell="7-6"]').click()
    expect(page.get_by_role("heading", name=re.compile(r"Column 7, row 6: \d+ tiles fit"))).to_be_visible()
    page.locator('[data-spot="open"] button').first.click()
    expect(page.locator('[data-cell="7-6"][data-tile]')).to_be_visible()
    expect(page.get_by_role("heading", name="The heap: 151 tiles")).to_be_visible()
    page.get_by_role("button", name="Back a step").click()
    expect(page.locator('[data-cell="7-6"][data-tile]')).to_have_count(0)
    page.get_by_role("button", name="Forward a step").click()
    expect(page.locator('[data-cell="7-6"][data-tile]')).to_be_visible()


def test_a_link_brings_the_ship_its_judge_and_its_weak_points(new_page: NewPage) -> None:
    page = new_page(f"{YARD}?ship={SOUND}")
    judge = page.get_by_test_id("judge")
    expect(judge).to_have_attribute("data-flights", "100")
    expect(judge).to_have_attribute("data-flights", "1000")
    expect(judge).to_contain_text("Credits on average")
    page.get_by_role("button", name="Weak points").click()
    expect(page.get_by_test_id("weak")).to_be_visible()
    expect(judge).to_contain_text("No shield: front, right, rear, and left.")
    page.get_by_role("radio", name="Level III").click()
    expect(page).to_have_url(re.compile(r"ship=III-$"))


def test_a_fault_is_told_at_once_and_such_a_ship_does_not_fly(new_page: NewPage) -> None:
    page = new_page(YARD)
    page.get_by_role("radio", name="engine", exact=True).click()
    page.locator('[data-spot="open"] button').first.click()
    page.locator("[data-turn]").wait_for()
    page.locator('[data-cell="7-6"]').click()
    expect(page.get_by_role("heading", name="What the check found")).to_be_visible()
    expect(page.get_by_test_id("judge")).to_contain_text("A ship with faults does not fly.")
    expect(page.get_by_role("button", name="Fly it against bots")).to_be_disabled()


def test_a_link_that_tells_of_no_ship_says_so_and_leads_on(browser: Browser, live_server: LiveServer) -> None:
    """The browser itself notes that it was refused, so this is no page of those that note nothing."""
    page = browser.new_page(base_url=f"http://{live_server.host}", service_workers="block")
    page.goto(f"{YARD}?ship=nonsense")
    expect(page.get_by_text("tells of no ship")).to_be_visible()
    page.get_by_role("link", name="Start over").click()
    expect(page.get_by_role("heading", name="The heap: 152 tiles")).to_be_visible()
    page.context.close()


def test_the_ship_flies_against_bots(new_page: NewPage) -> None:
    page = new_page(f"{YARD}?ship={SOUND}")
    page.get_by_role("button", name="Fly it against bots").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-cell][data-tile]")).to_have_count(24)
    expect(page.get_by_role("button", name=re.compile("Finish"))).to_be_enabled()


def test_the_keys_take_turn_and_place(new_page: NewPage) -> None:
    page = new_page(YARD)
    page.locator('[data-spot="open"] button').first.wait_for()
    page.keyboard.press("u")
    page.keyboard.press("Enter")
    page.locator("[data-turn]").wait_for()
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell][data-tile]")).to_have_count(2)
    page.keyboard.press("Control+z")
    page.locator("[data-turn]").wait_for()


def test_the_best_ships_flown_here_open_in_the_shipyard(new_page: NewPage, live_server: LiveServer) -> None:
    live_server.run_on_server(live_server.store.designs.save([DesignRow("galaxy-trucker", "II", SOUND, 61, "Anna")], 6))
    page = new_page(YARD)
    page.get_by_role("link", name="Open in the shipyard: Anna: 61 credits").click()
    expect(page).to_have_url(re.compile(f"ship={SOUND}$"))
    expect(page.locator("[data-cell][data-tile]")).to_have_count(24)
