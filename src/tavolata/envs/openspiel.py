"""OpenSpiel games and states: chance is a player, and an information state holds all that a seat has seen.

`game("pig", seats=2)` returns an OpenSpiel game with the action numbers of the encoding. Chance outcomes are numbered in the order of
their odds. `state.resample_from_infostate` returns another world that the player cannot tell from the true one.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec
import numpy as np
import pyspiel

from tavolata.core.errors import BadCall
from tavolata.core.game import CHANCE, OptionValue, Seat
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.observation import visible_events
from tavolata.core.protocols.encoding import WAIT
from tavolata.core.registry import get_plugin
from tavolata.envs.seat_loop import MAX_MOVES, EnvConfig, SeatQueue, encode_view, rewards_of
from tavolata.envs.spaces import named_parts

Sampler: TypeAlias = Callable[[], float]

_MAX_OUTCOMES = 1000
"""The limit on chance outcomes that OpenSpiel asks for."""
_CHANCE_NODES_PER_MOVE = 20

_json = msgspec.json.Encoder()


def game(name: str, seats: int, options: Mapping[str, OptionValue] | None = None, max_moves: int = MAX_MOVES) -> "TavolataGame":
    """Return a game as an OpenSpiel game; a match that reaches the limit of moves ends without a winner."""
    return TavolataGame(EnvConfig(name, seats, options, max_moves=max_moves))


def _type_of(config: EnvConfig) -> Any:
    plugin = get_plugin(config.game)
    cooperative = plugin.game.cooperative
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"tavolata_{plugin.slug}",
        long_name=f"Tavolata: {plugin.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=plugin.game.seats[-1],
        min_num_players=plugin.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )


def _info_of(config: EnvConfig) -> Any:
    zero_sum = {} if get_plugin(config.game).game.cooperative else {"utility_sum": 0.0}
    return pyspiel.GameInfo(
        num_distinct_actions=config.encoding.choices,
        max_chance_outcomes=_MAX_OUTCOMES,
        num_players=config.seats,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=config.max_moves,
        **zero_sum,
    )


class TavolataGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """OpenSpiel game: a game of this package with its seats and options."""

    def __init__(self, config: EnvConfig) -> None:
        super().__init__(_type_of(config), _info_of(config), {})
        self.config = config

    def new_initial_state(self) -> "TavolataState":
        """Return the state before the first chance action."""
        return TavolataState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the most chance nodes of a match."""
        return int(self.config.max_moves * _CHANCE_NODES_PER_MOVE)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TavolataObserver":
        """Return an observer, which writes states as tensors and text."""
        return TavolataObserver(self.config, iig_obs_type)


class _History:
    """Internal state of an OpenSpiel state: the match, its seat queue, and the information state of each seat."""

    def __init__(self, config: EnvConfig, match: Match[Any, Any, Any], queue: SeatQueue, information_states: tuple[bytes, ...]) -> None:
        self.config = config
        self.match = match
        self.queue = queue
        self.information_states = information_states
        self.moves = 0

    def __deepcopy__(self, _memo: Any) -> "_History":
        """Return a copy that shares the immutable positions; OpenSpiel clones states by deep copy."""
        return self.determinized(self.match.copy())

    def determinized(self, match: Match[Any, Any, Any]) -> "_History":
        """Return a copy of the history for another match in a position that looks the same."""
        twin = _History(self.config, match, self.queue.copy(match), self.information_states)
        twin.moves = self.moves
        return twin

    def record(self, steps: list[Step], actor: int) -> None:
        """Append the visible events, and the actor's own action, to each seat's information state."""
        mine = [self.match.game.write(step.entry.action).encode() for step in steps if step.entry.actor == actor >= 0]
        events = [event for step in steps for event in step.events]
        self.information_states = tuple(
            b"".join((before, _json.encode(visible_events(events, seat)), *(mine if seat == actor else ()), b"\n"))
            for seat, before in enumerate(self.information_states)
        )


def _new_history(config: EnvConfig) -> _History:
    match = Match.new(config.game, config.seats, None, config.options)
    return _History(config, match, SeatQueue(match, config.pace), (b"",) * config.seats)


class TavolataState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel state: a position of a match with its history."""

    def __init__(self, game: TavolataGame) -> None:
        super().__init__(game)
        self._history = _new_history(game.config)

    def current_player(self) -> int:
        """Return the acting seat, or OpenSpiel's number of chance or of the end."""
        history = self._history
        if history.queue.seat is None or history.moves >= history.config.max_moves:
            return int(pyspiel.PlayerId.TERMINAL)
        return history.queue.seat

    def is_terminal(self) -> bool:
        """Return whether the game is over or truncated."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return the reward of each player."""
        history = self._history
        result = history.match.result
        if result is None:
            return [-1.0 if history.match.game.cooperative and self.is_terminal() else 0.0] * history.config.seats
        return rewards_of(result, history.match.game.cooperative, "victory")

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the chance outcomes by number, with their probabilities."""
        return [(place, float(odds)) for place, (_, odds) in enumerate(self._odds())]

    def _odds(self) -> Any:
        match = self._history.match
        return match.game.odds(match.state)

    def _legal_actions(self, player: Seat) -> list[int]:
        if player != self.current_player():
            return []
        waiting = [] if self._history.match.waits_for(player) else [WAIT]
        return sorted([*waiting, *self._numbered(player)])

    def _numbered(self, player: Seat) -> Any:
        history = self._history
        return history.config.encoding.numbered(history.match.legal(player), history.match.view(player))

    def _apply_action(self, action: int) -> None:
        history, player = self._history, self.current_player()
        if player != CHANCE:
            history.moves += 1
        if player != CHANCE and action == WAIT:
            history.record(history.queue.after_wait(), player)
            return
        done = self._odds().actions[action] if player == CHANCE else self._numbered(player)[action]
        steps = history.match.advance(player, done, history.queue.time)
        history.record([*steps, *history.queue.after_action()], player)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return str(self._history.match.game.write(self._odds().actions[action]))
        if action == WAIT:
            return "wait"
        choice = self._numbered(player).get(action)
        return f"{action}" if choice is None else str(self._history.match.game.write(choice))

    def information_state_string(self, player: Seat | None = None) -> str:
        """Return all that a player has seen and done as text."""
        return self._history.information_states[self.current_player() if player is None else player].decode()

    def observation_string(self, player: Seat | None = None) -> str:
        """Return the player's view as JSON."""
        view = self._history.match.view(self.current_player() if player is None else player)
        return _json.encode(view).decode()

    def figures(self, player: Seat) -> Any:
        """Return the player's encoded view as a vector."""
        return encode_view(self._history.config.encoding, self._history.match.view(player))

    def resample_from_infostate(self, player_id: Seat, probability_sampler: Sampler) -> "TavolataState":
        """Return an equally likely state that the player cannot tell from this one, with the same history."""
        match = self._history.match
        if CHANCE in match.actors:
            raise BadCall("A state cannot be resampled while chance acts: let it act first.")
        twin = self.clone()
        imagined = match.resample(player_id, int(probability_sampler() * 2**53)).copy(seed=None)
        twin._history = self._history.determinized(imagined)
        assert isinstance(twin, TavolataState)
        return twin

    def __str__(self) -> str:
        """Return the state as text: counters and the public view; OpenSpiel compares states by it."""
        match = self._history.match
        return f"{len(match.log)} {self._history.moves} {self._history.queue.seat} {_json.encode(match.view(None)).decode()}"


class TavolataObserver:
    """OpenSpiel observer: writes a player's observation of a state as a tensor with named fields, or as text."""

    def __init__(self, config: EnvConfig, kind: Any = None) -> None:
        self._recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(config.encoding.figures, np.float32)
        self.dict = named_parts(config.encoding, self.tensor)

    def set_from(self, state: TavolataState, player: Seat) -> None:
        """Write a player's observation of a state into the tensor."""
        self.tensor[:] = state.figures(player)

    def string_from(self, state: TavolataState, player: Seat) -> str:
        """Return a player's observation as text; with perfect recall the information state."""
        return state.information_state_string(player) if self._recalls else state.observation_string(player)
