"""Trek positions for the tests: a flight of three, with titles held or free."""

from collections.abc import Iterable
from typing import Any

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.games.galaxy_trucker.content import CARDS, TITLES, CardName, TitleName
from tavolata.games.galaxy_trucker.state import ActiveHandicap, Ship, TitleState, Trek
from tests.games.galaxy_trucker.in_flight import match_in_flight
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, replace, with_changes

NOTHING = "III-04"
"""An epidemic does nothing to ships with one cabin."""


def title_state(title: TitleName, holder: Seat | None = None, *, gold: bool = False) -> TitleState:
    """Return a title state: free, silver or golden."""
    return TitleState(title, holder, gold)


def on_trek(
    *flown: Ship, flight: int = 0, titles: Iterable[TitleState] = (), deck: Iterable[CardName] = (NOTHING,), **parts: Any
) -> GalaxyTruckerMatch:
    """Return a match in a flight of a Trek, counted from 0, with seat 0 in the lead."""
    match = match_in_flight(*flown, deck=deck)
    trek = Trek("trek", carried=(0,) * len(flown), flight=flight, titles=tuple(titles))
    state = replace(match.state, trek=replace(trek, **parts))
    return Match.from_state(match.game, state, match.seats, {**match.options, "level": "trek"})


def with_handicap(match: GalaxyTruckerMatch, title: TitleName, seat: Seat = 0) -> GalaxyTruckerMatch:
    """Return the match with the handicap of a title for a seat."""
    return with_changes(match, seat, handicaps=(ActiveHandicap(title, TITLES.titles[title].handicap),))


def match_with_handicap(title: TitleName, *flown: Ship, deck: Iterable[CardName] = CARDS) -> GalaxyTruckerMatch:
    """Return a third flight with the handicap of a title for seat 0."""
    titles = [title_state(title, 0, gold=True)]
    return with_handicap(on_trek(*flown, flight=2, titles=titles, deck=deck), title)
