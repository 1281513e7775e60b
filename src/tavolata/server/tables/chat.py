"""Chat at a table: off, by phrases, or free."""

from tavolata.core.game import Seat
from tavolata.core.registry import get_plugin
from tavolata.i18n import ENGLISH, catalogue
from tavolata.server.errors import refusal
from tavolata.server.protocol.messages import ChatMessage, Say
from tavolata.server.store.rows import TableRow
from tavolata.server.text_safety import single_line


def chat_message(row: TableRow, said: Say, seat: Seat) -> ChatMessage:
    """The message that all clients get; refused if the chat of the table does not allow it."""
    words = single_line(said.words)
    if row.chat == "off":
        raise refusal("not-now", "chat-off")
    if said.words and row.chat != "free":
        raise refusal("not-now", "chat-phrases")
    if bool(words.strip()) == bool(said.phrase) or (said.phrase and said.phrase not in phrases(row.game)):
        raise refusal("malformed", "chat-phrase")
    return ChatMessage(seat, said.phrase, words)


def phrases(game: str) -> list[str]:
    """The ids of the common phrases and of those of a game, which keep its rules of communication."""
    areas = ("chat-", f"{get_plugin(game).slug}-chat-")
    return [name for name in catalogue(ENGLISH) if name.startswith(areas)]
