"""The spaces of choices and of what is seen, as Gymnasium describes them."""

from typing import TypeAlias, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tavolata.core.game import Seat
from tavolata.core.protocols.encoding import GameEncoding
from tavolata.envs.seat_loop import Figures, Mask, Table


class Observation(TypedDict):
    """What an agent sees, and which numbers it may choose from."""

    observation: Figures
    action_mask: Mask


ObservationSpace: TypeAlias = "spaces.Dict"


def observation_space(learning: GameEncoding) -> ObservationSpace:
    """The figures of all parts one after the other, and the mask."""
    seen = spaces.Box(-1, 1, (learning.figures,), np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (learning.choices,), np.int8)})


def action_space(learning: GameEncoding) -> "spaces.Discrete":
    """Every number."""
    return spaces.Discrete(learning.choices)


def observed(table: Table, seat: Seat | None) -> Observation:
    """What a seat sees of a table."""
    return {"observation": table.observe(seat), "action_mask": table.mask(seat)}


def named_parts(learning: GameEncoding, figures: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """Figures by the names of their parts, each in its shape; of many observations at once too."""
    return {part.name: figures[..., learning.layout[part.name]].reshape(*figures.shape[:-1], *part.shape) for part in learning.parts}
