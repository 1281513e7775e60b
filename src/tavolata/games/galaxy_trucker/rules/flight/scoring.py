"""GT-E1 to GT-E4, GT-K5: the end of a flight and its ledgers."""

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Literal

from msgspec.structs import replace

from tavolata.core.game import Result, Seat
from tavolata.games.galaxy_trucker.content import NUMBERS, Good
from tavolata.games.galaxy_trucker.events import Ended, FlightOver, Settled
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.handicaps import handicap_events, last_pay, loss_price
from tavolata.games.galaxy_trucker.rules.ship import exposed
from tavolata.games.galaxy_trucker.rules.trek.awards import awards
from tavolata.games.galaxy_trucker.state import Ledger, Player

AccountLine = Literal["earned", "reward", "prettiest", "titles", "goods", "losses", "total"]


def end_flight(context: FlightContext) -> None:
    """GT-E1, GT-K1: pay titles, rewards, goods and losses, then end the match or prepare the next flight."""
    order, trek = context.route_order(), context.state.trek
    given = awards(trek, context.players, order)
    ledgers = tuple(ledger_of(context, seat, order) for seat in range(len(context.players)))
    context.emit(*(event for award in given for event in award.events))
    for seat, ledger in enumerate(ledgers):
        _settle(context, seat, ledger)
    context.update_flight(ledgers=ledgers)
    flown = replace(trek, titles=tuple(award.title for award in given), flown=(*trek.flown, ledgers))
    context.state = replace(context.state, trek=flown)
    if trek.is_last:
        _end(context, order)
    else:
        context.state = replace(context.state, phase="sharing")
        context.emit(FlightOver(context.state.variants.level, trek.flights[trek.flight + 1]))


def _end(context: FlightContext, order: list[Seat]) -> None:
    """GT-E3, GT-K5: end the match and rank the seats by credits."""
    scores = tuple(player.credits for player in context.players)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    result = Result(scores, winners, "arrived" if order else "all-gave-up")
    context.state = replace(context.state, phase="over", result=result)
    context.emit(Ended(scores, winners, context.state.trek.is_trek))


def prettiest_ships(context: FlightContext, order: list[Seat]) -> list[Seat]:
    """GT-E1: return the arrived ships with the fewest exposed connectors; GT-K1: none on a Trek."""
    connectors = {} if context.state.trek.is_trek else {seat: exposed(context.players[seat].ship) for seat in order}
    return [seat for seat, count in connectors.items() if count == min(connectors.values())]


def ledger_of(context: FlightContext, seat: Seat, order: list[Seat]) -> Ledger:
    """GT-E1, GT-E2: return the ledger; a player who gave up has no reward, half the price of the goods, and all losses."""
    state, player = context.state, context.players[seat]
    arrived = order.index(seat) + 1 if seat in order else None
    earned = player.credits - state.trek.carried[seat]
    reward = state.level.rewards[arrived - 1] + _comfort(player, arrived, order) if arrived else 0
    prettiest = state.level.prettiest if seat in prettiest_ships(context, order) else 0
    titles = sum(award.paid.get(seat, 0) for award in awards(state.trek, context.players, order))
    sold = price_of(good for goods in player.goods.values() for good in goods)
    goods = sold if arrived else ceil(sold / 2)
    losses = len(player.lost) * loss_price(player.handicaps)
    return Ledger(arrived, earned, reward, prettiest, titles, goods, losses, earned + reward + prettiest + titles + goods - losses)


def _comfort(player: Player, arrived: int | None, order: list[Seat]) -> int:
    """GT-X11: return the reward for arriving last."""
    return last_pay(player.handicaps) if arrived == len(order) else 0


def standing(ledgers: Sequence[Ledger]) -> tuple[Seat, ...]:
    """GT-E3: return the seats from the most credits to the fewest."""
    return tuple(sorted(range(len(ledgers)), key=lambda seat: -ledgers[seat].total))


def account(ledgers: Sequence[Ledger], *, is_trek: bool) -> dict[AccountLine, tuple[int, ...]]:
    """GT-E1, GT-E2, GT-K1: return each ledger line in credits by seat; losses are negative."""
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
    """GT-M5: return the price of cubes."""
    return sum(NUMBERS.goods[good].credits for good in goods)


def _settle(context: FlightContext, seat: Seat, ledger: Ledger) -> None:
    """GT-E1: sell the cubes and add the total of the ledger."""
    player, trek = context.players[seat], context.state.trek
    has = trek.carried[seat] + ledger.total
    context.pay_in(good for goods in player.goods.values() for good in goods)
    context.update_player(seat, goods={}, credits=has)
    context.emit(*handicap_events(player.handicaps, seat, "last-pay", _comfort(player, ledger.arrived, context.route_order())))
    context.emit(*handicap_events(player.handicaps, seat, "loss-price", ledger.losses - len(player.lost)))
    context.emit(Settled(seat, ledger, has, trek.is_trek))
