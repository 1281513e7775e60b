"""How much comes over the wire: the start page, and after it the room of each game.

Counted is what a person waits for: the first visit until the page asks for nothing more; then what a table adds until its room is
there to be played. That is the table of the house, with its words, and the room, with its own. A room fetches some parts ahead of
their time (`later.ts`: the flight of Galaxy Trucker while one builds, sheets and endings), and a browser the icon: nobody waits for
these, they are not counted.
"""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.transfer_size import Scales, listed
from tests.server.harness import House

FIRST = 110_000
TABLE = 39_000
"""What every table needs, whatever is played there, with the words of the house: it comes with the first room."""
ROOMS = {"Lucky Loop": 36_000, "Bomb Busters": 39_200, "Galaxy Trucker": 36_900}
"""The aim is 35,000."""
_TABLE = re.compile(r"/assets/(table-|chat_keys@)")
_LATER = re.compile(r"/assets/(later|refusals@|HighlightToken)|/icon\.svg$")


@pytest.fixture
def newcomer(browser: Browser, house: House) -> Iterator[Page]:
    """Somebody who was never here, with a phone."""
    size = {"width": PHONE[0], "height": PHONE[1]}
    context = browser.new_context(base_url=f"http://{house.host}", viewport=size, service_workers="block")  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def come(page: Page) -> Scales:
    """Open the start page, and look at it until all of it is there."""
    scales = Scales(page)
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("Play"))).to_have_count(len(ROOMS))
    scales.settle()
    return scales


def weight_of(weights: dict[str, int], *without: re.Pattern[str]) -> int:
    return sum(weight for path, weight in weights.items() if not any(some.match(path) for some in without))


def test_the_first_visit_is_light(newcomer: Page) -> None:
    weights = come(newcomer).weights
    print(listed("The first visit", weights))
    assert weight_of(weights) < FIRST


@pytest.mark.parametrize("path", ["/", "/learn/lucky-loop/first-flight"])
def test_nothing_comes_twice(newcomer: Page, path: str) -> None:
    fetched: list[str] = []
    newcomer.on("request", lambda request: fetched.append(request.url))
    scales = Scales(newcomer)
    newcomer.goto(path)
    newcomer.get_by_role("heading", level=1).wait_for()
    scales.settle()
    assert [url for url, times in Counter(fetched).items() if times > 1] == []


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_adds_little(newcomer: Page, name: str) -> None:
    scales = come(newcomer)
    scales.empty()
    newcomer.get_by_role("article", name=name).get_by_role("button", name=re.compile("Play")).click()
    expect(newcomer.locator("main .room")).to_be_visible()
    weights = scales.settle()
    print(listed(f"The room of {name}", weights))
    room = weight_of(weights, _TABLE, _LATER)
    assert room < ROOMS[name]
    assert weight_of(weights, _LATER) - room < TABLE
