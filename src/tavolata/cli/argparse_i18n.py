"""A parser of command lines that speaks our languages: argparse's own words are English, and ours stand in the catalogues."""

import re
import sys
from argparse import SUPPRESS, ArgumentParser, HelpFormatter
from collections.abc import Iterable
from typing import Any, NoReturn

from tavolata.cli.terminal import columns
from tavolata.i18n import languages, translate

_FAULTS = {
    "argument": r"argument (?P<name>.+?): (?P<what>.+)",
    "required": r"the following arguments are required: (?P<names>.+)",
    "unrecognized": r"unrecognized arguments: (?P<names>.+)",
    "choice": r"invalid choice: '?(?P<given>.*?)'? \(choose from (?P<choices>.+)\)",
    "one_argument": r"expected one argument",
    "explicit": r"ignored explicit argument '(?P<given>.+)'",
}
"""What argparse finds wrong: the end of our key for it, and how it says that."""


class Formatter(HelpFormatter):
    """Help in our words, as wide as the terminal."""

    def __init__(self, prog: str) -> None:
        width = columns()
        super().__init__(prog, max_help_position=24 if width >= 60 else 8, width=width)

    def add_usage(self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None) -> None:
        """The line that shows what can be typed."""
        super().add_usage(usage, actions, groups, translate("cli.usage") + " " if prefix is None else prefix)


class Parser(ArgumentParser):
    """A parser that speaks the language of the command."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=Formatter, allow_abbrev=False, **settings)
        self._positionals.title = translate("cli.usage.arguments")
        self._optionals.title = translate("cli.usage.options")
        self.add_argument("-h", "--help", action="help", help=translate("cli.help.help"))
        self.add_argument(
            "--lang",
            default=SUPPRESS,
            metavar=translate("cli.meta.lang"),
            help=translate("cli.help.lang", {"known": ", ".join(languages())}),
        )

    def print_help(self, file: Any = None) -> None:
        """Print the help; unlike argparse, tell if that fails."""
        print(self.format_help(), end="", file=file, flush=True)

    def error(self, message: str) -> NoReturn:
        """Show what can be typed, and say what is wrong with what was."""
        self.print_usage(sys.stderr)
        self.exit(2, translate("cli.usage.error", {"prog": self.prog, "what": told(message)}) + "\n")


def told(message: str) -> str:
    """A fault that argparse found, in our words; one that has none as it is."""
    for key, pattern in _FAULTS.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            facts = {name: text.replace("'", "") if name == "choices" else text for name, text in found.groupdict().items()}
            return translate(f"cli.usage.{key}", facts | {"what": told(facts["what"])} if key == "argument" else facts)
    return message
