"""What a choice leads to, told to whoever has it before it is made."""

from collections.abc import Mapping, Sequence

from tavolata.core.game import Action, Seat
from tavolata.core.protocols.consequences import Consequence
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.explain.consequences import building, flight
from tavolata.games.galaxy_trucker.state import State


def foresee(state: State, seat: Seat, choices: Sequence[GalaxyTruckerAction]) -> Mapping[Action, Consequence]:
    """What the choices of a seat lead to, before the flight and in it."""
    return flight.foresee(state, seat) if state.flying else building.foresee(state, seat, choices)
