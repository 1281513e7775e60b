"""A Gymnasium environment: one seat of a table, with bots on the others."""

from typing import Any, SupportsInt

import gymnasium

from tavolata.core.game import Seat
from tavolata.core.registry import get_plugin
from tavolata.envs.seat_loop import EnvConfig, Mask, SeatLoop
from tavolata.envs.spaces import MaskedObservation, action_space, observation_space, observe_seat


class SeatEnv(gymnasium.Env[MaskedObservation, int]):
    """Gymnasium environment: one learning seat among bots; an illegal action ends the game with the reward of a loss."""

    def __init__(self, config: EnvConfig, name: str, render_mode: str | None = None) -> None:
        (self.seat,) = _free_seats(config)
        self.metadata = {"name": name, "render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self._rules = config
        self.observation_space: Any = observation_space(config.encoding)
        self.action_space: Any = action_space(config.encoding)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[MaskedObservation, dict[str, Any]]:
        """Start a new game, and return the first observation."""
        super().reset(seed=seed)
        self.table = SeatLoop(self._rules, int(self.np_random.integers(2**62)))
        return observe_seat(self.table, self.seat), {}

    def step(self, action: SupportsInt) -> tuple[MaskedObservation, float, bool, bool, dict[str, Any]]:
        """Play a numbered action, let the bots play until this seat acts again, and return the observation and the reward."""
        table = self.table
        if int(action) not in table.legal:
            return observe_seat(table, self.seat), -1.0, True, False, {"illegal": True}
        table.step(int(action))
        return observe_seat(table, self.seat), table.rewards()[self.seat], table.is_over, table.is_truncated, {}

    def action_masks(self) -> Mask:
        """Return the mask of legal actions; libraries that mask actions call this method by name."""
        return self.table.mask(self.seat)

    def render(self) -> Any:
        """Return the table as text, as this seat sees it."""
        if self.render_mode is None:
            return None
        names = [f"seat {seat}" for seat in range(self._rules.seats)]
        return get_plugin(self._rules.game).text().describe(self.table.match.view(self.seat), names)


def _free_seats(config: EnvConfig) -> list[Seat]:
    free = [seat for seat in range(config.seats) if seat not in config.bots]
    assert len(free) == 1, f"one seat learns here, not {len(free)}"
    return free
