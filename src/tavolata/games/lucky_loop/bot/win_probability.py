"""The chances of all seats together: the races of each two, made to add up to one."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.games.lucky_loop.bot.win_probability_duel import FARTHEST, TOKENS, WON, Standing, race, standing_of
from tavolata.games.lucky_loop.view import LuckyLoopView


class Field(NamedTuple):
    """How all seats stand between two turns, in the order in which they act in a round."""

    standings: tuple[Standing, ...]
    acted: int
    """So many of them have had their turn in this round."""


def winning_chances(view: LuckyLoopView) -> tuple[float, ...]:
    """How likely each seat wins, as the turn begins, or once it is over (LL-E2)."""
    if view.result:
        return tuple((seat in view.result.winners) / len(view.result.winners) for seat in range(len(view.players)))
    standings = tuple(standing_of(view, seat) for seat in _in_round(view))
    return _by_seat(view, _chances(Field(standings, _place(view, view.turn))))


def chance_after(view: LuckyLoopView, after: Standing) -> float:
    """How likely the player whose turn it is wins after it, standing so."""
    place = _place(view, view.turn)
    standings = tuple(after if seat == view.turn else standing_of(view, seat) for seat in _in_round(view))
    return _chances(Field(standings, place + 1))[place]


def _in_round(view: LuckyLoopView) -> list[Seat]:
    seats = len(view.players)
    return [(view.start + place) % seats for place in range(seats)]


def _place(view: LuckyLoopView, seat: Seat) -> int:
    return (seat - view.start) % len(view.players)


def _by_seat(view: LuckyLoopView, chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(chances[_place(view, seat)] for seat in range(len(view.players)))


@lru_cache(maxsize=4096)
def _chances(field: Field) -> tuple[float, ...]:
    """Those of each to beat all others; they are made to add up to one, since races of two know nothing of each other."""
    seats = len(field.standings)
    following = [place % seats for place in range(field.acted, field.acted + seats)]
    duel = _last_turns if any(each.finished for each in field.standings) else _race
    each = [1.0] * seats
    for first, second in combinations(following, 2):
        chance = duel(field, first, second)
        each[first] *= chance
        each[second] *= 1 - chance
    return tuple(chance / sum(each) for chance in each)


def _race(field: Field, first: int, second: int) -> float:
    """The chance of the one of two who moves first."""
    mine, rival = field.standings[first], field.standings[second]
    chances = race().earlier if first < second else race().later
    return float(chances[mine.programmes, min(mine.tokens, TOKENS), rival.programmes, min(rival.tokens, TOKENS), _lead(mine, rival)])


def _last_turns(field: Field, first: int, second: int) -> float:
    """LL-E1: the same in the last round, for which a free programme has succeeded: those who have acted have no turn any more."""
    mine, rival = field.standings[first], field.standings[second]
    lead = _lead(mine, rival)
    if first < field.acted:
        return float(WON[lead])
    if second < field.acted:
        return float(race().last_turn[mine.programmes, min(mine.tokens, TOKENS), lead])
    return float(race().last_turns[mine.programmes, min(mine.tokens, TOKENS), rival.programmes, min(rival.tokens, TOKENS), lead])


def _lead(mine: Standing, rival: Standing) -> int:
    """The place of a lead in the tables."""
    return min(max(mine.points - rival.points, -FARTHEST), FARTHEST) + FARTHEST
