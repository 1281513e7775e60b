"""What differs from mission to mission."""

from functools import cached_property
from typing import Annotated, Literal

import msgspec

from tavolata.core.caching import cached_on_instance
from tavolata.games.bomb_busters.content.equipment import CARDS, FALSE_BOTTOM, CardId
from tavolata.games.bomb_busters.content.files import Count, Number, refuse, repeated, rows, text_of
from tavolata.games.bomb_busters.content.mission_rules import Characters as ChoosesCharacters
from tavolata.games.bomb_busters.content.mission_rules import RuleSpec
from tavolata.games.bomb_busters.content.wires import Colour, Value

Equipment = Literal["open", "hidden", "none"]
"""BB-S5: whether equipment cards lie open from the start, come later by the mission's own rule, or not at all."""

Edition = Literal["french", "us", "german"]
"""BB-N8: the editions; where they differ the missions are as the French one has them."""

Characters = Literal["all", "not-captain", "none", "special"]
"""BB-Q2: the players with a character card; special ones are chosen by all but the captain."""


class Coloured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-S2: content data of a mission's yellow or red wires: how many are drawn, up to which value, and how many are in play."""

    in_play: Count = 0
    drawn: Count = 0
    highest: Annotated[int, msgspec.Meta(ge=1, le=11)] = 11


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content data: what a mission changes with two players."""

    yellow: Coloured | None = None
    red: Coloured | None = None
    captain_tells: bool = True


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-N8: content data: how another edition plays a mission, where it differs."""

    rules: tuple[RuleSpec, ...] | None = None
    characters: Characters | None = None
    two_players: Change | None = None


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Content data of a mission: its differences from the base game; its texts are in the message catalogue."""

    id: Annotated[int, msgspec.Meta(ge=1, le=66)]
    rules: tuple[RuleSpec, ...] = ()
    seats: tuple[int, ...] = (2, 3, 4, 5)
    blue: Number = 12
    yellow: Coloured = Coloured()
    red: Coloured = Coloured()
    equipment: Equipment = "open"
    false_bottom: bool = False
    banned: tuple[CardId, ...] = ()
    characters: Characters = "all"
    captain_tells: bool = True
    silent: bool = False
    two_players: Change = Change()
    editions: dict[Edition, Reading] = {}
    as_red: Value | None = None
    """BB-m11: the blue value that counts as red, once it is drawn."""

    @cached_property
    def blue_values(self) -> tuple[Value, ...]:
        """BB-S2: return the blue values in play, ascending; BB-m11: without the one that counts as red."""
        return tuple(value for value in self.numbers if value != self.as_red)

    @cached_property
    def numbers(self) -> tuple[Value, ...]:
        """BB-S2: return the numbers in play, ascending."""
        return tuple(str(number) for number in range(1, self.blue + 1))

    @cached_property
    def cards(self) -> tuple[CardId, ...]:
        """BB-S5, BB-Q4-13: return the equipment cards that can be drawn."""
        out = self.banned if self.false_bottom else (*self.banned, FALSE_BOTTOM)
        return tuple(card for card in CARDS if card not in out) if self.equipment != "none" else ()

    def coloured(self, colour: Colour) -> Coloured:
        """BB-S2: return the yellow or the red wires of the mission."""
        return self.yellow if colour == "yellow" else self.red

    @cached_on_instance
    def for_edition(self, edition: Edition) -> "Mission":
        """BB-N8: return the mission as an edition plays it."""
        reading = self.editions.get(edition, Reading())
        rules = self.rules if reading.rules is None else reading.rules
        return msgspec.structs.replace(
            self,
            rules=rules,
            characters=reading.characters or self.characters,
            two_players=reading.two_players or self.two_players,
            editions={},
        )

    @cached_on_instance
    def for_players(self, seats: int) -> "Mission":
        """Return the mission adapted to a number of players."""
        if seats > 2:
            return self
        change = self.two_players
        return msgspec.structs.replace(
            self,
            yellow=change.yellow or self.yellow,
            red=change.red or self.red,
            captain_tells=self.captain_tells and change.captain_tells,
            two_players=Change(),
        )


def read_missions(text: str) -> dict[str, Mission]:
    """Return the missions of a file by number."""
    missions, faults = rows(text, "missions", Mission)
    faults += repeated("missions", (mission.id for mission in missions))
    refuse("missions.toml", [*faults, *(fault for mission in missions for fault in _faults(mission))])
    return {str(mission.id): _with_characters(mission) for mission in sorted(missions, key=lambda mission: mission.id)}


def _with_characters(mission: Mission) -> Mission:
    """BB-Q7: return the mission with its special characters first among its rules, in every edition."""
    chooses = (ChoosesCharacters(),) if mission.characters == "special" else ()
    editions = {
        edition: reading if reading.rules is None else msgspec.structs.replace(reading, rules=(*chooses, *reading.rules))
        for edition, reading in mission.editions.items()
    }
    return msgspec.structs.replace(mission, rules=(*chooses, *mission.rules), editions=editions)


def _faults(mission: Mission) -> list[str]:
    """Return a fault for each need of a mission that the box does not have."""
    changes = [mission.two_players, *(reading.two_players for reading in mission.editions.values() if reading.two_players)]
    wires = [mission.yellow, mission.red, *(draw for change in changes for draw in (change.yellow, change.red))]
    return [
        f"Mission {mission.id}: of {draw.drawn} wires up to {draw.highest} there cannot be {draw.in_play} in play."
        for draw in wires
        if draw and not draw.in_play <= draw.drawn <= draw.highest
    ]


MISSIONS = read_missions(text_of("missions.toml"))
