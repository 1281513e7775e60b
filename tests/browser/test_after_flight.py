"""After the flight: the ships as they took off, their weak points, one flight among a thousand, and the way to the shipyard."""

import re

import pytest
from playwright.sync_api import expect

from tavolata.bots.play import play_game
from tavolata.games.galaxy_trucker.explain.review.ships import launched_designs
from tavolata.games.galaxy_trucker.explain.review.steps import flights_of, steps_of
from tavolata.games.galaxy_trucker.workshop import GalaxyTruckerWorkshop
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.staged import Staged
from tests.browser.test_review import LEVEL, as_ada, finished, played, put, width_over
from tests.games.galaxy_trucker.table import new_match
from tests.server.harness import LiveServer

_WAIT = 60_000
"""A thousand flights, behind those of others."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_each_ship_is_drawn_with_its_weak_points_and_its_flight_among_a_thousand(
    new_page: NewPage, live_server: LiveServer, size: tuple[int, int]
) -> None:
    page = as_ada(new_page(size=size))
    page.goto(f"/t/{finished(live_server, 'galaxy-trucker')}")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    launched = page.get_by_test_id("launched")
    mine = launched.get_by_role("article").first
    made = next(iter(launched_designs(flights_of(steps_of(played("galaxy-trucker"))))))
    compared = GalaxyTruckerWorkshop().compare(made.code, made.score, 1000)
    assert compared is not None
    expect(launched.get_by_role("article")).to_have_count(3)
    expect(mine).to_have_attribute("aria-label", "Ada")
    told = re.compile(rf"{made.score} credits: (better than {round(compared.better * 100)} %|hardly one) of")
    expect(mine.get_by_test_id("compared")).to_have_text(told, timeout=_WAIT)
    expect(mine.locator("[data-credits]")).to_have_attribute("aria-label", re.compile(f"half up to {compared.judged.credits.p50}, "))
    expect(mine.get_by_test_id("weak").locator(".pipe")).not_to_have_count(0)
    assert width_over(page) == 0
    launched.get_by_role("button", name="Weak points").click()
    expect(mine.get_by_test_id("weak")).to_have_count(0)
    mine.get_by_role("link", name="Open in the shipyard: the ship of Ada").click()
    expect(page).to_have_url(re.compile(rf"/shipyard/galaxy-trucker\?ship={made.code}$"))
    expect(page.locator("[data-cell][data-tile]").first).to_be_visible()


def test_on_a_trek_each_flight_has_its_ships(new_page: NewPage, live_server: LiveServer) -> None:
    page = as_ada(new_page())
    match = play_game("galaxy-trucker", 3, [LEVEL], seed=5, options={"level": "trek"})
    page.goto(f"/t/{put(live_server, match, 'over')}/review")
    launched = page.get_by_test_id("launched")
    expect(launched.get_by_role("radio", name="Level III")).to_be_checked(timeout=_WAIT)
    launched.get_by_role("radio", name="Level I", exact=True).click()
    first = next(iter(launched_designs(flights_of(steps_of(match)))))
    way = launched.get_by_role("article").first.get_by_role("link")
    expect(way).to_have_attribute("href", f"/shipyard/galaxy-trucker?ship={first.code}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_while_building_weak_points_are_switched_on_at_the_own_ship(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size)
    staged = Staged(page, new_match(2, "I"))
    page.get_by_role("button", name="Show the ship large").click()
    page.get_by_role("dialog").get_by_role("button", name="Weak points").click()
    weak = page.get_by_role("dialog").get_by_test_id("weak")
    expect(weak.locator(".pipe")).to_have_count(4)
    expect(page.get_by_role("dialog")).to_contain_text("4 pipes are open.")
    assert staged.asked == ["weak"]
