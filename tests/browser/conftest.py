"""A real server, and real browsers that come to it."""

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from xdist.scheduler import LoadScopeScheduling

from tavolata.bots import bot_for
from tests.chance import script_for, seed_secrets
from tests.server.harness import LiveServer

DESKTOP = (1280, 800)
PHONE = (390, 844)

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--renderer-process-limit=1",  # else a spare process for pages is begun with each
    "--font-render-hinting=none",  # letters as wide as where there are windows
]  # fmt: skip

AT_ONCE = '{"speed":"at-once"}'
"""The taste of those who want to see at once what happened."""

NewPage = Callable[..., Page]

PATIENCE = 60
"""Seconds that anything may take on a machine that has much else to do; nobody waits that long for what is there."""

expect.set_options(timeout=1000 * PATIENCE)

TOGETHER = ("test_engines.py", "test_example.py", "test_pseudo_locale.py")
"""Modules that one worker runs as a whole: what is built or started for their tests is built once."""


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out test by test, but these modules whole: under pytest 9.2 the groups of xdist 3.8 are lost, as a changed id is not kept."""

    def _split_scope(self, nodeid: str) -> str:
        module = nodeid.split("::", maxsplit=1)[0]
        return module if module.endswith(TOGETHER) else nodeid


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    """Who runs which test."""
    return Together(config, log)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium of the machine, which `make` has found."""
    return {**browser_type_launch_args, "executable_path": os.environ["CHROMIUM"], "args": FLAGS}


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """The server with the built client and our own bots, who do not dawdle."""
    with LiveServer(tmp_path_factory.mktemp("data"), make_bot=bot_for) as running:
        yield running


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that fails by chance fails again."""
    seed_secrets(request, monkeypatch)


@pytest.fixture
def new_page(browser: Browser, live_server: LiveServer, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Opens a page in a browser of its own (another person), or in a given one (the same person again)."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(path: str = "/", size: tuple[int, int] = DESKTOP, context: BrowserContext | None = None) -> Page:
        viewport = {"width": size[0], "height": size[1]}
        mine = context or browser.new_context(
            base_url=f"http://{live_server.host}",
            viewport=viewport,  # type: ignore[arg-type]
            reduced_motion="reduce",
            service_workers="block",
        )
        if context is None:
            contexts.append(mine)
            mine.add_init_script(script_for(f"{request.node.nodeid} {len(contexts)}"))
            mine.add_init_script(f"localStorage.getItem('tavolata.taste') ?? localStorage.setItem('tavolata.taste', '{AT_ONCE}')")
        page = mine.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


def unfold(page: Page) -> Page:
    """The start page with the desk of the first game, which is folded where the page is narrow."""
    page.get_by_role("button", name=re.compile("Play")).first.wait_for()
    more = page.get_by_role("button", name="More", exact=True)
    if more.count():
        more.first.click()
    return page
