"""The rules of Galaxy Trucker: what a ship is (ship), what may be done and why not, building, check and flight."""

from tavolata.games.galaxy_trucker.rules.game import GalaxyTrucker

__all__ = ["GalaxyTrucker"]
