"""A bot that plays any game by trying: an example of a search, and a yardstick for others."""

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from tavolata.bots import bot_for
from tavolata.core.game import Action, Result, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.registry import get_plugin
from tavolata.tournaments.series import play_out, victory


class MonteCarlo:
    """Does as a beginner does, unless something else is clearly better where beginners play it out in imagined worlds."""

    PLAYOUTS, OTHERS = 48, 11
    """At most about so many games are tried for a decision, and so many choices besides the beginner's, by lot where there are more."""
    POINTS, SURE = 0.01, 1.0
    """What a point more than the best rival is worth beside a victory; and how many standard errors are clearly better."""

    def __init__(self, seed: int) -> None:
        self._seed, self._lot = seed, Random(seed)

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        """Halves what does better than the beginner's choice until one is left; what it need not do it leaves be."""
        if not sight.is_awaited:
            return None
        usual = bot_for(sight.game, get_plugin(sight.game).bots[0], self._seed).choose(sight)
        others = [action for action in sight.legal if action != usual]
        gains: dict[Action, list[float]] = {action: [] for action in self._lot.sample(others, min(len(others), self.OTHERS))}
        left, rounds = list(gains), len(gains).bit_length()
        while left:
            for _ in range(max(2, self.PLAYOUTS // (rounds * (len(left) + 1)))):
                world, seed = sight.resample(self._lot.getrandbits(64)), self._lot.getrandbits(32)
                basis, *tried = (self._tried(world.copy(), sight.seat or 0, action, seed) for action in (usual, *left))
                for action, worth in zip(left, tried, strict=True):
                    gains[action].append(worth - basis)
            if len(left) == 1:
                return left[0] if self._is_clear(gains[left[0]]) else usual
            ranked = sorted(left, key=lambda action: fmean(gains[action]), reverse=True)
            left = [action for action in ranked[: len(left) // 2] if sum(gains[action]) > 0]
        return usual

    def _is_clear(self, gains: list[float]) -> bool:
        return fmean(gains) > self.SURE * stdev(gains) / sqrt(len(gains))

    def _tried(self, world: Match[Any, Any, Any], seat: Seat, action: Action | None, seed: int) -> float:
        """What comes of a choice if beginners go on; all choices of a world meet the same dice and the same beginners."""
        game, level = world.game.name, get_plugin(world.game.name).bots[0]
        world.advance(seat, action)
        play_out(world, [bot_for(game, level, seed + other) for other in range(world.seats)])
        assert world.result is not None
        return self._worth(world.result, seat, world.game.cooperative)

    def _worth(self, result: Result, seat: Seat, cooperative: bool) -> float:
        rivals = [score for other, score in enumerate(result.scores) if other != seat and not cooperative]
        return victory(result, seat, cooperative) + self.POINTS * (result.scores[seat] - max(rivals, default=0))
