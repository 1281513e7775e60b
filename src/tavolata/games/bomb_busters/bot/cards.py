"""Choices of the hard bot for an equipment card in use: the value to scan, the player to name, the wire to give or label."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any

from tavolata.core.game import Seat
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import BombBustersAction, Give, Label, Next, Recharge, Scan
from tavolata.games.bomb_busters.actions import Partner as SwapPartner
from tavolata.games.bomb_busters.bot.decision import BotDecision, because, ranked
from tavolata.games.bomb_busters.bot.information_value import information_of_label
from tavolata.games.bomb_busters.bot.partner import only
from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.content import RED, Value
from tavolata.games.bomb_busters.state import Phase

LAST = 3
"""The wires that are left when two hold the same value and a third a red."""


def best_use(model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision | None:
    """Choose the most informative or helpful use of the card in use; None if all choices are equal."""
    use = _USES.get(model.view.phase)
    return use(model, legal) if use else None


def _label(model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
    """BB-Q4-1, BB-Q4-12: choose the most informative place for the label."""
    equal = model.view.card == "label-equal"
    telling, action = ranked(only(Label, legal), lambda action: label_information(model, action, equal))[0]
    return because(action, "label.here", likely=percent(exp(-telling)))


def label_information(model: TableModel, label: Label, equal: bool) -> float:
    """Return how much the other players learn from a label."""
    left, right = (model.slots[label.stand, label.slot + step].tile for step in (0, 1))
    return information_of_label(model, left, right, equal)


def _scan(model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
    """BB-Q4-8: choose the number to scan: the one whose holders are most uncertain."""
    openness, action = ranked(only(Scan, legal), lambda action: _uncertainty(model, action.value))[0]
    if not openness:
        return because(action, "scan.any")
    seat = max(_others(model), key=lambda seat: _open(model.holds(seat, action.value)))
    return because(action, "scan", {"chance": percent(model.holds(seat, action.value))}, value=action.value, seat=seat)


def _uncertainty(model: TableModel, value: Value) -> float:
    """BB-Q4-8: return how uncertain it is which others hold a value that this seat could cut."""
    if value not in model.values:
        return 0.0
    return sum(_open(model.holds(seat, value)) for seat in _others(model))


def _open(chance: float) -> float:
    return chance * (1 - chance)


def _others(model: TableModel) -> list[Seat]:
    return [seat for seat in range(len(model.view.players)) if seat != model.me]


def _next(model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
    """BB-Q4-11: choose the player to take the turn: the likeliest to have a certain cut."""
    able, action = ranked(only(Next, legal), lambda action: _able(model, action.seat))[0]
    return because(action, "next_player", {"chance": percent(able)}, seat=action.seat)


def _able(model: TableModel, seat: Seat) -> float:
    """BB-Q4-11: return the probability that a player holds a value that is publicly known on another stand."""
    told = [tile for tile, owner in model.uncut.items() if owner != seat and model.told(tile)]
    values = {next(iter(model.deals.distribution(tile))) for tile in told} - {RED}
    return max((model.holds(seat, value) for value in values), default=0.0)


def _recharge(model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
    """BB-Q4-7: choose the character card to recharge: that of the player with most wires left."""
    count, action = ranked(only(Recharge, legal), lambda action: len(model.tiles_of(action.seat)))[0]
    return because(action, "recharge", seat=action.seat, count=int(count))


def swap_helps(model: TableModel) -> Value | None:
    """BB-Q4-2: return a value that this seat can give away and cut back for certain, as it keeps a second wire of it; None if none.

    Of two wires and a red among three it is that of the last wire: either the red leaves, or the other wire can be cut.
    """
    held = Counter(model.mine.values())
    twice = [value for value in model.values if held[value] > 1]
    if len(model.uncut) == LAST and len(model.mine) == 1:
        return model.values[0]
    return max(twice, key=lambda value: held[value], default=None)


def _with_whom(model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
    """BB-Q4-2: choose the swap partner: the player with most wires, who most likely has a pair to give from."""
    count, action = ranked(only(SwapPartner, legal), lambda action: len(model.tiles_of(action.seat)))[0]
    return because(action, "swap_with", seat=action.seat, count=int(count))


def _give(model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision:
    """BB-Q4-2: choose the wire to give: one of several equal ones, else what the partner likeliest holds; a red is kept."""
    gives = only(Give, legal)
    held = Counter(model.mine.values())
    twice = [give for give in gives if (value := _given(model, give)) != RED and held[value] > 1]
    if twice:
        action = ranked(twice, lambda give: held[_given(model, give)])[0][1]
        return because(action, "give.pair", value=_given(model, action))
    fits, action = ranked(gives, lambda action: _fits_partner(model, action))[0]
    if fits < 0:
        return because(action, "give.red")
    return because(action, "give", {"chance": percent(fits)}, seat=_partner(model), value=_given(model, action))


def _given(model: TableModel, give: Give) -> Value:
    """Return the value of a wire to give."""
    return model.value_of(model.slots[give.stand, give.slot].tile)


def _fits_partner(model: TableModel, give: Give) -> float:
    """BB-Q4-2: return the probability that the partner holds the value too; a red is kept."""
    value = _given(model, give)
    return -1.0 if value == RED else model.holds(_partner(model), value)


def _partner(model: TableModel) -> Seat:
    swap = model.view.swap
    assert swap is not None
    return swap.partner if model.me == swap.user else swap.user


_USES: Mapping[Phase, Callable[[TableModel, Any], BotDecision]] = {
    "label": _label,
    "scan": _scan,
    "next": _next,
    "recharge": _recharge,
    "partner": _with_whom,
    "give": _give,
}
