"""Lucky Loop in its next version, for servers that were updated: without tokens, and carrying the rules that were played before."""

from dataclasses import replace

import msgspec

from tavolata.core import registry
from tavolata.core.game import Options
from tavolata.games.lucky_loop.rules.game import LuckyLoop
from tavolata.games.lucky_loop.state import State

BEFORE, AFTER = LuckyLoop.version, LuckyLoop.version + 1


class NextLuckyLoop(LuckyLoop):
    """The game as it is after the update."""

    version = AFTER

    def setup(self, seats: int, options: Options) -> State:
        """Nobody can win a token."""
        return msgspec.structs.replace(super().setup(seats, options), supply=0)


def update() -> None:
    """From now on this process plays the next version, and goes on with what was begun before."""
    registry.add(replace(registry.get_plugin("lucky-loop"), game=NextLuckyLoop(), previous_versions={BEFORE: LuckyLoop()}))
