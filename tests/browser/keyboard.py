"""Hands that stay on the keys."""

import re
from typing import Literal

from playwright.sync_api import Page

NAME = """(one) => {
    const inside = (node) => (node.childNodes.length ? [...node.childNodes].map(heard).join('') : node.textContent);
    const heard = (node) => (node.ariaHidden === 'true' ? '' : inside(node));
    return (one.getAttribute('aria-label') ?? (one.querySelector('[aria-hidden=true]') ? heard(one) : one.innerText) ?? '').trim();
}"""
"""What a button is called, without what is only to be seen."""
_WORDS = f"() => document.activeElement ? ({NAME})(document.activeElement) : ''"


def tab_to(page: Page, pattern: str, key: Literal["Tab", "Shift+Tab"] = "Tab") -> None:
    """Move the focus by the keyboard alone until it is on what one looks for."""
    for _ in range(200):
        page.keyboard.press(key)
        if re.search(pattern, page.evaluate(_WORDS)):
            return
    raise AssertionError(f"no key leads to {pattern!r}")
