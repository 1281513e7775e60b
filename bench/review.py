"""The review of usual games among bots, in seconds of processor: `python -m bench.review`."""

from time import process_time

from tavolata.core.game import OptionValue
from tavolata.core.match import Match
from tavolata.core.registry import get_plugin
from tavolata.tournaments.series import play_game

GAMES = 5
LIMIT = 3.0
"""In so many seconds a usual game is to be reviewed, on the average."""

USUAL: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "lucky-loop": (3, {}),
    "bomb-busters": (4, {"mission": "4"}),
    "galaxy-trucker": (3, {}),
}


def cost(match: Match[object, object, object]) -> float:  # type: ignore[type-var]
    """The seconds of processor that a review takes."""
    review = get_plugin(match.game.name).review
    assert review is not None
    begin = process_time()
    review()(match, lambda _: None)
    return process_time() - begin


def mean_cost(name: str) -> float:
    """The seconds that a usual game takes on the average; those of each are printed."""
    seats, options = USUAL[name]
    spent = [cost(play_game(name, seats, ["normal"], seed, options)) for seed in range(GAMES)]
    mean = sum(spent) / GAMES
    print(f"{name:<16}{''.join(f'{seconds:>7.2f}' for seconds in spent)}   mean{mean:>7.2f}", flush=True)
    return mean


def main() -> None:
    """Print what each review takes, and fail where it is too long."""
    print(f"seconds of processor for each of {GAMES} games; on the average it has to be less than {LIMIT:.0f}")
    slow = [name for name in USUAL if mean_cost(name) >= LIMIT]
    if slow:
        raise SystemExit(f"The review takes too long: {', '.join(slow)}.")


if __name__ == "__main__":
    main()
