"""The wires, missions, equipment and numbers of Bomb Busters, from data files that are checked as they are read."""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from tavolata.core.errors import BadContent
from tavolata.games.bomb_busters.actions import CardId, Value, Wire

Colour = Literal["yellow", "red"]
Family = Literal["training"]
When = Literal["any-time", "turn-start", "dual-cut", "instead"]

Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1, le=12)]

YELLOW: Value = "Y"
RED: Value = "R"


class Stands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-S1: how many stands the captain has, and each other player."""

    captain: int
    other: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rulebook."""

    blue_highest: int
    copies: int
    coloured_highest: int
    tokens_of_a_value: int
    cut_to_unlock: int
    detector_least: int
    rewound_at_most: int
    recharged_at_most: int
    stands: dict[int, Stands]
    detectors: dict[CardId, int]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-Q1: an equipment card, the number that unlocks it, and when it can be used."""

    id: CardId
    number: Number
    when: When


class Coloured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-S2: how many yellow or red wires are drawn, up to which value, and how many of them are in play."""

    in_play: Count = 0
    drawn: Count = 0
    highest: Annotated[int, msgspec.Meta(ge=1, le=11)] = 11


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a mission changes with two players."""

    yellow: Coloured | None = None
    red: Coloured | None = None


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What differs in a mission from the base game; its words stand in the catalogue."""

    id: Annotated[int, msgspec.Meta(ge=1, le=66)]
    family: Family
    blue: Number = 12
    yellow: Coloured = Coloured()
    red: Coloured = Coloured()
    equipment: bool = True
    banned: tuple[CardId, ...] = ()
    two_players: Change = Change()

    @cached_property
    def blue_values(self) -> tuple[Value, ...]:
        """BB-S2: the blue values in play, ascending."""
        return tuple(str(number) for number in range(1, self.blue + 1))

    @cached_property
    def cards(self) -> tuple[CardId, ...]:
        """BB-S5: the equipment cards that can be drawn."""
        return tuple(card for card in CARDS if card not in self.banned) if self.equipment else ()

    def coloured(self, colour: Colour) -> Coloured:
        """BB-S2: the yellow or the red wires of the mission."""
        return self.yellow if colour == "yellow" else self.red

    def for_players(self, seats: int) -> "Mission":
        """The mission as so many play it."""
        if seats > 2:
            return self
        change = self.two_players
        return msgspec.structs.replace(self, yellow=change.yellow or self.yellow, red=change.red or self.red, two_players=Change())


def _resource(name: str) -> str:
    return files("tavolata.games.bomb_busters").joinpath("content", name).read_text(encoding="utf-8")


def read_cards(text: str) -> dict[CardId, Card]:
    """BB-M2: the equipment cards of a file, by their names."""
    rows, faults = _rows(text, "cards", Card)
    faults += [f"There are {times} cards {card!r}; one is allowed." for card, times in Counter(row.id for row in rows).items() if times > 1]
    if faults:
        raise BadContent("equipment.toml", faults)
    return {row.id: row for row in rows}


def read_missions(text: str) -> dict[str, Mission]:
    """The missions of a file, by their numbers."""
    rows, faults = _rows(text, "missions", Mission)
    faults += [
        f"There are {times} missions {number}; one is allowed." for number, times in Counter(row.id for row in rows).items() if times > 1
    ]
    faults += [fault for row in rows for fault in _mission_faults(row)]
    if faults:
        raise BadContent("missions.toml", faults)
    return {str(row.id): row for row in rows}


def _mission_faults(mission: Mission) -> list[str]:
    """What a mission asks for and the box does not have."""
    wires = [mission.yellow, mission.red, mission.two_players.yellow, mission.two_players.red]
    return [
        f"Mission {mission.id}: of {draw.drawn} wires up to {draw.highest} there cannot be {draw.in_play} in play."
        for draw in wires
        if draw and not draw.in_play <= draw.drawn <= draw.highest
    ]


def _rows(text: str, name: str, kind: type[Any]) -> tuple[list[Any], list[str]]:
    """The rows of a file that hold, and the faults of those that do not."""
    table: Mapping[str, Sequence[object]] = tomllib.loads(text)
    rows, faults = [], []
    for number, raw in enumerate(table[name], start=1):
        try:
            rows.append(msgspec.convert(raw, kind))
        except msgspec.ValidationError as error:
            faults.append(f"Row {number}: {error}.")
    return rows, faults


NUMBERS = msgspec.convert(tomllib.loads(_resource("numbers.toml")), Numbers, strict=False)
CARDS = read_cards(_resource("equipment.toml"))
MISSIONS = read_missions(_resource("missions.toml"))


def _wires() -> dict[Wire, Value]:
    """BB-M1: every kind of wire in the order in which a stand is sorted, with the value that it has in play."""
    kinds: dict[Wire, Value] = {}
    for number in range(1, NUMBERS.blue_highest + 1):
        kinds[str(number)] = str(number)
        if number <= NUMBERS.coloured_highest:
            kinds[f"Y{number}"] = YELLOW
            kinds[f"R{number}"] = RED
    return kinds


VALUE_OF: Mapping[Wire, Value] = _wires()
"""BB-M1: what each wire counts as in play."""

RANK_OF: Mapping[Wire, int] = {wire: rank for rank, wire in enumerate(VALUE_OF)}
"""BB-S3: in which order wires stand."""

BLUE_VALUES: tuple[Value, ...] = tuple(str(number) for number in range(1, NUMBERS.blue_highest + 1))

ANNOUNCED: tuple[Value, ...] = (*BLUE_VALUES, YELLOW)
"""BB-D1: what can be announced, in order; never red."""


def wire_name(colour: Colour, number: int) -> Wire:
    """BB-M1: the short name of a yellow or red wire."""
    return f"{colour[0].upper()}{number}"


def colour_of(wire: Wire) -> Colour:
    """BB-M1: whether a coloured wire is yellow or red."""
    return "yellow" if wire[0] == YELLOW else "red"


def number_of(wire: Wire) -> int:
    """BB-M1: the number that a coloured wire is sorted by."""
    return int(wire[1:])
