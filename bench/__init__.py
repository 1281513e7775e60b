"""Measured comparisons, each one command; `python -m bench` runs them all."""

BENCHES = (
    "server",
    "opening",
    "site",
    "fanout",
    "crowd",
    "curves",
    "playouts",
    "learners",
    "telling",
    "records",
    "flight_solver",
    "wire_odds",
    "review",
    "judge",
    "first_load",
)
