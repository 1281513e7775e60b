"""With letters twice as large nothing of the house is cut off or out of reach."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, NewPage, unfold
from tests.server.harness import LiveServer

_LARGE = "() => { document.documentElement.style.fontSize = '200%'; }"
_CUT = """() => {
    const over = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const scrolls = (one) => one && one !== document.body
        && (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const isText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const faults = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page is wider than the screen'] : [];
    for (const one of over.querySelectorAll('h1, h2, h3, p, a, button, label, legend, input, select, li, dd, dt, span')) {
        if (!one.checkVisibility() || one.closest('.for-readers, svg, .unseen, [aria-hidden=true]') || scrolls(one.parentElement)) continue;
        const { left, right, width } = one.getBoundingClientRect();
        const { overflowX, textOverflow } = getComputedStyle(one);
        if (width > 1 && (left < -1 || right > innerWidth + 1)) faults.push('beside the screen: ' + one.outerHTML.slice(0, 120));
        const cut = one.scrollWidth > one.clientWidth + 2 && ['hidden', 'clip'].includes(overflowX);
        if (isText(one) && width > 1 && cut && textOverflow !== 'ellipsis') faults.push('cut off: ' + one.outerHTML.slice(0, 120));
    }
    return faults;
}"""


def start(page: Page, _: LiveServer) -> None:
    page.get_by_role("button", name=re.compile("^Play")).wait_for()


def settings(page: Page, live_server: LiveServer) -> None:
    start(page, live_server)
    page.get_by_role("button", name="Settings").click()


def rulebook(page: Page, live_server: LiveServer) -> None:
    start(page, live_server)
    unfold(page).get_by_role("button", name="How it is played").click()
    page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()


def lobby(page: Page, live_server: LiveServer) -> None:
    page.goto("/t/" + live_server.open_table(3))
    page.get_by_role("listitem", name="Seat 1").get_by_role("button", name=re.compile("^Sit")).click()


def keys(page: Page, live_server: LiveServer) -> None:
    lobby(page, live_server)
    page.keyboard.press("?")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("place", [start, settings, rulebook, lobby, keys], ids=lambda place: place.__name__)
def test_nothing_is_cut_off(
    new_page: NewPage, live_server: LiveServer, place: Callable[[Page, LiveServer], None], size: tuple[int, int]
) -> None:
    page = new_page("/", size=size)
    place(page, live_server)
    page.evaluate(_LARGE)
    page.wait_for_timeout(200)
    assert page.evaluate(_CUT) == []
