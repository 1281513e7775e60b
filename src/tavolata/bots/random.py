"""The bot that plays any game, without a thought."""

from random import Random
from typing import Any

from tavolata.core.game import Action
from tavolata.core.observation import Observation

_PATIENCE = 0.9
"""How often it leaves be what it may do and need not, and thinks again before it takes its leave."""


class RandomBot:
    """Chooses evenly among what is legal, but does not hurry to be out of the game."""

    def __init__(self, seed: int, farewells: tuple[type[Action], ...] = ()) -> None:
        self._random = Random(seed).random
        self._farewells = farewells

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        """Any legal action."""
        if not sight.is_awaited and self._random() < _PATIENCE:
            return None
        legal = sight.legal
        action: Action = legal[int(self._random() * len(legal))]
        while type(action) in self._farewells and self._random() < _PATIENCE:
            action = legal[int(self._random() * len(legal))]
        return action
