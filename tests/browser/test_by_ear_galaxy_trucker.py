"""Galaxy Trucker for somebody who listens: a whole test flight, and what each key is for."""

import re
from collections.abc import Iterator

import pytest

from tests.browser.by_ear import Listener
from tests.browser.conftest import NewPage
from tests.browser.test_by_ear import sit_down
from tests.browser.test_galaxy_trucker import Brisk
from tests.server.house import House

GAME = "Galaxy Trucker"
_TILES = 9
"""So many tiles make a ship that is worth flying."""
_OVER = r"comes? first"


class Brisker(Brisk):
    """A bot that leaves others the time for a key between two of its tiles."""

    pace = 120


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots take a moment for each tile."""
    with House(tmp_path_factory.mktemp("data"), make_bot=Brisker, pace=10) as running:
        yield running


def take(listener: Listener) -> str:
    """Take a tile from the heap; what is said of it."""
    listener.hear()
    listener.press("t")
    return listener.wait_for(r"; pipes up ")[-1]


def is_wanted(drawn: str, *, has_engine: bool) -> bool:
    """A tile that fits somewhere; and without an engine one does not stop building."""
    return "It fits in" in drawn and ("double" not in drawn.split(";")[0] or has_engine)


def build(listener: Listener, most: int = _TILES) -> None:
    """Take tiles, and place those that fit, each in the best place, until there are enough and an engine is among them."""
    placed, engines = 0, 0
    while placed < most or not engines:
        drawn = take(listener)
        if not is_wanted(drawn, has_engine=engines > 0) or (placed >= most and not drawn.startswith("engine")):
            listener.press("b")
            listener.wait_for("puts .* back")
            continue
        listener.press("f")
        assert re.search(r"^Column \d+, row \d+: place the .*Fits with", listener.focus.name)
        listener.press("Enter")
        listener.wait_for("^Ada builds")
        placed, engines = placed + 1, engines + drawn.startswith("engine")


def fly(listener: Listener) -> list[str]:
    """Answer whatever is asked, by the keys that are told, until it is over; all that was said."""
    heard: list[str] = []
    while not any(re.search(_OVER, words) for words in heard[-3:]):
        heard += listener.hear()
        listener.page.wait_for_timeout(50)
        told = listener.ask("o")
        decide(listener, told)
    return heard


def decide(listener: Listener, told: list[str]) -> None:
    keys = [words.split(" ", 1)[0] for words in told]
    if any(words.startswith("The digit of a planet") for words in told):
        planet = re.search(r"Planet (\d)", " ".join(told))
        assert planet is not None
        listener.press(planet[1])
    elif "F" in keys and "E" not in keys:
        listener.press("f", "Enter")
    elif "E" in keys:
        listener.press("e")
    elif "N" in keys:
        listener.press("n")


def test_a_test_flight_by_ear(new_page: NewPage) -> None:
    listener = sit_down(new_page, GAME)
    build(listener)
    listener.press("e")
    listener.press("1")
    heard = fly(listener)
    assert any(words.startswith("Take-off!") for words in heard)
    position = listener.ask("i")
    assert any(re.search("^Ada: .* in all", words) for words in position)
    assert not listener.is_lost
