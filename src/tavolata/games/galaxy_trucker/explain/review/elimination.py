"""GT-F2: finds the step that eliminated a ship from the race."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Finish
from tavolata.games.galaxy_trucker.events import GaveUp
from tavolata.games.galaxy_trucker.explain.review.steps import ReplayedStep, own_steps
from tavolata.games.galaxy_trucker.rules.flight.route import margins_of
from tavolata.games.galaxy_trucker.rules.ship_stats import ship_stats
from tavolata.games.galaxy_trucker.state import OutOfRace, State


class Elimination(NamedTuple):
    """The step that eliminated a seat, and the reason."""

    step: ReplayedStep
    seat: Seat
    why: OutOfRace


def elimination_of(steps: Sequence[ReplayedStep], seat: Seat) -> Elimination | None:
    """Return the elimination of a seat; None if it arrived."""
    out = next(((place, why) for place, step in enumerate(steps) if (why := _reason_out(step, seat))), None)
    if out is None:
        return None
    place, why = out
    if why == "choice" and _is_lost(steps[place].before, seat, "engines"):
        why = "engines"  # giving up without engines: the ship was already lost
    while why != "choice" and place and _is_lost(steps[place].before, seat, why):
        place -= 1
    return Elimination(steps[place] if steps[place].before.phase != "building" else _final_step(steps, seat), seat, why)


def _reason_out(step: ReplayedStep, seat: Seat) -> OutOfRace | None:
    return next((event.why for event in step.events if isinstance(event, GaveUp) and event.seat == seat), None)


def _is_lost(state: State, seat: Seat, why: OutOfRace) -> bool:
    """Return whether the reason for being out already holds."""
    stats = ship_stats(state.players[seat])
    if why == "lapped":
        return margins_of(state.players, state.level.spaces).get(seat, 0) < 0
    return not (stats.humans if why == "humans" else stats.engines.most)


def _final_step(steps: Sequence[ReplayedStep], seat: Seat) -> ReplayedStep:
    """Return the step that finished a ship that could not arrive, or that ended building for it."""
    built = [step for step in steps if step.before.phase == "building"]
    return next((step for step in reversed(own_steps(built, seat)) if isinstance(step.action, Finish)), built[-1])
