"""The commands that print figures: simulate, arena, analyse."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tavolata.bots import arena as series
from tavolata.cli.parts import BadCommand, options_of, solver_of
from tavolata.cli.terminal import bar
from tavolata.core.game import Game
from tavolata.core.library import game_named
from tavolata.words import say


def simulate(arguments: Namespace) -> int:
    """Play many games among bots, and print the summary."""
    game = game_named(arguments.game)
    seats = arguments.seats or game.seats[0]
    levels = series.one_for_each(arguments.bots, seats)
    summary = series.simulate(_contest(game, arguments), levels, arguments.games, bar)
    if arguments.json:
        asked = {"game": game.name, "seats": seats, "bots": levels, "seed": arguments.seed}
        _print_json(asked | msgspec.to_builtins(summary))
    else:
        print("\n".join(_table(levels, summary)))
    return 0


def arena(arguments: Namespace) -> int:
    """Let neighbouring levels play each other, and print how clearly the stronger one wins."""
    game = game_named(arguments.game)
    levels = arguments.levels or weakest_first(game)
    if len(levels) < 2:
        raise BadCommand(say("cli.arena.two_levels"))
    duels = series.arena(_contest(game, arguments), levels, arguments.games, bar)
    if arguments.json:
        _print_json({"game": game.name, "seed": arguments.seed, "duels": list(duels)})
        return 0
    for duel in duels:
        print(say("cli.arena.duel", _duel(duel)), flush=True)
    return 0


def analyse(arguments: Namespace) -> int:
    """Read a position from stdin, and print what the solver knows of it."""
    solver = solver_of(game_named(arguments.game))
    found = solver.analyse(_position(sys.stdin.buffer.read() if sys.stdin else b""))
    if arguments.json:
        _print_json(found)
    else:
        print("\n".join(_figures(found)))
    return 0


def weakest_first(game: Game[Any, Any, Any]) -> list[str]:
    """The levels of a game in order of strength: `random` is below those that think."""
    return sorted(game.bots, key=lambda level: level != "random")


def _contest(game: Game[Any, Any, Any], arguments: Namespace) -> series.Contest:
    return series.Contest(game.name, options_of(game, arguments.option), arguments.seed, arguments.jobs)


def _table(levels: list[str], summary: series.Summary) -> Iterator[str]:
    yield say("cli.simulate.head")
    for seat, level in enumerate(levels):
        score, wins = summary.mean_score[seat], summary.win_rate[seat]
        yield f"{seat:>4}  {level:<10} {score:>10.1f} {wins:>8.1%}"
    endings = ", ".join(f"{reason} {count}" for reason, count in summary.endings.items())
    yield say("cli.simulate.endings", {"games": summary.games, "endings": endings})
    speed = {"actions": f"{summary.actions:,}", "seconds": f"{summary.seconds:.2f}", "speed": f"{summary.actions_per_second:,}"}
    yield say("cli.simulate.speed", speed)


def _duel(duel: series.Duel) -> dict[str, str | int]:
    shares = {"win_rate": duel.win_rate, "low": duel.low, "high": duel.high}
    facts: dict[str, str | int] = {name: f"{100 * share:.1f}" for name, share in shares.items()}
    return facts | {"stronger": duel.stronger, "weaker": duel.weaker, "games": duel.games, "margin": f"{duel.mean_margin:+.1f}"}


def _position(data: bytes) -> object:
    try:
        return msgspec.json.decode(data)
    except (ValueError, RecursionError) as error:
        raise BadCommand(say("cli.not_json", {"why": str(error)})) from error


def _figures(found: Mapping[str, Any], prefix: str = "") -> Iterator[str]:
    for name, value in found.items():
        if isinstance(value, Mapping):
            yield from _figures(value, f"{prefix}{name} ")
        else:
            yield f"{prefix}{name}: {value}"


def _print_json(data: object) -> None:
    print(msgspec.json.encode(data).decode())
