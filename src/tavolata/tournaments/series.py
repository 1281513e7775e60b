"""Games among bots, one or many: how fast they go, who wins, and how sure that is."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from hashlib import sha256
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tavolata.bots import Bot, bot_for
from tavolata.bots.parallel import spread
from tavolata.core.errors import BadOption, BadOptions
from tavolata.core.game import CHANCE, CLOCK, Actor, OptionValue, Result, Seat
from tavolata.core.match import Match
from tavolata.core.match_arguments import Seed
from tavolata.core.observation import Observation
from tavolata.core.registry import game_named

Z_95 = 1.959964
"""So many standard deviations to either side hold 95 % of a normal distribution."""


class Contest(msgspec.Struct, frozen=True):
    """What is played over and over: a game with its options, the seed of it all, and in how many processes, or on which Ray cluster."""

    game: str
    options: dict[str, OptionValue] = {}
    seed: int = 0
    jobs: int = 1
    ray: str = ""


class Played(NamedTuple):
    """What is kept of a game that was played: how many lines it took, and how it ended."""

    actions: int
    result: Result


class Summary(msgspec.Struct, frozen=True):
    """A series of games: its speed, and by seat the mean score and the share of victories."""

    games: int
    seconds: float
    actions: int
    actions_per_second: int
    mean_score: list[float]
    win_rate: list[float]
    endings: dict[str, int]
    details: dict[str, float]
    """The mean of each further figure that the game counts."""


Watch: TypeAlias = Callable[[Iterator[Played], int], Iterable[Played]]
"""Hands on the games of a series of that length as they come, and may show how far it has got."""


def unwatched(played: Iterator[Played], _games: int) -> Iterable[Played]:
    """Nobody looks on."""
    return played


def derived_seed(*parts: Seed) -> int:
    """A seed for one game or seat, from the seed of the whole and its place in it."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:8])


def one_for_each(levels: Sequence[str], seats: int) -> list[str]:
    """A level for each seat, from one for all or as many as there are seats."""
    if len(levels) not in (1, seats):
        raise BadOptions([BadOption("options.levels", seats=seats, given=len(levels))])
    return list(levels) * (seats // len(levels))


def play_game(
    name: str, seats: int, levels: Sequence[str], seed: Seed, options: dict[str, OptionValue] | None = None
) -> Match[Any, Any, Any]:
    """One game among bots to its end; nobody takes time, so the clock acts only when nobody else wants to."""
    match = Match.new(name, seats, seed, options)
    play_out(match, [bot_for(name, level, derived_seed(seed, seat)) for seat, level in enumerate(one_for_each(levels, seats))])
    return match


def play_out(match: Match[Any, Any, Any], bots: Sequence[Bot]) -> None:
    """Let bots play a match to its end, from wherever it stands."""
    last, actors = CHANCE, match.may_act
    while actors:
        asked = actors if len(actors) == 1 else _in_turn(tuple(actors), tuple(match.must_act), last, match.seats)
        for last in asked:
            action = bots[last].choose(Observation(match, last))
            if action is not None:
                break
        else:
            last, action = CLOCK, match.legal(CLOCK)[0]
        actors = match.advance_fast(last, action)


@lru_cache(4096)
def _in_turn(actors: tuple[Actor, ...], awaited: tuple[Actor, ...], last: Actor, seats: int) -> Sequence[Seat]:
    """The seats in the order of asking: those who need not act, then those whom the game waits for, from the one after who acted last.

    It is asked before every line, and always of the same few.
    """
    waiting = sorted({*awaited} - {CLOCK})
    after = bisect_left(waiting, (last + 1) % seats)
    return (*sorted({*actors}.difference(awaited, (CLOCK,))), *waiting[after:], *waiting[:after])


def simulate(contest: Contest, levels: Sequence[str], games: int, watch: Watch = unwatched) -> Summary:
    """Many games with a level on each seat."""
    begin = perf_counter()
    played = list(watch(_play_many(contest, levels, games), games))
    seconds = perf_counter() - begin
    actions = sum(game.actions for game in played)
    together = game_named(contest.game).cooperative
    return Summary(
        games=games,
        seconds=round(seconds, 4),
        actions=actions,
        actions_per_second=round(actions / seconds),
        mean_score=[sum(game.result.scores[seat] for game in played) / games for seat in range(len(levels))],
        win_rate=[sum(victory(game.result, seat, together) for game in played) / games for seat in range(len(levels))],
        endings=dict(Counter(game.result.reason for game in played)),
        details={name: sum(game.result.details[name] for game in played) / games for name in played[0].result.details},
    )


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson."""
    share, spread = wins / games, Z_95**2 / games
    middle = share + spread / 2
    reach = sqrt(spread * (share * (1 - share) + spread / 4))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def victory(result: Result, seat: Seat, cooperative: bool = False) -> float:
    """1 for a victory, its part of a shared one between rivals, else 0."""
    winners = result.winners
    return 1 / (1 if cooperative else len(winners)) if seat in winners else 0.0


def _play_many(contest: Contest, levels: Sequence[str], games: int) -> Generator[Played, None, None]:
    """The games one after another; each depends on its index alone, not on the number of jobs."""
    _check(contest, levels)
    yield from spread(partial(_play_indexed, contest, levels), games, contest.jobs, contest.ray)


def _check(contest: Contest, levels: Sequence[str]) -> None:
    """A fault in game, options or levels is told here, before any process is started."""
    Match.new(contest.game, len(levels), contest.seed, contest.options)
    for level in levels:
        bot_for(contest.game, level, contest.seed)


def _play_indexed(contest: Contest, levels: Sequence[str], index: int) -> Played:
    match = play_game(contest.game, len(levels), levels, derived_seed(contest.seed, index), contest.options)
    assert match.result is not None
    return Played(len(match.log), match.result)
