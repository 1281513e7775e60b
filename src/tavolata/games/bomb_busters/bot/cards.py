"""What a careful partner does with a card once it is in use: whom to ask, to name, to recharge, and what to give or to label."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any

from tavolata.core.game import Seat
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import BombBustersAction, Give, Label, Next, Recharge, Scan
from tavolata.games.bomb_busters.actions import Partner as SwapPartner
from tavolata.games.bomb_busters.bot.decision import Weighing, because, ranked
from tavolata.games.bomb_busters.bot.information_value import news_of_label
from tavolata.games.bomb_busters.bot.partner import only
from tavolata.games.bomb_busters.bot.situation import Situation
from tavolata.games.bomb_busters.content import RED, Value
from tavolata.games.bomb_busters.state import Phase

LAST = 3
"""The wires that are left when two hold the same value and a third a red."""


def best_use(situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing | None:
    """What tells or helps most with the card in use; None where one choice is as good as another."""
    use = _USES.get(situation.view.phase)
    return use(situation, legal) if use else None


def _label(situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
    """BB-Q4-1, BB-Q4-12: the label that tells most."""
    equal = situation.view.card == "label-equal"
    telling, action = ranked(only(Label, legal), lambda action: label_tells(situation, action, equal))[0]
    return because(action, "label.here", likely=percent(exp(-telling)))


def label_tells(situation: Situation, label: Label, equal: bool) -> float:
    """How much everybody learns from a label."""
    left, right = (situation.slots[label.stand, label.slot + step].tile for step in (0, 1))
    return news_of_label(situation, left, right, equal)


def _scan(situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
    """BB-Q4-8: the number of which it is most open who holds it."""
    openness, action = ranked(only(Scan, legal), lambda action: _asks(situation, action.value))[0]
    if not openness:
        return because(action, "scan.any")
    seat = max(_others(situation), key=lambda seat: _open(situation.holds(seat, action.value)))
    return because(action, "scan", {"chance": percent(situation.holds(seat, action.value))}, value=action.value, seat=seat)


def _asks(situation: Situation, value: Value) -> float:
    """BB-Q4-8: how open it is which others hold a value that this seat could cut."""
    if value not in situation.values:
        return 0.0
    return sum(_open(situation.holds(seat, value)) for seat in _others(situation))


def _open(chance: float) -> float:
    return chance * (1 - chance)


def _others(situation: Situation) -> list[Seat]:
    return [seat for seat in range(len(situation.view.players)) if seat != situation.me]


def _next(situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
    """BB-Q4-11: whoever likeliest has something certain to cut."""
    able, action = ranked(only(Next, legal), lambda action: _able(situation, action.seat))[0]
    return because(action, "next_player", {"chance": percent(able)}, seat=action.seat)


def _able(situation: Situation, seat: Seat) -> float:
    """BB-Q4-11: how likely a player is to hold a value that everybody knows to be on another stand."""
    told = [tile for tile, owner in situation.uncut.items() if owner != seat and situation.told(tile)]
    values = {next(iter(situation.deals.distribution(tile))) for tile in told} - {RED}
    return max((situation.holds(seat, value) for value in values), default=0.0)


def _recharge(situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
    """BB-Q4-7: whoever has most left to cut."""
    count, action = ranked(only(Recharge, legal), lambda action: len(situation.tiles_of(action.seat)))[0]
    return because(action, "recharge", seat=action.seat, count=int(count))


def swap_helps(situation: Situation) -> Value | None:
    """BB-Q4-2: a value of which this seat can give one away and cut it back for certain, as it keeps another; or its last wire, if
    of three wires one is red: either that comes over and is revealed, or the other can be cut. None where there is none."""
    held = Counter(situation.mine.values())
    twice = [value for value in situation.values if held[value] > 1]
    if len(situation.uncut) == LAST and len(situation.mine) == 1:
        return situation.values[0]
    return max(twice, key=lambda value: held[value], default=None)


def _with_whom(situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
    """BB-Q4-2: whoever has most wires, and so likeliest a pair to give one of."""
    count, action = ranked(only(SwapPartner, legal), lambda action: len(situation.tiles_of(action.seat)))[0]
    return because(action, "swap_with", seat=action.seat, count=int(count))


def _give(situation: Situation, legal: Sequence[BombBustersAction]) -> Weighing:
    """BB-Q4-2: one of several equal wires, as it can be cut back for certain; else what the other likeliest holds; a red is kept."""
    gives = only(Give, legal)
    held = Counter(situation.mine.values())
    twice = [give for give in gives if (value := _given(situation, give)) != RED and held[value] > 1]
    if twice:
        action = ranked(twice, lambda give: held[_given(situation, give)])[0][1]
        return because(action, "give.pair", value=_given(situation, action))
    fits, action = ranked(gives, lambda action: _fits_partner(situation, action))[0]
    if fits < 0:
        return because(action, "give.red")
    return because(action, "give", {"chance": percent(fits)}, seat=_partner(situation), value=_given(situation, action))


def _given(situation: Situation, give: Give) -> Value:
    """The value of a wire to give."""
    return situation.value_of(situation.slots[give.stand, give.slot].tile)


def _fits_partner(situation: Situation, give: Give) -> float:
    """BB-Q4-2: how likely the other is to hold the value too; a red is kept."""
    value = _given(situation, give)
    return -1.0 if value == RED else situation.holds(_partner(situation), value)


def _partner(situation: Situation) -> Seat:
    swap = situation.view.swap
    assert swap is not None
    return swap.partner if situation.me == swap.user else swap.user


_USES: Mapping[Phase, Callable[[Situation, Any], Weighing]] = {
    "label": _label,
    "scan": _scan,
    "next": _next,
    "recharge": _recharge,
    "partner": _with_whom,
    "give": _give,
}
