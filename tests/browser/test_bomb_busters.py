"""Whole missions of Bomb Busters, by clicking and by keys, and the tools for looking closely."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.record import verify_record
from tavolata.games.bomb_busters.view import BombBustersView
from tavolata.i18n import translate
from tests.browser.bomb_busters_driver import Cutter, Wire
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.person_driver import whose
from tests.server.harness import LiveServer

PRINTED = {"Y": ("yellow", ".1"), "R": ("red", ".5")}


def set_the_table(new_page: NewPage) -> tuple[list[Cutter], str]:
    """Anna opens mission 4 for four, Ben on his phone and Cleo come by the link, and a hard bot takes the last seat."""
    anna = new_page()
    anna.get_by_label("You play as").fill("Anna")
    anna.get_by_role("radio", name="Bomb Busters").check()
    anna.get_by_label("The mission", exact=True).select_option("4: All the colours")
    anna.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    anna.get_by_role("group", name="Bots").get_by_role("radio", name="Hard").check()
    anna.get_by_role("button", name="Invite friends").click()
    expect(seat(anna, 1).get_by_role("textbox")).to_have_value("Anna")
    ben = come(new_page("/t/" + table_of(anna), PHONE), 2)
    cleo = come(new_page("/t/" + table_of(anna)), 3)
    seat(anna, 4).get_by_role("button", name="Seat a bot").click()
    expect(seat(anna, 4).get_by_role("combobox")).to_have_value("hard")
    anna.get_by_role("button", name="Begin").click()
    return [Cutter(anna, "Anna"), Cutter(ben, "Ben"), Cutter(cleo, "Cleo")], table_of(anna)


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("listitem", name=f"Seat {number}")


def come(page: Page, number: int) -> Page:
    """Sit down on a seat, and see oneself there."""
    seat(page, number).get_by_role("button", name="Sit").click()
    expect(seat(page, number).get_by_role("textbox")).to_be_visible()
    return page


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def words_of(wire: str | None) -> str:
    """A wire as the room calls it."""
    assert wire is not None
    colour, tenth = PRINTED.get(wire[0], ("blue", ""))
    return f"{colour} {wire.lstrip('YR')}{tenth}"


def ending_of(match: Match[Any, Any, Any]) -> tuple[str, dict[str, str]]:
    """How the mission ended, and what each wire was, as the record has it."""
    view = Observation(match, None).view
    assert isinstance(view, BombBustersView)
    assert view.result is not None
    wires = {
        f"{letter}{at + 1}": words_of(slot.wire)
        for letter, stand in zip("ABCDE", view.stands, strict=False)
        for at, slot in enumerate(stand)
    }
    return translate(f"bomb_busters.ended.{view.result.reason}"), wires


def play_out(people: list[Cutter]) -> list[Cutter]:
    """Everybody who acted, as often as they did."""
    acted = []
    while (person := whose(people)) is not None:
        person.act()
        acted.append(person)
    return acted


def test_mission_4_by_clicking_with_three_browsers_and_a_hard_bot(new_page: NewPage, live_server: LiveServer) -> None:
    people, table = set_the_table(new_page)
    for person in people:
        person.read_briefing()
    acted = play_out(people)
    assert set(acted) == set(people)
    for person in people:
        expect(person.again).to_be_visible()
    truth = ending_of(verify_record(live_server.get(f"/api/tables/{table}/record").content))
    assert [person.ending() for person in people] == [truth] * 3


def open_alone(new_page: NewPage, live_server: LiveServer, size: tuple[int, int] = DESKTOP, **options: str) -> Cutter:
    """Anna as the captain, briefed, with bots on the other seats."""
    table = live_server.open_table(3, game="bomb-busters", options={"captain": "0", **options})
    page = come(new_page(f"/t/{table}", size), 1)
    page.get_by_role("button", name=re.compile("^Fill")).click()
    page.get_by_role("button", name="Begin").click()
    anna = Cutter(page, "Anna")
    anna.read_briefing()
    return anna


def to_first_turn(anna: Cutter) -> Cutter:
    """The captain lays her token, sees those of the others, and is to act."""
    anna.act()
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Tap a wire of somebody else")
    return anna


def others_with_tokens(anna: Cutter) -> list[Wire]:
    return [wire for wire in anna.wires() if not wire.mine and wire.value is not None]


def test_a_table_for_certainties_tells_what_must_be_and_nothing_else(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, insight="certain"))
    anna.button("^Certain$").click()
    expect(anna.button(", must be ").first).to_be_visible()
    shown = others_with_tokens(anna)
    assert len(shown) == 2
    assert all(f"must be {wire.value}" in wire.told for wire in shown)
    assert anna.button(" percent ").count() == 0


def test_who_looks_is_told_once_what_is_seen_and_still_looks_when_the_page_is_loaded_anew(
    new_page: NewPage, live_server: LiveServer
) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, insight="certain"))
    certain, told = anna.button("^Certain$"), anna.page.get_by_test_id("explained")
    certain.click()
    expect(told).to_be_visible()
    anna.act()
    expect(certain).to_have_attribute("aria-pressed", "true")
    expect(told).to_have_count(0)
    anna.page.reload()
    expect(anna.button(", must be ").first).to_be_visible()
    expect(told).to_have_count(0)


def test_a_hint_beside_the_table_leaves_the_wires_their_size_and_no_button_is_cut_off(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, mission="12", insight="certain"))
    wire = anna.button(": point at it$").first
    before = wire.bounding_box()
    anna.page.get_by_test_id("ask-hint").click()
    expect(anna.page.get_by_test_id("hint-shown")).to_be_in_viewport(ratio=1)
    assert wire.bounding_box() == before
    wire.click()
    expect(anna.button("^Choose another wire$")).to_be_visible()
    assert anna.page.locator("[data-testid=dock] .answers").evaluate("all => all.scrollHeight <= all.clientHeight")


def test_a_table_for_odds_tells_them_of_every_wire(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, insight="odds"))
    anna.button("^Odds$").click()
    expect(anna.button(r"hidden, \d+ percent ").first).to_be_visible()
    hidden = [wire for wire in anna.wires() if wire.words == "hidden"]
    assert all(re.fullmatch(r"must be \d+|\d+ percent \d+", wire.told[-1]) for wire in hidden)
    anna.button("^Notes$").click()
    anna.button("hidden, .* percent ").first.click()
    expect(anna.page.get_by_test_id("notes").get_by_role("button", name=re.compile(r"^Note \d+, \d+ %")).first).to_be_visible()


def test_a_table_without_insight_has_no_tool_for_it(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, insight="off"))
    assert anna.button("^Notes$").is_visible()
    assert anna.button("^(Certain|Odds|All eyes)$").count() == 0


def test_pencil_marks_stay_when_the_page_is_loaded_anew(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server))
    anna.button("^Notes$").click()
    wire = next(wire for wire in anna.wires() if wire.words == "hidden" and not wire.told)
    anna.button(f"wire {wire.place}, ").click()
    for value in (3, 5):
        anna.button(f"^Note {value}\\b").click()
    noted = anna.button(f"wire {wire.place}, hidden, noted 3 or 5")
    expect(noted).to_be_visible()
    anna.page.reload()
    expect(noted).to_be_visible()
    assert anna.button("noted").count() == 1


def assert_fits(page: Page) -> None:
    """Nothing scrolls sideways."""
    assert page.evaluate("() => document.documentElement.scrollWidth") <= page.evaluate("() => innerWidth")


def test_nothing_scrolls_sideways_on_a_phone(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, PHONE, mission="8", insight="odds"))
    assert_fits(anna.page)
    anna.button("^Notes$").click()
    anna.button("^Odds$").click()
    anna.button("hidden, .* percent ").first.click()
    expect(anna.page.get_by_test_id("notes")).to_be_visible()
    assert_fits(anna.page)
    anna.button("^Notes$").click()
    anna.button(": point at it$").first.click()
    expect(anna.button("^Say ").first).to_be_visible()
    assert_fits(anna.page)


def keep_the_convention(page: Page) -> None:
    page.get_by_role("radio", name="I keep it").check()


def test_an_expert_is_offered_once_everybody_keeps_the_convention(new_page: NewPage, live_server: LiveServer) -> None:
    table = live_server.open_table(3, game="bomb-busters")
    anna, ben = (come(new_page(f"/t/{table}"), number) for number in (1, 2))
    seat(anna, 3).get_by_role("button", name="Seat a bot").click()
    offered = seat(anna, 3).get_by_role("combobox").get_by_role("option")
    keep_the_convention(anna)
    expect(seat(ben, 1)).to_contain_text("keeps the convention")
    expect(offered.filter(has_text="Expert")).to_have_count(0)
    keep_the_convention(ben)
    seat(anna, 3).get_by_role("combobox").select_option("Expert")
    ben.get_by_role("radio", name="I do not").check()
    expect(anna.get_by_text("A bot here keeps the convention")).to_be_visible()
    expect(anna.get_by_role("button", name="Begin")).to_be_disabled()
    ben.get_by_role("button", name="Read the convention").click()
    expect(ben.locator("#rule-BB-x1")).to_be_focused()
    ben.keyboard.press("Escape")
    keep_the_convention(ben)
    anna.get_by_role("button", name="Begin").click()
    Cutter(ben, "Ben").read_briefing()


def test_who_plays_with_experts_at_once_is_told_of_the_convention(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("radio", name="Bomb Busters").check()
    page.get_by_role("group", name="Bots").get_by_role("radio", name="Expert").check()
    page.get_by_role("button", name="Read the convention").click()
    expect(page.locator("#rule-BB-x1")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Play")).click()
    Cutter(page, "Anna").read_briefing()
    expect(page.get_by_text("Expert").first).to_be_visible()
