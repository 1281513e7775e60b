"""Speed of random games in one process, beside OpenSpiel if it is installed: `python -m bench.playouts`.

`--before CHECKOUT` compares with an earlier version instead.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple, TypeAlias

from bench import compare_versions, results
from tavolata.bots.parallel import gc_paused
from tavolata.bots.play import play_game
from tavolata.core.game import OptionValue

ROUNDS = 5
SECONDS = 0.5
"""Processor time of each game in a round; games alternate, so a slow moment slows all."""

PEERS = ("pig", "backgammon", "liars_dice", "hanabi", "python_tic_tac_toe", "python_block_dominoes", "python_liars_poker")


class Speed(NamedTuple):
    """Work in a second of processor time; a die or a deal counts as an action."""

    actions: float
    games: float


Playout: TypeAlias = Callable[[int], int]
"""Plays one game with a seed and returns its number of actions."""


OURS: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "lucky-loop": (3, {}),
    "bomb-busters": (4, {"mission": "8"}),
    "galaxy-trucker": (4, {"level": "II"}),
}
"""The measured games, with their number of seats and options."""


def our_playout(name: str) -> Playout:
    """Games of random bots, as `tavolata simulate` plays them."""
    seats, options = OURS[name]
    return lambda seed: len(play_game(name, seats, ["random"], seed, options).log)


def peer_playout(game: Any) -> Playout:
    """Games of OpenSpiel with random choices."""

    def playout(seed: int) -> int:
        rng, state, actions = Random(seed), game.new_initial_state(), 0  # noqa: S311 (these dice are no secret)
        while not state.is_terminal():
            state.apply_action(_peer_choice(state, rng))
            actions += 1
        return actions

    return playout


def _peer_choice(state: Any, rng: Random) -> int:
    if not state.is_chance_node():
        legal: list[int] = state.legal_actions()
        return legal[int(rng.random() * len(legal))]
    outcomes, number = state.chance_outcomes(), rng.random()
    for action, share in outcomes:
        number -= share
        if number < 0:
            return int(action)
    return int(outcomes[-1][0])


def peers() -> dict[str, Playout]:
    """The games of OpenSpiel if it is installed."""
    try:
        pyspiel = import_module("pyspiel")
        import_module("open_spiel.python.games")
    except ImportError:
        print("OpenSpiel is not installed, so only Tavolata is measured; 'pip install open_spiel' brings it.")
        return {}
    print(f"OpenSpiel {version('open_spiel')}")
    known = set(pyspiel.registered_names())
    return {f"OpenSpiel {name}": peer_playout(pyspiel.load_game(name)) for name in PEERS if name in known}


def measure(playout: Playout, seeds: Iterator[int]) -> Speed:
    """Play for `SECONDS`."""
    actions = games = 0
    begin = process_time()
    while (seconds := process_time() - begin) < SECONDS:
        actions += playout(next(seeds))
        games += 1
    return Speed(actions / seconds, games / seconds)


def main() -> None:
    """Print the median speed of each game over the rounds."""
    playouts: dict[str, Playout] = {**{f"Tavolata {name}": our_playout(name) for name in OURS}, **peers()}
    speeds: dict[str, list[Speed]] = {name: [] for name in playouts}
    for number in range(ROUNDS):
        for name, playout in playouts.items():
            with gc_paused():  # as `tavolata simulate` does
                speeds[name].append(measure(playout, iter(range(number * 10**6, 10**9))))
    print(f"{'median of ' + str(ROUNDS) + ' rounds':<34} {'actions/s':>12} {'games/s':>12} {'slowest':>12} {'fastest':>12}")
    for name, found in speeds.items():
        rates = [speed.actions for speed in found]
        results.save("playouts", name, {"actions_per_second": results.summary(rates)})
        games = median(speed.games for speed in found)
        print(f"{name:<34} {median(rates):>12,.0f} {games:>12,.1f} {min(rates):>12,.0f} {max(rates):>12,.0f}")


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m bench.playouts", description=__doc__)
    parser.add_argument("--before", type=Path, metavar="CHECKOUT", help="a checkout of an earlier version")
    checkout = parser.parse_args().before
    compare_versions.compare(checkout, OURS) if checkout else main()
