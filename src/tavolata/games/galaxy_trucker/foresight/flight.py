"""GT-F2 to GT-F11, GT-A1 to GT-A12: what the choices of the flight lead to."""

from collections.abc import Mapping

from tavolata.core.foresight import Foresight
from tavolata.core.game import Action, Seat
from tavolata.games.galaxy_trucker.state import State


def foresee(_state: State, _seat: Seat) -> Mapping[Action, Foresight]:
    """What the choices of a seat lead to in flight."""
    return {}
