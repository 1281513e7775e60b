"""Cards that are met again in the same case do again what they did before: what a case is, and what a card changed in it.

Only cards for which no dice fell are remembered, and only while the flight goes on.
"""

from collections.abc import Hashable
from typing import Any, NamedTuple

from tavolata.core.caching import cached_on_instance
from tavolata.games.galaxy_trucker.content import (
    AbandonedShip,
    AbandonedStation,
    Card,
    Epidemic,
    Good,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size
from tavolata.games.galaxy_trucker.state import Alien, Player, Ship

_MOST = 20_000
_LADEN = ("crew", "batteries", "goods")


class Change(NamedTuple):
    """What a card changed."""

    parts: dict[str, Any]
    """What of the crew, the batteries and the goods is otherwise now."""
    credits: int
    days: int
    bank: dict[Good, int]
    """GT-F9: alone the bank has what is not aboard, so it follows from the goods."""


def change(before: Player, after: Player, bank: dict[Good, int]) -> Change:
    """What a card changed for a player whose ship is whole."""
    parts = {name: getattr(after, name) for name in _LADEN if getattr(after, name) != getattr(before, name)}
    return Change(parts, after.credits - before.credits, after.days - before.days, bank)


def learn(ship: Ship, case: Hashable, done: Change) -> None:
    """The next time it is known, unless too much is known of this ship already."""
    known = changes_with(ship)
    if len(known) < _MOST:
        known[case] = done


@cached_on_instance
def changes_with(_ship: Ship) -> dict[Hashable, Change]:
    """What cards did to this ship so far, by card, cards left, and case."""
    return {}


def case_of(card: Card, player: Player) -> Hashable:
    """All of a player, besides the ship, that decides what a card does and what a pilot does about it; None where it is not remembered."""
    match card:
        case Planets():
            return _goods(player)
        case AbandonedStation(crew_needed=needed):
            return crew_size(player) >= needed, _goods(player)
        case AbandonedShip(crew_lost=lost):
            return _crew(player) if _are_enough(player, lost) else None
        case Epidemic():
            return _crew(player)
        case _:
            return _case_of_power(card, player)


def _case_of_power(card: Card, player: Player) -> Hashable:
    """GT-F4 to GT-F6: for power batteries and an alien count, and what is at stake."""
    match card:
        case OpenSpace():
            return (_batteries(player), _has(player, "brown")) if ships.engine_power(player.ship) else None
        case Pirates():
            return _batteries(player), _has(player, "purple")
        case Smugglers():
            return _batteries(player), _has(player, "purple"), _goods(player)
        case Slavers(crew_lost=lost):
            return (_batteries(player), _crew(player)) if _are_enough(player, lost) else None
        case _:
            return None


def _are_enough(player: Player, lost: int) -> bool:
    """GT-F2: somebody is left, so that the race and half the cargo are not at stake."""
    return crew_size(player) > lost


def _has(player: Player, alien: Alien) -> bool:
    return (alien,) in player.crew.values()


def _crew(player: Player) -> Hashable:
    return frozenset(player.crew.items())


def _batteries(player: Player) -> Hashable:
    return frozenset(player.batteries.items())


def _goods(player: Player) -> Hashable:
    return frozenset(player.goods.items())
