"""GT-K1 to GT-K5: the public view of a Trek: flights, titles and credits."""

import msgspec

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import NUMBERS, ROADS, TITLES, Handicap, LevelName, RoadName, TitleName, TrekName
from tavolata.games.galaxy_trucker.rules.trek.scores import score
from tavolata.games.galaxy_trucker.rules.trek.title_choice import sharing_seat
from tavolata.games.galaxy_trucker.state import Ledger, State, TitleScore, TitleState, Trek


class TitleView(msgspec.Struct, frozen=True):
    """GT-K1 to GT-K4: the public view of a title with its holder, scores and payment."""

    title: TitleName
    holder: Seat | None
    gold: bool
    pay: int
    """GT-K2 to GT-K4: the credits for the best score in this flight; only a holder is paid, once there is one."""
    counted: tuple[TitleScore | None, ...]
    """By seat, the scores of the last flight; None for a seat that gave up."""
    now: tuple[TitleScore, ...]
    """By seat, the current scores of the ships."""
    handicap: Handicap
    """GT-K4: the handicap of a golden holder."""
    house: bool
    """True if this project added the handicap."""


class RoadView(msgspec.Struct, frozen=True):
    """GT-X2: the public view of a road of this flight; this project added the roads."""

    road: RoadName
    burden: Handicap
    rule: str


class NextFlight(msgspec.Struct, frozen=True):
    """GT-M4: the public view of the next flight."""

    level: LevelName
    cards: int
    runs: int
    """GT-B6, GT-M6: the number of hourglass runs."""
    rewards: tuple[int, ...]
    """GT-E1: the rewards in order of arrival."""


class TrekView(msgspec.Struct, frozen=True):
    """GT-K1: the public view of the flights, credits and titles of a match; a single flight has no titles."""

    name: TrekName
    flights: tuple[LevelName, ...]
    flight: int
    """The current or last flight, counted from 0."""
    following: NextFlight | None
    """The next flight."""
    carried: tuple[int, ...]
    """By seat, the credits from earlier flights."""
    flown: tuple[tuple[Ledger, ...], ...]
    """For each finished flight, a ledger for each seat."""
    sums: tuple[tuple[int, ...], ...]
    """For each finished flight, the total credits by seat."""
    titles: tuple[TitleView, ...]
    roads: tuple[RoadView, ...]
    """GT-X2: the roads of this flight."""
    sharer: Seat | None
    """GT-K2: the seat that has to keep or give a title."""
    ready: tuple[Seat, ...]
    """The seats that are ready for the next flight."""


def trek_view(state: State) -> TrekView:
    """Return the public view of a Trek."""
    trek = state.trek
    return TrekView(
        name=trek.name,
        flights=trek.flights,
        flight=trek.flight,
        following=None if trek.is_last else _next_flight(trek),
        carried=trek.carried,
        flown=trek.flown,
        sums=_credit_totals(trek.flown),
        titles=tuple(_title_view(state, each) for each in trek.titles),
        roads=tuple(RoadView(road, ROADS[road].burden, ROADS[road].rule) for road in trek.roads),
        sharer=sharing_seat(state),
        ready=trek.ready,
    )


def _next_flight(trek: Trek) -> NextFlight:
    name = trek.flights[trek.flight + 1]
    level = NUMBERS.levels[name]
    return NextFlight(name, level.cards, level.runs, level.rewards[: len(trek.carried)])


def _credit_totals(flown: tuple[tuple[Ledger, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """GT-K5: return the total credits after each flight."""
    totals = [tuple(ledger.total for ledger in ledgers) for ledgers in flown]
    return tuple(tuple(map(sum, zip(*totals[: number + 1], strict=True))) for number in range(len(totals)))


def _title_view(state: State, each: TitleState) -> TitleView:
    title = TITLES.titles[each.title]
    return TitleView(
        title=each.title,
        holder=each.holder,
        gold=each.gold,
        pay=TITLES.pay(state.trek.flight, gold=each.gold),
        counted=each.counted,
        now=tuple(score(player, each.title) for player in state.players),
        handicap=title.handicap,
        house=title.house,
    )
