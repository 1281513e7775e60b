"""The Transgalactic Trek: titles drawn, counted, shared out and defended, and the tables between its flights."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavolata.bots import Bot, bot_for
from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.core.record import verify_record
from tavolata.games.galaxy_trucker.actions import Finish
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.mouse import rest_on
from tests.browser.person_driver import whose
from tests.browser.staged import Staged
from tests.browser.trek_driver import Trekker
from tests.games.galaxy_trucker.in_flight import ALIEN_CREW, ALIENS, DOUBLES, TRUCK, TUG
from tests.games.galaxy_trucker.table import new_match, play, with_changes
from tests.games.galaxy_trucker.trek_positions import NOTHING, match_with_handicap, on_trek, title_state
from tests.server.harness import LiveServer

_MODEST = 7
"""Tiles of a ship with which the bot is content."""
_OPEN_SPACE = "I-05"
_BETWEEN = 2
"""Tables between three flights."""


class Modest:
    """One of our bots, who builds small ships."""

    pace = 5

    def __init__(self, game: str, level: str, seed: int) -> None:
        self._bot: Bot = bot_for(game, level, seed)

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        built = sight.view.phase == "building" and len(sight.view.players[sight.view.seat].ship) >= _MODEST
        finishing = [action for action in sight.legal if isinstance(action, Finish)] if built else []
        return finishing[0] if finishing else self._bot.choose(sight)


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose bots build quickly."""
    with LiveServer(tmp_path_factory.mktemp("data"), make_bot=Modest, pace=5) as running:
        yield running


def set_out(new_page: NewPage) -> tuple[Trekker, Trekker, str]:
    """Anna chooses a Trek without a clock, Ben comes by the link, a bot takes the third seat."""
    anna = new_page()
    anna.get_by_label("You play as").fill("Anna")
    anna.get_by_role("radio", name="Galaxy Trucker").check()
    anna.get_by_role("group", name="Players").get_by_label("3").check()
    anna.get_by_role("group", name="Bots").get_by_label("Easy").check()
    anna.get_by_label("The flight").select_option("Transgalactic Trek")
    anna.get_by_text("More options").click()
    anna.get_by_label("No limit", exact=True).check()
    anna.get_by_role("button", name="Invite friends").click()
    expect(anna.get_by_role("listitem", name="Seat 1").get_by_role("textbox")).to_have_value("Anna")
    ben = new_page(anna.url, size=PHONE)
    ben.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit").click()
    expect(anna.get_by_role("listitem", name="Seat 2")).not_to_contain_text("Empty")
    anna.get_by_role("button", name=re.compile("^Fill")).click()
    anna.get_by_role("button", name="Begin").click()
    return Trekker(anna, "Anna"), Trekker(ben, "Ben"), anna.url.rsplit("/", 1)[1]


def test_two_browsers_and_a_bot_fly_a_whole_trek(new_page: NewPage, live_server: LiveServer) -> None:
    anna, ben, name = set_out(new_page)
    expect(anna.room.get_by_test_id("drawn").get_by_role("article")).to_have_count(3)
    anna.button("^Start building$").click()
    expect(anna.room.get_by_role("list", name="Titles").get_by_role("button")).to_have_count(3)
    while (trekker := whose((anna, ben))) is not None:
        trekker.act()
    assert [len(one.rested) for one in (anna, ben)] == [_BETWEEN, _BETWEEN]
    match = verify_record(live_server.get(f"/api/tables/{name}/record").content)
    assert match.result is not None
    for one in (anna, ben):
        sums = one.room.get_by_test_id("course").get_by_role("row").last.get_by_role("cell").all_inner_texts()
        assert sorted(sums) == sorted(str(score).replace("-", "\N{MINUS SIGN}") for score in match.result.scores)


def sharing(page: Page) -> Staged:
    """Seat 0 has won both titles, and seat 1 none."""
    staged = Staged(page, on_trek(TRUCK, TUG, titles=[title_state("master-engineer"), title_state("power-trucker")]), speed="at-once")
    staged.tell(f"chance deal {NOTHING}")
    return staged


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_who_holds_several_titles_keeps_one_by_a_click(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size)
    staged = sharing(page)
    expect(page.get_by_test_id("prompt")).to_have_text("Which title do you keep? The others go to those who have none.")
    page.get_by_role("button", name="Keep Power Trucker").click()
    expect(page.get_by_test_id("next")).to_contain_text("cards on the way")
    assert staged.done == ["keep-title power-trucker"]
    assert [each.holder for each in staged.match.state.trek.titles] == [1, 0]


def test_digits_and_letters_share_and_go_on(new_page: NewPage) -> None:
    page = new_page()
    staged = sharing(page)
    expect(page.get_by_role("button", name="Keep Master Engineer")).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_test_id("ready")).to_have_text("Nobody is ready yet.")
    page.keyboard.press("e")
    expect(page.get_by_test_id("ready")).to_have_text("Ready: Ada")
    expect(page.get_by_test_id("prompt")).to_have_text("The next flight waits for Bruno.")
    assert staged.done == ["keep-title master-engineer", "ready"]


def test_titles_are_counted_one_after_the_other_on_the_ship(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, on_trek(TRUCK, DOUBLES, titles=[title_state("power-trucker"), title_state("master-engineer")]), speed="slow")
    staged.tell(f"chance deal {NOTHING}")
    counting = page.get_by_test_id("counting")
    expect(counting.get_by_role("heading", name="Power Trucker")).to_be_visible()
    expect(page.locator("[data-cell].lit")).to_have_count(3)
    expect(counting).to_contain_text("Bruno wins the title")
    expect(counting.get_by_role("heading", name="Master Engineer")).to_be_visible()
    expect(page.locator("[data-cell].lit")).to_have_count(len(staged.match.state.players[0].ship.cells))
    expect(page.get_by_test_id("layover")).to_be_visible()


def test_a_title_is_explained_and_shows_what_counts_for_it(new_page: NewPage) -> None:
    page = new_page()
    Staged(page, on_trek(TRUCK, TUG, flight=2, titles=[title_state("power-trucker", 0, gold=True), title_state("corridorist", 1)]))
    emblem = page.get_by_role("button", name="Power Trucker: 3. Gold: Ada")
    rest_on(emblem, page.locator("#explained"))
    expect(page.locator("[data-cell].lit")).to_have_count(3)
    expect(page.locator("#explained")).to_contain_text("Each battery compartment starts one battery short.")
    emblem.click()
    expect(page.get_by_role("dialog", name="Titles")).to_contain_text("12 credits for its holder, if no ship does better.")


def test_a_handicap_that_bites_is_told_over_the_ship(new_page: NewPage) -> None:
    page = new_page()
    match = with_changes(match_with_handicap("xenoquartermaster", ALIENS, TUG), 0, crew=ALIEN_CREW)
    staged = Staged(page, match, speed="slow")
    staged.tell(f"chance deal {_OPEN_SPACE}")
    page.get_by_role("button", name="No more batteries").click()
    expect(page.locator("[data-moment=hampered]")).to_have_text("Xenoquartermaster in gold: the alien of Ada adds 1 less.")


def test_drawn_titles_give_way_to_the_first_tile(new_page: NewPage) -> None:
    page = new_page()
    match = new_match(2, "trek")
    play(match, "chance draw-title corridorist", "chance draw-title cruise-captain")
    Staged(page, match)
    drawn = page.get_by_test_id("drawn")
    expect(drawn.get_by_role("heading", name="Cruise Captain")).to_be_visible()
    drawn.get_by_role("button", name="Start building").click()
    expect(drawn).to_have_count(0)
