"""A game as a script that asks and is answered: whoever follows a log answers with what was done."""

from collections.abc import Generator, Iterable, Mapping
from typing import TypeAlias, TypeVar

T = TypeVar("T")

CHANCE = -1
CLOCK = -2

Options: TypeAlias = Mapping[int, frozenset[str]]
"""What each actor may do, in notation."""

Move: TypeAlias = tuple[int, str]
"""Who did what."""

Script: TypeAlias = Generator[Options, Move, T]


class Over(Exception):
    """Exception that ends the script: the mission is won or lost."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def only(actor: int, texts: Iterable[str]) -> Options:
    """Return the options of one actor who decides alone."""
    return {actor: frozenset(texts)}


def words(move: Move) -> tuple[int, str, list[str]]:
    """Return the actor of a move, its word, and its arguments."""
    actor, text = move
    word, *rest = text.split()
    return actor, word, rest
