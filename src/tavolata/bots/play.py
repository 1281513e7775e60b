"""Plays matches among bots."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

from tavolata.bots import Bot, bot_for
from tavolata.core.errors import BadOption, BadOptions
from tavolata.core.game import CHANCE, CLOCK, Actor, OptionValue, Result, Seat
from tavolata.core.match import Match
from tavolata.core.match_arguments import Seed
from tavolata.core.observation import Observation


def derived_seed(*parts: Seed) -> int:
    """Return the seed of a part of a series, such as a game or a seat, derived from the seed of the whole."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:8])


def level_of_each_seat(levels: Sequence[str], seats: int) -> list[str]:
    """Return the bot level of each seat, from one level for all seats or one for each."""
    if len(levels) not in (1, seats):
        raise BadOptions([BadOption("options.levels", seats=seats, given=len(levels))])
    return list(levels) * (seats // len(levels))


def play_game(
    name: str, seats: int, levels: Sequence[str], seed: Seed, options: dict[str, OptionValue] | None = None
) -> Match[Any, Any, Any]:
    """Return a match that bots have played to its end; they take no time, so the clock acts only when no seat does."""
    match = Match.new(name, seats, seed, options)
    finish_game(match, [bot_for(name, level, derived_seed(seed, seat)) for seat, level in enumerate(level_of_each_seat(levels, seats))])
    return match


def finish_game(match: Match[Any, Any, Any], bots: Sequence[Bot]) -> None:
    """Let bots play a match to its end from its current position."""
    last, actors = CHANCE, match.may_act
    while actors:
        order = actors if len(actors) == 1 else _turn_order(tuple(actors), tuple(match.must_act), last, match.seats)
        for last in order:
            action = bots[last].choose(Observation(match, last))
            if action is not None:
                break
        else:
            last, action = CLOCK, match.legal(CLOCK)[0]
        actors = match.advance_fast(last, action)


@lru_cache(4096)
def _turn_order(actors: tuple[Actor, ...], awaited: tuple[Actor, ...], last: Actor, seats: int) -> Sequence[Seat]:
    """Return the seats in the order in which bots are asked: first those that can act, then those that must act.

    The result is cached: it is needed before every log line, always for the same few arguments.
    """
    waiting = sorted({*awaited} - {CLOCK})
    after = bisect_left(waiting, (last + 1) % seats)
    return (*sorted({*actors}.difference(awaited, (CLOCK,))), *waiting[after:], *waiting[:after])


def win_share(result: Result, seat: Seat, cooperative: bool = False) -> float:
    """Return a seat's share of the victory: 1 if it wins, a fraction of a shared victory between rivals, else 0."""
    winners = result.winners
    return 1 / (1 if cooperative else len(winners)) if seat in winners else 0.0
