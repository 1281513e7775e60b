"""Bots of another package, for tests."""

from random import Random
from typing import Any

from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.core.protocols.consequences import LocalizedText


class Anything:
    """Bot that chooses any legal action."""

    def __init__(self, seed: int) -> None:
        self._lot = Random(seed)

    def choose(self, sight: Observation[Any, Any]) -> Action:
        """Return any legal action."""
        action: Action = self._lot.choice(sight.legal)
        return action

    class Inner:
        """Bot defined inside another class."""

        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, sight: Observation[Any, Any]) -> Action:
            """Return the first legal action."""
            action: Action = sight.legal[0]
            return action


class Pilot(Anything):
    """Bot that plays one game only."""

    games = ("lucky-loop",)


class Talker(Anything):
    """Bot that gives reasons."""

    def why(self, _sight: Observation[Any, Any]) -> tuple[LocalizedText, ...]:
        """Return no reason."""
        return ()


class Mute:
    """Not a bot: an object without `choose`."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Broken:
    """Bot that raises an error when it is made."""

    def __init__(self, seed: int) -> None:
        raise ValueError(f"no {seed} today.")
