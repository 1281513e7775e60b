"""BB-m29-8: where secret number cards can be, by what an observer has seen.

Cards are drawn by chance. Which card of a hand is placed is a choice without a rule, so each card of the hand counts as equally likely:
players' choices are not used as evidence.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from math import gcd
from typing import TypeAlias

import msgspec

from tavolata.games.bomb_busters.content import Value

Place: TypeAlias = int
"""The hand of a seat, or one of these."""
LAID, DECK, UNDER = -1, -2, -3
"""The places of a number card that is neither in a hand nor open."""

Counts: TypeAlias = Mapping[Place, int]
"""How many cards each place holds; public."""


class Way(msgspec.Struct, frozen=True, gc=False):
    """One way in which all cards can lie together, with its relative weight."""

    places: tuple[Place, ...]
    often: int


class CardLocations(msgspec.Struct, frozen=True, gc=False):
    """Knowledge of an observer about number cards: the cards, and all ways in which they can lie, with weights."""

    values: tuple[Value, ...] = ()
    ways: tuple[Way, ...] = (Way((), 1),)

    def others(self, way: Way, place: Place, counts: Counts) -> int:
        """Return how many cards of a place are unknown to the observer."""
        return counts[place] - way.places.count(place)

    def found(self, value: Value, places: Collection[Place], counts: Counts) -> "CardLocations":
        """Return the knowledge after a card is seen to lie in one of these places."""
        if value in self.values:
            number = self.values.index(value)
            return _among(self.values, ((way.places, way.often) for way in self.ways if way.places[number] in places))
        ways = (((*way.places, place), way.often * self.others(way, place, counts)) for way in self.ways for place in places)
        return _among((*self.values, value), ways)

    def put(self, value: Value, place: Place) -> "CardLocations":
        """Return the knowledge after a card that was found comes to a place."""
        number = self.values.index(value)
        return _among(self.values, (((*way.places[:number], place, *way.places[number + 1 :]), way.often) for way in self.ways))

    def one_moved(self, source: Place, target: Place, counts: Counts) -> "CardLocations":
        """Return the knowledge after any one card of a place moves to another, each as likely as the others."""
        ways = [(way.places, way.often * self.others(way, source, counts)) for way in self.ways]
        for way in self.ways:
            at = [number for number, place in enumerate(way.places) if place == source]
            ways += [((*way.places[:number], target, *way.places[number + 1 :]), way.often) for number in at]
        return _among(self.values, ways)

    def all_moved(self, source: Place, target: Place) -> "CardLocations":
        """Return the knowledge after all cards of one place move to another."""
        ways = ((tuple(target if place == source else place for place in way.places), way.often) for way in self.ways)
        return _among(self.values, ways)

    def without(self, value: Value) -> "CardLocations":
        """Return the knowledge after a card that was found has left the game."""
        number = self.values.index(value)
        values = (*self.values[:number], *self.values[number + 1 :])
        return _among(values, (((*way.places[:number], *way.places[number + 1 :]), way.often) for way in self.ways))

    def certain(self, places: Collection[Place]) -> tuple[Value, ...]:
        """Return the cards that certainly lie in one of these places."""
        return tuple(value for number, value in enumerate(self.values) if all(way.places[number] in places for way in self.ways))

    def may_be(self, value: Value, place: Place, counts: Counts) -> bool:
        """Return True if a card can lie in a place."""
        if value in self.values:
            return any(way.places[self.values.index(value)] == place for way in self.ways)
        return any(self.others(way, place, counts) for way in self.ways)


def _among(values: tuple[Value, ...], ways: Iterable[tuple[tuple[Place, ...], int]]) -> CardLocations:
    """Return the knowledge restricted to the possible ones of these ways, without duplicates."""
    often = Counter[tuple[Place, ...]]()
    for places, times in ways:
        often[places] += times
    common = gcd(*often.values())
    return CardLocations(values, tuple(Way(places, times // common) for places, times in sorted(often.items()) if times))
