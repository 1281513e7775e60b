"""A bot that chooses any legal action."""

from random import Random
from typing import Any

from tavolata.core.game import Action
from tavolata.core.observation import Observation

_SKIP_PROBABILITY = 0.9
"""The probability of waiting where it need not act, and of choosing again after an action of last resort."""


class RandomBot:
    """Bot: chooses a random legal action. It seldom acts where it need not, and seldom chooses an action of last resort."""

    def __init__(self, seed: int, last_resort_actions: tuple[type[Action], ...] = ()) -> None:
        self._random = Random(seed).random
        self._last_resort = last_resort_actions

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        """Return a random legal action; mostly None where the seat does not have to act."""
        if not sight.is_awaited and self._random() < _SKIP_PROBABILITY:
            return None
        legal = sight.legal
        action: Action = legal[int(self._random() * len(legal))]
        while type(action) in self._last_resort and self._random() < _SKIP_PROBABILITY:
            action = legal[int(self._random() * len(legal))]
        return action
