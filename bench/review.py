"""The review of usual games among bots, in seconds of processor: `python -m bench.review`."""

from time import process_time

from tavolata.bots.arena import play_game
from tavolata.core.game import OptionValue
from tavolata.core.library import kit_of
from tavolata.core.match import Match

GAMES = 5
USUAL: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "lucky-loop": (3, {}),
    "bomb-busters": (4, {"mission": "4"}),
    "galaxy-trucker": (3, {}),
}


def cost(match: Match[object, object, object]) -> float:  # type: ignore[type-var]
    """The seconds of processor that a review takes."""
    review = kit_of(match.game.name).review
    assert review is not None
    begin = process_time()
    review()(match, lambda _: None)
    return process_time() - begin


def main() -> None:
    """Print the mean and the longest of each game."""
    print(f"{GAMES} games each, seconds of processor: mean, longest")
    for name, (seats, options) in USUAL.items():
        spent = [cost(play_game(name, seats, ["normal"], seed, options)) for seed in range(GAMES)]
        print(f"{name:<16} {sum(spent) / GAMES:>6.2f} {max(spent):>6.2f}", flush=True)


if __name__ == "__main__":
    main()
