"""The judge flies: what a ship brings home, by flights alone through the cards of its level, with the pilot of a hard bot."""

from tavolata.games.galaxy_trucker.simulation.flight_stats import Flown, Mean, Spread, Weak
from tavolata.games.galaxy_trucker.simulation.simulation import Judge, fly

__all__ = ["Flown", "Judge", "Mean", "Spread", "Weak", "fly"]
