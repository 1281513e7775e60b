"""The commands that hand on: serve to the server, rules to the rulebook."""

from argparse import Namespace

from tavolata.core.library import kit_of
from tavolata.core.rulebook import rules_of


def serve(arguments: Namespace) -> int:
    """Start the server, and stay with it until it ends."""
    from tavolata.server.serve import serve as run

    run(host=arguments.host, port=arguments.port, data=arguments.data)
    return 0


def rules(arguments: Namespace) -> int:
    """Print a game's rulebook."""
    print(rules_of(kit_of(arguments.game).name, arguments.lang), end="")
    return 0
