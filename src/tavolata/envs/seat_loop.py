"""Runs a match for learners: seats choose numbered actions one after another, and bots play the other seats."""

from bisect import bisect_left
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.bots import bot_for
from tavolata.bots.play import derived_seed
from tavolata.core.errors import BadCall, short_repr
from tavolata.core.game import CHANCE, CLOCK, Action, Actor, OptionValue, Result, Seat
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.match_arguments import Seed
from tavolata.core.observation import Observation
from tavolata.core.plugin import Bot, GamePlugin
from tavolata.core.protocols.encoding import WAIT, GameEncoding, NumberedActions
from tavolata.core.registry import get_plugin

FloatArray: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
RewardKind = Literal["victory", "points"]

DEFAULT_PACE = 2500
"""The milliseconds that an action takes where several seats act at once, as for a quick player."""
MAX_MOVES = 10_000
"""The number of decisions after which a game is truncated; two random players might never end it."""


class EnvConfig:
    """Settings of an environment: game, seats, options, bots and rewards."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        bots: Mapping[Seat, str] | None = None,
        rewards: RewardKind = "victory",
        pace: int = DEFAULT_PACE,
        max_moves: int = MAX_MOVES,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.bots = dict(bots or {})
        self.rewards: RewardKind = rewards
        self.pace = pace
        self.max_moves = max_moves
        self._check()

    @property
    def encoding(self) -> GameEncoding:
        """The encoding of the game. It is read from the plugin, so that a config can be sent to other processes."""
        return encoding_of(get_plugin(self.game))

    def _check(self) -> None:
        """Raise an error for a bad game, option or level, before any game starts."""
        Match.new(self.game, self.seats, 0, self.options)
        for level in self.bots.values():
            bot_for(self.game, level, 0)
        assert self.encoding.version, "versions are counted from 1"


class SeatQueue:
    """Queue of the seats of a match in the order in which they choose; a seat that waits passes to the next."""

    def __init__(self, match: Match[Any, Any, Any], pace: int) -> None:
        self._match = match
        self._pace = pace
        self._last: Actor = CHANCE
        self._queue: list[Actor] = []
        self.time = 0
        """Milliseconds since the start of the match."""
        self._clock_since: dict[Action, int] = {}
        """The legal actions of the clock, with the time since when each is legal."""
        self._run_clock()
        self._enqueue()

    @property
    def seat(self) -> Actor | None:
        """The actor that chooses now, which can be chance if the caller plays it; None when the game is over."""
        return self._queue[0] if self._queue else None

    def copy(self, match: Match[Any, Any, Any]) -> "SeatQueue":
        """Return a copy with the same queue and time for another match in an equal position."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__ |= self.__dict__ | {"_match": match, "_queue": list(self._queue), "_clock_since": dict(self._clock_since)}
        return twin

    def after_action(self) -> list[Step]:
        """Advance the time after an action, and return the steps that the clock took."""
        if self._queue[0] != CHANCE:
            self._last = self._queue[0]
            self.time += self._pace // max(1, self._must_act_count) if self._clock_since else 0
        steps = self._run_clock()
        self._enqueue()
        return steps

    def after_wait(self) -> list[Step]:
        """Pass to the next seat, and return the steps of the clock, which acts once all seats have waited."""
        self._queue.pop(0)
        if self._queue:
            return []
        action = self._match.legal(CLOCK)[0]
        self.time = max(self.time, self._clock_since[action] + self._match.game.delay_ms(self._match.state, action))
        steps = self._run_clock()
        self._enqueue()
        return steps

    def _enqueue(self) -> None:
        """Fill the queue: first the seats that can act, then those that must act, from the one after the last actor."""
        match = self._match
        actors = match.actors
        awaited = sorted(seat for seat in match.awaited if seat >= 0)
        self._must_act_count = len(awaited)
        if len(actors) == 1:
            self._queue = actors
            return
        after = bisect_left(awaited, self._last + 1)
        self._queue = [*sorted({*actors}.difference(awaited, (CLOCK,))), *awaited[after:], *awaited[:after]]

    def _run_clock(self) -> list[Step]:
        """Play every action of the clock that is due, and return its steps."""
        match, steps = self._match, list[Step]()
        while CLOCK in match.actors:
            self._clock_since = {action: self._clock_since.get(action, self.time) for action in match.legal(CLOCK)}

            due = (action for action, since in self._clock_since.items() if self.time - since >= match.game.delay_ms(match.state, action))
            action = next(due, None)
            if action is None:
                return steps
            steps += match.advance(CLOCK, action, self.time)
        if CHANCE not in match.actors:  # chance acts first, and no time passes until it has
            self._clock_since = {}
        return steps


class SeatLoop:
    """Plays matches of one config, one after another: asks the learning seats for actions, and lets bots play the others."""

    def __init__(self, config: EnvConfig, seed: Seed = 0) -> None:
        self.config = config
        self.encoding = config.encoding
        self.reset(seed)

    def reset(self, seed: Seed) -> None:
        """Start a new match, which is determined by the seed and the chosen actions."""
        config = self.config
        self.match: Match[Any, Any, Any] = Match.new(config.game, config.seats, seed, config.options)
        self._bots: dict[Seat, Bot] = {seat: bot_for(config.game, level, derived_seed(seed, seat)) for seat, level in config.bots.items()}
        self._queue = SeatQueue(self.match, config.pace)
        self._numbered: NumberedActions | None = None
        self.moves = 0
        self._play_bots()

    @property
    def seat(self) -> Seat | None:
        """The seat that acts now; None when the game is over."""
        return self._queue.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._queue.seat is None

    @property
    def is_truncated(self) -> bool:
        """Whether the game has reached the limit of moves."""
        return self.moves >= self.config.max_moves and not self.is_over

    @property
    def numbered(self) -> NumberedActions:
        """The legal actions of the current seat by number, without waiting."""
        if self._numbered is None:
            assert self.seat is not None
            self._numbered = self.encoding.numbered(self.match.legal(self.seat), self.match.view(self.seat))
        return self._numbered

    @property
    def may_wait(self) -> bool:
        """Whether the current seat can wait instead of acting."""
        return not self.match.waits_for(self.seat)

    @property
    def legal(self) -> list[int]:
        """The legal action numbers of the current seat in ascending order."""
        return sorted([WAIT, *self.numbered] if self.may_wait else self.numbered)

    def mask(self, seat: Seat | None) -> Mask:
        """Return the action mask of a seat; all zeros unless it is the current one."""
        mask = np.zeros(self.encoding.choices, np.int8)
        if seat is not None and seat == self.seat:
            mask[self.legal] = 1
        return mask

    def observe(self, seat: Seat | None) -> FloatArray:
        """Return the encoded view of a seat."""
        return encode_view(self.encoding, self.match.view(seat))

    def step(self, number: int) -> None:
        """Play a numbered action of the current seat, then let bots play until a learning seat acts."""
        if number == WAIT and self.may_wait:
            self._queue.after_wait()
        else:
            self._act(number)
        self.moves += 1
        self._play_bots()

    def rewards(self) -> list[float]:
        """Return the reward of each seat; zeros before the end."""
        result = self.match.result
        return [0.0] * self.config.seats if result is None else rewards_of(result, self.match.game.cooperative, self.config.rewards)

    def afterstates(self) -> tuple[list[int], FloatArray]:
        """Return the legal action numbers, and an array with the encoded afterstate of each."""
        numbers = self.legal
        return numbers, np.stack([self.afterstate(number) for number in numbers])

    def afterstate(self, number: int) -> FloatArray:
        """Return the encoded afterstate of an action: the current seat's view after it and before chance acts."""
        game, state, seat = self.match.game, self.match.state, self.seat
        assert seat is not None
        after = state if number == WAIT else game.apply(state, seat, self.numbered[number])[0]
        return encode_view(self.encoding, game.view(after, seat))

    def _act(self, number: int) -> None:
        if self.seat is None or number not in self.numbered:
            raise BadCall(f"{short_repr(number)} is not a legal action number; the mask has those.")
        self.match.advance(self.seat, self.numbered[number], self._queue.time)
        self._queue.after_action()

    def _play_bots(self) -> None:
        while self.seat in self._bots:
            seat = self.seat
            action = self._bots[seat].choose(Observation(self.match, seat))
            if action is None:
                self._queue.after_wait()
            else:
                self.match.advance(seat, action, self._queue.time)
                self._queue.after_action()
        self._numbered = None


def encoding_of(plugin: GamePlugin) -> GameEncoding:
    """Return the encoding of a game."""
    if plugin.encoding is None:
        raise BadCall(f"{plugin.name} has no environments: its plugin has no `encoding`.")
    return plugin.encoding()


def encode_view(encoding: GameEncoding, view: Any) -> FloatArray:
    """Return a view as a vector of numbers from -1 to 1."""
    figures = np.zeros(encoding.figures, np.float32)
    for part, place in zip(encoding.parts, encoding.layout.values(), strict=True):
        read = part.read(view)
        if isinstance(read, Mapping):
            figures[place][[*read]] = [*read.values()]
        else:
            figures[place] = read
    return np.clip(figures, -1, 1, out=figures)


def rewards_of(result: Result, cooperative: bool, kind: RewardKind) -> list[float]:
    """Return the reward of each seat at the end of a match.

    For victories from -1 to 1, summing to 0 among rivals. For points the own score, less the mean of the rivals' scores.
    """
    seats, scores = range(len(result.scores)), result.scores
    if cooperative:
        return [float(scores[seat]) if kind == "points" else 1.0 if seat in result.winners else -1.0 for seat in seats]
    others = max(1, len(seats) - 1)
    if kind == "points":
        return [scores[seat] - (sum(scores) - scores[seat]) / others for seat in seats]
    share = 1 / len(result.winners) if result.winners else 1 / len(seats)
    parts = [share if seat in result.winners or not result.winners else 0.0 for seat in seats]
    return [(len(seats) * part - 1) / others for part in parts]
