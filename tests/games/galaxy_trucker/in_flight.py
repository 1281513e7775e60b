"""Matches in flight for the tests, with ships from pictures, full crews and full batteries."""

from collections.abc import Iterable
from typing import Any, TypeVar

from tavolata.core.game import Event
from tavolata.games.galaxy_trucker.content import CARDS, CardName, Cell
from tavolata.games.galaxy_trucker.rules.flight import resolve
from tavolata.games.galaxy_trucker.rules.ship import cabins, cells_of, face
from tavolata.games.galaxy_trucker.state import Deck, Member, Ship
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, begun_at, play, replace, with_changes, with_ships

E = TypeVar("E", bound=Event)

TRUCK = ship("""
      5   6   7   8   9
          ^   ^   -+
 6       |G1 1g1 3s|
          3   1   1
      1   1   3   1   3
 7   2c2 2b2 3C3 1b2 2c2
      1   1   3   -   -
      1   1   3   -   -
 8   |h| |e| |m3 3E3 1r|
      -   v   2   v   -
""")

TUG = ship("""
      7
      3
 7   3C3
      3
      2
 8   1e1
      v
""")

BARE = ship("""
      7
      3
 7   3C3
      3
""")

ALIENS = ship("""
      6   7   8
          ^   -
 6       |g3 2p2
          1   2
      1   3   2
 7   |c3 3C3 2c1
      1   3   2
      3   3   2
 8   |n| |e2 2E2
      2   v   v
      2
 9   1b1
      2
""")
ALIEN_CREW: dict[Cell, tuple[Member, ...]] = {(6, 7): ("brown",), (7, 7): ("human", "human"), (8, 7): ("purple",)}

CHAIN = ship("""
      7   8   9   10
      3   3   -   -
 7   3C3 2m1 1c1 3b|
      3   3   2   -
      1       2
 8   3e|     1h2
      v       -
""")

SIDEWAYS = ship("""
      5   6   7   8   9
              ^
 6           2G2
              1
      2   2   3   -   3
 7   <g2 3m2 3C3 2b1 1G>
      2   3   3   1   -
              1   3
 8           3e| |g1
              v   v
""")

DOUBLES = ship("""
      6   7   8
      ^   3   2
 6   |G3 2m3 3G>
      -   1   -
      -   3   -
 7   2b3 3C3 2b|
      1   3   -
      1   1   -
 8   1E1 1c1 3E3
      v   2   v
""")

HOLDS = ship("""
      6   7   8
          -
 6       3r|
          3
      2   3   -
 7   1h2 3C3 2r1
      -   3   -
          2   -
 8       1e1 1h3
          v   -
""")

GUNS = ship("""
      6   7   8
      ^   ^   ^
 6   |g1 1g1 1g|
      2   1   3
      2   3   2
 7   |c1 3C3 3b1
      2   3   -
          2
 8       |e3
          v
""")


def match_in_flight(*flown: Ship, days: Iterable[int] = (20, 17, 15, 14), deck: Iterable[CardName] = CARDS) -> GalaxyTruckerMatch:
    """Return a match in flight with these ships, seat 0 in the lead; chance can deal any card of the deck."""
    match = with_ships(*flown, seats=len(flown))
    for seat, (ship_of_seat, count) in enumerate(zip(flown, days, strict=False)):
        match = with_changes(match, seat, status="flying", days=count, **ship_contents(ship_of_seat))
    return begun_at(match, resolve.begin(replace(match.state, phase="flight", deck=Deck(known=tuple(deck)), piles=(), glass=None))[0])


def ship_contents(flown: Ship) -> dict[str, Any]:
    """Return the contents of a ship: two humans for every cabin and all batteries."""
    crew: dict[Cell, tuple[Member, ...]] = dict.fromkeys(cabins(flown), ("human", "human"))
    return {"crew": crew, "batteries": {cell: face(flown.cells[cell]).capacity for cell in cells_of(flown, "battery")}}


def turn_card(match: GalaxyTruckerMatch, card: CardName, *lines: str) -> list[Event]:
    """Deal a card, play these lines, and return all events."""
    return play(match, f"chance deal {card}", *lines)


def events_of(kind: type[E], events: Iterable[Event]) -> list[E]:
    """Return the events of one type."""
    return [event for event in events if isinstance(event, kind)]


def days_of(match: GalaxyTruckerMatch) -> list[int]:
    """Return the days of each player."""
    return [player.days for player in match.state.players]


def statuses_of(match: GalaxyTruckerMatch) -> list[str]:
    """Return the status of each player."""
    return [player.status for player in match.state.players]
