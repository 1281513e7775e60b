"""Measured comparisons, each one command; `python -m bench` runs them all."""

BENCHES = ("playouts", "flight_solver", "wire_odds")
