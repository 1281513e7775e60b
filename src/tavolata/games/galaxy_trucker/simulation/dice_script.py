"""The random events of a simulated flight: the order of the cards and the dice rolls.

The rolls of a card do not depend on earlier events, so that two ships can be compared with the same script.
"""

from functools import lru_cache
from itertools import chain, islice
from random import Random
from typing import NamedTuple, TypeAlias

from tavolata.games.galaxy_trucker.actions import Roll
from tavolata.games.galaxy_trucker.content import CARDS, NUMBERS, Card, CardName, LevelName, Meteors, Pirates
from tavolata.games.galaxy_trucker.rules.deck import full_deck

Rolls: TypeAlias = tuple[Roll, ...]

_DICE = range(1, 7)
_ROLLS = [Roll(min(one, other), max(one, other)) for one in _DICE for other in _DICE]


class ChanceScript(NamedTuple):
    """The random events of one flight."""

    cards: tuple[CardName, ...]
    rolls: tuple[Rolls, ...]
    """GT-A5, GT-A8: for each card, the rolls of its meteors or shots."""


@lru_cache(maxsize=2048)
def chance_script(level: LevelName, seed: int, number: int) -> ChanceScript:
    """Return the script with this number for a seed."""
    random = Random(f"{seed} {level} {number}")
    cards = _shuffled(level, random)
    counts = [_ROLL_COUNTS[card] for card in cards]
    throws = iter(random.choices(_ROLLS, k=sum(counts)))
    return ChanceScript(cards, tuple(tuple(islice(throws, count)) for count in counts))


def _shuffled(level: LevelName, random: Random) -> tuple[CardName, ...]:
    """GT-C5: return a deck with a top card of the flight's level and the others in random order."""
    deck, pile = full_deck(level), NUMBERS.levels[level].pile
    dealt = {each: random.sample(bag, NUMBERS.piles * pile.count(each)) for each, bag in deck.bags.items()}
    top = [dealt[level].pop()] if level != "test" else []
    rest = [*deck.known, *chain.from_iterable(dealt.values())]
    random.shuffle(rest)
    return (*top, *rest)


def _roll_count(card: Card) -> int:
    """Return the maximum number of rolls of a card for a solo player (GT-A9, GT-A12: some cards skip one)."""
    match card:
        case Meteors(meteors=meteors):
            return len(meteors)
        case Pirates(shots=shots):
            return len(shots)
        case _:
            return 0


_ROLL_COUNTS = {card.name: _roll_count(card) for card in CARDS.values()}
