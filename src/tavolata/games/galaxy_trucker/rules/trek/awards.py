"""GT-K2 to GT-K4: what a flight leads to for the titles: who is paid, who wins one, and who defends it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from tavolata.core.game import Event, Seat
from tavolata.games.galaxy_trucker.content import TITLES
from tavolata.games.galaxy_trucker.events import TitleCounted, TitleGilded, TitleMissed, TitlePaid, TitleWon
from tavolata.games.galaxy_trucker.rules.trek.scores import score
from tavolata.games.galaxy_trucker.state import Course, Player, TitleState

Points: TypeAlias = Mapping[Seat, int]
"""GT-K1: what those who completed the flight scored, in route order."""
_Became: TypeAlias = tuple[TitleState, tuple[Event, ...]]


class Award(NamedTuple):
    """What became of a title."""

    title: TitleState
    events: tuple[Event, ...]
    paid: Mapping[Seat, int]


def awards(course: Course, players: Sequence[Player], order: Sequence[Seat]) -> list[Award]:
    """GT-K1 to GT-K4: what becomes of each title when those of this route order complete the flight."""
    return [_award(course, players, order, each) for each in course.titles]


def _award(course: Course, players: Sequence[Player], order: Sequence[Seat], each: TitleState) -> Award:
    counted = tuple(score(player, each.title) if seat in order else None for seat, player in enumerate(players))
    points = {seat: score(players[seat], each.title).points for seat in order}
    best = [seat for seat in order if points[seat] == max(points.values())]
    told = TitleCounted(each.title, tuple(points.items()))
    title, events = _won(course, each, points, best) if each.holder is None else _defended(course, each, points, best)
    paid = {event.seat: event.credits for event in events if isinstance(event, TitlePaid)}
    return Award(replace(title, counted=counted), (told, *events), paid)


def _won(course: Course, each: TitleState, points: Points, best: Sequence[Seat]) -> _Became:
    """GT-K2: all of the best are paid, and the first of them has it; where nobody scored the leader, where nobody arrived the lot."""
    if not best:
        return each, ()
    scored = any(points.values())
    paid = _pay(course, each, best if scored else ())
    return replace(each, holder=best[0]), (*paid, TitleWon(best[0], each.title, "best" if scored else "leader"))


def _defended(course: Course, each: TitleState, points: Points, best: Sequence[Seat]) -> _Became:
    """GT-K3, GT-K4: a holder with the best score is paid, by the letter also for 0; until the last flight the title turns to gold."""
    holder = each.holder
    assert holder is not None
    if holder not in best:
        return each, (TitleMissed(holder, each.title, "beaten" if holder in points else "out"),)
    paid = tuple(_pay(course, each, (holder,)))
    if course.is_last:
        return each, paid
    return replace(each, gold=True), (*paid, TitleGilded(holder, each.title))


def _pay(course: Course, each: TitleState, seats: Sequence[Seat]) -> Iterator[TitlePaid]:
    amount = TITLES.pay(course.flight, gold=each.gold)
    return (TitlePaid(seat, each.title, amount, each.gold) for seat in seats)
