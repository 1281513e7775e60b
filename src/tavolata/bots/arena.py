"""Many games of bots against each other: how fast they go, who wins, and how sure that is."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import cycle, pairwise
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tavolata.bots import Bot, bot_for
from tavolata.bots.spread import spread
from tavolata.core.errors import BadOption, BadOptions
from tavolata.core.game import CHANCE, CLOCK, Action, Actor, OptionValue, Result, Seat
from tavolata.core.library import game_named
from tavolata.core.match import Match, Seed
from tavolata.core.sight import Sight

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


class Duel(msgspec.Struct, frozen=True):
    """Two levels against each other on two seats: how often the first wins, between low and high at 95 % confidence."""

    stronger: str
    weaker: str
    games: int
    win_rate: float
    low: float
    high: float
    mean_margin: float


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
    bots = [bot_for(name, level, derived_seed(seed, seat)) for seat, level in enumerate(one_for_each(levels, seats))]
    actor = CHANCE
    while actors := match.actors:
        asked = actors if len(actors) == 1 else _in_turn(match, actors, actor)
        actor, action = _choice(match, bots, asked)
        match.advance(actor, action)
    return match


def _choice(match: Match[Any, Any, Any], bots: Sequence[Bot], seats: Sequence[Seat]) -> tuple[Actor, Action]:
    """What the first of the bots does that wants to do anything, or else the clock."""
    for seat in seats:
        action = bots[seat].choose(Sight(match, seat))
        if action is not None:
            return seat, action
    return CLOCK, match.legal(CLOCK)[0]


def _in_turn(match: Match[Any, Any, Any], actors: Sequence[Actor], last: Actor) -> Sequence[Seat]:
    """The seats in the order of asking: those who need not act, then those whom the game waits for, from the one after who acted last."""
    awaited = sorted({*match.awaited} - {CLOCK})
    after = bisect_left(awaited, (last + 1) % match.seats)
    return [*sorted({*actors}.difference(awaited, (CLOCK,))), *awaited[after:], *awaited[:after]]


def simulate(contest: Contest, levels: Sequence[str], games: int, watch: Watch = unwatched) -> Summary:
    """Many games with a level on each seat."""
    begin = perf_counter()
    played = list(watch(_play_many(contest, [levels], games), games))
    seconds = perf_counter() - begin
    actions = sum(game.actions for game in played)
    together = game_named(contest.game).cooperative
    return Summary(
        games=games,
        seconds=round(seconds, 4),
        actions=actions,
        actions_per_second=round(actions / seconds),
        mean_score=[sum(game.result.scores[seat] for game in played) / games for seat in range(len(levels))],
        win_rate=[sum(_victory(game, seat, together) for game in played) / games for seat in range(len(levels))],
        endings=dict(Counter(game.result.reason for game in played)),
        details={name: sum(game.result.details[name] for game in played) / games for name in played[0].result.details},
    )


def arena(contest: Contest, levels: Sequence[str], games: int, watch: Watch = unwatched) -> Iterator[Duel]:
    """Each level against the one before it, the weakest first; seats are swapped from game to game."""
    for weaker, stronger in pairwise(levels):
        seatings = [(stronger, weaker), (weaker, stronger)]
        yield _duel(stronger, weaker, list(watch(_play_many(contest, seatings, games), games)))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson."""
    share, spread = wins / games, Z_95**2 / games
    middle = share + spread / 2
    reach = sqrt(spread * (share * (1 - share) + spread / 4))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def _duel(stronger: str, weaker: str, played: Sequence[Played]) -> Duel:
    seated = list(zip(cycle((0, 1)), played, strict=False))
    wins = sum(_victory(game, seat) for seat, game in seated)
    margin = sum(game.result.scores[seat] - game.result.scores[1 - seat] for seat, game in seated)
    return Duel(stronger, weaker, len(played), wins / len(played), *wilson(wins, len(played)), margin / len(played))


def _victory(played: Played, seat: int, cooperative: bool = False) -> float:
    """1 for a victory, its part of a shared one between rivals, else 0."""
    winners = played.result.winners
    return 1 / (1 if cooperative else len(winners)) if seat in winners else 0.0


def _play_many(contest: Contest, seatings: Sequence[Sequence[str]], games: int) -> Generator[Played, None, None]:
    """The games one after another, on the seatings in turn; each depends on its index alone, not on the number of jobs."""
    _check(contest, seatings)
    yield from spread(partial(_play_indexed, contest, seatings), games, contest.jobs, contest.ray)


def _check(contest: Contest, seatings: Sequence[Sequence[str]]) -> None:
    """A fault in game, options or levels is told here, before any process is started."""
    for levels in seatings:
        Match.new(contest.game, len(levels), contest.seed, contest.options)
        for level in levels:
            bot_for(contest.game, level, contest.seed)


def _play_indexed(contest: Contest, seatings: Sequence[Sequence[str]], index: int) -> Played:
    levels = seatings[index % len(seatings)]
    match = play_game(contest.game, len(levels), levels, derived_seed(contest.seed, index), contest.options)
    assert match.result is not None
    return Played(len(match.log), match.result)
