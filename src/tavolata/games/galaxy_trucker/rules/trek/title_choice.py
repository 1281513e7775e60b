"""GT-K2: after the first flight each player has one title: who has several keeps one and gives the others away, or the lot decides."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import Actor, Event, Seat
from tavolata.games.galaxy_trucker.actions import GiveTitle, KeepTitle
from tavolata.games.galaxy_trucker.content import TitleName
from tavolata.games.galaxy_trucker.events import TitleGiven, TitleKept, TitleWon
from tavolata.games.galaxy_trucker.rules.flight.flight_context import route_order
from tavolata.games.galaxy_trucker.state import Outcome, State


def go_on(state: State) -> Outcome:
    """GT-K2: nobody is asked where there is only one way; when each has one the table waits for the next flight."""
    events: list[Event] = []
    while choices := (lots(state) or choices_of(state)):
        if len(choices) > 1:
            return state, tuple(events)
        [only] = choices
        assert isinstance(only, GiveTitle)
        state, told = _given(state, only)
        events.append(told)
    return replace(state, phase="layover"), tuple(events)


# By lot


def lots(state: State) -> list[GiveTitle]:
    """GT-K2: if nobody completed the flight, to whom the next title may fall."""
    title = next((each.title for each in state.course.titles if each.holder is None), None)
    return [GiveTitle(title, seat) for seat in _without_title(state)] if title else []


def odds_of_lot(state: State) -> Odds[GiveTitle]:
    """GT-K2: each who has none is as likely to get it."""
    choices = lots(state)
    return Odds(choices)


# By a holder


def sharer(state: State) -> Seat | None:
    """GT-K2: the first in route order who holds several titles."""
    if state.phase != "sharing":
        return None
    return next((seat for seat in route_order(state.players) if len(_titles_of(state, seat)) > 1), None)


def choices_of(state: State) -> Sequence[KeepTitle | GiveTitle]:
    """GT-K2: which title to keep, then to whom each other one goes."""
    seat = sharer(state)
    if seat is None:
        return ()
    held = _titles_of(state, seat)
    others = [title for title in held if title not in state.course.kept]
    if len(others) == len(held):
        return [KeepTitle(title) for title in held]
    return [GiveTitle(others[0], to) for to in _without_title(state)]


def apply_keep(state: State, seat: Seat, action: KeepTitle) -> Outcome:
    """GT-K2: this one stays."""
    kept = replace(state.course, kept=(*state.course.kept, action.title))
    after, events = go_on(replace(state, course=kept))
    return after, (TitleKept(seat, action.title), *events)


def apply_give(state: State, _actor: Actor, action: GiveTitle) -> Outcome:
    """GT-K2: a title goes to one who has none."""
    given, told = _given(state, action)
    after, events = go_on(given)
    return after, (told, *events)


def _given(state: State, action: GiveTitle) -> tuple[State, Event]:
    titles = state.course.titles
    giver = next(each.holder for each in titles if each.title == action.title)
    given = tuple(replace(each, holder=action.to) if each.title == action.title else each for each in titles)
    after = replace(state, course=replace(state.course, titles=given))
    if giver is None:
        return after, TitleWon(action.to, action.title, "lot")
    return after, TitleGiven(giver, action.title, action.to)


def _titles_of(state: State, seat: Seat) -> list[TitleName]:
    return [each.title for each in state.course.titles if each.holder == seat]


def _without_title(state: State) -> list[Seat]:
    holders = {each.holder for each in state.course.titles}
    return [seat for seat in range(len(state.players)) if seat not in holders]
