"""The games as OpenSpiel has them: chance is a player, and a seat's information is all that it was ever told.

`game("pig", seats=2)` is a game of OpenSpiel, with the same numbers for choices as everywhere here; what chance may do is numbered in the
order of its odds. `state.resample_from_infostate` imagines another world that the player could not tell from the true one.
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
from tavolata.envs.seat_loop import MOST_MOVES, Rules, figures_of, rewards_of
from tavolata.envs.spaces import named_parts
from tavolata.envs.turn_order import Asking

Sampler: TypeAlias = Callable[[], float]

_MOST_OUTCOMES = 1000
"""Chance never has as many ways to go."""
_CHANCES_TO_A_MOVE = 20

_json = msgspec.json.Encoder()


def game(name: str, seats: int, options: Mapping[str, OptionValue] | None = None, most_moves: int = MOST_MOVES) -> "TavolataGame":
    """A game of ours as one of OpenSpiel; one that goes on for too long ends without a victory."""
    return TavolataGame(Rules(name, seats, options, most_moves=most_moves))


def _type_of(rules: Rules) -> Any:
    plugin = get_plugin(rules.game)
    together = plugin.game.cooperative
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"tavolata_{plugin.slug}",
        long_name=f"Tavolata: {plugin.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if together else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=plugin.game.seats[-1],
        min_num_players=plugin.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )


def _info_of(rules: Rules) -> Any:
    zero_sum = {} if get_plugin(rules.game).game.cooperative else {"utility_sum": 0.0}
    return pyspiel.GameInfo(
        num_distinct_actions=rules.learning.choices,
        max_chance_outcomes=_MOST_OUTCOMES,
        num_players=rules.seats,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=rules.most_moves,
        **zero_sum,
    )


class TavolataGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its seats and options."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(_type_of(rules), _info_of(rules), {})
        self.rules = rules

    def new_initial_state(self) -> "TavolataState":
        """Before the first card is dealt."""
        return TavolataState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More often chance does not act."""
        return int(self.rules.most_moves * _CHANCES_TO_A_MOVE)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TavolataObserver":
        """Who tells what a player sees."""
        return TavolataObserver(self.rules, iig_obs_type)


class _Course:
    """The match under way, who is asked, and what each seat was told; a copy goes its own way."""

    def __init__(self, rules: Rules, match: Match[Any, Any, Any], asking: Asking, told: tuple[bytes, ...]) -> None:
        self.rules = rules
        self.match = match
        self.asking = asking
        self.told = told
        self.moves = 0

    def __deepcopy__(self, _memo: Any) -> "_Course":
        """States are cloned by copying deeply; positions never change, so that they can be shared."""
        return self.in_world(self.match.copy())

    def in_world(self, match: Match[Any, Any, Any]) -> "_Course":
        """The same course in a match that looks the same."""
        twin = _Course(self.rules, match, self.asking.copy(match), self.told)
        twin.moves = self.moves
        return twin

    def note(self, steps: list[Step], actor: int) -> None:
        """Tell each seat what happened, as far as it may know, and that it was its own doing."""
        mine = [self.match.game.write(step.entry.action).encode() for step in steps if step.entry.actor == actor >= 0]
        events = [event for step in steps for event in step.events]
        self.told = tuple(
            b"".join((before, _json.encode(visible_events(events, seat)), *(mine if seat == actor else ()), b"\n"))
            for seat, before in enumerate(self.told)
        )


def _opened(rules: Rules) -> _Course:
    match = Match.new(rules.game, rules.seats, None, rules.options)
    return _Course(rules, match, Asking(match, rules.pace), (b"",) * rules.seats)


class TavolataState(pyspiel.State):  # type: ignore[misc]
    """A position, and how it came about."""

    def __init__(self, game: TavolataGame) -> None:
        super().__init__(game)
        self._course = _opened(game.rules)

    def current_player(self) -> int:
        """Who is asked, or chance."""
        course = self._course
        if course.asking.seat is None or course.moves >= course.rules.most_moves:
            return int(pyspiel.PlayerId.TERMINAL)
        return course.asking.seat

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What the game brought each player."""
        course = self._course
        result = course.match.result
        if result is None:
            return [-1.0 if course.match.game.cooperative and self.is_terminal() else 0.0] * course.rules.seats
        return rewards_of(result, course.match.game.cooperative, "victory")

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, by its place among the odds."""
        return [(place, float(odds)) for place, (_, odds) in enumerate(self._odds())]

    def _odds(self) -> Any:
        match = self._course.match
        return match.game.odds(match.state)

    def _legal_actions(self, player: Seat) -> list[int]:
        if player != self.current_player():
            return []
        waiting = [] if self._course.match.waits_for(player) else [WAIT]
        return sorted([*waiting, *self._numbered(player)])

    def _numbered(self, player: Seat) -> Any:
        course = self._course
        return course.rules.learning.numbered(course.match.legal(player), course.match.view(player))

    def _apply_action(self, action: int) -> None:
        course, player = self._course, self.current_player()
        if player != CHANCE:
            course.moves += 1
        if player != CHANCE and action == WAIT:
            course.note(course.asking.waited(), player)
            return
        done = self._odds().actions[action] if player == CHANCE else self._numbered(player)[action]
        steps = course.match.advance(player, done, course.asking.time)
        course.note([*steps, *course.asking.acted()], player)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return str(self._course.match.game.write(self._odds().actions[action]))
        if action == WAIT:
            return "wait"
        choice = self._numbered(player).get(action)
        return f"{action}" if choice is None else str(self._course.match.game.write(choice))

    def information_state_string(self, player: Seat | None = None) -> str:
        """All that a player was told since the beginning, and all that it did."""
        return self._course.told[self.current_player() if player is None else player].decode()

    def observation_string(self, player: Seat | None = None) -> str:
        """What a player sees now, as JSON."""
        view = self._course.match.view(self.current_player() if player is None else player)
        return _json.encode(view).decode()

    def figures(self, player: Seat) -> Any:
        """What a player sees now, as figures."""
        return figures_of(self._course.rules.learning, self._course.match.view(player))

    def resample_from_infostate(self, player_id: Seat, probability_sampler: Sampler) -> "TavolataState":
        """An equally likely world that a player cannot tell from this one; its history is told as this one's."""
        match = self._course.match
        if CHANCE in match.actors:
            raise BadCall("In the middle of what chance does no world is imagined: let it act first.")
        twin = self.clone()
        imagined = match.resample(player_id, int(probability_sampler() * 2**53)).copy(seed=None)
        twin._course = self._course.in_world(imagined)
        assert isinstance(twin, TavolataState)
        return twin

    def __str__(self) -> str:
        """The position of everybody, as OpenSpiel compares positions by it."""
        match = self._course.match
        return f"{len(match.log)} {self._course.moves} {self._course.asking.seat} {_json.encode(match.view(None)).decode()}"


class TavolataObserver:
    """What a player sees, by the names of its parts."""

    def __init__(self, rules: Rules, kind: Any = None) -> None:
        self._recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(rules.learning.figures, np.float32)
        self.dict = named_parts(rules.learning, self.tensor)

    def set_from(self, state: TavolataState, player: Seat) -> None:
        """Look at a state with a player's eyes."""
        self.tensor[:] = state.figures(player)

    def string_from(self, state: TavolataState, player: Seat) -> str:
        """The same as text; for who forgets nothing, all that was told."""
        return state.information_state_string(player) if self._recalls else state.observation_string(player)
