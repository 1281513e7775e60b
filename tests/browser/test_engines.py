"""The start page, every dialog and some turns of each game, in every engine: Chromium, Firefox and WebKit."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tavolata.bots import Bot, bot_for
from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import Finish
from tests.browser import engines, tour
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.page import Page
from tests.server.harness import LiveServer

_DIALOG = """() => {
    const dialog = document.querySelector('dialog[open]');
    const content = dialog.querySelector('.content');
    const { top, bottom, left, right, height } = dialog.getBoundingClientRect();
    return {
        height,
        seen: content.clientHeight,
        inside: top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1,
        wider: content.scrollWidth - content.clientWidth,
        cut: content.scrollHeight > content.clientHeight + 1 && getComputedStyle(content).overflowY !== 'auto',
        words: content.innerText.trim().length,
    };
}"""
_SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
_LOWEST = 120
_NAMES = {"chromium": "Chromium", "firefox": "Firefox", "webkit": "WebKit"}
_FONTS = """() => [...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family.replaceAll('"', ''))"""


class Brisk:
    """One of our bots, content with any ship, so that nobody waits for it."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        self._bot: Bot = bot_for(game, level, seed)

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        finished = next((action for action in sight.legal if isinstance(action, Finish)), None)
        return finished or self._bot.choose(sight)


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with our own bots, who do not dawdle."""
    with LiveServer(tmp_path_factory.mktemp("data"), make_bot=Brisk, pace=10) as running:
        yield running


@pytest.fixture(scope="module", params=["chromium", "firefox", "webkit"])
def new_page(request: pytest.FixtureRequest) -> Iterator[engines.NewPage]:
    """Pages of one engine, which `make` has found or installed."""
    name: str = request.param
    program = os.environ.get(name.upper())
    if not program:
        pytest.skip(f"for want of {_NAMES[name]}, which could not be installed here")
    with ExitStack() as stack:
        if name == "chromium":
            yield engines.chromium(request.getfixturevalue("browser"))
        else:
            yield stack.enter_context({"firefox": engines.firefox, "webkit": engines.webkit}[name](program))


def look(page: Page, stop: str) -> None:
    """A dialog is as high as it needs to be and can be read; nothing scrolls sideways."""
    if stop.startswith("dialog"):
        page.wait_for(css="dialog[open] h2")
        seen = page.until(lambda: (found := page.script(_DIALOG))["inside"] and found, f"{stop} inside the window")
        assert seen["height"] > _LOWEST, (stop, seen)
        assert seen["seen"] > _LOWEST / 2, (stop, seen)
        assert seen["words"] > 0, (stop, seen)
        assert seen["wider"] <= 0, (stop, seen)
        assert not seen["cut"], (stop, seen)
    assert page.script(_SIDEWAYS) <= 0, stop


@pytest.mark.parametrize("walk", tour.WALKS, ids=lambda walk: walk.__name__)
def test_engine(new_page: engines.NewPage, live_server: LiveServer, walk: Callable[[Page, LiveServer], Iterator[str]]) -> None:
    """On a phone; what a desktop has too is looked at there as well, and every other turn is played there."""
    stops: list[str] = []
    with new_page(live_server.host) as page:
        page.size(*PHONE)
        for stop in walk(page, live_server):
            stops.append(stop)
            look(page, stop)
            if "turn" in stop:
                page.size(*(PHONE if int(stop[-1]) % 2 else DESKTOP))
            elif stop not in tour.ONLY_ON_PHONES:
                page.size(*DESKTOP)
                look(page, stop)
                page.size(*PHONE)
        assert {"Bevan", "Figtree"} <= set(page.script(_FONTS)), "the fonts of the house are there"
        assert page.faults() == []
    assert set(tour.DIALOGS[walk.__name__]) <= set(stops)
