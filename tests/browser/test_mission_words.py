"""What the later missions say of themselves: two locks on a card, what a token tells, which card is in use, what the briefing adds."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.staged import Staged
from tests.browser.test_bomb_busters import open_alone
from tests.games.bomb_busters.table import table
from tests.games.bomb_busters.test_mission_number_cards import padlocked
from tests.games.bomb_busters.test_mission_sequence import ends
from tests.server.harness import LiveServer


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Equipment").get_by_role("button", name=name)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_in_mission_12_a_card_shows_both_its_locks(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/", size)
    Staged(page, padlocked("4 ?7 ?9", "4 ?7 ?9", "?9", turns=3))
    post_it = card(page, "Post-it: locked twice: 2 of 2 wires of value 4 cut, and 0 of 2 of value 7")
    expect(post_it.locator(".needs")).to_have_text(["4", "7"])
    expect(card(page, "False Bottom: locked twice: 0 of 2 yellow wires cut, and 0 of 2 wires of value 2")).to_be_visible()
    post_it.click()
    expect(page.get_by_role("dialog", name="Post-it")).to_contain_text("4 are to be cut (2 so far), and 2 of value 7 (0 so far)")


def test_where_tokens_say_even_or_odd_one_is_asked_for_a_wire_of_which_everybody_learns_only_that_it_is_odd(
    new_page: NewPage, live_server: LiveServer
) -> None:
    anna = open_alone(new_page, live_server, mission="21")
    expect(anna.page.get_by_test_id("prompt")).to_have_text("Choose a blue wire: all learn if it is even or odd.")
    expect(anna.room.get_by_role("listitem", name=re.compile("^even: tokens left: "))).to_be_visible()


def test_a_personal_card_is_in_use_while_it_helps(new_page: NewPage) -> None:
    page = new_page()
    table_ = Staged(
        page, table("?5 ?7 ?9", "?5 ?7 ?9", "?9", mission="33", turns=3, personal=("personal-triple", "double-detector", "double-detector"))
    )
    mine = card(page, "Your Personal Triple Detector")
    mine.click()
    expect(page.get_by_role("dialog")).to_contain_text("In your turn, with a dual cut. It is yours alone.")
    page.keyboard.press("Escape")
    table_.tell("0 use personal-triple")
    expect(mine).to_have_accessible_name("Your Personal Triple Detector: in use")


def test_in_mission_36_each_end_says_which_value_comes_next_and_the_bar_does_not_ask_the_same(new_page: NewPage) -> None:
    page = new_page()
    table_ = Staged(page, ends("?3 ?11 ?9", "?3 ?11 ?12", "?9 ?12", turns=3))
    table_.tell("0 point 1.0", "0 announce 3", "0 lay 0.0")
    expect(page.get_by_role("button", name="Go on at the left end")).to_contain_text("Of the row, 5 comes next.")
    expect(page.get_by_role("button", name="Go on at the right end")).to_contain_text("Of the row, 11 comes next.")
    expect(page.get_by_text("At which end does the row go on?")).to_have_count(1)


@pytest.mark.parametrize(
    ("mission", "said"),
    [
        ("12", ["Every wire cut, and every red one laid open", "A yellow wire is announced as yellow", "Dual cut: point at"]),
        ("19", ["So does the clock at zero."]),
        ("36", ["Nothing in your hand that may be cut?", "in place of the Double Detector"]),
    ],
)
def test_the_briefing_says_what_the_mission_adds(new_page: NewPage, live_server: LiveServer, mission: str, said: list[str]) -> None:
    anna = open_alone(new_page, live_server, mission=mission)
    anna.room.get_by_role("button", name=re.compile(f"^Mission {mission}: ")).click()
    for words in said:
        expect(anna.page.get_by_test_id("briefing")).to_contain_text(words)
