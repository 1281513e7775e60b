"""Missions against the clock: 10, whose turns are claimed, and 19, whose clock shortens the time."""

from typing import cast

import pytest

from tavolata.bots import bot_for
from tavolata.core.errors import BadContent
from tavolata.core.game import CLOCK, Event
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import BombBustersAction, Claim, Tick
from tavolata.games.bomb_busters.bot.partner import has_certain_cut
from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.content.clock import read_scripts
from tavolata.games.bomb_busters.events import Claimed, CueCame, DialMoved, Ended
from tavolata.games.bomb_busters.missions.claim import ClaimView
from tavolata.games.bomb_busters.missions.clock import ClockView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace
from tests.games.bomb_busters.table import begun_at, dealt, legal, new, play, refused, table

HANDS = ("?1 ?5 ?7", "?1 ?5 ?8", "?2 ?7 ?8", "?2 ?9 ?9")


def calling(*stands: str, **parts: object) -> BombBustersMatch:
    """Return a match of mission 10 in which the next turn can be claimed."""
    match = table(*(stands or HANDS), mission="10", **{"options": {"clock": "off"}, **parts})  # type: ignore[arg-type]
    return begun_at(match, replace(match.state, phase="claim", claimants=tuple(range(match.seats))))


def ticked(match: BombBustersMatch) -> list[Event]:
    """Return the clock does what it is about to do."""
    return list(match.play(CLOCK, match.legal(CLOCK)[0]))


def times(match: BombBustersMatch) -> list[tuple[int, str, int, int]]:
    """Return every cue of the clock: how many seconds after the one before, and what it says."""
    heard: list[tuple[int, str, int, int]] = []
    while match.result is None:
        (tick,) = match.legal(CLOCK)
        after = match.game.delay_ms(match.state, tick)
        cue = next(event for event in ticked(match) if isinstance(event, CueCame))
        heard.append((after // 1000, cue.why, cue.minutes, cue.seconds))
    return heard


def told(seats: int, mission: str, **options: str) -> BombBustersMatch:
    """Return a match in which all first tokens lie."""
    match = new(seats, mission, **options)
    dealt(match)
    while match.state.phase == "token":
        match.play(match.state.acting, match.legal(match.state.acting)[0])
    return match


def test_bb_mission_10_whoever_calls_first_takes_the_turn_and_the_clock_runs() -> None:
    match = told(4, "10")
    assert match.state.phase == "claim"
    assert list(match.awaited) == [0, 1, 2, 3]
    assert CLOCK in match.actors
    assert match.state.mission.yellow.in_play == 4
    assert "coffee-mug" not in match.state.mission.cards
    events = match.play(2, "claim")
    assert events[0] == Claimed(2)
    assert (match.state.phase, match.state.turn) == ("turn", 2)


def test_bb_mission_10_1_nobody_takes_two_turns_in_a_row_while_more_than_two_hold_wires() -> None:
    match = calling()
    match.play(0, "claim")
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert match.state.phase == "claim"
    assert match.state.claimants == (1, 2, 3)
    assert refused(match, "claim", 0) == "BB-m10"
    assert match.view(0).twists[0] == ClaimView((1, 2, 3), 0)


def test_bb_mission_10_1_two_players_may_go_on_and_so_may_two_who_are_left() -> None:
    two = calling("?1 ?5 ?7", "?1 ?5 ?7")
    two.play(0, "claim")
    play(two, "point 1.0", "announce 1", "lay 0.0")
    assert two.state.claimants == (0, 1)
    left = calling("?1 ?5 ?7", "?1 ?5 ?7", "2 2")
    left.play(0, "claim")
    play(left, "point 1.0", "announce 1", "lay 0.0")
    assert left.state.claimants == (0, 1)


def test_bb_mission_10_2_a_call_during_a_turn_is_refused_and_who_called_must_act() -> None:
    match = calling()
    assert refused(match, "point 1.0", 0) == "BB-m10"
    match.play(1, "claim")
    assert refused(match, "claim", 2) == "BB-T1"
    assert refused(match, "claim", 1) == "BB-T1"
    without = calling("?1 ?5 ?7", "?1 ?5 ?7", "?2 ?2", "9 9")
    without = begun_at(without, replace(without.state, claimants=(0, 1, 2)))
    assert refused(without, "claim", 3) == "BB-m10"


def test_bb_mission_10_2_any_time_cards_may_be_used_while_nobody_has_the_turn() -> None:
    match = calling("?1 ?5 ?7 8", "?1 ?5 ?8 8", "?2 ?7 ?8", "?2 ?9 ?9", cards=("general-radar", "super-detector"), cuts={"8": 2, "5": 2})
    assert legal(match, 2) == ["claim", "use general-radar"]
    assert refused(match, "use super-detector", 0) == "BB-Q1"
    match.play(2, "use general-radar")
    match.play(2, "scan 5")
    assert (match.state.phase, match.state.claimants) == ("claim", (0, 1, 2, 3))
    match.play(3, "claim")
    assert (match.state.phase, match.state.turn) == ("turn", 3)


def test_bb_mission_10_3_of_bots_one_that_is_sure_calls_and_else_one_calls_all_the_same() -> None:
    match: BombBustersMatch = Match.new("bomb-busters", 4, 7, {"mission": "10", "clock": "off"})
    bots = [bot_for("bomb-busters", "hard", seat) for seat in range(4)]
    asked = 0
    while match.result is None:
        if match.state.phase == "claim":
            calls = [seat for seat in match.awaited if bots[seat].choose(Observation(match, seat)) == Claim()]
            last = max(match.awaited, key=lambda seat: (seat - match.state.turn - 1) % 4)
            assert calls
            assert all(seat == last or has_certain_cut(TableModel(match.view(seat))) for seat in calls)
            match.advance(calls[0], Claim())
            asked += 1
        else:
            seat = match.awaited[0]
            action = bots[seat].choose(Observation(match, seat))
            match.play(seat, cast(BombBustersAction, action))
    assert asked > 5


def test_bb_mission_10_4_the_clock_starts_after_the_tokens_and_at_zero_the_dial_has_not_moved() -> None:
    match = new(4, "10")
    dealt(match)
    assert CLOCK not in match.actors
    match = told(4, "10")
    assert times(match) == [(0, "start", 15, 0), (600, "left", 5, 0), (240, "left", 1, 0), (60, "over", 0, 0)]
    assert match.result is not None
    assert match.result.reason == "time"
    assert match.state.dial == 4
    assert match.legal(CLOCK) == []


def test_bb_mission_10_4_a_cut_under_way_at_zero_does_not_count() -> None:
    match = told(4, "10")
    for _ in range(3):
        ticked(match)
    match.play(1, "claim")
    match.play(1, match.legal(1)[0])
    assert match.state.phase == "announce"
    events = ticked(match)
    assert not [event for event in events if isinstance(event, DialMoved)]
    assert isinstance(events[-1], Ended)
    assert events[-1].why == "time"
    assert sum(match.state.cuts.values()) == 0


def test_bb_mission_10_4_a_win_stops_the_clock() -> None:
    match = calling("?1", "?1", options={"clock": "told"})
    match.play(0, "claim")
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert match.result is not None
    assert match.result.reason == "defused"
    assert CLOCK not in match.actors


def test_bb_mission_10_5_reds_are_revealed_in_a_turn_that_is_called_for() -> None:
    match = calling("?R4", "?1 ?2", "?1 ?2")
    assert refused(match, "reveal", 0) == "BB-m10"
    match.play(0, "claim")
    assert legal(match, 0) == ["reveal"]


def test_bb_mission_10_6_where_turns_are_counted_each_costs_five_seconds_and_the_game_ends() -> None:
    match = calling(options={"clock": "turns"}, turns=178)
    assert CLOCK not in match.actors
    match.play(0, "claim")
    events = play(match, "point 1.0", "announce 1", "lay 0.0")
    assert [event.why for event in events if isinstance(event, CueCame)] == ["start", "left", "left"]
    view = match.view(0).twists[1]
    assert view == ClockView("left", 5, 0, running=False)
    match.play(1, "claim")
    play(match, "point 0.1", "announce 5", "lay 1.1")
    assert match.result is not None
    assert match.result.reason == "time"


def test_bb_mission_10_7_the_false_bottom_does_not_bring_the_coffee_mug() -> None:
    match = told(3, "10")
    assert "coffee-mug" in match.state.mission.banned
    assert "false-bottom" in match.state.mission.cards
    assert "coffee-mug" not in match.state.mission.cards


def test_bb_mission_10_two_players_have_twelve_minutes() -> None:
    assert times(told(2, "10"))[0] == (0, "start", 12, 0)


def test_bb_mission_19_the_clock_cuts_fifteen_minutes_down_to_ten() -> None:
    match = told(4, "19")
    assert match.state.phase == "turn"
    assert times(match) == [
        (0, "start", 15, 0),
        (300, "cut-down", 5, 0),
        (180, "left", 2, 0),
        (90, "left", 0, 30),
        (30, "over", 0, 0),
    ]


def test_bb_mission_19_1_times_can_be_stretched_and_left_out() -> None:
    relaxed = told(4, "19", clock="relaxed")
    assert times(relaxed)[:2] == [(0, "start", 30, 0), (600, "cut-down", 10, 0)]
    off = told(4, "19", clock="off")
    assert CLOCK not in off.actors
    assert off.view(0).twists == (None,)


def test_bb_mission_19_2_turns_go_clockwise_from_the_captain() -> None:
    match = told(3, "19")
    assert (match.state.phase, match.state.turn) == ("turn", 0)


def test_bb_mission_19_3_a_cut_under_way_at_zero_does_not_count() -> None:
    match = told(4, "19")
    for _ in range(4):
        ticked(match)
    match.play(0, match.legal(0)[0])
    events = ticked(match)
    assert not [event for event in events if isinstance(event, DialMoved)]
    assert match.result is not None
    assert match.result.reason == "time"


def test_the_view_tells_what_is_left_now_and_when_the_clock_speaks_next() -> None:
    match = told(4, "19")
    assert match.view(0).twists[0] == ClockView(None, 900, 900, running=False)
    ticked(match)
    assert match.view(1).twists[0] == ClockView("start", 900, 600, running=True)
    ticked(match)
    assert match.view(None).twists[0] == ClockView("cut-down", 300, 120, running=True)


def test_nobody_but_the_clock_ticks() -> None:
    match = told(4, "19")
    assert refused(match, "tick 0", 0) == "BB-m10"
    assert match.legal(CLOCK) == [Tick(0)]


def test_a_script_ends_and_its_cues_are_in_order() -> None:
    with pytest.raises(BadContent):
        read_scripts('[[scripts]]\nid = "x"\ncues = [{ says = "start", at = 0, left = 9 }, { says = "left", at = 0, left = 3 }]')


def test_records_without_the_option_have_the_clock_as_told() -> None:
    assert "clock" in Match.new("bomb-busters", 2, 1).game.options_added_later
