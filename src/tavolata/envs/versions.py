"""A game under the name that its numbers have: its name and their version."""

from typing import TYPE_CHECKING, Any

from tavolata.core.game import Seat
from tavolata.core.plugin import GamePlugin
from tavolata.envs.seat_loop import Rules, learning_of

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from tavolata.envs.aec import TableEnv
    from tavolata.envs.gym import SeatEnv
    from tavolata.envs.vector import VectorTables


class Version:
    """The environments of a game; what they take besides is what `Rules` takes: options, bots, rewards, pace, most_moves."""

    def __init__(self, plugin: GamePlugin) -> None:
        self._plugin = plugin
        self.learning = learning_of(plugin)
        self.name = f"{plugin.slug}_v{self.learning.version}"

    def rules(self, seats: int | None = None, **agreed: Any) -> Rules:
        """What is agreed before a table is opened; without a word as few play as can."""
        return Rules(self._plugin.name, self._plugin.game.seats[0] if seats is None else seats, **agreed)

    def env(self, seats: int | None = None, render_mode: str | None = None, **agreed: Any) -> "AECEnv[str, Any, int]":
        """All seats as agents of PettingZoo; an illegal choice ends the game, as that library's own games have it."""
        from pettingzoo.utils import wrappers

        legal = wrappers.TerminateIllegalWrapper(self.raw_env(seats, render_mode, **agreed), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))

    def raw_env(self, seats: int | None = None, render_mode: str | None = None, **agreed: Any) -> "TableEnv":
        """The same without that library's wrappers; an illegal choice is an error."""
        from tavolata.envs.aec import TableEnv

        return TableEnv(self.rules(seats, **agreed), self.name, render_mode)

    def seat_env(
        self, seats: int | None = None, rivals: str = "random", seat: Seat = 0, render_mode: str | None = None, **agreed: Any
    ) -> "SeatEnv":
        """One seat as an environment of Gymnasium, bots of a level on the others."""
        from tavolata.envs.gym import SeatEnv

        return SeatEnv(self._against(rivals, seat, seats, agreed), self.name, render_mode)

    def vector_env(self, tables: int, workers: int = 1, seats: int | None = None, rivals: str = "", **agreed: Any) -> "VectorTables":
        """Many tables at once in other processes: all seats learn, or the first one alone where rivals are named."""
        from tavolata.envs.vector import VectorTables

        rules = self._against(rivals, 0, seats, agreed) if rivals else self.rules(seats, **agreed)
        return VectorTables(rules, tables, workers)

    def _against(self, rivals: str, seat: Seat, seats: int | None, agreed: dict[str, Any]) -> Rules:
        count = self._plugin.game.seats[0] if seats is None else seats
        return self.rules(count, bots={other: rivals for other in range(count) if other != seat}, **agreed)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.learning.choices} choices, {self.learning.figures} figures>"
