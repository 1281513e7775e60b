"""The rules of a flight once more, in the plainest words: every order of the dice, every choice of them, in fractions.

A worth has as many parts as goals are given: the first one is flown for, and a later one decides only between what is equal so far.
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

Goals: TypeAlias = tuple[Utility, ...]
Worths: TypeAlias = tuple[Fraction, ...]


def card(difficulty: int, highlight: bool = False) -> OpenCard:
    """Return an open standard card."""
    return open_card(f"R{difficulty}", FACES[difficulty], highlight)


def programme(*difficulties: int, dice: int = 6, tokens: int = 0, **known: Any) -> Position:
    """Return a flight of a programme."""
    cards = tuple(card(difficulty) for difficulty in difficulties)
    return Position(cards, known.pop("points", 0), dice, tokens, known.pop("seventh", True), free=False, **known)


def free_programme(highlit: int, *others: int, dice: int = 6, tokens: int = 0, **known: Any) -> Position:
    """Return a flight of a free programme, its first card highlighted."""
    cards = (card(highlit, True), *(card(difficulty) for difficulty in others))
    return Position(cards, known.pop("points", 0), dice, tokens, known.pop("seventh", True), free=True, **known)


@cache
def brute(position: Position, goals: Goals) -> dict[Choice, Worths]:
    """Return the value of each choice."""
    return _thrown(position, goals) if position.thrown else _ready(position, goals)


def best(position: Position, goals: Goals) -> Worths:
    """Return the value of the best choice."""
    return max(brute(position, goals).values())


def _changed(position: Position, **changes: Any) -> Position:
    return msgspec.structs.replace(position, **changes)


def _ended(position: Position, goals: Goals, points: int | None) -> Worths:
    """Return the value of the end of a flight; None stands for a failure."""
    last = len(position.cards) == 1
    ends = [goal.value(points) if points is not None else goal.consolation if last else goal.failure for goal in goals]
    return tuple(Fraction(end) + position.tokens * Fraction(goal.token) for end, goal in zip(ends, goals, strict=True))


def _ready(position: Position, goals: Goals) -> dict[Choice, Worths]:
    found: dict[Choice, Worths] = {}
    if position.dice > 0:
        found[Roll()] = _mean(position, (), min(3, position.dice), goals)
    if position.seventh and position.tokens > 0:
        found[SeventhDie()] = best(_changed(position, dice=position.dice + 1, tokens=position.tokens - 1, seventh=False), goals)
    if len(position.cards) == 1 and not position.free:
        found[Stop()] = _ended(position, goals, None)
    elif position.dice == 0:
        found[GiveUp()] = _ended(position, goals, None)
    return found


def _mean(position: Position, kept: Dice, count: int, goals: Goals) -> Worths:
    falls = Counter(tuple(sorted(kept + fallen)) for fallen in product((1, 2, 3, 4, 5, 6), repeat=count))
    worths = [(times, best(_changed(position, thrown=dice), goals)) for dice, times in falls.items()]
    return tuple(sum((times * worth[part] for times, worth in worths), Fraction(0)) / falls.total() for part in range(len(goals)))


def _thrown(position: Position, goals: Goals) -> dict[Choice, Worths]:
    found: dict[Choice, Worths] = {}
    some = [dice for count in (1, 2, 3) for dice in combinations(position.thrown, count)]
    for index, each in enumerate(position.cards):
        for dice in some:
            if sum(dice) == each.difficulty or (sum(dice) > each.difficulty and not each.highlight):
                found[Make(each.card, dice, each.highlight)] = _made(position, index, dice, goals)
    if not found:
        found[GiveUp()] = _ended(position, goals, None)
    if position.tokens > 0:
        for dice in some:
            kept = list(position.thrown)
            for die in dice:
                kept.remove(die)
            found[Reroll(dice)] = _mean(_changed(position, tokens=position.tokens - 1), tuple(kept), len(dice), goals)
    return found


def _made(position: Position, index: int, dice: Dice, goals: Goals) -> Worths:
    each = position.cards[index]
    points = each.exact if sum(dice) == each.difficulty else each.exceeded
    rest = position.cards[:index] + position.cards[index + 1 :]
    points = position.points + points * (2 if each.highlight else 1)
    left = position.dice - len(dice)
    if not rest:
        return _ended(position, goals, points + left)
    return best(_changed(position, cards=rest, points=points, dice=left, thrown=()), goals)
