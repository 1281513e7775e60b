"""Nobody waits for nobody: somebody closes the page, a bot plays on, and they come back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tavolata.bots import bot_for
from tavolata.core.record import verify_record
from tests.browser.conftest import PHONE, NewPage
from tests.browser.lucky_loop_driver import Pilot
from tests.browser.person_driver import whose
from tests.server.harness import LiveServer


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server at which half a second is a long time."""
    with LiveServer(tmp_path_factory.mktemp("data"), make_bot=bot_for, away=500) as running:
        yield running


def path_of(page: Page) -> str:
    return "/t/" + page.url.rsplit("/", 1)[1]


def invite(new_page: NewPage) -> tuple[Page, Page]:
    """Anna opens a table for three, and Ben comes by the link and says who he is."""
    anna = new_page()
    anna.get_by_label("You play as").fill("Anna")
    anna.get_by_role("button", name="Invite friends").click()
    expect(anna.get_by_role("listitem", name="Seat 1").get_by_role("textbox")).to_have_value("Anna")
    ben = new_page(path_of(anna), PHONE)
    ben.get_by_label("You play as").fill("Ben")
    ben.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit").click()
    expect(anna.get_by_role("listitem", name="Seat 2")).to_contain_text("Ben")
    return anna, ben


def begin(new_page: NewPage) -> tuple[Pilot, Pilot]:
    """A game of Anna, Ben and a bot."""
    anna, ben = invite(new_page)
    anna.get_by_role("button", name=re.compile("^Fill")).click()
    anna.get_by_role("button", name="Begin").click()
    return Pilot(anna, "Anna"), Pilot(ben, "Ben")


def play_until_turn_of(pilot: Pilot, people: list[Pilot]) -> None:
    while (mover := whose(people)) is not pilot:
        assert mover is not None
        mover.act()


def seat_of(page: Page, name: str) -> str:
    """What stands beside a name."""
    return page.get_by_role("list", name="At the table").get_by_role("listitem").filter(has_text=name).inner_text()


def question(pilot: Pilot) -> Locator:
    """What somebody is asked beside the game."""
    return pilot.page.locator("section.strip")


def test_a_bot_plays_on_for_who_closed_the_page_and_gives_the_seat_back(new_page: NewPage) -> None:
    anna, ben = begin(new_page)
    play_until_turn_of(ben, [anna, ben])
    assert ben.page.title().startswith("● Your turn")
    url, context = path_of(ben.page), ben.page.context
    ben.page.close()
    expect(question(anna)).to_contain_text("Ben is away, and the game is waiting.")
    anna.page.get_by_label("Level of the bot that plays on").select_option("Easy")
    anna.page.get_by_role("button", name="Let a bot play on").click()
    play_until_turn_of(anna, [anna])
    assert "a bot plays (Easy)" in seat_of(anna.page, "Ben")

    ben = Pilot(new_page(url, PHONE, context), "Ben")
    expect(anna.page.get_by_role("list", name="At the table")).not_to_contain_text("a bot plays")
    play_until_turn_of(ben, [anna, ben])
    ben.act()


def test_who_leaves_is_played_for_and_the_game_ends_when_it_is_given_up(new_page: NewPage, live_server: LiveServer) -> None:
    anna, ben = begin(new_page)
    ben.page.get_by_role("button", name="Leave").click()
    ben.page.get_by_role("button", name="Leave, and let a bot play on").click()
    expect(ben.page.get_by_role("heading", name="Go on playing")).to_be_visible()
    expect(anna.page.get_by_role("list", name="At the table")).to_contain_text("a bot plays (Normal)")
    anna.page.get_by_role("button", name="Leave").click()
    anna.page.get_by_role("button", name="Give up").click()
    expect(anna.page.get_by_role("banner")).to_contain_text("The game was given up.")
    match = verify_record(live_server.get(f"/api/tables/{anna.page.url.rsplit('/', 1)[1]}/record").content)
    assert match.result is None
    anna.page.get_by_role("link", name="Tavolata, the start page").click()
    expect(anna.page.get_by_role("region", name="Your tables")).to_contain_text("given up")


def test_the_others_are_asked_before_a_game_ends(new_page: NewPage) -> None:
    anna, ben = begin(new_page)
    ben.page.get_by_role("button", name="Leave").click()
    ben.page.get_by_role("button", name="End the game").click()
    expect(question(anna)).to_contain_text("Ben would like to end the game here.")
    anna.page.get_by_role("button", name="Play on").click()
    expect(question(ben)).to_have_count(0)
    play_until_turn_of(anna, [anna, ben])


def test_the_seat_of_who_went_away_before_the_game_is_freed(new_page: NewPage) -> None:
    anna, ben = invite(new_page)
    ben.close()
    anna.get_by_role("button", name="Free this seat").click()
    expect(anna.get_by_role("listitem", name="Seat 2")).to_contain_text("Empty seat")


def test_the_keys_are_on_a_sheet(new_page: NewPage) -> None:
    anna, _ = begin(new_page)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Show this sheet")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
