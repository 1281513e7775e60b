"""Time of the exact odds of all hidden wires, in games of every mission: `python -m bench.odds [20 24] [--games 4]`.

Bots play each mission with each number of seats. Every position is solved with the eyes of the player to move and of a spectator.
Times are milliseconds of processor; the command fails if a position exceeds the limit.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import NamedTuple

from tavolata.bots.play import play_game
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals

LIMIT = 150
"""The most milliseconds that a position may take."""
TRIES = 3
"""Measurements of a position near the limit; the least counts, since other processes only add."""


class Times(NamedTuple):
    """The times of the positions of some games, by whose eyes."""

    spectator: list[float]
    seat: list[float]


def positions(mission: str, seats: int, seed: int, level: str) -> Iterator[tuple[bool, Knowledge]]:
    """The knowledge of a spectator and of the player to move at each position."""
    match = play_game("bomb-busters", seats, [level], seed, {"mission": mission})
    for n in range(len(match.log)):
        then = match.at(n)
        awaited = [actor for actor in then.awaited if actor in range(seats)]
        if then.state.stands and awaited:
            yield True, knowledge_of(then.view(None))
            yield False, knowledge_of(then.view(awaited[0]))


def cost(knowledge: Knowledge) -> float:
    """The milliseconds of a position."""
    least = _run_once(knowledge)
    return min(least, *(_run_once(knowledge) for _ in range(TRIES - 1))) if least > LIMIT / 2 else least


def _run_once(knowledge: Knowledge) -> float:
    begin = process_time()
    Deals(knowledge).distribution(0)
    return (process_time() - begin) * 1000


def measure(mission: str, seats: int, games: int, level: str) -> Times:
    """The times of all positions of some games."""
    times = Times([], [])
    for seed in range(games):
        for is_spectator, knowledge in positions(mission, seats, seed, level):
            (times.spectator if is_spectator else times.seat).append(cost(knowledge))
    return times


def main() -> None:
    """Print median and worst time by mission and number of seats; fail above the limit."""
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
            times = measure(mission, seats, given.games, given.level)
            figures = f"{median(times.seat):15.1f} {max(times.seat):7.1f} {median(times.spectator):19.1f} {max(times.spectator):7.1f}"
            print(f"{mission:>7} {seats:>6} {len(times.seat):>10} {figures}", flush=True)
            worst.append((max(*times.seat, *times.spectator), f"mission {mission} with {seats} seats"))
    slowest, where = max(worst)
    print(f"the worst: {slowest:.1f} ms in {where}; the limit is {LIMIT} ms")
    if slowest >= LIMIT:
        raise SystemExit("The odds take too long.")


if __name__ == "__main__":
    main()
