"""Pictures as those see them who cannot tell all colours apart: python -m tests.browser.colours HOST FOLDER [PATH…]."""

import sys
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import DESKTOP, FLAGS
from tools.chromium import find

Deficiency = Literal["none", "protanopia", "deuteranopia", "tritanopia"]
DEFICIENCIES: tuple[Deficiency, ...] = ("none", "protanopia", "deuteranopia", "tritanopia")


def see_as(page: Page, deficiency: Deficiency) -> None:
    """Show a page as somebody with this deficiency sees it."""
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})


def pictures(page: Page, name: str, folder: Path) -> list[Path]:
    """The page as it is now, once for each way of seeing."""
    taken = []
    for deficiency in DEFICIENCIES:
        see_as(page, deficiency)
        taken.append(folder / f"{name}-{deficiency}.png")
        page.screenshot(path=taken[-1])
    see_as(page, "none")
    return taken


def main(host: str, folder: str, *paths: str) -> None:
    """Pictures of some pages of a server that runs."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        page = browser.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="reduce")
        for path in paths or ("/",):
            page.goto(f"http://{host}{path}")
            page.get_by_role("heading", level=1).wait_for()
            pictures(page, path.strip("/").replace("/", "-") or "start", Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
