"""What it costs to tell one line of the log to every seat of a table: view, events, choices, encoded: `python -m bench.telling`.

The lines are those of games among random bots (of Galaxy Trucker, building and flight). Processor time; the games alternate, so that a slow
moment of the machine slows them all. docs/speed.md holds the figures beside those of the version before kits.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from tavolata.bots import bot_for
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.sight import Sight
from tavolata.server import telling
from tavolata.server.visitor import encode

ROUNDS = 7
LINES = 150
"""So many lines of a match are told in each round."""

CASES: dict[str, tuple[str, int, dict[str, str]]] = {
    "lucky-loop, 2 seats": ("lucky-loop", 2, {}),
    "lucky-loop, 6 seats": ("lucky-loop", 6, {}),
    "bomb-busters 8, 2 seats": ("bomb-busters", 2, {"mission": "8"}),
    "bomb-busters 8, 5 seats": ("bomb-busters", 5, {"mission": "8"}),
    "galaxy-trucker II, 2 seats": ("galaxy-trucker", 2, {"level": "II"}),
    "galaxy-trucker II, 4 seats": ("galaxy-trucker", 4, {"level": "II"}),
}


def moves_of(match: Match[Any, Any, Any], seed: int) -> Iterator[list[Step]]:
    """A game among bots that play by lot, move by move."""
    bot, lot = bot_for(match.game.name, "random", seed), Random(seed)  # noqa: S311 - these dice are no secret
    while match.result is None:
        seat = lot.choice([actor for actor in match.awaited if actor >= 0])
        action = bot.choose(Sight(match, seat))
        assert action is not None
        yield match.advance(seat, action)


def tell(match: Match[Any, Any, Any], steps: Sequence[Step]) -> int:
    """Tell everybody; the bytes that went out."""
    names = [f"Player {seat}" for seat in range(match.seats)]
    seen = partial(telling.happened_to, match=match, steps=steps)
    return sum(len(encode(telling.moves_for(match, seen(seat), seat, None, None, names))) for seat in range(match.seats))


def measure(case: tuple[str, int, dict[str, str]], seed: int) -> float:
    """Microseconds of processor for each move told."""
    name, seats, options = case
    spent, told = 0.0, 0
    while told < LINES:
        match = Match.new(name, seats, seed + told, options)
        for steps in moves_of(match, seed):
            begin = process_time()
            tell(match, steps)
            spent += process_time() - begin
            told += 1
            if told == LINES:
                break
    return spent / told * 1e6


def main() -> None:
    """Print the median cost over the rounds."""
    found: dict[str, list[float]] = {name: [] for name in CASES}
    for number in range(ROUNDS):
        for name, case in CASES.items():
            found[name].append(measure(case, number))
    print(f"{'median of ' + str(ROUNDS) + ' rounds, µs a move told':<40} {'median':>8} {'least':>8} {'most':>8}")
    for name, costs in found.items():
        print(f"{name:<40} {median(costs):>8.0f} {min(costs):>8.0f} {max(costs):>8.0f}")


if __name__ == "__main__":
    main()
