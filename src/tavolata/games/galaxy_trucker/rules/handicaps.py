"""GT-K4, GT-X2: the effects of handicaps, one function for each family.

Handicaps of one family add up if they change an amount; otherwise the harder one counts.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import ROADS, TITLES, Enemy, Family
from tavolata.games.galaxy_trucker.events import Hampered
from tavolata.games.galaxy_trucker.state import ActiveHandicap, HalfPower, Trek

ALIEN_BONUS = 2
"""GT-F4, GT-F5: the bonus of an alien to a power above 0."""
LOSS_PRICE = 1
"""GT-E1: the cost of a lost component in credits."""

Handicaps = Sequence[ActiveHandicap]


def handicaps_of(trek: Trek, seat: Seat) -> tuple[ActiveHandicap, ...]:
    """Return the handicaps of a player: GT-K4: of golden titles; GT-X2: of the roads, which apply to all players."""
    golden = [each.title for each in trek.titles if each.gold and each.holder == seat]
    handicaps = tuple(ActiveHandicap(title, TITLES.titles[title].handicap) for title in golden)
    return (*handicaps, *(ActiveHandicap(road, ROADS[road].burden) for road in trek.roads))


def days_of_load(handicaps: Handicaps) -> int:
    """GT-K4: return the additional days for each load of goods."""
    return sum(_numbers(handicaps, "load-days"))


def batteries_short(handicaps: Handicaps) -> int:
    """GT-K4: return the number of batteries missing from each compartment at the start."""
    return sum(_numbers(handicaps, "batteries-short"))


def alien_bonus(handicaps: Handicaps) -> int:
    """GT-F4, GT-F5, GT-K4: return the bonus of an alien."""
    return min(_numbers(handicaps, "alien-bonus"), default=ALIEN_BONUS)


def crew_taken(handicaps: Handicaps, count: int) -> int:
    """GT-F7, GT-K4: return the number of crew members that a card takes."""
    return count + sum(_numbers(handicaps, "crew-more")) if count else 0


def loss_price(handicaps: Handicaps) -> int:
    """GT-E1, GT-K4: return the cost of a lost component."""
    return max(_numbers(handicaps, "loss-price"), default=LOSS_PRICE)


def starts_last(handicaps: Handicaps) -> bool:
    """GT-K4: return whether the rocket starts behind the others."""
    return any(_numbers(handicaps, "starts-last"))


def firepower_of(handicaps: Handicaps, enemy: Enemy) -> int:
    """GT-A6, GT-X8: return the firepower of an enemy against this player."""
    return enemy.firepower + sum(_numbers(handicaps, "enemy-power"))


def spaces_forward(handicaps: Handicaps, power: HalfPower) -> int:
    """GT-A1, GT-X9: return the spaces that an engine power moves in open space."""
    spaces = power // 2
    return max(1, spaces - sum(_numbers(handicaps, "headwind"))) if spaces else 0


def credits_paid(handicaps: Handicaps, amount: int) -> int:
    """GT-A3, GT-A7, GT-X10: return the credits of a card minus tolls."""
    return max(0, amount - sum(_numbers(handicaps, "toll")))


def last_pay(handicaps: Handicaps) -> int:
    """GT-X11: return the reward for arriving last."""
    return sum(_numbers(handicaps, "last-pay"))


def meteors_grown(handicaps: Handicaps) -> int:
    """GT-X12: return the number of small meteors that become big."""
    return sum(_numbers(handicaps, "meteors-grow"))


def crew_short(handicaps: Handicaps) -> int:
    """GT-X13: return the number of humans missing from the starting cabin."""
    return sum(_numbers(handicaps, "crew-short"))


def open_planets(handicaps: Handicaps, planets: int) -> int:
    """GT-A2, GT-X14: return the number of open planets of a card."""
    return max(1, planets - sum(_numbers(handicaps, "planets-closed")))


def handicap_events(handicaps: Handicaps, seat: Seat, family: Family, count: int) -> Iterator[Hampered]:
    """GT-K4, GT-X2: yield at most one event if a handicap of this family has an effect."""
    found = (Hampered(seat, handicap.by, family, count) for handicap in handicaps if count and handicap.handicap.family == family)
    return islice(found, 1)


def _numbers(handicaps: Iterable[ActiveHandicap], family: Family) -> list[int]:
    return [handicap.handicap.number for handicap in handicaps if handicap.handicap.family == family]
