"""How long it takes in a real browser from the tap on the heap to the tile in hand: `make tap-to-tile`."""

import os
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tavolata.bots import bot_for
from tests.browser.conftest import DESKTOP, FLAGS
from tests.server.harness import House

TAPS = 40

_TAP = """() => new Promise((done) => {
    const hand = document.querySelector('main .room [data-spot=hand]');
    const began = performance.now();
    const watcher = new MutationObserver(() => {
        if (!hand.querySelector('button.tile')) return;
        watcher.disconnect();
        requestAnimationFrame(() => done(performance.now() - began));
    });
    watcher.observe(hand, { childList: true, subtree: true });
    document.querySelector('main .room [data-testid=heap]').click();
})"""
"""From the tap to the first picture with the tile."""


def measure(page: Page) -> list[float]:
    """Milliseconds of each tap; every tile is put back."""
    times = []
    for _ in range(TAPS):
        times.append(page.evaluate(_TAP))
        page.get_by_role("button", name="Put it back").click()
        page.locator("[data-testid=heap]:not([aria-disabled=true])").wait_for()
    return times


def main() -> None:
    """At a table with three bots who build at their own pace, with all that moves moving."""
    with tempfile.TemporaryDirectory() as data, House(Path(data), make_bot=bot_for, pace=700) as house, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=os.environ["CHROMIUM"], args=FLAGS)
        page = browser.new_page(base_url=f"http://{house.host}", viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        page.goto("/t/" + house.open_table(4, game="galaxy-trucker", options={"level": "II", "clock": "untimed"}))
        page.get_by_role("listitem", name="Seat 1").get_by_role("button", name="Sit").click()
        page.get_by_role("button", name="Fill").click()
        page.get_by_role("button", name="Begin").click()
        page.get_by_test_id("heap").wait_for()
        times = sorted(measure(page))
        print(f"median {median(times):.0f} ms, 9 of 10 below {times[len(times) * 9 // 10]:.0f} ms, {TAPS} taps")
        browser.close()


if __name__ == "__main__":
    main()
