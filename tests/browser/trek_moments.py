"""A Trek on Rough Roads that bots have flown, as it stood at the moments that no other game has."""

from collections.abc import Callable
from functools import cache
from typing import Any

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.games.galaxy_trucker.state import State
from tests.browser.test_review import put
from tests.server.harness import LiveServer

LAST_BREAK = 1
"""The flight before the last break, counted from 0."""


@cache
def flown() -> Match[Any, Any, Any]:
    """The whole Trek."""
    return play_game("galaxy-trucker", 3, ["easy"], seed=5, options={"level": "trek", "roads": "2", "clock": "untimed"})


def before(holds: Callable[[State], bool]) -> Match[Any, Any, Any]:
    """The Trek as it stood when something first was so."""
    match = flown()
    state = match.at(0).state
    for entry in match.lines_since(0):
        if holds(state):
            return match.at(entry.n)
        state, _ = match.game.apply(state, entry.actor, entry.action)
    raise AssertionError("never so")


def titles_drawn(live_server: LiveServer) -> str:
    """A table at which Ada is to build for the first flight."""
    return put(live_server, before(lambda state: state.phase == "building"), "playing")


def layover(live_server: LiveServer) -> str:
    """A table in its last break, at which nobody is ready yet."""
    return put(live_server, before(lambda state: state.phase == "layover" and state.trek.flight == LAST_BREAK), "playing")


def trek_over(live_server: LiveServer) -> str:
    """A table at which the Trek is over."""
    return put(live_server, flown(), "over")
