"""The input of the network: the possible ends of a turn of Lucky Loop for two, a row of numbers each.

The next cards are unknown, so a hand counts by the expected value of its best flight, in points.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple, TypeAlias

import numpy as np
from network import Array
from numpy.typing import NDArray

from tavolata.games.lucky_loop.actions import PROGRAMMES, Card, Programme
from tavolata.games.lucky_loop.bot.hand import best_flight_value, flight_value, free_value, hand_value, possible_next_hands
from tavolata.games.lucky_loop.view import LuckyLoopView, PlayerView

Numbers: TypeAlias = float | NDArray[np.float64]
"""One number for all ends of a turn, or one each."""

WIDTH = 26
TYPICAL = 12.0
"""In points: about the mean of a flight."""
MOST_TOKENS = 4
MOST_HOPES = 1 << 17

_HOPES: dict[tuple[tuple[Card, ...], tuple[Programme, ...], int], float] = {}
"""A cache of the expected values of hands, because hands recur often."""


class Ends(NamedTuple):
    """The possible positions of the current player after a turn."""

    points: Numbers
    programmes: Numbers
    """The programmes left to accomplish."""
    tokens: Numbers
    worst: Numbers
    """LL-K8: the result that the free programme replaces."""
    hope: Numbers
    """The expected value of the hand for the next turn, or of the laid free programme."""
    laid: Numbers = 0.0
    finished: Numbers = 0.0
    """LL-E1: the free programme has succeeded."""


def standing(view: LuckyLoopView, seat: int) -> Ends:
    """Return a seat's position between two turns."""
    player = view.players[seat]
    missing = tuple(programme for programme in PROGRAMMES if programme not in player.results)
    hope = free_value(view.faces, player.free) if player.free else hoped(view, view.hand, missing)
    return Ends(player.points, len(missing), player.tokens, worst(player), hope, bool(player.free), player.free_result is not None)


def worst(player: PlayerView) -> float:
    """LL-K8: return the lowest result so far."""
    return min(player.results.values(), default=TYPICAL)


def acts_later(view: LuckyLoopView, seat: int) -> bool:
    """Return whether the rival's turn comes later in this round; at a table for two, whether this seat started."""
    return seat == view.start


def rows(view: LuckyLoopView, seat: int, ends: Ends) -> Array:
    """Return the network's input for each end of a seat's turn."""
    found = np.zeros((max(np.size(each) for each in ends), WIDTH), np.float32)
    rival, place = view.players[1 - seat], np.arange(len(found))
    lead, left = np.asarray(ends.points) - rival.points, np.broadcast_to(ends.programmes, len(found)).astype(np.intp)
    rival_left = len(PROGRAMMES) - len(rival.results)
    found[place, left] = found[:, 5 + rival_left] = 1
    found[:, 10], found[:, 11] = np.clip(lead / 20, -3, 3), np.tanh(lead / 5)
    found[:, 12], found[:, 13] = np.minimum(ends.tokens, MOST_TOKENS) / 2, np.minimum(ends.tokens, 1)
    found[:, 14], found[:, 15] = min(rival.tokens, MOST_TOKENS) / 2, min(rival.tokens, 1)
    found[:, 16], found[:, 17] = (np.asarray(ends.worst) - TYPICAL) / 5, (worst(rival) - TYPICAL) / 5
    found[:, 18], found[:, 19] = acts_later(view, seat), ends.finished
    found[:, 20] = np.where(left > 0, (np.asarray(ends.hope) - TYPICAL) / 6, 0)
    found[:, 21], found[:, 22] = np.where(left == 0, np.asarray(ends.hope) / 6, 0), ends.laid
    if rival.free:
        found[:, 23], found[:, 24] = 1, free_value(view.faces, rival.free) / 6
    found[:, 25] = rival_left == 0 and not rival.free
    return found


def hoped(view: LuckyLoopView, hand: Sequence[Card], wanted: tuple[Programme, ...], draws: int = 0) -> float:
    """Return the expected value of a hand with a number of unknown cards added, in points."""
    asked = tuple(sorted(hand)), wanted, draws
    if asked not in _HOPES:
        if len(_HOPES) >= MOST_HOPES:
            _HOPES.clear()
        _HOPES[asked] = fmean(_promised(view, each, wanted) for each in possible_next_hands(view, asked[0], draws))
    return _HOPES[asked]


def _promised(view: LuckyLoopView, hand: Sequence[Card], wanted: tuple[Programme, ...]) -> float:
    """Return the value of a hand's best flight with one token, or of its best free programme."""
    return best_flight_value(view.faces, hand, wanted, 1, flight_value) if wanted else hand_value(view, hand, ())
