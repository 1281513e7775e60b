"""Memoization of cards: a card in an equal situation has the same effect on the same ship.

Only cards without rolls are stored, and only if the flight continues after them.
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

_MAX_ENTRIES = 20_000
_CARGO_FIELDS = ("crew", "batteries", "goods")


class CardEffect(NamedTuple):
    """The stored effect of a card on a player."""

    player_fields: dict[str, Any]
    """The new crew, batteries and goods, if they changed."""
    credits: int
    days: int
    bank: dict[Good, int]
    """GT-F9: the new bank; in a solo flight it follows from the goods."""


def card_effect(before: Player, after: Player, bank: dict[Good, int]) -> CardEffect:
    """Return the effect of a card that did not change the ship."""
    parts = {name: getattr(after, name) for name in _CARGO_FIELDS if getattr(after, name) != getattr(before, name)}
    return CardEffect(parts, after.credits - before.credits, after.days - before.days, bank)


def memoize(ship: Ship, key: Hashable, effect: CardEffect) -> None:
    """Store an effect, up to a maximum number for each ship."""
    known = known_effects(ship)
    if len(known) < _MAX_ENTRIES:
        known[key] = effect


@cached_on_instance
def known_effects(_ship: Ship) -> dict[Hashable, CardEffect]:
    """Return the stored effects for a ship, by card, remaining cards and situation."""
    return {}


def memo_key(card: Card, player: Player) -> Hashable:
    """Return the cache key: the facts that determine the effect of a card besides the ship; None if it is not memoized."""
    match card:
        case Planets():
            return _goods(player)
        case AbandonedStation(crew_needed=needed):
            return crew_size(player) >= needed, _goods(player)
        case AbandonedShip(crew_lost=lost):
            return _crew(player) if _crew_survives(player, lost) else None
        case Epidemic():
            return _crew(player)
        case _:
            return _power_memo_key(card, player)


def _power_memo_key(card: Card, player: Player) -> Hashable:
    """GT-F4 to GT-F6: return the cache key of a power card: the batteries, the alien, and what the card can take."""
    match card:
        case OpenSpace():
            return (_batteries(player), _has(player, "brown")) if ships.engine_power(player.ship) else None
        case Pirates():
            return _batteries(player), _has(player, "purple")
        case Smugglers():
            return _batteries(player), _has(player, "purple"), _goods(player)
        case Slavers(crew_lost=lost):
            return (_batteries(player), _crew(player)) if _crew_survives(player, lost) else None
        case _:
            return None


def _crew_survives(player: Player, lost: int) -> bool:
    """GT-F2: return whether a crew member is left, so that the card cannot end the race."""
    return crew_size(player) > lost


def _has(player: Player, alien: Alien) -> bool:
    return (alien,) in player.crew.values()


def _crew(player: Player) -> Hashable:
    return frozenset(player.crew.items())


def _batteries(player: Player) -> Hashable:
    return frozenset(player.batteries.items())


def _goods(player: Player) -> Hashable:
    return frozenset(player.goods.items())
