"""Missions with rules of their own, played by clicking: each family lays its things beside the board."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.bomb_busters_driver import Cutter
from tests.browser.conftest import PHONE, NewPage
from tests.browser.person_driver import whose
from tests.browser.staged import Staged
from tests.browser.test_bomb_busters import open_alone, play_out
from tests.games.bomb_busters.test_mission_trials import at as trial_at
from tests.server.harness import LiveServer

DECISIONS = 4

SAYS = {
    "9": "Of the row only",
    "11": "counts as red",
    "12": "a second lock",
    "13": "red wires are cut only all at once",
    "14": "You may not miss",
    "15": "a card thaws",
    "17": "Your tokens are false",
    "18": "cut",
    "20": "Wires with an X",
    "21": "even or odd",
    "22": "passes a token to the left",
    "23": "are cut only all at once",
    "24": "how often the value",
    "26": "Only what lies open",
    "27": "tokens are drawn for all",
    "29": "face down",
    "30": "Play freely",
    "31": "You are bound by",
    "32": "For everybody:",
    "34": "the weak spot",
    "36": "Of the row only",
}
"""What stands beside the board once the captain has begun, of each family."""


def strip(cutter: Cutter) -> Locator:
    """What the mission adds to the table."""
    return cutter.page.get_by_role("region", name="What this mission adds")


def decide(cutter: Cutter, times: int) -> None:
    """So many decisions, or until it is over."""
    for _ in range(times):
        if whose([cutter]) is None:
            return
        cutter.act()


@pytest.mark.parametrize("mission", SAYS)
def test_each_family_is_shown_and_played(new_page: NewPage, live_server: LiveServer, mission: str) -> None:
    anna = open_alone(new_page, live_server, mission=mission)
    decide(anna, 1)
    expect(strip(anna)).to_contain_text(SAYS[mission])
    decide(anna, DECISIONS)


def test_mission_9_is_played_to_its_end_on_a_phone(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission="9")
    assert play_out([anna])
    expect(anna.again).to_be_visible()


def test_in_mission_10_whoever_calls_has_the_turn_and_the_clock_runs(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="10")
    decide(anna, 1)
    clock = strip(anna).get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^14:\d\d$"))
    expect(strip(anna)).to_contain_text("15 minutes. Begin.")
    decide(anna, DECISIONS)


def test_in_mission_30_each_task_has_its_cards_its_time_and_what_it_is_about(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="30")
    decide(anna, 1)
    expect(strip(anna).get_by_role("timer")).to_have_text(re.compile(r"^0:[01]\d$"))
    off = open_alone(new_page, live_server, mission="30", clock="off")
    decide(off, 1)
    expect(strip(off)).to_contain_text("Task 1 of 7: 2 wires of")
    expect(strip(off)).to_contain_text("Too late, and the dial advances.")
    expect(strip(off).get_by_role("timer")).to_have_count(0)


def test_who_may_not_speak_can_own_up_to_a_slip(new_page: NewPage) -> None:
    page = new_page()
    table = Staged(page, trial_at(5, "12", turns=2))
    table.tell("clock tick 5", "chance number 11")
    expect(page.get_by_test_id("twists")).to_contain_text("You may not speak now.")
    page.get_by_role("button", name="I have spoken: a slip").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("Ada has spoken all the same.")
    assert table.done == ["slip"]


def test_all_yellow_wires_are_pointed_at_in_one_shot(new_page: NewPage) -> None:
    page = new_page()
    hands = ("?1 ?5", "?1 ?5 ?Y2", "?7 ?Y6", "?7 ?9")
    table = Staged(page, trial_at(8, "1", "2", "3", hands=hands, turns=2, cuts={"1": 2, "2": 4, "3": 4}))
    table.tell("0 point 1.0", "0 announce 1", "0 lay 0.0")
    expect(page.get_by_test_id("twists")).to_contain_text("All yellow wires that are left go in one shot. Pointed at: 0 of 2.")
    for wire, told in (("B3", "Pointed at: 1 of 2."), ("C2", "The rest, with no more tasks.")):
        page.get_by_role("button", name=re.compile(f"wire {wire}, .*: point at it$")).click()
        page.get_by_role("button", name="Do it", exact=True).click()  # one wrong wire explodes the bomb
        expect(page.get_by_test_id("twists")).to_contain_text(told)


def test_a_table_without_the_clock_shows_none(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="19", clock="off")
    decide(anna, 1)
    expect(anna.page.get_by_test_id("prompt")).to_be_visible()
    expect(strip(anna).get_by_role("timer")).to_have_count(0)


def test_a_special_action_points_at_one_wire_after_the_other(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="23")
    decide(anna, 1)
    anna.press("^Special action")
    anna.press("wire C1, .*: point at it$")
    anna.sure.click()
    expect(strip(anna)).to_contain_text("Pointed at: 1 of 4")
    for place in ("C2", "C3", "C4"):
        anna.press(f"wire {place}, .*: point at it$")
        anna.sure.click()
    expect(anna.again).to_be_visible()


def test_tokens_of_values_that_a_hand_lacks_lie_beside_its_stand(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="22")
    while anna.button("^Token ").count():
        decide(anna, 1)
    beside = anna.room.get_by_role("img", name=re.compile("^Beside the stand: not "))
    expect(beside.first).to_be_visible()


def test_who_does_not_lead_chooses_a_special_character(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="31", captain="2")
    anna.button("^Character with the Personal ").first.click()
    expect(anna.button("^Your Personal ")).to_be_visible()


def test_the_weak_spot_is_named_by_a_player_and_a_letter(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="34")
    decide(anna, 1)
    for _ in range(8):  # whoever is the weak spot names nobody
        if anna.button("^Name the weak spot$").count():
            break
        anna = open_alone(new_page, live_server, mission="34")
        decide(anna, 1)
    anna.press("^Name the weak spot$")
    anna.room.get_by_role("group", name="Who is the weak spot?").get_by_role("button").first.click()
    anna.press("^A, even values only$")
    anna.press("^The weak spot: .*, A")
    anna.affirm()
    expect(anna.page.get_by_role("log").or_(anna.page.locator("main")).first).to_contain_text("names")


ACROSS = (844, 390)
"""A phone that is held across."""

FIRST_TOKENS = {
    "9": "everybody puts a token before one blue wire of their own",
    "13": "a token is drawn for each of you",
    "18": "There are no first tokens",
    "22": "values that you do not have",
}


def box(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a thing on the screen."""
    found = thing.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def own_stand(cutter: Cutter) -> Locator:
    return cutter.room.get_by_role("region", name=re.compile("^Your stand")).last


@pytest.mark.parametrize("mission", FIRST_TOKENS)
def test_a_briefing_tells_of_first_tokens_as_the_mission_has_them(new_page: NewPage, live_server: LiveServer, mission: str) -> None:
    anna = open_alone(new_page, live_server, mission=mission)
    anna.button(f"^Mission {mission}: ").click()
    briefing = anna.page.get_by_test_id("briefing")
    for other, words in FIRST_TOKENS.items():
        expect(briefing).to_contain_text(words) if other == mission else expect(briefing).not_to_contain_text(words)


def test_a_number_that_counts_as_red_is_not_shown_as_absent(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="11")
    board = anna.room.get_by_role("list", name="Values and markers")
    expect(board.get_by_role("listitem", name=re.compile("counts as red"))).to_have_count(1)
    expect(board.get_by_role("listitem", name=re.compile("not in this mission"))).to_have_count(0)


def test_before_its_number_is_known_mission_23_says_that_it_comes(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="23")
    expect(strip(anna)).to_contain_text("One value is cut only all at once")
    decide(anna, 1)
    expect(strip(anna)).to_contain_text(re.compile(r"Wires of \d+ are cut only all at once"))


def test_a_special_action_says_what_to_point_at_and_what_it_stakes(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="13")
    while not anna.button("^Special action").count():
        decide(anna, 1)
    anna.press("^Special action")
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Wire 1 of 3: point at a red")
    expect(anna.page.get_by_test_id("cost")).to_contain_text("the bomb explodes")


def test_on_a_phone_my_wires_stand_above_what_is_asked(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission="31")
    anna.press("^A, even values only$")
    expect(anna.button("^Constraint A, ")).to_be_visible()
    dock = anna.page.get_by_test_id("dock")
    assert box(own_stand(anna))[3] <= box(dock)[1] + 1
    assert box(own_stand(anna))[1] > 0


def test_constraint_cards_say_what_they_are_on_a_phone(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, PHONE, mission="31")
    cards = anna.room.get_by_role("group", name="Constraint cards").get_by_role("button")
    expect(cards).to_have_text([re.compile(words) for words in ("^even", "^odd", "^1\u20136", "^7\u201312", "^4\u20139")])


def test_on_a_phone_held_across_what_is_asked_is_above_the_bar(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, ACROSS, mission="29")
    wire = next(wire for wire in anna.wires() if wire.mine and wire.can)
    anna.press(wire.pattern)
    button = anna.button("^Put a token before ")
    expect(button).to_be_visible()
    bar = anna.page.locator(".bar button").first
    assert box(button)[3] <= box(bar)[1]


def test_on_a_phone_held_across_the_numbers_of_a_full_stand_are_whole(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, ACROSS, mission="14")
    faces = own_stand(anna).locator("li").filter(has=anna.page.locator(".face.wide"))
    expect(faces.first).to_be_visible()
    for wire in faces.all():
        (left, _, right, _), (start, _, end, _) = box(wire), box(wire.locator(".face b"))
        assert left <= start
        assert end <= right


def test_the_line_over_the_table_keeps_its_words_in_italian(new_page: NewPage, live_server: LiveServer) -> None:
    anna = open_alone(new_page, live_server, mission="9")
    decide(anna, 1)
    anna.page.get_by_role("combobox", name="Language").select_option("it")
    expect(anna.page.get_by_role("button", name="Ritira la mia ultima mossa")).to_be_visible()
    header = anna.page.locator("header").first
    line, last = header.locator(".line"), header.locator(".middle button").last
    assert line.evaluate("one => one.scrollHeight <= one.clientHeight + 1 && one.clientWidth > 80")
    assert box(last)[2] <= box(header.get_by_role("button", name="Che cos'è?"))[0]
