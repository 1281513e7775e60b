"""The missions: what each family of them answers when the base rules ask."""

from tavolata.games.bomb_busters.content import Family, Mission
from tavolata.games.bomb_busters.missions.training import Training
from tavolata.games.bomb_busters.missions.twist import Twist

TWISTS: dict[Family, Twist] = {"training": Training()}


def twist_of(mission: Mission) -> Twist:
    """Who answers what the base rules ask of a mission."""
    return TWISTS[mission.family]
