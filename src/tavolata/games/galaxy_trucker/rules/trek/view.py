"""GT-K1 to GT-K5: a course as everybody sees it: its flights, its titles, and what each brought."""

import msgspec

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import NUMBERS, ROADS, TITLES, CourseName, Handicap, LevelName, RoadName, TitleName
from tavolata.games.galaxy_trucker.rules.trek.scores import score
from tavolata.games.galaxy_trucker.rules.trek.title_choice import sharer
from tavolata.games.galaxy_trucker.state import Course, Ledger, Score, State, TitleState


class TitleView(msgspec.Struct, frozen=True):
    """GT-K1 to GT-K4: a title, whose it is, and what it asks and pays."""

    title: TitleName
    holder: Seat | None
    gold: bool
    pay: int
    """GT-K2 to GT-K4: the credits for the best score on this flight; only its holder can have them, once it has one."""
    counted: tuple[Score | None, ...]
    """By seat, as counted after the last flight, None for who gave up; none before."""
    now: tuple[Score, ...]
    """By seat, as the ships stand."""
    handicap: Handicap
    """GT-K4: what a golden holder flies with."""
    house: bool
    """That handicap is our own."""


class RoadView(msgspec.Struct, frozen=True):
    """GT-X2: a road of this flight, a card of the house's own set."""

    road: RoadName
    burden: Handicap
    rule: str


class NextFlight(msgspec.Struct, frozen=True):
    """GT-M4: what is known beforehand of the flight that comes next."""

    level: LevelName
    cards: int
    runs: int
    """GT-B6, GT-M6: of the hourglass, or of a builder's own clock."""
    rewards: tuple[int, ...]
    """GT-E1: the credits by order of arrival."""


class CourseView(msgspec.Struct, frozen=True):
    """GT-K1: the flights, credits and titles of a match; a single flight has no titles."""

    name: CourseName
    flights: tuple[LevelName, ...]
    flight: int
    """Which flight is under way, or was flown last, counted from 0."""
    following: NextFlight | None
    """The flight after it."""
    carried: tuple[int, ...]
    """By seat, the credits brought along from the flights before it."""
    flown: tuple[tuple[Ledger, ...], ...]
    """Of each flight that is over a ledger for each seat."""
    sums: tuple[tuple[int, ...], ...]
    """Of each flight that is over the credits in all, by seat."""
    titles: tuple[TitleView, ...]
    roads: tuple[RoadView, ...]
    """GT-X2: what was drawn for this flight, for all to see."""
    sharer: Seat | None
    """GT-K2: who is to keep one of several titles, or to give one away."""
    ready: tuple[Seat, ...]
    """Who is ready for the next flight."""


def chart(state: State) -> CourseView:
    """What everybody sees of a course."""
    course = state.course
    return CourseView(
        name=course.name,
        flights=course.flights,
        flight=course.flight,
        following=None if course.is_last else _next(course),
        carried=course.carried,
        flown=course.flown,
        sums=_sums(course.flown),
        titles=tuple(_title(state, each) for each in course.titles),
        roads=tuple(RoadView(road, ROADS[road].burden, ROADS[road].rule) for road in course.roads),
        sharer=sharer(state),
        ready=course.ready,
    )


def _next(course: Course) -> NextFlight:
    name = course.flights[course.flight + 1]
    level = NUMBERS.levels[name]
    return NextFlight(name, level.cards, level.runs, level.rewards[: len(course.carried)])


def _sums(flown: tuple[tuple[Ledger, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """GT-K5: the credits after each flight, those of the flights before it included."""
    totals = [tuple(ledger.total for ledger in ledgers) for ledgers in flown]
    return tuple(tuple(map(sum, zip(*totals[: number + 1], strict=True))) for number in range(len(totals)))


def _title(state: State, each: TitleState) -> TitleView:
    told = TITLES.titles[each.title]
    return TitleView(
        title=each.title,
        holder=each.holder,
        gold=each.gold,
        pay=TITLES.pay(state.course.flight, gold=each.gold),
        counted=each.counted,
        now=tuple(score(player, each.title) for player in state.players),
        handicap=told.handicap,
        house=told.house,
    )
