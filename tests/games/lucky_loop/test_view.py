"""Tests of the view: every number that the browser shows comes from the rules."""

from tavolata.games.lucky_loop.actions import Make
from tavolata.games.lucky_loop.events import Made, Scored
from tavolata.games.lucky_loop.state import BestFlight, PlayerStatistics
from tavolata.games.lucky_loop.view import FinalRank, FlightView, PenaltiesView
from tavolata.i18n import translate
from tests.games.lucky_loop.table import ALL_FOUR, LuckyLoopMatch, in_flight, in_free_flight, play, player, refill, table


def flight_of(match: LuckyLoopMatch) -> FlightView:
    flight = match.view(0).flight
    assert flight is not None
    return flight


def test_ll_f2_each_legal_make_is_shown_with_its_points() -> None:
    match = in_flight()
    assert flight_of(match).ways == ()
    play(match, "roll", "throw 4 6 6")
    ways = flight_of(match).ways
    assert {Make(way.card, way.dice, way.highlight) for way in ways} == set(match.legal(0))
    for way in ways:
        copy = in_flight()
        play(copy, "roll", "throw 4 6 6")
        made = copy.play(0, Make(way.card, way.dice, way.highlight))[0]
        assert isinstance(made, Made)
        assert (made.exact, made.points) == (way.exact, way.points)


def test_ll_f1_throws_are_counted_and_the_boxes_added_up() -> None:
    match = in_flight()
    assert [(flight.throw, flight.to_throw, flight.subtotal) for flight in [flight_of(match)]] == [(1, 3, 0)]
    play(match, "roll", "throw 4 6 6", "make B12 with 6 6")
    flight = flight_of(match)
    assert (flight.throw, flight.to_throw, flight.subtotal) == (2, 3, 10)
    assert [box.exact for box in flight.boxes] == [False, True, False]
    play(match, "roll", "throw 1 3 5", "make Y7 with 3 5")
    flight = flight_of(match)
    assert (flight.throw, flight.to_throw, flight.subtotal) == (3, 2, 12)
    assert [box.exact for box in flight.boxes] == [False, True, False]
    scored = next(event for event in play(match, "roll", "throw 4 5", "make R4 with 4") if isinstance(event, Scored))
    assert scored.boxes == flight.subtotal + 2


def test_ll_f10_a_flight_shows_from_where_on_it_counts() -> None:
    assert flight_of(in_flight()).least == 8
    assert flight_of(in_flight(results={"rubber-duck": 12})).least == 13
    assert flight_of(in_free_flight("R9 B9 G8", "G8")).least is None


def test_ll_f3_a_card_that_cannot_be_made_says_why() -> None:
    match = in_flight()
    play(match, "roll", "throw 1 3 5")
    missed = {box.card: box.missed and translate(box.missed.key, box.missed.facts) for box in flight_of(match).boxes}
    assert missed == {"R4": None, "B12": "These dice reach 9, it needs 12.", "Y7": None}
    free = in_free_flight("R9 B9 G8", "G8", tokens=1)
    play(free, "roll", "throw 5 5 6")
    missed = {box.card: box.missed and translate(box.missed.key, box.missed.facts) for box in flight_of(free).boxes}
    assert missed == {"R9": None, "B9": None, "G8": "No dice here make exactly 8."}


def test_ll_m6_the_scale_has_the_figures_of_the_rules() -> None:
    scale = table().view(None).scale
    assert (scale.recorded, scale.first_record, scale.closed) == (8, 12, 20)


def test_ll_k7_the_penalties_are_those_of_the_table() -> None:
    assert table().view(None).penalties == PenaltiesView(1, 2, None)
    assert table(options={"illegal-free-programme": "penalty"}).view(None).penalties.illegal == 3


def test_ll_k3_the_requirements_of_a_free_programme_are_shown_to_a_player_who_can_lay_one() -> None:
    match = table(player("R9 B9 G8 Y3 Y4 Y5", results=ALL_FOUR, points=46), player())
    free = match.view(0).free
    assert free is not None
    assert (free.cards, free.difficulty, free.dice) == ((3, 6), 25, 6)
    assert free.needs == {"R9": 2, "B9": 2, "G8": 2, "Y3": 1, "Y4": 1, "Y5": 1}
    assert match.view(1).free is None
    assert match.view(None).free is None


def test_ll_d4_a_programme_that_cannot_be_flown_says_why() -> None:
    laid = {"mighty-eagle": ("B12", "G5", "Y7")}
    match = table(player("R3 R7 B4 B12 R5 Y7", results={"rubber-duck": 21}, points=21), player(), laid=laid)
    barred = {programme: translate(why.key, why.facts) for programme, why in match.view(0).barred.items()}
    assert barred == {
        "red-rooster": "You hold no green card.",
        "rubber-duck": "Closed to you: 21 points here.",
        "diving-dove": "You hold no green card.",
        "mighty-eagle": "You hold no green card, and none to beat those here.",
    }
    assert {action.programme for action in match.legal(0) if hasattr(action, "programme")} == set()
    assert match.view(1).barred == {}


def test_ll_k8_what_a_free_programme_replaced() -> None:
    replaced = table(player(results=ALL_FOUR, points=50, free_result=14), player()).view(None).players[0].replaced
    assert replaced == "red-rooster"
    dropped = table(player(results=ALL_FOUR, points=46, free_result=4), player(), options={"lower-free-programme": "dropped"})
    assert dropped.view(None).players[0].replaced is None
    assert table().view(None).players[0].replaced is None


def test_ll_e1_the_last_round_is_shown_once_a_free_programme_has_succeeded() -> None:
    assert not table().view(0).last_round
    flown = player("", results=ALL_FOUR, points=60, free=("R9", "B9", "G8"), free_result=20)
    assert table(player(), flown, start=1).view(0).last_round


def test_ll_e2_the_ranks_are_shown_at_the_end_and_equal_points_share_one() -> None:
    match = in_free_flight("R9 B9 G8", "G8")
    assert match.view(None).standing == ()
    lines = ("roll", "throw 3 6 6", "make R9 with 3 6", "roll", "throw 3 6 6", "make B9 with 3 6", "roll", "throw 2 6", "make G8* with 2 6")
    play(match, *lines, "draw red-blue", "deal R8", "draw red-blue", "deal R8", "draw red-blue", "deal R9")
    play(match, "discard R8", "discard R8", "discard R9")
    assert match.view(None).standing == (FinalRank(1, 0, 62), FinalRank(2, 1, 0))


def test_the_statistics_count_from_the_first_flight_on() -> None:
    match = in_flight(tokens=1)
    play(match, "seventh", "roll", "throw 4 6 r6", "make B12 with 6 6", "roll", "throw 1 3 5", "make Y7 with 3 5", "roll", "throw 4 6 6")
    play(match, "make R4 with 4")
    landed = PlayerStatistics(landed=1, tokens_won=1, tokens_paid=1, best=BestFlight("rubber-duck", 16))
    assert match.view(None).players[0].ledger == landed
    refill(match)
    play(match, "draw red-blue")
    assert match.view(None).players[1].ledger == PlayerStatistics(exchanged=1)


def test_the_ledger_counts_crashes_stops_and_lost_points() -> None:
    match = in_free_flight("R9 B9 G8", "G8")
    play(match, "roll", "throw 1 1 1")
    assert match.view(None).players[0].ledger == PlayerStatistics(crashed=1, points_lost=2)
    stopped = in_flight()
    play(stopped, "roll", "throw 4 6 6", "make B12 with 6 6", "roll", "throw 1 3 5", "make Y7 with 3 5", "stop")
    assert stopped.view(None).players[0].ledger == PlayerStatistics(stopped=1, tokens_won=1)
