"""Galaxy Trucker: build a ship against the hourglass, and fly it (Vlaada Chvátil, 2021 edition)."""

from tavolata.games.galaxy_trucker.rules import GalaxyTrucker

__all__ = ["GalaxyTrucker"]
