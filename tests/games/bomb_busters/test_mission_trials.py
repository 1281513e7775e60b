"""Mission 30: one trial after the other by the clock, then three values only, and all yellows in one shot."""

from typing import Any

import pytest

from tavolata.core.errors import BadContent
from tavolata.core.game import CHANCE, CLOCK, Event
from tavolata.games.bomb_busters.content.trials import COURSES, read_courses
from tavolata.games.bomb_busters.events import (
    CardLost,
    DialMoved,
    Ended,
    HeldTold,
    Hushed,
    RedsRevealed,
    Slipped,
    TrialBegan,
    TrialEnded,
    TurnSkipped,
    Unlocked,
    WireCut,
    YellowsTold,
)
from tavolata.games.bomb_busters.facts import AmongFact, HoldsFact, LacksFact
from tavolata.games.bomb_busters.missions.group_action import SpecialActionState, SpecialView
from tavolata.games.bomb_busters.missions.trials import TrialState, TrialsView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.games.bomb_busters.table import dealt, facts, legal, new, play, refused, stands, table

HANDS = ("?1 ?2 ?5 ?7 ?Y4", "?1 ?2 ?5 ?8", "?1 ?2 ?7 ?8 ?Y6", "?1 ?2 ?9 ?9")
FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, VALUES, YELLOWS = range(1, 10)


def at(trial: int, *cards: str, hands: tuple[str, ...] = HANDS, clock: str = "told", **parts: Any) -> BombBustersMatch:
    """Return a match at seat 0's turn, in a trial whose cards lie open."""
    course = TrialState(trial=trial, cards=cards, opened=cards, is_to_shoot=trial == YELLOWS)
    return table(*hands, mission="30", options={"clock": clock}, **{"turns": 1, "rule_states": (course, SpecialActionState()), **parts})


def ticked(match: BombBustersMatch) -> list[Event]:
    """Return the time of the trial is over."""
    return list(match.play(CLOCK, match.legal(CLOCK)[0]))


def drawn(match: BombBustersMatch, *values: str) -> list[Event]:
    """These number cards are drawn."""
    return [event for value in values for event in match.play(CHANCE, f"number {value}")]


def cut_ones(match: BombBustersMatch) -> list[Event]:
    """Let seat 0 cut a 1 of seat 1 and one of its own."""
    return play(match, "point 1.0", "announce 1", "lay 0.0")


def trial_of(match: BombBustersMatch) -> TrialState:
    kept = match.state.rule_states[0]
    assert isinstance(kept, TrialState)
    return kept


def of_kind(kind: type[Event], events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def begun(seats: int, **options: str) -> BombBustersMatch:
    """Return a match in which all first tokens lie."""
    match = new(seats, "30", **options)
    dealt(match)
    while match.state.phase == "token":
        match.play(match.state.acting, match.legal(match.state.acting)[0])
    return match


# The course


def test_bb_mission_30_twenty_seconds_are_free_and_then_the_first_number_is_opened() -> None:
    match = begun(4)
    assert (match.state.mission.yellow.in_play, match.state.mission.red.in_play, match.state.mission.red.drawn) == (4, 1, 2)
    assert match.game.delay_ms(match.state, match.legal(CLOCK)[0]) == 20_000
    ticked(match)
    assert match.actors == [CHANCE]
    assert [match.write(action) for action in match.legal(CHANCE)] == [f"number {value}" for value in range(1, 13)]
    assert TrialBegan(1, "number", ("5",), 20) in drawn(match, "5")
    assert (match.state.phase, match.state.turn, match.state.stage) == ("turn", 0, "turn")


def test_bb_mission_30_the_times_and_what_follows_are_data() -> None:
    course = COURSES["speed"].trials
    assert [trial.seconds for trial in course] == [20, 20, 20, 20, 20, 15, 15, 15, 120, 120]
    assert [trial.lost for trial in course] == [None, "dial", None, "equipment", None, "silence", None, None, "mission", "mission"]
    assert [trial.won for trial in course] == [None, None, None, None, "yellows", None, "hold", "rest", None, None]


def test_bb_mission_30_the_first_lost_costs_a_step_and_the_second_nothing() -> None:
    match = at(FIRST, "12")
    events = ticked(match)
    assert events == [TrialEnded(1, "lost"), DialMoved(3, "trial")]
    drawn(match, "11")
    assert ticked(match) == [TrialEnded(2, "lost")]
    assert match.state.dial == 3


def test_bb_mission_30_the_last_step_of_the_dial_ends_it_at_once() -> None:
    match = at(FIRST, "12", dial=1)
    assert of_kind(Ended, ticked(match))
    assert match.result is not None
    assert match.result.reason == "dial"


def test_bb_mission_30_the_fourth_won_all_tell_their_yellow_wires() -> None:
    match = at(FOURTH, "1")
    events = cut_ones(match)
    assert of_kind(YellowsTold, events) == [YellowsTold(0, 1), YellowsTold(1, 0), YellowsTold(2, 1), YellowsTold(3, 0)]
    assert AmongFact((1, 2, 3, 4), "Y", 1) in facts(match)
    assert LacksFact((6, 7, 8), "Y") in facts(match)


def test_bb_mission_30_a_wire_that_is_being_swapped_counts_for_who_gets_it() -> None:
    match = at(THIRD, "12", cards=("walkie-talkies",), cuts={"2": 2, "3": 2})
    play(match, "use walkie-talkies", "partner 1", "give 0.4", "give 1.0")
    ticked(match)
    assert YellowsTold(1, 1) in [*drawn(match, "3"), *drawn(match, "4")]
    assert match.state.phase == "insert", "what was under way goes on where it was"
    assert match.actors[0] == 0


# Rulings


def test_bb_mission_30_1_two_wires_in_all_win_a_trial_and_the_next_follows() -> None:
    match = at(SECOND, "1")
    events = cut_ones(match)
    assert TrialEnded(2, "won") in events
    assert match.actors == [CHANCE]
    assert TrialBegan(3, "number", ("2",), 20) in drawn(match, "2")
    assert match.state.turn == 1


def test_bb_mission_30_1_what_was_cut_before_counts_at_once() -> None:
    match = at(FIRST, "12", cuts={"3": 2, "4": 4})
    ticked(match)
    assert TrialEnded(2, "won") in drawn(match, "3")
    assert [event for event in drawn(match, "4") if isinstance(event, TrialEnded)] == [TrialEnded(3, "won")]
    drawn(match, "5")
    assert trial_of(match).trial == FOURTH


def test_bb_mission_30_2_the_clock_can_be_stretched_counted_in_turns_or_left_out() -> None:
    relaxed = begun(4, clock="relaxed")
    assert relaxed.game.delay_ms(relaxed.state, relaxed.legal(CLOCK)[0]) == 40_000
    off = begun(4, clock="off")
    drawn(off, "5")
    assert CLOCK not in off.actors
    assert trial_of(off).trial == FIRST, "without a clock the tasks begin at once"
    view = off.view(0).twists[0]
    assert isinstance(view, TrialsView)
    assert view.left is None
    turns = at(FIRST, "12", clock="turns", turns=4)
    assert CLOCK not in turns.actors
    assert DialMoved(3, "trial") in cut_ones(turns)
    early = at(FIRST, "12", clock="turns", turns=3)
    assert not of_kind(TrialEnded, cut_ones(early))


def test_bb_mission_30_3_the_active_player_is_whose_turn_it_is_when_the_trial_ends() -> None:
    match = at(FIFTH, "12")
    play(match, "point 1.0", "announce 2")
    assert match.state.turn == 1
    assert Hushed(1) in ticked(match)


def test_bb_mission_30_4_the_unused_card_with_the_lowest_number_leaves() -> None:
    match = at(THIRD, "12", cards=("false-bottom", "post-it", "rewinder", "stabilizer"), used=("post-it",))
    assert CardLost("rewinder") in ticked(match)
    assert [card.status for card in match.view(0).cards] == ["locked", "used", "used", "locked"]
    last = at(THIRD, "12", cards=("false-bottom",))
    assert CardLost("false-bottom") in ticked(last)
    none = at(THIRD, "12", cards=())
    assert ticked(none) == [TrialEnded(3, "lost")]


def test_bb_mission_30_4_nothing_unlocks_a_card_that_has_left() -> None:
    match = at(THIRD, "12", cards=("label-unequal", "rewinder"))
    assert CardLost("label-unequal") in ticked(match)
    drawn(match, "11")
    assert not of_kind(Unlocked, cut_ones(match))
    kept = at(FOURTH, "12", cards=("label-unequal", "rewinder"))
    assert of_kind(Unlocked, cut_ones(kept)) == [Unlocked("label-unequal")]


def test_bb_mission_30_5_who_is_silent_may_own_up_to_a_slip_until_the_sixth_ends() -> None:
    match = at(FIFTH, "12")
    ticked(match)
    drawn(match, "11")
    assert "slip" in legal(match, 0)
    assert refused(match, "slip", 1) == "BB-m30-5"
    assert match.game.is_muted(match.state, 0)
    assert match.play(0, "slip") == [Slipped(0), DialMoved(3, "slip")]
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert 0 in match.actors, "also out of turn"
    assert match.awaited == [1]
    ticked(match)
    assert not match.game.is_muted(match.state, 0)
    drawn(match, "10")
    assert "slip" not in legal(match, 0)


def test_bb_mission_30_6_the_seventh_won_the_other_wires_of_its_number_lie_open() -> None:
    match = at(SEVENTH, "1")
    events = cut_ones(match)
    assert [event.stand for event in events if isinstance(event, WireCut)] == [1, 0, 2, 3]
    assert match.state.cuts["1"] == 4
    assert match.actors == [CHANCE]


def test_bb_mission_30_6_that_may_win_the_mission() -> None:
    match = at(SEVENTH, "1", hands=("?1", "?1", "?1", "?1"))
    assert isinstance(cut_ones(match)[-1], Ended)
    assert match.result is not None
    assert match.result.reason == "defused"


def test_bb_mission_30_7_when_all_number_cards_were_opened_they_are_shuffled_anew() -> None:
    every = tuple(str(value) for value in range(1, 13))
    match = table(*HANDS, mission="30", turns=1, rule_states=(TrialState(trial=SEVENTH, cards=("12",), opened=every), SpecialActionState()))
    ticked(match)
    assert len(match.legal(CHANCE)) == 12
    drawn(match, "5")
    assert [match.write(action) for action in match.legal(CHANCE)] == [f"number {value}" for value in every if value != "5"]


def test_bb_mission_30_8_only_the_three_values_may_be_cut_and_who_has_none_is_skipped() -> None:
    hands = ("?1 ?1 ?2 ?Y4", "?7 ?8", "?1 ?1 ?7 ?Y6", "?R9")
    match = at(VALUES, "1", "2", "3", hands=hands)
    assert match.view(0).locked == ("4", "5", "6", "7", "8", "9", "10", "11", "12", "Y")
    play(match, "point 2.0")
    assert legal(match) == ["announce 1", "announce 2"]
    assert refused(match, "announce Y") == "BB-m30-8"
    events = play(match, "announce 1", "lay 0.0")
    assert TurnSkipped(1) in events
    assert match.state.turn == 2
    assert match.state.dial == 4
    play(match, "point 0.1", "announce 1", "lay 2.1")
    assert legal(match) == ["reveal"]
    assert of_kind(RedsRevealed, play(match, "reveal"))


def test_bb_mission_30_9_three_values_that_are_not_all_cut_in_time_lose_the_mission() -> None:
    match = at(VALUES, "1", "2", "3")
    play(match, "point 1.0")
    assert match.game.delay_ms(match.state, match.legal(CLOCK)[0]) == 120_000
    events = ticked(match)
    assert match.result is not None
    assert match.result.reason == "time"
    assert not of_kind(DialMoved, events)


def test_bb_mission_30_10_whoever_played_points_at_all_yellows_that_are_left() -> None:
    match = at(VALUES, "1", "2", "3", hands=("?1 ?5", "?1 ?5 ?Y2", "?7 ?Y6", "?7 ?9"), cuts={"1": 2, "2": 4, "3": 4})
    events = cut_ones(match)
    assert TrialBegan(9, "yellows", (), 120) in events
    assert (match.state.phase, match.state.acting) == ("choose", 0)
    assert match.view(1).twists[1] == SpecialView("Y", 2, (), done=False, pile=0)
    assert CLOCK in match.actors
    play(match, "point 1.2", "point 2.1")
    assert match.state.cuts["Y"] == 2
    assert (match.state.phase, match.state.turn) == ("turn", 1)
    assert match.view(1).locked == ()


def test_bb_mission_30_10_one_wrong_wire_explodes_the_bomb() -> None:
    match = at(VALUES, "1", "2", "3", hands=("?1 ?5", "?1 ?5 ?Y2", "?7 ?Y6"), cuts={"1": 2, "2": 4, "3": 4})
    cut_ones(match)
    play(match, "point 1.2", "point 2.0")
    assert match.result is not None
    assert match.result.reason == "special"


def test_bb_mission_30_10_without_a_yellow_wire_the_shot_falls_away() -> None:
    match = at(VALUES, "1", "2", "3", hands=("?1 ?5", "?1 ?5"), cuts={"1": 2, "2": 4, "3": 4})
    cut_ones(match)
    assert (match.state.phase, match.state.turn) == ("turn", 1)
    assert trial_of(match).trial == YELLOWS


def test_bb_mission_30_11_won_at_any_point_and_lost_when_the_last_time_is_over() -> None:
    won = at(SECOND, "12", hands=("?1", "?1"))
    cut_ones(won)
    assert won.result is not None
    assert won.result.reason == "defused"
    lost = at(YELLOWS, hands=("?1 ?5", "?1 ?5"))
    ticked(lost)
    assert lost.result is not None
    assert lost.result.reason == "time"


def test_bb_mission_30_12_a_cut_under_way_is_finished_as_it_was_begun() -> None:
    match = at(SEVENTH, "12")
    play(match, "point 1.2")
    ticked(match)
    drawn(match, "7", "8", "9")
    assert (match.state.phase, match.state.acting) == ("announce", 0)
    assert "announce 5" in legal(match)
    assert match.view(0).locked == ()
    play(match, "announce 5", "lay 0.2")
    assert match.view(0).locked == ("1", "2", "3", "4", "5", "6", "10", "11", "12", "Y")


def test_bb_mission_30_12_where_nothing_is_under_way_the_three_values_bind_at_once() -> None:
    match = at(SEVENTH, "12")
    ticked(match)
    drawn(match, "7", "8", "9")
    assert (match.state.phase, match.state.acting) == ("turn", 0)
    assert match.view(0).locked == ("1", "2", "3", "4", "5", "6", "10", "11", "12", "Y")


def test_bb_mission_30_12_who_can_then_cut_nothing_is_skipped() -> None:
    match = at(SEVENTH, "12")
    ticked(match)
    events = drawn(match, "8", "9", "10")
    assert of_kind(TurnSkipped, events) == [TurnSkipped(0)]
    assert (match.state.turn, match.state.dial) == (1, match.state.dial_start)


def test_bb_mission_30_12_where_nothing_is_under_way_the_rest_lies_open_at_once() -> None:
    match = at(SIXTH, "12", hands=("?7", "?1 ?5 ?8", "?7 ?8 ?Y6", "?1 ?5 ?9"), cuts={"7": 2})
    ticked(match)
    events = drawn(match, "7")
    assert [event.wire for event in events if isinstance(event, WireCut)] == ["7", "7"]
    drawn(match, "8", "9", "10")
    assert match.state.turn == 1, "whoever has no wire left has no turn"


def test_bb_mission_30_12_that_may_win_the_mission() -> None:
    match = at(SIXTH, "12", hands=("?7", "?7"), cuts={"7": 2})
    ticked(match)
    drawn(match, "7")
    assert match.result is not None
    assert match.result.reason == "defused"


def test_bb_mission_30_12_the_rest_and_the_shot_wait_for_the_turns_action() -> None:
    match = at(SIXTH, "12", hands=("?1 ?5 ?7", "?1 ?5 ?8", "?7 ?8 ?Y6"), cuts={"7": 2})
    play(match, "point 2.0")
    ticked(match)
    drawn(match, "7")
    assert stands(match)[2] == "?7 ?8 ?Y6", "it may be what is pointed at"
    drawn(match, "9", "10", "11")
    events = play(match, "announce 5")
    assert [event.wire for event in events if isinstance(event, WireCut)] == ["7", "7"]


# What else


def test_a_number_that_is_drawn_is_told_to_be_in_hand_or_not() -> None:
    match = at(SIXTH, "1")
    cut_ones(match)
    assert HeldTold(0, "5", held=True) in drawn(match, "5")
    assert HoldsFact((1, 2, 3, 4), "5") in facts(match)
    other = at(SIXTH, "1")
    cut_ones(other)
    assert HeldTold(0, "9", held=False) in drawn(other, "9")


def test_the_clock_waits_while_cards_are_drawn_and_each_trial_has_its_own_time() -> None:
    match = at(FIRST, "12")
    assert [match.write(action) for action in match.legal(CLOCK)] == ["tick 1"]
    ticked(match)
    assert CLOCK not in match.actors
    drawn(match, "11")
    assert [match.write(action) for action in match.legal(CLOCK)] == ["tick 2"]


def test_everybody_sees_the_trial_and_what_it_is_about() -> None:
    match = at(THIRD, "12")
    shown = TrialsView(3, 7, "number", ("12",), 2, None, "equipment", None, 20, 0, running=True)
    assert match.view(None).twists == (shown, None)


def test_a_course_ends_and_opens_cards_where_it_asks_for_them() -> None:
    with pytest.raises(BadContent) as caught:
        read_courses('needed = 2\n[[courses]]\nid = "x"\ntrials = [{ asks = "number", seconds = 9 }]')
    assert len(caught.value.faults) == 2
