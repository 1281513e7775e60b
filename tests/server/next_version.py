"""The next version of Lucky Loop, for tests of an update: without tokens, and with the previous version's rules."""

from dataclasses import replace

import msgspec

from tavolata.core import registry
from tavolata.core.game import Options
from tavolata.games.lucky_loop.rules.game import LuckyLoop
from tavolata.games.lucky_loop.state import State

BEFORE, AFTER = LuckyLoop.version, LuckyLoop.version + 1


class NextLuckyLoop(LuckyLoop):
    """The rules of the next version."""

    version = AFTER

    def setup(self, seats: int, options: Options) -> State:
        """The initial state without tokens."""
        return msgspec.structs.replace(super().setup(seats, options), supply=0)


def update() -> None:
    """Replace Lucky Loop in this process by the next version; started matches keep the previous rules."""
    registry.add(replace(registry.get_plugin("lucky-loop"), game=NextLuckyLoop(), previous_versions={BEFORE: LuckyLoop()}))
