"""Values a flight, and each choice in it, by the best play."""

from typing import Any, TypeAlias

from tavolata.games.lucky_loop.actions import Dice, GiveUp, Make, Reroll, Roll, SeventhDie, Stop
from tavolata.games.lucky_loop.rules.legal import selections
from tavolata.games.lucky_loop.rules.scoring import is_exact, is_made
from tavolata.games.lucky_loop.solver.backward_induction import FlightStart, ValueTable, solve
from tavolata.games.lucky_loop.solver.position import Position
from tavolata.games.lucky_loop.solver.throws import ROLL_PROBABILITIES, THROW_INDEX
from tavolata.games.lucky_loop.solver.utility import ExpectedValue, PackedValue, Utility, UtilityPair, separate
from tavolata.games.lucky_loop.state import without

Choice: TypeAlias = Roll | SeventhDie | Stop | Make | Reroll | GiveUp


def value(position: Position, utility: Utility) -> float:
    """Return the value of a flight position by the best play."""
    return _packed_value(position, UtilityPair(utility)).real


def choice_values(position: Position, utility: Utility) -> dict[Choice, float]:
    """Return the value of each choice in a flight, followed by the best play."""
    return {choice: figure.real for choice, figure in _packed_choices(position, UtilityPair(utility)).items()}


def value_with_secondary(position: Position, utility: Utility, secondary: Utility) -> ExpectedValue:
    """Return both values of one strategy: the best one for the first utility, and among equal ones for the second."""
    return separate(_packed_value(position, UtilityPair(utility, secondary)))


def choices_with_secondary(position: Position, utility: Utility, secondary: Utility) -> dict[Choice, ExpectedValue]:
    """Return both values of each choice, followed by the strategy that is best for the first utility."""
    return {choice: separate(figure) for choice, figure in _packed_choices(position, UtilityPair(utility, secondary)).items()}


def _packed_value(position: Position, utilities: UtilityPair) -> PackedValue:
    table = _solve(position, utilities)
    if position.thrown:
        return _figure(table.thrown[position.tokens, THROW_INDEX[len(position.thrown)][position.thrown], position.sale])
    return _figure(table.best[position.tokens, position.sale, position.dice])


def _packed_choices(position: Position, utilities: UtilityPair) -> dict[Choice, PackedValue]:
    table = _solve(position, utilities)
    return _after_throw(position, utilities, table) if position.thrown else _before_throw(position, utilities, table)


def _figure(cell: Any) -> PackedValue:
    figure: PackedValue = cell.item()
    return figure


def _solve(position: Position, utilities: UtilityPair) -> ValueTable:
    cards = tuple(sorted(card._replace(card="") for card in position.cards))
    return solve(FlightStart(cards, position.points, position.dice, position.tokens, position.sale, position.free), utilities)


def _before_throw(position: Position, utilities: UtilityPair, table: ValueTable) -> dict[Choice, PackedValue]:
    """LL-F1, LL-B2, LL-F5, LL-F6, LL-K6: return the value of each choice before a throw: throw, buy the red die, stop or give up."""
    tokens, sale, dice = position.tokens, position.sale, position.dice
    values: dict[Choice, PackedValue] = {Roll(): _figure(table.rolled[tokens, sale, dice])} if dice else {}
    if sale:
        values[SeventhDie()] = _figure(table.best[tokens - 1, 0, dice + 1])
    if position.may_stop:
        values[Stop()] = utilities.consolation + utilities.token * tokens
    elif not dice:
        values[GiveUp()] = _figure(table.rolled[tokens, sale, 0])
    return values


def _after_throw(position: Position, utilities: UtilityPair, table: ValueTable) -> dict[Choice, PackedValue]:
    """LL-F2, LL-B3, LL-F3: return the value of each choice after a throw: make a card, re-roll, or accept a failed throw."""
    values = _make_values(position, table)
    if not values:
        values[GiveUp()] = (utilities.consolation if len(position.cards) == 1 else utilities.failure) + utilities.token * position.tokens
    if position.tokens:
        values |= {Reroll(dice): _reroll_value(position, dice, table) for dice, _ in selections(position.thrown)}
    return values


def _make_values(position: Position, table: ValueTable) -> dict[Choice, PackedValue]:
    """LL-F2, LL-K6: return the value of each make."""
    values: dict[Choice, PackedValue] = {}
    stage = table.stage
    for index, card in enumerate(sorted(position.cards)):
        for dice, total in selections(position.thrown):
            if is_made(card.difficulty, total, card.highlight):
                node = (stage.exact if is_exact(card.difficulty, total) else stage.exceeded)[0, index]
                left = table.made[position.tokens, node, position.sale, position.dice - len(dice)]
                values[Make(card.card, dice, card.highlight)] = _figure(left)
    return values


def _reroll_value(position: Position, dice: Dice, table: ValueTable) -> PackedValue:
    """LL-B3: return the value of a re-roll of these dice."""
    kept_dice = without(position.thrown, dice)
    index, after = THROW_INDEX[len(position.thrown)], table.thrown[position.tokens - 1, :, position.sale]
    return _figure(
        sum(chance * after[index[tuple(sorted(kept_dice + fallen))]] for fallen, chance in ROLL_PROBABILITIES[len(dice)].items())
    )
