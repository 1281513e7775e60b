"""GT-K: the Transgalactic Trek, its titles, and the phases between its flights."""

from fractions import Fraction

from tavolata.core.game import CHANCE, Result
from tavolata.games.galaxy_trucker.content import CARDS, TITLE_NAMES
from tavolata.games.galaxy_trucker.events import (
    Ended,
    FlightBegins,
    FlightOver,
    IsReady,
    Settled,
    TitleCounted,
    TitleDrawn,
    TitleGilded,
    TitleGiven,
    TitleKept,
    TitleMissed,
    TitlePaid,
    TitleWon,
)
from tavolata.games.galaxy_trucker.state import Phase, State, TitleScore, TitleState
from tests.games.galaxy_trucker.in_flight import BARE, DOUBLES, TRUCK, TUG, events_of, turn_card
from tests.games.galaxy_trucker.table import (
    GalaxyTruckerMatch,
    begun_at,
    legal,
    new_match,
    play,
    player,
    refusal_key,
    replace,
    with_changes,
)
from tests.games.galaxy_trucker.trek_positions import NOTHING, on_trek, title_state


def phase(match: GalaxyTruckerMatch) -> Phase:
    return match.state.phase


def _with_titles(state: State, titles: list[TitleState]) -> State:
    return replace(state, trek=replace(state.trek, titles=tuple(titles)))


# The sequence of flights


def test_gt_k1_as_many_titles_as_players_are_drawn_before_the_first_ships_are_built() -> None:
    match = new_match(3, "trek")
    assert match.actors == [CHANCE]
    assert legal(match, CHANCE) == [f"draw-title {title}" for title in TITLE_NAMES]
    assert {share for _, share in match.game.odds(match.state)} == {Fraction(1, len(TITLE_NAMES))}
    assert refusal_key(match, "0 take heap") == "GT-K1"
    assert play(match, "chance draw-title corridorist") == [TitleDrawn("corridorist")]
    assert "draw-title corridorist" not in legal(match, CHANCE)
    events = play(match, "chance draw-title master-engineer", "chance draw-title cruise-captain")
    assert events[-1] == FlightBegins("I")
    assert phase(match) == "building"
    assert [each.title for each in match.state.trek.titles] == ["corridorist", "master-engineer", "cruise-captain"]
    assert match.state.variants.level == "I"


def test_gt_k1_a_single_flight_is_a_course_of_one_without_titles() -> None:
    trek = new_match(2, "II").view(0).course
    assert (trek.flights, trek.titles, trek.following) == (("II",), (), None)


def test_gt_k1_after_a_flight_the_table_waits_until_all_are_ready() -> None:
    match = on_trek(TUG, BARE, titles=[title_state("master-engineer"), title_state("corridorist")])
    events = turn_card(match, NOTHING, "0 keep-title corridorist")
    assert events_of(FlightOver, events) == [FlightOver("II", "II")], "the ships of these tests are of level II"
    assert phase(match) == "layover"
    assert match.actors == match.awaited == [0, 1]
    assert play(match, "1 ready") == [IsReady(1)]
    assert match.actors == [0]
    assert refusal_key(match, "1 ready") == "GT-K1"
    assert refusal_key(match, "0 take heap") == "GT-K1"
    assert play(match, "0 ready") == [IsReady(0), FlightBegins("II")]
    assert phase(match) == "building"


def test_gt_k1_credits_are_kept_and_all_else_is_set_up_anew() -> None:
    match = with_changes(on_trek(TUG, BARE, titles=[title_state("master-engineer"), title_state("corridorist")]), 1, lost=(1, 2), credits=5)
    turn_card(match, NOTHING, "0 keep-title corridorist", "0 ready", "1 ready")
    fresh = new_match(2, "II").state
    assert [each.credits for each in match.state.players] == list(match.state.trek.carried) == [8 + 2, 5 + 6 - 2]
    assert [each.ship for each in match.state.players] == [each.ship for each in fresh.players]
    assert (match.state.heap, match.state.bank, match.state.deck, match.state.flying) == (fresh.heap, fresh.bank, fresh.deck, None)
    assert player(match, 1).lost == ()
    assert match.view(0).course.sums == ((10, 9),)


def test_gt_k1_titles_take_the_place_of_the_prettiest_ship() -> None:
    match = on_trek(TUG, BARE, flight=1, titles=[title_state("master-engineer", 1), title_state("corridorist", 0)])
    events = turn_card(match, NOTHING)
    assert [(event.ledger.prettiest, event.ledger.titles) for event in events_of(Settled, events)] == [(0, 4), (0, 0)]


def test_gt_k1_only_credits_of_this_flight_are_earned_on_the_way() -> None:
    match = with_changes(on_trek(TUG, BARE, flight=1, carried=(10, 20)), 0, credits=13)
    match = with_changes(match, 1, credits=20)
    events = turn_card(match, NOTHING)
    assert [(event.ledger.earned, event.ledger.total) for event in events_of(Settled, events)] == [(3, 11), (0, 6)]
    assert [each.credits for each in match.state.players] == [21, 26]


# The first flight


def test_gt_k2_every_best_one_is_paid_and_the_first_in_route_order_has_the_title() -> None:
    match = on_trek(TUG, TUG, BARE, titles=[title_state("master-engineer")])
    events = turn_card(match, NOTHING)
    assert events_of(TitleCounted, events) == [TitleCounted("master-engineer", ((0, 2), (1, 2), (2, 1)))]
    assert events_of(TitlePaid, events) == [TitlePaid(seat, "master-engineer", 2, gold=False) for seat in (0, 1)]
    assert events_of(TitleWon, events) == [TitleWon(0, "master-engineer", "best")]
    [title] = match.view(None).course.titles
    assert (title.holder, title.gold) == (0, False)
    assert title.counted == (TitleScore(2, ((7, 7), (7, 8))), TitleScore(2, ((7, 7), (7, 8))), TitleScore(1, ((7, 7),)))


def test_gt_k2_where_nobody_scores_nobody_is_paid_and_the_leader_has_it() -> None:
    match = on_trek(BARE, TUG, titles=[title_state("power-trucker")])
    events = turn_card(match, NOTHING)
    assert events_of(TitlePaid, events) == []
    assert events_of(TitleWon, events) == [TitleWon(0, "power-trucker", "leader")]


def test_gt_k2_who_gave_up_does_not_compete() -> None:
    match = with_changes(on_trek(DOUBLES, TUG, titles=[title_state("power-trucker")]), 0, status="gave-up")
    events = turn_card(match, NOTHING)
    assert events_of(TitleCounted, events) == [TitleCounted("power-trucker", ((1, 0),))]
    assert match.view(0).course.titles[0].counted[0] is None
    assert events_of(TitleWon, events) == [TitleWon(1, "power-trucker", "leader")]


def test_gt_k2_holders_of_several_keep_one_and_give_the_others_to_those_without() -> None:
    match = on_trek(TRUCK, TUG, BARE, titles=[title_state("master-engineer"), title_state("power-trucker"), title_state("corridorist")])
    turn_card(match, NOTHING)
    assert phase(match) == "sharing"
    assert match.actors == [0]
    assert match.view(1).course.sharer == 0
    assert legal(match) == ["keep-title master-engineer", "keep-title power-trucker", "keep-title corridorist"]
    assert refusal_key(match, "1 keep-title corridorist") == "GT-K2"
    assert refusal_key(match, "0 give-title corridorist 1") == "GT-K2"
    assert play(match, "0 keep-title power-trucker") == [TitleKept(0, "power-trucker")]
    assert legal(match) == ["give-title master-engineer 1", "give-title master-engineer 2"]
    assert refusal_key(match, "0 keep-title corridorist") == "GT-K2"
    events = play(match, "0 give-title master-engineer 2")
    assert events == [TitleGiven(0, "master-engineer", 2), TitleGiven(0, "corridorist", 1)], "there is one way left, and nobody is asked"
    assert [each.holder for each in match.state.trek.titles] == [2, 0, 1]
    assert phase(match) == "layover"


def test_gt_k2_several_such_holders_decide_in_route_order() -> None:
    titles = [
        title_state("master-engineer", 1),
        title_state("power-trucker", 1),
        title_state("corridorist", 0),
        title_state("cruise-captain", 0),
    ]
    match = on_trek(TUG, TUG, BARE, BARE, titles=[title_state(each.title) for each in titles])
    turn_card(match, NOTHING)
    match = begun_at(match, _with_titles(match.state, titles))
    assert match.actors == [0]
    play(match, "0 keep-title corridorist", "0 give-title cruise-captain 3")
    assert match.actors == [1]
    assert play(match, "1 keep-title power-trucker")[-1] == TitleGiven(1, "master-engineer", 2)
    assert [each.holder for each in match.state.trek.titles] == [2, 1, 0, 3]


def test_gt_k2_if_nobody_completes_the_flight_the_titles_are_dealt_by_lot() -> None:
    match = on_trek(
        TUG, TUG, TUG, titles=[title_state("master-engineer"), title_state("power-trucker"), title_state("corridorist")], deck=CARDS
    )
    events = turn_card(match, NOTHING, "0 give-up", "1 give-up", "2 give-up")
    assert not events_of(TitlePaid, events)
    assert not events_of(TitleWon, events)
    assert match.actors == [CHANCE]
    assert legal(match, CHANCE) == [f"give-title master-engineer {seat}" for seat in range(3)]
    assert refusal_key(match, "0 give-title master-engineer 0") == "GT-K2"
    assert play(match, "chance give-title master-engineer 1") == [TitleWon(1, "master-engineer", "lot")]
    events = play(match, "chance give-title power-trucker 2")
    assert events == [TitleWon(2, "power-trucker", "lot"), TitleWon(0, "corridorist", "lot")]
    assert phase(match) == "layover"


# The second flight


def test_gt_k3_a_holder_with_the_best_score_turns_the_title_to_gold_and_gets_4() -> None:
    match = on_trek(TUG, BARE, TUG, flight=1, titles=[title_state("master-engineer", 2)])
    events = turn_card(match, NOTHING)
    assert events_of(TitlePaid, events) == [TitlePaid(2, "master-engineer", 4, gold=False)], "equals included, and nobody else"
    assert events_of(TitleGilded, events) == [TitleGilded(2, "master-engineer")]
    assert match.view(0).course.titles[0].gold
    assert phase(match) == "layover", "titles do not change hands any more"


def test_gt_k3_0_equalled_is_a_defence() -> None:
    match = on_trek(TUG, BARE, flight=1, titles=[title_state("power-trucker", 1)])
    assert events_of(TitleGilded, turn_card(match, NOTHING)) == [TitleGilded(1, "power-trucker")]


def test_gt_k3_a_holder_who_is_beaten_or_out_keeps_silver_and_gets_nothing() -> None:
    titles = [title_state("power-trucker", 1), title_state("master-engineer", 2)]
    match = with_changes(on_trek(DOUBLES, TUG, TRUCK, flight=1, titles=titles), 2, status="gave-up")
    events = turn_card(match, NOTHING)
    assert events_of(TitlePaid, events) == []
    assert events_of(TitleMissed, events) == [TitleMissed(1, "power-trucker", "beaten"), TitleMissed(2, "master-engineer", "out")]
    assert [(each.holder, each.gold) for each in match.state.trek.titles] == [(1, False), (2, False)]


# The third flight


def test_gt_k4_the_same_test_pays_6_for_silver_and_12_for_gold() -> None:
    titles = [title_state("master-engineer", 0), title_state("power-trucker", 1, gold=True)]
    match = on_trek(TUG, BARE, flight=2, titles=titles)
    assert [each.pay for each in match.view(0).course.titles] == [6, 12]
    events = turn_card(match, NOTHING)
    assert events_of(TitlePaid, events) == [TitlePaid(0, "master-engineer", 6, gold=False), TitlePaid(1, "power-trucker", 12, gold=True)]
    assert events_of(TitleGilded, events) == []


def test_gt_k5_the_most_credits_after_the_third_flight_wins() -> None:
    match = on_trek(TUG, BARE, flight=2, carried=(3, 7), titles=[title_state("power-trucker", 1)])
    match = with_changes(with_changes(match, 0, credits=3), 1, credits=7)
    events = turn_card(match, NOTHING)
    assert match.result == Result((3 + 8, 7 + 6 + 6), (1,), "arrived")
    assert events[-1] == Ended((11, 19), (1,), trek=True)
    assert match.actors == []


def test_gt_k5_equal_credits_share_the_place() -> None:
    match = on_trek(TUG, BARE, flight=2, carried=(0, 2))
    match = with_changes(match, 1, credits=2)
    turn_card(match, NOTHING)
    assert match.result is not None
    assert match.result.winners == (0, 1)
