"""`tavolata perft`: counts the lines of play for each first action, and in total."""

from argparse import Namespace

from tavolata.cli.game_args import parse_options, read_text
from tavolata.core.match import Match
from tavolata.core.match_arguments import actor_name
from tavolata.core.perft import perft as count_lines
from tavolata.core.registry import get_plugin
from tavolata.i18n import translate


def perft(arguments: Namespace) -> int:
    """Run `tavolata perft`: print the number of lines after each first action, and the total."""
    game = get_plugin(arguments.game).game
    if arguments.origin:
        match = Match.from_text(game.name, read_text(arguments.origin))
    else:
        match = Match.new(game.name, arguments.seats or game.seats[0], seed=None, options=parse_options(arguments.option))
    total = 0
    for actor, action, lines in count_lines(match, arguments.depth):
        print(f"{actor_name(actor)} {match.write(action)}: {lines}")
        total += lines
    print(f"\n{translate('cli.perft.total')}: {total}")
    return 0
