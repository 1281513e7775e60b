"""Transfer size of the first visit and of each game screen, as a new visitor downloads them.

The first visit is counted until the start page requests nothing more. A game screen adds the table page, its messages and the screen.
The flight of Galaxy Trucker (preloaded while players build) and the icon are not counted, because no one waits for them.
"""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.transfer_size import Scales, listed
from tests.server.harness import LiveServer

BUDGET = 200_000
"""Bytes on the wire of the first visit and one game screen together."""
GAMES = ["Lucky Loop", "Bomb Busters", "Galaxy Trucker"]
_PRELOADED = re.compile(r"/assets/flight-|/icon\.svg$")


@pytest.fixture
def newcomer(browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """Somebody who was never here, with a phone."""
    size = {"width": PHONE[0], "height": PHONE[1]}
    context = browser.new_context(base_url=f"http://{live_server.host}", viewport=size, service_workers="block")  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def come(page: Page) -> Scales:
    """Open the start page, and look at it until all of it is there."""
    scales = Scales(page)
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("Play"))).to_have_count(len(GAMES))
    scales.settle()
    return scales


@pytest.mark.parametrize("path", ["/", "/learn/lucky-loop/first-flight"])
def test_nothing_comes_twice(newcomer: Page, path: str) -> None:
    fetched: list[str] = []
    newcomer.on("request", lambda request: fetched.append(request.url))
    scales = Scales(newcomer)
    newcomer.goto(path)
    newcomer.get_by_role("heading", level=1).wait_for()
    scales.settle()
    assert [url for url, times in Counter(fetched).items() if times > 1] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_first_visit_and_a_game_screen_fit_the_budget(newcomer: Page, name: str) -> None:
    scales = come(newcomer)
    first = dict(scales.weights)
    scales.empty()
    newcomer.get_by_role("article", name=name).get_by_role("button", name=re.compile("Play")).click()
    expect(newcomer.locator("main .room")).to_be_visible()
    screen = {path: size for path, size in scales.settle().items() if not _PRELOADED.match(path)}
    print(listed("The first visit", first), listed(f"The game screen of {name}", screen), sep="\n")
    assert sum(first.values()) + sum(screen.values()) <= BUDGET
