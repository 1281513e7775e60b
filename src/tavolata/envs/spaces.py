"""Gymnasium spaces of actions and observations."""

from typing import TypeAlias, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tavolata.core.game import Seat
from tavolata.core.protocols.encoding import GameEncoding
from tavolata.envs.seat_loop import FloatArray, Mask, SeatLoop


class MaskedObservation(TypedDict):
    """Observation for learners: the encoded view of a seat, and the mask of its legal actions."""

    observation: FloatArray
    action_mask: Mask


ObservationSpace: TypeAlias = "spaces.Dict"


def observation_space(encoding: GameEncoding) -> ObservationSpace:
    """Return the Gymnasium space of observations: all fields in one vector, and the mask."""
    seen = spaces.Box(-1, 1, (encoding.figures,), np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (encoding.choices,), np.int8)})


def action_space(encoding: GameEncoding) -> "spaces.Discrete":
    """Return the Gymnasium space of all action numbers."""
    return spaces.Discrete(encoding.choices)


def observe_seat(table: SeatLoop, seat: Seat | None) -> MaskedObservation:
    """Return the observation of a seat, with its action mask."""
    return {"observation": table.observe(seat), "action_mask": table.mask(seat)}


def named_parts(encoding: GameEncoding, figures: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """Return the fields of one or many observation vectors by name, each in its shape."""
    return {part.name: figures[..., encoding.layout[part.name]].reshape(*figures.shape[:-1], *part.shape) for part in encoding.parts}
