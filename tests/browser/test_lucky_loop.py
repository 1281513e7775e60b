"""A whole game of Lucky Loop by clicking."""

import re

from playwright.sync_api import Page, expect

from tavolata.core.record import verify_record
from tests.browser.conftest import PHONE, NewPage
from tests.browser.keyboard import tab_to
from tests.browser.lucky_loop_driver import Pilot
from tests.browser.person_driver import whose
from tests.server.harness import LiveServer


def set_the_table(new_page: NewPage) -> tuple[Pilot, Pilot, str]:
    """Anna invites Ben by link, a bot takes the third seat, and Anna begins."""
    anna = new_page()
    anna.get_by_label("You play as").fill("Anna")
    anna.get_by_role("button", name="Invite friends").click()
    expect(anna.get_by_role("listitem", name="Seat 1").get_by_role("textbox")).to_have_value("Anna")
    ben = new_page(anna.url.removeprefix(anna.url.split("/t/")[0]), PHONE)
    ben.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit").click()
    expect(anna.get_by_role("listitem", name="Seat 2")).not_to_contain_text("Empty")
    anna.get_by_role("button", name=re.compile("^Fill")).click()
    anna.get_by_role("button", name="Begin").click()
    return Pilot(anna, "Anna"), Pilot(ben, "Ben"), anna.url.rsplit("/", 1)[1]


def reopen(pilot: Pilot, new_page: NewPage) -> Pilot:
    """Close the browser's tab in the middle, and open the link again."""
    url, context = pilot.page.url, pilot.page.context
    pilot.page.close()
    return Pilot(new_page("/t/" + url.rsplit("/", 1)[1], PHONE, context), pilot.name)


def scores(page: Page) -> list[str]:
    return [row.inner_text() for row in page.get_by_test_id("ledger").get_by_role("row").all()]


def test_a_whole_game_by_clicking_with_two_browsers_and_a_bot(new_page: NewPage, live_server: LiveServer) -> None:
    anna, ben, table = set_the_table(new_page)
    decisions = 0
    while (pilot := whose([anna, ben])) is not None:
        pilot.act()
        decisions += 1
        if decisions == 40:
            ben = reopen(ben, new_page)
    assert decisions > 40, "Ben has come back before the end"
    for pilot in (anna, ben):
        expect(pilot.page.get_by_role("button", name="Play again").first).to_be_visible()
    assert scores(anna.page) == scores(ben.page)
    match = verify_record(live_server.get(f"/api/tables/{table}/record").content)
    assert match.result is not None


def want_back(mover: Pilot) -> None:
    """Make a move that tells the others something, and want it back although that stays on record."""
    mover.act()
    mover.page.get_by_role("button", name="Take my last move back").click()
    mover.page.get_by_role("button", name="Take back all the same").click()
    expect(mover.page.get_by_role("region", name="You want your last move back.")).to_be_visible()


def test_a_move_is_taken_back_on_record_when_the_other_person_agrees(new_page: NewPage) -> None:
    anna, ben, _ = set_the_table(new_page)
    mover = whose([anna, ben])
    assert mover
    other = ben if mover is anna else anna
    want_back(mover)
    lines = int(mover.lines)
    other.page.get_by_role("button", name="Agree").click()
    for pilot in (anna, ben):
        expect(pilot.page.locator("main[data-lines]")).to_have_attribute("data-lines", str(lines + 1))
    log = anna.page.get_by_role("list", name="What happened")
    expect(log.get_by_text("takes back")).to_be_visible()  # Ben goes by a guest's name
    assert log.locator("s").count() > 0, "what was taken back is struck"


def test_who_wanted_a_move_back_withdraws(new_page: NewPage) -> None:
    anna, ben, _ = set_the_table(new_page)
    mover = whose([anna, ben])
    assert mover
    other = ben if mover is anna else anna
    want_back(mover)
    expect(other.page.get_by_role("button", name="Agree")).to_be_visible()
    mover.page.get_by_role("button", name="Withdraw").click()
    expect(other.page.get_by_role("button", name="Agree")).to_have_count(0)
    assert mover.page.get_by_text("takes back").count() == 0


def test_a_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    tab_to(page, r"^Play")
    page.keyboard.press("Enter")
    expect(page.locator("main[data-mine=true] [data-testid=prompt]")).to_be_visible()
    begin_by_keys(page)
    expect(page.get_by_test_id("dock")).not_to_have_attribute("data-phase", "turn")


def begin_by_keys(page: Page) -> None:
    """Do what the advisor would do, and if that is a flight, throw."""
    for key in (r"^Advice", r"^Show me the best"):
        tab_to(page, key)
        page.keyboard.press("Enter")
        page.get_by_role("button", name=re.compile(r"^Show me the best")).wait_for()
    tab_to(page, r"^(Fly \w+ \w+|.*: raise by|Exchange: draw)")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("dock")).not_to_have_attribute("data-phase", "turn")
    if page.get_by_test_id("dock").get_attribute("data-phase") == "ready":
        tab_to(page, r"^Throw\b")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("dock")).not_to_have_attribute("data-phase", "ready")


def test_an_unknown_table_is_said_in_one_sentence(new_page: NewPage) -> None:
    page = new_page("/t/aaaaaaaaaaaa")
    expect(page.get_by_role("heading", name="This table cannot be found")).to_be_visible()
    expect(page.get_by_role("link", name="Tavolata").first).to_be_visible()


def test_nothing_scrolls_sideways_on_a_phone(new_page: NewPage) -> None:
    page = new_page("/", PHONE)
    page.get_by_role("button", name=re.compile("^Play")).click()
    expect(page.get_by_test_id("dock")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
