"""The games, each in a folder with the same file names; called as a function, the package tells which there are."""

import sys
from types import ModuleType
from typing import Any

from tavolata.core.game import Game
from tavolata.core.library import GameInfo, games
from tavolata.games.bomb_busters import BombBusters
from tavolata.games.galaxy_trucker import GalaxyTrucker
from tavolata.games.lucky_loop import LuckyLoop

ALL_GAMES: tuple[Game[Any, Any], ...] = (LuckyLoop(), BombBusters(), GalaxyTrucker())


class _Games(ModuleType):
    """`tavolata.games` is this package and `tavolata.games()` a function of the public surface: one name for both."""

    def __call__(self, lang: str = "en") -> list[GameInfo]:
        return games(lang)


sys.modules[__name__].__class__ = _Games
