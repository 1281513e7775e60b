"""How cost grows with tables, seats and lines, drawn into docs/curves: `python -m bench.curves`."""

from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from bench import houses, results
from bench.drawing import Curve, drawn
from bench.server import OUR_GAMES, THEIR_GAMES, Contender, allow_many_lines, run
from bench.tables import Ours
from tavolata.core.match import Match

FOLDER = Path(__file__).parent.parent / "docs" / "curves"
ROUNDS = 3
TABLES = (10, 30, 100, 300, 1000, 2000)
SEATS = range(2, 7)
LINES = (100, 300, 1000, 3000, 5000)
MOVES = 200


def tables() -> list[Curve]:
    """Moves for each second of processor, by the number of tables that are played at as fast as can be."""
    contenders = {"Tavolata, Lucky Loop": OUR_GAMES["lucky-loop"]}
    if houses.has_peer():
        contenders["boardgame.io, table game"] = THEIR_GAMES["table"]
    found = {(name, count): [] for name in contenders for count in TABLES}  # type: dict[tuple[str, int], list[float]]
    for _ in range(ROUNDS):
        for (name, count), speeds in found.items():
            speeds.append(run(contenders[name], count, saturated=True).moves_per_processor_second)
    return [Curve(name, [(count, *_spread(found[name, count])) for count in TABLES]) for name in contenders]


def seats() -> list[Curve]:
    """Moves for each second of processor at 100 tables, by the number of seats."""

    def contender(count: int) -> Contender:
        return Contender(houses.ours, lambda port, lot: Ours(port, lot, "lucky-loop", {}, seats=count))

    found: dict[int, list[float]] = {count: [] for count in SEATS}
    for _ in range(ROUNDS):
        for count, speeds in found.items():
            speeds.append(run(contender(count), 100, saturated=True).moves_per_processor_second)
    return [Curve("Tavolata, Lucky Loop", [(count, *_spread(speeds)) for count, speeds in found.items()])]


def lines() -> list[Curve]:
    """Microseconds of processor for a move of Lucky Loop as a table makes it, by the length of the log."""
    found: dict[int, list[float]] = {count: [] for count in LINES}
    for number in range(ROUNDS):
        match, lot = Match.new("lucky-loop", 6, number), Random(number)  # noqa: S311 - these dice are no secret
        for count in LINES:
            while len(match.log) < count and match.result is None:
                match = _moved(match, lot)
            begun = process_time()
            for _ in range(MOVES):
                match = _moved(match, lot)
            found[count].append((process_time() - begun) / MOVES * 1e6)
    return [Curve("a move of Lucky Loop", [(count, *_spread(costs)) for count, costs in found.items()])]


def _moved(match: "Match[object, object, object]", lot: Random) -> "Match[object, object, object]":  # type: ignore[type-var]
    """The match after any move that does not end the game: cards are exchanged rather than flights presented."""
    following = match.continue_copy()
    (seat,) = following.actors
    legal = following.legal(seat)
    texts = map(following.game.write, legal)
    dull = [action for action, text in zip(legal, texts, strict=True) if not text.startswith(("fly", "raise", "lay"))]
    following.advance(seat, lot.choice(dull or legal))
    return following


def _spread(values: list[float]) -> tuple[float, float, float]:
    return median(values), min(values), max(values)


def main() -> None:
    """Measure each, keep the figures and draw the curves."""
    allow_many_lines()
    FOLDER.mkdir(exist_ok=True)
    titles = {
        tables: ("moves for each second of processor", "tables"),
        seats: ("moves for each second of processor", "seats"),
        lines: ("microseconds of processor for a move", "lines of the log"),
    }
    for measure, (what, by) in titles.items():
        curves = measure()
        for curve in curves:
            figures = {
                str(place): {"median": middle, "low": low, "high": high, "runs": ROUNDS} for place, middle, low, high in curve.points
            }
            results.keep("curves", f"{curve.name}: {what} by {by}", figures)
        (FOLDER / f"{measure.__name__}.svg").write_text(drawn(what, by, curves), encoding="utf-8")
    results.show("curves")


if __name__ == "__main__":
    main()
