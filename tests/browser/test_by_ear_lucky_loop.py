"""Lucky Loop for somebody who listens and has both hands on the keys: a whole game, and the keys one by one."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tests.browser.by_ear import Listener
from tests.browser.conftest import NewPage
from tests.browser.test_by_ear import sit_down

_NOTHING = "There is nothing to do just now."
_OVER = r"wins!$|share the victory!$"

Deed: TypeAlias = Callable[["Flyer", list[str]], list[str]]
"""The keys that do something that was offered."""


class Flyer:
    """A player who flies what the hand can, with the easiest cards, and knows only what was said."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._draws = 0

    def play_on(self) -> bool:
        """Ask what can be done, and do it; where it is nothing, listen. Whether the game goes on."""
        offers = self._listener.ask("o")
        if offers[0] == _NOTHING:
            return self._watch(offers)
        deed = next(deed for offer in offers for pattern, deed in _DEEDS.items() if offer.startswith(pattern))
        self._do(*deed(self, offers))
        return True

    def _watch(self, offers: list[str]) -> bool:
        if re.search(_OVER, offers[-1]):
            return False
        self._listener.wait_for("^Your|^You |^Last round|^The game is over")
        return True

    def begin(self, offers: list[str]) -> list[str]:
        """Fly a programme that has no result of mine yet; else exchange."""
        hand = self._hand()
        wanted = [colours for name, colours in self._unflown().items() if any(name in offer for offer in offers)]
        flights = [cards for colours in wanted if (cards := _easiest(hand, colours))]
        return [*min(flights, key=lambda cards: sum(hand[int(at) - 1][1] for at in cards)), "f"] if flights else ["x", self._deck()]

    def lay_free(self, _offers: list[str]) -> list[str]:
        """Let the advisor say which cards."""
        self._listener.press("a")
        self._listener.wait_for("The advisor's choice")
        self._listener.press("a")
        return ["f" if self._listener.focus.fits("^Lay the free") else "Enter"]

    def draw(self, _offers: list[str]) -> list[str]:
        """A card from each deck in turn."""
        return [self._deck()]

    def discard(self, offers: list[str]) -> list[str]:
        """The hardest cards go."""
        count = next(int(found[1]) for offer in offers if (found := re.match(r"Discard (\d+)", offer)))
        hand = self._hand()
        hardest = sorted(range(len(hand)), key=lambda at: -hand[at][1])[:count]
        return [*(str(at + 1) for at in hardest), "d"]

    def end(self, offers: list[str]) -> list[str]:
        """Stop, or give up, and mean it."""
        self._listener.press("s" if any(offer.startswith("Stop") for offer in offers) else "g")
        if not self._listener.names("dialog"):
            return []
        self._listener.go_to("^Do it$", "button")
        return ["Enter"]

    def _deck(self) -> str:
        self._draws += 1
        return "ry"[self._draws % 2]

    def _hand(self) -> list[tuple[str, int]]:
        """The colours and difficulties of my cards."""
        (held,) = (words for words in self._listener.ask("v") if words.startswith("Your hand: "))
        return [(colour, int(difficulty)) for colour, difficulty in re.findall(r"(\w+) (\d+)", held.partition(": ")[2])]

    def _unflown(self) -> dict[str, list[str]]:
        """The programmes that I have no result in, and the colours that each takes."""
        told = [re.match(r"(\w+ \w+): (.*)", words) for words in self._listener.ask("b")]
        found = {one[1]: re.findall("red|blue|green|yellow", one[2])[:3] for one in told if one and "Ada:" not in one[2]}
        return {name: colours for name, colours in found.items() if len(colours) == 3}

    def _do(self, *keys: str) -> None:
        """Press keys, and hear what comes of the last one."""
        self._listener.press(*keys[:-1])
        self._listener.hear()
        self._listener.press(*keys[-1:])
        self._listener.wait_for(".")


def _easiest(hand: list[tuple[str, int]], colours: list[str]) -> list[str]:
    """The digits of the easiest cards of some colours; none where the hand has not all of them."""
    by_colour = [[(difficulty, at) for at, (own, difficulty) in enumerate(hand, start=1) if own == colour] for colour in colours]
    return [str(min(cards)[1]) for cards in by_colour] if all(by_colour) else []


def _keys(*keys: str) -> Deed:
    return lambda _flyer, _offers: list(keys)


_DEEDS: Mapping[str, Any] = {
    "Fly ": Flyer.begin,
    "Lay the free": Flyer.lay_free,
    "Make a card": _keys("Enter"),
    "Throw the dice:": _keys("t"),
    "Put the highlight": _keys("Enter"),
    "Raise": Flyer.begin,
    "Exchange": Flyer.begin,
    "Discard": Flyer.discard,
    "Draw": Flyer.draw,
    "Stop": Flyer.end,
    "Throw dice again": Flyer.end,
    "Give up": Flyer.end,
}


def test_a_whole_game_by_ear(new_page: NewPage) -> None:
    listener = sit_down(new_page, "Lucky Loop")
    flyer = Flyer(listener)
    while flyer.play_on():
        pass
    listener.settle()
    over, *places = listener.ask("i")
    assert re.search(_OVER, over)
    assert sum("Ada" in place for place in places) == 1
