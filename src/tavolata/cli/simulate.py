"""The commands that print figures: simulate, analyse."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tavolata.cli.game_args import BadCommand, coach_of, options_of
from tavolata.cli.terminal import bar, columns, folded
from tavolata.core.plugin import GamePlugin
from tavolata.core.registry import get_plugin
from tavolata.core.text.columns import align, side_by_side
from tavolata.i18n import has, translate
from tavolata.tournaments import series

INDENT = "  "


def simulate(arguments: Namespace) -> int:
    """Play many games among bots, and print the summary."""
    plugin = get_plugin(arguments.game)
    seats = arguments.seats or plugin.game.seats[0]
    levels = series.one_for_each(arguments.bots, seats)
    summary = series.simulate(_contest(plugin, arguments), levels, arguments.games, bar)
    if arguments.json:
        asked = {"game": plugin.name, "seats": seats, "bots": levels, "seed": arguments.seed}
        print_json(asked | msgspec.to_builtins(summary))
    else:
        print("\n".join(_table(plugin, levels, summary)))
    return 0


def analyse(arguments: Namespace) -> int:
    """Read a position from stdin, and print what the solver knows of it."""
    coach = coach_of(get_plugin(arguments.game))
    found = coach.analyse(_position(sys.stdin.buffer.read() if sys.stdin else b""))
    if arguments.json:
        print_json(found)
    else:
        sentences = [folded(translate(sentence.key, sentence.facts)) for sentence in coach.told(found)]
        print("\n".join(sentences or figures(found)))
    return 0


def _contest(plugin: GamePlugin, arguments: Namespace) -> series.Contest:
    return series.Contest(plugin.name, {**options_of(arguments.option)}, arguments.seed, arguments.jobs, arguments.ray)


def _table(plugin: GamePlugin, levels: list[str], summary: series.Summary) -> Iterator[str]:
    yield from side_by_side([""] * (len(levels) + 1), list(_columns(levels, summary)), columns())
    yield folded(translate("cli.simulate.endings", {"games": summary.games}))
    for reason, count in summary.endings.items():
        yield folded(translate("cli.simulate.ending", {"count": count, "reason": _reason(plugin, reason)}), INDENT, INDENT)
    speed = {"actions": summary.actions, "seconds": summary.seconds, "speed": summary.actions_per_second}
    yield folded(translate("cli.simulate.speed", speed))


def _columns(levels: list[str], summary: series.Summary) -> Iterator[list[str]]:
    """A column for each figure, under its head."""
    yield align([translate("cli.simulate.seat"), *range(1, len(levels) + 1)], 4)
    wide = max(map(len, levels))
    yield [f"  {level:<{wide}}" for level in (translate("cli.simulate.bot"), *levels)]
    yield align([translate("cli.simulate.score"), *(translate("cli.number", {"number": score}) for score in summary.mean_score)], 10)
    yield align([translate("cli.simulate.wins"), *(translate("figure.percent", {"percent": 100 * share}) for share in summary.win_rate)], 9)


def _reason(plugin: GamePlugin, reason: str) -> str:
    """Why a game ended, in its own words if it has any."""
    key = f"{plugin.slug}.over.reason.{reason}"
    return translate(key) if has(key) else reason


def _position(data: bytes) -> object:
    try:
        return msgspec.json.decode(data)
    except (ValueError, RecursionError) as error:
        raise BadCommand(translate("cli.not_json", {"why": str(error)})) from error


def figures(found: Mapping[str, Any], prefix: str = "") -> Iterator[str]:
    """What was found as it is, a line for each figure."""
    for name, value in found.items():
        if isinstance(value, Mapping):
            yield from figures(value, f"{prefix}{name} ")
        else:
            yield f"{prefix}{name}: {value}"


def print_json(data: object) -> None:
    """Something as one JSON object."""
    print(msgspec.json.encode(data).decode())
