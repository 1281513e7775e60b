"""Tables and random agents for tests of environments."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tavolata.envs import EnvConfig, SeatLoop

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "lucky-loop": (3, {}),
    "bomb-busters": (4, {"mission": 8}),
    "galaxy-trucker": (3, {"level": "trek", "roads": 2}),
}
"""Each game with seats and options that use many rules."""


def config(game: str, **settings: Any) -> EnvConfig:
    seats, options = TABLES[game]
    return EnvConfig(game, seats, options, **settings)


def random_decisions(table: SeatLoop, lot: Random) -> Iterator[SeatLoop]:
    """Yield the seat loop before each decision of a random game."""
    while not table.is_over and not table.is_truncated:
        yield table
        table.step(lot.choice(table.legal))
