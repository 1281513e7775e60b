"""Simulation of solo flights of one ship through random cards of its level, flown by the hard bot."""

from tavolata.games.galaxy_trucker.simulation.flight_stats import FlightStats, Mean, Spread, WeakCell
from tavolata.games.galaxy_trucker.simulation.simulation import ShipSimulation, simulate

__all__ = ["FlightStats", "Mean", "ShipSimulation", "Spread", "WeakCell", "simulate"]
