"""The commands that hand on: serve to the server, rules to the rulebook."""

import os
import re
import sys
from argparse import Namespace

from tavolata.cli.terminal import folded
from tavolata.core.registry import get_plugin
from tavolata.core.text.rulebook import rulebook_for_language, rules_of
from tavolata.i18n import current_language

_PARAGRAPH = re.compile(r"\n(?=\n|- )")
_HANGING = "  "


def serve(arguments: Namespace) -> int:
    """Start the server, and stay with it until it ends."""
    from tavolata.server.config import FILE, SETTINGS, configured
    from tavolata.server.run import serve as run

    names = [FILE, *(setting.encode_name for setting in SETTINGS)]
    run(configured({name: value for name, value in vars(arguments).items() if name in names}, os.environ))
    return 0


def rules(arguments: Namespace) -> int:
    """Print a game's rulebook, on a terminal in lines that fit; where no language was asked for, in one in which it is told."""
    game = get_plugin(arguments.game).name
    book = rules_of(game, current_language() if "lang" in arguments else rulebook_for_language(game, current_language()))
    print("\n".join(map(_fitting, _PARAGRAPH.split(book))) if sys.stdout.isatty() else book, end="")
    return 0


def _fitting(paragraph: str) -> str:
    """A paragraph of a rulebook in lines that fit; a blank line before it stays."""
    text = paragraph.strip()
    lines = folded(text, hanging=_HANGING if text.startswith("- ") else "")
    return f"\n{lines}" if paragraph.startswith("\n") else lines
