"""What missions show besides their own things: who holds a red wire, whose locks they are, a turn with nothing to cut, another edition."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tavolata.games.bomb_busters.content import MISSIONS
from tests.browser.bomb_busters_driver import Cutter
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.staged import Staged
from tests.browser.test_bomb_busters import open_alone, play_out
from tests.browser.test_missions import SAYS, box, decide
from tests.games.bomb_busters.test_mission_constraints import bound
from tests.games.bomb_busters.test_mission_sequence import stuck
from tests.server.harness import LiveServer

PLAYED_APART = ("10", "19", "25")
"""Missions of families that have tests of their own, as they show a clock or nothing."""


def test_every_family_has_a_mission_that_is_played_here() -> None:
    played = {twist.__class__ for mission in (*SAYS, *PLAYED_APART) for twist in MISSIONS[mission].rules}
    assert played == {twist.__class__ for mission in MISSIONS.values() for twist in mission.rules}
    assert {mission for mission in MISSIONS if MISSIONS[mission].silent} <= {*PLAYED_APART}


def test_who_can_cut_nothing_is_told_so_and_begins_at_the_own_peril(new_page: NewPage) -> None:
    page = new_page()
    table = Staged(page, stuck("walkie-talkies", turns=3), seat=1)
    expect(page.get_by_test_id("prompt")).to_contain_text("You hold nothing that may be cut")
    page.get_by_role("button", name=re.compile("^Begin the turn, with nothing to cut")).click()
    page.get_by_role("button", name="Do it", exact=True).click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("the bomb explodes")
    assert table.done == ["begin"]


@pytest.mark.parametrize(("edition", "marked"), {"french": 4, "german": 3}.items())
def test_a_table_of_another_edition_is_dealt_as_that_one_has_it(
    new_page: NewPage, live_server: LiveServer, edition: str, marked: int
) -> None:
    anna = open_alone(new_page, live_server, mission="20", edition=edition)
    expect(anna.room.locator("[data-thing=x]")).to_have_count(marked)
    decide(anna, 2)


def red_holders(cutter: Cutter) -> Locator:
    return cutter.room.get_by_role("img", name="Holds a red wire")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_in_mission_13_everybody_sees_who_holds_a_red_wire(new_page: NewPage, live_server: LiveServer, size: tuple[int, int]) -> None:
    anna = open_alone(new_page, live_server, size, mission="13")
    stands = anna.room.get_by_role("group", name="Stands of the others").get_by_role("region")
    for stand in stands.filter(has_not=anna.page.locator("header.second")).all():
        expect(stand.get_by_role("img", name="Holds a red wire")).to_be_visible()
    expect(red_holders(anna).first).to_be_visible()


def test_in_mission_31_locks_say_whose_they_are(new_page: NewPage) -> None:
    page = new_page()
    table = Staged(page, bound("ABC", "?2 ?4 ?6", "?2 ?3 ?5", "?2 ?3 ?6", turns=3))
    board = page.get_by_role("list", name="Values and markers")
    expect(board.get_by_role("listitem", name=re.compile("^Value 3: .*locked by the mission"))).to_be_visible()
    table.tell("0 point 2.0", "0 announce 2", "0 lay 0.0")
    expect(board.get_by_role("listitem", name=re.compile("^Value 6: .*locked for Bruno by the card"))).to_contain_text("B")
    expect(board.get_by_role("listitem", name=re.compile("^Value 3: .*locked"))).to_have_count(0)


@pytest.mark.parametrize("mission", ["25", "28"])
def test_these_are_played_to_their_end_on_a_phone(new_page: NewPage, live_server: LiveServer, mission: str) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission=mission)
    assert play_out([anna])
    expect(anna.again).to_be_visible()
    mine = anna.room.get_by_role("region", name=re.compile("^Your stand")).first
    others = anna.room.get_by_role("group", name="Stands of the others")
    assert box(others)[3] <= box(mine)[1] + 1, "my own wires stand below those of the others, and on none"
