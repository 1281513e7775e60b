"""Converts a finished match into the decisions of one seat, as a learning algorithm reads them."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.protocols.encoding import GameEncoding
from tavolata.core.registry import get_plugin
from tavolata.envs.seat_loop import FloatArray, Mask, RewardKind, encode_view, encoding_of, rewards_of


class Trajectory(NamedTuple):
    """The decisions of one seat in order, as arrays: observations, masks, actions and rewards."""

    seat: Seat
    observations: FloatArray
    action_masks: Mask
    actions: NDArray[np.int64]
    rewards: FloatArray
    """The reward of each decision: 0 except at the last one of a finished game."""


def trajectory(record: str | bytes | Match[Any, Any, Any], seat: Seat, rewards: RewardKind = "victory") -> Trajectory:
    """Return the trajectory of a seat in a match or record, without undone decisions and without waiting."""
    match = record if isinstance(record, Match) else Match.load(record)
    encoding = encoding_of(get_plugin(match.game.name))
    seen, masks, actions = _decisions(match, seat, encoding)
    rewards_array = np.zeros(len(actions), np.float32)
    if match.result is not None and actions:
        rewards_array[-1] = rewards_of(match.result, match.game.cooperative, rewards)[seat]
    return Trajectory(
        seat,
        np.array(seen, np.float32).reshape(len(actions), encoding.figures),
        np.array(masks, np.int8).reshape(len(actions), encoding.choices),
        np.array(actions, np.int64),
        rewards_array,
    )


def _decisions(match: Match[Any, Any, Any], seat: Seat, encoding: GameEncoding) -> tuple[list[FloatArray], list[Mask], list[int]]:
    at = match.at(0)
    seen, masks, actions = list[FloatArray](), list[Mask](), list[int]()
    for entry in match.lines_since(0):
        if entry.actor == seat:
            view = at.view(seat)
            mask = np.zeros(encoding.choices, np.int8)
            mask[[*encoding.numbered(at.legal(seat), view)]] = 1
            seen.append(encode_view(encoding, view))
            masks.append(mask)
            actions.append(encoding.number(entry.action, view))
        at.extend([entry])
    return seen, masks, actions
