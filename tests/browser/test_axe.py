"""Axe has nothing against any page, table or dialog, large and small, light and dark; and no contrast is left in doubt."""

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import axe, tour
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE
from tests.browser.engines import ChromiumPage
from tests.browser.test_engines import live_server as live_server  # noqa: PLC0414
from tests.browser.test_review import finished
from tests.server.harness import LiveServer

Scheme = Literal["light", "dark"]
_KNOWN: dict[Scheme, set[str]] = {"light": set(), "dark": set()}


@pytest.fixture
def page(browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """A page of somebody who is new."""
    with browser.new_context(base_url=f"http://{live_server.host}", reduced_motion="reduce") as context:
        context.set_default_timeout(1000 * PATIENCE)
        yield context.new_page()


def faults(page: Page, where: str) -> list[str]:
    """What is wrong with what is shown, large and small; then it grows dark, and the colours are looked at once more."""
    large = [] if where in tour.ONLY_ON_PHONES else look(page, where, "light", DESKTOP)
    return large + look(page, where, "light", PHONE) + look(page, where, "dark", PHONE, axe.CONTRAST)


def look(page: Page, where: str, scheme: Scheme, size: tuple[int, int], rules: axe.Rules | None = None) -> list[str]:
    """What is wrong by these rules with a page that is as large as this, and light or dark."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)
    return [f"{where}, {scheme}, {size[0]} wide: {fault}" for fault in axe.faults(page, _KNOWN[scheme], rules)]


@pytest.mark.parametrize("walk", tour.WALKS)
def test_nothing_is_wrong_on_a_walk_through_the_house(
    page: Page, live_server: LiveServer, walk: Callable[[ChromiumPage, LiveServer], Iterator[str]]
) -> None:
    for stop in walk(ChromiumPage(live_server.host, page), live_server):
        assert faults(page, stop) == []


@pytest.mark.parametrize(
    "path", ["/learn/lucky-loop/first-flight", "/learn/bomb-busters/mission-1", "/learn/galaxy-trucker/building", "/nowhere"]
)
def test_nothing_is_wrong_with_a_page(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    assert faults(page, path) == []


@pytest.mark.parametrize("game", ["lucky-loop", "bomb-busters", "galaxy-trucker"])
def test_nothing_is_wrong_with_a_game_that_is_over(page: Page, live_server: LiveServer, game: str) -> None:
    table = finished(live_server, game)
    page.goto(f"/t/{table}/review")
    page.get_by_role("heading", level=2).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert faults(page, f"review of {game}") == []
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Result").wait_for()
    assert faults(page, f"end of {game}") == []


def test_nothing_is_wrong_in_the_lobby_or_with_its_sheets(page: Page, live_server: LiveServer) -> None:
    page.goto("/t/" + live_server.open_table(3))
    page.get_by_role("listitem", name="Seat 1").get_by_role("button", name=re.compile("^Sit")).click()
    assert faults(page, "lobby") == []
    page.keyboard.press("?")
    assert faults(page, "keys") == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Fill")).click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Leave").click()
    assert faults(page, "leaving") == []
