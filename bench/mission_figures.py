"""How often the bots of Bomb Busters win: `python -m bench.mission_figures` measures it and writes docs/bomb-busters-bots.md."""

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

from bench.mission_cells import GAME, LEVELS, Cell, by_mission, games_told, go_on, parser_of, share_of, table
from bench.workers import measured
from tavolata.games.bomb_busters import content
from tavolata.games.bomb_busters.content.boxes import BOXES
from tavolata.games.bomb_busters.explain.review.turns import Turn, played_turns, understood
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.tournaments.series import derived_seed, play_game

MISSIONS = [mission.id for mission in content.MISSIONS.values() if mission.id <= BOXES.boxes[0][1]]
"""The training; `bench.later_missions` plays the others."""
EXAMINED = [number for number in MISSIONS if content.MISSIONS[str(number)].equipment != "none"]
"""The missions with red wires and equipment cards, over which means are taken."""
KEPT = Path(__file__).parent / "missions.jsonl"
PAGE = Path(__file__).parent.parent / "docs" / "bomb-busters-bots.md"

INTRODUCTION = """\
# How often the bots of Bomb Busters win

- `easy` is a beginner: it marks any wire, looks at one stand at a time, cuts what looks likeliest, and does not think of reds.
- `normal` reads the exact odds and takes the least risk in each cut. It marks and lays open whatever comes to hand, and uses no card
  but detectors.
- `hard` is a careful partner: with the first token and the wires that it lays open it tells the others what helps them most, it
  leaves the cuts that everybody knows to those who know nothing else, and it uses the cards. With the Walkie-Talkies it gives one of a
  pair away, which it can then cut for certain. Near the end, where few deals are left, it plays each choice out in all of them. It plays
  naturally, with no agreement.
- `expert` also keeps the convention that stands at the end of the rules, and is for tables at which everybody keeps it.

All of them see only what a person on their seat sees, remember nothing, and keep the rules of silence. All seats of a table have the
same level here.
"""


LEFT = """
## What is left

Most missions that `hard` and `expert` used to lose were lost at the very end: three wires on three stands, one of them red, and nothing
to tell it from the others. Playing the last turns out avoids much of that, as the order of cuts decides whether the red is revealed
before somebody has to guess.
Of the order of play everybody knows what is certain: who announced a value and missed holds it, and no wire that was pointed at has it.
What is only likely was tried, on the same seeds, and left out: that who takes a risk holds none of the values that were told on other
stands, and that who cuts with another could cut nothing alone. At these tables it is true nearly always. As a weight in the odds it spares
the dial a tenth of a step a game, but `hard` won 96.5 % instead of 95.9 % of 2200 games (59 gained, 47 lost), and `expert`, which then also
read first tokens after a miss, 98.6 % instead of 98.5 % of 2529 (16 gained, 13 lost): no more than chance, for nearly twice the time.
"""

GUESSES = f"""
In the table (missions {EXAMINED[0]} to {EXAMINED[-1]}, four seats) \
a guess is an announcement that was not certain by the odds of the one who made it.
"""


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


def page(cells: Sequence[Cell], gambles: Sequence[Gamble], seed: int) -> str:
    """The whole page."""
    parts = [INTRODUCTION, "## Missions 3 to 8 together\n", _overview(cells), LEFT]
    parts += [GUESSES, _gambles(gambles)] if gambles else []
    for level in LEVELS:
        own = [cell for cell in cells if cell.level == level]
        parts += [f"\n## `{level}`\n", f"{games_told(own)}.\n", by_mission(own)] if own else []
    parts.append(
        f"\nAll games are from seed {seed}; in brackets the 95 % confidence interval after Wilson."
        " `python -m bench.mission_figures` goes on where it was left, and writes this page anew.\n"
    )
    return "\n".join(parts)


def _overview(cells: Sequence[Cell]) -> str:
    """For each level the mean, the worst cell, and how missions were lost."""
    rows: list[tuple[str, ...]] = [("", "won", "worst cell", "lost by a red", "lost by the dial")]
    for level in LEVELS:
        examined = [cell for cell in cells if cell.level == level and cell.mission in EXAMINED]
        if examined:
            endings = sum((cell.endings for cell in examined), Counter[str]())
            worst = min(examined, key=lambda cell: cell.wins / cell.games)
            where = f"{worst.wins / worst.games:.1%} (mission {worst.mission}, {worst.seats} seats)"
            shares = [f"{endings[why] / endings.total():.1%}" for why in ("red", "dial")]
            rows.append((f"`{level}`", share_of(endings["defused"], endings.total()), where, *shares))
    return table(rows)


def _gambles(gambles: Sequence[Gamble]) -> str:
    """For each level how much it had to guess, and what that put at stake by the odds that it knew."""
    rows: list[tuple[str, ...]] = [("", "guesses a game", "right by the odds", "right in fact", "risk of a red a game")]
    for level, games, staked in gambles:
        expected, right = sum(turn.chosen.chances.success for turn in staked), sum(turn.ending == "right" for turn in staked)
        shares = [f"{share / len(staked):.1%}" for share in (expected, right)]
        rows.append(
            (f"`{level}`", f"{len(staked) / games:.1f}", *shares, f"{sum(turn.chosen.chances.explosion for turn in staked) / games:.1%}")
        )
    return table(rows)


def main() -> None:
    """Measure what is missing, and write the page."""
    parser = parser_of("mission_figures", __doc__, games=200)
    parser.add_argument(
        "--gambles", type=int, default=48, help="games of each level whose guesses are counted (default: %(default)s; 0 for none)"
    )
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write (default: docs/bomb-busters-bots.md)")
    arguments = parser.parse_args()
    cells = go_on(KEPT, product(arguments.levels.split(","), MISSIONS, arguments.seats), arguments)
    gambles = gamble_all(arguments.gambles, arguments.seed, arguments) if arguments.gambles else []
    arguments.page.write_text(page(cells, gambles, arguments.seed), encoding="utf-8")
    print(f"Written to {arguments.page}.")


if __name__ == "__main__":
    main()
