"""Strength of the bots: `python -m bench.bots [lucky-loop|bomb-busters|galaxy-trucker] [--games 200] [--seed 1] [--jobs 2]`.

Each case is a series with fixed seeds. The tables are printed as Markdown, ready for `docs/measurements/bots.md`.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from typing import Any

from tavolata.core.game import OptionValue
from tavolata.core.registry import get_plugin
from tavolata.tournaments.series import SeriesConfig, Summary, simulate, wilson

Row = tuple[str, ...]


def _run(game: str, levels: list[str], options: dict[str, OptionValue], given: Any) -> Summary:
    return simulate(SeriesConfig(game, options, given.seed, given.jobs), levels, given.games)


def _share(share: float, games: int) -> str:
    low, high = wilson(share * games, games)
    return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def rivals(game: str, given: Any) -> Iterator[Row]:
    """Each level against the one below it, with the stronger on seat 0 and on seat 1."""
    yield "bots", "games", "share won by the first"
    levels = get_plugin(game).levels
    for weaker, stronger in zip(("random", *levels), levels, strict=False):
        shares = [_run(game, [stronger, weaker], {}, given).win_rate[0], _run(game, [weaker, stronger], {}, given).win_rate[1]]
        yield f"{stronger} against {weaker}", str(2 * given.games), _share(sum(shares) / 2, 2 * given.games)


def missions(game: str, given: Any) -> Iterator[Row]:
    """Missions won by four bots of a level."""
    yield "mission", *get_plugin(game).levels
    for mission in given.missions:
        series = [_run(game, [level] * 4, {"mission": mission}, given) for level in get_plugin(game).levels]
        yield mission, *(_share(one.win_rate[0], given.games) for one in series)


def flights(game: str, given: Any) -> Iterator[Row]:
    """Mean credits of a mixed table, one bot of each level, by level of the flight."""
    levels = get_plugin(game).levels
    yield "level", *levels
    for level in ("I", "II", "III"):
        series = _run(game, list(levels), {"level": level}, given)
        yield level, *(f"{score:.1f}" for score in series.mean_score)


TABLES: dict[str, Callable[[str, Any], Iterator[Row]]] = {"lucky-loop": rivals, "bomb-busters": missions, "galaxy-trucker": flights}


def main() -> None:
    """Print one table for each game."""
    parser = ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("game", nargs="*", metavar="GAME", default=list(TABLES), help=", ".join(TABLES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--missions", nargs="*", default=["1", "4", "8"])
    given = parser.parse_args()
    for game in given.game:
        print(f"\n{game}, {given.games} games a case, seed {given.seed}\n")
        for number, row in enumerate(TABLES[game](game, given)):
            print(f"| {' | '.join(row)} |", flush=True)
            if number == 0:
                print("|---" * len(row) + "|")


if __name__ == "__main__":
    main()
