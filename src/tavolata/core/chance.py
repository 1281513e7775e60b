"""Chance: what it may do and with which probability, and the committed secret that decides it."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import accumulate, count
from typing import Any, TypeVar, overload

import msgspec

A_co = TypeVar("A_co", covariant=True)
Thing = TypeVar("Thing", int, str)

BITS = 256


class Odds(Sequence[tuple[A_co, Fraction]]):
    """What chance may do, each with its probability, kept as whole-number weights; without any, each is as likely as any other."""

    __slots__ = ("_actions", "_rising", "_weights", "total")

    def __init__(self, actions: Sequence[A_co], weights: Sequence[int] | None = None) -> None:
        self._actions = actions
        self._weights = weights
        self._rising = None if weights is None else list(accumulate(weights))
        self.total = len(actions) if self._rising is None else self._rising[-1]

    @property
    def actions(self) -> Sequence[A_co]:
        """All that chance may do, each once."""
        return self._actions

    @property
    def weights(self) -> Sequence[int]:
        """How much each counts."""
        return [1] * len(self._actions) if self._weights is None else self._weights

    @property
    def is_even(self) -> bool:
        """Whether each is as likely as any other."""
        return min(self.weights) == max(self.weights)

    def pick(self, number: int, bits: int) -> A_co:
        """The action that a uniform number of so many bits falls on."""
        place = number * self.total >> bits
        return self._actions[place if self._rising is None else bisect_right(self._rising, place)]

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, index: int) -> tuple[A_co, Fraction]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[A_co, Fraction]]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        return self.actions[index], Fraction(self.weights[index], self.total)

    def __iter__(self) -> Iterator[tuple[A_co, Fraction]]:
        for action, weight in zip(self.actions, self.weights, strict=True):
            yield action, Fraction(weight, self.total)


class DrawWithoutReplacement(Odds[A_co]):
    """One thing out of a bag in which equal things lie together; they are counted only for who asks for more than what is drawn."""

    __slots__ = ("_bag", "_drawing")

    def __init__(self, bag: Sequence[Thing], drawing: Mapping[Thing, A_co]) -> None:
        self._bag: Sequence[Any] = bag
        self._drawing: Mapping[Any, A_co] = drawing
        self.total = len(bag)

    @property
    def actions(self) -> Sequence[A_co]:
        """The drawing of each kind of thing."""
        return [self._drawing[thing] for thing in dict.fromkeys(self._bag)]

    @property
    def weights(self) -> Sequence[int]:
        """How many there are of each kind."""
        return list(Counter(self._bag).values())

    def pick(self, number: int, bits: int) -> A_co:
        """The drawing of the thing that a uniform number of so many bits falls on."""
        return self._drawing[self._bag[number * self.total >> bits]]


def commitment(secret: str) -> str:
    """The hash of a secret: once it is shown nobody can change the secret."""
    return sha256(secret.encode()).hexdigest()


class Randomness:
    """The only source of chance: a secret that was promised by its hash, mixed with the players' own seeds."""

    __slots__ = ("_keyed", "player_seeds", "secret")

    def __init__(self, secret: str, player_seeds: Sequence[str] = ()) -> None:
        self.secret = secret
        self.player_seeds = tuple(player_seeds)
        self._keyed = sha256(sha256(msgspec.json.encode([secret, *player_seeds])).digest())  # a copy goes on in half the time of a new one

    def __reduce__(self) -> tuple[Any, ...]:
        return Randomness, (self.secret, self.player_seeds)

    @property
    def commitment(self) -> str:
        """The hash that is shown before the first move."""
        return commitment(self.secret)

    def number(self, depth: int) -> int:
        """The uniform number that decides what follows so many lines; those that were taken back do not count."""
        hashed = self._keyed.copy()
        hashed.update(depth.to_bytes(8))
        return int.from_bytes(hashed.digest())

    def choose_index(self, depth: int) -> Callable[[int], int]:
        """On which of so many equally likely things chance falls: first after so many lines, then after one more each time."""
        numbers = map(self.number, count(depth))
        return lambda things: next(numbers) * things >> BITS

    def lot_number(self, *lot: str) -> int:
        """The uniform number of a lot, the same at every table with this secret: nobody's own seed is in it."""
        return int.from_bytes(sha256(msgspec.json.encode([self.secret, *lot])).digest())
