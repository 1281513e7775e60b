"""Positions for the tests: ships from pictures, and lines of notation for seats, chance and clock."""

from typing import Any

import msgspec
import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, CLOCK, Actor, Event
from tavolata.core.match import Match
from tavolata.core.options import complete
from tavolata.core.registry import get_plugin
from tavolata.core.text.rulebook import rule_of
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.content import TILES
from tavolata.games.galaxy_trucker.rules import check
from tavolata.games.galaxy_trucker.rules.game import GalaxyTrucker
from tavolata.games.galaxy_trucker.state import Player, Ship, State
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView

PLUGIN = get_plugin("galaxy-trucker")
GAME: GalaxyTrucker = PLUGIN.game  # type: ignore[assignment] # a plugin may bring any game

GalaxyTruckerMatch = Match[State, GalaxyTruckerAction, GalaxyTruckerView]
ACTORS: dict[str, Actor] = {"chance": CHANCE, "clock": CLOCK}

replace = msgspec.structs.replace


def new_match(seats: int = 2, level: str = "II", **options: Any) -> GalaxyTruckerMatch:
    """Return a new match in which the caller plays chance."""
    return Match(GAME, seats, complete(GAME, seats, {"level": level, **options}), None)


def with_ships(*ships: Ship, seats: int = 2, **options: Any) -> GalaxyTruckerMatch:
    """Return a match in which the first seats have these ships, the others only their starting cabins."""
    match = new_match(seats, ships[0].level, **options)
    players = [replace(player, ship=ship) for player, ship in zip(match.state.players, ships, strict=False)]
    used = {placed.tile for ship in ships for placed in ship.cells.values()}
    heap = tuple(tile for tile in TILES.heap if tile not in used)
    return in_state(match, players=(*players, *match.state.players[len(ships) :]), heap=heap)


def in_state(match: GalaxyTruckerMatch, **parts: Any) -> GalaxyTruckerMatch:
    """Return a match that begins at the current state with these fields replaced."""
    return begun_at(match, replace(match.state, **parts))


def begun_at(match: GalaxyTruckerMatch, state: State) -> GalaxyTruckerMatch:
    """Return a match with the same options that begins at this state."""
    return Match.from_state(match.game, state, match.seats, match.options)


def with_changes(match: GalaxyTruckerMatch, seat: int = 0, **parts: Any) -> GalaxyTruckerMatch:
    """Return the match with fields of one player replaced."""
    players = list(match.state.players)
    players[seat] = replace(players[seat], **parts)
    return in_state(match, players=tuple(players))


def checked_match(*ships: Ship, **options: Any) -> GalaxyTruckerMatch:
    """Return a match in which all players have just finished, in order of seat."""
    match = with_ships(*ships, seats=max(2, len(ships)), **options)
    for seat in range(match.seats):
        match = with_changes(match, seat, start=seat + 1, status="finished")
    return begun_at(match, check.begin(match.state)[0])


def play(match: GalaxyTruckerMatch, *lines: str) -> list[Event]:
    """Play these lines, each beginning with a seat, `chance` or `clock`, and return all events."""
    return [event for line in lines for event in _play(match, line)]


def _play(match: GalaxyTruckerMatch, line: str) -> list[Event]:
    actor, action = line.split(maxsplit=1)
    return match.play(ACTORS[actor] if actor in ACTORS else int(actor), action)


def refusal_key(match: GalaxyTruckerMatch, line: str) -> str:
    """Return the rule that forbids an action, and check that the state is unchanged."""
    before = match.state
    with pytest.raises(IllegalAction) as caught:
        _play(match, line)
    assert match.state is before
    assert caught.value.message
    assert rule_of("galaxy-trucker", caught.value.rule), "a refusal names a rule of the book"
    return caught.value.rule


def legal(match: GalaxyTruckerMatch, actor: Actor = 0) -> list[str]:
    """Return the legal actions of an actor in notation."""
    return [match.write(action) for action in match.legal(actor)]


def player(match: GalaxyTruckerMatch, seat: int = 0) -> Player:
    """Return the player of a seat."""
    return match.state.players[seat]
