"""Draw the icons of the installed house anew from web/public/icon.svg: `python -m tools.icons`, with CHROMIUM set."""

import os
import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIDES = {"icon-180": 180, "icon-192": 192, "icon-512": 512, "icon-maskable-512": 512}
_SAFE = 0.72
"""A phone may cut a circle out of a maskable icon: what is drawn stays inside it, on a ground without corners."""


def maskable(svg: str) -> str:
    """The same drawing for a phone that cuts its own shape out of it."""
    head, ground, drawing = re.split(r"(<rect[^>]*/>)", svg, maxsplit=1)
    inset = 32 * (1 - _SAFE)
    group = f'<g transform="translate({inset:g} {inset:g}) scale({_SAFE})">'
    return head + re.sub(r' rx="\d+"', "", ground) + group + drawing.replace("</svg>", "</g></svg>")


def draw(page: Page, svg: str, side: int, file: Path) -> None:
    """One icon as a picture of so many pixels."""
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {side}px; height: {side}px }}</style>{svg}")
    page.screenshot(path=file, omit_background=True)


def main() -> None:
    """All of them; those that Apple's phones cut have no corners of their own either."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        page = browser.new_page()
        for name, side in SIDES.items():
            own = maskable(svg) if "maskable" in name or side == SIDES["icon-180"] else svg
            draw(page, own, side, PUBLIC / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
