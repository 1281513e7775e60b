"""Perft: counts the lines of play of a depth for each first action, as chess engines do to check their move generators."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tavolata.core.game import Action, Actor, Game
from tavolata.core.match import Match


class PerftCount(NamedTuple):
    """The number of lines that begin with an action."""

    actor: Actor
    action: Action
    lines: int


def perft(match: Match[Any, Any, Any], depth: int) -> Iterator[PerftCount]:
    """Yields for each first action the number of lines of exactly `depth` actions; CHANCE and CLOCK count as actors."""
    for actor in match.game.actors(match.state):
        for action in match.game.legal(match.state, actor):
            yield PerftCount(actor, action, _count(match.game, match.game.apply(match.state, actor, action)[0], depth - 1))


def _count(game: Game[Any, Any, Any], state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    actions = [(actor, action) for actor in game.actors(state) for action in game.legal(state, actor)]
    return len(actions) if depth == 1 else sum(_count(game, game.apply(state, *each)[0], depth - 1) for each in actions)
