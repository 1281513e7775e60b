"""Takes the pictures in docs/ anew: `make screenshots`."""

import os
import re
import tempfile
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tavolata.bots import bot_for
from tests.browser.bomb_busters_driver import Cutter
from tests.browser.conftest import DESKTOP, FLAGS, PHONE
from tests.browser.galaxy_trucker_driver import Trucker
from tests.browser.lucky_loop_driver import Pilot
from tests.browser.person_driver import whose
from tests.server.harness import LiveServer

PICTURES = Path("docs/pictures")
FLIGHTS = 22
CUTS = 7
TILES = 12
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"


class Photographer:
    """Somebody with a camera before a screen of some size."""

    def __init__(self, browser: Browser, live_server: LiveServer, name: str, size: tuple[int, int]) -> None:
        self._browser, self._house, self._name = browser, live_server, name
        self._size = size

    def visit(self, path: str) -> Page:
        """A new browser at an address of the house."""
        width, height = self._size
        page = self._browser.new_page(
            base_url=f"http://{self._house.host}", viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        page.goto(path)
        return page

    def sit(self, game: str, seats: int, bots: str, **options: str) -> Page:
        """At a table with bots, begun."""
        page = self.visit("/t/" + self._house.open_table(seats, game=game, options=options))
        page.get_by_role("listitem", name="Seat 1").get_by_role("button", name="Sit").click()
        page.get_by_label("Level of the bots to come").select_option(bots)
        page.get_by_role("button", name=re.compile("^Fill")).click()
        page.get_by_role("button", name="Begin").click()
        return page

    def take(self, page: Page, what: str) -> None:
        """A picture, once nothing moves."""
        page.wait_for_function(STILL)
        page.screenshot(path=PICTURES / f"{what}-{self._name}.png")


def start_page(camera: Photographer) -> Iterator[tuple[Page, str]]:
    """A newcomer's first sight."""
    page = camera.visit("/")
    page.get_by_role("button", name=re.compile("^Play")).first.wait_for()
    yield page, "start"


def lucky_loop(camera: Photographer) -> Iterator[tuple[Page, str]]:
    """A game in which some programmes are flown, at a moment when dice lie on the table."""
    pilot = Pilot(camera.sit("lucky-loop", 3, "normal"), "the photographer")
    for decision in range(FLIGHTS * 2):
        assert whose([pilot])
        if decision >= FLIGHTS and pilot.button(r"^Make ").count():
            break
        pilot.act()
    yield pilot.page, "table"


def bomb_busters(camera: Photographer) -> Iterator[tuple[Page, str]]:
    """A mission under way, with what is certain shown, and its end."""
    cutter = Cutter(camera.sit("bomb-busters", 3, "hard", mission="4", captain="0", insight="certain"), "the photographer")
    cutter.read_briefing()
    for _ in range(CUTS):
        assert whose([cutter])
        cutter.act()
    assert whose([cutter])
    yield cutter.page, "bomb-busters"
    while whose([cutter]):
        cutter.act()
    yield cutter.page, "bomb-busters-end"


def galaxy_trucker(camera: Photographer) -> Iterator[tuple[Page, str]]:
    """Building, a fault in the check, a meteor swarm if one comes, and the ledger."""
    trucker = Trucker(camera.sit("galaxy-trucker", 3, "normal", level="II", seconds="40"), "the photographer")
    trucker.expect_phase("building")
    placed = 0
    while placed < TILES:
        placed += trucker.build()
    trucker.take()
    yield trucker.page, "galaxy-trucker-building"
    trucker.put_back()
    trucker.build_badly()
    trucker.finish()
    hurry_the_others(trucker)
    trucker.expect_phase("mending")
    yield trucker.page, "galaxy-trucker-check"
    seen = False
    while whose([trucker]):
        if not seen and trucker.room.get_by_text("Meteor swarm").first.is_visible():
            seen = True
            yield trucker.page, "galaxy-trucker-meteors"
        trucker.act()
    yield trucker.page, "galaxy-trucker-ledger"


def hurry_the_others(trucker: Trucker) -> None:
    """Turn the glass whenever it can be turned, until building ends."""
    turning = trucker.glass.get_by_role("button", name="Turn it")
    while trucker.room.locator("[data-phase=building]").count():
        if turning.count():
            turning.click()
        trucker.page.wait_for_timeout(200)


def main() -> None:
    """Every picture, for a desktop and for a phone."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=os.environ["CHROMIUM"], args=FLAGS)
        photograph(browser, 0, start_page, lucky_loop, bomb_busters)
        photograph(browser, 200, galaxy_trucker)  # builders without a pace would empty the heap at once
        browser.close()


def photograph(browser: Browser, pace: int, *all_scenes: Callable[[Photographer], Iterator[tuple[Page, str]]]) -> None:
    """All pictures of some scenes, in a house whose bots have this pace."""
    with tempfile.TemporaryDirectory() as data, LiveServer(Path(data), make_bot=bot_for, pace=pace) as live_server:
        for name, size in {"desktop": DESKTOP, "phone": PHONE}.items():
            camera = Photographer(browser, live_server, name, size)
            for page, what in chain.from_iterable(scenes(camera) for scenes in all_scenes):
                camera.take(page, what)


if __name__ == "__main__":
    main()
