"""`tavolata arena`: bots meet each other, and it is told who wins against whom, or with whom."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.cli.game_args import BadCommand, check_writable, options_of, write_text
from tavolata.cli.simulate import print_json
from tavolata.cli.terminal import bar, columns, folded
from tavolata.core.plugin import RANDOM, GamePlugin
from tavolata.core.registry import get_plugin
from tavolata.core.text.columns import align, side_by_side
from tavolata.i18n import Fact, translate

if TYPE_CHECKING:
    from tavolata.tournaments.standings import Meeting, Standings


def arena(arguments: Namespace) -> int:
    """Let bots meet each other on the same deals, and print the outcome."""
    from tavolata.tournaments.svg import plotted
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
        options=options_of(arguments.option),
        seed=arguments.seed,
        jobs=arguments.jobs,
        ray=arguments.ray,
        file=Path(arguments.results) if arguments.results else None,
        watch=bar,
    )
    if arguments.plot:
        write_text(arguments.plot, plotted(found, translate(f"{plugin.slug}.name")))
    if arguments.json:
        print_json(found)
    else:
        print("\n".join(_told(found)))
    return 0


def weakest_first(plugin: GamePlugin) -> list[str]:
    """The levels of a game in order of strength: who plays by lot is below those that think."""
    return [RANDOM, *plugin.levels]


def _told(found: "Standings") -> Iterator[str]:
    yield from (folded(_sentence(meeting, found.cooperative)) for meeting in found.meetings)
    yield ""
    yield from _matrix(found) if found.cooperative else _ratings(found)


def _sentence(meeting: "Meeting", cooperative: bool) -> str:
    """Of two rivals the one who won more is named first."""
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
    """How often each team wins: the same bot on all seats stands where its row meets its column."""
    heads = [f"{bot}" for bot in ("", *found.bots)]
    wide = max(map(len, heads))
    cells = [[_percent(row[column]) for row in found.matrix] for column in range(len(found.bots))]
    yield from side_by_side(
        [head.ljust(wide) for head in heads], [align([bot, *cell], 9) for bot, cell in zip(found.bots, cells, strict=True)], columns()
    )


def _ratings(found: "Standings") -> Iterator[str]:
    """The strongest first."""
    heads = ["", *(rated.bot for rated in found.ratings)]
    wide = max(map(len, heads))
    ratings = align(
        [translate("cli.arena.rating"), *(translate("arena.figure", {"figure": round(rated.rating)}) for rated in found.ratings)], 8
    )
    spans = [translate("cli.arena.span", {"low": round(rated.low), "high": round(rated.high)}) for rated in found.ratings]
    yield from side_by_side([head.ljust(wide) for head in heads], [ratings, align([translate("cli.arena.sure"), *spans], 10)], columns())


def _percent(share: float | None) -> str:
    return "" if share is None else translate("figure.percent", {"percent": 100 * share})
