"""GT-E: the end of a flight."""

from tavolata.core.game import Result
from tavolata.games.galaxy_trucker.content import CARDS
from tavolata.games.galaxy_trucker.events import Ended, Settled
from tavolata.games.galaxy_trucker.state import Ledger
from tests.games.galaxy_trucker.in_flight import BARE, GUNS, HOLDS, TUG, events_of, match_in_flight, turn_card
from tests.games.galaxy_trucker.table import play, player, with_changes

NOTHING = "III-04"
"""An epidemic does nothing to ships with one cabin."""


def test_gt_e1_reward_prettiest_ship_goods_and_losses() -> None:
    match = with_changes(match_in_flight(TUG, HOLDS, BARE, deck=[NOTHING]), 1, goods={(8, 7): ("red", "yellow")}, lost=(1, 2, 3), credits=5)
    events = turn_card(match, NOTHING)
    assert [event.seat for event in events_of(Settled, events)] == [0, 1, 2]
    assert [event.ledger for event in events_of(Settled, events)] == [
        Ledger(arrived=1, earned=0, reward=8, prettiest=0, titles=0, goods=0, losses=0, total=8),
        Ledger(arrived=2, earned=5, reward=6, prettiest=0, titles=0, goods=7, losses=3, total=15),
        Ledger(arrived=3, earned=0, reward=4, prettiest=4, titles=0, goods=0, losses=0, total=8),
    ]
    assert events[-1] == Ended((8, 15, 8), (1,), trek=False)
    assert [seated.credits for seated in match.state.players] == [8, 15, 8]
    assert match.actors == []


def test_gt_e1_the_view_has_the_account_as_it_is_shown() -> None:
    match = with_changes(match_in_flight(TUG, HOLDS, BARE, deck=[NOTHING]), 1, goods={(8, 7): ("red", "yellow")}, lost=(1, 2, 3), credits=5)
    turn_card(match, NOTHING)
    flight = match.view(None).flight
    assert flight is not None
    assert flight.standing == (1, 0, 2)
    assert flight.account["losses"] == (0, -3, 0)
    *lines, total = flight.account.values()
    assert tuple(map(sum, zip(*lines, strict=True))) == total == (8, 15, 8)


def test_gt_e1_arrival_is_by_route_order_and_all_equally_pretty_ships_are_paid() -> None:
    match = match_in_flight(TUG, TUG, TUG, days=(15, 20, 17), deck=[NOTHING])
    turn_card(match, NOTHING)
    assert match.result == Result((4 + 4, 8 + 4, 6 + 4), (1,), "arrived")


def test_gt_e1_the_cubes_sold_return_to_the_bank() -> None:
    match = with_changes(match_in_flight(HOLDS, TUG, deck=[NOTHING]), 0, goods={(6, 7): ("green", "blue", "blue")})
    before = dict(match.state.bank)
    turn_card(match, NOTHING)
    assert match.state.bank == {**before, "green": before["green"] + 1, "blue": before["blue"] + 2}
    assert player(match).goods == {}


def test_gt_e2_who_gave_up_sells_at_half_the_total_rounded_up_and_pays_in_full() -> None:
    match = with_changes(
        match_in_flight(HOLDS, TUG, deck=[NOTHING]), 0, status="gave-up", goods={(8, 7): ("red", "yellow")}, lost=(1, 2), credits=1
    )
    events = turn_card(match, NOTHING)
    assert events_of(Settled, events)[0].ledger == Ledger(
        arrived=None, earned=1, reward=0, prettiest=0, titles=0, goods=4, losses=2, total=3
    )
    assert events_of(Settled, events)[1].ledger.reward == 8


def test_gt_e2_a_prettier_ship_that_gave_up_does_not_compete() -> None:
    match = with_changes(match_in_flight(GUNS, TUG, deck=[NOTHING]), 0, status="gave-up")
    events = turn_card(match, NOTHING)
    assert [event.ledger.prettiest for event in events_of(Settled, events)] == [0, 4]


def test_gt_e3_equal_credits_share_the_place_and_totals_may_be_negative() -> None:
    match = with_changes(match_in_flight(TUG, TUG, TUG, deck=[NOTHING]), 0, lost=(1, 2))
    match = with_changes(match, 2, lost=tuple(range(1, 12)))
    turn_card(match, NOTHING)
    assert match.result == Result((10, 10, -3), (0, 1), "arrived")


def test_gt_e4_if_all_give_up_the_flight_ends_at_once() -> None:
    match = match_in_flight(TUG, TUG)
    turn_card(match, NOTHING, "0 give-up")
    assert match.actors == [1]
    play(match, "1 give-up")
    assert match.result == Result((0, 0), (0, 1), "all-gave-up")
    assert match.state.deck.size == len(CARDS) - 1
