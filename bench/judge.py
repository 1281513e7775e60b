"""A thousand flights of a ship by the judge, in seconds of processor: `python -m bench.judge`."""

from time import process_time

from tavolata.core.match import Match
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, LevelName
from tavolata.games.galaxy_trucker.simulation import simulate
from tavolata.games.galaxy_trucker.simulation.dice_script import chance_script
from tavolata.games.galaxy_trucker.state import Ship, State
from tavolata.tournaments.series import play_game

FLIGHTS = 1000
FEW = 50
"""As many as are flown while somebody builds."""
LIMIT = 2.0
"""In so many seconds a thousand flights of level II are to be flown."""


def built(level: LevelName) -> Ship:
    """The ship that a hard bot builds."""
    match = play_game("galaxy-trucker", 2, ["hard"], 1, {"level": level})
    return next(state for n in range(len(match.log)) if (state := _state(match, n)).flying).players[0].ship


def _state(match: Match[State, object, object], n: int) -> State:  # type: ignore[type-var]
    return match.at(n).state


def cost(ship: Ship, flights: int) -> float:
    """The seconds that so many flights take a process that has flown none before."""
    chance_script.cache_clear()
    begin = process_time()
    simulate(ship, flights)
    return process_time() - begin


def main() -> None:
    """Print the seconds for each level, and fail where level II takes too long."""
    print(f"seconds of processor for {FEW} and for {FLIGHTS} flights; of level II less than {LIMIT:.0f}")
    spent: dict[LevelName, float] = {}
    for level in LEVEL_NAMES:
        ship = built(level)
        few, spent[level] = cost(ship, FEW), cost(ship, FLIGHTS)
        print(f"{level:<5}{few:>7.2f}{spent[level]:>7.2f}", flush=True)
    if spent["II"] >= LIMIT:
        raise SystemExit("The judge takes too long.")


if __name__ == "__main__":
    main()
