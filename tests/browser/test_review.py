"""A game that is over, looked at again: its review, a moment with the odds of then, what if, and why."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavolata.bots.play import play_game
from tavolata.core.game import OptionValue
from tavolata.core.match import Match
from tavolata.server.protocol.messages import Stage
from tavolata.server.store.rows import BOT_NAME, SeatHolder
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.mouse import rest_on
from tests.server.harness import LiveServer, as_stored, person, secret_of

LEVEL = "normal"
OPTIONS: dict[str, dict[str, OptionValue]] = {"lucky-loop": {}, "bomb-busters": {"mission": "4", "insight": "odds"}, "galaxy-trucker": {}}


@cache
def played(game: str) -> Match[Any, Any, Any]:
    """A game among bots."""
    return play_game(game, 3, [LEVEL], seed=5, options=dict(OPTIONS[game]))


def finished(live_server: LiveServer, game: str) -> str:
    """A table at which Ada played two bots to the end."""
    return put(live_server, played(game), "over")


def under_way(live_server: LiveServer, game: str) -> str:
    """A table at which Ada is to act for the second time: in Bomb Busters she was briefed before the first."""
    match = played(game)
    _first, second, *_ = (entry.n for entry in match.log if entry.actor == 0)
    return put(live_server, match.at(second), "playing")


def put(live_server: LiveServer, match: Match[Any, Any, Any], stage: Stage) -> str:
    """A table at which a match stands so, with Ada on the first seat and bots on the others."""
    assert match.randomness is not None
    bots = [SeatHolder("bot", f"{BOT_NAME}{seat}", level=LEVEL) for seat in (1, 2)]
    row, lines = as_stored(match, match.randomness.secret, [person("Ada"), *bots], stage)
    live_server.run_on_server(live_server.store.write([row], lines))
    return row.id


def as_ada(page: Page) -> Page:
    page.evaluate("secret => localStorage.setItem('tavolata.secret', JSON.stringify(secret))", secret_of("Ada"))
    return page


def width_over(page: Page) -> int:
    """How far the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", OPTIONS)
def test_the_review_of_a_game_tells_what_decided_it(new_page: NewPage, live_server: LiveServer, game: str, size: tuple[int, int]) -> None:
    page = as_ada(new_page(size=size))
    page.goto(f"/t/{finished(live_server, game)}/review")
    expect(page.get_by_role("heading", name="What decided it")).to_be_visible()
    expect(page.locator("[data-moment]").first).to_be_visible()
    expect(page.get_by_role("heading", name="Ada").first).to_be_visible()
    assert width_over(page) == 0
    page.get_by_text("The same in figures").click()
    assert page.locator("#curve-table tbody tr").count() > 3
    words = page.locator("main").inner_text()
    assert "{" not in words
    assert "NaN" not in words


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_moment_shows_the_odds_of_then_and_goes_on_otherwise(new_page: NewPage, live_server: LiveServer, size: tuple[int, int]) -> None:
    page = as_ada(new_page(size=size))
    table = finished(live_server, "lucky-loop")
    page.goto(f"/t/{table}/review")
    page.get_by_text(re.compile("decisions of Ada")).click()
    page.locator("details [data-moment]").first.get_by_role("link", name="See that moment").click()
    expect(page.locator(".worth").first).to_be_visible()
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(page.get_by_test_id("what-if")).to_be_visible()
    expect(page.locator("main[data-mine=true]")).to_be_visible()
    page.get_by_role("link", name="Back to its review").click()
    expect(page).to_have_url(re.compile(f"/t/{table}/review$"))


def test_the_odds_on_the_wires_are_those_of_then(new_page: NewPage, live_server: LiveServer) -> None:
    page = as_ada(new_page())
    page.goto(f"/t/{finished(live_server, 'bomb-busters')}/review")
    page.locator("[data-moment]").first.get_by_role("link", name="See that moment").click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.locator("main .room").get_by_role("button", name=re.compile("%")).first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_why_is_answered_in_the_log(new_page: NewPage, live_server: LiveServer, size: tuple[int, int]) -> None:
    page = as_ada(new_page(size=size))
    page.goto(f"/t/{finished(live_server, 'lucky-loop')}")
    if size == PHONE:
        page.get_by_role("button", name="Show what happened").click()
    page.get_by_role("button", name=re.compile(r"^Why\?")).last.click()
    expect(page.locator(".reason")).to_be_visible()
    expect(page.locator(".reason")).not_to_have_text(re.compile("thinking back"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", OPTIONS)
def test_a_hint_comes_in_grades_and_points_at_its_thing(
    new_page: NewPage, live_server: LiveServer, game: str, size: tuple[int, int]
) -> None:
    page = as_ada(new_page(size=size))
    page.goto(f"/t/{under_way(live_server, game)}")
    page.get_by_test_id("ask-hint").click()
    shown = page.get_by_test_id("hint-shown")
    for grade, sentences in (("look", 1), ("consider", 2), ("do", 3)):
        expect(shown).to_have_attribute("data-grade", grade)
        expect(shown.locator("p")).to_have_count(sentences)
        expect(page.locator("[data-pointer]")).to_be_visible()
        if grade != "do":
            page.keyboard.press("h")
    expect(shown.get_by_role("button", name="Tell me more")).to_have_count(0)
    shown.get_by_role("button", name="Close the hint").click()
    expect(shown).to_have_count(0)


def test_a_hint_that_the_table_does_not_tell_is_refused_and_closed(new_page: NewPage, live_server: LiveServer) -> None:
    page = as_ada(new_page())
    match = play_game("bomb-busters", 3, [LEVEL], seed=5, options={"mission": "4", "insight": "off"})
    _first, second, *_ = (entry.n for entry in match.log if entry.actor == 0)
    page.goto(f"/t/{put(live_server, match.at(second), 'playing')}")
    page.get_by_test_id("ask-hint").click()
    expect(page.get_by_text("This table does not tell that").last).to_be_visible()
    expect(page.get_by_test_id("hint-shown")).to_have_count(0)


def test_things_are_explained_as_they_were_then(new_page: NewPage, live_server: LiveServer) -> None:
    page = as_ada(new_page())
    page.goto(f"/t/{finished(live_server, 'lucky-loop')}?at=8")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    explained, player = page.locator("[data-thing-explained]"), page.locator("main .room [data-thing='points:0']").first
    rest_on(player, explained)
    expect(explained).to_contain_text("0 points")


def test_a_reason_stays_while_the_game_goes_on(new_page: NewPage, live_server: LiveServer) -> None:
    page = as_ada(new_page())
    page.goto(f"/t/{under_way(live_server, 'galaxy-trucker')}")
    page.get_by_title("Why did the bot do that?").click()
    lines = page.locator("main").get_attribute("data-lines")
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator("main")).not_to_have_attribute("data-lines", lines or "")
    expect(page.get_by_test_id("reason")).to_be_visible()
