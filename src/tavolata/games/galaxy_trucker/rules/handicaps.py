"""GT-K4: what a flight is made harder by: one question for each family, asked where the number is used.

Several burdens of one family, whatever brings them, add up where they say how much more or less, and else the harder one counts.
"""

from collections.abc import Iterable, Iterator, Sequence

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import TITLES, Family
from tavolata.games.galaxy_trucker.events import Hampered
from tavolata.games.galaxy_trucker.state import Burden, Course

ALIEN_BONUS = 2
"""GT-F4, GT-F5: what an alien adds to a power above 0."""
LOSS_PRICE = 1
"""GT-E1: what a lost component costs, in credits."""

Burdens = Sequence[Burden]


def burdens_of(course: Course, seat: Seat) -> tuple[Burden, ...]:
    """GT-K4: golden holders fly with the handicap of their title."""
    golden = [each.title for each in course.titles if each.gold and each.holder == seat]
    return tuple(Burden(title, TITLES.titles[title].handicap) for title in golden)


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


def bites(burdens: Burdens, seat: Seat, family: Family, count: int) -> Iterator[Hampered]:
    """GT-K4: that a handicap bites is told, if it does."""
    return (Hampered(seat, burden.by, family, count) for burden in burdens if count and burden.handicap.family == family)


def _numbers(burdens: Iterable[Burden], family: Family) -> list[int]:
    return [burden.handicap.number for burden in burdens if burden.handicap.family == family]
