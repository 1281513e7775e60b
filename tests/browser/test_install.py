"""The house on a phone: it can be installed, opens without a network, and a new build comes in without disturbing anybody."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tavolata.bots import bot_for
from tavolata.server.net.static_files import built_client
from tests.browser.conftest import PHONE
from tests.server.harness import LiveServer

_READY = "async () => (await navigator.serviceWorker.ready).active.state"
_VERSIONS = "() => caches.keys()"
_LOOK_FOR_NEWS = """async () => {
    const house = await navigator.serviceWorker.getRegistration();
    await house.update();
    const news = house.installing ?? house.waiting;
    if (news.state !== 'installed') await new Promise((done) => news.addEventListener('statechange', done, { once: true }));
    return news.state;
}"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A build of our own, to be replaced."""
    built = built_client()
    assert built is not None
    return Path(shutil.copytree(built, tmp_path / "client"))


@pytest.fixture
def phone(browser: Browser, client: Path, tmp_path: Path) -> Iterator[BrowserContext]:
    """A phone that is new to the house."""
    with LiveServer(tmp_path / "data", make_bot=bot_for, client=client) as live_server:
        size = {"width": PHONE[0], "height": PHONE[1]}
        context = browser.new_context(base_url=f"http://{live_server.host}", viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        yield context
        context.close()


def visit(phone: BrowserContext) -> Page:
    """Come to the start page, and stay until the worker is there."""
    page = phone.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("Play")).first).to_be_visible()
    assert page.evaluate(_READY) in ("activating", "activated")
    return page


def replace(client: Path) -> None:
    """Another build: another page, another worker."""
    for packed in client.glob("sw.js.*"):
        packed.unlink()
    worker, page = client / "sw.js", client / "index.html"
    worker.write_text(re.sub(r'"version":"\w+"', '"version":"another"', worker.read_text("utf-8")), "utf-8")
    page.write_text(page.read_text("utf-8").replace("<html", '<html data-build="another"'), "utf-8")


def test_a_phone_may_install_it(phone: BrowserContext) -> None:
    page = visit(phone)
    line = phone.new_cdp_session(page)
    told = line.send("Page.getAppManifest")
    assert (told["url"].endswith("/manifest.webmanifest"), told["errors"]) == (True, [])
    # A private window, as tests have it, may never install: nothing else stands in the way.
    errors = {error["errorId"] for error in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}


def test_without_a_network_it_says_so_and_lists_my_tables(phone: BrowserContext) -> None:
    page = visit(phone)
    page.get_by_role("button", name=re.compile("Play")).first.click()
    expect(page.locator("main .room")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="Go on playing")).to_be_visible()
    phone.set_offline(True)
    page.reload()
    expect(page.get_by_role("status")).to_contain_text("You are offline.")
    expect(page.get_by_role("region", name="Go on playing").get_by_role("link")).to_have_count(1)
    phone.set_offline(False)
    expect(page.get_by_role("button", name=re.compile("Play")).first).to_be_visible()


def test_a_table_finds_its_way_back(phone: BrowserContext) -> None:
    page = visit(phone)
    page.get_by_role("button", name=re.compile("Play")).first.click()
    expect(page.locator("main .room")).to_be_visible()
    phone.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert").first).to_be_visible()
    phone.set_offline(False)
    expect(page.locator("main .room")).to_be_visible()


def test_a_new_build_takes_over_on_the_next_visit_and_loads_no_page_anew(phone: BrowserContext, client: Path) -> None:
    table = visit(phone)
    (old,) = table.evaluate(_VERSIONS)
    table.get_by_role("button", name=re.compile("Play")).first.click()
    expect(table.locator("main .room")).to_be_visible()
    table.evaluate("() => (window.untouched = true)")
    replace(client)
    assert table.evaluate(_LOOK_FOR_NEWS) == "installed"
    assert set(table.evaluate(_VERSIONS)) == {old, "another"}
    other = phone.new_page()
    other.goto("/")
    assert other.locator("html").get_attribute("data-build") == "another"
    assert table.evaluate("() => window.untouched")
    table.close()
    other.close()
    page = visit(phone)
    page.wait_for_function("async () => (await caches.keys()).join() === 'another'")
