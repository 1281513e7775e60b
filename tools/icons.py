"""Render the app icons from web/public/icon.svg: `python -m tools.icons`, with CHROMIUM set."""

import os
import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIDES = {"icon-180": 180, "icon-192": 192, "icon-512": 512, "icon-maskable-512": 512}
_SAFE = 0.72
"""The safe zone of a maskable icon, from which phones cut their own shape."""


def maskable(svg: str) -> str:
    """The drawing within the safe zone."""
    head, ground, drawing = re.split(r"(<rect[^>]*/>)", svg, maxsplit=1)
    inset = 32 * (1 - _SAFE)
    group = f'<g transform="translate({inset:g} {inset:g}) scale({_SAFE})">'
    return head + re.sub(r' rx="\d+"', "", ground) + group + drawing.replace("</svg>", "</g></svg>")


def draw(page: Page, svg: str, side: int, file: Path) -> None:
    """Render one icon with this many pixels a side."""
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {side}px; height: {side}px }}</style>{svg}")
    page.screenshot(path=file, omit_background=True)


def main() -> None:
    """Render all icons; Apple's phones round the corners themselves."""
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
