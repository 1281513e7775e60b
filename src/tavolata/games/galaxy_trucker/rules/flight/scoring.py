"""GT-E1 to GT-E4: the end of a flight, told as a ledger for each player."""

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Literal

from msgspec.structs import replace

from tavolata.core.game import Result, Seat
from tavolata.games.galaxy_trucker.content import NUMBERS, Good
from tavolata.games.galaxy_trucker.events import Ended, Settled
from tavolata.games.galaxy_trucker.rules.flight.voyage import Voyage
from tavolata.games.galaxy_trucker.rules.ship import exposed
from tavolata.games.galaxy_trucker.state import Ledger

AccountLine = Literal["earned", "reward", "prettiest", "goods", "losses", "total"]


def end_flight(voyage: Voyage) -> None:
    """GT-E1, GT-E3: rewards, goods and losses; most credits first."""
    order = voyage.route_order()
    prettiest = set(prettiest_ships(voyage, order))
    ledgers = tuple(ledger_of(voyage, seat, order, is_prettiest=seat in prettiest) for seat in range(len(voyage.players)))
    for seat, ledger in enumerate(ledgers):
        _settle(voyage, seat, ledger)
    scores = tuple(ledger.total for ledger in ledgers)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    result = Result(scores, winners, "arrived" if order else "all-gave-up")
    voyage.note(ledgers=ledgers)
    voyage.state = replace(voyage.state, phase="over", result=result)
    voyage.tell(Ended(scores, winners))


def prettiest_ships(voyage: Voyage, order: list[Seat]) -> list[Seat]:
    """GT-E1: the fewest exposed connectors among those who arrived, all equals."""
    connectors = {seat: exposed(voyage.players[seat].ship) for seat in order}
    return [seat for seat in order if connectors[seat] == min(connectors.values())]


def ledger_of(voyage: Voyage, seat: Seat, order: list[Seat], *, is_prettiest: bool) -> Ledger:
    """GT-E1, GT-E2: who gave up has no reward, half the price of the goods, and all losses."""
    level, player = voyage.state.level, voyage.players[seat]
    arrived = order.index(seat) + 1 if seat in order else None
    reward = level.rewards[arrived - 1] if arrived else 0
    prettiest = level.prettiest if is_prettiest else 0
    sold = price_of(good for goods in player.goods.values() for good in goods)
    goods = sold if arrived else ceil(sold / 2)
    losses = len(player.lost)
    total = player.credits + reward + prettiest + goods - losses
    return Ledger(arrived, player.credits, reward, prettiest, goods, losses, total)


def standing(ledgers: Sequence[Ledger]) -> tuple[Seat, ...]:
    """GT-E3: the seats from the most credits to the fewest."""
    return tuple(sorted(range(len(ledgers)), key=lambda seat: -ledgers[seat].total))


def account(ledgers: Sequence[Ledger]) -> dict[AccountLine, tuple[int, ...]]:
    """GT-E1, GT-E2: each line of the ledgers in credits, by seat; lost components are paid for."""
    if not ledgers:
        return {}
    return {
        "earned": tuple(ledger.earned for ledger in ledgers),
        "reward": tuple(ledger.reward for ledger in ledgers),
        "prettiest": tuple(ledger.prettiest for ledger in ledgers),
        "goods": tuple(ledger.goods for ledger in ledgers),
        "losses": tuple(-ledger.losses for ledger in ledgers),
        "total": tuple(ledger.total for ledger in ledgers),
    }


def price_of(goods: Iterable[Good]) -> int:
    """GT-M5: what cubes sell for."""
    return sum(NUMBERS.goods[good].credits for good in goods)


def _settle(voyage: Voyage, seat: Seat, ledger: Ledger) -> None:
    """GT-E1: the cubes are sold, and the credits are the ledger's."""
    voyage.pay_in(good for goods in voyage.players[seat].goods.values() for good in goods)
    voyage.change(seat, goods={}, credits=ledger.total)
    voyage.tell(Settled(seat, ledger))
