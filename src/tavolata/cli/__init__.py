"""The `tavolata` command."""

import os
import sys
from collections.abc import Sequence
from errno import EPIPE

from tavolata.cli import streams
from tavolata.cli.language import language_of
from tavolata.cli.parts import INTERRUPTED, why
from tavolata.core.errors import TavolataError
from tavolata.words import say, speak

FAULT = 2
BROKEN_PIPE = 141


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status."""
    streams.prepare()
    try:
        return _done(sys.argv[1:] if words is None else words)
    except TavolataError as error:
        streams.complain(str(error))
        return FAULT
    except KeyboardInterrupt:
        streams.complain(f"\n{say('cli.interrupted')}")
        return INTERRUPTED
    except streams.Unwritten as error:
        return _unheard(error)
    except OSError as error:
        streams.complain(say("cli.machine", {"why": why(error)}))
        return os.EX_OSERR


def _unheard(error: streams.Unwritten) -> int:
    """Whoever closed the output knows that they did; any other reason is told."""
    streams.forget_output()
    if error.errno == EPIPE:
        return BROKEN_PIPE
    streams.complain(say("cli.output", {"why": why(error)}))
    return os.EX_IOERR


def _done(words: Sequence[str]) -> int:
    """Follow the command line to its end, with all that was printed written out."""
    speak(language_of(words, os.environ))
    try:
        from tavolata.cli.parser import parser  # it loads all the rest, which takes long enough for an interrupt

        arguments = parser().parse_args(words)
        status: int = arguments.run(arguments)
    finally:
        sys.stdout.flush()
    return status
