"""BB-m12, BB-m15, BB-m18, BB-m26: number cards as padlocks, as rewards, as questions, and as what may be cut."""

from typing import Any

from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import Next
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.content import BLUE_VALUES, MISSIONS
from tavolata.games.bomb_busters.events import (
    CardsTurned,
    DialMoved,
    Ended,
    Equipped,
    Named,
    NumberDrawn,
    Padlocked,
    PassedOn,
    RedsRevealed,
    Scanned,
    TurnBegan,
    TurnedUp,
    TurnSkipped,
    Unlocked,
    Used,
)
from tavolata.games.bomb_busters.facts import HoldsFact, LacksFact, NotAllRedFact
from tavolata.games.bomb_busters.missions.frozen_equipment import ThawState, ThawView
from tavolata.games.bomb_busters.missions.open_cards import OpenCardsState, OpenCardsView
from tavolata.games.bomb_busters.missions.padlocks import Padlock, PadlocksState, PadlocksView
from tavolata.games.bomb_busters.missions.radar import RadarState
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.games.bomb_busters.table import GAME, acted, dealt, facts, legal, new, play, refused, table
from tests.games.bomb_busters.test_bot import whole
from tests.games.bomb_busters.test_equipment import uses
from tests.games.bomb_busters.test_missions import wires


def shown(match: BombBustersMatch) -> Any:
    """Return the public view of the mission."""
    (twist,) = GAME.view(match.state, None).twists
    return twist


# Padlocks


def padlocked(*stands: str, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 12 with the Post-it under a 7 and the False Bottom under a 2."""
    chain = PadlocksState((("false-bottom", "2"), ("post-it", "7")))
    return table(*stands, mission="12", **{"cards": ("false-bottom", "post-it"), "rule_states": (chain,), **parts})


def test_bb_mission_12_a_card_wants_its_own_pair_and_that_of_its_number_card() -> None:
    assert wires("12", 4) == (12, 4, 4, 1, 1)
    assert wires("12", 2) == (12, 4, 4, 2, 2)
    match = padlocked("?4 ?7 ?9", "?4 ?7 ?9", "?9")
    assert Unlocked("post-it") not in play(match, "point 1.0", "announce 4", "lay 0.0")
    assert "post-it" not in uses(match)
    assert refused(match, "use post-it") == "BB-Q1"
    assert shown(match).padlocks[1] == Padlock("post-it", "7", 0, 2)
    assert Unlocked("post-it") in play(match, "point 0.1", "announce 7", "lay 1.1")
    assert uses(match) == ["post-it"]
    other_order = padlocked("?4 ?7 ?9", "?4 ?7 ?9", "?9")
    assert Unlocked("post-it") not in play(other_order, "point 1.1", "announce 7", "lay 0.1")
    assert Unlocked("post-it") in play(other_order, "point 0.0", "announce 4", "lay 1.0")
    one_pair = padlocked("?4 ?9", "?4 ?9", "?9", rule_states=(PadlocksState((("false-bottom", "2"), ("post-it", "4"))),))
    assert Unlocked("post-it") in play(one_pair, "point 1.0", "announce 4", "lay 0.0")


def test_bb_mission_12_1_the_false_bottom_opens_when_both_are_met() -> None:
    match = padlocked("?2 ?Y4 ?9", "?2 ?Y5 ?9", "?9")
    assert Used(0, "false-bottom") not in play(match, "point 1.1", "announce Y", "lay 0.1")
    assert Used(1, "false-bottom") in play(match, "point 0.0", "announce 2", "lay 1.0")
    assert match.state.phase == "equipment"


def test_bb_mission_12_2_each_number_card_lies_once_and_further_cards_take_the_next() -> None:
    match = new(2, "12")
    lines = [f"draw Y{number}" for number in (1, 2, 3, 4)]
    play(match, *lines, "draw R1", "draw R2", "equip post-it", "equip false-bottom")
    assert legal(match) == [f"number {value}" for value in BLUE_VALUES]
    assert play(match, "number 7") == [Padlocked("false-bottom", "7")]
    assert "number 7" not in legal(match)
    assert play(match, "number 2") == [Padlocked("post-it", "2")]
    assert match.state.phase == "deal"
    assert shown(match) == PadlocksView((Padlock("false-bottom", "7", 0, 2), Padlock("post-it", "2", 0, 2)))
    match = padlocked("?Y4 ?9 2 2", "?Y5 ?9", "?9")
    play(match, "point 1.0", "announce Y", "lay 0.0", "equip ray", "equip rewinder")
    assert match.state.phase == "draw"
    assert play(match, "number 9", "number 12") == [Padlocked("rewinder", "9"), Padlocked("ray", "12"), TurnBegan(1, 1)]


def test_bb_mission_12_3_what_is_cut_already_counts_for_further_cards() -> None:
    match = padlocked("?Y4 ?9 2 2 10 10 6 6", "?Y5 ?9 11 11", "?9")
    events = play(match, "point 1.0", "announce Y", "lay 0.0", "equip ray", "equip rewinder")
    assert Equipped("ray") in events
    assert Unlocked("ray") not in events, "its number card is to come"
    assert play(match, "number 11") == [Padlocked("rewinder", "11"), Unlocked("rewinder")]
    assert play(match, "number 12") == [Padlocked("ray", "12"), TurnBegan(1, 1)]


def test_bb_mission_12_4_personal_equipment_has_no_padlock() -> None:
    assert uses(padlocked("?4 ?7", "?4 ?7", "?9")) == ["double-detector"]


# Under the ice


def frozen(*stands: str, current: str | None = "5", opened: tuple[str, ...] = ("5",), **parts: Any) -> BombBustersMatch:
    """Return a table of mission 15 with an open number card."""
    return table(*stands, mission="15", rule_states=(ThawState(opened, current),), **parts)


LAST_FIVES = ("?5 5 5 ?9", "?5 ?9", "?9 ?9")
CUT_THEM = ("point 1.0", "announce 5", "lay 0.0")


def test_bb_mission_15_a_finished_number_card_turns_up_an_equipment_card() -> None:
    assert wires("15", 4) == (12, 0, 0, 3, 1)
    assert wires("15", 2) == (12, 0, 0, 3, 2)
    match = new(3, "15")
    play(match, "draw R1", "draw R2", "draw R3", "remove R1", "remove R2")
    assert legal(match) == [f"number {value}" for value in BLUE_VALUES]
    assert play(match, "number 5") == [NumberDrawn("5")]
    assert (match.state.phase, match.state.cards) == ("deal", ())
    assert shown(match) == ThawView("5", 11, 3)
    match = frozen(*LAST_FIVES)
    play(match, *CUT_THEM)
    assert play(match, "equip ray") == [TurnedUp("ray")]
    assert play(match, "number 8") == [NumberDrawn("8"), TurnBegan(1, 1)]
    assert shown(match) == ThawView("8", 10, 2)
    assert GAME.view(match.state, 1).cards[0].status == "ready"


def test_bb_mission_15_1_chance_turns_up_any_card_of_the_mission() -> None:
    match = acted(frozen(*LAST_FIVES, cards=("ray",)), *CUT_THEM)
    assert legal(match) == [f"equip {card}" for card in MISSIONS["15"].cards if card != "ray"]


def test_bb_mission_15_2_without_cards_there_are_no_rewards() -> None:
    match = acted(frozen(*LAST_FIVES, cards=("ray", "post-it", "rewinder")), *CUT_THEM)
    assert legal(match)[0] == "number 1"
    match = frozen(*LAST_FIVES, opened=(*BLUE_VALUES[:4], *BLUE_VALUES[5:], "5"), cards=("ray", "post-it", "rewinder"))
    assert play(match, *CUT_THEM)[-1] == TurnBegan(1, 1)
    assert shown(match) == ThawView(None, 0, 0)


def test_bb_mission_15_3_finished_number_cards_are_passed_over() -> None:
    match = frozen(*LAST_FIVES, "8 8 8 8 7 7 7 7")
    play(match, *CUT_THEM, "equip ray")
    assert play(match, "number 8") == [NumberDrawn("8")]
    assert play(match, "number 7") == [NumberDrawn("7")]
    assert play(match, "number 9") == [NumberDrawn("9"), TurnBegan(1, 1)]
    assert shown(match).current == "9"


def test_bb_mission_15_4_the_card_comes_before_the_next_turn_and_may_be_used_then() -> None:
    match = acted(frozen(*LAST_FIVES), *CUT_THEM, "equip post-it", "number 8")
    assert "post-it" in uses(match, 0)


def test_bb_mission_15_5_no_card_is_unlocked_by_its_number() -> None:
    match = frozen("?4 ?5", "?4 ?5", "?9")
    play(match, "point 1.0", "announce 4", "lay 0.0")
    assert match.state.cards == ()
    assert refused(match, "use post-it") == "BB-S5"


# Radar duty


def radar(*stands: str, opened: tuple[str, ...] = (), **parts: Any) -> BombBustersMatch:
    """Return a table of mission 18 in which the turn of seat 0 begins."""
    return table(*stands, mission="18", rule_states=(RadarState(opened=opened),), **{"phase": "draw", **parts})


def test_bb_mission_18_a_card_is_opened_everybody_answers_and_one_is_named() -> None:
    assert wires("18", 4) == (12, 0, 0, 2, 2)
    assert wires("18", 2) == (12, 0, 0, 3, 3)
    match = new(3, "18")
    dealt(match)
    assert not any(slot.token for stand in match.state.stands for slot in stand)
    assert match.state.cards == ()
    match = radar("?1 ?5", "?5 ?6", "?1 ?6")
    assert play(match, "number 5") == [NumberDrawn("5"), Scanned(0, "5", (True, True, False))]
    assert {HoldsFact((0, 1), "5"), HoldsFact((2, 3), "5"), LacksFact((4, 5), "5")} <= set(facts(match))
    assert play(match, "next 1") == [Named(0, 1), TurnBegan(1, 1)]
    play(match, "point 0.1", "announce 5", "lay 1.0")
    assert (match.state.phase, match.state.turn) == ("draw", 1)


def test_bb_mission_18_1_only_who_answered_yes_may_be_named() -> None:
    match = acted(radar("?1 ?5", "?5 ?6", "?1 ?6"), "number 5")
    assert legal(match, 0) == ["next 0", "next 1"]
    assert refused(match, "next 2") == "BB-N7"


def test_bb_mission_18_2_there_is_one_question_a_turn() -> None:
    match = acted(radar("?1 ?5", "?5 ?6", "?1 ?6"), "number 5", "next 1")
    assert not [line for line in legal(match) if line.startswith(("scan", "use general"))]
    assert MISSIONS["18"].cards == ()


def test_bb_mission_18_3_the_one_named_cuts_that_value_and_nothing_else() -> None:
    match = acted(radar("?1 ?5", "?5 ?6", "?1 ?6"), "number 5", "next 1")
    assert "use double-detector" in legal(match)
    play(match, "point 0.0")
    assert legal(match) == ["announce 5"]
    assert refused(match, "announce 6") == "BB-m18"
    alone = acted(radar("?1 ?1 1 1 ?5", "?5 ?6", "?6"), "number 1", "next 0")
    assert "solo 1" in legal(alone)


def test_bb_mission_18_4_without_the_value_one_opens_all_the_same_with_reds_only_one_reveals() -> None:
    match = acted(radar("?1 ?6", "?5 ?6", "?1 ?5"), "number 5")
    assert legal(match, 0) == ["next 1", "next 2"]
    assert NotAllRedFact((0, 1)) in facts(match)
    match = acted(radar("?1 ?5", "?R6", "?1 ?5"), "number 5", "next 2")
    assert play(match, "point 0.1", "announce 5", "lay 2.1")[-1] == TurnBegan(1, 2)
    assert legal(match) == ["reveal"]
    assert RedsRevealed(1, 1) in play(match, "reveal")
    assert (match.state.phase, match.state.turn) == ("draw", 2)


def test_bb_mission_18_5_the_pile_is_shuffled_when_it_is_empty_without_finished_values() -> None:
    match = radar("?1 ?5", "?5 ?1", "?6 ?6 6 6", opened=("1", "5"))
    left = [line for line in legal(match) if line in ("number 1", "number 5", "number 6")]
    assert left == ["number 6"]
    match = radar("?1 ?5", "?1 ?5", "?6 ?6 6 6", "1 1 5 5 2 2 2 2 3 3 3 3 4 4 4 4", opened=BLUE_VALUES)
    assert {"number 1", "number 5", "number 6"} <= set(legal(match))
    assert "number 2" not in legal(match)


def test_bb_mission_18_6_when_only_reds_are_left_they_are_revealed_in_turn() -> None:
    match = acted(radar("?5 ?R5", "?5 5 5", "?R6"), "number 5", "next 0")
    assert play(match, "point 1.0", "announce 5", "lay 0.0")[-1] == TurnBegan(2, 2)
    assert play(match, "reveal")[-1] == TurnBegan(0, 3)
    assert play(match, "reveal")[-1] == Ended((1, 1, 1), (0, 1, 2), "defused")


def test_bb_mission_18_7_the_next_turn_is_left_of_the_opener() -> None:
    match = acted(radar("?1 ?5", "?6 ?6", "?1 ?5", "?6"), "number 5", "next 2")
    play(match, "point 0.1", "announce 5", "lay 2.1")
    assert match.state.turn == 1
    match = acted(radar("?1 ?5", "6", "?1 ?5", "?6"), "number 5", "next 0")
    play(match, "point 2.1", "announce 5", "lay 0.1")
    assert match.state.turn == 2


def test_the_careful_partner_names_who_knows_where_it_is() -> None:
    match = whole("?1 ?5", "?1 i5", "?5 ?6 ?6", mission="18", rule_states=(RadarState(),), phase="draw")
    play(match, "number 5")
    assert Hard(0).choose(Observation(match, 0)) == Next(0)


# Twelve cards


def cards(*stands: str, down: tuple[str, ...] = (), **parts: Any) -> BombBustersMatch:
    """Return a table of mission 26 on which some cards are turned down."""
    return table(*stands, mission="26", rule_states=(OpenCardsState(down),), **parts)


def test_bb_mission_26_what_is_cut_is_turned_down_and_may_not_be_cut() -> None:
    assert wires("26", 4) == (12, 0, 0, 2, 2)
    assert "ray" not in MISSIONS["26"].cards
    match = cards("?1 ?5", "?1 ?5 ?6", "?1 ?6", "5 5")
    assert CardsTurned(("1",), "down") in play(match, "point 1.0", "announce 1", "lay 0.0")
    assert [told.value for told in GAME.view(match.state, 1).announceable] == ["5", "6"]
    assert GAME.view(match.state, 1).locked == ("1",)
    assert shown(match) == OpenCardsView(BLUE_VALUES[1:], ("1",))
    assert CardsTurned(("5",), "down") in play(match, "point 0.1", "announce 5", "lay 1.1")
    assert "5" not in (*shown(match).up, *shown(match).down)
    assert refused(acted(match, "point 1.2"), "announce 1") == "BB-m26"


def test_bb_mission_26_1_after_a_miss_the_card_stays_down() -> None:
    match = cards("?1 ?5", "?1 ?6", "?5 ?6")
    assert DialMoved(2, "missed") in play(match, "point 1.1", "announce 5")
    assert shown(match).down == ("5",)


def test_bb_mission_26_2_only_who_holds_nothing_open_is_skipped() -> None:
    match = cards("?1 ?5", "?1 ?6", "?5 ?6", down=("6",))
    events = play(match, "point 1.0", "announce 1", "lay 0.0")
    assert events[-2:] == [TurnSkipped(1), TurnBegan(2, 1)]
    assert match.state.dial == 3
    assert LacksFact((3,), "5") in facts(match)
    assert not [line for line in legal(match) if line in ("pass", "done")]


def test_bb_mission_26_3_reds_are_revealed_and_no_card_is_turned() -> None:
    match = cards("?R3", "?1 ?6", "?1 ?6")
    play(match, "reveal")
    assert shown(match).down == ()


def test_bb_mission_26_4_a_whole_round_of_skips_cannot_happen() -> None:
    match = cards("?1 ?5", "?1 ?6", "?5 ?6", "1 1", down=("6", *(str(n) for n in (2, 3, 4, 7, 8, 9, 10, 11, 12))))
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert match.state.turn == 2
    assert shown(match).up == ("5",)


def test_bb_mission_26_5_when_none_lies_open_all_unfinished_come_up() -> None:
    match = cards("?1 ?5", "?1 ?6", "?5 ?6", "1 1", down=BLUE_VALUES[1:])
    *_, turned, began = play(match, "point 1.0", "announce 1", "lay 0.0")
    assert turned == CardsTurned(BLUE_VALUES[1:], "up")
    assert began == TurnBegan(1, 1)
    assert shown(match) == OpenCardsView(BLUE_VALUES[1:], ())


def test_bb_mission_26_6_the_coffee_mug_turns_no_card() -> None:
    match = acted(cards("?1 ?5 11 11", "?1 ?6", "?5 ?6", cards=("coffee-mug",)), "use coffee-mug")
    assert play(match, "next 2")[0] == PassedOn(0, 2)
    assert shown(match).down == ()


def test_bb_mission_26_7_with_two_players_nothing_changes() -> None:
    assert wires("26", 2) == (12, 0, 0, 2, 2)
