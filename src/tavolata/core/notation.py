"""The text notation of actions: a line of words, the first of which is the tag of the action.

A game declares a codec for each action class: `codec(Move, SEAT)`, `codec(Draw, PROGRAMME, repeated(CARD, 1, 3))`. An action whose words
are not its fields in order has a `Codec` with its own functions.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar, cast

from tavolata.core.errors import BadNotation, short_repr
from tavolata.core.game import Action

A = TypeVar("A", bound=Action)

_CACHE_SIZE = 16_384
"""The number of cached texts and actions; the same choices are sent again in each position."""


class Part(NamedTuple):
    """The codec of one field: `write` returns its words, `read` returns its value, or None if the words are invalid."""

    write: Callable[[Any], list[str]]
    read: Callable[[list[str]], Any]
    takes_rest: bool = False
    """True if the field reads all remaining words; otherwise it reads one."""


class Codec(NamedTuple):
    """The codec of an action class: writes and reads the words after the first."""

    write: Callable[[Any], list[str]]
    read: Callable[[list[str]], Any]
    """Returns the action of the words after the first, or None if they are invalid."""
    example: str


def enum(words: Iterable[str]) -> Part:
    """A field that is one of these words."""
    known = frozenset(words)
    return Part(lambda word: [word], lambda given: given[0] if given[0] in known else None)


def integer(low: int, high: int) -> Part:
    """A field that is an integer from low to high, without leading zeros."""
    known = {str(number): number for number in range(low, high + 1)}
    return Part(lambda number: [str(number)], lambda given: known.get(given[0]))


def repeated(part: Part, least: int, most: int, order: Callable[[Any], Any] | None = None) -> Part:
    """A tuple field of `least` to `most` words, in the given order, or sorted by `order`."""

    def read(given: list[str]) -> tuple[Any, ...] | None:
        values = [part.read([word]) for word in given]
        if None in values or not least <= len(values) <= most:
            return None
        return tuple(sorted(values, key=order)) if order else tuple(values)

    return Part(lambda values: [word for value in values for word in part.write(value)], read, takes_rest=True)


def codec(kind: type[Action], *parts: Part, example: str = "") -> Codec:
    """The codec of an action whose words are its fields in order."""
    fields = kind.__struct_fields__
    assert len(parts) == len(fields), f"{kind.__name__} has the fields {fields}"

    def write(action: Action) -> list[str]:
        return [word for field, part in zip(fields, parts, strict=True) for word in part.write(getattr(action, field))]

    def read(given: list[str]) -> Action | None:
        values = _values(parts, given)
        return None if values is None else kind(*values)

    return Codec(write, read, example)


def _values(parts: Sequence[Part], given: list[str]) -> list[Any] | None:
    values = []
    for part in parts:
        taken, given = (given, []) if part.takes_rest else (given[:1], given[1:])
        value = part.read(taken) if taken else None
        if value is None:
            return None
        values.append(value)
    return None if given else values


def word_of(action: Action | type[Action]) -> str:
    """The first word of an action's notation, which is also its tag."""
    return cast(str, action.__struct_config__.tag)


class Notation(Generic[A]):
    """The notation of one game."""

    def __init__(self, title: str, spellings: Mapping[type[A], Codec], usual: type[A]) -> None:
        """`usual` is the action class whose example is shown for a text with an unknown first word."""
        self._title = title
        self._spellings = spellings
        self._by_word = {word_of(kind): spelling for kind, spelling in spellings.items()}
        self._usual = word_of(usual)
        self.write: Callable[[A], str] = lru_cache(_CACHE_SIZE)(self._write)
        """Returns the text of an action."""
        self.read: Callable[[str], A] = lru_cache(_CACHE_SIZE)(self._read)
        """Returns the action of a text; raises BadNotation."""

    @property
    def examples(self) -> dict[type[A], str]:
        """An example text for each action class."""
        return {kind: self._example(word_of(kind)) for kind in self._spellings}

    def _write(self, action: A) -> str:
        return " ".join([word_of(action), *self._spellings[type(action)].write(action)])

    def _read(self, text: str) -> A:
        first, *rest = text.split() or [""]
        spelling = self._by_word.get(first)
        action = spelling.read(rest) if spelling else None
        if action is None:
            raise BadNotation("notation.unread", text=short_repr(text), game=self._title, example=self._example(first))
        return cast(A, action)

    def _example(self, word: str) -> str:
        known = word if word in self._by_word else self._usual
        return f"{known} {self._by_word[known].example}".strip()
