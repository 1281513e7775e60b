"""Helpers of the commands: options and files of the command line, and texts from a game's plugin."""

from collections.abc import Sequence
from errno import errorcode
from pathlib import Path

from tavolata.core.errors import TavolataError
from tavolata.core.game import Event
from tavolata.core.log import Undone
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.advisor import Advisor
from tavolata.i18n import Facts, MissingMessage, has_message, translate

INTERRUPTED = 130
"""The exit status after Ctrl-C."""


class BadCommand(TavolataError):
    """Exception: a command line with valid syntax that cannot be run."""


def advisor_of(plugin: GamePlugin) -> Advisor:
    """Return the game's advisor; raise BadCommand where it has none."""
    if plugin.advisor is None:
        raise BadCommand(translate("cli.no_coach", {"game": plugin.name}))
    return plugin.advisor()


def event_text(plugin: GamePlugin, event: Event, names: Sequence[str]) -> str:
    """Return an event as a sentence; for undone moves all games share one."""
    if isinstance(event, Undone):
        name = names[event.seat] if event.seat >= 0 else translate("event.taken-back.table")
        return translate("event.taken-back.free" if event.free else "event.taken-back", {"name": name, "to": event.to})
    return translate(*plugin.text().event_text(event, names))


def translate_or(key: str, facts: Facts, otherwise: str) -> str:
    """Return the text of a key that another program sent, or a substitute where this version does not have it."""
    try:
        return translate(key, facts)
    except MissingMessage:
        return translate(otherwise)


def parse_options(given: Sequence[str]) -> dict[str, str]:
    """Return the table options given as `name=value`; `@file` stands for the content of the file."""
    texts: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadCommand(translate("cli.bad_option", {"text": word}))
        texts[name] = read_text(value[1:]) if value.startswith("@") else value
    return texts


def read_text(path: str) -> str:
    """Return the content of a file; raise BadCommand if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCommand(translate("cli.unreadable", {"file": path, "why": error_reason(error)})) from error


def write_text(path: str, text: str) -> None:
    """Write a text into a file; raise BadCommand if that fails."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadCommand(translate("cli.unwritable", {"file": path, "why": error_reason(error)})) from error


def check_writable(path: str) -> None:
    """Raise BadCommand if a file cannot be written; the file stays as it was."""
    file = Path(path)
    try:
        is_new = not file.exists()
        file.open("a").close()
        if is_new:
            file.unlink()
    except OSError as error:
        raise BadCommand(translate("cli.unwritable", {"file": path, "why": error_reason(error)})) from error


def error_reason(error: OSError | UnicodeDecodeError) -> str:
    """Return the reason of a file error in the user's language, or else in the operating system's words."""
    if isinstance(error, UnicodeDecodeError):
        return translate("cli.not_text")
    key = f"cli.why.{errorcode.get(error.errno or 0, '')}"
    return translate(key) if has_message(key) else error.strerror or str(error)
