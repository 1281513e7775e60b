"""The environments of one game, under the name and version of its encoding."""

from typing import TYPE_CHECKING, Any

from tavolata.core.game import Seat
from tavolata.core.plugin import GamePlugin
from tavolata.envs.seat_loop import EnvConfig, encoding_of

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from tavolata.envs.aec import TableEnv
    from tavolata.envs.gym import SeatEnv
    from tavolata.envs.vector import VectorTables


class EnvFactory:
    """Factory of the environments of one game; further keyword arguments are those of `EnvConfig`."""

    def __init__(self, plugin: GamePlugin) -> None:
        self._plugin = plugin
        self.encoding = encoding_of(plugin)
        self.name = f"{plugin.slug}_v{self.encoding.version}"

    def config(self, seats: int | None = None, **settings: Any) -> EnvConfig:
        """Return the settings of an environment, by default with the fewest seats."""
        return EnvConfig(self._plugin.name, self._plugin.game.seats[0] if seats is None else seats, **settings)

    def env(self, seats: int | None = None, render_mode: str | None = None, **settings: Any) -> "AECEnv[str, Any, int]":
        """Return a PettingZoo environment of all seats; an illegal action ends the game, as in PettingZoo's own games."""
        from pettingzoo.utils import wrappers

        legal = wrappers.TerminateIllegalWrapper(self.raw_env(seats, render_mode, **settings), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))

    def raw_env(self, seats: int | None = None, render_mode: str | None = None, **settings: Any) -> "TableEnv":
        """Return a PettingZoo environment without wrappers, in which an illegal action is an error."""
        from tavolata.envs.aec import TableEnv

        return TableEnv(self.config(seats, **settings), self.name, render_mode)

    def seat_env(
        self, seats: int | None = None, rivals: str = "random", seat: Seat = 0, render_mode: str | None = None, **settings: Any
    ) -> "SeatEnv":
        """Return a Gymnasium environment of one seat, with bots of a level on the others."""
        from tavolata.envs.gym import SeatEnv

        return SeatEnv(self._against(rivals, seat, seats, settings), self.name, render_mode)

    def vector_env(self, tables: int, workers: int = 1, seats: int | None = None, rivals: str = "", **settings: Any) -> "VectorTables":
        """Return a vector environment of many tables in worker processes, where all seats learn, or the first one against `rivals`."""
        from tavolata.envs.vector import VectorTables

        config = self._against(rivals, 0, seats, settings) if rivals else self.config(seats, **settings)
        return VectorTables(config, tables, workers)

    def _against(self, rivals: str, seat: Seat, seats: int | None, settings: dict[str, Any]) -> EnvConfig:
        count = self._plugin.game.seats[0] if seats is None else seats
        return self.config(count, bots={other: rivals for other in range(count) if other != seat}, **settings)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.encoding.choices} choices, {self.encoding.figures} figures>"
