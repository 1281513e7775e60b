"""BB-m9, BB-m16, BB-m36: a row of number cards, whose values are cut one after the other."""

from typing import Any

from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import End, Point, Side
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.content import ANNOUNCED, BLUE_VALUES, MISSIONS
from tavolata.games.bomb_busters.events import DialMoved, Ended, Marked, NumberDrawn, PassedOn, SequenceMoved, TurnBegan, TurnSkipped
from tavolata.games.bomb_busters.facts import FoundFact, NotAllRedFact, ShownFact
from tavolata.games.bomb_busters.missions.open_cards import OpenCardsState
from tavolata.games.bomb_busters.missions.sequence import SequenceState, SequenceView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace, start_turn
from tests.games.bomb_busters.table import GAME, acted, all_dealt, facts, legal, new, play, refused, table
from tests.games.bomb_busters.test_bot import whole
from tests.games.bomb_busters.test_missions import wires
from tests.games.bomb_busters.test_odds import seen_by, small


def row(*stands: str, mission: str = "9", **parts: Any) -> BombBustersMatch:
    """Return a table with the number cards 3, 5 and 7 in the row."""
    return table(*stands, mission=mission, rule_states=(SequenceState(("3", "5", "7"), (), "left"),), **parts)


def shown(match: BombBustersMatch) -> SequenceView:
    *_, twist = GAME.view(match.state, 0).twists
    assert isinstance(twist, SequenceView)
    return twist


def test_bb_mission_9_three_cards_in_a_row_are_cut_from_left_to_right() -> None:
    assert wires("9", 4) == (12, 2, 2, 1, 1)
    assert wires("9", 2) == (12, 4, 4, 2, 2)
    assert "false-bottom" in MISSIONS["9"].cards
    match = row("?3 ?5 ?7", "?3 ?5 ?7", "?3 ?3 ?5 ?5 ?7 ?7")
    assert [told.value for told in GAME.view(match.state, 0).announceable] == ["3"]
    assert GAME.view(match.state, 0).locked == ("5", "7")
    play(match, "point 1.0", "announce 3")
    assert SequenceMoved("5") in play(match, "lay 0.0")
    assert shown(match) == SequenceView(("3", "5", "7"), ("3",), "5", "left", 2)
    assert [told.value for told in GAME.view(match.state, 1).announceable] == ["5"]
    play(match, "point 2.2", "announce 5", "lay 1.1")
    assert shown(match).current == "7"
    play(match, "point 1.2", "announce 7")
    assert SequenceMoved(None) in play(match, "lay 2.4")
    assert GAME.view(match.state, 0).locked == ()


def test_bb_n1_number_cards_come_by_chance_each_once() -> None:
    match = new(4, "9")
    play(match, "draw Y1", "draw Y2", "draw R1", *[f"equip {card}" for card in ("post-it", "ray", "rewinder", "stabilizer")])
    assert legal(match) == [f"number {value}" for value in BLUE_VALUES]
    assert play(match, "number 7") == [NumberDrawn("7")]
    assert "number 7" not in legal(match)
    play(match, "number 2", "number 11")
    assert match.state.phase == "deal"
    assert shown(match).values == ("7", "2", "11")
    assert shown(match).current == "7"


def test_bb_mission_9_1_a_locked_wire_may_be_pointed_at_with_a_free_value() -> None:
    match = row("?1 ?3 ?5", "?1 ?3 ?5 ?7", "?1 ?9")
    assert "point 1.2" in legal(match)
    events = play(match, "point 1.2", "announce 1")
    assert DialMoved(2, "missed") in events
    assert Marked(1, 1, 2, "5", "missed", "token") in events


def test_bb_mission_9_2_every_announced_value_must_be_free() -> None:
    match = acted(row("?1 ?3 ?5", "?1 ?3 ?5 ?7", "?1 ?9"), "use double-detector", "point 1.2", "point 1.3")
    assert legal(match) == ["announce 1", "announce 3"]
    assert refused(match, "announce 5") == "BB-m9"
    ray = acted(row("?1 ?3 ?5 10", "?1 ?3 ?5 10", cards=("ray",)), "use ray", "point 1.2")
    assert legal(ray) == ["announce 1 3"]
    assert refused(ray, "announce 3 5") == "BB-m9"


def test_bb_mission_9_3_all_cut_wires_of_the_value_count() -> None:
    match = row("?3 ?3 ?3 ?3 ?5", "?5 ?5 ?5", "?7 ?7 ?7 ?7")
    assert SequenceMoved("5") in play(match, "solo 3")
    assert shown(match).done == ("3",)
    match = row("?3 ?3 ?5 ?9", "?5 ?9", "3 3 ?7", mission="16")
    assert SequenceMoved("5") in play(match, "solo 3")


def test_bb_mission_9_4_reds_do_not_save_who_holds_locked_values() -> None:
    match = row("?1 ?9", "?5 ?R6", "?1 ?3 ?3")
    assert play(match, "point 2.0", "announce 1", "lay 0.0")[-2:] == [TurnSkipped(1), Ended((0, 0, 0), (), "stuck")]


def test_bb_mission_9_5_who_is_stuck_explodes_the_bomb_when_the_turn_begins() -> None:
    match = row("?1 ?9", "?5 ?7", "?1 ?3 ?3")
    events = play(match, "point 2.0", "announce 1", "lay 0.0")
    assert events[-2:] == [TurnSkipped(1), Ended((0, 0, 0), (), "stuck")]
    assert match.result
    assert match.result.reason == "stuck"
    # The last cut is resolved first: it may free what was locked.
    match = row("?3 ?9", "?5 ?7", "?3 ?5 ?7")
    assert play(match, "point 2.0", "announce 3", "lay 0.0")[-1] == TurnBegan(1, 1)


def test_bb_mission_9_5_a_coffee_mug_that_names_who_is_stuck_explodes_the_bomb() -> None:
    mug = acted(row("?1 ?9 11", "?1 ?3 11", "?5 ?7", "?3 ?9", cards=("coffee-mug",)), "use coffee-mug")
    assert facts(mug) == [NotAllRedFact((0, 1)), FoundFact((0, 1), tuple(value for value in ANNOUNCED if value not in ("5", "7")))]
    assert play(mug, "next 2") == [PassedOn(0, 2), TurnSkipped(2), Ended((0, 0, 0, 0), (), "stuck")]


def test_bb_mission_9_5_a_swap_that_leaves_the_active_player_stuck_explodes_the_bomb() -> None:
    swap = row("?1 ?5 2", "?1 ?7 2", "?3 ?9", cards=("walkie-talkies",))
    play(swap, "use walkie-talkies", "partner 1", "give 0.0", "give 1.1")
    assert swap.state.phase == "insert"
    play(swap, legal(swap)[0])
    assert play(swap, legal(swap)[0])[-2:] == [TurnSkipped(0), Ended((0, 0, 0), (), "stuck")]


def stuck(*cards: str, **parts: Any) -> BombBustersMatch:
    """Return the turn of seat 1, which holds nothing that may be cut, with any-time cards on the table."""
    match = row("?1 2 8 ?9", "2 ?5 ?7 8", "?1 ?3 ?3", cards=cards, **parts)
    play(match, "point 2.0", "announce 1", "lay 0.0")
    return match


def test_bb_mission_9_5_any_time_cards_may_be_used_between_the_turns() -> None:
    match = stuck("walkie-talkies")
    assert (match.state.phase, match.state.turn, match.result) == ("turn", 1, None)
    assert legal(match, 1) == ["begin", "use walkie-talkies"]
    match.play(2, "use walkie-talkies")
    play(match, "partner 1", "give 2.1", "give 1.1", "insert 2.2", "insert 1.1")
    assert match.result is None
    assert match.state.turn == 1
    assert "point 0.3" in legal(match, 1), "a 3 may be cut now"


def test_bb_mission_9_5_a_card_that_does_not_help_is_the_end_once_no_other_is_left() -> None:
    match = stuck("walkie-talkies", "general-radar")
    play(match, "use general-radar", "scan 3")
    assert legal(match, 1) == ["begin", "use walkie-talkies"]
    play(match, "use walkie-talkies", "partner 2", "give 1.1", "give 2.1", "insert 1.1", "insert 2.2")
    assert match.result is None, "the 3 that came is free"
    match = stuck("general-radar")
    match.play(0, "use general-radar")
    events = play(match, "scan 3")
    assert events[-2:] == [TurnSkipped(1), Ended((0, 0, 0), (), "stuck")]


def test_bb_mission_9_5_a_swap_does_not_begin_the_turn_while_another_card_is_left() -> None:
    match = row("?1 2 8 ?9", "2 ?3 ?5 8", "?1 ?3 ?7", cards=("walkie-talkies", "general-radar"))
    play(match, "point 2.0", "announce 1", "lay 0.0")
    assert "point 0.3" in legal(match, 1), "whose turn comes is not stuck yet"
    play(match, "use walkie-talkies", "partner 2", "give 1.1", "give 2.2", "insert 1.2", "insert 2.1")
    assert match.result is None
    assert legal(match, 1) == ["begin", "use general-radar"]


def test_bb_mission_9_5_who_begins_all_the_same_explodes_the_bomb() -> None:
    match = stuck("walkie-talkies")
    assert play(match, "begin") == [TurnSkipped(1), Ended((0, 0, 0), (), "stuck")]


def test_bb_mission_9_5_cards_of_the_own_turn_come_too_late() -> None:
    match = stuck("general-radar", "coffee-mug", cuts={"2": 2, "8": 2, "11": 2})
    assert legal(match, 1) == ["begin", "use general-radar"]
    assert refused(match, "use coffee-mug", 1) == "BB-m9-5"
    assert refused(match, "use double-detector", 1) == "BB-m9-5"


def test_bb_mission_9_5_the_others_cannot_tell_whether_somebody_is_stuck() -> None:
    one = stuck("general-radar")
    other = row("?1 2 8 ?9", "2 ?3 ?5 8", "?1 ?3 ?7", cards=("general-radar",))
    play(other, "point 2.0", "announce 1", "lay 0.0")
    assert legal(other, 1)[0] == "point 0.3"
    assert refused(other, "begin", 1) == "BB-m9-5"
    assert other.view(0).between
    assert one.view(0) == other.view(0)
    assert (one.actors, legal(one, 0)) == (other.actors, legal(other, 0))
    play(other, "point 0.3")
    assert not other.view(0).between


def test_bb_n3_before_the_last_skip_of_a_round_any_time_cards_may_be_used() -> None:
    match = table("?4 ?9 8", "?4 8", "?9", mission="26", cards=("general-radar",), skipped=2, rule_states=(OpenCardsState(("4", "9")),))
    after, _ = start_turn(match.state)
    assert (after.phase, after.turn, after.is_between, after.result) == ("turn", 0, True, None)
    without, _ = start_turn(replace(match.state, used=("general-radar",)))
    assert without.result is not None
    assert without.result.reason == "stuck"


def test_bb_mission_9_6_yellow_and_what_is_not_in_the_row_are_free() -> None:
    match = row("?1 ?Y4 ?5 ?7", "?1 ?Y5 ?5", "?3 ?7")
    assert [told.value for told in GAME.view(match.state, 0).announceable] == ["1", "Y"]
    assert refused(acted(match, "point 1.2"), "announce 5") == "BB-m9"


def test_bb_mission_16_a_card_is_done_when_all_four_wires_are_cut() -> None:
    assert wires("16", 4) == (12, 3, 2, 1, 1)
    assert wires("16", 2) == (12, 4, 4, 2, 2)
    match = row("?3 ?5 ?7", "?3 ?5 ?7", "?3 ?3 ?5 ?5 ?7 ?7", mission="16")
    play(match, "point 1.0", "announce 3", "lay 0.0")
    assert shown(match).current == "3"
    assert match.result is not None, "the next player holds only what is locked"
    match = row("?3 ?5 ?7", "?3 ?5 ?7 ?9", "?3 ?3 ?5 ?5 ?7 ?7 ?9", mission="16")
    play(match, "point 1.0", "announce 3", "lay 0.0", "point 2.6", "announce 9", "lay 1.3")
    assert SequenceMoved("5") in play(match, "solo 3")


def test_bb_mission_16_1_the_rulings_of_mission_9_hold_with_four() -> None:
    match = row("?1 ?3 ?5", "?1 ?3 ?5 ?7", "?3 ?3 ?9", mission="16")
    assert "point 1.2" in legal(match)
    assert refused(acted(match, "point 1.2"), "announce 5") == "BB-m9"
    match = row("?3 ?9", "?5 ?7", "?3 ?3 ?3", mission="16")
    assert play(match, "point 2.0", "announce 3", "lay 0.0")[-2:] == [TurnSkipped(1), Ended((0, 0, 0), (), "stuck")]


def test_bb_mission_16_2_the_current_value_is_never_a_dead_end() -> None:
    match = row("3 3 ?3 ?3 ?5", "?5 ?9", mission="16")
    assert "solo 3" in legal(match)
    assert "point 1.0" in legal(match)


def test_bots_and_hints_keep_to_the_row() -> None:
    """What is locked is not thought of, however certain it is."""
    match = whole("?3 ?5 ?9", "?3 i5 ?9", "?3 ?3 ?5 ?5 ?9 ?9", mission="9", rule_states=(SequenceState(("3", "5", "7"), (), "left"),))
    action = Hard(0).choose(Observation(match, 0))
    assert action in match.legal(0)
    assert action != Point(1, 1)


def test_in_a_turn_one_holds_something_that_is_not_locked() -> None:
    """BB-N2: others conclude so from the turn having begun, and exactly."""
    hidden = ("?3 ?5", "3 ?3 ?5", "?3 ?5 5")
    match = small(*hidden, "1 1 1 1 2 2 2 2 4 4 4 4", blue=5, mission="9", rule_states=(SequenceState(("3", "5"), (), "left"),))
    assert seen_by(match, 1).chance(ShownFact(0, "5"), ShownFact(1, "5")) == 0
    free = small(*hidden, "1 1 1 1 2 2 2 2 4 4 4 4", blue=5, mission="9", rule_states=(SequenceState(("3", "5"), ("3",), "left"),))
    assert seen_by(free, 1).chance(ShownFact(0, "5"), ShownFact(1, "5")) > 0


def ends(*stands: str, side: Side | None = "left", **parts: Any) -> BombBustersMatch:
    """Return a table of mission 36 with five cards in the row."""
    return table(*stands, mission="36", rule_states=(SequenceState(("3", "5", "7", "9", "11"), (), side),), **parts)


def test_bb_mission_36_the_row_is_taken_from_either_end() -> None:
    assert wires("36", 4) == (12, 2, 2, 3, 1)
    assert wires("36", 2) == (12, 4, 4, 3, 2)
    assert "false-bottom" in MISSIONS["36"].cards
    match = ends("?3 ?11 ?9", "?3 ?11 ?12", "?9 ?12")
    assert GAME.view(match.state, 0).locked == ("5", "7", "9", "11")
    play(match, "point 1.0", "announce 3", "lay 0.0")
    assert legal(match, 0) == ["end left", "end right"]
    assert play(match, "end right")[0] == SequenceMoved("11")
    assert shown(match) == SequenceView(("3", "5", "7", "9", "11"), ("3",), "11", "right", 2)
    assert GAME.view(match.state, 1).locked == ("5", "7", "9")


def test_bb_mission_36_1_whoever_cut_moves_the_card_even_without_wires() -> None:
    match = ends("?3", "?3 ?12 ?12", "?1 ?1")
    play(match, "point 1.0", "announce 3", "lay 0.0")
    assert (match.state.phase, match.state.acting) == ("choose", 0)
    assert play(match, "end left") == [SequenceMoved("5"), TurnBegan(1, 1)]


def test_bb_mission_36_2_a_solo_cut_of_four_removes_one_card() -> None:
    match = ends("?3 ?3 ?3 ?3 ?1", "?1 ?12 ?12", "?1 ?1")
    play(match, "solo 3", "end left")
    assert shown(match).done == ("3",)


def test_bb_mission_36_3_the_end_is_chosen_before_anybody_is_found_stuck() -> None:
    match = ends("?3 ?1", "?11 ?9", "?3 ?1 ?11")
    play(match, "point 2.0", "announce 3", "lay 0.0")
    assert match.state.phase == "choose"
    assert play(match, "end right")[-1] == TurnBegan(1, 1)
    last = table("?3 ?5", "?3 ?5", "?1 ?1", mission="36", rule_states=(SequenceState(("3", "5"), (), "left"),))
    play(last, "point 1.0", "announce 3")
    assert play(last, "lay 0.0")[-2:] == [SequenceMoved("5"), TurnBegan(1, 1)]
    assert SequenceMoved(None) in play(last, "point 0.1", "announce 5", "lay 1.1")


def test_bb_mission_36_4_the_captain_chooses_first_before_the_tokens() -> None:
    match = new(3, "36", captain="1")
    all_dealt(match)
    assert (match.state.phase, match.state.acting, match.state.stage) == ("choose", 1, "dealt")
    assert GAME.view(match.state, 1).stands[1][0].wire
    play(match, "end right")
    assert (match.state.phase, match.state.acting) == ("token", 1)
    assert shown(match).current == shown(match).values[-1]


def test_bb_mission_36_5_another_value_removes_nothing_and_locked_wires_may_be_pointed_at() -> None:
    match = ends("?1 ?3", "?1 ?5 ?12", "?3 ?12")
    assert "point 1.1" in legal(match)
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert shown(match).done == ()
    assert match.state.phase == "turn"


def test_bb_mission_36_6_who_is_stuck_explodes_the_bomb_also_by_the_coffee_mug() -> None:
    match = ends("?1 ?12", "?5 ?R6", "?1 ?12")
    assert play(match, "point 2.0", "announce 1", "lay 0.0")[-2:] == [TurnSkipped(1), Ended((0, 0, 0), (), "stuck")]
    match = acted(ends("?1 ?12 11", "?5 ?R6 11", "?1 ?12", cards=("coffee-mug",)), "use coffee-mug")
    assert play(match, "next 1")[-1] == Ended((0, 0, 0), (), "stuck")


def test_the_careful_partner_chooses_the_end_that_the_next_can_cut() -> None:
    row = SequenceState(("3", "5", "7", "9", "11"), (), "left")
    match = whole("?1 ?3", "?1 i11", "?3 ?5 ?11", mission="36", rule_states=(row,))
    play(match, "point 2.0", "announce 3", "lay 0.1")
    assert Hard(0).choose(Observation(match, 0)) == End("right")
