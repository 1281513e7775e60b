"""BB-M1: the wires with their printed values, their values in play, and their order on a stand."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from tavolata.games.bomb_busters.content.numbers import NUMBERS

Wire: TypeAlias = str
"""What a wire is: `5` is a blue 5, `Y4` the yellow 4.1, `R4` the red 4.5, and `r5` a blue 5 that counts as red (BB-m11)."""

Value: TypeAlias = str
"""What a wire counts as in play: `1` to `12`, `Y` for every yellow, `R` for every red."""

Token: TypeAlias = str
"""What an information token says of the wire that it lies before: a value, or what a mission has instead."""

Colour = Literal["yellow", "red"]
COLOURS: tuple[Colour, ...] = ("yellow", "red")

YELLOW: Value = "Y"
RED: Value = "R"

_DECIMAL: Mapping[Value, str] = {YELLOW: ".1", RED: ".5"}


def _wires() -> dict[Wire, Value]:
    """BB-M1: return every kind of wire in sorting order, with its value in play."""
    kinds: dict[Wire, Value] = {}
    for number in range(1, NUMBERS.blue_highest + 1):
        kinds[str(number)] = str(number)
        if number <= NUMBERS.coloured_highest:
            kinds[f"Y{number}"] = YELLOW
            kinds[f"R{number}"] = RED
    return kinds


BLUE_VALUES: tuple[Value, ...] = tuple(str(number) for number in range(1, NUMBERS.blue_highest + 1))

AS_RED: Mapping[Value, Wire] = {value: f"r{value}" for value in BLUE_VALUES}
"""BB-m11: the wires of each blue value, where it counts as red."""

VALUE_OF: Mapping[Wire, Value] = _wires() | dict.fromkeys(AS_RED.values(), RED)
"""BB-M1: what each wire counts as in play."""

_RANKS = {wire: rank for rank, wire in enumerate(_wires())}
RANK_OF: Mapping[Wire, int] = _RANKS | {wire: _RANKS[value] for value, wire in AS_RED.items()}
"""BB-S3: in which order wires stand."""

BLUE: frozenset[Value] = frozenset(BLUE_VALUES)

ANNOUNCED: tuple[Value, ...] = (*BLUE_VALUES, YELLOW)
"""BB-D1: what can be announced, in order; never red."""

VALUES: tuple[Value, ...] = (*ANNOUNCED, RED)
"""BB-M1: all that a wire can count as."""

EVEN: Token = "even"
ODD: Token = "odd"

PARITY: Mapping[Token, frozenset[Value]] = {
    EVEN: frozenset(value for value in BLUE_VALUES if int(value) % 2 == 0),
    ODD: frozenset(value for value in BLUE_VALUES if int(value) % 2),
}
"""BB-m21: the values behind an even and an odd token."""

COUNT: Mapping[Token, int] = {f"x{count}": count for count in range(1, NUMBERS.copies + 1)}
"""BB-m24: how many wires of the value a count token announces; `x4` are two tokens x2."""

COLOURED_WIRES: tuple[Wire, ...] = tuple(wire for wire, value in _wires().items() if value in (YELLOW, RED))


_INITIALS: Mapping[Colour, str] = {"yellow": YELLOW, "red": RED}


def wire_name(colour: Colour, number: int) -> Wire:
    """BB-M1: return the short name of a yellow or red wire."""
    return f"{_INITIALS[colour]}{number}"


def colour_of(wire: Wire) -> Colour:
    """BB-M1: return the colour of a coloured wire: yellow or red."""
    return "yellow" if wire[0] == YELLOW else "red"


def number_of(wire: Wire) -> int:
    """BB-M1: return the number that a coloured wire is sorted by."""
    return int(wire[1:])


def printed_on(wire: Wire) -> str:
    """BB-M1: return the number printed on a wire, with the decimal of its colour."""
    return f"{wire[1:]}{_DECIMAL[wire[0]]}" if wire[0] in _DECIMAL else wire.lstrip("r")


def copies_in_play(blue: Iterable[Value], yellow: Iterable[int], red: Iterable[int], as_red: Value | None = None) -> dict[Wire, int]:
    """BB-S2: return the most copies of each kind of wire in play, for these blue values and markers; BB-m11: one counts as red."""
    coloured = [*(wire_name("yellow", number) for number in yellow), *(wire_name("red", number) for number in red)]
    wires = [*blue, AS_RED[as_red]] if as_red else blue
    return dict.fromkeys(wires, NUMBERS.copies) | dict.fromkeys(coloured, 1)
