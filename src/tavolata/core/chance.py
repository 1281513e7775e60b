"""Randomness: the probabilities of chance actions, and the committed secret that selects them."""

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
    """The actions of CHANCE in a state with their probabilities, stored as integer weights; without weights they are uniform."""

    __slots__ = ("_actions", "_cumulative", "_weights", "total")

    def __init__(self, actions: Sequence[A_co], weights: Sequence[int] | None = None) -> None:
        self._actions = actions
        self._weights = weights
        self._cumulative = None if weights is None else list(accumulate(weights))
        self.total = len(actions) if self._cumulative is None else self._cumulative[-1]

    @property
    def actions(self) -> Sequence[A_co]:
        """The possible actions, each once."""
        return self._actions

    @property
    def weights(self) -> Sequence[int]:
        """The integer weight of each action."""
        return [1] * len(self._actions) if self._weights is None else self._weights

    @property
    def is_even(self) -> bool:
        """True if all actions are equally likely."""
        return min(self.weights) == max(self.weights)

    def pick(self, number: int, bits: int) -> A_co:
        """Returns the action selected by a uniform random number of `bits` bits."""
        place = number * self.total >> bits
        return self._actions[place if self._cumulative is None else bisect_right(self._cumulative, place)]

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
    """The odds of drawing one item from a bag with duplicates; the duplicates are counted only if the weights are read."""

    __slots__ = ("_action_for", "_bag")

    def __init__(self, bag: Sequence[Thing], action_for: Mapping[Thing, A_co]) -> None:
        self._bag: Sequence[Any] = bag
        self._action_for: Mapping[Any, A_co] = action_for
        self.total = len(bag)

    @property
    def actions(self) -> Sequence[A_co]:
        """The action that draws each distinct item."""
        return [self._action_for[thing] for thing in dict.fromkeys(self._bag)]

    @property
    def weights(self) -> Sequence[int]:
        """The number of copies of each distinct item."""
        return list(Counter(self._bag).values())

    def pick(self, number: int, bits: int) -> A_co:
        """Returns the action that draws the item selected by a uniform random number of `bits` bits."""
        return self._action_for[self._bag[number * self.total >> bits]]


def commitment(secret: str) -> str:
    """Returns the SHA-256 of a secret, which commits to it."""
    return sha256(secret.encode()).hexdigest()


class Randomness:
    """The random number generator of a match: a committed secret hashed together with the players' seeds."""

    __slots__ = ("_key_hash", "player_seeds", "secret")

    def __init__(self, secret: str, player_seeds: Sequence[str] = ()) -> None:
        self.secret = secret
        self.player_seeds = tuple(player_seeds)
        self._key_hash = sha256(sha256(msgspec.json.encode([secret, *player_seeds])).digest())

    def __reduce__(self) -> tuple[Any, ...]:
        return Randomness, (self.secret, self.player_seeds)

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before the first move."""
        return commitment(self.secret)

    def number(self, depth: int) -> int:
        """Returns the uniform random number for the position after `depth` lines, not counting undone lines."""
        hashed = self._key_hash.copy()
        hashed.update(depth.to_bytes(8))
        return int.from_bytes(hashed.digest())

    def choose_index(self, depth: int) -> Callable[[int], int]:
        """Returns a function from n to a random index below n; each call uses the number of the next depth."""
        numbers = map(self.number, count(depth))
        return lambda things: next(numbers) * things >> BITS

    def shared_number(self, *key: str) -> int:
        """Returns the uniform random number of a key. It is equal at all tables with this secret, as it uses no player seeds."""
        return int.from_bytes(sha256(msgspec.json.encode([self.secret, *key])).digest())
