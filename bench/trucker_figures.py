"""How well the bots of Galaxy Trucker earn: `python -m bench.trucker_figures` flies them and writes docs/galaxy-trucker-bots.md."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, quantiles, stdev
from time import process_time
from typing import Any, NamedTuple, TypeAlias

from bench.workers import add_workers, measured
from tavolata.bots import bot_for
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import Deal, Finish, Keep, Remove
from tavolata.games.galaxy_trucker.bot import LEVELS as OWN_LEVELS
from tavolata.games.galaxy_trucker.content import TREK_NAMES, TrekName
from tavolata.games.galaxy_trucker.state import Ledger
from tavolata.tournaments.series import Z_95, derived_seed, play_game, wilson

GAME = "galaxy-trucker"
LEVELS = ("random", *OWN_LEVELS)
TIMED_ON: TrekName = "II"
TIMED = 40
"""In so many of the flights at most the bots are asked again with a watch."""
_NAMES: dict[TrekName, str] = {
    "test": "test flights",
    "I": "flights of level I",
    "II": "flights of level II",
    "III": "flights of level III",
    "trek": "Treks",
}
PAGE = Path(__file__).parent.parent / "docs" / "galaxy-trucker-bots.md"

INTRODUCTION = """\
# How well the bots of Galaxy Trucker earn

- `random` does anything that is legal, and is in no hurry to be done.
- `easy` builds in a hurry: it is content with a small ship, now and then overlooks that a tile does not fit, takes whatever the cards
  offer, and spends a battery wherever one can be spent.
- `normal` builds soundly, with an eye for the room that a tile leaves to those that come after it, and flies by rule of thumb.
- `hard` chooses its tiles, looks at the piles and builds for the cards that it saw there, and reckons in flight what a day, a battery,
  a crew member and a component are still worth. Its ships have no fault.

All of them see only what a person on their seat sees. What a component is worth to `easy` and `normal`, and to `hard` in the test flight
and on level I, was fitted to 700 practice flights of level II. On the levels II and III it is worth to `hard` what the judge's flights
said: 25 to 40 of each of some 150 ships a level, by an earlier form of `python -m bench.ship_weights`, with ships of `easy` and `normal`
among them; the weights were then rounded, and those of engines and batteries raised by hand, as the judge flies alone. How choosy `hard`
is there was chosen from a handful of settings by what the judge said of 32 ships each. All of that had other seeds than the games below.
"""

Row: TypeAlias = tuple[str, ...]
Seating: TypeAlias = tuple[str, ...]


class Flown(NamedTuple):
    """What a course of one flight or more brought to one seat."""

    ledgers: tuple[Ledger, ...]
    won: float
    mended: bool

    def sum(self, part: str) -> int:
        """One part of the ledgers, of all flights together."""
        return sum(getattr(ledger, part) for ledger in self.ledgers)

    @property
    def arrived(self) -> float:
        """The share of the flights that came to the end."""
        return mean(ledger.arrived is not None for ledger in self.ledgers)


def fly(course: TrekName, number: int, seed: int) -> tuple[Seating, Match[Any, Any, Any]]:
    """All levels at one table, each moving on a seat from course to course."""
    moved = number % len(LEVELS)
    seating = LEVELS[moved:] + LEVELS[:moved]
    return seating, play_game(GAME, len(seating), seating, derived_seed(seed, number), {"level": course})


def series(course: TrekName, flights: int, seed: int, workers: Namespace) -> list[dict[str, Flown]]:
    """What each level brought home each time."""
    print(f"{flights} {_NAMES[course]}", flush=True)
    return list(measured(partial(_brought_home, course, seed), flights, workers, chunk=4))


def _brought_home(course: TrekName, seed: int, number: int) -> dict[str, Flown]:
    seating, match = fly(course, number, seed)
    return {level: _flown(match, seat) for seat, level in enumerate(seating)}


def _flown(match: Match[Any, Any, Any], seat: int) -> Flown:
    assert match.result is not None
    winners = match.result.winners
    ledgers = tuple(flight[seat] for flight in match.state.trek.flown)
    return Flown(ledgers, 1 / len(winners) if seat in winners else 0.0, seat in _menders(match))


def _menders(match: Match[Any, Any, Any]) -> set[int]:
    """GT-C3: who had to take tiles off, or to let a piece go, between the end of building and the first card."""
    menders, checking = set(), False
    for entry in match.log:
        if isinstance(entry.action, Finish | Deal):
            checking = isinstance(entry.action, Finish)
        elif checking and isinstance(entry.action, Remove | Keep):
            menders.add(entry.actor)
    return menders


def _interval(values: Sequence[float]) -> str:
    """A mean with its 95 % confidence interval."""
    middle, reach = mean(values), Z_95 * stdev(values) / sqrt(len(values))
    return f"{middle:.1f} ({middle - reach:.1f} to {middle + reach:.1f})"


def _earnings(flown: Sequence[dict[str, Flown]]) -> Iterator[Row]:
    for level in LEVELS:
        mine = [flight[level] for flight in flown]
        low, high = wilson(sum(each.won for each in mine), len(mine))
        yield (
            f"`{level}`",
            _interval([each.sum("total") for each in mine]),
            f"{mean(each.won for each in mine):.1%} ({low:.1%} to {high:.1%})",
            f"{mean(each.arrived for each in mine):.0%}",
            *(f"{mean(each.sum(part) for each in mine):.1f}" for part in ("earned", "reward", "titles", "goods", "losses")),
            f"{sum(each.mended for each in mine)}",
        )


def _margins(flown: Sequence[dict[str, Flown]]) -> Iterator[Row]:
    """Neighbouring levels in the same flights."""
    for weaker, stronger in pairwise(LEVELS):
        margins = [flight[stronger].sum("total") - flight[weaker].sum("total") for flight in flown]
        yield f"`{stronger}` over `{weaker}`", _interval(margins)


def thoughts(flights: int, seed: int) -> dict[str, list[float]]:
    """How many milliseconds each choice of building takes, asked for once more in flights that were flown."""
    found: dict[str, list[float]] = {level: [] for level in OWN_LEVELS}
    for number in range(flights):
        seating, flown = fly(TIMED_ON, number, seed)
        match = Match(flown.game, flown.seats, flown.options, flown.randomness)
        bots = {seat: bot_for(GAME, level, 0) for seat, level in enumerate(seating) if level in found}
        for entry in flown.log:
            if entry.actor in bots and match.state.phase == "building":
                begin = process_time()
                bots[entry.actor].choose(Observation(match, entry.actor))
                found[seating[entry.actor]].append(1000 * (process_time() - begin))
            match.extend([entry])
    return found


def _thinking(flights: int, seed: int) -> Iterator[Row]:
    for level, times in thoughts(flights, seed).items():
        yield f"`{level}`", f"{mean(times):.1f}", f"{quantiles(times, n=100)[-1]:.1f}", f"{max(times):.1f}"


def _table(head: Row, rows: Iterator[Row]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, ("---",) * len(head), *rows])


def _section(course: TrekName, flights: int, seed: int, workers: Namespace) -> str:
    """The figures of one course."""
    flown = series(course, flights, seed, workers)
    return "\n".join(
        [
            f"## {flights} {_NAMES[course]}\n",
            _table(("", "credits", "wins", "arrived", "by cards", "reward", "titles", "goods", "losses", "faulty ships"), _earnings(flown)),
            "\nHow much more a level earns than the one below it, at the same table:\n",
            _table(("", "credits"), _margins(flown)),
            "",
        ]
    )


def page(flights: int, seed: int, workers: Namespace) -> str:
    """The whole page, measured now."""
    return "\n".join(
        [
            INTRODUCTION,
            "All four at one table, each moving on a seat from game to game. Means, with 95 % confidence intervals in brackets.",
            "A shared victory counts as a part of one; a faulty ship is one that had to be mended before launch, counted once a Trek.\n",
            *(_section(course, flights, seed, workers) for course in TREK_NAMES),
            "## Thought for a tile\n",
            f"Milliseconds of processor time for one choice while building for {_NAMES[TIMED_ON]}, with the making of the view,",
            "on the machine that measured.\n",
            _table(("", "mean", "99 % are below", "longest"), _thinking(min(TIMED, flights), seed)),
            f"\n`python -m bench.trucker_figures --flights {flights}` flies all this anew, from seed {seed}, and writes this page.\n",
        ]
    )


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.trucker_figures", description=__doc__)
    parser.add_argument("--flights", type=int, default=500, help="how many of each kind (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of it all (default: %(default)s)")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write (default: docs/galaxy-trucker-bots.md)")
    add_workers(parser)
    return parser.parse_args()


def main() -> None:
    """Measure, and write the page."""
    arguments = _arguments()
    arguments.page.write_text(page(arguments.flights, arguments.seed, arguments), encoding="utf-8")
    print(f"Written to {arguments.page}.")


if __name__ == "__main__":
    main()
