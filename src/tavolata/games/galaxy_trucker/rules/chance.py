"""What chance may do, and how likely each is: tiles of the heap, cards of the piles and of the deck, dice, titles and roads."""

from tavolata.core.game import Odds
from tavolata.games.galaxy_trucker.actions import DrawTile, GalaxyTruckerAction, Roll
from tavolata.games.galaxy_trucker.content import TILES
from tavolata.games.galaxy_trucker.rules import deck
from tavolata.games.galaxy_trucker.rules.trek import flights, sharing
from tavolata.games.galaxy_trucker.state import State
from tavolata.games.galaxy_trucker.steps import TurnCard

_DRAWS = {tile: DrawTile(tile) for tile in TILES.heap}
_PAIRS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
_ROLLS: Odds[GalaxyTruckerAction] = Odds([Roll(*pair) for pair in _PAIRS], [1 if low == high else 2 for low, high in _PAIRS])


def is_due(state: State) -> bool:
    """Chance is to draw, to deal or to roll before anybody else acts."""
    if state.phase in ("titles", "roads", "sharing"):
        return state.phase != "sharing" or bool(sharing.lots(state))
    if state.phase == "building":
        return state.drawing is not None or state.dealing is not None
    flying = state.flying
    return flying is not None and bool(flying.steps) and not flying.choices


def odds(state: State) -> Odds[GalaxyTruckerAction]:
    """GT-B1, GT-B5, GT-C5, GT-A5, GT-K1, GT-K2, GT-X2: a tile, a card of a pile, the next card, two dice, a title or a road."""
    if state.phase == "titles":
        return flights.odds_of_title(state)
    if state.phase == "roads":
        return flights.odds_of_road(state)
    if state.phase == "sharing":
        return sharing.odds_of_lot(state)
    if state.drawing is not None:
        return Odds([_DRAWS[tile] for tile in state.heap], [1] * len(state.heap))
    if state.dealing is not None:
        return deck.odds_of_pile(state)
    assert state.flying is not None
    return deck.odds_of_top(state) if type(state.flying.steps[-1]) is TurnCard else _ROLLS
