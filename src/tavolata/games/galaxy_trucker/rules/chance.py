"""Chance actions and their odds: heap tiles, cards, dice, titles and roads."""

from tavolata.core.chance import DrawWithoutReplacement, Odds
from tavolata.games.galaxy_trucker.actions import DrawTile, GalaxyTruckerAction, Roll
from tavolata.games.galaxy_trucker.content import TILES
from tavolata.games.galaxy_trucker.rules import deck
from tavolata.games.galaxy_trucker.rules.trek import flights, title_choice
from tavolata.games.galaxy_trucker.state import State
from tavolata.games.galaxy_trucker.steps import RollDiceStep, SabotageStep, Step, TurnCardStep

_DRAWS = {tile: DrawTile(tile) for tile in TILES.heap}
_PAIRS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
_ROLLS: Odds[GalaxyTruckerAction] = Odds([Roll(*pair) for pair in _PAIRS], [1 if low == high else 2 for low, high in _PAIRS])


def is_due(state: State) -> bool:
    """Return whether chance has to draw, deal or roll before any player acts."""
    if state.phase == "building":
        return state.drawing is not None or state.dealing is not None
    if state.phase in ("titles", "roads", "sharing"):
        return state.phase != "sharing" or bool(title_choice.titles_by_lot(state))
    flying = state.flying
    return flying is not None and bool(flying.steps) and not flying.choices


def odds(state: State) -> Odds[GalaxyTruckerAction]:
    """GT-B1, GT-B5, GT-C5, GT-A5, GT-K1, GT-K2, GT-X2: return the odds of the next chance action."""
    if state.phase == "titles":
        return flights.odds_of_title(state)
    if state.phase == "roads":
        return flights.odds_of_road(state)
    if state.phase == "sharing":
        return title_choice.odds_of_lot(state)
    if state.drawing is not None:
        return DrawWithoutReplacement(state.heap, _DRAWS)
    if state.dealing is not None:
        return deck.odds_of_pile(state)
    assert state.flying is not None
    return deck.odds_of_top(state) if type(state.flying.steps[-1]) is TurnCardStep else _ROLLS


def shared_draw_key(state: State) -> str | None:
    """GT-R2: return the key of a draw that all tables of a race share; None for titles by lot and outside races."""
    if not state.variants.race or state.phase == "sharing":
        return None
    return f"{state.variants.race} {state.trek.flight} {_draw_name(state)}"


def _draw_name(state: State) -> str:
    """GT-R2: return the name of the draw that is due: title, road, heap, pile, deck, or a roll of its own for each projectile."""
    if state.phase in ("titles", "roads"):
        return state.phase
    if state.flying is None:
        return "heap" if state.drawing is not None else "piles"
    step = state.flying.steps[-1]
    return "deck" if type(step) is TurnCardStep else f"{state.flying.card} {_roll_name(state.flying.line, step)}"


def _roll_name(line: int, step: Step) -> str:
    """GT-A5, GT-A8, GT-A12: return the name of a roll within its card."""
    if isinstance(step, SabotageStep):
        return f"{step.tries} {'column' if step.column is None else 'row'}"
    assert isinstance(step, RollDiceStep)
    return f"{line} {step.number}"
