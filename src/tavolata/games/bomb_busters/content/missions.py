"""What differs from mission to mission."""

from functools import cached_property
from typing import Annotated, Literal

import msgspec

from tavolata.games.bomb_busters.content.equipment import CARDS, CardId
from tavolata.games.bomb_busters.content.files import Count, Number, refuse, repeated, rows, text_of
from tavolata.games.bomb_busters.content.wires import Colour, Value

Family = Literal["training"]


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


def read_missions(text: str) -> dict[str, Mission]:
    """The missions of a file, by their numbers."""
    missions, faults = rows(text, "missions", Mission)
    faults += repeated("missions", (mission.id for mission in missions))
    refuse("missions.toml", [*faults, *(fault for mission in missions for fault in _faults(mission))])
    return {str(mission.id): mission for mission in missions}


def _faults(mission: Mission) -> list[str]:
    """What a mission asks for and the box does not have."""
    wires = [mission.yellow, mission.red, mission.two_players.yellow, mission.two_players.red]
    return [
        f"Mission {mission.id}: of {draw.drawn} wires up to {draw.highest} there cannot be {draw.in_play} in play."
        for draw in wires
        if draw and not draw.in_play <= draw.drawn <= draw.highest
    ]


MISSIONS = read_missions(text_of("missions.toml"))
