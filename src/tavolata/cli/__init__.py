"""The `tavolata` command."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from errno import EPIPE
from pathlib import Path

from tavolata.cli import output
from tavolata.cli.game_args import INTERRUPTED, why
from tavolata.cli.language import language_of
from tavolata.core.errors import TavolataError
from tavolata.i18n import set_language, translate

FAULT = 2
BROKEN_PIPE = 141

_EXTRA_OF = {"mcp": "mcp", "numpy": "solvers", "openskill": "arena"} | dict.fromkeys(("starlette", "uvicorn", "websockets"), "server")
"""Which extra of the package brings what a plain installation does without."""


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status."""
    output.prepare()
    try:
        return _done(sys.argv[1:] if words is None else words)
    except TavolataError as error:
        output.complain(str(error))
        return FAULT
    except ModuleNotFoundError as error:
        output.complain(_lacking(error))
        return FAULT
    except KeyboardInterrupt:
        output.complain(f"\n{translate('cli.interrupted')}")
        return INTERRUPTED
    except output.Unwritten as error:
        return _unheard(error)
    except OSError as error:
        output.complain(translate("cli.machine", {"why": why(error)}))
        return os.EX_OSERR


def _lacking(error: ModuleNotFoundError) -> str:
    """Which extra brings the package that is missing; one that no extra brings is a fault of ours."""
    package = (error.name or "").partition(".")[0]
    if package not in _EXTRA_OF:
        raise error
    return translate("cli.extra", {"package": package, "extra": _EXTRA_OF[package]})


def _unheard(error: output.Unwritten) -> int:
    """Whoever closed the output knows that they did; any other reason is told."""
    output.forget_output()
    if error.errno == EPIPE:
        return BROKEN_PIPE
    output.complain(translate("cli.output", {"why": why(error)}))
    return os.EX_IOERR


def _look_here() -> None:
    """A bot that is named by its path may stand in this folder, if there still is one."""
    with suppress(OSError):
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.append(here)


def _done(words: Sequence[str]) -> int:
    """Follow the command line to its end, with all that was printed written out."""
    set_language(language_of(words, os.environ))
    _look_here()
    try:
        from tavolata.cli.parser import parser  # it loads all the rest, which takes long enough for an interrupt

        arguments = parser().parse_args(words)
        status: int = arguments.run(arguments)
    finally:
        sys.stdout.flush()
    return status
