"""The yard: nothing moves under the finger, nothing has to be scrolled to, and what a choice leads to is said before."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tavolata.bots import bot_for
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.galaxy_trucker_driver import Trucker
from tests.server.harness import LiveServer

ACROSS = (844, 390)
TABLET = (768, 1024)
LARGE = (1920, 1080)

Rect = dict[str, float]

_PLACES = {
    "heap": "[data-testid=heap]",
    "hand": "[data-spot=hand] .place",
    "open": "[data-drop=open]",
    "ship": "[data-spot=ship]",
    "pile": "[aria-label='The piles of cards'] li:first-child",
    "others": "[data-spot='seat:1']",
    "glass": "[aria-label='The hourglass']",
    "finish": "[data-testid=prompt] + button",
    "figures": "button[aria-label='What the figures are made of'] + dl",
}

_CUT_OFF = """() => {
    globalThis.Line = WebSocket;
    globalThis.WebSocket = class {
        static OPEN = 1;
        readyState = 0;
        constructor() { setTimeout(() => this.onclose?.(), 50); }
        close() {}
    };
    dispatchEvent(new Event('offline'));
}"""
"""The line is lost, and nobody answers the calls."""
_JOIN = """() => {
    globalThis.WebSocket = globalThis.Line;
    dispatchEvent(new Event('online'));
}"""


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose bots build as slowly as people."""
    with LiveServer(tmp_path_factory.mktemp("data"), make_bot=bot_for, pace=10) as running:
        yield running


def sit(new_page: NewPage, live_server: LiveServer, size: tuple[int, int], seats: int = 4, **options: str) -> Trucker:
    """A trucker at a table with bots, who has just begun to build."""
    page = new_page(
        "/t/" + live_server.open_table(seats, game="galaxy-trucker", options={"level": "II", "seconds": "600", **options}), size
    )
    page.get_by_role("listitem", name="Seat 1").get_by_role("button", name="Sit").click()
    page.get_by_role("button", name=re.compile("^Fill")).click()
    page.get_by_role("button", name="Begin").click()
    trucker = Trucker(page, "Anna")
    trucker.expect_phase("building")
    return trucker


def rect(place: Locator) -> Rect:
    box: Any = place.first.bounding_box()
    return {side: round(value) for side, value in box.items()}


def rects(trucker: Trucker) -> dict[str, Rect]:
    """Where everything in the yard is."""
    return {name: rect(trucker.room.locator(css)) for name, css in _PLACES.items()}


def build_one(trucker: Trucker) -> None:
    while not trucker.build():
        pass


SEEN_WHOLE = """one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const spots = [[(left + right) / 2, (top + bottom) / 2], [left + 12, top + 12], [right - 12, bottom - 12]];
    const there = spots.map(([x, y]) => document.elementFromPoint(x, y));
    return there.every((other) => other && (one.contains(other) || other.contains(one)));
}"""


def expect_seen_whole(place: Locator) -> None:
    """Something comes to be on the screen without scrolling, and nothing lies over its middle or its corners."""
    expect(place.first).to_be_visible()
    seen = place.page.wait_for_function(SEEN_WHOLE, arg=place.first.element_handle())
    assert seen.json_value() is True


@pytest.mark.parametrize("size", [PHONE, ACROSS, DESKTOP, TABLET], ids=["phone", "across", "desktop", "tablet"])
def test_nothing_moves_while_one_builds(new_page: NewPage, live_server: LiveServer, size: tuple[int, int]) -> None:
    trucker = sit(new_page, live_server, size)
    before = rects(trucker)
    trucker.take()
    assert rects(trucker) == before, "a tile in hand"
    trucker.turn()
    assert rects(trucker) == before, "a tile turned"
    trucker.put_back()
    assert rects(trucker) == before, "a tile put back"
    build_one(trucker)
    assert rects(trucker) == before, "a tile placed"


@pytest.mark.parametrize("size", [PHONE, ACROSS], ids=["phone", "across"])
def test_the_glass_that_can_be_turned_pushes_nothing_away(new_page: NewPage, live_server: LiveServer, size: tuple[int, int]) -> None:
    trucker = sit(new_page, live_server, size, seconds="1")
    before = rects(trucker)
    turning = trucker.glass.get_by_role("button", name="Turn it")
    expect(turning).to_be_visible()
    assert rects(trucker) == before
    expect(turning).to_have_accessible_description("1 more run after this one.")


@pytest.mark.parametrize("size", [PHONE, ACROSS, DESKTOP, TABLET, LARGE], ids=["phone", "across", "desktop", "tablet", "large"])
def test_everything_is_in_sight_without_scrolling(new_page: NewPage, live_server: LiveServer, size: tuple[int, int]) -> None:
    trucker = sit(new_page, live_server, size)
    build_one(trucker)
    for css in _PLACES.values():
        expect_seen_whole(trucker.room.locator(css))
    assert trucker.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_large_screen_is_used(new_page: NewPage, live_server: LiveServer) -> None:
    trucker = sit(new_page, live_server, LARGE)
    assert rect(trucker.room.locator(".truck"))["width"] > 0.8 * LARGE[0]
    assert rect(trucker.room.locator("[data-cell='7-7']"))["width"] > 110


@pytest.mark.parametrize("size", [PHONE, ACROSS], ids=["phone", "across"])
def test_finishing_tells_what_it_leads_to_and_asks_before_it_ruins(
    new_page: NewPage, live_server: LiveServer, size: tuple[int, int]
) -> None:
    trucker = sit(new_page, live_server, size)
    trucker.press(r"^Finish building$")
    sheet = trucker.page.get_by_role("dialog")
    expect(sheet).to_contain_text("As it stands: crew 2, engines 0, firepower 0, open pipes 4.")
    expect(sheet).to_contain_text("No engine: in open space it is out of the race.")
    expect(sheet.get_by_role("button", name=re.compile(r"^Start \d$"))).to_have_count(4)
    for start in range(1, 5):
        expect_seen_whole(sheet.get_by_role("button", name=f"Start {start}"))
    expect(sheet).to_contain_text("3 spaces behind the front.")
    sheet.get_by_role("button", name="Start 2").click()
    trucker.page.get_by_role("button", name="Rather not").click()
    expect(trucker.button(r"^Finish building$")).to_be_enabled()


def test_whoever_is_ready_reads_for_whom_the_table_waits(new_page: NewPage, live_server: LiveServer) -> None:
    page = new_page("/t/" + live_server.open_table(2, game="galaxy-trucker", options={"level": "test"}))
    page.get_by_role("listitem", name="Seat 1").get_by_role("button", name="Sit").click()
    other = new_page(page.url)
    other.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit").click()
    page.get_by_role("button", name="Begin").click()
    anna, ben = Trucker(page, "Anna"), Trucker(other, "Ben")
    anna.expect_phase("building")
    anna.finish()
    expect(anna.room.get_by_test_id("prompt")).to_have_text(re.compile(r"^Ready\. .+ is still building\.$"))
    ben.build_badly()
    ben.finish()
    expect(anna.room.get_by_test_id("prompt")).to_have_text(re.compile(r"^.+ mends \d faults?\.$"))


def test_a_pile_is_read_beside_the_ship_and_laid_down_by_escape(new_page: NewPage, live_server: LiveServer) -> None:
    trucker = sit(new_page, live_server, PHONE)
    build_one(trucker)
    trucker.press(r"^Look at pile 1$")
    pile = trucker.room.get_by_test_id("pile")
    expect(pile.locator(".gist").first).to_be_visible()
    ship, sheet = rect(trucker.room.locator("[data-spot=ship]")), rect(pile)
    assert ship["y"] + ship["height"] <= sheet["y"]
    trucker.page.keyboard.press("Escape")
    expect(pile).to_have_count(0)
    expect(trucker.room.get_by_test_id("heap")).to_be_visible()


def test_the_sand_stands_still_while_the_line_is_lost(new_page: NewPage, live_server: LiveServer) -> None:
    trucker = sit(new_page, live_server, PHONE)
    expect(trucker.glass).to_contain_text("Run 1 of 3")
    trucker.page.evaluate(_CUT_OFF)
    expect(trucker.glass).to_contain_text("waits for the line")
    time = trucker.glass.locator(".time").inner_text()
    trucker.page.wait_for_timeout(1600)
    assert trucker.glass.locator(".time").inner_text() == time
    trucker.page.evaluate(_JOIN)
    expect(trucker.glass).to_contain_text("Run 1 of 3")


def test_a_tile_is_shown_large_by_a_button_or_by_holding_it(new_page: NewPage, live_server: LiveServer) -> None:
    trucker = sit(new_page, live_server, PHONE)
    trucker.take()
    trucker.room.get_by_test_id("magnify").click()
    large = trucker.page.get_by_role("dialog")
    expect(large.get_by_test_id("magnified")).to_be_visible()
    trucker.page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    trucker.put_back()
    cabin = rect(trucker.room.locator("[data-cell='7-7']"))
    trucker.page.mouse.move(cabin["x"] + 20, cabin["y"] + 20)
    trucker.page.mouse.down()
    expect(large).to_contain_text("Starting cabin")
    trucker.page.mouse.up()
    expect(large).to_contain_text("Home of your first two humans.")
    trucker.page.keyboard.press("Escape")
    trucker.press(r"^Show the ship large$")
    expect(large).to_contain_text("Your ship")


def test_the_figures_add_up(new_page: NewPage, live_server: LiveServer) -> None:
    trucker = sit(new_page, live_server, PHONE)
    told = {sign: trucker.room.locator(f"[data-figure={sign}] dd") for sign in ("crew", "engines", "firepower", "batteries", "exposed")}
    assert {sign: figure.inner_text() for sign, figure in told.items()} == {
        "crew": "2",
        "engines": "0",
        "firepower": "0",
        "batteries": "0",
        "exposed": "4",
    }
    trucker.room.locator("[data-figure=crew]").first.click()
    made = trucker.page.get_by_role("dialog")
    expect(made).to_contain_text("2 humans, aliens: 0")
    expect(made).to_contain_text("As they would count if you flew now")
