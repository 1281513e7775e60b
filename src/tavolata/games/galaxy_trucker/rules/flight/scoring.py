"""GT-E1 to GT-E4, GT-K5: the end of a flight, told as a ledger for each player."""

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Literal

from msgspec.structs import replace

from tavolata.core.game import Result, Seat
from tavolata.games.galaxy_trucker.content import NUMBERS, Good
from tavolata.games.galaxy_trucker.events import Ended, FlightOver, Settled
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.handicaps import bites, last_pay, loss_price
from tavolata.games.galaxy_trucker.rules.ship import exposed
from tavolata.games.galaxy_trucker.rules.trek.awards import awards
from tavolata.games.galaxy_trucker.state import Ledger, Player

AccountLine = Literal["earned", "reward", "prettiest", "titles", "goods", "losses", "total"]


def end_flight(voyage: Voyage) -> None:
    """GT-E1, GT-K1: titles, rewards, goods and losses; then the match is over, or another flight follows."""
    order, course = voyage.route_order(), voyage.state.course
    given = awards(course, voyage.players, order)
    ledgers = tuple(ledger_of(voyage, seat, order) for seat in range(len(voyage.players)))
    voyage.tell(*(event for award in given for event in award.events))
    for seat, ledger in enumerate(ledgers):
        _settle(voyage, seat, ledger)
    voyage.note(ledgers=ledgers)
    flown = replace(course, titles=tuple(award.title for award in given), flown=(*course.flown, ledgers))
    voyage.state = replace(voyage.state, course=flown)
    if course.is_last:
        _end(voyage, order)
    else:
        voyage.state = replace(voyage.state, phase="sharing")
        voyage.tell(FlightOver(voyage.state.variants.level, course.flights[course.flight + 1]))


def _end(voyage: Voyage, order: list[Seat]) -> None:
    """GT-E3, GT-K5: most credits come first."""
    scores = tuple(player.credits for player in voyage.players)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    result = Result(scores, winners, "arrived" if order else "all-gave-up")
    voyage.state = replace(voyage.state, phase="over", result=result)
    voyage.tell(Ended(scores, winners, voyage.state.course.is_trek))


def prettiest_ships(voyage: Voyage, order: list[Seat]) -> list[Seat]:
    """GT-E1: the fewest exposed connectors among those who arrived, all equals; GT-K1: on a Trek nobody asks."""
    connectors = {} if voyage.state.course.is_trek else {seat: exposed(voyage.players[seat].ship) for seat in order}
    return [seat for seat, count in connectors.items() if count == min(connectors.values())]


def ledger_of(voyage: Voyage, seat: Seat, order: list[Seat]) -> Ledger:
    """GT-E1, GT-E2: who gave up has no reward, half the price of the goods, and all losses."""
    state, player = voyage.state, voyage.players[seat]
    arrived = order.index(seat) + 1 if seat in order else None
    earned = player.credits - state.course.carried[seat]
    reward = state.level.rewards[arrived - 1] + _comfort(player, arrived, order) if arrived else 0
    prettiest = state.level.prettiest if seat in prettiest_ships(voyage, order) else 0
    titles = sum(award.paid.get(seat, 0) for award in awards(state.course, voyage.players, order))
    sold = price_of(good for goods in player.goods.values() for good in goods)
    goods = sold if arrived else ceil(sold / 2)
    losses = len(player.lost) * loss_price(player.burdens)
    return Ledger(arrived, earned, reward, prettiest, titles, goods, losses, earned + reward + prettiest + titles + goods - losses)


def _comfort(player: Player, arrived: int | None, order: list[Seat]) -> int:
    """GT-X11: what there is for who arrives last."""
    return last_pay(player.burdens) if arrived == len(order) else 0


def standing(ledgers: Sequence[Ledger]) -> tuple[Seat, ...]:
    """GT-E3: the seats from the most credits to the fewest."""
    return tuple(sorted(range(len(ledgers)), key=lambda seat: -ledgers[seat].total))


def account(ledgers: Sequence[Ledger], *, is_trek: bool) -> dict[AccountLine, tuple[int, ...]]:
    """GT-E1, GT-E2, GT-K1: each line of the ledgers in credits, by seat; lost components are paid for."""
    if not ledgers:
        return {}
    prizes = tuple(ledger.titles if is_trek else ledger.prettiest for ledger in ledgers)
    return {
        "earned": tuple(ledger.earned for ledger in ledgers),
        "reward": tuple(ledger.reward for ledger in ledgers),
        "titles" if is_trek else "prettiest": prizes,
        "goods": tuple(ledger.goods for ledger in ledgers),
        "losses": tuple(-ledger.losses for ledger in ledgers),
        "total": tuple(ledger.total for ledger in ledgers),
    }


def price_of(goods: Iterable[Good]) -> int:
    """GT-M5: what cubes sell for."""
    return sum(NUMBERS.goods[good].credits for good in goods)


def _settle(voyage: Voyage, seat: Seat, ledger: Ledger) -> None:
    """GT-E1: the cubes are sold, and the credits are the ledger's."""
    player, course = voyage.players[seat], voyage.state.course
    has = course.carried[seat] + ledger.total
    voyage.pay_in(good for goods in player.goods.values() for good in goods)
    voyage.change(seat, goods={}, credits=has)
    voyage.tell(*bites(player.burdens, seat, "last-pay", _comfort(player, ledger.arrived, voyage.route_order())))
    voyage.tell(*bites(player.burdens, seat, "loss-price", ledger.losses - len(player.lost)))
    voyage.tell(Settled(seat, ledger, has, course.is_trek))
