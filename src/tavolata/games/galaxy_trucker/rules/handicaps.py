"""GT-K4, GT-X2: what a flight is made harder by: one question for each family, asked where the number is used.

Several burdens of one family, whatever brings them, add up where they say how much more or less, and else the harder one counts.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import ROADS, TITLES, Enemy, Family
from tavolata.games.galaxy_trucker.events import Hampered
from tavolata.games.galaxy_trucker.state import Burden, Course, HalfPower

ALIEN_BONUS = 2
"""GT-F4, GT-F5: what an alien adds to a power above 0."""
LOSS_PRICE = 1
"""GT-E1: what a lost component costs, in credits."""

Burdens = Sequence[Burden]


def burdens_of(course: Course, seat: Seat) -> tuple[Burden, ...]:
    """GT-K4: golden holders fly with the handicap of their title; GT-X2: everybody with the roads that were drawn."""
    golden = [each.title for each in course.titles if each.gold and each.holder == seat]
    handicaps = tuple(Burden(title, TITLES.titles[title].handicap) for title in golden)
    return (*handicaps, *(Burden(road, ROADS[road].burden) for road in course.roads))


def days_of_load(burdens: Burdens) -> int:
    """GT-K4: how many flight days each load of goods costs besides those of the card."""
    return sum(_numbers(burdens, "load-days"))


def batteries_short(burdens: Burdens) -> int:
    """GT-K4: how many batteries each compartment starts without."""
    return sum(_numbers(burdens, "batteries-short"))


def alien_bonus(burdens: Burdens) -> int:
    """GT-F4, GT-F5, GT-K4: what an alien adds to a power."""
    return min(_numbers(burdens, "alien-bonus"), default=ALIEN_BONUS)


def crew_taken(burdens: Burdens, count: int) -> int:
    """GT-F7, GT-K4: how many go when a card takes so many of the crew."""
    return count + sum(_numbers(burdens, "crew-more")) if count else 0


def loss_price(burdens: Burdens) -> int:
    """GT-E1, GT-K4: what a lost component costs."""
    return max(_numbers(burdens, "loss-price"), default=LOSS_PRICE)


def starts_last(burdens: Burdens) -> bool:
    """GT-K4: whether the rocket starts behind those who have no such handicap."""
    return any(_numbers(burdens, "starts-last"))


def firepower_of(burdens: Burdens, enemy: Enemy) -> int:
    """GT-A6, GT-X8: what an enemy has against somebody."""
    return enemy.firepower + sum(_numbers(burdens, "enemy-power"))


def spaces_ahead(burdens: Burdens, power: HalfPower) -> int:
    """GT-A1, GT-X9: how far so much engine power carries in open space."""
    spaces = power // 2
    return max(1, spaces - sum(_numbers(burdens, "headwind"))) if spaces else 0


def credits_paid(burdens: Burdens, amount: int) -> int:
    """GT-A3, GT-A7, GT-X10: what is left of the credits of a card."""
    return max(0, amount - sum(_numbers(burdens, "toll")))


def last_pay(burdens: Burdens) -> int:
    """GT-X11: what arriving last brings."""
    return sum(_numbers(burdens, "last-pay"))


def meteors_grown(burdens: Burdens) -> int:
    """GT-X12: how many small meteors of a swarm come as big ones."""
    return sum(_numbers(burdens, "meteors-grow"))


def crew_short(burdens: Burdens) -> int:
    """GT-X13: how many humans the starting cabin lacks."""
    return sum(_numbers(burdens, "crew-short"))


def open_planets(burdens: Burdens, planets: int) -> int:
    """GT-A2, GT-X14: how many planets of a card somebody may land on, the first ones."""
    return max(1, planets - sum(_numbers(burdens, "planets-closed")))


def bites(burdens: Burdens, seat: Seat, family: Family, count: int) -> Iterator[Hampered]:
    """GT-K4, GT-X2: that a burden bites is told, if it does, and once if several do."""
    found = (Hampered(seat, burden.by, family, count) for burden in burdens if count and burden.handicap.family == family)
    return islice(found, 1)


def _numbers(burdens: Iterable[Burden], family: Family) -> list[int]:
    return [burden.handicap.number for burden in burdens if burden.handicap.family == family]
