"""Hands that stay on the keys."""

import re
from typing import Literal

from playwright.sync_api import Page

_WORDS = """() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.querySelector(':scope > .for-readers')?.textContent ?? at?.innerText ?? '';
}"""


def tab_to(page: Page, pattern: str, key: Literal["Tab", "Shift+Tab"] = "Tab") -> None:
    """Move the focus by the keyboard alone until it is on what one looks for."""
    for _ in range(200):
        page.keyboard.press(key)
        if re.search(pattern, page.evaluate(_WORDS)):
            return
    raise AssertionError(f"no key leads to {pattern!r}")
