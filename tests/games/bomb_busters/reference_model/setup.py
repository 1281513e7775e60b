"""What lies on the table in each mission, as its card says (BB-S2, BB-S5, BB-Q2)."""

from dataclasses import dataclass, replace
from typing import TypeAlias

Draw: TypeAlias = tuple[int, int]
"""How many wires are in play, of how many that are drawn."""

PERSONALS = {
    "personal-radar": "general-radar",
    "personal-talkies": "walkie-talkies",
    "personal-triple": "triple-detector",
    "personal-ray": "ray",
}
"""BB-qc-1: the special characters, and the card that each is like."""

NUMBERS = tuple(str(number) for number in range(1, 13))

CARD_NUMBER = {
    "false-bottom": "Y",
    "label-unequal": "1",
    "walkie-talkies": "2",
    "triple-detector": "3",
    "post-it": "4",
    "super-detector": "5",
    "rewinder": "6",
    "emergency-batteries": "7",
    "general-radar": "8",
    "stabilizer": "9",
    "ray": "10",
    "coffee-mug": "11",
    "label-equal": "12",
}
"""BB-Q1: which wires unlock a card."""


@dataclass(frozen=True)
class Setting:
    """Setup data on the front of a mission's card."""

    yellow: Draw = (0, 0)
    red: Draw = (0, 0)
    two_yellow: Draw | None = None
    two_red: Draw | None = None
    banned: tuple[str, ...] = ()
    equipment: bool = True
    captain_has_card: bool = True
    anybody_has_card: bool = True
    two_captain_tells: bool = True
    specials: bool = False

    def among(self, seats: int) -> "Setting":
        """Return the setup for a number of players."""
        if seats > 2:
            return replace(self, two_captain_tells=True)
        return replace(self, yellow=self.two_yellow or self.yellow, red=self.two_red or self.red)

    @property
    def pool(self) -> frozenset[str]:
        """BB-S5: return the cards that can be drawn, the False Bottom only if there are yellow wires."""
        barred = {*self.banned, *(() if self.yellow[0] else ("false-bottom",))}
        return frozenset(CARD_NUMBER) - barred


SETTINGS: dict[str, Setting] = {
    "9": Setting((2, 2), (1, 1), (4, 4), (2, 2)),
    "10": Setting((4, 4), (1, 1), banned=("coffee-mug",)),
    "11": Setting((2, 2), two_yellow=(4, 4), two_captain_tells=False),
    "12": Setting((4, 4), (1, 1), two_red=(2, 2)),
    "13": Setting(red=(3, 3), two_captain_tells=False),
    "14": Setting((2, 3), (2, 2), (4, 4), (3, 3)),
    "15": Setting(red=(1, 3), two_red=(2, 3)),
    "16": Setting((2, 3), (1, 1), (4, 4), (2, 2)),
    "17": Setting(red=(2, 3), two_red=(3, 3), captain_has_card=False),
    "18": Setting(red=(2, 2), two_red=(3, 3), equipment=False),
    "19": Setting((2, 3), (1, 1)),
    "20": Setting((2, 2), (2, 2), (4, 4), (2, 3), banned=("walkie-talkies",)),
    "21": Setting(red=(1, 2), two_red=(2, 2)),
    "22": Setting((4, 4), (1, 1)),
    "23": Setting(red=(1, 3), two_red=(2, 3)),
    "24": Setting(red=(2, 2), two_red=(3, 3)),
    "25": Setting(red=(2, 2), two_red=(3, 3)),
    "26": Setting(red=(2, 2), banned=("ray",)),
    "27": Setting((4, 4), (1, 1), banned=("emergency-batteries",), anybody_has_card=False, two_captain_tells=False),
    "28": Setting((4, 4), (2, 2), two_red=(3, 3), captain_has_card=False),
    "29": Setting(red=(3, 3), two_captain_tells=False),
    "30": Setting((4, 4), (1, 2)),
    "31": Setting(red=(2, 3), specials=True),
    "32": Setting(red=(2, 2), two_red=(3, 3), specials=True),
    "33": Setting(red=(2, 3), two_red=(3, 3), specials=True),
    "34": Setting(red=(1, 1), specials=True),
    "35": Setting((4, 4), (2, 3), two_red=(3, 3), banned=("walkie-talkies",), specials=True),
    "36": Setting((2, 2), (1, 3), (4, 4), (2, 3), specials=True),
}

SETTINGS_ELSEWHERE: dict[tuple[str, str], Setting] = {
    ("17", "us"): replace(SETTINGS["17"], captain_has_card=True),
    ("22", "us"): replace(SETTINGS["22"], two_red=(3, 3)),
    ("26", "us"): replace(SETTINGS["26"], two_red=(3, 3)),
}
"""BB-N8, BB-m17, BB-m22-1, BB-m26-7: where another edition lays out other wires or cards."""
