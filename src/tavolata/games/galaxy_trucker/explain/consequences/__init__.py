"""The consequences of each action, shown to the player before the choice."""

from collections.abc import Mapping, Sequence

from tavolata.core.game import Action, Seat
from tavolata.core.protocols.consequences import Consequence
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.explain.consequences import building, flight
from tavolata.games.galaxy_trucker.state import State


def consequences(state: State, seat: Seat, choices: Sequence[GalaxyTruckerAction]) -> Mapping[Action, Consequence]:
    """Return the consequences of the actions of a seat."""
    return flight.flight_consequences(state, seat) if state.flying else building.building_consequences(state, seat, choices)
