"""Computes the win probabilities of all seats from two-player races, normalized to add up to one."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.games.lucky_loop.bot.win_probability_duel import MAX_LEAD, MAX_TOKENS, WIN_BY_LEAD, RacePosition, race_position_of, solve_race
from tavolata.games.lucky_loop.view import LuckyLoopView


class RoundPosition(NamedTuple):
    """State of the race model between two turns: the race positions of all seats, in the order of the round."""

    positions: tuple[RacePosition, ...]
    acted: int
    """The number of seats that have had their turn in this round."""


def win_probabilities(view: LuckyLoopView) -> tuple[float, ...]:
    """Return the win probability of each seat at the start of a turn, or at the end (LL-E2)."""
    if view.result:
        return tuple((seat in view.result.winners) / len(view.result.winners) for seat in range(len(view.players)))
    standings = tuple(race_position_of(view, seat) for seat in _round_order(view))
    return _by_seat(view, _round_probabilities(RoundPosition(standings, _turn_index(view, view.turn))))


def win_probability_after(view: LuckyLoopView, after: RacePosition) -> float:
    """Return the current player's win probability after a turn that ends in this position."""
    place = _turn_index(view, view.turn)
    standings = tuple(after if seat == view.turn else race_position_of(view, seat) for seat in _round_order(view))
    return _round_probabilities(RoundPosition(standings, place + 1))[place]


def _round_order(view: LuckyLoopView) -> list[Seat]:
    seats = len(view.players)
    return [(view.start + place) % seats for place in range(seats)]


def _turn_index(view: LuckyLoopView, seat: Seat) -> int:
    return (seat - view.start) % len(view.players)


def _by_seat(view: LuckyLoopView, chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(chances[_turn_index(view, seat)] for seat in range(len(view.players)))


@lru_cache(maxsize=4096)
def _round_probabilities(field: RoundPosition) -> tuple[float, ...]:
    """Return the product of each seat's two-player win probabilities, normalized; the races are assumed independent."""
    seats = len(field.positions)
    following = [place % seats for place in range(field.acted, field.acted + seats)]
    duel = _last_round_probability if any(each.finished for each in field.positions) else _race_probability
    each = [1.0] * seats
    for first, second in combinations(following, 2):
        chance = duel(field, first, second)
        each[first] *= chance
        each[second] *= 1 - chance
    return tuple(chance / sum(each) for chance in each)


def _race_probability(field: RoundPosition, first: int, second: int) -> float:
    """Return the win probability of the seat that moves first in a race of two seats."""
    mine, rival = field.positions[first], field.positions[second]
    chances = solve_race().earlier if first < second else solve_race().later
    return float(
        chances[mine.programmes, min(mine.tokens, MAX_TOKENS), rival.programmes, min(rival.tokens, MAX_TOKENS), _lead(mine, rival)]
    )


def _last_round_probability(field: RoundPosition, first: int, second: int) -> float:
    """LL-E1: return the first seat's win probability against the second in the last round."""
    mine, rival = field.positions[first], field.positions[second]
    lead = _lead(mine, rival)
    if first < field.acted:
        return float(WIN_BY_LEAD[lead])
    if second < field.acted:
        return float(solve_race().last_turn[mine.programmes, min(mine.tokens, MAX_TOKENS), lead])
    return float(
        solve_race().last_turns[mine.programmes, min(mine.tokens, MAX_TOKENS), rival.programmes, min(rival.tokens, MAX_TOKENS), lead]
    )


def _lead(mine: RacePosition, rival: RacePosition) -> int:
    """Return the index of a lead of points in the tables of the race."""
    return min(max(mine.points - rival.points, -MAX_LEAD), MAX_LEAD) + MAX_LEAD
