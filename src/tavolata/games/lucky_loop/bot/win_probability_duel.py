"""The race of two players to the end of the game, made simple enough to be solved: every turn of it is a typical one.

The values are chances of winning. Their axes are the programmes that the player to move has yet to accomplish (none in the final
phase), that player's tokens, the same two of the rival, and the lead of the player to move.
"""

from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.core.game import Seat
from tavolata.games.lucky_loop.actions import PROGRAMMES
from tavolata.games.lucky_loop.view import LuckyLoopView, PlayerView

Chances: TypeAlias = NDArray[np.float64]

TOKENS = 3
"""More tokens than these are hardly ever spent before the end, and count as so many."""
FARTHEST = 60
"""A lead so large is as good as the victory."""
ROUNDS = 40
"""By then a game is over: one takes seven or eight."""


class Turn(NamedTuple):
    """One way in which a typical turn ends."""

    chance: float
    points: int
    accomplished: bool
    tokens: int
    """Those won, less those spent."""


MISSED, MADE = False, True

PROGRAMME_TURNS = (
    (Turn(0.19, 0, MISSED, 0), Turn(0.15, 0, MISSED, 1), Turn(0.14, 10, MADE, 0), Turn(0.14, 12, MADE, 0), Turn(0.38, 13, MADE, 1)),
    (Turn(0.23, 0, MISSED, 0), Turn(0.03, 0, MISSED, 1), Turn(0.20, 12, MADE, -1), Turn(0.45, 15, MADE, 0), Turn(0.09, 17, MADE, 1)),
    (Turn(0.12, 0, MISSED, 0), Turn(0.07, 0, MISSED, -1), Turn(0.20, 13, MADE, -1), Turn(0.35, 16, MADE, -1), Turn(0.26, 19, MADE, 0)),
    (Turn(0.10, 0, MISSED, 0), Turn(0.05, 0, MISSED, -1), Turn(0.20, 14, MADE, -1), Turn(0.35, 17, MADE, -1), Turn(0.30, 20, MADE, 0)),
)
"""By tokens, a turn with programmes yet to accomplish, exchanges and failures included: rounded from some 1,600 turns of bots that fly
by the solver; three tokens were rare in them, that row is an estimate."""

FINAL_TURNS = (
    (Turn(0.27, -2, MISSED, 0), Turn(0.48, -2, MISSED, 1), Turn(0.09, 9, MADE, 0), Turn(0.09, 13, MADE, 0), Turn(0.07, 18, MADE, 0)),
    (Turn(0.12, -2, MISSED, -1), Turn(0.41, -2, MISSED, 0), Turn(0.16, 9, MADE, 0), Turn(0.16, 13, MADE, 0), Turn(0.15, 18, MADE, 0)),
    (Turn(0.15, -2, MISSED, -1), Turn(0.10, -2, MISSED, -1), Turn(0.26, 8, MADE, 0), Turn(0.26, 13, MADE, 0), Turn(0.23, 18, MADE, 0)),
    (Turn(0.08, -2, MISSED, -2), Turn(0.04, -2, MISSED, -1), Turn(0.29, 8, MADE, 0), Turn(0.30, 13, MADE, 0), Turn(0.29, 18, MADE, 0)),
)
"""By tokens, a turn of the final phase, rounded from some 800 such turns; the points are those by which a free programme betters the
worst result."""

LEADS = np.arange(-FARTHEST, FARTHEST + 1)
WON: Chances = (np.sign(LEADS) + 1.0) / 2
"""LL-E2: by lead, once all is over; equal points share the victory."""

STANDINGS = [(programmes, tokens) for programmes in range(len(PROGRAMMES) + 1) for tokens in range(TOKENS + 1)]
SHAPE = (len(PROGRAMMES) + 1, TOKENS + 1)


class Race(NamedTuple):
    """The chances of the player to move: the earlier or the later one in a round, or on a last turn after the rival's success (LL-E1)."""

    earlier: Chances
    later: Chances
    last_turn: Chances
    last_turns: Chances
    """Where the rival has a last turn too: somebody else has succeeded."""


@cache
def race() -> Race:
    """The race solved from its end back, for every standing at once."""
    last_turn = _before_turn(np.broadcast_to(WON, (*SHAPE, len(LEADS))), WON)
    succeeded = 1 - last_turn[..., ::-1]
    earlier = np.broadcast_to(WON, (*SHAPE, *SHAPE, len(LEADS)))
    later = earlier
    for _ in range(ROUNDS):
        later = _before_turn(_for_the_rival(earlier), np.broadcast_to(WON, succeeded.shape))
        earlier = _before_turn(_for_the_rival(later), succeeded)
    return Race(earlier, later, last_turn, _before_turn(np.broadcast_to(succeeded, earlier.shape), succeeded))


def _for_the_rival(chances: Chances) -> Chances:
    """The chances of the one who is not to move."""
    return 1 - chances.transpose(2, 3, 0, 1, 4)[..., ::-1]


def _before_turn(passed: Chances, succeeded: Chances) -> Chances:
    """The chances of the player to move, from those once the turn has passed on and those after a free programme's success."""
    return np.array([_expected(standing, passed, succeeded) for standing in STANDINGS]).reshape(passed.shape)


def _expected(standing: tuple[int, int], passed: Chances, succeeded: Chances) -> Chances:
    """What a typical turn of this standing leads to on the average."""
    programmes, tokens = standing
    expected = np.zeros(passed.shape[2:])
    for turn in (PROGRAMME_TURNS if programmes else FINAL_TURNS)[tokens]:
        left = min(tokens + turn.tokens, TOKENS)
        after = passed[programmes - turn.accomplished, left] if programmes or not turn.accomplished else succeeded
        expected += turn.chance * after[..., np.clip(LEADS + turn.points, -FARTHEST, FARTHEST) + FARTHEST]
    return expected


class Standing(NamedTuple):
    """How a player stands between two turns."""

    points: int
    programmes: int
    tokens: int
    finished: bool = False
    """LL-E1: their free programme has succeeded."""


def standing(view: LuckyLoopView) -> Standing:
    """How that player stands now."""
    return standing_of(view, view.turn)


def standing_of(view: LuckyLoopView, seat: Seat) -> Standing:
    """How a seat stands now."""
    player = view.players[seat]
    return Standing(player.points, _to_accomplish(player), player.tokens, player.free_result is not None)


def _to_accomplish(player: PlayerView) -> int:
    return len(PROGRAMMES) - len(player.results)


def winning_chance(view: LuckyLoopView, after: Standing) -> float:
    """How likely the player whose turn it is wins from there: beats each rival, as if those were races of two."""
    last_round = after.finished or any(player.free_result is not None for player in view.players)
    chance = 1.0
    for seat, rival in enumerate(view.players):
        if seat != view.turn:
            chance *= 1 - _rivals_chance(rival, after, _acts_later(view, seat), last_round)
    return chance


def _acts_later(view: LuckyLoopView, rival: int) -> bool:
    """Whether a rival's turn in this round is still to come."""
    seats = len(view.players)
    return (rival - view.start) % seats > (view.turn - view.start) % seats


def _rivals_chance(rival: PlayerView, after: Standing, acts_later: bool, last_round: bool) -> float:
    lead = min(max(rival.points - after.points, -FARTHEST), FARTHEST) + FARTHEST
    programmes, tokens = _to_accomplish(rival), min(rival.tokens, TOKENS)
    if last_round:
        return float(race().last_turn[programmes, tokens, lead] if acts_later else WON[lead])
    chances = race().later if acts_later else race().earlier
    return float(chances[programmes, tokens, after.programmes, min(after.tokens, TOKENS), lead])
