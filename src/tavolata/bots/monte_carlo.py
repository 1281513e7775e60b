"""A bot that searches by playouts in any game: an example of a search, and a baseline for other bots."""

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from tavolata.bots import bot_for
from tavolata.bots.play import finish_game, win_share
from tavolata.core.game import Action, Result, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.registry import get_plugin


class MonteCarlo:
    """Bot: plays as the weakest bot does, unless playouts in sampled states show that another action is clearly better."""

    PLAYOUTS = 48
    """The approximate number of playouts for a decision."""
    OTHERS = 11
    """The most candidates besides the weakest bot's action."""
    POINT_VALUE = 0.01
    """The value of a point of lead over the best rival; a victory counts 1."""
    STANDARD_ERRORS = 1.0
    """The number of standard errors by which a candidate has to be better."""

    def __init__(self, seed: int) -> None:
        self._seed, self._random = seed, Random(seed)

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        """Return the best action by successive halving of the candidates; None where the seat does not have to act."""
        if not sight.is_awaited:
            return None
        default = bot_for(sight.game, get_plugin(sight.game).bots[0], self._seed).choose(sight)
        others = [action for action in sight.legal if action != default]
        gains: dict[Action, list[float]] = {action: [] for action in self._random.sample(others, min(len(others), self.OTHERS))}
        left, rounds = list(gains), len(gains).bit_length()
        while left:
            for _ in range(max(2, self.PLAYOUTS // (rounds * (len(left) + 1)))):
                world, seed = sight.resample(self._random.getrandbits(64)), self._random.getrandbits(32)
                baseline, *values = (self._rollout(world.copy(), sight.seat or 0, action, seed) for action in (default, *left))
                for action, value in zip(left, values, strict=True):
                    gains[action].append(value - baseline)
            if len(left) == 1:
                return left[0] if self._is_decided(gains[left[0]]) else default
            ranked = sorted(left, key=lambda action: fmean(gains[action]), reverse=True)
            left = [action for action in ranked[: len(left) // 2] if sum(gains[action]) > 0]
        return default

    def _is_decided(self, gains: list[float]) -> bool:
        return fmean(gains) > self.STANDARD_ERRORS * stdev(gains) / sqrt(len(gains))

    def _rollout(self, world: Match[Any, Any, Any], seat: Seat, action: Action | None, seed: int) -> float:
        """Return the value of an action by one playout; all actions of a sampled state meet the same dice and opponents."""
        game, level = world.game.name, get_plugin(world.game.name).bots[0]
        world.advance(seat, action)
        finish_game(world, [bot_for(game, level, seed + other) for other in range(world.seats)])
        assert world.result is not None
        return self._value(world.result, seat, world.game.cooperative)

    def _value(self, result: Result, seat: Seat, cooperative: bool) -> float:
        rivals = [score for other, score in enumerate(result.scores) if other != seat and not cooperative]
        return win_share(result, seat, cooperative) + self.POINT_VALUE * (result.scores[seat] - max(rivals, default=0))
