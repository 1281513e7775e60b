"""Bots as others write them."""

from random import Random
from typing import Any

from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.core.protocols.consequences import LocalizedText


class Anything:
    """Does anything, by lot."""

    def __init__(self, seed: int) -> None:
        self._lot = Random(seed)

    def choose(self, sight: Observation[Any, Any]) -> Action:
        """Any of what is legal."""
        action: Action = self._lot.choice(sight.legal)
        return action

    class Inner:
        """A bot within another."""

        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, sight: Observation[Any, Any]) -> Action:
            """The first of what is legal."""
            action: Action = sight.legal[0]
            return action


class Pilot(Anything):
    """Plays one game only."""

    games = ("lucky-loop",)


class Talker(Anything):
    """Says why."""

    def why(self, _sight: Observation[Any, Any]) -> tuple[LocalizedText, ...]:
        """For no reason."""
        return ()


class Mute:
    """No bot: it cannot choose."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Broken:
    """Cannot be made."""

    def __init__(self, seed: int) -> None:
        raise ValueError(f"no {seed} today.")
