"""Hindsight: what was staked on each risky move of a match, by what the one who made it knew then."""

from collections.abc import Iterator
from typing import Any

from tavolata.core.game import Stake
from tavolata.core.match import Match


def stakes(match: Match[Any, Any]) -> Iterator[tuple[int, Stake]]:
    """The lines of the log with something staked on them, by their numbers."""
    game, earlier = match.game, match.at(0)
    for entry in match.log:
        view = game.view(earlier.state, entry.actor) if entry.actor >= 0 else None
        (step,) = earlier.extend([entry])
        stake = None if view is None else game.stake(view, entry.action, step.events)
        if stake is not None:
            yield entry.n, stake
