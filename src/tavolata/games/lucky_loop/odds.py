"""The exact solver of Lucky Loop: what each choice in a flight is worth by the best play."""

from collections.abc import Container, Sequence
from functools import cache
from itertools import combinations
from typing import Any, TypeAlias

from msgspec import Struct

from tavolata.core.errors import TavolataError, shown_json
from tavolata.games.lucky_loop.actions import Card, Dice, GiveUp, Make, Reroll, Roll, SeventhDie, Stop
from tavolata.games.lucky_loop.content import NUMBERS, Face, load_cards
from tavolata.games.lucky_loop.flights import INDEX, THROWS, Goal, OpenCard, Plan, Start, chance, plan
from tavolata.games.lucky_loop.view import LuckyLoopView

__all__ = [
    "FREE",
    "FREE_SUCCESS",
    "RECORDED",
    "BadPosition",
    "Choice",
    "Goal",
    "OpenCard",
    "Position",
    "analyse",
    "choices",
    "open_card",
    "position_of",
    "reach",
    "value",
]

Choice: TypeAlias = Roll | SeventhDie | Stop | Make | Reroll | GiveUp

RECORDED = Goal((0.0,) * NUMBERS.first_recorded + (float(NUMBERS.first_recorded),), beyond=1.0)
"""LL-F8: the points of a programme, those that are not recorded counting nothing."""

FREE = Goal((0.0,), beyond=1.0, consolation=-float(NUMBERS.free.failure_costs), failure=-float(NUMBERS.free.failure_costs))
"""LL-K7, LL-K8: the points of a free programme, or those lost."""

FREE_SUCCESS = Goal((1.0,))
"""LL-K8: the chance of a free programme to succeed."""


def reach(points: int) -> Goal:
    """The chance to complete a flight with at least so many points."""
    return Goal((0.0,) * points + (1.0,))


PROGRAMME = 3
"""LL-M5: so many cards are flown in a programme."""

ASKED = {
    "cards": "a list of three whole numbers from 3 to 12",
    "dice": f"a whole number from 1 to {NUMBERS.dice + 1}",
    "tokens": f"a whole number from 0 to {NUMBERS.tokens}",
}
"""What an analysis asks for, and what may stand there."""

DIGITS = 12
"""Of an analysis: beyond them stand only the rounding errors of the machine."""


class BadPosition(TavolataError):
    """A position that cannot be analysed, with every reason."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(faults))


class Position(Struct, frozen=True):
    """Where a flight stands before or after a throw; `dice` counts those not on cards, the throw included."""

    cards: tuple[OpenCard, ...]
    points: int
    dice: int
    tokens: int
    seventh: bool
    """LL-B2: the red die was not bought this turn."""
    free: bool
    thrown: Dice = ()

    @property
    def may_stop(self) -> bool:
        """LL-F5: two cards of a programme are made."""
        return not self.free and len(self.cards) == 1


def open_card(card: Card, face: Face, highlight: bool = False) -> OpenCard:
    """A card of the game, as it stands open in a flight."""
    return OpenCard(face.difficulty, face.exact, face.exceeded, highlight, card)


def position_of(view: LuckyLoopView) -> Position:
    """The flight under way, as everybody sees it."""
    flight = view.flight
    assert flight is not None
    return Position(
        cards=tuple(open_card(box.card, view.faces[box.card], box.highlight) for box in flight.boxes if not box.dice),
        points=sum(box.points for box in flight.boxes),
        dice=flight.pool,
        tokens=view.players[view.turn].tokens,
        seventh=not flight.bought,
        free=flight.programme is None,
        thrown=flight.thrown,
    )


def value(position: Position, goal: Goal) -> float:
    """What a position is worth by the best play."""
    solved, sale = _plan(position, goal), _sale(position)
    if position.thrown:
        return float(solved.thrown[position.tokens, INDEX[len(position.thrown)][position.thrown], sale])
    return float(solved.best[position.tokens, sale, position.dice])


def choices(position: Position, goal: Goal) -> dict[Choice, float]:
    """What each thing that may be done is worth, played on in the best way."""
    solved = _plan(position, goal)
    if position.thrown:
        return _after_throw(position, goal, solved)
    return _before_throw(position, goal, solved)


def _sale(position: Position) -> int:
    """LL-B2: 1 if the red die can be had and paid for, else 0."""
    return int(position.seventh and position.tokens > 0)


def _plan(position: Position, goal: Goal) -> Plan:
    cards = tuple(sorted(card._replace(card="") for card in position.cards))
    return plan(Start(cards, position.points, position.dice, position.tokens, _sale(position), position.free), goal)


def _before_throw(position: Position, goal: Goal, solved: Plan) -> dict[Choice, float]:
    """LL-F1, LL-B2, LL-F5: throw, buy the red die, or stop after two cards; without dice LL-F6, LL-K6."""
    tokens, sale, dice = position.tokens, _sale(position), position.dice
    worth: dict[Choice, float] = {Roll(): float(solved.rolled[tokens, sale, dice])} if dice else {}
    if sale:
        worth[SeventhDie()] = float(solved.best[tokens - 1, 0, dice + 1])
    if position.may_stop:
        worth[Stop()] = goal.consolation + goal.token * tokens
    elif not dice:
        worth[GiveUp()] = float(solved.rolled[tokens, sale, 0])
    return worth


def _after_throw(position: Position, goal: Goal, solved: Plan) -> dict[Choice, float]:
    """LL-F2, LL-B3, LL-F3: make a card, throw some dice again, or let a failed throw stand."""
    worth = _makes(position, solved)
    if not worth:
        worth[GiveUp()] = (goal.consolation if len(position.cards) == 1 else goal.failure) + goal.token * position.tokens
    if position.tokens:
        worth |= {Reroll(dice): _again(position, dice, solved) for dice in _selections(position.thrown)}
    return worth


def _selections(thrown: Dice) -> list[Dice]:
    """Every different choice of one or more dice of a throw."""
    return list(dict.fromkeys(dice for count in range(1, len(thrown) + 1) for dice in combinations(thrown, count)))


def _makes(position: Position, solved: Plan) -> dict[Choice, float]:
    """LL-F2, LL-K6: each open card with each choice of dice that makes it."""
    worth: dict[Choice, float] = {}
    stage, selections = solved.stage, _selections(position.thrown)
    for index, card in enumerate(sorted(position.cards)):
        for dice in selections:
            exact = sum(dice) == card.difficulty
            if exact or (sum(dice) > card.difficulty and not card.highlight):
                node = (stage.exact if exact else stage.exceeded)[0, index]
                left = solved.made[position.tokens, node, _sale(position), position.dice - len(dice)]
                worth[Make(card.card, dice, card.highlight)] = float(left)
    return worth


def _again(position: Position, dice: Dice, solved: Plan) -> float:
    """LL-B3: what paying a token to throw these dice again is worth."""
    kept = list(position.thrown)
    for die in dice:
        kept.remove(die)
    index, after = INDEX[len(position.thrown)], solved.thrown[position.tokens - 1, :, _sale(position)]
    return float(sum(chance(fallen) * after[index[tuple(sorted((*kept, *fallen)))]] for fallen in THROWS[len(dice)]))


def analyse(position: object) -> dict[str, Any]:
    """Of one programme flight the most recorded points to expect and the highest chance of each threshold, each by its own best play."""
    start = _start(position)
    thresholds = (NUMBERS.first_recorded, NUMBERS.first_record, NUMBERS.closed_at)
    return {
        "expected": round(value(start, RECORDED), DIGITS),
        "reach": {str(points): round(value(start, reach(points)), DIGITS) for points in thresholds},
    }


def _start(position: object) -> Position:
    """A flight before its first throw, if the position has no fault at all; of seven dice one is the red one, bought already."""
    if not isinstance(position, dict):
        raise BadPosition([f"A position is an object with {', '.join(ASKED)}, not {shown_json(position)}."])
    faults = [f"{shown_json(key)} is not known; a position has {', '.join(ASKED)}." for key in position if key not in ASKED]
    faults += [f'"{key}" is missing; it must be {wanted}.' for key, wanted in ASKED.items() if key not in position]
    for key in [key for key in ASKED if key in position and not _holds(key, position[key])]:
        faults.append(f'"{key}" must be {ASKED[key]}, not {shown_json(position[key])}.')
    if faults:
        raise BadPosition(faults)
    cards = tuple(_standard_cards()[difficulty] for difficulty in position["cards"])
    return Position(cards, 0, position["dice"], position["tokens"], seventh=position["dice"] <= NUMBERS.dice, free=False)


def _holds(key: str, given: object) -> bool:
    """Whether this can stand under that key."""
    if key == "cards":
        return isinstance(given, list) and len(given) == PROGRAMME and all(_is_of(card, _standard_cards()) for card in given)
    return _is_of(given, range(1, NUMBERS.dice + 2) if key == "dice" else range(NUMBERS.tokens + 1))


def _is_of(given: object, numbers: Container[int]) -> bool:
    """Whether it is a whole number, and one of these; True is none."""
    return type(given) is int and given in numbers


@cache
def _standard_cards() -> dict[int, OpenCard]:
    """The standard cards by difficulty; in all colours they pay alike."""
    return {face.difficulty: open_card(card, face) for card, face in load_cards().faces.items()}
