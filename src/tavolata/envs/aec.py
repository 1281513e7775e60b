"""A PettingZoo AEC environment: the seats of a table act one after another.

Seats that can act at once are asked in order, and the clock runs by the table's pace (`seat_loop.py`). Environments have no take-back.
"""

import secrets
from typing import Any

from pettingzoo import AECEnv

from tavolata.bots.play import derived_seed
from tavolata.core.registry import get_plugin
from tavolata.envs.seat_loop import EnvConfig, FloatArray, SeatLoop
from tavolata.envs.spaces import MaskedObservation, action_space, named_parts, observation_space, observe_seat


class TableEnv(AECEnv[str, MaskedObservation, int]):  # type: ignore[misc] # PettingZoo has no types
    """PettingZoo environment: the seats of a table as agents, without the seats of bots."""

    def __init__(self, config: EnvConfig, name: str, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._rules = config
        self._seats = {f"player_{seat}": seat for seat in range(config.seats) if seat not in config.bots}
        self._names = {seat: agent for agent, seat in self._seats.items()}
        self.possible_agents = list(self._seats)
        self.observation_spaces = {agent: observation_space(config.encoding) for agent in self._seats}
        self.action_spaces = {agent: action_space(config.encoding) for agent in self._seats}
        self._seed: int | str = secrets.token_hex(8)
        self._games = 0

    def observation_space(self, agent: str) -> Any:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game: the match of the given seed, or the next one of the last seed."""
        self._games += 1
        if seed is not None:
            self._seed, self._games = seed, 0
        self.table = SeatLoop(self._rules, self._seed if seed is not None else derived_seed(self._seed, self._games))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_agent()

    def observe(self, agent: str) -> MaskedObservation:
        """Return the current observation of an agent, with its action mask."""
        return observe_seat(self.table, self._seats[agent])

    def parts(self, figures: FloatArray) -> dict[str, FloatArray]:
        """Return the fields of an observation vector by name."""
        return named_parts(self.table.encoding, figures)

    def step(self, action: int | None) -> None:
        """Play the numbered action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.table.step(int(action))
        self._update_agents()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        names = [self._names.get(seat, f"bot_{seat}") for seat in range(self._rules.seats)]
        return get_plugin(self._rules.game).text().describe(self.table.match.view(None), names)

    def close(self) -> None:
        """Do nothing; the environment holds no resources."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _update_agents(self) -> None:
        """Update rewards, terminations and truncations of all agents, and select the next one."""
        over, truncated = self.table.is_over, self.table.is_truncated
        rewards = self.table.rewards()
        self.rewards = {agent: rewards[self._seats[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._select_agent()

    def _select_agent(self) -> None:
        """Select the seat that acts next, or the first agent once the game is over."""
        seat = None if self.table.is_truncated else self.table.seat
        self.agent_selection = self.agents[0] if seat is None else self._names[seat]
