"""Decides whether a move may be undone without consent: only if it revealed no information to any seat or spectator.

A move reveals information to an observer if, in some state that the observer could not distinguish before the move, the move is illegal
or looks different. The test samples 12 such states for each observer, so an improbable one may be missed.
"""

from typing import Any

from tavolata.core.game import CHANCE, TABLE, Actor, Seat
from tavolata.core.log import Entry
from tavolata.core.match import Match
from tavolata.core.registry import get_plugin

_SAMPLES = 12
"""The number of sampled states for each observer; their seeds depend on the position only, so each process finds the same ones."""


def is_free(match: Match[Any, Any, Any], to: int) -> bool:
    """True if one seat did all lines since line `to`, changed no other actor's options and revealed no information."""
    if not may_be_free(match, to):
        return False
    lines, before = match.lines_since(to), match.at(to)
    return not any(_reveals_information(before, lines, onlooker) for onlooker in (None, *range(match.seats)))


def may_be_free(match: Match[Any, Any, Any], to: int) -> bool:
    """The fast part of `is_free`: one seat did all lines and changed no other actor's options."""
    lines = match.lines_since(to)
    mover = lines[-1].actor if lines else TABLE  # the last line is tested first, as it is often one of CHANCE
    if mover < 0 or any(entry.actor != mover for entry in lines):
        return False
    return not _changes_others_options(match, to, mover) and get_plugin(match.game.name).resample is not None


def _changes_others_options(after: Match[Any, Any, Any], to: int, mover: Actor) -> bool:
    """True if another seat or the clock has a legal action that it did not have at line `to`."""
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
    """True if in this sampled state the lines are legal and give the observer the same views."""
    for entry, seen in zip(lines, seen_views, strict=True):
        if not world.is_legal_entry(entry):
            return False
        world.extend([entry])
        if world.view(onlooker) != seen:
            return False
    return True
