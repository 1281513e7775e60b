"""Whether a move may be taken back freely is decided by information: nobody may have learned anything from it.

A seat has learned something if there is a world that it could not tell from the true one before the move, in which the move could not
have been made, or would have looked different to it. A dozen such worlds are drawn for each onlooker: so what somebody had been nearly
sure of before may pass for known.
"""

from typing import Any

from tavolata.core.game import CHANCE, TABLE, Actor, Seat
from tavolata.core.log import Entry
from tavolata.core.match import Match
from tavolata.core.registry import get_plugin

_SAMPLES = 12
"""So many worlds are asked of each onlooker; they depend on the position alone, so that everybody finds the same."""


def is_free(match: Match[Any, Any, Any], to: int) -> bool:
    """Whether all since the log had so many lines was done by one seat, moved nobody else, and told nobody anything."""
    if not may_be_free(match, to):
        return False
    lines, before = match.lines_since(to), match.at(to)
    return not any(_reveals_information(before, lines, onlooker) for onlooker in (None, *range(match.seats)))


def may_be_free(match: Match[Any, Any, Any], to: int) -> bool:
    """As far as can be told at once, without asking who learned what."""
    lines = match.lines_since(to)
    mover = lines[-1].actor if lines else TABLE  # the last line first: it is asked after every move, and often the line is one of chance
    if mover < 0 or any(entry.actor != mover for entry in lines):
        return False
    return not _changes_others_options(match, to, mover) and get_plugin(match.game.name).resample is not None


def _changes_others_options(after: Match[Any, Any, Any], to: int, mover: Actor) -> bool:
    """Whether anybody else, be it the clock, can do what they could not do when the log had so many lines."""
    others = [actor for actor in after.actors if actor not in (mover, CHANCE)]
    if not others:
        return False
    before = after.at(to)
    return not all(actor in before.actors and set(after.legal(actor)) <= set(before.legal(actor)) for actor in others)


def _reveals_information(before: Match[Any, Any, Any], lines: list[Entry], onlooker: Seat | None) -> bool:
    after = before.copy()
    seen_views = [(after.extend([entry]), after.view(onlooker))[1] for entry in lines]
    worlds = (before.resample(onlooker, f"take back {len(before.log)} {world}") for world in range(_SAMPLES))
    return any(not _looks_the_same(world, lines, onlooker, seen_views) for world in worlds)


def _looks_the_same(world: Match[Any, Any, Any], lines: list[Entry], onlooker: Seat | None, seen_views: list[Any]) -> bool:
    """Whether in this world the same could be done, and would be seen as what was seen."""
    for entry, seen in zip(lines, seen_views, strict=True):
        if not world.is_legal_entry(entry):
            return False
        world.extend([entry])
        if world.view(onlooker) != seen:
            return False
    return True
