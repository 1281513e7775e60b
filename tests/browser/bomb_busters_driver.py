"""Somebody who plays Bomb Busters by what the labels in the room say."""

import math
import re
from collections.abc import Sequence
from typing import NamedTuple, Self

from playwright.sync_api import expect

from tests.browser.person_driver import Person

_LABEL = re.compile(r"(?P<whose>Your|.+'s) wire (?P<stand>[A-E])(?P<slot>\d+), (?P<told>[^:]+)(?:: (?P<can>.+))?")
_WIRE = "wire "
_TOLD = re.compile(r"(?:token|shown as) (\w+)")
_ASKED_ONCE_MORE = {"put a token here": "Put a token before", "give it away": "Give away"}
_SURE = re.compile(
    r"Reveal my reds$|Solo cut: every |Sort .* in here|This turn is mine$|Go on at the |A false token: |.* plays$"
    r"|Character with |Constraint [A-L], |Leave the constraint card$|Token \w+$|Lay number card "
)
_MAY_USE_A_CARD = "Not your turn, but you may use a card."
_LOWEST, _HIGHEST = 1, 12
_NEVER = math.inf
_NAMES = (
    "all => all.map((one) => one.ariaLabel ?? one.querySelector(':scope > .for-readers')?.textContent ?? one.innerText.split('\\n')[0])"
)


class Wire(NamedTuple):
    """A wire as its label tells it: `words` such as 'blue 5' or 'hidden', what else is told of it, and what a tap does."""

    mine: bool
    stand: str
    slot: int
    words: str
    told: Sequence[str]
    can: str | None

    @classmethod
    def read(cls, label: re.Match[str]) -> Self:
        """The wire of a label like 'Ben's wire B5, hidden, token 6: point at it'."""
        words, *told = label["told"].split(", ")
        return cls(label["whose"] == "Your", label["stand"], int(label["slot"]), words, told, label["can"])

    @property
    def place(self) -> str:
        return f"{self.stand}{self.slot}"

    @property
    def pattern(self) -> str:
        """Its label, for as long as a tap does what it does now."""
        return f"{_WIRE}{self.place}, .*: {self.can}$"

    @property
    def value(self) -> str | None:
        """What it counts as, from its face or its token; None while that is not known."""
        if self.words == "hidden":
            return next((match[1] for word in self.told if (match := _TOLD.match(word))), None)
        colour, number = self.words.split()
        return number if colour == "blue" else colour

    @property
    def number(self) -> float | None:
        """What it is sorted by."""
        printed = self.value if self.words == "hidden" else self.words.split()[1]
        return float(printed) if printed and printed[0].isdigit() else None


class Cutter(Person):
    """A person at a table of Bomb Busters who looks at everything, remembers nothing, and leaves the cards to others."""

    def is_to_act(self) -> bool:
        """Not merely allowed to use a card, and really asked: what cannot be otherwise follows by itself."""
        prompt = self.page.locator("main[data-mine=true] [data-testid=dock][data-asked=true] [data-testid=prompt]")
        return prompt.filter(has_not_text=_MAY_USE_A_CARD).count() > 0

    def read_briefing(self) -> None:
        """Everybody is briefed before the first token."""
        self.page.get_by_role("button", name="To work!").click()

    def act(self) -> None:
        """Make one decision; a cut is two lines of the log."""
        super().act()
        expect(self.page.locator("[data-testid=dock][data-phase=announce]")).to_have_count(0)

    def names(self) -> list[str]:
        """What the buttons of the room are called."""
        names: list[str] = self.room.locator("button").evaluate_all(_NAMES)
        return names

    def wires(self) -> list[Wire]:
        """All wires on the table."""
        return reading(self.names())

    def ending(self) -> tuple[str, dict[str, str]]:
        """How the mission ended, and what each wire was, as the page tells it."""
        over = self.room.get_by_role("region", name="The end of the mission")
        return over.locator("h2").inner_text(), {wire.place: wire.words for wire in self.wires()}

    def press(self, pattern: str) -> None:
        """Use a button of the room, once it is there: a bot may be using a card."""
        self.button(pattern).click()

    def decide(self) -> None:
        """What is sure first, then an answer to what others did, then a cut."""
        names, wires = self.names(), self.wires()
        sure = [name for name in names if _SURE.match(name)]
        mine = [wire for wire in wires if wire.mine and wire.can]
        if sure:
            self.press(f"^{re.escape(sure[0])}$")
        elif letters := [name for name in names if re.match(r"[A-L], ", name)]:
            self.press(f"^{re.escape(letters[0])}$")
            self.press("^Constraint [A-L], ")
        elif mine:
            self._answer(mine[0])
        else:
            self._cut(wires)

    def _answer(self, wire: Wire) -> None:
        """What tells others something is asked once more."""
        self.press(wire.pattern)
        if wire.can in _ASKED_ONCE_MORE:
            self.press(f"^{_ASKED_ONCE_MORE[wire.can]} {wire.place}$")

    def _cut(self, wires: Sequence[Wire]) -> None:
        """Point at the wire that one doubts least, and say what it is."""
        locked = self.locked()
        value, target = least_doubtful([wire for wire in wires if not wire.mine or wire.value not in locked])
        self.press(target.pattern)
        self.say(self._sayable(value))

    def _sayable(self, value: str) -> str:
        """What one meant to say, or what one may where a secret of one's own forbids it."""
        keys = self.button("^Say ")
        expect(keys.first).to_be_visible()
        said = [match[1] for name in self.names() if (match := re.match(r"Say (\w+)", name))]
        return value if value in said else said[0]

    def locked(self) -> set[str]:
        """The values that the mission keeps one from saying, as the board tells it."""
        cells = self.room.get_by_role("listitem", name=re.compile("locked by the mission"))
        told: list[str] = cells.evaluate_all("all => all.map((one) => one.ariaLabel)")
        return {label.split(":")[0].removeprefix("Value ") for label in told}

    def say(self, value: str) -> None:
        """Say what it is; what may end the mission is asked once more."""
        self.press(f"^Say {value}(,|$)")
        if self.page.get_by_test_id("doubt").is_visible():
            self.press(" all the same$")


def reading(names: Sequence[str]) -> list[Wire]:
    """The wires among what buttons are called."""
    return [Wire.read(match) for name in names if (match := _LABEL.fullmatch(name))]


def least_doubtful(wires: Sequence[Wire]) -> tuple[str, Wire]:
    """What to say of which wire."""
    pairs = [(own, wire) for own in _hand(wires) for wire in wires if wire.can == "point at it"]
    assert pairs, f"there is nothing to cut among {wires}"
    own, target = min(pairs, key=lambda pair: _doubt(pair[0], pair[1], wires))
    return own.value or "", target


def _hand(wires: Sequence[Wire]) -> list[Wire]:
    """What can be said: the own wires that are neither cut nor red."""
    return [wire for wire in wires if wire.mine and "cut" not in wire.told and wire.value != "red"]


def _doubt(own: Wire, other: Wire, wires: Sequence[Wire]) -> float:
    """How unlikely another's wire is to be of the value of an own one, by its place among those that are known."""
    if "known to be red" in other.told or other.value not in (None, own.value):
        return _NEVER
    if other.value == own.value:
        return 0
    assert own.number is not None
    known = [(wire.slot, wire.number) for wire in wires if wire.stand == other.stand and wire.number is not None]
    last = max(wire.slot for wire in wires if wire.stand == other.stand)
    left, low = max((one for one in known if one[0] < other.slot), default=(0, _LOWEST))
    right, high = min((one for one in known if one[0] > other.slot), default=(last + 1, _HIGHEST))
    outside = max(low - own.number, own.number - high, 0)
    likely = low + (high - low) * (other.slot - left) / (right - left)
    return 1 + abs(own.number - likely) + (high - low) / 4 + 100 * outside
