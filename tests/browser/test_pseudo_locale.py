"""A fourth language is a folder of files and nothing else: one that nobody speaks is made, built in, chosen, and read."""

import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tavolata.bots import bot_for
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE
from tests.browser.text_reader_driver import CUT, WORDS
from tests.server.harness import LiveServer
from tools import node
from tools.pseudo_locale import PSEUDO, accented, make

WEB = Path(__file__).parents[2] / "web"
_PLAIN = re.compile(r"\b[a-zA-Z]{3,}\b")
_NAME = "Ada"
_SETTLING = 10
"""Seconds that a page may take until all of it is in place."""
_NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => done(true)))"
_LISTED = re.compile("(?<=⟧),? and (?=⟦)")
"""How browsers join a list in a language that they do not know."""


@pytest.fixture(scope="module")
def foreign_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose client was built with the words of another folder; nothing else about it is changed."""
    words, client = tmp_path_factory.mktemp("words"), tmp_path_factory.mktemp("client")
    make(words)
    build, env = node.npm("run", "--silent", "build", "--", "--outDir", str(client), "--emptyOutDir", "--logLevel", "error")
    subprocess.run(build, cwd=WEB, env={**env, "TAVOLATA_WORDS": str(words)}, check=True)
    with LiveServer(tmp_path_factory.mktemp("data"), make_bot=bot_for, client=client) as running:
        yield running


@pytest.fixture
def page(browser: Browser, foreign_house: LiveServer) -> Iterator[Page]:
    """A browser that speaks English, in that house."""
    context = browser.new_context(base_url=f"http://{foreign_house.host}", locale="en", reduced_motion="reduce")
    taste = f"localStorage.setItem('tavolata.taste', '{AT_ONCE}'); localStorage.setItem('tavolata.name', '\"{_NAME}\"');"
    context.add_init_script(taste)
    yield context.new_page()
    context.close()


def english_on(page: Page) -> set[str]:
    """What is read or heard without accents."""
    texts: list[str] = [_LISTED.sub(" ", text) for text in page.evaluate(WORDS)]
    return {text for text in texts if _PLAIN.search(text.replace(_NAME, "").replace(page.url, ""))}


def faults_on(page: Page) -> list[str]:
    """What is English, or cut off, on a large screen and on a small one, and stays so."""
    faults: set[str] = set()
    for width, height in (PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready")
        end = time.monotonic() + _SETTLING
        while (found := english_on(page) | {f"{width} wide, cut off: {cut}" for cut in page.evaluate(CUT)}) and time.monotonic() < end:
            page.wait_for_function(_NEXT_FRAME)
        faults |= found
    return sorted(faults)


def test_a_folder_of_files_is_a_language(page: Page, foreign_house: LiveServer) -> None:
    page.goto("/")
    page.get_by_test_id("languages").select_option(PSEUDO)
    expect(page.locator(f"html[lang={PSEUDO}]")).to_be_attached()
    faults = faults_on(page)
    page.goto(f"/t/{foreign_house.open_table(2)}")
    expect(page.locator(f"html[lang={PSEUDO}]")).to_be_attached()
    for words in ("Sit here", "Fill empty seats with bots", "Begin"):
        page.get_by_role("button", name=accented(words)).first.click()
    page.locator("main .room").wait_for()
    faults += faults_on(page)
    assert not faults, "\n".join(faults)
