"""Solves a simplified two-player race to the end of the game, in which every turn is a typical one.

The values are win probabilities of the player to move. Their axes are the programmes left to accomplish (none in the final phase), the
tokens, the same two of the rival, and the lead.
"""

from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.core.game import Seat
from tavolata.games.lucky_loop.actions import PROGRAMMES
from tavolata.games.lucky_loop.view import LuckyLoopView, PlayerView

Probabilities: TypeAlias = NDArray[np.float64]

MAX_TOKENS = 3
"""The most tokens that the model counts; more are rarely spent before the end."""
MAX_LEAD = 60
"""The lead that is assumed to win."""
ROUNDS = 40
"""The number of rounds after which the model ends; a game takes seven or eight."""


class TypicalTurn(NamedTuple):
    """One possible outcome of a typical turn, with its probability."""

    chance: float
    points: int
    accomplished: bool
    tokens: int
    """The tokens won, less those spent."""


MISSED, MADE = False, True

PROGRAMME_TURNS = (
    (
        TypicalTurn(0.19, 0, MISSED, 0),
        TypicalTurn(0.15, 0, MISSED, 1),
        TypicalTurn(0.14, 10, MADE, 0),
        TypicalTurn(0.14, 12, MADE, 0),
        TypicalTurn(0.38, 13, MADE, 1),
    ),
    (
        TypicalTurn(0.23, 0, MISSED, 0),
        TypicalTurn(0.03, 0, MISSED, 1),
        TypicalTurn(0.20, 12, MADE, -1),
        TypicalTurn(0.45, 15, MADE, 0),
        TypicalTurn(0.09, 17, MADE, 1),
    ),
    (
        TypicalTurn(0.12, 0, MISSED, 0),
        TypicalTurn(0.07, 0, MISSED, -1),
        TypicalTurn(0.20, 13, MADE, -1),
        TypicalTurn(0.35, 16, MADE, -1),
        TypicalTurn(0.26, 19, MADE, 0),
    ),
    (
        TypicalTurn(0.10, 0, MISSED, 0),
        TypicalTurn(0.05, 0, MISSED, -1),
        TypicalTurn(0.20, 14, MADE, -1),
        TypicalTurn(0.35, 17, MADE, -1),
        TypicalTurn(0.30, 20, MADE, 0),
    ),
)
"""By tokens: a turn with programmes left, including exchanges and failures.

Rounded from about 1,600 turns of bots that play by the solver. Three tokens were rare, so that row is an estimate.
"""

FINAL_TURNS = (
    (
        TypicalTurn(0.27, -2, MISSED, 0),
        TypicalTurn(0.48, -2, MISSED, 1),
        TypicalTurn(0.09, 9, MADE, 0),
        TypicalTurn(0.09, 13, MADE, 0),
        TypicalTurn(0.07, 18, MADE, 0),
    ),
    (
        TypicalTurn(0.12, -2, MISSED, -1),
        TypicalTurn(0.41, -2, MISSED, 0),
        TypicalTurn(0.16, 9, MADE, 0),
        TypicalTurn(0.16, 13, MADE, 0),
        TypicalTurn(0.15, 18, MADE, 0),
    ),
    (
        TypicalTurn(0.15, -2, MISSED, -1),
        TypicalTurn(0.10, -2, MISSED, -1),
        TypicalTurn(0.26, 8, MADE, 0),
        TypicalTurn(0.26, 13, MADE, 0),
        TypicalTurn(0.23, 18, MADE, 0),
    ),
    (
        TypicalTurn(0.08, -2, MISSED, -2),
        TypicalTurn(0.04, -2, MISSED, -1),
        TypicalTurn(0.29, 8, MADE, 0),
        TypicalTurn(0.30, 13, MADE, 0),
        TypicalTurn(0.29, 18, MADE, 0),
    ),
)
"""By tokens: a turn of the final phase, rounded from about 800 turns.

The points are the improvement of the worst result by a free programme.
"""

LEADS = np.arange(-MAX_LEAD, MAX_LEAD + 1)
WIN_BY_LEAD: Probabilities = (np.sign(LEADS) + 1.0) / 2
"""LL-E2: by lead, at the end; equal points share the victory."""

RACE_POSITIONS = [(programmes, tokens) for programmes in range(len(PROGRAMMES) + 1) for tokens in range(MAX_TOKENS + 1)]
SHAPE = (len(PROGRAMMES) + 1, MAX_TOKENS + 1)


class RaceTables(NamedTuple):
    """The solved race: tables of win probabilities of the player to move.

    Earlier or later in a round, or on a last turn after the rival's success (LL-E1).
    """

    earlier: Probabilities
    later: Probabilities
    last_turn: Probabilities
    last_turns: Probabilities
    """The rival has a last turn too: a third player has succeeded."""


@cache
def solve_race() -> RaceTables:
    """Return the solved race: all positions by backward induction at once; the result is cached."""
    last_turn = _before_turn(np.broadcast_to(WIN_BY_LEAD, (*SHAPE, len(LEADS))), WIN_BY_LEAD)
    succeeded = 1 - last_turn[..., ::-1]
    earlier = np.broadcast_to(WIN_BY_LEAD, (*SHAPE, *SHAPE, len(LEADS)))
    later = earlier
    for _ in range(ROUNDS):
        later = _before_turn(_swapped_sides(earlier), np.broadcast_to(WIN_BY_LEAD, succeeded.shape))
        earlier = _before_turn(_swapped_sides(later), succeeded)
    return RaceTables(earlier, later, last_turn, _before_turn(np.broadcast_to(succeeded, earlier.shape), succeeded))


def _swapped_sides(chances: Probabilities) -> Probabilities:
    """Return a table from the point of view of the other player."""
    return 1 - chances.transpose(2, 3, 0, 1, 4)[..., ::-1]


def _before_turn(passed: Probabilities, succeeded: Probabilities) -> Probabilities:
    """Return the mover's win probabilities before a turn, from those after it and those after a successful free programme."""
    return np.array([_expected(standing, passed, succeeded) for standing in RACE_POSITIONS]).reshape(passed.shape)


def _expected(standing: tuple[int, int], passed: Probabilities, succeeded: Probabilities) -> Probabilities:
    """Return the win probabilities at this position: the mean over the outcomes of a typical turn."""
    programmes, tokens = standing
    expected = np.zeros(passed.shape[2:])
    for turn in (PROGRAMME_TURNS if programmes else FINAL_TURNS)[tokens]:
        left = min(tokens + turn.tokens, MAX_TOKENS)
        after = passed[programmes - turn.accomplished, left] if programmes or not turn.accomplished else succeeded
        expected += turn.chance * after[..., np.clip(LEADS + turn.points, -MAX_LEAD, MAX_LEAD) + MAX_LEAD]
    return expected


class RacePosition(NamedTuple):
    """State of a player in the race model, between two turns: points, programmes left and tokens."""

    points: int
    programmes: int
    tokens: int
    finished: bool = False
    """LL-E1: the player's free programme has succeeded."""


def race_position(view: LuckyLoopView) -> RacePosition:
    """Return the current player's position in the race model."""
    return race_position_of(view, view.turn)


def race_position_of(view: LuckyLoopView, seat: Seat) -> RacePosition:
    """Return a seat's position in the race model."""
    player = view.players[seat]
    return RacePosition(player.points, _to_accomplish(player), player.tokens, player.free_result is not None)


def _to_accomplish(player: PlayerView) -> int:
    return len(PROGRAMMES) - len(player.results)


def duel_win_probability(view: LuckyLoopView, after: RacePosition) -> float:
    """Return the current player's probability of beating each rival in independent races."""
    last_round = after.finished or any(player.free_result is not None for player in view.players)
    chance = 1.0
    for seat, rival in enumerate(view.players):
        if seat != view.turn:
            chance *= 1 - _rival_win_probability(rival, after, _acts_later(view, seat), last_round)
    return chance


def _acts_later(view: LuckyLoopView, rival: int) -> bool:
    """Return whether a rival has a turn left in this round."""
    seats = len(view.players)
    return (rival - view.start) % seats > (view.turn - view.start) % seats


def _rival_win_probability(rival: PlayerView, after: RacePosition, acts_later: bool, last_round: bool) -> float:
    lead = min(max(rival.points - after.points, -MAX_LEAD), MAX_LEAD) + MAX_LEAD
    programmes, tokens = _to_accomplish(rival), min(rival.tokens, MAX_TOKENS)
    if last_round:
        return float(solve_race().last_turn[programmes, tokens, lead] if acts_later else WIN_BY_LEAD[lead])
    chances = solve_race().later if acts_later else solve_race().earlier
    return float(chances[programmes, tokens, after.programmes, min(after.tokens, MAX_TOKENS), lead])
