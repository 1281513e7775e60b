"""Tables for tests of learners, and learners that choose by lot."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tavolata.envs import Rules, Table

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "lucky-loop": (3, {}),
    "bomb-busters": (4, {"mission": 8}),
    "galaxy-trucker": (3, {"level": "trek", "roads": 2}),
}
"""Each game with seats and options in which much can happen."""


def rules(game: str, **agreed: Any) -> Rules:
    seats, options = TABLES[game]
    return Rules(game, seats, options, **agreed)


def by_lot(table: Table, lot: Random) -> Iterator[Table]:
    """The table before each decision of a game that is played by lot."""
    while not table.is_over and not table.is_cut_short:
        yield table
        table.step(lot.choice(table.legal))
