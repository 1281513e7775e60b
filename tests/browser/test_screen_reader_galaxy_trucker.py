"""Galaxy Trucker for somebody who listens: a whole test flight, and what each key is for."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import Finish
from tests.browser import trek_moments
from tests.browser.conftest import NewPage
from tests.browser.screen_reader import Focused, Listener
from tests.browser.test_galaxy_trucker import Brisk
from tests.browser.test_review import as_ada
from tests.browser.test_screen_reader import sit_down
from tests.server.harness import LiveServer

GAME = "Galaxy Trucker"
_TILES = 3
"""So many tiles, and an engine, are enough to fly."""
_OVER = r"comes? first"
_LONGEST = 60
"""So many decisions a test flight has at most."""


class Content(Brisk):
    """A bot that is soon content with its ship, and leaves the yard to whoever listens."""

    pace = 10

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        finish = next((action for action in sight.legal if isinstance(action, Finish)), None)
        built = 0 if sight.seat is None else len(sight.view.players[sight.seat].ship)
        return finish if finish and built > _TILES else super().choose(sight)


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose bots have soon built."""
    with LiveServer(tmp_path_factory.mktemp("data"), make_bot=Content, pace=10) as running:
        yield running


# Building


def take(listener: Listener, key: str = "t") -> str:
    """Take a tile by a key; what is said of it."""
    listener.hear()
    listener.press(key)
    return next(words for words in listener.wait_for("It fits") if "It fits" in words)


def put_back(listener: Listener) -> None:
    listener.press("b")
    listener.wait_for("^Ada puts .* back")


def place(listener: Listener) -> Focused:
    """Put the tile in hand where it fits best; what is there then."""
    listener.press("f")
    assert re.search(r"^Column \d+, row \d+: place the .*Fits with \d joint", listener.focus.name)
    listener.press("Enter")
    listener.wait_for("^Ada builds")
    return listener.focus


def build_one(listener: Listener) -> None:
    """Take tiles from the heap until one fits, and place it."""
    while "It fits nowhere" in take(listener):
        put_back(listener)
    place(listener)


def take_engine(listener: Listener) -> bool:
    """Walk among the tiles that lie face up to an engine, and take it; whether there was one that fits."""
    listener.press("u", "Home")
    before = None
    while listener.focus != before and not listener.focus.fits("^Take the engine"):
        before = listener.focus
        listener.press("ArrowRight")
    return listener.focus.fits("^Take the engine") and "It fits in" in take(listener, "Enter")


def build_engine(listener: Listener) -> None:
    """One that lies face up or, as long as none fits, one from the heap."""
    found = take_engine(listener)
    while not found:
        if "Put it back" in listener.snapshot():
            put_back(listener)
        found = re.match("engine.*It fits in", take(listener)) is not None
    place(listener)


def finish(listener: Listener) -> None:
    """Finish on the first start place that is offered, by its digit."""
    listener.press("e")
    listener.page.wait_for_timeout(200)
    start = re.search(r"Start (\d)", " ".join(listener.names("button")))
    assert start is not None
    listener.press(start[1])


# Flight


def decide(listener: Listener, told: list[str]) -> None:
    """Do what is told that can be done, the first key that is named; a planet by its digit."""
    planet = re.search(r"^The digit of a planet.*Planet (\d)", " ".join(told))
    keys = [words.split(" ", 1)[0].lower() for words in told]
    known = next((key for key in ("e", "n", "f") if key in keys), None)
    if planet:
        listener.press(planet[1])
    elif known == "f":
        listener.press("f", "Enter")
    elif known:
        listener.press(known)


def fly(listener: Listener) -> list[str]:
    """Answer whatever is asked by the keys that are told, until it is over; all that was said."""
    heard: list[str] = []
    for _ in range(_LONGEST):
        told = listener.ask("o")
        heard += told
        if re.search(_OVER, " ".join(told)):
            return heard
        decide(listener, told)
        listener.page.wait_for_timeout(150)
    raise AssertionError(f"the flight never ends; heard were {heard}")


def test_a_test_flight_by_ear(new_page: NewPage) -> None:
    listener = sit_down(new_page, GAME)
    build_engine(listener)
    for _ in range(_TILES):
        build_one(listener)
    finish(listener)
    fly(listener)
    ledger = listener.ask("i")
    assert any(re.search(r"^Ada: .* in all\. Earned on the way ", words) for words in ledger)
    listener.settle()


# The keys


def test_the_ship_is_one_stop_and_walked_by_arrows(new_page: NewPage) -> None:
    listener = sit_down(new_page, GAME)
    listener.press("s")
    assert listener.focus.fits("^Column 7, row 7: starting cabin")
    for key, name in (
        ("ArrowUp", "^Column 7, row 6: empty. Beside it: below universal"),
        ("ArrowDown", "^Column 7, row 7"),
        ("Home", "^Column 5, row 7"),
        ("End", "^Column 9, row 7"),
    ):
        listener.press(key)
        assert listener.focus.fits(name), key
    listener.press("Tab")
    assert not listener.focus.fits("^Column")


def test_a_tile_in_hand_is_turned_and_says_how_it_fits(new_page: NewPage) -> None:
    listener = sit_down(new_page, GAME)
    while "It fits in" not in take(listener):
        put_back(listener)
    listener.press("f")
    first = listener.focus.name
    assert "Fits with" in first
    listener.press("f")
    listener.press("F")
    assert listener.focus.name == first
    listener.press("r")
    turned = listener.wait_for("Here, column")[-1]
    assert re.search(r"Here, column \d+, row \d+: (Fits|Fault)", turned)


def test_the_ship_its_faults_and_the_time_are_told_when_asked_for(new_page: NewPage) -> None:
    listener = sit_down(new_page, GAME)
    for key, words in (("v", "^Column 7, row 7: starting cabin"), ("x", "^No fault"), ("w", "^There is no time limit")):
        listener.hear()
        listener.press(key)
        assert listener.wait_for(words)


def keys_told(listener: Listener) -> list[str]:
    """The keys that are named when one asks what to do; bots build meanwhile, and are heard too."""
    listener.hear()
    listener.press("o")
    return [words.split(" ", 1)[0] for words in listener.wait_for("^[A-Z] ") if re.match("[A-Z] ", words)]


def test_what_one_can_do_names_its_keys(new_page: NewPage) -> None:
    listener = sit_down(new_page, GAME)
    assert keys_told(listener)[0] == "T"
    take(listener)
    assert keys_told(listener) == ["F", "R", "B"]


def test_who_does_not_finish_after_all_goes_on_at_the_heap(new_page: NewPage) -> None:
    listener = sit_down(new_page, GAME)
    listener.press("e")
    assert "Where do you start?" in listener.snapshot()
    listener.press("Escape")
    listener.settle()
    assert listener.focus.fits("^Take a tile from the heap$")


# A Trek, and the shipyard


def at(new_page: NewPage, path: str) -> Listener:
    """Ada, who listens, at a place of the house."""
    page = as_ada(new_page())
    page.goto(path)
    page.get_by_role("heading").first.wait_for()
    return Listener(page)


def test_titles_roads_and_a_break_of_a_trek_are_told(new_page: NewPage, live_server: LiveServer) -> None:
    listener = at(new_page, f"/t/{trek_moments.titles_drawn(live_server)}")
    listener.page.get_by_test_id("drawn").wait_for()
    listener.go_to("^Start building$", "button")
    listener.hear()
    listener.press("i")
    assert listener.wait_for("^Corridorist: .* Still free")
    listener.press("Enter")
    listener = at(new_page, f"/t/{trek_moments.layover(live_server)}")
    listener.page.get_by_test_id("layover").wait_for()
    listener.go_to("^On to the next flight$", "button")
    listener.hear()
    listener.press("i")
    listener.wait_for("credits")
    listener.press("e")
    assert listener.wait_for("^Ada is ready|next flight waits|build!")


def test_the_shipyard_is_built_in_by_keys_and_tells_a_fault(new_page: NewPage) -> None:
    listener = at(new_page, "/shipyard/galaxy-trucker")
    listener.page.get_by_role("heading", name="The heap").wait_for()
    listener.go_to("^engine$|^All$", "radio")
    while not listener.focus.fits("^engine$", "radio"):
        listener.press("ArrowRight")
    listener.press("Enter", "u", "Enter")
    listener.page.locator("[data-turn]").wait_for()
    listener.press("f", "ArrowUp", "Enter")
    assert "engine" in listener.snapshot()
