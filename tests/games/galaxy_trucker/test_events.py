"""Seats, reasons and sums of events match the state after them."""

import pytest

from tavolata.games.galaxy_trucker.actions import RunOut, TimeUp
from tavolata.games.galaxy_trucker.events import BatteriesSpent, GoodsLost, Looked, OutOfTime, Reserved, TilesLost
from tests.games.galaxy_trucker.in_flight import BARE, CHAIN, DOUBLES, HOLDS, TUG, events_of, match_in_flight, turn_card
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import legal, new_match, play, player, with_changes, with_ships

NOTHING = "III-04"
"""An epidemic, which has no effect on ships with one cabin."""
SMUGGLERS = "I-02"
BEGUN = ship("""
       6   7
       -   3
 7    |b3 3C3
       -   3
""")


def test_gt_b2_everybody_is_told_what_is_reserved() -> None:
    match = new_match()
    play(match, "1 take heap", "chance draw 60", "1 place 7 6 turn 0", "1 pick-up")
    assert player(match, 1).loose is None
    assert play(match, "1 reserve") == [Reserved(1, 60, "structure")]


def test_gt_b5_everybody_is_told_that_a_pile_is_free_again() -> None:
    match = with_ships(BEGUN)
    play(match, "0 look 2", "chance deal II-01", "chance deal II-07", "chance deal I-03")
    assert play(match, "0 look-done") == [Looked(0, 2)]


@pytest.mark.parametrize(("level", "runs"), [("I", 2), ("II", 3), ("III", 4)])
def test_gt_m6_the_clock_is_due_after_a_run_or_after_all_runs_of_a_builder(level: str, runs: int) -> None:
    glass, own = (new_match(level=level, seconds="45", clock=clock) for clock in ("hourglass", "own-clock"))
    assert glass.game.delay_ms(glass.state, RunOut()) == 45_000
    assert own.game.delay_ms(own.state, TimeUp(0)) == runs * 45_000


def test_gt_m6_on_its_own_clock_a_builder_is_caught_alone_with_nothing_in_hand() -> None:
    match = new_match(clock="own-clock")
    play(match, "1 take heap", "chance draw 60")
    events = play(match, "clock time-up 1")
    assert events[0] == OutOfTime(1)
    assert (player(match, 1).hand, player(match, 1).status) == (None, "finished")
    assert match.state.face_up == (60,)
    assert player(match).status == "building"


def test_gt_b8_what_was_placed_last_stays_when_a_builder_is_caught() -> None:
    match = new_match(clock="own-clock")
    play(match, "1 take heap", "chance draw 60", "1 place 7 6 turn 0", "clock time-up 1")
    assert player(match, 1).loose is None
    assert (7, 6) in player(match, 1).ship.cells


def test_gt_b1_chance_is_awaited_before_the_builders() -> None:
    match = new_match()
    assert match.awaited == [0, 1]
    play(match, "0 take heap")
    assert match.awaited == match.actors == [-1]
    flying = match_in_flight(TUG, TUG)
    assert flying.awaited == flying.actors


def test_gt_f3_what_flies_off_is_told_apart_from_what_was_destroyed() -> None:
    match = with_changes(match_in_flight(CHAIN, TUG), 0, batteries={})
    events = turn_card(match, "II-10", *["chance roll 1 1"] * 2, "chance roll 4 4")
    assert legal(match)[0] == "keep 1"
    assert [event.why for event in events_of(TilesLost, events)] == ["destroyed"]
    assert [event.why for event in events_of(TilesLost, play(match, "0 keep 1"))] == ["flown-off"]


def test_gt_f8_what_is_taken_one_by_one_is_told_as_taken_and_returns_to_the_bank() -> None:
    match = with_changes(match_in_flight(HOLDS, TUG), 0, goods={(6, 7): ("yellow", "blue"), (8, 7): ("yellow",), (8, 8): ("yellow",)})
    yellow = match.state.bank["yellow"]
    turn_card(match, SMUGGLERS)
    events = play(match, "0 lose-cube 8 7")
    assert events_of(GoodsLost, events) == [GoodsLost(0, (8, 7), ("yellow",), "taken")]
    assert match.state.bank["yellow"] == yellow + 1
    match = with_changes(match_in_flight(DOUBLES, TUG), 0, batteries={(6, 7): 2, (8, 7): 3})
    turn_card(match, SMUGGLERS, "0 declare")
    assert events_of(BatteriesSpent, play(match, "0 battery 8 7")) == [BatteriesSpent(0, (8, 7), 1, "taken")]


def test_gt_e1_after_the_flight_the_table_says_so() -> None:
    match = match_in_flight(TUG, BARE, deck=[NOTHING])
    turn_card(match, NOTHING)
    view = match.view(None, plain=True)
    assert view["phase"] == "over"
    assert view["flight"]["card"]["name"] == NOTHING
    assert list(view["flight"]["account"]) == ["earned", "reward", "prettiest", "goods", "losses", "total"]
