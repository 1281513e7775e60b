"""How often the bots of Bomb Busters win: `python -m bench.mission_figures` measures it and writes docs/bomb-busters-bots.md."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

from bench.workers import add_workers, measured
from tavolata.bots.arena import Contest, Summary, derived_seed, play_game, simulate, wilson
from tavolata.games.bomb_busters import content
from tavolata.games.bomb_busters.review.turns import Turn, played_turns, understood
from tavolata.games.bomb_busters.rules.game import BombBustersMatch

GAME = "bomb-busters"
LEVELS = ("easy", "normal", "hard", "expert")
MISSIONS = [int(number) for number in content.MISSIONS]
SEATS = range(2, 6)
EXAMINED = [mission.id for mission in content.MISSIONS.values() if mission.equipment and mission.red.in_play]
"""The missions with red wires and equipment cards, over which means are taken."""
PLACES = list(product(LEVELS, MISSIONS, SEATS))
PAGE = Path(__file__).parent.parent / "docs" / "bomb-busters-bots.md"

INTRODUCTION = """\
# How often the bots of Bomb Busters win

- `easy` is a beginner: it marks any wire, looks at one stand at a time, cuts what looks likeliest, and does not think of reds.
- `normal` reads the exact odds and takes the least risk in each cut. It marks and lays open whatever comes to hand, and uses no card
  but detectors.
- `hard` is a careful partner: with the first token and the wires that it lays open it tells the others what helps them most, it
  leaves the cuts that everybody knows to those who know nothing else, and it uses the cards. It plays naturally, with no agreement.
- `expert` also keeps the convention that stands at the end of the rules, and is for tables at which everybody keeps it.

All of them see only what a person on their seat sees, remember nothing, and keep the rules of silence. All seats of a table have the
same level here.
"""


LEFT = f"""
## What is left

`normal` and `hard` are right as often as their odds say, and `hard` loses to red wires about what its guesses put at stake: nothing is
lost by misreading, so it can only become better by guessing less. That is what the convention is for: `expert` is right far more often
than odds that know nothing of it. What it still loses is mostly a red wire that nobody could tell from its neighbours when something had
to be pointed at, which seems near the ceiling for partners who remember nothing. Not used yet is the order of play: who has not cut what
they could have cut tells something, and so does the wire that somebody pointed at.

In the table (missions {EXAMINED[0]} to {EXAMINED[-1]}, four seats) \
a guess is an announcement that was not certain by the odds of the one who made it.
"""


class Cell(NamedTuple):
    """A mission with so many seats, played by a level."""

    level: str
    mission: int
    seats: int
    summary: Summary

    @property
    def wins(self) -> int:
        return self.summary.endings.get("defused", 0)


def measure(place: tuple[str, int, int], games: int, seed: int) -> Cell:
    """One cell of the tables: a level, a mission and a number of seats."""
    level, mission, seats = place
    contest = Contest(GAME, {"mission": str(mission)}, seed)
    return Cell(level, mission, seats, simulate(contest, [level] * seats, games))


class Gamble(NamedTuple):
    """What a level staked on announcements that were not certain, over some games."""

    level: str
    games: int
    guesses: Sequence[Turn]


def gamble(level: str, games: int, seed: int) -> Gamble:
    """Games of every examined mission with four seats, seen in hindsight."""
    played = [
        play_game(GAME, 4, [level], derived_seed(seed, number), {"mission": str(EXAMINED[number % len(EXAMINED)])})
        for number in range(games)
    ]
    return Gamble(level, games, [turn for match in played for turn in guesses(match)])


def guesses(match: BombBustersMatch) -> list[Turn]:
    """The turns of a match that were not certain."""
    turns = (understood(turn, on_one_stand=False) for turn in played_turns(match))
    return [turn for turn in turns if not turn.chosen.is_certain]


def gamble_all(games: int, seed: int, workers: Namespace) -> list[Gamble]:
    """Every level, each in a process of its own."""
    return list(measured(partial(_gamble_of, games=games, seed=seed), len(LEVELS), workers))


def _gamble_of(number: int, games: int, seed: int) -> Gamble:
    return gamble(LEVELS[number], games, seed)


def measure_all(games: int, seed: int, workers: Namespace) -> list[Cell]:
    """Every cell; a process plays whole cells, since starting one takes longer than many games."""
    return list(measured(partial(_cell_of, games=games, seed=seed), len(PLACES), workers))


def _cell_of(number: int, games: int, seed: int) -> Cell:
    return measure(PLACES[number], games, seed)


def page(cells: Sequence[Cell], gambles: Sequence[Gamble], games: int, seed: int) -> str:
    """The whole page."""
    parts = [INTRODUCTION, "## Missions 3 to 8 together\n", _overview(cells), LEFT, _gambles(gambles)]
    for level in LEVELS:
        parts += [f"\n## `{level}`\n", _by_mission([cell for cell in cells if cell.level == level])]
    parts.append(
        f"\n{games} games for each cell, from seed {seed}; in brackets the 95 % confidence interval after Wilson."
        f" `python -m bench.mission_figures --games {games}` plays them anew and writes this page.\n"
    )
    return "\n".join(parts)


def _overview(cells: Sequence[Cell]) -> str:
    """For each level the mean, the worst cell, and how missions were lost."""
    rows: list[tuple[str, ...]] = [("", "won", "worst cell", "lost by a red", "lost by the dial")]
    for level in LEVELS:
        examined = [cell for cell in cells if cell.level == level and cell.mission in EXAMINED]
        endings = sum((Counter(cell.summary.endings) for cell in examined), Counter[str]())
        worst = min(examined, key=lambda cell: cell.wins / cell.summary.games)
        where = f"{worst.wins / worst.summary.games:.1%} (mission {worst.mission}, {worst.seats} seats)"
        shares = [f"{endings[why] / endings.total():.1%}" for why in ("red", "dial")]
        rows.append((f"`{level}`", _share(endings["defused"], endings.total()), where, *shares))
    return _table(rows)


def _gambles(gambles: Sequence[Gamble]) -> str:
    """For each level how much it had to guess, and what that put at stake by the odds that it knew."""
    rows: list[tuple[str, ...]] = [("", "guesses a game", "right by the odds", "right in fact", "risk of a red a game")]
    for level, games, staked in gambles:
        expected, right = sum(turn.chosen.chances.success for turn in staked), sum(turn.ending == "right" for turn in staked)
        shares = [f"{share / len(staked):.1%}" for share in (expected, right)]
        rows.append(
            (f"`{level}`", f"{len(staked) / games:.1f}", *shares, f"{sum(turn.chosen.chances.explosion for turn in staked) / games:.1%}")
        )
    return _table(rows)


def _by_mission(cells: Sequence[Cell]) -> str:
    rows: list[tuple[str, ...]] = [("mission", *(f"{seats} seats" for seats in SEATS))]
    for mission in MISSIONS:
        found = [cell for cell in cells if cell.mission == mission]
        rows.append((str(mission), *(_share(cell.wins, cell.summary.games) for cell in found)))
    return _table(rows)


def _share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.0%} to {high:.0%})"


def _table(rows: Sequence[Sequence[str]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in [rows[0], ("---",) * len(rows[0]), *rows[1:]])


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.mission_figures", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each cell (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of it all (default: %(default)s)")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write (default: docs/bomb-busters-bots.md)")
    add_workers(parser)
    return parser.parse_args()


def main() -> None:
    """Measure, and write the page."""
    arguments = _arguments()
    gambles = gamble_all(arguments.games, arguments.seed, arguments)
    cells = measure_all(arguments.games, arguments.seed, arguments)
    arguments.page.write_text(page(cells, gambles, arguments.games, arguments.seed), encoding="utf-8")
    print(f"Written to {arguments.page}.")


if __name__ == "__main__":
    main()
