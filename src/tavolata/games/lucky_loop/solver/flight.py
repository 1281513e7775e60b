"""The exact solver of Lucky Loop: what a flight, and each choice in it, is worth by the best play."""

from typing import Any, TypeAlias

from tavolata.games.lucky_loop.actions import Dice, GiveUp, Make, Reroll, Roll, SeventhDie, Stop
from tavolata.games.lucky_loop.rules.legal import selections
from tavolata.games.lucky_loop.rules.scoring import is_exact, is_made
from tavolata.games.lucky_loop.solver.backward_induction import Plan, Start, plan
from tavolata.games.lucky_loop.solver.position import Position
from tavolata.games.lucky_loop.solver.throws import FALLS, INDEX
from tavolata.games.lucky_loop.solver.utility import Aim, Figure, Goal, Worth, apart
from tavolata.games.lucky_loop.state import without

Choice: TypeAlias = Roll | SeventhDie | Stop | Make | Reroll | GiveUp


def value(position: Position, goal: Goal) -> float:
    """What a position is worth by the best play."""
    return _value(position, Aim(goal)).real


def choices(position: Position, goal: Goal) -> dict[Choice, float]:
    """What each thing that may be done is worth, played on in the best way."""
    return {choice: figure.real for choice, figure in _choices(position, Aim(goal)).items()}


def value_of_both(position: Position, goal: Goal, watched: Goal) -> Worth:
    """What the strategy that is best for a goal brings of it, and of the one watched; of equally good ones the one with more of that."""
    return apart(_value(position, Aim(goal, watched)))


def choices_for_both(position: Position, goal: Goal, watched: Goal) -> dict[Choice, Worth]:
    """The same for each thing that may be done, played on by that strategy."""
    return {choice: apart(figure) for choice, figure in _choices(position, Aim(goal, watched)).items()}


def _value(position: Position, aim: Aim) -> Figure:
    solved = _plan(position, aim)
    if position.thrown:
        return _figure(solved.thrown[position.tokens, INDEX[len(position.thrown)][position.thrown], position.sale])
    return _figure(solved.best[position.tokens, position.sale, position.dice])


def _choices(position: Position, aim: Aim) -> dict[Choice, Figure]:
    solved = _plan(position, aim)
    return _after_throw(position, aim, solved) if position.thrown else _before_throw(position, aim, solved)


def _figure(cell: Any) -> Figure:
    figure: Figure = cell.item()
    return figure


def _plan(position: Position, aim: Aim) -> Plan:
    cards = tuple(sorted(card._replace(card="") for card in position.cards))
    return plan(Start(cards, position.points, position.dice, position.tokens, position.sale, position.free), aim)


def _before_throw(position: Position, aim: Aim, solved: Plan) -> dict[Choice, Figure]:
    """LL-F1, LL-B2, LL-F5: throw, buy the red die, or stop after two cards; without dice LL-F6, LL-K6."""
    tokens, sale, dice = position.tokens, position.sale, position.dice
    worth: dict[Choice, Figure] = {Roll(): _figure(solved.rolled[tokens, sale, dice])} if dice else {}
    if sale:
        worth[SeventhDie()] = _figure(solved.best[tokens - 1, 0, dice + 1])
    if position.may_stop:
        worth[Stop()] = aim.consolation + aim.token * tokens
    elif not dice:
        worth[GiveUp()] = _figure(solved.rolled[tokens, sale, 0])
    return worth


def _after_throw(position: Position, aim: Aim, solved: Plan) -> dict[Choice, Figure]:
    """LL-F2, LL-B3, LL-F3: make a card, throw some dice again, or let a failed throw stand."""
    worth = _makes(position, solved)
    if not worth:
        worth[GiveUp()] = (aim.consolation if len(position.cards) == 1 else aim.failure) + aim.token * position.tokens
    if position.tokens:
        worth |= {Reroll(dice): _again(position, dice, solved) for dice, _ in selections(position.thrown)}
    return worth


def _makes(position: Position, solved: Plan) -> dict[Choice, Figure]:
    """LL-F2, LL-K6: each open card with each choice of dice that makes it."""
    worth: dict[Choice, Figure] = {}
    stage = solved.stage
    for index, card in enumerate(sorted(position.cards)):
        for dice, total in selections(position.thrown):
            if is_made(card.difficulty, total, card.highlight):
                node = (stage.exact if is_exact(card.difficulty, total) else stage.exceeded)[0, index]
                left = solved.made[position.tokens, node, position.sale, position.dice - len(dice)]
                worth[Make(card.card, dice, card.highlight)] = _figure(left)
    return worth


def _again(position: Position, dice: Dice, solved: Plan) -> Figure:
    """LL-B3: what paying a token to throw these dice again is worth."""
    kept = without(position.thrown, dice)
    index, after = INDEX[len(position.thrown)], solved.thrown[position.tokens - 1, :, position.sale]
    return _figure(sum(chance * after[index[tuple(sorted(kept + fallen))]] for fallen, chance in FALLS[len(dice)].items()))
