"""Bomb Busters for somebody who listens and has both hands on the keys: a whole mission, and each key by itself."""

import re

import pytest

from tests.browser.bomb_busters_driver import Wire, least_doubtful, reading
from tests.browser.conftest import NewPage
from tests.browser.screen_reader import SECONDS, Focused, Listener

_OVER = "bomb is defused|bomb explodes"
_ASKED = "^(Your turn!|Your first token|A detector found|It missed|Right! Lay|A swap|You are )"
_MOST_KEYS = 6
_MOMENT = 30


def sit_down(new_page: NewPage) -> Listener:
    """At a table of mission 1 among bots, the briefing read."""
    page = new_page("/")
    page.get_by_role("radio", name="Bomb Busters").wait_for()
    listener = Listener(page)
    listener.go_to("^Lucky Loop$", "radio")
    listener.press("ArrowRight")
    listener.do("^Play ", "button")
    page.get_by_role("heading", name="Bomb Busters", level=1).wait_for()
    listener.do("^To work!$", "button")
    return listener


def lands_on(listener: Listener, pattern: str) -> Focused:
    """Wait until the focus stands on what is called so, without a key."""
    for _ in range(SECONDS * 1000 // _MOMENT):
        if (focus := listener.focus).fits(pattern):
            return focus
        listener.page.wait_for_timeout(_MOMENT)
    raise AssertionError(f"the focus never came to {pattern!r}; it is on {listener.focus}")


def at_first_token(new_page: NewPage) -> Listener:
    """On the wire that would get my token."""
    listener = sit_down(new_page)
    lands_on(listener, "put a token here$")
    return listener


def at_first_turn(new_page: NewPage) -> Listener:
    """On a wire that I may point at."""
    listener = at_first_token(new_page)
    listener.press("Enter")
    lands_on(listener, "^Put a token before")
    listener.press("Enter")
    lands_on(listener, "point at it$")
    return listener


def wires(listener: Listener) -> list[Wire]:
    return reading(listener.names("button"))


def cut(listener: Listener) -> None:
    """Choose by what the wires are called, go there, and say it."""
    value, target = least_doubtful(wires(listener))
    before = listener.pressed
    listener.press(target.stand.lower(), *str(target.slot), "Enter", *value)
    lands_on(listener, f"^Say {value}(,|$)")
    listener.press("Enter")
    assert listener.pressed - before <= _MOST_KEYS + (target.slot > 9)
    if listener.focus.fits("^Think again$"):
        listener.press("ArrowRight", "Enter")


def act(listener: Listener) -> None:
    """Do one thing that I am told I can do."""
    offers = " ".join(listener.ask("o"))
    if "S leads there" in offers:
        listener.press("s", "Enter")
    elif "Cut a wire with a mate" in offers:
        cut(listener)
    else:
        lands_on(listener, ": ")
        listener.press("Enter")
        if listener.focus.fits("^Put a token before"):
            listener.press("Enter")


def test_a_whole_mission_by_ear_and_by_keys(new_page: NewPage) -> None:
    listener = at_first_token(new_page)
    for _ in range(60):
        act(listener)
        heard = listener.wait_for(f"{_ASKED}|{_OVER}")
        if any(re.search(_OVER, words) for words in heard):
            break
    else:
        pytest.fail("the mission never ended")
    lands_on(listener, "^The end of the mission$")
    told = listener.ask("i")
    assert told[0].startswith(("Defused!", "Kaboom!"))


def test_the_focus_goes_from_the_briefing_to_my_token_and_on_to_my_turn(new_page: NewPage) -> None:
    listener = at_first_token(new_page)
    listener.press("Enter")
    assert "Everybody learns" in lands_on(listener, "^Put a token before").description
    listener.press("Escape")
    lands_on(listener, "put a token here$")
    listener.press("Enter", "Enter")
    lands_on(listener, "point at it$")


def test_arrows_walk_wires_and_stands(new_page: NewPage) -> None:
    listener = at_first_turn(new_page)
    walked = []
    for key in ("b", "ArrowRight", "ArrowDown", "End", "ArrowRight", "Home", "ArrowUp"):
        listener.press(key)
        walked.append(re.search(r"wire (\w\d+)", listener.focus.name)[1])  # type: ignore[index]
    assert walked == ["B1", "B2", "C2", "C6", "C6", "C1", "B1"]


def test_every_group_is_one_stop_of_the_tab_key(new_page: NewPage) -> None:
    listener = at_first_turn(new_page)
    stops = []
    for _ in range(3):
        listener.press("Tab")
        stops.append(listener.focus.name)
    assert stops == ["Notes", "Mission 1: First snips", "Your Double Detector: can be used now"]
    listener.press("Tab")
    assert not reading([listener.focus.name])


def test_a_figure_on_a_wire_says_what_it_is_and_escape_thinks_again(new_page: NewPage) -> None:
    listener = at_first_turn(new_page)
    value = next(wire.value for wire in wires(listener) if wire.mine and "cut" not in wire.told)
    on = listener.focus.name
    listener.press(*str(value))
    lands_on(listener, f"^Say {value}(,|$)")
    assert listener.wait_for("what is it\\?")
    listener.press("Escape")
    lands_on(listener, f"^{re.escape(on)}$")


def test_a_value_that_i_do_not_hold_is_refused_and_no_other_is_said(new_page: NewPage) -> None:
    listener = at_first_turn(new_page)
    on = listener.focus.name
    listener.press("9")
    listener.wait_for("^There is no 9 to choose here")
    assert listener.focus.name == on
    listener.press("Enter")
    lands_on(listener, "^Say ")
    listener.press("9", "Enter")
    listener.wait_for("^There is no 9 to choose here")
    assert listener.focus.role == "group"


def test_notes_by_keys(new_page: NewPage) -> None:
    listener = at_first_turn(new_page)
    hidden = next(wire for wire in wires(listener) if wire.words == "hidden" and not wire.told)
    listener.press(hidden.stand.lower(), *str(hidden.slot), "n")
    lands_on(listener, "^Note 1")
    listener.press("4", "Enter")
    assert listener.focus.fits("^Note 4")
    assert listener.focus.states["pressed"] == "true"
    listener.press("Escape")
    lands_on(listener, f"wire {hidden.place}, hidden, noted 4")


def test_letters_lead_to_cards_and_read_the_values(new_page: NewPage) -> None:
    listener = at_first_turn(new_page)
    listener.press("k")
    lands_on(listener, "^Your Double Detector")
    listener.hear()
    listener.press("v")
    assert listener.wait_for("^Blue 1 to 6")


def test_the_position_and_what_i_can_do_are_told_in_sentences(new_page: NewPage) -> None:
    listener = at_first_turn(new_page)
    told = listener.ask("i")
    assert told[0] == "Your turn!"
    assert told[1].startswith("Dial: ")
    assert told[2].startswith("Your stand A: ")
    assert listener.ask("o")[0].startswith("Cut a wire with a mate")


def test_the_sheet_lists_the_keys(new_page: NewPage) -> None:
    listener = at_first_token(new_page)
    listener.press("?")
    assert "Go to a stand by its letter" in listener.snapshot()
    listener.press("Escape")
    lands_on(listener, "put a token here$")
