"""Cuts and their figures as facts of sentences."""

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.bot.table_model import SURE, TableModel
from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.games.bomb_busters.facts import Tiles
from tavolata.games.bomb_busters.solver.odds import Chances
from tavolata.games.bomb_busters.terminal_text import places
from tavolata.i18n import Fact

LEAST = 1e-9
"""A chance below it is none, but for rounding."""


def tenths(part: float) -> float:
    """Return a part of the mission in hundredths with one decimal, for comparisons."""
    return round(100 * part, 1)


def cut_sentence(key: str, model: TableModel, tiles: Tiles, values: tuple[Value, ...], chances: Chances, **more: Fact) -> LocalizedText:
    """BB-D1, BB-Q4-10: return a sentence about a dual cut: its wires, values, and chances of success and explosion."""
    ends = "certain" if chances.success > SURE else "safe" if chances.explosion < LEAST else "red"
    helped = ".two" if len(values) > 1 else ".card" if "card" in more else ""
    facts: dict[str, Fact] = {"places": places_of(model, tiles), "value": values[0], "other": values[-1]}
    return sentence(f"{key}.{ends}{helped}", **facts, right=percent(chances.success), red=percent(chances.explosion), **more)


def places_of(model: TableModel, tiles: Tiles) -> str:
    """Return the places of tiles as players name them, as `B4` or `C2-C5`."""
    return places(model.view, sorted(tiles, key=lambda tile: model.place_of[tile]))
