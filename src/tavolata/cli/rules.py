"""The commands `serve` and `rules`."""

import os
import re
import sys
from argparse import Namespace

from tavolata.cli.output import wrap
from tavolata.core.registry import get_plugin
from tavolata.core.text.rulebook import rulebook_language, rulebook_text
from tavolata.i18n import current_language

_PARAGRAPH = re.compile(r"\n(?=\n|- )")
_HANGING = "  "


def serve(arguments: Namespace) -> int:
    """Run `tavolata serve`: run the server until it stops."""
    from tavolata.server.config import FILE, SETTINGS, load_config
    from tavolata.server.run import serve as run

    names = [FILE, *(setting.encode_name for setting in SETTINGS)]
    run(load_config({name: value for name, value in vars(arguments).items() if name in names}, os.environ))
    return 0


def rules(arguments: Namespace) -> int:
    """Run `tavolata rules`: print a game's rulebook, wrapped on a terminal, in the requested or the closest language."""
    game = get_plugin(arguments.game).name
    book = rulebook_text(game, current_language() if "lang" in arguments else rulebook_language(game, current_language()))
    print("\n".join(map(_wrap_paragraph, _PARAGRAPH.split(book))) if sys.stdout.isatty() else book, end="")
    return 0


def _wrap_paragraph(paragraph: str) -> str:
    """Return a wrapped paragraph with the blank line before it."""
    text = paragraph.strip()
    lines = wrap(text, hanging=_HANGING if text.startswith("- ") else "")
    return f"\n{lines}" if paragraph.startswith("\n") else lines
