"""What the command takes from a game's plugin: its words, its coach; and from a command line: options, files."""

from collections.abc import Sequence
from errno import errorcode
from pathlib import Path

from tavolata.core.errors import TavolataError
from tavolata.core.game import Event
from tavolata.core.log import Undone
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.advisor import Advisor
from tavolata.i18n import Facts, MissingMessage, has, translate

INTERRUPTED = 130
"""The exit status after Ctrl-C."""


class BadCommand(TavolataError):
    """A command line that cannot be followed."""


def coach_of(plugin: GamePlugin) -> Advisor:
    """The game's coach, who can analyse positions."""
    if plugin.advisor is None:
        raise BadCommand(translate("cli.no_coach", {"game": plugin.name}))
    return plugin.advisor()


def tell(plugin: GamePlugin, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence: taking back in the house's words, all else in the game's own."""
    if isinstance(event, Undone):
        name = names[event.seat] if event.seat >= 0 else translate("event.taken-back.table")
        return translate("event.taken-back.free" if event.free else "event.taken-back", {"name": name, "to": event.to})
    return translate(*plugin.text().tell(event, names))


def worded(key: str, facts: Facts, otherwise: str) -> str:
    """A sentence that another program asks for by its key, or other words where this version does not know it."""
    try:
        return translate(key, facts)
    except MissingMessage:
        return translate(otherwise)


def options_of(given: Sequence[str]) -> dict[str, str]:
    """The options of a table from `name=value`, where `@file` stands for what is in the file."""
    texts: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadCommand(translate("cli.bad_option", {"text": word}))
        texts[name] = read_text(value[1:]) if value.startswith("@") else value
    return texts


def read_text(path: str) -> str:
    """What is in a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCommand(translate("cli.unreadable", {"file": path, "why": why(error)})) from error


def write_text(path: str, text: str) -> None:
    """Put a text into a file."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadCommand(translate("cli.unwritable", {"file": path, "why": why(error)})) from error


def check_writable(path: str) -> None:
    """Whether a text can be put into a file, before there is one; what is in it stays, and one that was not there is not there after."""
    file = Path(path)
    try:
        is_new = not file.exists()
        file.open("a").close()
        if is_new:
            file.unlink()
    except OSError as error:
        raise BadCommand(translate("cli.unwritable", {"file": path, "why": why(error)})) from error


def why(error: OSError | UnicodeDecodeError) -> str:
    """The reason in our words; where the machine has one that we have no words for, in the machine's."""
    if isinstance(error, UnicodeDecodeError):
        return translate("cli.not_text")
    key = f"cli.why.{errorcode.get(error.errno or 0, '')}"
    return translate(key) if has(key) else error.strerror or str(error)
