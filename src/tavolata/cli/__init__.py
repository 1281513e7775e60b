"""The `tavolata` command.

parser        commands, options and their help
local_game    play: one person against bots
remote_table  join: a seat at a table of a server
simulate      simulate, arena and analyse
records, review, perft   replay and verify; reviews; counts of lines of play
rules         serve and rules
store_commands   check, backup, restore and move
mcp_server    tools for assistants
game_args, language, output   arguments, the language, and streams with colours and wrapped text
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from errno import EPIPE
from pathlib import Path

from tavolata.cli import output
from tavolata.cli.game_args import INTERRUPTED, error_reason
from tavolata.cli.language import language_of
from tavolata.core.errors import TavolataError
from tavolata.i18n import set_language, translate

FAULT = 2
BROKEN_PIPE = 141

_EXTRA_OF = {"mcp": "mcp", "numpy": "solvers", "openskill": "arena"} | dict.fromkeys(("starlette", "uvicorn", "websockets"), "server")
"""The extra of the package that installs each optional dependency."""


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line, and return its exit status; errors become one sentence."""
    output.prepare()
    try:
        return _exit_status(sys.argv[1:] if words is None else words)
    except TavolataError as error:
        output.print_error(str(error))
        return FAULT
    except ModuleNotFoundError as error:
        output.print_error(_missing_extra(error))
        return FAULT
    except KeyboardInterrupt:
        output.print_error(f"\n{translate('cli.interrupted')}")
        return INTERRUPTED
    except output.OutputError as error:
        return _broken_pipe(error)
    except OSError as error:
        output.print_error(translate("cli.machine", {"why": error_reason(error)}))
        return os.EX_OSERR


def _missing_extra(error: ModuleNotFoundError) -> str:
    """Return the text that names the extra of a missing package; raise the error again where no extra has it."""
    package = (error.name or "").partition(".")[0]
    if package not in _EXTRA_OF:
        raise error
    return translate("cli.extra", {"package": package, "extra": _EXTRA_OF[package]})


def _broken_pipe(error: output.OutputError) -> int:
    """Return the exit status after a failed write; only a closed output needs no message."""
    output.discard_output()
    if error.errno == EPIPE:
        return BROKEN_PIPE
    output.print_error(translate("cli.output", {"why": error_reason(error)}))
    return os.EX_IOERR


def _register_cwd() -> None:
    """Add the current folder to the import path, for bots that are given by path."""
    with suppress(OSError):
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.append(here)


def _exit_status(words: Sequence[str]) -> int:
    """Run a command line, flush its output, and return its exit status."""
    set_language(language_of(words, os.environ))
    _register_cwd()
    try:
        from tavolata.cli.parser import parser  # imported here, because it takes long enough for an interrupt

        arguments = parser().parse_args(words)
        status: int = arguments.run(arguments)
    finally:
        sys.stdout.flush()
    return status
