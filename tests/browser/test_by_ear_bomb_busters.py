"""Bomb Busters for somebody who listens and has both hands on the keys: a whole mission, and each key by itself."""

import re

import pytest

from tests.browser.by_ear import SECONDS, Focused, Listener
from tests.browser.conftest import NewPage
from tests.browser.cutter import Wire, least_doubtful, reading

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
