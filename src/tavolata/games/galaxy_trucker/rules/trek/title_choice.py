"""GT-K2: after the first flight, each player keeps one title; holders of several choose, or chance decides."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import Actor, Event, Seat
from tavolata.games.galaxy_trucker.actions import GiveTitle, KeepTitle
from tavolata.games.galaxy_trucker.content import TitleName
from tavolata.games.galaxy_trucker.events import TitleGiven, TitleKept, TitleWon
from tavolata.games.galaxy_trucker.rules.flight.flight_context import route_order
from tavolata.games.galaxy_trucker.state import Outcome, State


def share_out_titles(state: State) -> Outcome:
    """GT-K2: apply title choices without an alternative; begin the layover when each player has one title."""
    events: list[Event] = []
    while choices := (titles_by_lot(state) or choices_of(state)):
        if len(choices) > 1:
            return state, tuple(events)
        [only] = choices
        assert isinstance(only, GiveTitle)
        state, event = _give(state, only)
        events.append(event)
    return replace(state, phase="layover"), tuple(events)


# By lot


def titles_by_lot(state: State) -> list[GiveTitle]:
    """GT-K2: return the possible gifts of the next title if no ship completed the flight."""
    title = next((each.title for each in state.trek.titles if each.holder is None), None)
    return [GiveTitle(title, seat) for seat in _seats_without_title(state)] if title else []


def odds_of_lot(state: State) -> Odds[GiveTitle]:
    """GT-K2: return equal odds for each player without a title."""
    choices = titles_by_lot(state)
    return Odds(choices)


# By a holder


def sharing_seat(state: State) -> Seat | None:
    """GT-K2: return the first seat in route order with several titles."""
    if state.phase != "sharing":
        return None
    return next((seat for seat in route_order(state.players) if len(_titles_held(state, seat)) > 1), None)


def choices_of(state: State) -> Sequence[KeepTitle | GiveTitle]:
    """GT-K2: return the title choices of a seat: which to keep, then the recipient of each other one."""
    seat = sharing_seat(state)
    if seat is None:
        return ()
    held = _titles_held(state, seat)
    others = [title for title in held if title not in state.trek.kept]
    if len(others) == len(held):
        return [KeepTitle(title) for title in held]
    return [GiveTitle(others[0], to) for to in _seats_without_title(state)]


def apply_keep(state: State, seat: Seat, action: KeepTitle) -> Outcome:
    """GT-K2: apply keeping one of several titles."""
    kept = replace(state.trek, kept=(*state.trek.kept, action.title))
    after, events = share_out_titles(replace(state, trek=kept))
    return after, (TitleKept(seat, action.title), *events)


def apply_give(state: State, _actor: Actor, action: GiveTitle) -> Outcome:
    """GT-K2: apply giving a title to a player without one."""
    given, event = _give(state, action)
    after, events = share_out_titles(given)
    return after, (event, *events)


def _give(state: State, action: GiveTitle) -> tuple[State, Event]:
    titles = state.trek.titles
    giver = next(each.holder for each in titles if each.title == action.title)
    given = tuple(replace(each, holder=action.to) if each.title == action.title else each for each in titles)
    after = replace(state, trek=replace(state.trek, titles=given))
    if giver is None:
        return after, TitleWon(action.to, action.title, "lot")
    return after, TitleGiven(giver, action.title, action.to)


def _titles_held(state: State, seat: Seat) -> list[TitleName]:
    return [each.title for each in state.trek.titles if each.holder == seat]


def _seats_without_title(state: State) -> list[Seat]:
    holders = {each.holder for each in state.trek.titles}
    return [seat for seat in range(len(state.players)) if seat not in holders]
