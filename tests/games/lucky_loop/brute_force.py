"""A second implementation of a flight for tests, without optimization: every order of the dice and every choice, in fractions.

A value has one part for each utility. The first one decides, and a later one only between equal values.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any, TypeAlias

import msgspec

from tavolata.games.lucky_loop.actions import Dice, GiveUp, Make, Reroll, Roll, SeventhDie, Stop
from tavolata.games.lucky_loop.content import load_cards
from tavolata.games.lucky_loop.solver.flight import Choice
from tavolata.games.lucky_loop.solver.position import OpenCard, Position, open_card
from tavolata.games.lucky_loop.solver.utility import Utility

FACES = {face.difficulty: face for face in load_cards().faces.values()}

Utilities: TypeAlias = tuple[Utility, ...]
Values: TypeAlias = tuple[Fraction, ...]


def card(difficulty: int, highlight: bool = False) -> OpenCard:
    """Return a standard card as an open card."""
    return open_card(f"R{difficulty}", FACES[difficulty], highlight)


def programme(*difficulties: int, dice: int = 6, tokens: int = 0, **known: Any) -> Position:
    """Return the position of a flight of a programme."""
    cards = tuple(card(difficulty) for difficulty in difficulties)
    return Position(cards, known.pop("points", 0), dice, tokens, known.pop("seventh", True), free=False, **known)


def free_programme(highlit: int, *others: int, dice: int = 6, tokens: int = 0, **known: Any) -> Position:
    """Return the position of a flight of a free programme, with its first card highlighted."""
    cards = (card(highlit, True), *(card(difficulty) for difficulty in others))
    return Position(cards, known.pop("points", 0), dice, tokens, known.pop("seventh", True), free=True, **known)


@cache
def brute_force_values(position: Position, utilities: Utilities) -> dict[Choice, Values]:
    """Return the values of each choice in a flight by brute force."""
    return _thrown(position, utilities) if position.thrown else _ready(position, utilities)


def best(position: Position, utilities: Utilities) -> Values:
    """Return the values of the best choice."""
    return max(brute_force_values(position, utilities).values())


def _changed(position: Position, **changes: Any) -> Position:
    return msgspec.structs.replace(position, **changes)


def _ended(position: Position, utilities: Utilities, points: int | None) -> Values:
    """Return the values of the end of a flight; None points stand for a failure."""
    last = len(position.cards) == 1
    ends = [utility.value(points) if points is not None else utility.consolation if last else utility.failure for utility in utilities]
    return tuple(Fraction(end) + position.tokens * Fraction(utility.token) for end, utility in zip(ends, utilities, strict=True))


def _ready(position: Position, utilities: Utilities) -> dict[Choice, Values]:
    found: dict[Choice, Values] = {}
    if position.dice > 0:
        found[Roll()] = _mean(position, (), min(3, position.dice), utilities)
    if position.seventh and position.tokens > 0:
        found[SeventhDie()] = best(_changed(position, dice=position.dice + 1, tokens=position.tokens - 1, seventh=False), utilities)
    if len(position.cards) == 1 and not position.free:
        found[Stop()] = _ended(position, utilities, None)
    elif position.dice == 0:
        found[GiveUp()] = _ended(position, utilities, None)
    return found


def _mean(position: Position, kept: Dice, count: int, utilities: Utilities) -> Values:
    falls = Counter(tuple(sorted(kept + fallen)) for fallen in product((1, 2, 3, 4, 5, 6), repeat=count))
    worths = [(times, best(_changed(position, thrown=dice), utilities)) for dice, times in falls.items()]
    return tuple(sum((times * worth[part] for times, worth in worths), Fraction(0)) / falls.total() for part in range(len(utilities)))


def _thrown(position: Position, utilities: Utilities) -> dict[Choice, Values]:
    found: dict[Choice, Values] = {}
    some = [dice for count in (1, 2, 3) for dice in combinations(position.thrown, count)]
    for index, each in enumerate(position.cards):
        for dice in some:
            if sum(dice) == each.difficulty or (sum(dice) > each.difficulty and not each.highlight):
                found[Make(each.card, dice, each.highlight)] = _made(position, index, dice, utilities)
    if not found:
        found[GiveUp()] = _ended(position, utilities, None)
    if position.tokens > 0:
        for dice in some:
            kept = list(position.thrown)
            for die in dice:
                kept.remove(die)
            found[Reroll(dice)] = _mean(_changed(position, tokens=position.tokens - 1), tuple(kept), len(dice), utilities)
    return found


def _made(position: Position, index: int, dice: Dice, utilities: Utilities) -> Values:
    each = position.cards[index]
    points = each.exact if sum(dice) == each.difficulty else each.exceeded
    rest = position.cards[:index] + position.cards[index + 1 :]
    points = position.points + points * (2 if each.highlight else 1)
    left = position.dice - len(dice)
    if not rest:
        return _ended(position, utilities, points + left)
    return best(_changed(position, cards=rest, points=points, dice=left, thrown=()), utilities)
