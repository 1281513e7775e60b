"""The commands that print numbers: simulate, arena, analyse."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tavolata.bots.play import level_of_each_seat
from tavolata.cli.game_args import BadCommand, advisor_of, check_writable, parse_options, write_text
from tavolata.cli.output import progress_bar, terminal_width, wrap
from tavolata.core.plugin import RANDOM, GamePlugin
from tavolata.core.registry import get_plugin
from tavolata.core.text.columns import align, side_by_side
from tavolata.i18n import Fact, has_message, translate
from tavolata.tournaments import series

if TYPE_CHECKING:
    from tavolata.tournaments.standings import PairResult, Standings


INDENT = "  "


def simulate(arguments: Namespace) -> int:
    """Run `tavolata simulate`: play a series of games among bots, and print the summary."""
    plugin = get_plugin(arguments.game)
    seats = arguments.seats or plugin.game.seats[0]
    levels = level_of_each_seat(arguments.bots, seats)
    summary = series.simulate(_series_config(plugin, arguments), levels, arguments.games, progress_bar)
    if arguments.json:
        asked = {"game": plugin.name, "seats": seats, "bots": levels, "seed": arguments.seed}
        print_json(asked | msgspec.to_builtins(summary))
    else:
        print("\n".join(_summary_text(plugin, levels, summary)))
    return 0


def analyse(arguments: Namespace) -> int:
    """Run `tavolata analyse`: read a position from stdin, and print the solver's analysis."""
    coach = advisor_of(get_plugin(arguments.game))
    found = coach.analyse(_parse_position(sys.stdin.buffer.read() if sys.stdin else b""))
    if arguments.json:
        print_json(found)
    else:
        sentences = [wrap(translate(sentence.key, sentence.facts)) for sentence in coach.explain(found)]
        print("\n".join(sentences or findings_text(found)))
    return 0


def _series_config(plugin: GamePlugin, arguments: Namespace) -> series.SeriesConfig:
    return series.SeriesConfig(plugin.name, {**parse_options(arguments.option)}, arguments.seed, arguments.jobs, arguments.ray)


def _summary_text(plugin: GamePlugin, levels: list[str], summary: series.Summary) -> Iterator[str]:
    yield from side_by_side([""] * (len(levels) + 1), list(_columns(levels, summary)), terminal_width())
    yield wrap(translate("cli.simulate.endings", {"games": summary.games}))
    for reason, count in summary.endings.items():
        yield wrap(translate("cli.simulate.ending", {"count": count, "reason": _reason_text(plugin, reason)}), INDENT, INDENT)
    speed = {"actions": summary.actions, "seconds": summary.seconds, "speed": summary.actions_per_second}
    yield wrap(translate("cli.simulate.speed", speed))


def _columns(levels: list[str], summary: series.Summary) -> Iterator[list[str]]:
    """Yield a column of the table for each number, under its heading."""
    yield align([translate("cli.simulate.seat"), *range(1, len(levels) + 1)], 4)
    wide = max(map(len, levels))
    yield [f"  {level:<{wide}}" for level in (translate("cli.simulate.bot"), *levels)]
    yield align([translate("cli.simulate.score"), *(translate("cli.number", {"number": score}) for score in summary.mean_score)], 10)
    yield align([translate("cli.simulate.wins"), *(translate("figure.percent", {"percent": 100 * share}) for share in summary.win_rate)], 9)


def _reason_text(plugin: GamePlugin, reason: str) -> str:
    """Return the reason for a game's end, in the game's own words if it has any."""
    key = f"{plugin.slug}.over.reason.{reason}"
    return translate(key) if has_message(key) else reason


def _parse_position(data: bytes) -> object:
    try:
        return msgspec.json.decode(data)
    except (ValueError, RecursionError) as error:
        raise BadCommand(translate("cli.not_json", {"why": str(error)})) from error


def findings_text(found: Mapping[str, Any], prefix: str = "") -> Iterator[str]:
    """Yield a line of text for each number of an analysis."""
    for name, value in found.items():
        if isinstance(value, Mapping):
            yield from findings_text(value, f"{prefix}{name} ")
        else:
            yield f"{prefix}{name}: {value}"


def print_json(data: object) -> None:
    """Print data as one JSON object."""
    print(msgspec.json.encode(data).decode())


def arena(arguments: Namespace) -> int:
    """Run `tavolata arena`: play a tournament among bots, and print the standings."""
    from tavolata.tournaments.svg import render_svg
    from tavolata.tournaments.tournament import arena as play_all

    plugin = get_plugin(arguments.game)
    bots = arguments.bots or weakest_first(plugin)
    if len(bots) < 2:
        raise BadCommand(translate("cli.arena.two_bots"))
    for file in filter(None, (arguments.results, arguments.plot)):
        check_writable(file)
    found = play_all(
        plugin.name,
        bots,
        arguments.games,
        seats=arguments.seats,
        options=parse_options(arguments.option),
        seed=arguments.seed,
        jobs=arguments.jobs,
        ray=arguments.ray,
        file=Path(arguments.results) if arguments.results else None,
        progress=progress_bar,
    )
    if arguments.plot:
        write_text(arguments.plot, render_svg(found, translate(f"{plugin.slug}.name")))
    if arguments.json:
        print_json(found)
    else:
        print("\n".join(_standings_text(found)))
    return 0


def weakest_first(plugin: GamePlugin) -> list[str]:
    """Return the levels of a game by strength, from random upwards."""
    return [RANDOM, *plugin.levels]


def _standings_text(found: "Standings") -> Iterator[str]:
    yield from (wrap(_pair_text(meeting, found.cooperative)) for meeting in found.meetings)
    yield ""
    yield from _matrix(found) if found.cooperative else _ratings(found)


def _pair_text(meeting: "PairResult", cooperative: bool) -> str:
    """Return the result of two bots as text; of two rivals the stronger one is named first."""
    one, other = meeting.bots
    shares = [100 * meeting.win_rate, 100 * meeting.low, 100 * meeting.high]
    margin = meeting.mean_margin
    if meeting.win_rate < 0.5 and not cooperative:
        one, other, margin = other, one, -margin
        shares = [100 - shares[0], 100 - shares[2], 100 - shares[1]]
    facts: dict[str, Fact] = dict(zip(("win_rate", "low", "high"), shares, strict=True))
    facts |= {"stronger": one, "weaker": other, "games": meeting.games}
    if not cooperative:
        return translate("cli.arena.duel", facts | {"margin": margin})
    return translate("cli.arena.alone" if one == other else "cli.arena.team", facts)


def _matrix(found: "Standings") -> Iterator[str]:
    """Yield the lines of the table of win rates of all teams; a team of one bot is on the diagonal."""
    heads = [f"{bot}" for bot in ("", *found.bots)]
    wide = max(map(len, heads))
    cells = [[_percent(row[column]) for row in found.matrix] for column in range(len(found.bots))]
    yield from side_by_side(
        [head.ljust(wide) for head in heads],
        [align([bot, *cell], 9) for bot, cell in zip(found.bots, cells, strict=True)],
        terminal_width(),
    )


def _ratings(found: "Standings") -> Iterator[str]:
    """Yield a line for each rating, the strongest bot first."""
    heads = ["", *(rated.bot for rated in found.ratings)]
    wide = max(map(len, heads))
    ratings = align(
        [translate("cli.arena.rating"), *(translate("arena.figure", {"figure": round(rated.rating)}) for rated in found.ratings)], 8
    )
    spans = [translate("cli.arena.span", {"low": round(rated.low), "high": round(rated.high)}) for rated in found.ratings]
    yield from side_by_side(
        [head.ljust(wide) for head in heads], [ratings, align([translate("cli.arena.sure"), *spans], 10)], terminal_width()
    )


def _percent(share: float | None) -> str:
    return "" if share is None else translate("figure.percent", {"percent": 100 * share})
