"""Games for training and for measuring the network."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from features import WIDTH, rows, standing
from learner import Learner
from network import Array, Network

from tavolata.bots import bot_for
from tavolata.bots.play import derived_seed, win_share
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.lucky_loop.bot.base import PhaseBot

GAME, RIVAL = "lucky-loop", "normal"
MOST_MOVES = 600
"""A longer game is not used for training, and counts as lost."""


class Turn(NamedTuple):
    """The seat of a turn, and its features afterwards."""

    seat: int
    row: Array


class Course(NamedTuple):
    """The turns of a game except the last, and the first seat's share of the victory; no turns for an unfinished game."""

    turns: list[Turn]
    won: float


class Lessons(NamedTuple):
    """Training data: features, a row each, and the share of the victory."""

    rows: Array
    chances: Array


def watched(seed: int) -> Course:
    """Play the rival against itself."""
    return course(seed, [bot(seed, seat) for seat in range(2)])


def played(seed: int, network: Network) -> Course:
    """Play the network against itself."""
    return course(seed, [Learner(seed, network) for _ in range(2)])


def won(number: int, network: Network, rival: str = RIVAL) -> float:
    """Return the network's share of a victory over a bot; each deal is played twice, once on each seat."""
    deal, own = number // 2, number % 2
    pilots = [Learner(deal, network) if seat == own else bot(deal, seat, rival) for seat in range(2)]
    found = course(deal, pilots)
    return 0.0 if not found.turns else found.won if own == 0 else 1 - found.won


def bot(seed: int, seat: int, level: str = RIVAL) -> PhaseBot:
    """Return a bot of the game."""
    made = bot_for(GAME, level, derived_seed(seed, seat))
    assert isinstance(made, PhaseBot)
    return made


def course(seed: int, pilots: Sequence[PhaseBot]) -> Course:
    """Play a game, and return its turns."""
    match, turns = Match.new(GAME, 2, seed), list[Turn]()
    for _ in range(MOST_MOVES):
        seat, before = match.actors[0], match.state
        match.advance(seat, pilots[seat].choose(Observation(match, seat)))
        if match.result is not None:
            return Course(turns, win_share(match.result, 0))
        if (before.round, before.turn) != (match.state.round, match.state.turn):
            view = match.view(seat)
            turns.append(Turn(seat, rows(view, seat, standing(view, seat))[0]))
    return Course([], 0.5)


def lessons(courses: Iterable[Course]) -> Lessons:
    """Return the training data of games."""
    turns = [(turn.row, course.won if turn.seat == 0 else 1 - course.won) for course in courses for turn in course.turns]
    stood = np.array([row for row, _ in turns], np.float32).reshape(-1, WIDTH)
    return Lessons(stood, np.array([chance for _, chance in turns], np.float32))
