"""What lies on the table: stands with wires, tokens, the dial and the cards."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

Place: TypeAlias = tuple[int, int]
"""A stand and a slot of it."""


@dataclass
class Wire:
    """A wire on a stand (BB-M1)."""

    face: str
    cut: bool = False
    token: str | None = None
    nots: tuple[str, ...] = ()
    x: bool = False
    shown: bool = False

    @property
    def value(self) -> str:
        """BB-M1: return the wire's value in play; a small r is a blue one that counts as red (BB-m11)."""
        return self.face[0].upper() if self.face[0] in "YRr" else self.face

    @property
    def number(self) -> str:
        """Return the text of the wire's token: the number also for a blue one that counts as red (BB-m11-2)."""
        return self.face[1:] if self.face[0] == "r" else self.value

    @property
    def is_red(self) -> bool:
        """BB-M1, BB-m11: return True if the wire explodes."""
        return self.value == "R"

    @property
    def is_blue(self) -> bool:
        """BB-M1: return True if the wire has a number."""
        return self.value not in "YR"

    @property
    def rank(self) -> float:
        """BB-S3: return the sort key: 4.1 is a yellow and 4.5 a red wire."""
        return float(self.face.lstrip("YRr")) + {"Y": 0.1, "R": 0.5}.get(self.face[0], 0.0)


def written(place: Place) -> str:
    """Return a place as notation."""
    return f"{place[0]}.{place[1]}"


def read(text: str) -> Place:
    """Return the place that notation means."""
    stand, slot = text.split(".")
    return int(stand), int(slot)


@dataclass
class Table:
    """State of the reference model: everything on the table."""

    seats: int
    captain: int = 0
    dial: int = 0
    owners: list[int] = field(default_factory=list)
    stands: list[list[Wire]] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    ready: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    personal: dict[int, str] = field(default_factory=dict)
    spent: set[int] = field(default_factory=set)
    beside: dict[int, list[str]] = field(default_factory=dict)

    def at(self, place: Place) -> Wire:
        """Return the wire at a place."""
        return self.stands[place[0]][place[1]]

    def all_places(self) -> Iterator[Place]:
        """Return every place on the table, cut or not."""
        return ((stand, slot) for stand, wires in enumerate(self.stands) for slot in range(len(wires)))

    def own(self, seat: int) -> list[Place]:
        """BB-S1: return the places of a hand, including cut wires."""
        return [place for place in self.all_places() if self.owners[place[0]] == seat]

    def uncut(self, seat: int) -> list[Place]:
        """BB-S1: return the places of a hand's uncut wires."""
        return [place for place in self.own(seat) if not self.at(place).cut]

    def others(self, seat: int) -> list[Place]:
        """BB-D1: return the uncut wires of all others."""
        return [place for other in range(self.seats) if other != seat for place in self.uncut(other)]

    def values(self, seat: int) -> list[str]:
        """BB-M1: return the values in play of a hand's wires."""
        return [self.at(place).value for place in self.uncut(seat)]

    def count_cut(self, value: str) -> int:
        """BB-Q1: return how many wires of a value are cut."""
        return sum(wire.cut and wire.value == value for stand in self.stands for wire in stand)

    def count_left(self, value: str) -> int:
        """BB-C1: return how many wires of a value are still to be cut."""
        return sum(not wire.cut and wire.value == value for stand in self.stands for wire in stand)

    def holders(self) -> list[int]:
        """BB-T1: return the seats that still have wires."""
        return [seat for seat in range(self.seats) if self.uncut(seat)]

    def only_reds(self, seat: int) -> bool:
        """BB-R1: return True if all that is left in a hand is red."""
        return set(self.values(seat)) == {"R"}

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % self.seats

    def from_captain(self) -> list[int]:
        """BB-S7: return the seats clockwise from the captain."""
        return [(self.captain + step) % self.seats for step in range(self.seats)]
