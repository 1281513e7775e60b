"""A game that was played, by people at the site or by bots, as a learner would have lived through it."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.protocols.encoding import GameEncoding
from tavolata.core.registry import get_plugin
from tavolata.envs.seat_loop import Figures, Mask, Rewarding, figures_of, learning_of, rewards_of


class Trajectory(NamedTuple):
    """The decisions of one seat in their order: what it saw, what it might have done, what it did, and what the game brought it."""

    seat: Seat
    observations: Figures
    action_masks: Mask
    actions: NDArray[np.int64]
    rewards: Figures
    """Nothing until the last decision; all of them 0 if the game did not come to its end."""


def trajectory(record: str | bytes | Match[Any, Any, Any], seat: Seat, rewards: Rewarding = "victory") -> Trajectory:
    """What a seat lived through in a match or in the record of one; what was taken back is left out, and waiting is no decision."""
    match = record if isinstance(record, Match) else Match.load(record)
    learning = learning_of(get_plugin(match.game.name))
    seen, masks, actions = _decisions(match, seat, learning)
    brought = np.zeros(len(actions), np.float32)
    if match.result is not None and actions:
        brought[-1] = rewards_of(match.result, match.game.cooperative, rewards)[seat]
    return Trajectory(
        seat,
        np.array(seen, np.float32).reshape(len(actions), learning.figures),
        np.array(masks, np.int8).reshape(len(actions), learning.choices),
        np.array(actions, np.int64),
        brought,
    )


def _decisions(match: Match[Any, Any, Any], seat: Seat, learning: GameEncoding) -> tuple[list[Figures], list[Mask], list[int]]:
    at = match.at(0)
    seen, masks, actions = list[Figures](), list[Mask](), list[int]()
    for entry in match.lines_since(0):
        if entry.actor == seat:
            view = at.view(seat)
            mask = np.zeros(learning.choices, np.int8)
            mask[[*learning.numbered(at.legal(seat), view)]] = 1
            seen.append(figures_of(learning, view))
            masks.append(mask)
            actions.append(learning.number(entry.action, view))
        at.extend([entry])
    return seen, masks, actions
