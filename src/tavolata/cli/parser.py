"""Builds the parser of the commands and options of `tavolata`, in the language of the user."""

import argparse
from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, ArgumentTypeError, HelpFormatter
from collections.abc import Callable
from importlib import import_module
from typing import Any

from tavolata import __version__
from tavolata.bots.parallel import available_cpus
from tavolata.cli import local_game, perft, records, review, rules, simulate, store_commands
from tavolata.cli.output import terminal_width
from tavolata.i18n import Facts, languages, translate
from tavolata.server.config import FILE, SETTINGS

_METAS = {
    "host": "host",
    "port": "port",
    "data": "folder",
    "database": "database",
    "bus": "bus",
    "known-hosts": "names",
    "trusted-proxies": "hosts",
    "bot": "bot",
    "logs": "form",
}
"""Placeholders of server settings that are not numbers."""


_ARGPARSE: dict[str, tuple[str, Facts]] = {
    "usage: ": ("cli.usage", {}),
    "positional arguments": ("cli.usage.arguments", {}),
    "options": ("cli.usage.options", {}),
    "%(prog)s: error: %(message)s\n": ("cli.usage.error", {"prog": "%(prog)s", "what": "%(message)s"}),
    "argument %(argument_name)s: %(message)s": ("cli.usage.argument", {"name": "%(argument_name)s", "what": "%(message)s"}),
    "the following arguments are required: %s": ("cli.usage.required", {"names": "%s"}),
    "unrecognized arguments: %s": ("cli.usage.unrecognized", {"names": "%s"}),
    "expected one argument": ("cli.usage.one_argument", {}),
    "ignored explicit argument %r": ("cli.usage.explicit", {"given": "%s"}),
}
"""Our messages for those of argparse, with the same `%` placeholders."""


def _translate_argparse(message: str) -> str:
    """Return the translation of a format string of argparse; an unknown one stays as it is."""
    if message not in _ARGPARSE:
        return message
    translated = translate(*_ARGPARSE[message])
    return translated + message[len(message.rstrip()) :]


setattr(argparse, "_", _translate_argparse)  # noqa: B010 - argparse translates through this name, which the type stubs leave out


class Formatter(HelpFormatter):
    """Help formatter that uses the width of the terminal."""

    def __init__(self, prog: str) -> None:
        width = terminal_width()
        super().__init__(prog, max_help_position=24 if width >= 60 else 8, width=width)


class Parser(ArgumentParser):
    """Argument parser whose help and errors are in the user's language."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=Formatter, allow_abbrev=False, **settings)
        self.add_argument("-h", "--help", action="help", help=translate("cli.help.help"))
        known = {"known": ", ".join(languages())}
        self.add_argument("--lang", default=SUPPRESS, metavar=_meta("lang"), help=translate("cli.help.lang", known))

    def print_help(self, file: Any = None) -> None:
        """Print the help; unlike argparse, raise an error if that fails."""
        print(self.format_help(), end="", file=file, flush=True)

    def _check_value(self, action: Action, value: Any) -> None:
        """Raise ArgumentError for an unknown choice; argparse would quote the choices in some versions of Python only."""
        if action.choices is not None and value not in action.choices:
            facts = {"given": str(value), "choices": ", ".join(map(str, action.choices))}
            raise ArgumentError(action, translate("cli.usage.choice", facts))


def parser() -> ArgumentParser:
    """Return the parser of all commands."""
    top = Parser(prog="tavolata", description=translate("cli.help"))
    top.add_argument("--version", action="version", version=f"tavolata {__version__}", help=translate("cli.help.version"))
    commands = top.add_subparsers(title=translate("cli.help.commands"), metavar=_meta("command"), required=True)
    for add in (
        _add_serve,
        _add_play,
        _add_join,
        _add_mcp,
        _add_simulate,
        _add_arena,
        _add_analyse,
        _add_replay,
        _add_review,
        _add_verify,
        _add_perft,
        _add_rules,
        _add_check,
        _add_backup,
        _add_restore,
        _add_move,
    ):
        add(commands)
    return top


def _add_serve(commands: Any) -> None:
    command = _command(commands, "serve", rules.serve)
    command.add_argument(f"--{FILE}", default=SUPPRESS, metavar=_meta("file"), help=translate("cli.help.config"))
    for setting in SETTINGS:
        name, words = setting.encode_name, translate(f"cli.help.{setting.encode_name}", {"default": str(setting.default)})
        if setting.type is bool:
            command.add_argument(f"--{name}", action="store_true", dest=name, default=SUPPRESS, help=words)
        else:
            command.add_argument(f"--{name}", dest=name, default=SUPPRESS, metavar=_meta(_METAS.get(name, "number")), help=words)


def _add_play(commands: Any) -> None:
    command = _game_command(commands, "play", local_game.play)
    command.add_argument("--seats", type=_number_between(1), metavar="K", help=translate("cli.help.seats"))
    command.add_argument("--bots", type=_levels, default=["normal"], metavar=_meta("levels"), help=translate("cli.help.opponents"))
    command.add_argument("--seed", type=_integer, metavar="S", help=translate("cli.help.play_seed"))
    command.add_argument("--save", metavar=_meta("file"), help=translate("cli.help.save"))
    _add_options(command)


def _add_join(commands: Any) -> None:
    command = _command(commands, "join", _lazy("tavolata.cli.remote_table:join"))
    command.add_argument("link", metavar=_meta("link"), help=translate("terminal.help.link"))
    command.add_argument("--name", metavar=_meta("name"), help=translate("terminal.help.name"))
    command.add_argument("--seat", type=_number_between(1), metavar="K", help=translate("terminal.help.seat"))
    command.add_argument("--bot", metavar=_meta("level"), help=translate("terminal.help.bot"))


def _add_mcp(commands: Any) -> None:
    _command(commands, "mcp", _lazy("tavolata.cli.mcp_server:mcp"))


def _add_simulate(commands: Any) -> None:
    command = _game_command(commands, "simulate", simulate.simulate)
    _add_series(command, 100)
    command.add_argument("--seats", type=_number_between(1), metavar="K", help=translate("cli.help.seats"))
    command.add_argument("--bots", type=_levels, default=["random"], metavar=_meta("levels"), help=translate("cli.help.bots"))


def _add_arena(commands: Any) -> None:
    command = _game_command(commands, "arena", simulate.arena)
    _add_series(command, 100)
    command.add_argument("--seats", type=_number_between(2), metavar="K", help=translate("cli.help.seats"))
    command.add_argument("--bots", type=_levels, metavar=_meta("levels"), help=translate("cli.help.arena.bots"))
    command.add_argument("--results", metavar=_meta("file"), help=translate("cli.help.arena.results"))
    command.add_argument("--plot", metavar=_meta("file"), help=translate("cli.help.arena.plot"))


def _add_analyse(commands: Any) -> None:
    command = _game_command(commands, "analyse", simulate.analyse)
    command.add_argument("--json", action="store_true", help=translate("cli.help.json"))


def _add_replay(commands: Any) -> None:
    command = _command(commands, "replay", records.replay)
    command.add_argument("file", metavar=_meta("file"), help=translate("cli.help.file"))
    command.add_argument("--seat", type=_number_between(1), metavar="K", help=translate("cli.help.seat"))


def _add_review(commands: Any) -> None:
    command = _command(commands, "review", review.review)
    command.add_argument("file", metavar=_meta("file"), help=translate("cli.help.file"))
    command.add_argument("--seat", type=_number_between(1), metavar="K", help=translate("cli.help.review.seat"))
    command.add_argument("--json", action="store_true", help=translate("cli.help.json"))


def _add_verify(commands: Any) -> None:
    command = _command(commands, "verify", records.verify)
    command.add_argument("file", metavar=_meta("file"), help=translate("cli.help.file"))


def _add_perft(commands: Any) -> None:
    command = _game_command(commands, "perft", perft.perft)
    command.add_argument("--depth", type=_number_between(1, 99), required=True, metavar="N", help=translate("cli.help.perft.depth"))
    command.add_argument("--seats", type=_number_between(1), metavar="K", help=translate("cli.help.seats"))
    command.add_argument("--from", dest="origin", metavar=_meta("file"), help=translate("cli.help.perft.from"))
    _add_options(command)


def _add_rules(commands: Any) -> None:
    _game_command(commands, "rules", rules.rules)


def _add_check(commands: Any) -> None:
    _add_data(_command(commands, "check", store_commands.check))


def _add_backup(commands: Any) -> None:
    command = _command(commands, "backup", store_commands.backup)
    command.add_argument("file", metavar=_meta("file"), help=translate("cli.help.backup.file"))
    _add_data(command)


def _add_restore(commands: Any) -> None:
    command = _command(commands, "restore", store_commands.restore)
    command.add_argument("file", metavar=_meta("file"), help=translate("cli.help.restore.file"))
    _add_data(command)


def _add_move(commands: Any) -> None:
    command = _command(commands, "move", store_commands.move)
    command.add_argument("--from", required=True, dest="origin", metavar=_meta("place"), help=translate("cli.help.move.from"))
    command.add_argument("--to", required=True, dest="target", metavar=_meta("place"), help=translate("cli.help.move.to"))


def _meta(name: str) -> str:
    """Return the placeholder of an option's value in the help."""
    return translate(f"cli.meta.{name}")


def _command(commands: Any, name: str, run: Callable[..., int]) -> ArgumentParser:
    words = translate(f"cli.help.{name}")
    command: ArgumentParser = commands.add_parser(name, help=words, description=words)
    command.set_defaults(run=run)
    return command


def _lazy(place: str) -> Callable[..., int]:
    """Return a command function that imports its module when it runs, because it needs an optional package."""
    module, _, name = place.partition(":")

    def run(*given: Any) -> int:
        status: int = getattr(import_module(module), name)(*given)
        return status

    return run


def _game_command(commands: Any, name: str, run: Callable[..., int]) -> ArgumentParser:
    command = _command(commands, name, run)
    command.add_argument("game", metavar=_meta("game"), help=translate("cli.help.game"))
    return command


def _add_data(command: ArgumentParser) -> None:
    where = command.add_mutually_exclusive_group()
    where.add_argument("--data", default=SUPPRESS, metavar=_meta("folder"), help=translate("cli.help.data"))
    where.add_argument("--database", default=SUPPRESS, metavar=_meta("database"), help=translate("cli.help.database"))


def _add_series(command: ArgumentParser, games: int) -> None:
    command.add_argument(
        "--games", type=_number_between(1), default=games, metavar="N", help=translate("cli.help.games", {"default": games})
    )
    command.add_argument("--seed", type=_integer, default=0, metavar="S", help=translate("cli.help.seed"))
    command.add_argument("--jobs", type=_number_between(1), default=available_cpus(), metavar="N", help=translate("cli.help.jobs"))
    command.add_argument("--ray", default="", metavar=_meta("host"), help=translate("cli.help.ray"))
    command.add_argument("--json", action="store_true", help=translate("cli.help.json"))
    _add_options(command)


def _add_options(command: ArgumentParser) -> None:
    command.add_argument("--option", action="append", default=[], metavar=_meta("option"), help=translate("cli.help.option"))


def _number_between(least: int, most: int = 10**9) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
            raise ArgumentTypeError(translate("cli.not_a_number", {"least": least, "most": most, "text": text}))
        return int(text)

    return read


def _integer(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise ArgumentTypeError(translate("cli.not_whole", {"text": text})) from error


def _levels(text: str) -> list[str]:
    return [level.strip() for level in text.split(",")]
