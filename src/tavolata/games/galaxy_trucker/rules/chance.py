"""What chance may do, and how likely each is: tiles of the heap, cards of the piles and of the deck, dice, titles and roads."""

from tavolata.core.chance import DrawWithoutReplacement, Odds
from tavolata.games.galaxy_trucker.actions import DrawTile, GalaxyTruckerAction, Roll
from tavolata.games.galaxy_trucker.content import TILES
from tavolata.games.galaxy_trucker.rules import deck
from tavolata.games.galaxy_trucker.rules.trek import flights, title_choice
from tavolata.games.galaxy_trucker.state import State
from tavolata.games.galaxy_trucker.steps import RollDice, Sabotaging, Step, TurnCard

_DRAWS = {tile: DrawTile(tile) for tile in TILES.heap}
_PAIRS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
_ROLLS: Odds[GalaxyTruckerAction] = Odds([Roll(*pair) for pair in _PAIRS], [1 if low == high else 2 for low, high in _PAIRS])


def is_due(state: State) -> bool:
    """Chance is to draw, to deal or to roll before anybody else acts."""
    if state.phase == "building":
        return state.drawing is not None or state.dealing is not None
    if state.phase in ("titles", "roads", "sharing"):
        return state.phase != "sharing" or bool(title_choice.lots(state))
    flying = state.flying
    return flying is not None and bool(flying.steps) and not flying.choices


def odds(state: State) -> Odds[GalaxyTruckerAction]:
    """GT-B1, GT-B5, GT-C5, GT-A5, GT-K1, GT-K2, GT-X2: a tile, a card of a pile, the next card, two dice, a title or a road."""
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
    return deck.odds_of_top(state) if type(state.flying.steps[-1]) is TurnCard else _ROLLS


def shared_draw_key(state: State) -> str | None:
    """GT-R2: what is drawn here, as every table of the race calls it; the titles that go by lot are each table's own."""
    if not state.variants.race or state.phase == "sharing":
        return None
    return f"{state.variants.race} {state.course.flight} {_drawn(state)}"


def _drawn(state: State) -> str:
    """GT-R2: one order for the titles, the roads, the heap, the piles and the deck, and a throw for each meteor, shot and try."""
    if state.phase in ("titles", "roads"):
        return state.phase
    if state.flying is None:
        return "heap" if state.drawing is not None else "piles"
    step = state.flying.steps[-1]
    return "deck" if type(step) is TurnCard else f"{state.flying.card} {_throw(state.flying.line, step)}"


def _throw(line: int, step: Step) -> str:
    """GT-A5, GT-A8, GT-A12: which throw of its card it is."""
    if isinstance(step, Sabotaging):
        return f"{step.tries} {'column' if step.column is None else 'row'}"
    assert isinstance(step, RollDice)
    return f"{line} {step.number}"
