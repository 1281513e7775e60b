"""A bot that chooses any legal action."""

from random import Random
from typing import Any

from tavolata.core.game import Action
from tavolata.core.observation import Observation

_PATIENCE = 0.9
"""How often it leaves be what it may do and need not, and thinks again before it takes its leave."""


class RandomBot:
    """Chooses any legal action; actions of last resort only where no other is legal."""

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
