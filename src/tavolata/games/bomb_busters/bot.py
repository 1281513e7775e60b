"""The bots of Bomb Busters: easy, a beginner; normal, who reckons; hard, a careful partner; expert, who keeps the convention."""

from tavolata.games.bomb_busters.careful import Hard
from tavolata.games.bomb_busters.convention import Expert
from tavolata.games.bomb_busters.partner import Easy, Normal, Partner

LEVELS: dict[str, type[Partner]] = {"easy": Easy, "normal": Normal, "hard": Hard, "expert": Expert}


def bot(level: str, seed: int) -> Partner:
    """A bot of one of the levels."""
    return LEVELS[level](seed)
