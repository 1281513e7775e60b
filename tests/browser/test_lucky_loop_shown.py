"""What Lucky Loop shows: the beats of a throw, what choices lead to before they are made, and figures that add up."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.staged import Staged
from tests.games.lucky_loop.table import ALL_FOUR, LuckyLoopMatch, in_flight, play, player, table

ACROSS = (844, 390)
UPRIGHT = (768, 1024)
SETTLED = 500
"""Milliseconds: half of what a beat takes at normal speed, as a busy machine may see its beginning late."""

LOOK = """() => {
    const seen = (globalThis.seen = []);
    const look = () => {
        const count = (css) => document.querySelectorAll(css).length;
        const now = [count('.tray .thrown li'), count('[data-testid=missed]'), count('[data-testid=last-flight]')];
        if (String(now) !== String(seen.at(-1)?.now)) seen.push({ now, since: performance.now() });
        requestAnimationFrame(look);
    };
    look();
}"""
"""Writes down how many dice lie on the table, how many cards say that they were missed, and whether the flight is over, and since when."""


def set_out(new_page: NewPage, match: LuckyLoopMatch, size: tuple[int, int] = DESKTOP, speed: str = "at-once") -> Staged:
    """Ada is at a table at which it stands so, and sees what happens at some speed."""
    return Staged(new_page(size=size), match, speed=speed)


def button(page: Page, name: str) -> Locator:
    return page.locator("main").get_by_role("button", name=re.compile(name))


def thrown(dice: str, **parts: Any) -> LuckyLoopMatch:
    """The first throw of a flight with cards of 4, 12 and 7."""
    match = in_flight(**parts)
    play(match, "roll", f"throw {dice}")
    return match


def test_the_dice_of_a_failing_throw_lie_on_the_table_before_the_flight_is_over(new_page: NewPage) -> None:
    staged = set_out(new_page, in_flight("R9 B12 Y11 R3 B3 G3", "fly rubber-duck R9 B12 Y11"), speed="normal")
    staged.page.evaluate(LOOK)
    staged.tell("0 roll", "chance throw 1 2 3")
    expect(staged.page.get_by_test_id("last-flight")).to_be_visible()
    seen = staged.page.evaluate("() => globalThis.seen")
    frames = [tuple(map(bool, frame["now"])) for frame in seen]
    dice, missed = frames.index((True, False, False)), frames.index((True, True, False))
    assert dice < missed, "the dice are seen before anything is said of them"
    assert seen[missed]["since"] - seen[dice]["since"] > SETTLED
    over = next(at for at in range(missed, len(frames)) if not frames[at][0])
    assert seen[over]["since"] - seen[missed]["since"] > SETTLED, "why it failed can be read"


def test_a_tap_hurries_what_is_shown(new_page: NewPage) -> None:
    staged = set_out(new_page, in_flight(), speed="slow")
    staged.tell("0 roll", "chance throw 1 3 5")
    expect(staged.page.get_by_test_id("caption")).to_be_visible()
    staged.page.locator(".tray").click()
    expect(staged.page.get_by_test_id("caption")).to_be_hidden(timeout=900)
    expect(button(staged.page, "^Make ").first).to_be_visible()


def test_the_running_sum_of_the_dice_is_shown(new_page: NewPage) -> None:
    page = set_out(new_page, thrown("1 3 5")).page
    for count, written in enumerate(("1 = 1", "1 + 3 = 4", "1 + 3 + 5 = 9")):
        button(page, r"^Die \d$").nth(count).click()
        expect(page.get_by_test_id("sum")).to_have_text(written)


def test_a_card_that_the_dice_miss_says_why(new_page: NewPage) -> None:
    page = set_out(new_page, thrown("1 3 5")).page
    expect(page.get_by_test_id("missed")).to_have_text("These dice reach 9, it needs 12.")


def test_an_exchange_is_asked_for_its_deck_and_tells_what_it_takes(new_page: NewPage) -> None:
    page = set_out(new_page, table()).page
    expect(page.get_by_test_id("turn-actions")).to_contain_text("Takes your turn: draw 3 cards, then discard 3.")
    button(page, "^Exchange cards$").click()
    expect(page.get_by_test_id("prompt")).to_have_text("Which deck does your first card come from?")
    expect(button(page, "^Exchange: draw")).to_have_count(2)
    button(page, "^Choose anew$").click()
    expect(button(page, "^Exchange: draw")).to_have_count(0)


def test_new_cards_are_marked_until_the_exchange_is_over(new_page: NewPage) -> None:
    staged = set_out(new_page, table())
    expect(button(staged.page, r"New\.")).to_have_count(0)
    staged.tell("0 draw yellow-green", "chance deal G3")
    expect(button(staged.page, r"New\.")).to_have_count(1)
    staged.tell("0 draw yellow-green", "chance deal G4", "0 draw red-blue", "chance deal B3")
    expect(button(staged.page, r"New\.")).to_have_count(3)


def test_giving_up_while_a_token_could_help_is_asked_once_more(new_page: NewPage) -> None:
    match = in_flight("R9 B12 Y11 R3 B3 G3", "fly rubber-duck R9 B12 Y11", tokens=1)
    play(match, "roll", "throw 1 2 3")
    staged = set_out(new_page, match)
    button(staged.page, "^Give up$").click()
    expect(staged.page.get_by_role("dialog")).to_contain_text("The flight ends without points")
    staged.page.get_by_role("button", name="Rather not").click()
    expect(button(staged.page, "^Give up$")).to_be_visible()
    assert staged.done == [], "nothing was done"


def test_a_fourth_card_that_does_not_go_with_the_free_programme_is_refused_with_words(new_page: NewPage) -> None:
    """Three cards of 9 need all six dice."""
    pilot = player("R9 B9 G9 Y9 R3 B3", results=ALL_FOUR, points=46)
    page = set_out(new_page, table(pilot, player())).page
    nine, in_hand = r" 9, .*{}", "can be chosen"
    for _ in range(3):
        button(page, nine.format(in_hand)).first.click()
    expect(page.get_by_test_id("free-sum")).to_contain_text("Difficulty 27, at least 25")
    expect(page.get_by_test_id("free-sum")).to_contain_text("Dice 6, at most 6")
    expect(button(page, "^Lay the free programme$")).to_have_accessible_description(re.compile("each failure costs 2 points"))
    button(page, nine.format("chooses anew")).first.click()
    expect(page.get_by_test_id("prompt")).to_have_text("That would need 8 dice, and there are 6: put a card back first.")
    expect(button(page, nine.format("Chosen"))).to_have_count(3)


@pytest.mark.parametrize("wanted", ["turn", "ready", "thrown"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, ACROSS, UPRIGHT], ids=str)
def test_on_my_turn_all_that_i_can_do_is_on_the_screen(new_page: NewPage, size: tuple[int, int], wanted: str) -> None:
    matches = {"turn": table(), "ready": in_flight(), "thrown": thrown("1 3 5", tokens=1)}
    page = set_out(new_page, matches[wanted], size).page
    buttons = page.get_by_test_id("dock").get_by_role("button")
    expect(buttons.first).to_be_visible()
    for one in buttons.all():
        box = one.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1], f"{one.get_attribute('aria-label')} lies below the screen"


def test_choosing_cards_moves_nothing(new_page: NewPage) -> None:
    page = set_out(new_page, table()).page
    hand = page.locator("[data-spot=hand]")
    before = hand.bounding_box()
    for _ in range(3):
        button(page, "can be chosen").first.click()
        assert hand.bounding_box() == before
