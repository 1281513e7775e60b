"""Axe has nothing against any page, table or dialog, large and small, light and dark; and no contrast is left in doubt."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import axe, tour
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.engines import ChromiumPage
from tests.browser.test_engines import house as house  # noqa: PLC0414
from tests.browser.test_review import finished
from tests.server.house import House

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
_KNOWN: dict[str, set[str]] = {scheme: set() for scheme in SCHEMES}


@contextmanager
def tab(browser: Browser, house: House, scheme: Scheme) -> Iterator[Page]:
    """A page of somebody who likes it light or dark."""
    with browser.new_context(base_url=f"http://{house.host}", reduced_motion="reduce", color_scheme=scheme) as context:
        yield context.new_page()


def faults(page: Page, scheme: Scheme, where: str) -> list[str]:
    """What is wrong with what is shown, large and small; in the dark the colours are looked at once more."""
    found: list[str] = []
    sizes = (PHONE,) if where in tour.ONLY_ON_PHONES else (DESKTOP, PHONE)
    for width, height in sizes if scheme == "light" else sizes[-1:]:
        page.set_viewport_size({"width": width, "height": height})
        wrong = axe.faults(page, _KNOWN[scheme], None if scheme == "light" else axe.CONTRAST)
        found += [f"{where}, {scheme}, {width} wide: {fault}" for fault in wrong]
    return found


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("walk", tour.WALKS)
def test_nothing_is_wrong_on_a_walk_through_the_house(
    browser: Browser, house: House, walk: Callable[[ChromiumPage, House], Iterator[str]], scheme: Scheme
) -> None:
    with tab(browser, house, scheme) as page:
        for stop in walk(ChromiumPage(house.host, page), house):
            assert faults(page, scheme, stop) == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    "path", ["/learn/lucky-loop/first-flight", "/learn/bomb-busters/mission-1", "/learn/galaxy-trucker/building", "/nowhere"]
)
def test_nothing_is_wrong_with_a_page(browser: Browser, house: House, path: str, scheme: Scheme) -> None:
    with tab(browser, house, scheme) as page:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert faults(page, scheme, path) == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", ["lucky-loop", "bomb-busters", "galaxy-trucker"])
def test_nothing_is_wrong_with_a_game_that_is_over(browser: Browser, house: House, game: str, scheme: Scheme) -> None:
    with tab(browser, house, scheme) as page:
        table = finished(house, game)
        page.goto(f"/t/{table}/review")
        page.get_by_role("heading", level=2).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert faults(page, scheme, f"review of {game}") == []
        page.goto(f"/t/{table}")
        page.get_by_role("button", name="Result").wait_for()
        assert faults(page, scheme, f"end of {game}") == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_nothing_is_wrong_in_the_lobby_or_with_its_sheets(browser: Browser, house: House, scheme: Scheme) -> None:
    with tab(browser, house, scheme) as page:
        page.goto("/t/" + house.open_table(3))
        page.get_by_role("listitem", name="Seat 1").get_by_role("button", name=re.compile("^Sit")).click()
        assert faults(page, scheme, "lobby") == []
        page.keyboard.press("?")
        assert faults(page, scheme, "keys") == []
        page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile("^Fill")).click()
        page.get_by_role("button", name="Begin").click()
        page.get_by_role("button", name="Leave").click()
        assert faults(page, scheme, "leaving") == []
