"""What Bomb Busters brings."""

from importlib.resources import files

from tavolata.core.kit import Bot, GameText, Kit
from tavolata.games.bomb_busters.rules import BombBusters


def _make_bot(level: str, seed: int) -> Bot:
    from tavolata.games.bomb_busters.bot import bot

    return bot(level, seed)


def _text() -> GameText:
    from tavolata.games.bomb_busters import text

    return text


KIT = Kit(
    game=BombBusters(),
    folder=files(__package__),
    text=_text,
    levels=("easy", "normal", "hard", "expert"),
    make_bot=_make_bot,
    place=2,
    room=True,
)
"""Everything else finds the game through this."""
