"""How people may talk at a table: not at all, by its phrases, or freely."""

from tavolata.core.game import Seat
from tavolata.core.registry import get_plugin
from tavolata.i18n import ENGLISH, catalogue
from tavolata.server.errors import refusal
from tavolata.server.protocol.messages import Said, Say
from tavolata.server.store.rows import TableRow
from tavolata.server.text_safety import on_one_line


def heard(table: TableRow, said: Say, seat: Seat) -> Said:
    """What the others hear, if this can be said here; the phrases of a game are those that keep its rules of silence."""
    words = on_one_line(said.words)
    if table.chat == "off":
        raise refusal("not-now", "chat-off")
    if said.words and table.chat != "free":
        raise refusal("not-now", "chat-phrases")
    if bool(words.strip()) == bool(said.phrase) or (said.phrase and said.phrase not in phrases(table.game)):
        raise refusal("malformed", "chat-phrase")
    return Said(seat, said.phrase, words)


def phrases(game: str) -> list[str]:
    """The ids of what can be said at any table, and at a table of this game."""
    areas = ("chat-", f"{get_plugin(game).slug}-chat-")
    return [name for name in catalogue(ENGLISH) if name.startswith(areas)]
