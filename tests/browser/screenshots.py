"""Takes the pictures in docs/ anew: `make screenshots`."""

import os
import re
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tavolata.bots import bot_for
from tests.browser.conftest import DESKTOP, FLAGS, PHONE
from tests.browser.pilot import Pilot
from tests.server.house import House

PICTURES = Path("docs/pictures")
DECISIONS = 22


def start_page(browser: Browser, house: House, size: tuple[int, int]) -> Page:
    """A newcomer's first sight."""
    width, height = size
    page = browser.new_page(base_url=f"http://{house.host}", viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play")).wait_for()
    return page


def play_on(page: Page) -> None:
    """A game in which some programmes are flown, at a moment when dice lie on the table."""
    page.get_by_role("button", name=re.compile("^Play")).click()
    pilot = Pilot(page, "the photographer")
    for decision in range(DECISIONS * 2):
        page.locator("main[data-mine=true] [data-testid=prompt]").wait_for()
        if decision >= DECISIONS and pilot.button(r"^Make ").count():
            return
        pilot.act()


def main() -> None:
    """The start page and a table in progress, for a desktop and for a phone."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as data, House(Path(data), make_bot=bot_for) as house:
        browser = driver.chromium.launch(executable_path=os.environ["CHROMIUM"], args=FLAGS)
        for name, size in {"desktop": DESKTOP, "phone": PHONE}.items():
            page = start_page(browser, house, size)
            page.screenshot(path=PICTURES / f"start-{name}.png")
            play_on(page)
            page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
            page.screenshot(path=PICTURES / f"table-{name}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
