"""One seat of a table as Gymnasium has it, with bots on the others."""

from typing import Any, SupportsInt

import gymnasium

from tavolata.core.game import Seat
from tavolata.core.registry import get_plugin
from tavolata.envs.seat_loop import Mask, Rules, Table
from tavolata.envs.spaces import Observation, action_space, observation_space, observed


class SeatEnv(gymnasium.Env[Observation, int]):
    """A learner alone among bots; an illegal choice ends the game, and costs as much as losing it."""

    def __init__(self, rules: Rules, name: str, render_mode: str | None = None) -> None:
        (self.seat,) = _free_seats(rules)
        self.metadata = {"name": name, "render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self._rules = rules
        self.observation_space: Any = observation_space(rules.learning)
        self.action_space: Any = action_space(rules.learning)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game."""
        super().reset(seed=seed)
        self.table = Table(self._rules, int(self.np_random.integers(2**62)))
        return observed(self.table, self.seat), {}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do what a number means, and let the bots play until it is one's turn again."""
        table = self.table
        if int(action) not in table.legal:
            return observed(table, self.seat), -1.0, True, False, {"illegal": True}
        table.step(int(action))
        return observed(table, self.seat), table.rewards()[self.seat], table.is_over, table.is_cut_short, {}

    def action_masks(self) -> Mask:
        """Which numbers may be chosen now, asked for by this name by learners that mask."""
        return self.table.mask(self.seat)

    def render(self) -> Any:
        """The table in words, as this seat sees it."""
        if self.render_mode is None:
            return None
        names = [f"seat {seat}" for seat in range(self._rules.seats)]
        return get_plugin(self._rules.game).text().describe(self.table.match.view(self.seat), names)


def _free_seats(rules: Rules) -> list[Seat]:
    free = [seat for seat in range(rules.seats) if seat not in rules.bots]
    assert len(free) == 1, f"one seat learns here, not {len(free)}"
    return free
