"""Games that a network learns from, and those that show how strong it is."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from network import Array, Network
from pilot import Learner
from standing import WIDTH, rows, standing

from tavolata.bots import bot_for
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.lucky_loop.bot.base import Pilot
from tavolata.tournaments.series import derived_seed, victory

GAME, RIVAL = "lucky-loop", "normal"
MOST_MOVES = 600
"""A game that goes on for longer is not learned from, and lost by the network."""


class Turn(NamedTuple):
    """Who had it, and how that seat stood after it."""

    seat: int
    row: Array


class Course(NamedTuple):
    """The turns of a game but for the last, and what part of the victory went to the first seat; no turns where it did not end."""

    turns: list[Turn]
    won: float


class Lessons(NamedTuple):
    """How players stood, a row each, and what part of the victory became theirs."""

    rows: Array
    chances: Array


def watched(seed: int) -> Course:
    """A game of the rival against itself."""
    return course(seed, [bot(seed, seat) for seat in range(2)])


def played(seed: int, network: Network) -> Course:
    """A game of the network against itself."""
    return course(seed, [Learner(seed, network) for _ in range(2)])


def won(number: int, network: Network, rival: str = RIVAL) -> float:
    """What part of the victory over a bot is the network's; each deal is played twice, once on either seat."""
    deal, own = number // 2, number % 2
    pilots = [Learner(deal, network) if seat == own else bot(deal, seat, rival) for seat in range(2)]
    found = course(deal, pilots)
    return 0.0 if not found.turns else found.won if own == 0 else 1 - found.won


def bot(seed: int, seat: int, level: str = RIVAL) -> Pilot:
    """A bot of the game."""
    made = bot_for(GAME, level, derived_seed(seed, seat))
    assert isinstance(made, Pilot)
    return made


def course(seed: int, pilots: Sequence[Pilot]) -> Course:
    """A game, turn by turn."""
    match, turns = Match.new(GAME, 2, seed), list[Turn]()
    for _ in range(MOST_MOVES):
        seat, before = match.actors[0], match.state
        match.advance(seat, pilots[seat].choose(Observation(match, seat)))
        if match.result is not None:
            return Course(turns, victory(match.result, 0))
        if (before.round, before.turn) != (match.state.round, match.state.turn):
            view = match.view(seat)
            turns.append(Turn(seat, rows(view, seat, standing(view, seat))[0]))
    return Course([], 0.5)


def lessons(courses: Iterable[Course]) -> Lessons:
    """What is to be learned of games: how their players stood after each turn, and who won."""
    turns = [(turn.row, course.won if turn.seat == 0 else 1 - course.won) for course in courses for turn in course.turns]
    stood = np.array([row for row, _ in turns], np.float32).reshape(-1, WIDTH)
    return Lessons(stood, np.array([chance for _, chance in turns], np.float32))
