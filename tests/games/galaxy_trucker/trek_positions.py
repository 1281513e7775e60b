"""Treks for the tests: a flight under way that is one of three, with titles held or still to be won."""

from collections.abc import Iterable
from typing import Any

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.games.galaxy_trucker.content import CARDS, TITLES, CardName, TitleName
from tavolata.games.galaxy_trucker.state import Burden, Course, Ship, TitleState
from tests.games.galaxy_trucker.in_flight import aloft
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, changed, replace

NOTHING = "III-04"
"""An epidemic does nothing to ships with one cabin."""


def held(title: TitleName, holder: Seat | None = None, *, gold: bool = False) -> TitleState:
    """A title, of nobody yet, of silver or of gold."""
    return TitleState(title, holder, gold)


def on_trek(
    *flown: Ship, flight: int = 0, titles: Iterable[TitleState] = (), deck: Iterable[CardName] = (NOTHING,), **parts: Any
) -> GalaxyTruckerMatch:
    """These ships on a flight of a Trek, counted from 0, seat 0 in the lead; nobody brings credits along unless it is said."""
    match = aloft(*flown, deck=deck)
    course = Course("trek", carried=(0,) * len(flown), flight=flight, titles=tuple(titles))
    state = replace(match.state, course=replace(course, **parts))
    return Match.from_state(match.game, state, match.seats, {**match.options, "level": "trek"})


def burdened(match: GalaxyTruckerMatch, title: TitleName, seat: Seat = 0) -> GalaxyTruckerMatch:
    """The match, in which a seat flies with the handicap of a title."""
    return changed(match, seat, burdens=(Burden(title, TITLES.titles[title].handicap),))


def hampered(title: TitleName, *flown: Ship, deck: Iterable[CardName] = CARDS) -> GalaxyTruckerMatch:
    """A third flight, in which seat 0 flies with the handicap of a title."""
    titles = [held(title, 0, gold=True)]
    return burdened(on_trek(*flown, flight=2, titles=titles, deck=deck), title)
