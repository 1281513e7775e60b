"""What Galaxy Trucker brings."""

from importlib.resources import files

from tavolata.core.kit import Bot, GameText, Kit
from tavolata.games.galaxy_trucker.rules import GalaxyTrucker


def _make_bot(level: str, seed: int) -> Bot:
    from tavolata.games.galaxy_trucker.bot import bot

    return bot(level, seed)


def _text() -> GameText:
    from tavolata.games.galaxy_trucker import text

    return text


KIT = Kit(
    game=GalaxyTrucker(),
    folder=files(__package__),
    text=_text,
    levels=("easy", "normal", "hard"),
    make_bot=_make_bot,
    place=3,
    room=True,
)
"""Everything else finds the game through this."""
