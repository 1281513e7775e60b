"""What chance brings on a flight: the cards in their order, and the dice that are thrown at the ship.

The dice of a card are the same whatever happened before it, so that two ships can be compared under the same fate.
"""

from functools import lru_cache
from itertools import chain, islice
from random import Random
from typing import NamedTuple, TypeAlias

from tavolata.games.galaxy_trucker.actions import Roll
from tavolata.games.galaxy_trucker.content import CARDS, NUMBERS, Card, CardName, LevelName, Meteors, Pirates
from tavolata.games.galaxy_trucker.rules.deck import full_deck

Throws: TypeAlias = tuple[Roll, ...]

_DICE = range(1, 7)
_ROLLS = [Roll(min(one, other), max(one, other)) for one in _DICE for other in _DICE]


class Fate(NamedTuple):
    """One flight as chance makes it."""

    cards: tuple[CardName, ...]
    throws: tuple[Throws, ...]
    """GT-A5, GT-A8: for each card the dice of its meteors or shots."""


@lru_cache(maxsize=2048)
def fate(level: LevelName, seed: int, number: int) -> Fate:
    """The fate of a number among those of a seed."""
    lot = Random(f"{seed} {level} {number}")
    cards = _shuffled(level, lot)
    counts = [_THROWN[card] for card in cards]
    throws = iter(lot.choices(_ROLLS, k=sum(counts)))
    return Fate(cards, tuple(tuple(islice(throws, count)) for count in counts))


def _shuffled(level: LevelName, lot: Random) -> tuple[CardName, ...]:
    """GT-C5: shuffled until the top card is of the flight's level, so any card of it on top and the rest in any order."""
    deck, pile = full_deck(level), NUMBERS.levels[level].pile
    dealt = {each: lot.sample(bag, NUMBERS.piles * pile.count(each)) for each, bag in deck.bags.items()}
    top = [dealt[level].pop()] if level != "test" else []
    rest = [*deck.known, *chain.from_iterable(dealt.values())]
    lot.shuffle(rest)
    return (*top, *rest)


def _thrown(card: Card) -> int:
    """How often dice are thrown at one who meets this card alone, at most (GT-A9, GT-A12: some cards pass by who is alone)."""
    match card:
        case Meteors(meteors=meteors):
            return len(meteors)
        case Pirates(shots=shots):
            return len(shots)
        case _:
            return 0


_THROWN = {card.name: _thrown(card) for card in CARDS.values()}
