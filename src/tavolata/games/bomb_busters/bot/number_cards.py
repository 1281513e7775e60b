"""BB-m29: which number card to place, and which one was placed: the one that is publicly least likely to be cut."""

from collections.abc import Sequence
from math import comb, prod
from typing import TypeAlias

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.bot.table_model import LEAST, TableModel
from tavolata.games.bomb_busters.content import BLUE, NUMBERS, Value
from tavolata.games.bomb_busters.missions.card_locations import LAID, CardLocations, Way
from tavolata.games.bomb_busters.missions.guessing import GuessView

Order: TypeAlias = tuple[float, int]
"""Cards are placed in ascending order of this key."""


def order_of(model: TableModel, value: Value) -> Order:
    """Return the order in which a player's cards are placed, by public knowledge."""
    return cut_probability(model, value), int(value)


def placed_sooner(model: TableModel, value: Value) -> Order:
    """Return the order by this seat's knowledge: a value that the player on turn cannot hold does no harm."""
    return (0.0, 0) if model.holds(model.view.turn, value) < LEAST else order_of(model, value)


def cut_probability(model: TableModel, value: Value) -> float:
    """Return the public probability that the player on turn holds a second wire of the value, or its last two."""
    odds = [(chances.get(value, 0.0), model.uncut[tile]) for tile, chances in model.public_odds_by_stand.items()]
    own = [chance for chance, owner in odds if owner == model.view.turn]
    held = 1 - prod(1 - chance for chance in own)
    found = max((chance for chance, owner in odds if owner != model.view.turn), default=0.0)
    left = next(told.of - told.cut for told in model.view.values if told.value == value)
    return max(held * (found or 1.0), sum(own) - held if left == NUMBERS.cut_together else 0.0)


def guess_probability(model: TableModel, value: Value) -> float:
    """Return the probability that the card placed against this seat has a value."""
    guess = next((twist for twist in model.view.twists if isinstance(twist, GuessView)), None)
    if guess is None or guess.layer is None or model.view.turn != model.me:
        return 0.0
    hidden = _hidden(model, guess)
    theirs = {way: _other_hands(guess.seen, way, guess.layer) for way in guess.seen.ways}
    size = guess.counts[guess.layer] + 1
    likely = sum(way.often * _first(model, known, hidden, size, value) for way, known in theirs.items())
    return likely / sum(way.often for way in theirs)


def _other_hands(seen: CardLocations, way: Way, layer: Seat) -> list[Value]:
    """Return the known cards of the owner before one of them was placed."""
    return [value for value, place in zip(seen.values, way.places, strict=True) if place in (layer, LAID)]


def _first(model: TableModel, known: Sequence[Value], hidden: Sequence[Value], size: int, value: Value) -> float:
    """Return the probability that a value is placed first from a hand of known cards and cards drawn from the hidden ones."""
    drawn = size - len(known) - (value in hidden)
    if value not in (*known, *hidden) or drawn < 0 or not all(_is_later(model, other, value) for other in known):
        return 0.0
    later = sum(_is_later(model, other, value) for other in hidden if other != value)
    return comb(later, drawn) / comb(len(hidden), drawn + (value in hidden))


def _hidden(model: TableModel, guess: GuessView) -> list[Value]:
    """Return the values of the number cards of which this seat knows nothing."""
    seen = {*guess.seen.values, *guess.gone}
    return [told.value for told in model.view.values if told.value in BLUE and told.value not in seen]


def _is_later(model: TableModel, other: Value, value: Value) -> bool:
    """Return True if a card would be placed after one of this value."""
    return order_of(model, value) <= order_of(model, other)
