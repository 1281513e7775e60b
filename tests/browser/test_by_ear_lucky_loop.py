"""Lucky Loop for somebody who listens and has both hands on the keys: a whole game, and the keys one by one."""

import re

from tests.browser.by_ear import Listener
from tests.browser.conftest import NewPage
from tests.browser.test_by_ear import sit_down

_NOTHING = "There is nothing to do just now."
_OVER = "^The game is over"
_WORST = 99


class Flyer:
    """A player who flies what the hand can, with the easiest cards, and knows only what was said."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._heard: list[str] = []
        self._draws = 0

    @property
    def is_over(self) -> bool:
        return any(re.match(_OVER, words) for words in self._heard)

    def act(self) -> None:
        """Ask what can be done, and do it; where it is nothing, listen."""
        offers = self._ask("o")
        if offers[0] == _NOTHING:
            self._heard += self._listener.wait_for(f"^Your|^You |^Last round|{_OVER}")
            return
        deed = next(deed for offer in offers for pattern, deed in _DEEDS.items() if re.match(pattern, offer))
        self._do(*deed(self, offers))

    def begin(self, offers: list[str]) -> list[str]:
        """Fly a programme that has no result of mine yet; else exchange."""
        new = [name for name in self._programmes() if any(name in offer for offer in offers if offer.startswith("Fly "))]
        flights = [cards for name in new if (cards := self._easiest(name))]
        return [*min(flights, key=len), "f"] if flights else ["x", self._deck()]

    def lay_free(self, _offers: list[str]) -> list[str]:
        """Let the advisor say which cards."""
        self._listener.press("a")
        self._listener.wait_for("The advisor's choice")
        return ["a", "Enter"]

    def draw(self, _offers: list[str]) -> list[str]:
        return [self._deck()]

    def discard(self, offers: list[str]) -> list[str]:
        """The hardest cards go."""
        count = next(int(found[1]) for offer in offers if (found := re.match(r"Discard (\d+)", offer)))
        hand = self._hand()
        hardest = sorted(range(len(hand)), key=lambda at: -hand[at][1])[:count]
        return [*(str(at + 1) for at in hardest), "d"]

    def _deck(self) -> str:
        """Both decks in turn, so that the hand keeps all colours."""
        self._draws += 1
        return "ry"[self._draws % 2]

    def _hand(self) -> list[tuple[str, int]]:
        """The colours and difficulties of my cards."""
        (held,) = (words for words in self._ask("v") if words.startswith("Your hand: "))
        return [(colour, int(difficulty)) for colour, difficulty in re.findall(r"(\w+) (\d+)", held.partition(": ")[2])]

    def _programmes(self) -> dict[str, list[str]]:
        """The programmes that I have no result in, and the colours that each takes."""
        told = [re.match(r"(\w+ \w+): (.*)", words) for words in self._ask("b")]
        found = {one[1]: re.findall("red|blue|green|yellow", one[2]) for one in told if one and "Ada:" not in one[2]}
        return {name: colours for name, colours in found.items() if len(colours) >= 3}

    def _easiest(self, name: str) -> list[str]:
        """The digits of the easiest cards for a programme; none where the hand has not all colours."""
        hand = list(enumerate(self._hand(), start=1))
        by_colour = [[(card[1], at) for at, card in hand if card[0] == colour] for colour in self._programmes()[name][:3]]
        return [str(min(cards)[1]) for cards in by_colour] if all(by_colour) else []

    def _ask(self, key: str) -> list[str]:
        self._heard += self._listener.hear()
        return self._listener.ask(key)  # type: ignore[arg-type]

    def _do(self, *keys: str) -> None:
        """Press keys, and hear what the last one does."""
        *first, last = keys
        self._listener.press(*first)
        self._heard += self._listener.hear()
        self._listener.press(last)
        if self._listener.focus.fits("^Do it$", "button"):
            self._listener.press("Enter")
        self._heard += self._listener.wait_for("Ada|Bot|over")


_DEEDS = {
    "Fly ": Flyer.begin,
    "Lay the free": Flyer.lay_free,
    "Make a card": lambda flyer, _offers: ["Enter"],
    "Throw the dice": lambda flyer, _offers: ["t"],
    "Put the highlight": lambda flyer, _offers: ["Enter"],
    "Exchange": Flyer.begin,
    "Discard": Flyer.discard,
    "Draw": Flyer.draw,
    "Stop": lambda flyer, _offers: ["s"],
    "Give up": lambda flyer, _offers: ["g"],
}


def test_a_whole_game_by_ear(new_page: NewPage) -> None:
    listener = sit_down(new_page, "Lucky Loop")
    flyer = Flyer(listener)
    while not flyer.is_over:
        flyer.act()
    listener.settle()
    over, *places = listener.ask("i")
    assert re.search("wins|share the victory", over)
    assert sum("Ada" in place for place in places) == 1
