"""A match as it is judged: line by line what was decided, and what the dice did, each by what its seat saw."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias, cast

from msgspec.structs import replace

from tavolata.core.game import CHANCE, Seat
from tavolata.core.log import Entry
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.protocols.review import Narrator
from tavolata.games.lucky_loop.actions import Dice, GiveUp, LuckyLoopAction, Stop, Throw
from tavolata.games.lucky_loop.bot.choice_values import Judged, judged, ranked
from tavolata.games.lucky_loop.bot.win_probability import chance_after
from tavolata.games.lucky_loop.bot.win_utility import winning_goal
from tavolata.games.lucky_loop.rules.flight import consolation
from tavolata.games.lucky_loop.rules.legal import can_make, dice_to_throw
from tavolata.games.lucky_loop.solver.flight import Choice
from tavolata.games.lucky_loop.solver.flight import choices as choices_in_flight
from tavolata.games.lucky_loop.solver.position import position_of
from tavolata.games.lucky_loop.solver.throws import FALLS
from tavolata.games.lucky_loop.solver.utility import Goal, Worth, track
from tavolata.games.lucky_loop.state import Flight, State
from tavolata.games.lucky_loop.view import LuckyLoopSight, LuckyLoopView

LuckyLoopMatch: TypeAlias = Match[State, LuckyLoopAction, LuckyLoopView]

EQUAL = 1e-9
"""Choices whose worths differ by less are equally good: below stand the rounding errors of the machine."""


class Decided(NamedTuple):
    """A decision: what was chosen, and all that could be chosen, the best first."""

    n: int
    view: LuckyLoopView
    chosen: Judged
    choices: tuple[Judged, ...]

    @property
    def seat(self) -> Seat:
        """Whose decision it was."""
        return self.view.turn

    @property
    def best(self) -> Judged:
        """What promised most."""
        return self.choices[0]

    @property
    def worth(self) -> float:
        """How many points less than the best it promised."""
        missed = self.best.total[0] - self.chosen.total[0]
        return -missed if missed > EQUAL else 0.0

    @property
    def edge(self) -> float:
        """Of the best: how many points more than the next best, but for ending the flight: to fly on is no feat."""
        others = [choice for choice in self.choices if choice is not self.chosen and not isinstance(choice.action, Stop | GiveUp)]
        return self.best.total[0] - others[0].total[0] if others and not self.worth else 0.0


class Promise(NamedTuple):
    """What a flight promises: points with their success, and how likely the victory is."""

    worth: Worth
    chance: float


class Fallen(NamedTuple):
    """A throw: what the flight promised before it, and what after it."""

    n: int
    view: LuckyLoopView
    dice: Dice
    promised: Promise
    left: Promise
    failure: float
    """How likely the dice were to make no card."""
    failed: bool

    @property
    def seat(self) -> Seat:
        """Who threw."""
        return self.view.turn

    @property
    def worth(self) -> float:
        """How many points more it left than were to be expected."""
        return self.left.worth.points - self.promised.worth.points


class Passed(NamedTuple):
    """The turn has passed on, or it is over: the position after n lines, in which all stand between two turns."""

    n: int
    view: LuckyLoopView


Told: TypeAlias = Decided | Fallen | Passed


def walk(match: LuckyLoopMatch, tell: Narrator) -> Iterator[Told]:
    """All that is to be judged of a match, in its order; moves that were taken back are left out."""
    lines, staked = match.lines_since(0), Promise(Worth(0.0, 0.0), 0.0)
    for count, entry in enumerate(lines, start=1):
        at, after = match.at(entry.n), match.at(entry.n + 1)
        if isinstance(entry.action, Throw):
            yield fallen(at, after, entry.action.dice, staked)
        elif entry.actor != CHANCE:
            decided, staked = _decided(at, entry)
            if len(decided.choices) > 1:
                yield decided
        if _has_passed(at.state, after.state):
            yield Passed(entry.n + 1, after.view(None))
        tell(count / len(lines))


def _decided(at: LuckyLoopMatch, entry: Entry) -> tuple[Decided, Promise]:
    """A decision, and what it staked in the air."""
    sight = Observation(at, entry.actor)
    choices = tuple(ranked(judged(sight)))
    chosen = next(choice for choice in choices if choice.action == entry.action)
    staked = chosen.worth or Worth(0.0, 0.0)
    chance = chances_in_the_air(sight.view)[cast(Choice, entry.action)] if sight.view.flight else 0.0
    return Decided(entry.n, sight.view, chosen, choices), Promise(staked, chance)


def chances_in_the_air(view: LuckyLoopView) -> dict[Choice, float]:
    """How likely the victory is by each choice in a flight, by the race between flights."""
    assert view.flight is not None
    return choices_in_flight(position_of(view), winning_goal(view, view.flight.programme, chance_after))


def fallen(at: LuckyLoopMatch, after: LuckyLoopMatch, dice: Dice, staked: Promise) -> Fallen:
    """A throw, from the positions before it and after it, the dice that fell, and what was staked on them."""
    state, seat = at.state, at.state.turn
    failed = after.state.flight is None
    left = _crashed(at) if failed else _flown_on(Observation(after, seat))
    return Fallen(len(at.log), at.view(seat), _together(state.under_way, dice), staked, left, _failure(state), failed)


def _flown_on(sight: LuckyLoopSight) -> Promise:
    """What a flight promises after a throw, by the best play."""
    best = ranked(judged(sight))[0].worth
    assert best is not None
    return Promise(best, max(chances_in_the_air(sight.view).values()))


def _crashed(at: LuckyLoopMatch) -> Promise:
    """LL-F4 to LL-F6, LL-K7: what a flight is worth that has failed."""
    view, flight = at.view(at.state.turn), at.state.under_way

    def worth(goal: Goal) -> float:
        return (goal.consolation if consolation(flight) else goal.failure) + goal.token * at.state.player.tokens

    return Promise(Worth(worth(track(view, flight.programme)), 0.0), worth(winning_goal(view, flight.programme, chance_after)))


def _failure(state: State) -> float:
    """LL-F3: how likely a throw is to make no open card."""
    faces, flight = state.cards.faces, state.under_way
    falls = FALLS[flight.rethrown or dice_to_throw(flight.pool)]
    return sum(chance for dice, chance in falls.items() if not can_make(faces, replace(flight, thrown=_together(flight, dice))))


def _together(flight: Flight, dice: Dice) -> Dice:
    """The dice of a throw that lie there, and those that fall beside them."""
    return tuple(sorted((*flight.thrown, *dice)))


def _has_passed(before: State, after: State) -> bool:
    """Whether a turn began with a line, or all is over; LL-K5: who lays a free programme has the highlight in the same turn."""
    return after.phase in ("turn", "over") or (after.phase == "highlight" and before.phase != "turn")
