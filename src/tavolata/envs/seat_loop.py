"""A match as learners play it: one seat after another is asked for a number, and bots play the other seats."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.bots import bot_for
from tavolata.core.errors import BadCall, short_repr
from tavolata.core.game import OptionValue, Result, Seat
from tavolata.core.match import Match
from tavolata.core.match_arguments import Seed
from tavolata.core.observation import Observation
from tavolata.core.plugin import Bot, GamePlugin
from tavolata.core.protocols.encoding import WAIT, GameEncoding, NumberedActions
from tavolata.core.registry import get_plugin
from tavolata.envs.turn_order import PACE, Asking
from tavolata.tournaments.series import derived_seed

Figures: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Rewarding = Literal["victory", "points"]

MOST_MOVES = 10_000
"""After so many decisions of learners a game is cut short: two beginners can go on for ever."""


class Rules:
    """What is agreed before a table is opened: the game, its seats and options, who is a bot, and what is rewarded."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        bots: Mapping[Seat, str] | None = None,
        rewards: Rewarding = "victory",
        pace: int = PACE,
        most_moves: int = MOST_MOVES,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.bots = dict(bots or {})
        self.rewards: Rewarding = rewards
        self.pace = pace
        self.most_moves = most_moves
        self._check()

    @property
    def learning(self) -> GameEncoding:
        """What the numbers mean; it is asked of the plugin, so that rules can be sent to other processes."""
        return learning_of(get_plugin(self.game))

    def _check(self) -> None:
        """A fault in game, options or levels is told before any game is begun."""
        Match.new(self.game, self.seats, 0, self.options)
        for level in self.bots.values():
            bot_for(self.game, level, 0)
        assert self.learning.version, "versions are counted from 1"


class Table:
    """One game after another by the same rules."""

    def __init__(self, rules: Rules, seed: Seed = 0) -> None:
        self.rules = rules
        self.learning = rules.learning
        self.reset(seed)

    def reset(self, seed: Seed) -> None:
        """A new game; everything that happens in it follows from the seed and from what the learners do."""
        rules = self.rules
        self.match: Match[Any, Any, Any] = Match.new(rules.game, rules.seats, seed, rules.options)
        self._bots: dict[Seat, Bot] = {seat: bot_for(rules.game, level, derived_seed(seed, seat)) for seat, level in rules.bots.items()}
        self._asking = Asking(self.match, rules.pace)
        self._numbered: NumberedActions | None = None
        self.moves = 0
        self._let_bots_play()

    @property
    def seat(self) -> Seat | None:
        """Who is asked now; nobody when it is over."""
        return self._asking.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self._asking.seat is None

    @property
    def is_cut_short(self) -> bool:
        """Whether it has gone on for too long."""
        return self.moves >= self.rules.most_moves and not self.is_over

    @property
    def numbered(self) -> NumberedActions:
        """What the seat that is asked may do, by number; waiting is not named here."""
        if self._numbered is None:
            assert self.seat is not None
            self._numbered = self.learning.numbered(self.match.legal(self.seat), self.match.view(self.seat))
        return self._numbered

    @property
    def may_wait(self) -> bool:
        """Whether the seat that is asked need not act."""
        return not self.match.waits_for(self.seat)

    @property
    def legal(self) -> list[int]:
        """The numbers that the seat that is asked may choose from, ascending."""
        return sorted([WAIT, *self.numbered] if self.may_wait else self.numbered)

    def mask(self, seat: Seat | None) -> Mask:
        """A 1 for each number that a seat may choose now; only the one that is asked has any."""
        mask = np.zeros(self.learning.choices, np.int8)
        if seat is not None and seat == self.seat:
            mask[self.legal] = 1
        return mask

    def observe(self, seat: Seat | None) -> Figures:
        """What a seat sees, as figures."""
        return figures_of(self.learning, self.match.view(seat))

    def step(self, number: int) -> None:
        """Let the seat that is asked do what a number means, and the bots play until a learner is asked again."""
        if number == WAIT and self.may_wait:
            self._asking.waited()
        else:
            self._act(number)
        self.moves += 1
        self._let_bots_play()

    def rewards(self) -> list[float]:
        """What the game brought each seat; nothing before its end."""
        result = self.match.result
        return [0.0] * self.rules.seats if result is None else rewards_of(result, self.match.game.cooperative, self.rules.rewards)

    def outlook(self) -> tuple[list[int], Figures]:
        """What each legal choice leads to before chance acts, as the seat that is asked will see it: the numbers, and a row for each."""
        numbers = self.legal
        return numbers, np.stack([self.foresee(number) for number in numbers])

    def foresee(self, number: int) -> Figures:
        """What one choice leads to before chance acts, as the seat that is asked will see it."""
        game, state, seat = self.match.game, self.match.state, self.seat
        assert seat is not None
        after = state if number == WAIT else game.apply(state, seat, self.numbered[number])[0]
        return figures_of(self.learning, game.view(after, seat))

    def _act(self, number: int) -> None:
        if self.seat is None or number not in self.numbered:
            raise BadCall(f"{short_repr(number)} is none of the numbers that may be chosen now; the mask has those.")
        self.match.advance(self.seat, self.numbered[number], self._asking.time)
        self._asking.acted()

    def _let_bots_play(self) -> None:
        while self.seat in self._bots:
            seat = self.seat
            action = self._bots[seat].choose(Observation(self.match, seat))
            if action is None:
                self._asking.waited()
            else:
                self.match.advance(seat, action, self._asking.time)
                self._asking.acted()
        self._numbered = None


def learning_of(plugin: GamePlugin) -> GameEncoding:
    """How learners meet a game."""
    if plugin.encoding is None:
        raise BadCall(f"{plugin.name} does not say how learners meet it: its plugin has no `learning`.")
    return plugin.encoding()


def figures_of(learning: GameEncoding, view: Any) -> Figures:
    """What a view shows, as figures between -1 and 1."""
    figures = np.zeros(learning.figures, np.float32)
    for part, place in zip(learning.parts, learning.layout.values(), strict=True):
        read = part.read(view)
        if isinstance(read, Mapping):
            figures[place][[*read]] = [*read.values()]
        else:
            figures[place] = read
    return np.clip(figures, -1, 1, out=figures)


def rewards_of(result: Result, cooperative: bool, rewarding: Rewarding) -> list[float]:
    """By victory from -1 to 1, and among rivals 0 in all; by points one's own, among rivals less the mean of the others'."""
    seats, scores = range(len(result.scores)), result.scores
    if cooperative:
        return [float(scores[seat]) if rewarding == "points" else 1.0 if seat in result.winners else -1.0 for seat in seats]
    others = max(1, len(seats) - 1)
    if rewarding == "points":
        return [scores[seat] - (sum(scores) - scores[seat]) / others for seat in seats]
    share = 1 / len(result.winners) if result.winners else 1 / len(seats)
    parts = [share if seat in result.winners or not result.winners else 0.0 for seat in seats]
    return [(len(seats) * part - 1) / others for part in parts]
