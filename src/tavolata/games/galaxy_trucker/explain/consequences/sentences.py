"""What is said of choices in flight, as it is said in several of them."""

from collections.abc import Iterable

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.content import Good
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cargo import best_load, cargo_of, in_bank
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.flight.route import margins_of
from tavolata.games.galaxy_trucker.rules.flight.scoring import price_of
from tavolata.games.galaxy_trucker.state import HalfPower, Player, State
from tavolata.i18n import Fact


def say(key: str, **facts: Fact) -> LocalizedText:
    """A sentence of what is ahead."""
    return LocalizedText(f"galaxy_trucker.ahead.{key}", facts)


def plain(*says: LocalizedText) -> Consequence:
    """What follows, and nothing special about it."""
    return Consequence(says)


def idle(*says: LocalizedText) -> Consequence:
    """It can do nothing, and this is why."""
    return Consequence(says, "idle")


def ruins(*says: LocalizedText) -> Consequence:
    """It costs so much that one is asked once more."""
    return Consequence(says, "ruins")


def figure(power: HalfPower) -> float:
    """GT-F4: halves are exact."""
    return power / 2


def load_gain(state: State, player: Player, goods: Iterable[Good]) -> int:
    """GT-F9: by how many credits the best cargo with these cubes is dearer than the one aboard."""
    return price_of(best_load(player, in_bank(state.bank, goods))) - price_of(cargo_of(player))


def why_no_load(player: Player, goods: Iterable[Good]) -> LocalizedText:
    """GT-F9: why these cubes would not make the cargo dearer."""
    if not ships.capacity(player.ship, "hold", "red-hold"):
        return say("no-hold")
    if set(goods) == {"red"} and not ships.capacity(player.ship, "red-hold"):
        return say("no-red-hold")
    return say("no-room")


def standing_of(voyage: Voyage, seat: Seat) -> tuple[int, int]:
    """GT-F1, GT-F2: the place on the route, from 1, and how many spaces the leader can still gain."""
    margins = margins_of(voyage.players, voyage.state.level.spaces)
    return list(margins).index(seat) + 1, margins[seat]
