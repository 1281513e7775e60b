"""A table as PettingZoo has it: the agents act one after another, each in its turn.

Where the rules let several act at once they are asked in turn too, and the clock runs by the pace of the table (`asking.py`). Nothing is
taken back in an environment: that is a matter among people.
"""

import secrets
from typing import Any

from pettingzoo import AECEnv

from tavolata.core.registry import get_plugin
from tavolata.envs.seat_loop import Figures, Rules, Table
from tavolata.envs.spaces import Observation, action_space, named_parts, observation_space, observed
from tavolata.tournaments.series import derived_seed


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo has no types
    """The seats of a table as agents; those that bots play are none."""

    def __init__(self, rules: Rules, name: str, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._rules = rules
        self._seats = {f"player_{seat}": seat for seat in range(rules.seats) if seat not in rules.bots}
        self._names = {seat: agent for agent, seat in self._seats.items()}
        self.possible_agents = list(self._seats)
        self.observation_spaces = {agent: observation_space(rules.learning) for agent in self._seats}
        self.action_spaces = {agent: action_space(rules.learning) for agent in self._seats}
        self._seed: int | str = secrets.token_hex(8)
        self._games = 0

    def observation_space(self, agent: str) -> Any:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers that an agent may name."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, which is the match of the same seed, or the next one after it."""
        self._games += 1
        if seed is not None:
            self._seed, self._games = seed, 0
        self.table = Table(self._rules, self._seed if seed is not None else derived_seed(self._seed, self._games))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        return observed(self.table, self._seats[agent])

    def parts(self, figures: Figures) -> dict[str, Figures]:
        """An observation by the names of its parts."""
        return named_parts(self.table.learning, figures)

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is do what a number means."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.table.step(int(action))
        self._settle()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words, as somebody who looks on sees it."""
        if self.render_mode is None:
            return None
        names = [self._names.get(seat, f"bot_{seat}") for seat in range(self._rules.seats)]
        return get_plugin(self._rules.game).text().describe(self.table.match.view(None), names)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _settle(self) -> None:
        """Tell all agents what came of it."""
        over, cut_short = self.table.is_over, self.table.is_cut_short
        rewards = self.table.rewards()
        self.rewards = {agent: rewards[self._seats[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut_short)
        self._select()

    def _select(self) -> None:
        """Whoever is asked is next; when it is over, all in their order."""
        seat = None if self.table.is_cut_short else self.table.seat
        self.agent_selection = self.agents[0] if seat is None else self._names[seat]
