"""What Lucky Loop brings."""

from importlib.resources import files

from tavolata.core.kit import Bot, GameText, Kit
from tavolata.games.lucky_loop.rules import LuckyLoop


def _make_bot(level: str, seed: int) -> Bot:
    from tavolata.games.lucky_loop.bot import bot

    return bot(level, seed)


def _text() -> GameText:
    from tavolata.games.lucky_loop import text

    return text


KIT = Kit(
    game=LuckyLoop(),
    folder=files(__package__),
    text=_text,
    levels=("easy", "normal", "hard"),
    make_bot=_make_bot,
    place=1,
    room=True,
)
"""Everything else finds the game through this."""
