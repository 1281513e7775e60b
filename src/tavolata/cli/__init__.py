"""The `tavolata` command."""

import os
import sys
from collections.abc import Sequence

from tavolata.cli.parser import parser
from tavolata.core.errors import TavolataError

FAULT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status."""
    arguments = parser().parse_args(words)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except TavolataError as error:
        print(error, file=sys.stderr)
        return FAULT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    return status


def _forget_output() -> None:
    """Nobody reads on: what is still buffered goes nowhere, or the interpreter would complain of it at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
