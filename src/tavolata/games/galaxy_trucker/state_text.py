"""States of Galaxy Trucker as text, as docs/developers/states.md describes them."""

from tavolata.core.state_text import Form, Item, Numbered, StateText
from tavolata.games.galaxy_trucker.actions import NOTATION, GalaxyTruckerAction
from tavolata.games.galaxy_trucker.content import CARDS, TILES
from tavolata.games.galaxy_trucker.state import Deck, FlightState, PlacedTile, Player, State


def _write_placed(placed: PlacedTile) -> Item:
    """Return a tile on a ship as text, with its quarter turns: `33` or `33r1`."""
    return f"{placed.tile}r{placed.turn}" if placed.turn else str(placed.tile)


def _read_placed(item: Item) -> PlacedTile:
    tile, _, turn = item.partition("r") if isinstance(item, str) else ("", "", "")
    if not tile.isdecimal() or turn not in ("", "1", "2", "3") or int(tile) not in _TILES:
        raise ValueError("a placed tile is written like 33 or 33r1.")
    return PlacedTile(int(tile), int(turn or 0))


def _write_action(action: GalaxyTruckerAction) -> Item:
    return [*NOTATION.write(action).split()]


def _read_action(item: Item) -> GalaxyTruckerAction:
    return NOTATION.read(" ".join(word for word in item if isinstance(word, str)) if isinstance(item, list) else item)


_TILES = (*TILES.heap, *TILES.cabins.values())

STATE_TEXT: StateText[State] = StateText(
    State,
    lines={"players": Numbered("player")},
    forms={PlacedTile: Form(_write_placed, _read_placed), GalaxyTruckerAction: Form(_write_action, _read_action)},
    words={
        (State, "heap"): TILES.heap,
        (State, "face_up"): TILES.heap,
        (State, "piles"): [*CARDS],
        (Player, "reserve"): _TILES,
        (Player, "lost"): _TILES,
        (Player, "scrap"): _TILES,
        (Deck, "known"): [*CARDS],
        (FlightState, "turned"): [*CARDS],
    },
)
"""The setup gives what a text leaves out."""
