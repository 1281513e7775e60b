"""GT-B2 to GT-B8, GT-C3, GT-C4: what the choices of building, mending and boarding lead to."""

from collections.abc import Mapping

from tavolata.core.foresight import Foresight
from tavolata.core.game import Action, Seat
from tavolata.games.galaxy_trucker.state import State


def foresee(_state: State, _seat: Seat) -> Mapping[Action, Foresight]:
    """What the choices of a seat lead to before the flight."""
    return {}
