"""How long the exact odds of all hidden wires take at worst, in games of every mission: `python -m bench.mission_odds [20 24] --games 4`.

Games are played by bots with every number of seats; every position in which a seat is waited for is looked at with that seat's eyes and
a spectator's. Milliseconds of processor; it fails where a position takes too many.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import NamedTuple

from bench.wire_odds import odds
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, knowledge_of
from tavolata.tournaments.series import play_game

LIMIT = 150
"""In so many milliseconds any position is to be looked through."""
TRIES = 3
"""A position that seems to take half of that is looked at so often: other processes only ever add."""


class Times(NamedTuple):
    """What the positions of some games took, with the eyes of a spectator and of the seats."""

    spectator: list[float]
    seat: list[float]


def positions(mission: str, seats: int, seed: int, level: str) -> Iterator[tuple[bool, Knowledge]]:
    """What a spectator and the seat that is waited for know in a game, once wires are dealt."""
    match = play_game("bomb-busters", seats, [level], seed, {"mission": mission})
    for n in range(len(match.log)):
        then = match.at(n)
        awaited = [actor for actor in then.awaited if actor in range(seats)]
        if then.state.stands and awaited:
            yield True, knowledge_of(then.view(None))
            yield False, knowledge_of(then.view(awaited[0]))


def cost(knowledge: Knowledge) -> float:
    """The milliseconds that a position takes."""
    least = _once(knowledge)
    return min(least, *(_once(knowledge) for _ in range(TRIES - 1))) if least > LIMIT / 2 else least


def _once(knowledge: Knowledge) -> float:
    begin = process_time()
    odds(knowledge)
    return (process_time() - begin) * 1000


def measured(mission: str, seats: int, games: int, level: str) -> Times:
    """What all positions of some games took."""
    times = Times([], [])
    for seed in range(games):
        for is_spectator, knowledge in positions(mission, seats, seed, level):
            (times.spectator if is_spectator else times.seat).append(cost(knowledge))
    return times


def main() -> None:
    """Print the median and the worst time by mission and number of seats, and fail over the limit."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("missions", nargs="*", default=list(MISSIONS))
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="*", default=None)
    parser.add_argument("--level", default="normal")
    given = parser.parse_args()
    print("mission  seats  positions   seat: median   worst   spectator: median   worst")
    worst: list[tuple[float, str]] = []
    for mission in given.missions:
        for seats in given.seats or MISSIONS[mission].seats:
            times = measured(mission, seats, given.games, given.level)
            figures = f"{median(times.seat):15.1f} {max(times.seat):7.1f} {median(times.spectator):19.1f} {max(times.spectator):7.1f}"
            print(f"{mission:>7} {seats:>6} {len(times.seat):>10} {figures}", flush=True)
            worst.append((max(*times.seat, *times.spectator), f"mission {mission} with {seats} seats"))
    slowest, where = max(worst)
    print(f"the worst: {slowest:.1f} ms in {where}; the limit is {LIMIT} ms")
    if slowest >= LIMIT:
        raise SystemExit("The odds take too long.")


if __name__ == "__main__":
    main()
