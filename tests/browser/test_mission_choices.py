"""Whether what a mission lets one choose is all seen and said: the weak spot, the guessers, tokens for the left, wires with an X."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tavolata.games.bomb_busters.missions.guessing import GuessState
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.staged import Staged
from tests.browser.test_bomb_busters import open_alone
from tests.browser.test_missions import box
from tests.games.bomb_busters.table import table
from tests.games.bomb_busters.test_mission_dealt_tokens import absent
from tests.games.bomb_busters.test_mission_guessing import as_seen
from tests.games.bomb_busters.test_mission_weak_link import linked
from tests.server.harness import House

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
HAND = "?1 ?2 ?3 ?4 ?5 ?6 ?7 ?8 ?9 ?10 ?11 ?12"


def dock(page: Page) -> Locator:
    return page.get_by_test_id("dock")


def twists(page: Page) -> Locator:
    """What the mission adds to the table."""
    return page.get_by_role("region", name="What this mission adds")


@SIZES
def test_who_names_the_weak_spot_sees_all_of_it_and_nothing_else(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size)
    table = Staged(page, linked(HAND, HAND, HAND, turns=3))
    page.get_by_role("button", name="Name the weak spot").click()
    expect(page.get_by_test_id("prompt")).to_have_text("Who is the weak spot?")
    dock(page).get_by_role("button", name="Bruno", exact=True).click()
    dock(page).get_by_role("button", name="A, even values only").click()
    for button in dock(page).get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
        assert box(button)[3] <= box(dock(page))[3], "it is inside, and not scrolled away"
    dock(page).get_by_role("button", name=re.compile("^The weak spot: Bruno, A")).click()
    expect(page.get_by_test_id("prompt")).not_to_have_text("Who is the weak spot?")
    assert table.done == ["accuse 1 A"]


def test_who_names_nobody_after_all_is_asked_for_a_cut_again(new_page: NewPage) -> None:
    page = new_page()
    Staged(page, linked(HAND, HAND, HAND, turns=3))
    page.get_by_role("button", name="Name the weak spot").click()
    dock(page).get_by_role("button", name="Bruno", exact=True).click()
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Tap a wire of somebody else")
    page.get_by_role("button", name="Name the weak spot").click()
    expect(dock(page).get_by_role("button", name="A, even values only")).to_have_count(0)


def laid(known: tuple[str, ...], dial: int = 3) -> BombBustersMatch:
    """Chiara has laid a card against Ada, and keeps one; Ada has the 5."""
    hands = (("5",), ("9", "10"), ("8",), ("12",))
    cards = as_seen(GuessState(hands, "4", 2, 0, is_dealt=True), ((), ("9",), known, ()))
    return table(HAND, HAND, HAND, HAND, mission="29", dial=dial, rule_states=(cards,), turns=3)


def test_a_value_that_may_be_the_card_laid_is_marked_and_the_cost_told(new_page: NewPage) -> None:
    page = new_page()
    Staged(page, laid(("8",)))
    page.get_by_role("button", name=re.compile("wire B4, .*point at it$")).click()
    expect(page.get_by_role("button", name=re.compile("^Say 4,.*may be the card laid face down"))).to_contain_text("1?")
    expect(page.get_by_role("button", name=re.compile("^Say 5(,|$)"))).not_to_contain_text("1?")
    expect(page.get_by_test_id("cost")).to_contain_text("Even if it is right")


@SIZES
def test_known_cards_of_which_one_may_be_laid_are_told_so(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size)
    Staged(page, laid(("8",)))
    expect(twists(page)).to_contain_text("perhaps one of the dashed ones")
    cards = twists(page).get_by_role("listitem", name=re.compile("^Chiara: .*perhaps the one that was laid 8"))
    expect(cards.locator("svg.maybe")).to_have_count(1)
    expect(cards.locator("svg.hidden")).to_have_count(1)


def test_of_a_layer_whose_cards_are_all_known_one_was_surely_laid(new_page: NewPage) -> None:
    page = new_page()
    Staged(page, laid(("4", "8")))
    expect(twists(page)).to_contain_text("laid one of the dashed cards")
    expect(twists(page).locator("svg.maybe")).to_have_count(2)


def test_a_right_cut_that_may_explode_the_bomb_is_asked_about(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, laid((), 1))
    page.get_by_role("button", name=re.compile("wire B4, .*point at it$")).click()
    page.get_by_role("button", name=re.compile("^Say 4,")).click()
    expect(page.get_by_test_id("doubt")).to_contain_text("card laid face down, the bomb explodes")
    assert staged.done == []


def test_who_lays_a_card_is_told_against_whom(new_page: NewPage) -> None:
    page = new_page()
    hands = (("5", "7"), ("9", "10"), ("4", "8"))
    cards = as_seen(GuessState(hands, is_dealt=True))
    asked: dict[str, Any] = {
        "rule_states": (cards,),
        "turn": 1,
        "acting": 0,
        "phase": "choose",
        "pending_rule": 0,
        "turns": 3,
    }
    Staged(page, table(HAND, HAND, HAND, mission="29", **asked))
    expect(page.get_by_test_id("prompt")).to_have_text("A card against Bruno: lay a value that will hardly be cut.")


def test_without_number_cards_none_are_shown(new_page: NewPage) -> None:
    page = new_page()
    gone = tuple(str(value) for value in range(1, 13))
    Staged(
        page, table("?1", "?1", "1 1", mission="29", rule_states=(as_seen(GuessState(((), (), ()), gone=gone, is_dealt=True)),), turns=3)
    )
    expect(twists(page)).to_contain_text("No number card is left")
    expect(twists(page)).not_to_contain_text("Bruno")


@SIZES
def test_a_token_for_the_left_names_who_gets_it_and_ends(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size)
    staged = Staged(page, absent("?2 ?3 ?5 ?Y5", "?2 ?4 ?Y6", "?3 ?4", turns=3))
    expect(twists(page)).to_contain_text("Once two yellow wires are cut")
    staged.tell("0 point 1.2", "0 announce Y", "0 lay 0.3")
    expect(page.get_by_test_id("prompt")).to_have_text("Which token does Bruno get?")
    expect(twists(page)).to_contain_text("Two yellow wires are cut: each passes a token to the left.")
    page.get_by_role("button", name="Token 4", exact=True).click()
    expect(page.locator("main")).to_contain_text("Bruno places")
    staged.tell("1 mark 1.1", "1 token 3", "2 mark 2.0", "2 token 5")
    expect(page.get_by_test_id("prompt")).to_have_text("Your token: before which wire that is 5?")
    staged.tell("0 mark 0.2")
    expect(twists(page)).to_contain_text("that is done")


def test_an_x_wire_that_may_not_be_taken_says_why(new_page: NewPage, house: House) -> None:
    anna = open_alone(new_page, house, mission="20")
    anna.button("^Your wire .*, with an X$").first.click()
    expect(anna.page.get_by_role("complementary", name="What was not possible")).to_contain_text(
        "No first token goes before a wire with an X."
    )
    expect(anna.page.get_by_test_id("notes")).to_have_count(0)
