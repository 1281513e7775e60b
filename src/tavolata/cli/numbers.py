"""The commands that print figures: simulate, arena, analyse."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tavolata.bots import arena as series
from tavolata.cli.parts import BadCommand, coach_of, options_of
from tavolata.cli.terminal import bar, columns, folded
from tavolata.core.columns import aligned, beside
from tavolata.core.kit import RANDOM, Kit
from tavolata.core.library import kit_of
from tavolata.words import Fact, has, say

INDENT = "  "


def simulate(arguments: Namespace) -> int:
    """Play many games among bots, and print the summary."""
    kit = kit_of(arguments.game)
    seats = arguments.seats or kit.game.seats[0]
    levels = series.one_for_each(arguments.bots, seats)
    summary = series.simulate(_contest(kit, arguments), levels, arguments.games, bar)
    if arguments.json:
        asked = {"game": kit.name, "seats": seats, "bots": levels, "seed": arguments.seed}
        _print_json(asked | msgspec.to_builtins(summary))
    else:
        print("\n".join(_table(kit, levels, summary)))
    return 0


def arena(arguments: Namespace) -> int:
    """Let neighbouring levels play each other, and print how clearly the stronger one wins."""
    kit = kit_of(arguments.game)
    levels = arguments.levels or weakest_first(kit)
    if len(levels) < 2:
        raise BadCommand(say("cli.arena.two_levels"))
    duels = series.arena(_contest(kit, arguments), levels, arguments.games, bar)
    if arguments.json:
        _print_json({"game": kit.name, "seed": arguments.seed, "duels": list(duels)})
        return 0
    for duel in duels:
        print(folded(say("cli.arena.duel", _duel(duel))), flush=True)
    return 0


def analyse(arguments: Namespace) -> int:
    """Read a position from stdin, and print what the solver knows of it."""
    found = coach_of(kit_of(arguments.game)).analyse(_position(sys.stdin.buffer.read() if sys.stdin else b""))
    if arguments.json:
        _print_json(found)
    else:
        print("\n".join(_figures(found)))
    return 0


def weakest_first(kit: Kit) -> list[str]:
    """The levels of a game in order of strength: who plays by lot is below those that think."""
    return [RANDOM, *kit.levels]


def _contest(kit: Kit, arguments: Namespace) -> series.Contest:
    return series.Contest(kit.name, {**options_of(arguments.option)}, arguments.seed, arguments.jobs, arguments.ray)


def _table(kit: Kit, levels: list[str], summary: series.Summary) -> Iterator[str]:
    yield from beside([""] * (len(levels) + 1), list(_columns(levels, summary)), columns())
    yield folded(say("cli.simulate.endings", {"games": summary.games}))
    for reason, count in summary.endings.items():
        yield folded(say("cli.simulate.ending", {"count": count, "reason": _reason(kit, reason)}), INDENT, INDENT)
    speed = {"actions": summary.actions, "seconds": summary.seconds, "speed": summary.actions_per_second}
    yield folded(say("cli.simulate.speed", speed))


def _columns(levels: list[str], summary: series.Summary) -> Iterator[list[str]]:
    """A column for each figure, under its head."""
    yield aligned([say("cli.simulate.seat"), *range(1, len(levels) + 1)], 4)
    wide = max(map(len, levels))
    yield [f"  {level:<{wide}}" for level in (say("cli.simulate.bot"), *levels)]
    yield aligned([say("cli.simulate.score"), *(say("cli.number", {"number": score}) for score in summary.mean_score)], 10)
    yield aligned([say("cli.simulate.wins"), *(say("figure.percent", {"percent": 100 * share}) for share in summary.win_rate)], 9)


def _reason(kit: Kit, reason: str) -> str:
    """Why a game ended, in its own words if it has any."""
    key = f"{kit.area}.over.reason.{reason}"
    return say(key) if has(key) else reason


def _duel(duel: series.Duel) -> dict[str, Fact]:
    shares: dict[str, Fact] = {"win_rate": 100 * duel.win_rate, "low": 100 * duel.low, "high": 100 * duel.high}
    return shares | {"stronger": duel.stronger, "weaker": duel.weaker, "games": duel.games, "margin": duel.mean_margin}


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
