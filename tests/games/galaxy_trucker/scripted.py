"""Whole games of Galaxy Trucker for the tests, with the tiles, the cards and the dice dictated."""

from collections.abc import Mapping, Sequence

from tavolata.core.game import CHANCE, Seat
from tavolata.games.galaxy_trucker.actions import Deal
from tavolata.games.galaxy_trucker.bot.playout import hard_choice
from tavolata.games.galaxy_trucker.content import NUMBERS, CardName
from tavolata.games.galaxy_trucker.rules.ship import joints
from tavolata.games.galaxy_trucker.state import Ship
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, play, table

MISSES = "roll 1 1"
"""Line 2, where no ship has a tile."""


def launched(*ships: Ship) -> GalaxyTruckerMatch:
    """A test flight in which these ships were built tile by tile, and are about to meet their first card."""
    match = table(len(ships), "test")
    for seat, built in enumerate(ships):
        build(match, seat, built)
    for seat in range(len(ships)):
        play(match, f"{seat} finish {seat + 1}")
    return match


def build(match: GalaxyTruckerMatch, seat: Seat, built: Ship) -> None:
    """Lay the tiles of a ship, each beside one that lies already."""
    cells = [NUMBERS.start]
    for cell in cells:
        cells += [other for other in joints(built)[cell] if other not in cells]
    for column, row in cells[1:]:
        placed = built.cells[column, row]
        play(match, f"{seat} take heap", f"chance draw {placed.tile}", f"{seat} place {column} {row} turn {placed.turn}")


def fly(
    match: GalaxyTruckerMatch, cards: Sequence[CardName], dice: Mapping[CardName, Sequence[str]], choices: Mapping[CardName, Sequence[str]]
) -> GalaxyTruckerMatch:
    """Fly to the end: where nothing is dictated for a card, hard pilots decide and the dice miss."""
    thrown, chosen = {card: list(rolls) for card, rolls in dice.items()}, {card: list(lines) for card, lines in choices.items()}
    coming = list(cards)
    while match.result is None:
        assert match.state.flying is not None
        card, actor = match.state.flying.card or "", match.actors[0]
        wanted = chosen.get(card, [])
        if actor == CHANCE:
            dealing = isinstance(match.legal(CHANCE)[0], Deal)
            play(match, f"chance deal {coming.pop(0)}" if dealing else f"chance {thrown[card].pop(0) if thrown.get(card) else MISSES}")
        elif wanted and wanted[0].startswith(f"{actor} ") and wanted[0][2:] in map(match.write, match.legal(actor)):
            play(match, wanted.pop(0))
        else:
            match.play(actor, hard_choice(match.state, actor))
    return match
