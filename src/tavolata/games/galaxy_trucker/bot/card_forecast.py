"""GT-B5: forecasts the requirements of the cards from the cards that are known."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from tavolata.games.galaxy_trucker.content import (
    CARDS,
    NUMBERS,
    AbandonedShip,
    AbandonedStation,
    Card,
    CombatZone,
    LevelName,
    Meteors,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)


class CardDemand(NamedTuple):
    """Requirements of the cards relative to the average of the whole bag, which is 1."""

    engines: float = 1.0
    firepower: float = 1.0
    crew: float = 1.0
    cargo: float = 1.0
    shields: float = 1.0


def demand_of(level: LevelName, seen: Sequence[Card]) -> CardDemand:
    """GT-B5: return the expected requirements when these cards are known and the others are average."""
    cards = NUMBERS.levels[level].cards
    usual = _average_demand(level)
    if not seen or not usual.engines:
        return CardDemand()
    rest = (cards - len(seen)) / cards
    known = _requirements_of(seen)
    return CardDemand(*(min(2.0, (count + rest * expected) / expected) for count, expected in zip(known, usual, strict=True)))


@cache
def _average_demand(level: LevelName) -> CardDemand:
    """Return the average requirements of the cards of a flight."""
    piles = NUMBERS.levels[level].pile
    bags = {each: _requirements_of([card for card in CARDS.values() if card.level == each]) for each in set(piles)}
    sizes = {each: sum(card.level == each for card in CARDS.values()) for each in bags}
    return CardDemand(*(NUMBERS.piles * sum(bags[each][part] / sizes[each] for each in piles) for part in range(len(CardDemand()))))


def _requirements_of(cards: Iterable[Card]) -> CardDemand:
    """Return how often these cards require each resource."""
    total = CardDemand(0, 0, 0, 0, 0)
    for card in cards:
        total = CardDemand(*(count + more for count, more in zip(total, _requirement(card), strict=True)))
    return total


def _requirement(card: Card) -> CardDemand:
    match card:
        case OpenSpace():
            return CardDemand(1, 0, 0, 0, 0)
        case Planets():
            return CardDemand(0, 0, 0, 1, 0)
        case AbandonedStation():
            return CardDemand(0, 0, 0.5, 0.5, 0)
        case AbandonedShip():
            return CardDemand(0, 0, 1, 0, 0)
        case Slavers() | Smugglers() | Pirates():
            return CardDemand(0, 1, 0, 0, 0.2)
        case Meteors(meteors=meteors):
            return CardDemand(0, 0.1, 0, 0, sum(meteor.size == "small" for meteor in meteors) / 4)
        case CombatZone():
            return CardDemand(0.5, 0.5, 0.5, 0, 0.5)
        case _:
            return CardDemand(0, 0, 0, 0, 0)
