"""Constructors of consequences, and values that several decisions use."""

from collections.abc import Iterable

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.content import Good
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cargo import available_in_bank, best_load, cargo_of
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.flight.route import margins_of
from tavolata.games.galaxy_trucker.rules.flight.scoring import price_of
from tavolata.games.galaxy_trucker.state import HalfPower, Player, State


def plain(*says: LocalizedText) -> Consequence:
    """Return a consequence without a warning."""
    return Consequence(says)


def idle(*says: LocalizedText) -> Consequence:
    """Return the consequence of an action without effect."""
    return Consequence(says, "idle")


def ruins(*says: LocalizedText) -> Consequence:
    """Return a consequence so severe that the client asks for confirmation."""
    return Consequence(says, "ruins")


def power_number(power: HalfPower) -> float:
    """GT-F4: return the power as a number with exact halves."""
    return power / 2


def cargo_gain(state: State, player: Player, goods: Iterable[Good]) -> int:
    """GT-F9: return how many credits these cubes add to the best cargo."""
    return price_of(best_load(player, available_in_bank(state.bank, goods))) - price_of(cargo_of(player))


def why_no_load(player: Player, goods: Iterable[Good]) -> LocalizedText:
    """GT-F9: return the reason why these cubes add nothing to the cargo."""
    if not ships.capacity(player.ship, "hold", "red-hold"):
        return sentence("ahead.no-hold")
    if set(goods) == {"red"} and not ships.capacity(player.ship, "red-hold"):
        return sentence("ahead.no-red-hold")
    return sentence("ahead.no-room")


def position_of(context: FlightContext, seat: Seat) -> tuple[int, int]:
    """GT-F1, GT-F2: return the place on the route from 1, and the spaces that the leader can still gain."""
    margins = margins_of(context.players, context.state.level.spaces)
    return list(margins).index(seat) + 1, margins[seat]
