"""A campaign by clicks: from the start page over three missions, won, lost and won again, with reloads and the same deal once more."""

import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import axe
from tests.browser.conftest import DESKTOP, PHONE, NewPage, unfold
from tests.browser.screen_reader import Listener
from tests.server.cooperative_bot import AllSeeingBot, failing_action, join_table, winning_action
from tests.server.harness import LiveServer, secret_of

TEAM = "The Quiet Pliers"
both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A house whose bots know every wire, so that a mission ends as it is to end."""
    with LiveServer(tmp_path_factory.mktemp("campaigns"), make_bot=AllSeeingBot) as running:
        yield running


def start(new_page: NewPage, size: tuple[int, int] = DESKTOP) -> Page:
    """The start page of Anna, with the desk of Bomb Busters."""
    page = new_page("/", size)
    page.evaluate("secret => localStorage.setItem('tavolata.secret', JSON.stringify(secret))", secret_of("Anna"))
    page.evaluate("localStorage.setItem('tavolata.name', JSON.stringify('Anna'))")
    page.reload()
    if size == PHONE:
        page.get_by_role("article", name="Bomb Busters").get_by_role("button", name="More").click()
    else:
        unfold(page).get_by_role("radio", name="Bomb Busters").check(force=True)
    return page


def begin(page: Page) -> None:
    """A campaign of our team."""
    page.get_by_role("button", name="Campaign").click()
    page.get_by_role("textbox", name="The name of your team").fill(TEAM)
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("heading", name=TEAM)).to_be_visible()


def play_out(live_server: LiveServer, page: Page, how: Callable[[Any, int], Any] = winning_action) -> None:
    """Read the briefing, and end the mission by moves that somebody dictates who knows every wire."""
    page.get_by_role("button", name="To work!").click()
    table = page.url.rpartition("/")[2]

    async def story() -> None:
        anna = await join_table(live_server, table, "Anna")
        await anna.receive_until("moves")
        await anna.play(how)

    with ThreadPoolExecutor(1) as beside:  # this thread has a loop of its own, which is the browser's
        beside.submit(live_server.run, story()).result()
    expect(page.get_by_test_id("campaign")).to_have_attribute("data-ended", "true")


def mission(page: Page, number: int) -> Locator:
    return page.locator(f'[data-stage="{number}"]')


def to_the_map(page: Page) -> None:
    page.get_by_test_id("campaign").get_by_role("link", name="To the map").click()
    expect(page.get_by_role("heading", name=TEAM)).to_be_visible()


@both_sizes
def test_three_missions_with_reloads(live_server: LiveServer, new_page: NewPage, size: tuple[int, int]) -> None:
    page = start(new_page, size)
    begin(page)
    assert axe.faults(page, set()) == []
    campaign = page.url
    page.get_by_role("button", name="Play with bots").click()
    expect(page.get_by_test_id("story")).to_contain_text("old cable factory")
    play_out(live_server, page)
    expect(page.get_by_test_id("campaign")).to_contain_text("Mission 1 won: 3 stars of 3")

    page.reload()
    expect(page.get_by_test_id("campaign")).to_contain_text("Mission 1 won")
    page.get_by_role("button", name="Go on to 2: A dash of yellow").click()
    expect(page.get_by_test_id("story")).to_contain_text("not the cat")
    play_out(live_server, page, failing_action)
    expect(page.get_by_test_id("campaign")).to_contain_text("this try did not work out")
    page.get_by_role("banner").get_by_role("button", name="again").click()
    play_out(live_server, page)
    to_the_map(page)

    page.reload()
    expect(mission(page, 1)).to_have_accessible_name("Mission 1: First snips: won, 3 of 3 stars")
    expect(mission(page, 2)).to_have_accessible_name("Mission 2: A dash of yellow: won, 3 of 3 stars")
    expect(page.get_by_test_id("next")).to_contain_text("Mission 3")
    expect(page.get_by_test_id("next")).to_contain_text("Captain: ")
    mission(page, 2).click()
    tries = page.get_by_test_id("try")
    expect(tries).to_have_count(2)
    expect(tries.first).to_contain_text("Lost")
    assert axe.faults(page, set()) == []
    tries.first.get_by_role("button", name="The same deal again").click()
    expect(page).to_have_url(re.compile("/t/"))
    play_out(live_server, page)
    to_the_map(page)
    mission(page, 2).click()
    expect(page.get_by_test_id("try").first.get_by_test_id("repeated")).to_contain_text("Won")
    page.keyboard.press("Escape")

    mission(page, 8).click()
    page.get_by_test_id("stage").get_by_role("button", name="Play").click()
    play_out(live_server, page)
    expect(page.get_by_test_id("campaign")).to_contain_text("Training: done")
    to_the_map(page)
    expect(page.get_by_test_id("done")).to_contain_text("9 of 24 stars")
    assert axe.faults(page, set()) == []
    page.get_by_role("button", name="On we go").click()
    page.goto(campaign)
    expect(mission(page, 8)).to_be_visible()
    expect(page.get_by_test_id("done")).to_have_count(0)


def test_whoever_has_the_link_sees_the_campaign_and_what_is_not_there_yet(live_server: LiveServer, new_page: NewPage) -> None:
    page = start(new_page)
    begin(page)
    other = new_page(page.url, PHONE)
    expect(other.get_by_role("heading", name=TEAM)).to_be_visible()
    expect(other.get_by_role("button", name="Mission 1:")).to_be_visible()
    other.get_by_role("button", name="Box 5").click()
    other.get_by_role("button", name="Mission 66").click()
    expect(other.get_by_test_id("stage")).to_contain_text("not here yet")
    other.keyboard.press("Escape")
    other.get_by_role("button", name="Open all").click()
    other.get_by_role("button", name="Open one after the other").wait_for()
    assert live_server.get(f"/api{page.url.partition(live_server.host)[2].replace('campaign', 'campaigns', 1)}").json()["all_open"]
    known = json.loads(page.evaluate("localStorage.getItem('tavolata.campaigns')"))
    assert [one["name"] for one in known] == [TEAM]


def test_by_keys_alone(new_page: NewPage) -> None:
    page = start(new_page)
    begin(page)
    listener = Listener(page)
    listener.do("^Mission 3: The one you leave alone: open$", "button")
    expect(page.get_by_role("dialog", name="Mission 3: The one you leave alone")).to_be_visible()
    listener.do("^Play with bots$", "button")
    listener.do("^To work!$", "button")
    expect(page.locator("main .room")).to_be_visible()


@both_sizes
def test_the_end_tells_the_stars_and_who_comes_from_elsewhere_is_told_who_they_play_as(
    live_server: LiveServer, new_page: NewPage, size: tuple[int, int]
) -> None:
    page = start(new_page, size)
    begin(page)
    page.get_by_role("button", name="Play with bots").click()
    play_out(live_server, page)
    page.get_by_role("button", name="Result", exact=True).click()
    end = page.get_by_role("dialog").get_by_test_id("campaign-end")
    expect(end).to_contain_text("Mission 1 won: 3 stars of 3")
    end.get_by_role("link", name="To the map").click()
    expect(page.get_by_test_id("next").get_by_label("You play as")).to_have_count(0)
    elsewhere = new_page("/", size)
    elsewhere.goto(page.url)
    expect(elsewhere.get_by_test_id("next").get_by_label("You play as")).to_be_visible()
