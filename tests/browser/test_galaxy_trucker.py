"""Flights of Galaxy Trucker from the first tile to the ledger."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavolata.bots import Bot, bot_for
from tavolata.core.game import CLOCK, Action
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.record import verify_record
from tavolata.games.galaxy_trucker.actions import Finish, Place, RunOut, TurnGlass
from tests.browser.conftest import PHONE, NewPage
from tests.browser.galaxy_trucker_driver import KeyTrucker, Line, Trucker
from tests.browser.keyboard import tab_to
from tests.browser.person_driver import whose
from tests.server.harness import LiveServer

_SECONDS = 8
_PEOPLE = (0, 1)
_TILES = 5
"""How many tiles somebody places before they are content."""


class Brisk:
    """One of our bots, in the hurry that a short hourglass asks for; it leaves the hourglass to the people."""

    pace = 350

    def __init__(self, game: str, level: str, seed: int) -> None:
        self._bot: Bot = bot_for(game, level, seed)

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        action = self._bot.choose(sight)
        return None if isinstance(action, TurnGlass) else action


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose bots take a moment for each tile."""
    with LiveServer(tmp_path_factory.mktemp("data"), make_bot=Brisk, pace=10) as running:
        yield running


def set_the_table(new_page: NewPage) -> tuple[Trucker, Trucker, Line, str]:
    """Anna opens a table for a short level II, Ben comes by the link, bots take the other seats, and Anna begins."""
    anna = new_page()
    anna.get_by_label("You play as").fill("Anna")
    anna.get_by_role("radio", name="Galaxy Trucker").check()
    anna.get_by_role("group", name="Players").get_by_label("4").check()
    anna.get_by_role("group", name="Bots").get_by_label("Easy").check()
    anna.get_by_label("The flight").select_option("Level II")
    anna.get_by_text("More options").click()
    anna.get_by_label(re.compile("^Seconds of a run")).fill(str(_SECONDS))
    anna.get_by_role("button", name="Invite friends").click()
    expect(anna.get_by_role("listitem", name="Seat 1").get_by_role("textbox")).to_have_value("Anna")
    ben = new_page(size=PHONE)
    line = Line(ben)
    ben.goto(anna.url)
    ben.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit").click()
    expect(anna.get_by_role("listitem", name="Seat 2")).not_to_contain_text("Empty")
    anna.get_by_role("button", name=re.compile("^Fill")).click()
    anna.get_by_role("button", name="Begin").click()
    return Trucker(anna, "Anna"), Trucker(ben, "Ben"), line, anna.url.rsplit("/", 1)[1]


def contend(anna: Trucker, ben: Trucker, bens_line: Line) -> None:
    """Both want the same tile; news reach Ben late, and he taps it when Anna has it already."""
    is_annas = False
    while not is_annas:  # until no bot is faster than both
        anna.take()
        anna.put_back()
        with bens_line.held_up():
            label = next(iter(ben.open_labels()), None)
            is_annas = label is not None and anna.snatch(label)
            if label and is_annas:
                ben.room.get_by_role("button", name=label, exact=True).first.click()
    expect(ben.beaten).to_have_text("Anna was quicker")
    expect(ben.page.locator(".toast")).to_have_count(0)
    ben.expect_empty_hand()
    anna.put_back()


def build_ship(trucker: Trucker) -> None:
    """A small ship that holds."""
    placed = 0
    while placed < _TILES:
        placed += trucker.build()


def ledger(page: Page) -> dict[str, str]:
    """What the page says that everybody ends with."""
    paper = page.get_by_test_id("ledger")
    names = [head.inner_text().strip() for head in paper.get_by_role("columnheader").all()]
    totals = [total.replace("\N{MINUS SIGN}", "-") for total in paper.get_by_role("row").last.get_by_role("cell").all_inner_texts()]
    return dict(zip(names, totals, strict=True))


def fly(*truckers: Trucker) -> None:
    """Whoever is asked answers, until it is over."""
    while (trucker := whose(truckers)) is not None:
        trucker.act()


def test_two_browsers_and_two_bots_build_against_the_sand_and_fly(new_page: NewPage, live_server: LiveServer) -> None:
    anna, ben, bens_line, table = set_the_table(new_page)
    contend(anna, ben, bens_line)
    build_ship(anna)
    anna.turn_glass()
    build_ship(ben)
    fault = ben.build_badly()
    ben.take()
    anna.finish()
    anna.turn_glass()
    ben.expect_phase("mending")
    expect(ben.room.get_by_test_id("prompt")).to_have_text("Tap a glowing tile to take it off.")
    ben.take_off(fault)
    fly(anna, ben)
    totals = ledger(anna.page)
    assert totals == ledger(ben.page)
    match = verify_record(live_server.get(f"/api/tables/{table}/record").content)
    assert match.result is not None
    assert sorted(totals.values()) == sorted(map(str, match.result.scores))
    check_building(match)


def check_building(match: Match[Any, Any, Any]) -> None:
    """All have built at once, the sand has run out three times, each time after its time, and Ben was caught by it."""
    placed = Counter(entry.actor for entry in match.log if isinstance(entry.action, Place))
    assert set(placed) == {0, 1, 2, 3}
    rung = [entry for entry in match.log if entry.actor == CLOCK]
    assert [entry.action for entry in rung] == [RunOut()] * 3
    times = [0, *(entry.time for entry in rung)]
    assert all(later - earlier >= 1000 * _SECONDS for earlier, later in pairwise(times))
    finished = {entry.actor for entry in match.log if isinstance(entry.action, Finish)}
    assert finished & set(_PEOPLE) == {0}


def test_a_test_flight_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    tab_to(page, r"^Lucky Loop$")
    for game in (r"^Bomb Busters$", r"^Galaxy Trucker$"):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name=re.compile(game))).to_be_focused()
    tab_to(page, r"^Play")
    page.keyboard.press("Enter")
    trucker = KeyTrucker(page, "Anna")
    trucker.expect_phase("building")
    build_ship(trucker)
    trucker.finish()
    trucker.expect_all_built()
    fly(trucker)
    expect(page.get_by_test_id("ledger")).to_contain_text("Credits")
    tab_to(page, r"^Result$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Bice")
