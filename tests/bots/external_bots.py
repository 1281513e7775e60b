"""Bots of another package, for tests."""

from random import Random
from typing import Any

from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.core.protocols.consequences import LocalizedText


class Anything:
    """Chooses any legal action."""

    def __init__(self, seed: int) -> None:
        self._lot = Random(seed)

    def choose(self, sight: Observation[Any, Any]) -> Action:
        """Return any legal action."""
        action: Action = self._lot.choice(sight.legal)
        return action

    class Inner:
        """A nested bot class."""

        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, sight: Observation[Any, Any]) -> Action:
            """Return the first legal action."""
            action: Action = sight.legal[0]
            return action


class Pilot(Anything):
    """Plays one game only."""

    games = ("lucky-loop",)


class Talker(Anything):
    """Gives reasons."""

    def why(self, _sight: Observation[Any, Any]) -> tuple[LocalizedText, ...]:
        """Return no reason."""
        return ()


class Mute:
    """Not a bot: it has no `choose`."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Broken:
    """Fails when it is made."""

    def __init__(self, seed: int) -> None:
        raise ValueError(f"no {seed} today.")
