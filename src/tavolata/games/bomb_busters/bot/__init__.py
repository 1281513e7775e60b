"""The bots of Bomb Busters: easy, a beginner; normal, who reckons; hard, a careful partner; expert, who keeps the convention."""

from tavolata.games.bomb_busters.bot.easy import Easy
from tavolata.games.bomb_busters.bot.expert import Expert
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.bot.normal import Normal
from tavolata.games.bomb_busters.bot.partner import Partner

LEVELS: dict[str, type[Partner]] = {"easy": Easy, "normal": Normal, "hard": Hard, "expert": Expert}


def make_bot(level: str, seed: int) -> Partner:
    """A bot of one of the levels."""
    return LEVELS[level](seed)
