"""Rough Roads at the table: what this flight is made harder by lies open above the ship, and each card says what it does."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.test_building import expect_seen_whole
from tests.server.harness import LiveServer

_ROADS = 3


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_roads_of_a_flight_lie_above_the_ship_and_explain_themselves(
    new_page: NewPage, live_server: LiveServer, size: tuple[int, int]
) -> None:
    options = {"level": "II", "clock": "untimed", "roads": str(_ROADS)}
    page = new_page(f"/t/{live_server.open_table(2, game='galaxy-trucker', options=options)}", size)
    page.get_by_role("listitem", name="Seat 1").get_by_role("button", name="Sit").click()
    page.get_by_role("button", name=re.compile("^Fill")).click()
    page.get_by_role("button", name="Begin").click()
    roads = page.get_by_test_id("roads").get_by_role("listitem")
    expect(roads).to_have_count(_ROADS)
    for place in ("[data-spot=ship]", "button[aria-label='What the figures are made of'] + dl"):
        expect_seen_whole(page.locator(f"main .room {place}"))
    road = roads.first.inner_text()
    page.get_by_role("button", name="What is it?").click()
    roads.first.click()
    expect(page.locator("[data-thing-explained]")).to_contain_text(road)
