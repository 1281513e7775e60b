"""Measured comparisons, each one command; `python -m bench` runs them all."""

BENCHES = (
    "server",
    "crowd",
    "curves",
    "playouts",
    "telling",
    "records",
    "flight_solver",
    "wire_odds",
    "review",
    "judge",
    "first_load",
)
