"""Whole matches for the tests with scripted tiles, cards and dice."""

from collections.abc import Mapping, Sequence

from tavolata.core.game import CHANCE, Seat
from tavolata.games.galaxy_trucker.actions import Deal
from tavolata.games.galaxy_trucker.bot.playout import hard_action
from tavolata.games.galaxy_trucker.content import NUMBERS, CardName
from tavolata.games.galaxy_trucker.rules.ship import joints
from tavolata.games.galaxy_trucker.state import Ship
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, new_match, play

MISSES = "roll 1 1"
"""A roll of 2, a line in which no ship has a tile."""


def launched_match(*ships: Ship) -> GalaxyTruckerMatch:
    """Return a test flight before its first card, in which these ships were built tile by tile."""
    match = new_match(len(ships), "test")
    for seat, built in enumerate(ships):
        build_ship(match, seat, built)
    for seat in range(len(ships)):
        play(match, f"{seat} finish {seat + 1}")
    return match


def build_ship(match: GalaxyTruckerMatch, seat: Seat, built: Ship) -> None:
    """Place the tiles of a ship, each beside a placed one."""
    cells = [NUMBERS.start]
    for cell in cells:
        cells += [other for other in joints(built)[cell] if other not in cells]
    for column, row in cells[1:]:
        placed = built.cells[column, row]
        play(match, f"{seat} take heap", f"chance draw {placed.tile}", f"{seat} place {column} {row} turn {placed.turn}")


def fly_scripted(
    match: GalaxyTruckerMatch, cards: Sequence[CardName], dice: Mapping[CardName, Sequence[str]], choices: Mapping[CardName, Sequence[str]]
) -> GalaxyTruckerMatch:
    """Play a match to the end and return it; without a script for a card, hard bots decide and the rolls miss."""
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
            match.play(actor, hard_action(match.state, actor))
    return match
