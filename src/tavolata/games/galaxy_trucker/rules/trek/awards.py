"""GT-K2 to GT-K4: the effects of a flight on the titles: payments, winners and defenders."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from tavolata.core.game import Event, Seat
from tavolata.games.galaxy_trucker.content import TITLES
from tavolata.games.galaxy_trucker.events import TitleCounted, TitleGilded, TitleMissed, TitlePaid, TitleWon
from tavolata.games.galaxy_trucker.rules.trek.scores import score
from tavolata.games.galaxy_trucker.state import Player, TitleState, Trek

Points: TypeAlias = Mapping[Seat, int]
"""GT-K1: the scores of the players who completed the flight, in route order."""
_TitleChange: TypeAlias = tuple[TitleState, tuple[Event, ...]]


class TitleAward(NamedTuple):
    """The effect of a flight on a title."""

    title: TitleState
    events: tuple[Event, ...]
    paid: Mapping[Seat, int]


def awards(trek: Trek, players: Sequence[Player], order: Sequence[Seat]) -> list[TitleAward]:
    """GT-K1 to GT-K4: return the effect of a flight on each title when the seats of `order` complete it."""
    return [_award(trek, players, order, each) for each in trek.titles]


def _award(trek: Trek, players: Sequence[Player], order: Sequence[Seat], each: TitleState) -> TitleAward:
    counted = tuple(score(player, each.title) if seat in order else None for seat, player in enumerate(players))
    points = {seat: score(players[seat], each.title).points for seat in order}
    best = [seat for seat in order if points[seat] == max(points.values())]
    counted_event = TitleCounted(each.title, tuple(points.items()))
    title, events = _award_free_title(trek, each, points, best) if each.holder is None else _defend_title(trek, each, points, best)
    paid = {event.seat: event.credits for event in events if isinstance(event, TitlePaid)}
    return TitleAward(replace(title, counted=counted), (counted_event, *events), paid)


def _award_free_title(trek: Trek, each: TitleState, points: Points, best: Sequence[Seat]) -> _TitleChange:
    """GT-K2: return the change of a free title: all best scores are paid; the first wins it, the leader if all scored 0."""
    if not best:
        return each, ()
    scored = any(points.values())
    paid = _pay(trek, each, best if scored else ())
    return replace(each, holder=best[0]), (*paid, TitleWon(best[0], each.title, "best" if scored else "leader"))


def _defend_title(trek: Trek, each: TitleState, points: Points, best: Sequence[Seat]) -> _TitleChange:
    """GT-K3, GT-K4: return the change of a held title: the best score is paid and gilds it, except in the last flight."""
    holder = each.holder
    assert holder is not None
    if holder not in best:
        return each, (TitleMissed(holder, each.title, "beaten" if holder in points else "out"),)
    paid = tuple(_pay(trek, each, (holder,)))
    if trek.is_last:
        return each, paid
    return replace(each, gold=True), (*paid, TitleGilded(holder, each.title))


def _pay(trek: Trek, each: TitleState, seats: Sequence[Seat]) -> Iterator[TitlePaid]:
    amount = TITLES.pay(trek.flight, gold=each.gold)
    return (TitlePaid(seat, each.title, amount, each.gold) for seat in seats)
