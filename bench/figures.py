"""How strong the bots of Lucky Loop are: `python -m bench.figures` measures it and writes docs/lucky-loop-bots.md."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from bench.workers import add_workers
from tavolata.cli.terminal import bar
from tavolata.tournaments.series import Contest, Summary, simulate, wilson

GAME = "lucky-loop"
LEVELS = ("random", "easy", "normal", "hard")
PAGE = Path(__file__).parent.parent / "docs" / "lucky-loop-bots.md"

INTRODUCTION = """\
# How strong the bots of Lucky Loop are

- `random` does anything that is legal.
- `easy` is a cheerful beginner: it flies any new programme that it holds, makes exactly what can be made exactly, and throws everything
  again whenever it would fail and has a token.
- `normal` flies well: the exact solver tells it how to expect the most points of a flight. It looks no further, neither at its rivals nor
  at the next turn, and pays a token only where it would fail.
- `hard` plays for the victory: the same solver flies for the chance of winning, which it reckons from a simplified race to the end of
  the game. So it knows when points matter more than speed, what a token is worth, and when to be bold.

All of them see only what a person on their seat sees. None was trained.
"""

Row = tuple[str, ...]


def duel(stronger: str, weaker: str, games: int, contest: Contest) -> Row:
    """Two levels at a table for two, each on either seat in half of the games."""
    first, second = (_series(contest, seating, games // 2, half) for half, seating in enumerate([(stronger, weaker), (weaker, stronger)]))
    wins = (first.win_rate[0] + second.win_rate[1]) / 2
    points = [(first.mean_score[seat] + second.mean_score[1 - seat]) / 2 for seat in (0, 1)]
    lines = (first.actions + second.actions) / (2 * (games // 2))
    return (f"`{stronger}` against `{weaker}`", *_share(wins, games), f"{points[0]:.1f} : {points[1]:.1f}", f"{lines:.0f}")


def mixed_table(games: int, contest: Contest) -> Iterator[Row]:
    """All levels at one table for four, moving on a seat after each quarter of the games."""
    count = len(LEVELS)
    quarters = [_series(contest, LEVELS[moved:] + LEVELS[:moved], games // count, moved) for moved in range(count)]
    for index, level in enumerate(LEVELS):
        seats = [(index - moved) % count for moved in range(count)]
        wins = sum(quarter.win_rate[seat] for quarter, seat in zip(quarters, seats, strict=True)) / count
        points = sum(quarter.mean_score[seat] for quarter, seat in zip(quarters, seats, strict=True)) / count
        yield (f"`{level}`", *_share(wins, games), f"{points:.1f}")


def _series(contest: Contest, levels: Sequence[str], games: int, number: int) -> Summary:
    """One seating; each has games of its own, so that all games are independent."""
    print(f"{games} games: {' - '.join(levels)}", flush=True)
    return simulate(msgspec.structs.replace(contest, seed=contest.seed + number), levels, games, bar)


def _share(wins: float, games: int) -> tuple[str, str]:
    low, high = wilson(wins * games, games)
    return f"{wins:.1%}", f"{low:.1%} to {high:.1%}"


def _table(head: Row, rows: Sequence[Row]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, ("---",) * len(head), *rows])


def page(games: int, contest: Contest) -> str:
    """The whole page, measured now."""
    duels = [duel(stronger, weaker, games, contest) for weaker, stronger in pairwise(LEVELS)]
    mixed = list(mixed_table(games, contest))
    return "\n".join(
        [
            INTRODUCTION,
            "## Neighbours at a table for two\n",
            f"{games} games each, half of them on either seat. A shared victory counts half.\n",
            _table(("", "wins", "95 % confidence", "mean points", "lines in the log"), duels),
            "\n## All four at one table\n",
            f"{games} games, each level on each seat in a quarter of them. Of four equals each would win 25 %.\n",
            _table(("", "wins", "95 % confidence", "mean points"), mixed),
            f"\n`make figures` plays all these games anew, from seed {contest.seed}, and writes this page; the intervals are Wilson's.\n",
        ]
    )


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.figures", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games for each table (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of it all (default: %(default)s)")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write (default: docs/lucky-loop-bots.md)")
    add_workers(parser)
    return parser.parse_args()


def main() -> None:
    """Measure, and write the page."""
    arguments = _arguments()
    contest = Contest(GAME, seed=arguments.seed, jobs=arguments.jobs, ray=arguments.ray)
    arguments.page.write_text(page(arguments.games, contest), encoding="utf-8")
    print(f"Written to {arguments.page}.")


if __name__ == "__main__":
    main()
