"""Saving, loading and looking back in a long game of Lucky Loop, about 1,300 lines: `python -m bench.records`."""

from collections.abc import Callable
from statistics import median
from time import process_time

from tavolata.core.match import Match
from tavolata.tournaments.series import play_game

ROUNDS = 15
LINES = 1300


def long_game() -> Match[object, object, object]:  # type: ignore[type-var]
    """The game among random bots whose length comes nearest to what is wanted."""
    games = [play_game("lucky-loop", 3, ["random"], seed) for seed in range(12)]
    return min(games, key=lambda game: abs(len(game.log) - LINES))


def cost(work: Callable[[], object]) -> float:
    """The median processor time in milliseconds."""
    spent = []
    for _ in range(ROUNDS):
        begin = process_time()
        work()
        spent.append((process_time() - begin) * 1000)
    return median(spent)


def main() -> None:
    """Print what each costs."""
    match = long_game()
    saved, middle = match.save(), len(match.log) // 2
    works = {"save": match.save, "load": lambda: Match.load(saved), "at the middle": lambda: match.at(middle), "copy": match.copy}
    print(f"{len(match.log)} lines, median of {ROUNDS}, milliseconds of processor")
    for name, work in works.items():
        print(f"{name:<16} {cost(work):>8.2f}")


if __name__ == "__main__":
    main()
