"""GT-F2: with which line a ship was lost for the race."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Finish
from tavolata.games.galaxy_trucker.events import GaveUp
from tavolata.games.galaxy_trucker.explain.review.steps import Line, own
from tavolata.games.galaxy_trucker.rules.flight.route import margins_of
from tavolata.games.galaxy_trucker.rules.ship_stats import figures
from tavolata.games.galaxy_trucker.state import OutOfRace, State


class Fatal(NamedTuple):
    """The line with which it was over, and why."""

    line: Line
    seat: Seat
    why: OutOfRace


def fatal_for(lines: Sequence[Line], seat: Seat) -> Fatal | None:
    """What put a seat out of the race; None for one that arrived."""
    out = next(((place, why) for place, line in enumerate(lines) if (why := _gave_up(line, seat))), None)
    if out is None:
        return None
    place, why = out
    if why == "choice" and _is_lost(lines[place].before, seat, "engines"):
        why = "engines"  # whoever gives up without an engine was lost before
    while why != "choice" and place and _is_lost(lines[place].before, seat, why):
        place -= 1
    return Fatal(lines[place] if lines[place].before.phase != "building" else _last_word(lines, seat), seat, why)


def _gave_up(line: Line, seat: Seat) -> OutOfRace | None:
    return next((event.why for event in line.events if isinstance(event, GaveUp) and event.seat == seat), None)


def _is_lost(state: State, seat: Seat, why: OutOfRace) -> bool:
    """Whether what puts it out of the race is so already."""
    told = figures(state.players[seat])
    if why == "lapped":
        return margins_of(state.players, state.level.spaces).get(seat, 0) < 0
    return not (told.humans if why == "humans" else told.engines.most)


def _last_word(lines: Sequence[Line], seat: Seat) -> Line:
    """A ship that could not arrive as it was built: the line on which it was finished, or building was over for it."""
    built = [line for line in lines if line.before.phase == "building"]
    return next((line for line in reversed(own(built, seat)) if isinstance(line.action, Finish)), built[-1])
