"""What Lucky Loop shows: the beats of a throw, what choices lead to before they are made, and figures that add up."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.pilot import Pilot
from tests.server.house import House

ACROSS = (844, 390)
SETTLED = 500
"""Milliseconds: half of what a beat takes at normal speed, as a busy machine may see its beginning late."""
UPRIGHT = (768, 1024)

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


def cards_of(red: int, blue: int, green: int, yellow: int) -> str:
    """A card file in which all cards of a colour have one difficulty."""
    difficulties = {"red": red, "blue": blue, "green": green, "yellow": yellow}
    row = "{{ colour = '{}', difficulty = {}, exact = 9, exceeded = 9, count = 16 }}"
    return f"cards = [{', '.join(row.format(colour, difficulty) for colour, difficulty in difficulties.items())}]"


EASY = cards_of(3, 3, 3, 3)
HARD = cards_of(12, 12, 12, 12)


def sit(new_page: NewPage, house: House, size: tuple[int, int] = DESKTOP, speed: str = "at-once", **options: str) -> Pilot:
    """Anna, who sees what happens at some speed, at a table with a bot that plays by lot."""
    page = new_page("/t/" + house.open_table(2, options=options), size)
    page.evaluate(f"localStorage.setItem('tavolata.taste', '{{\"speed\":\"{speed}\"}}')")
    page.reload()
    page.get_by_role("listitem", name="Seat 1").get_by_role("button", name="Sit").click()
    page.get_by_label("Level of the bots to come").select_option("random")
    page.get_by_role("button", name=re.compile("^Fill")).click()
    page.get_by_role("button", name="Begin").click()
    return Pilot(page, "Anna")


def phase(page: Page) -> str:
    return page.get_by_test_id("dock").get_attribute("data-phase") or ""


def act_until(pilot: Pilot, *phases: str) -> None:
    """Play until one of these phases is mine."""
    for _ in range(200):
        expect(pilot.page.locator("main[data-mine=true] [data-testid=prompt]")).to_be_visible()
        if phase(pilot.page) in phases:
            return
        pilot.act()
    raise AssertionError(f"never: {phases}")


def a_failing_throw(pilot: Pilot) -> list[dict[str, Any]]:
    """What was seen of a throw that made no card."""
    for _ in range(12):
        act_until(pilot, "ready")
        pilot.page.evaluate(LOOK)
        pilot.button("^Throw$").click()
        pilot.page.wait_for_function("() => document.querySelector('main[data-mine=true]') && globalThis.seen.length > 1")
        seen: list[dict[str, Any]] = pilot.page.evaluate("() => globalThis.seen")
        if any(now[1] for now in (frame["now"] for frame in seen)) and phase(pilot.page) != "thrown":
            return seen
        act_until(pilot, "refill", "turn")
    raise AssertionError("twelve flights went well")


def test_the_dice_of_a_failing_throw_lie_on_the_table_before_the_flight_is_over(new_page: NewPage, house: House) -> None:
    pilot = sit(new_page, house, speed="normal", cards=HARD)
    seen = a_failing_throw(pilot)
    frames = [tuple(map(bool, frame["now"])) for frame in seen]
    dice, missed = frames.index((True, False, False)), frames.index((True, True, False))
    assert dice < missed, "the dice are seen before anything is said of them"
    assert seen[missed]["since"] - seen[dice]["since"] > SETTLED
    over = next(at for at in range(missed, len(frames)) if not frames[at][0])
    assert seen[over]["since"] - seen[missed]["since"] > SETTLED, "why it failed can be read"
    assert frames[over][2], "how the flight went stays to be read"


def test_a_tap_hurries_what_is_shown(new_page: NewPage, house: House) -> None:
    pilot = sit(new_page, house, speed="slow", cards=EASY)
    act_until(pilot, "ready")
    pilot.button("^Throw$").click()
    expect(pilot.page.locator(".tray .thrown li")).to_have_count(3)
    pilot.page.locator(".tray").click()
    expect(pilot.button("^Make .*").first).to_be_visible(timeout=900)


def test_the_running_sum_of_the_dice_is_shown(new_page: NewPage, house: House) -> None:
    pilot = sit(new_page, house, cards=EASY)
    act_until(pilot, "thrown")
    dice = pilot.button(r"^(Red d|D)ie \d$")
    values = [int(re.findall(r"\d", dice.nth(at).get_attribute("aria-label") or "")[0]) for at in range(dice.count())]
    for count in range(1, len(values) + 1):
        dice.nth(count - 1).click()
        written = " + ".join(map(str, values[:count]))
        expect(pilot.page.get_by_test_id("sum")).to_have_text(f"{written} = {sum(values[:count])}")


def test_a_card_that_the_dice_miss_says_why(new_page: NewPage, house: House) -> None:
    pilot = sit(new_page, house, cards=cards_of(3, 3, 12, 12))
    for _ in range(12):
        act_until(pilot, "thrown")
        if pilot.page.get_by_test_id("missed").count():
            expect(pilot.page.get_by_test_id("missed").first).to_have_text(re.compile(r"^These dice reach \d+, it needs 12\.$"))
            return
        pilot.act()
    raise AssertionError("every card was made")


def test_an_exchange_is_asked_for_its_deck_and_tells_what_it_takes(new_page: NewPage, house: House) -> None:
    pilot = sit(new_page, house)
    act_until(pilot, "turn")
    actions = pilot.page.get_by_test_id("turn-actions")
    expect(actions).to_contain_text("Takes your turn: draw 3 cards, then discard 3.")
    pilot.button("^Exchange cards$").click()
    expect(pilot.page.get_by_test_id("prompt")).to_have_text("Which deck does your first card come from?")
    expect(pilot.button("^Exchange: draw")).to_have_count(2)
    pilot.button("^Choose anew$").click()
    expect(pilot.button("^Exchange: draw")).to_have_count(0)


def test_new_cards_are_marked_until_the_exchange_is_over(new_page: NewPage, house: House) -> None:
    pilot = sit(new_page, house)
    act_until(pilot, "turn")
    expect(pilot.button(r"New\.")).to_have_count(0)
    pilot.button("^Exchange cards$").click()
    pilot.button("^Exchange: draw").first.click()
    expect(pilot.button(r"New\.")).to_have_count(1)
    act_until(pilot, "discard")
    expect(pilot.button(r"New\.")).to_have_count(3)


def test_giving_up_while_a_token_could_help_is_asked_once_more(new_page: NewPage, house: House) -> None:
    """Two cards of 3 are made, then a stop wins a token; the one of 12 fails more often than not."""
    pilot = sit(new_page, house, cards=cards_of(3, 3, 12, 12))
    for _ in range(60):
        act_until(pilot, "thrown", "ready")
        if pilot.button("^Give up$").count():
            break
        stops = pilot.button("^Stop here$").count() and not pilot.page.get_by_role("img", name=re.compile("[1-9] bonus token")).count()
        if stops:
            pilot.button("^Stop here$").click()
        else:
            pilot.act()
    pilot.button("^Give up$").click()
    expect(pilot.page.get_by_role("dialog")).to_contain_text("The flight ends without points")
    pilot.page.get_by_role("button", name="Rather not").click()
    expect(pilot.button("^Give up$")).to_be_visible()


def in_the_final_phase(pilot: Pilot) -> None:
    """Play until my free programme is to be chosen."""
    for _ in range(60):
        act_until(pilot, "turn")
        if pilot.page.get_by_text("Choose the cards of your free programme").count():
            return
        pilot.act()
    raise AssertionError("never in the final phase")


def exchange_for_nines(pilot: Pilot) -> None:
    """Three cards of the deck that has cards of 9 only, for cards of 3."""
    pilot.button("^Exchange cards$").click()
    pilot.button("^Exchange: draw yellow").click()
    for _ in range(2):
        pilot.button("^Draw from the yellow").last.click()
    expect(pilot.page.get_by_test_id("dock")).to_have_attribute("data-phase", "discard")
    for _ in range(3):
        pilot.button("In hand, can be chosen").first.click()
    pilot.button("^Discard 3").click()


def test_a_fourth_card_that_does_not_go_with_the_free_programme_is_refused_with_words(new_page: NewPage, house: House) -> None:
    """Three cards of 9 need all six dice."""
    pilot = sit(new_page, house, cards=cards_of(3, 3, 9, 9))
    in_the_final_phase(pilot)
    nine, in_hand = r" 9, .*{}$", "can be chosen"
    if pilot.button(nine.format(in_hand)).count() < 4:
        exchange_for_nines(pilot)
        act_until(pilot, "turn")
    for _ in range(3):
        pilot.button(nine.format(in_hand)).first.click()
    expect(pilot.page.get_by_test_id("free-sum")).to_contain_text("Difficulty 27, at least 25")
    expect(pilot.page.get_by_test_id("free-sum")).to_contain_text("Dice 6, at most 6")
    expect(pilot.button("^Lay the free programme$")).to_have_accessible_description(re.compile("each failure costs 2 points"))
    pilot.button(nine.format("chooses anew")).first.click()
    expect(pilot.page.get_by_test_id("prompt")).to_have_text("That would need 8 dice, and there are 6: put a card back first.")
    expect(pilot.button(nine.format("Chosen"))).to_have_count(3)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, ACROSS, UPRIGHT], ids=str)
def test_on_my_turn_all_that_i_can_do_is_on_the_screen(new_page: NewPage, house: House, size: tuple[int, int]) -> None:
    pilot = sit(new_page, house, size)
    for wanted in ("turn", "ready", "thrown"):
        act_until(pilot, wanted)
        for button in pilot.page.get_by_test_id("dock").get_by_role("button").all():
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= size[1], f"{wanted}: {button.get_attribute('aria-label')} lies below the screen"
        if wanted != "thrown":
            pilot.act()


def test_choosing_cards_moves_nothing(new_page: NewPage, house: House) -> None:
    pilot = sit(new_page, house)
    act_until(pilot, "turn")
    hand = pilot.page.locator("[data-spot=hand]")
    before = hand.bounding_box()
    for _ in range(3):
        if pilot.button("can be chosen$").count():
            pilot.button("can be chosen$").first.click()
            assert hand.bounding_box() == before
