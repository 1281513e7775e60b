"""The scripts of the missions that are played against the clock."""

import tomllib
from itertools import pairwise
from typing import Literal

import msgspec

from tavolata.games.bomb_busters.content.files import Count, refuse, repeated, rows, text_of

Says = Literal["start", "left", "cut-down", "over"]
"""The cues of a clock: it starts, some time is left, less is left than announced, or the time is over."""

ClockMode = Literal["told", "relaxed", "turns", "off"]
"""BB-m10-6, BB-m19-1: times as the script has them, stretched, counted in turns, or not at all."""


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-m10, BB-m19: content data of a clock's cue: its seconds after the start, and the time that it announces."""

    says: Says
    at: Count
    left: Count


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-m10, BB-m19: content data of a mission's clock: its cues in order."""

    id: str
    cues: tuple[Cue, ...]


class Times(msgspec.Struct, frozen=True):
    """BB-m10-6: content data of the clock: the seconds of a turn where turns are counted, and the factor of a relaxed clock."""

    turn: int
    relaxed: int


def read_scripts(text: str) -> dict[str, Script]:
    """Return the clock scripts of a file by name."""
    scripts, faults = rows(text, "scripts", Script)
    faults += repeated("scripts", (script.id for script in scripts))
    refuse("clock.toml", [*faults, *(fault for script in scripts for fault in _faults(script))])
    return {script.id: script for script in scripts}


def _faults(script: Script) -> list[str]:
    """Return the faults of a script: in the order of its cues, or at its end."""
    late = any(after.at <= before.at for before, after in pairwise(script.cues))
    faults = [f"Script {script.id}: each cue must come later than the one before."] if late or not script.cues else []
    ends = script.cues and (script.cues[-1].says, script.cues[-1].left) == ("over", 0)
    return faults if ends else [*faults, f"Script {script.id}: the last cue must be 'over' with nothing left."]


_TEXT = text_of("clock.toml")
SCRIPTS = read_scripts(_TEXT)
TIMES = msgspec.convert(tomllib.loads(_TEXT), Times)
