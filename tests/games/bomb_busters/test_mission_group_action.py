"""BB-m13, BB-m23: special actions on several wires."""

from random import Random
from typing import Any

import pytest

from tavolata.core.game import CHANCE
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import Special
from tavolata.games.bomb_busters.bot import make_bot
from tavolata.games.bomb_busters.content import RED
from tavolata.games.bomb_busters.events import Ended, Equipped, NumberDrawn, PileShrank, SpecialBegun, SpecialJudged, TokenBeside, Unlocked
from tavolata.games.bomb_busters.facts import HoldsFact, LacksFact
from tavolata.games.bomb_busters.missions.dealt_tokens import TokensState
from tavolata.games.bomb_busters.missions.group_action import FourTogetherState, RedsTogetherState
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tests.games.bomb_busters.table import GAME, dealt, facts, legal, new, play, refused, stands, table
from tests.games.bomb_busters.test_bot import whole


def reds(*written: str, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 13 after its first tokens."""
    return table(*written, mission="13", rule_states=(RedsTogetherState(), TokensState(served=5)), **parts)


def four(value: str, *written: str, pile: int = 7, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 23 with this number open."""
    return table(*written, mission="23", rule_states=(FourTogetherState(value=value, pile=pile),), **parts)


def opened(seats: int, captain: str = "0") -> BombBustersMatch:
    """Return a match of mission 13 after all wires are dealt."""
    match = new(seats, "13", captain)
    while not match.state.stands:
        match.play(CHANCE, match.legal(CHANCE)[0])
    return match


def reds_held(match: BombBustersMatch) -> list[int]:
    return [match.state.held(seat).count(RED) for seat in range(match.seats)]


def test_bb_mission_13_three_reds_one_each_are_cut_together() -> None:
    assert reds_held(opened(5, "3")) == [1, 0, 0, 1, 1]
    assert reds_held(opened(3)) == [1, 1, 1]
    two = opened(2, "1")
    assert reds_held(two) == [1, 2]
    assert [sum(slot.value == RED for slot in two.state.stands[stand]) for stand in two.state.stands_of(1)] == [1, 1]
    match = reds("?1 ?R1 ?2", "?1 ?R2 ?2", "?1 ?R3 ?2", "?1 ?2")
    assert play(match, "special") == [SpecialBegun(0)]
    play(match, "point 0.1", "point 1.1")
    events = play(match, "point 2.1")
    assert SpecialJudged(0, RED, right=True) in events
    assert stands(match)[0] == "?1 R1 ?2"


def test_bb_mission_13_what_the_deal_tells_is_known_to_all() -> None:
    match = opened(4)
    hands = [tuple(slot.tile for slot in match.state.hand(seat)) for seat in range(4)]
    assert {HoldsFact(hands[0], RED), HoldsFact(hands[1], RED), HoldsFact(hands[2], RED), LacksFact(hands[3], RED)} <= set(facts(match))
    deals = Deals(knowledge_of(GAME.view(match.state, 3)))
    assert sum(deals.distribution(tile).get(RED, 0.0) for tile in hands[0]) == pytest.approx(1.0)


def test_bb_mission_13_1_a_single_red_stands_on_either_stand_of_a_hand() -> None:
    match = new(3, "13")
    while not isinstance(match.legal(CHANCE)[0], type(new(3).read("point 0"))):
        match.play(CHANCE, match.legal(CHANCE)[0])
    assert legal(match) == ["point 0", "point 1"]
    assert [weight for _, weight in GAME.odds(match.state)] != []
    before = GAME.view(match.state, 2)
    match.play(CHANCE, "point 1")
    assert GAME.view(match.state, 2) == before


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [13, 13, 13, 12]), (3, [13, 12, 13, 13]), (4, [13, 13, 13, 12]), (5, [11, 10, 10, 10, 10])]
)
def test_bb_mission_13_2_the_stands_are_as_even_as_ever(seats: int, sizes: list[int]) -> None:
    assert sorted(len(stand) for stand in opened(seats).state.stands) == sorted(sizes)


def test_bb_mission_13_3_with_two_or_three_only_who_holds_a_red() -> None:
    assert "special" not in legal(reds("?1 ?2", "?1 ?R1 ?R2", "?2 ?R3"))
    assert "special" in legal(reds("?1 ?R1", "?1 ?R2", "?2 ?R3"))
    assert "special" in legal(reds("?1 ?2", "?1 ?R1", "?2 ?R2", "?1 ?R3"))


def test_bb_mission_13_4_first_tokens_by_lot_before_a_wire_or_beside_the_stand() -> None:
    match, lot = new(4, "13"), Random(1)
    while not match.state.stands:
        match.play(CHANCE, lot.choice(match.legal(CHANCE)))
    assert all(line.startswith("token ") and line != "token Y" for line in legal(match))
    held = match.state.held(0)
    value = next(value for value in match.state.mission.blue_values if value in held)
    match.play(CHANCE, f"token {value}")
    assert match.actors == [0]
    assert len(match.legal(0)) == held.count(value)
    match.play(0, match.legal(0)[0])
    missing = next(value for value in match.state.mission.blue_values if value not in match.state.held(1))
    events = match.play(CHANCE, f"token {missing}")
    assert TokenBeside(1, missing) in events
    assert match.state.beside[1] == (missing,)
    assert LacksFact(tuple(slot.tile for slot in match.state.hand(1)), missing) in facts(match)
    assert GAME.view(match.state, 0).players[1].beside == (missing,)


def test_bb_mission_13_4_with_two_players_the_captain_gets_none() -> None:
    match = opened(2)
    value = next(value for value in match.state.mission.blue_values if value in match.state.held(1))
    match.play(CHANCE, f"token {value}")
    match.play(1, match.legal(1)[0])
    assert match.state.phase == "turn"


def test_bb_mission_13_5_a_dual_cut_at_a_red_explodes() -> None:
    match = reds("?1 ?R1", "?1 ?R2", "?2 ?R3")
    assert play(match, "point 1.1", "announce 1")[-1] == Ended((0, 0, 0), (), "red")


def test_bb_mission_13_6_with_nothing_but_red_there_is_only_the_special_action() -> None:
    match = reds("?R1", "?1 ?R2", "?1 ?R3", cards=("coffee-mug", "ray", "rewinder"), cuts={"11": 2})
    assert legal(match) == ["special"]
    assert refused(match, "use coffee-mug") == "BB-m13-6"
    assert refused(match, "reveal") == "BB-R1"


def test_bb_mission_13_7_right_and_play_goes_on_wrong_and_it_explodes() -> None:
    right = reds("?1 ?R1", "?1 ?R2", "?2 ?R3")
    play(right, "special", "point 0.1", "point 1.1", "point 2.1")
    assert (right.state.phase, right.state.turn) == ("turn", 1)
    assert "special" not in legal(right)
    wrong = reds("?1 ?R1", "?1 ?R2", "?2 ?R3")
    assert play(wrong, "special", "point 0.1", "point 1.1", "point 2.0")[-2:] == [
        SpecialJudged(0, RED, right=False),
        Ended((0, 0, 0), (), "special"),
    ]


def test_bb_mission_13_8_who_got_a_red_by_a_swap_counts() -> None:
    match = reds("?1 ?2", "?1 ?R1 ?R2", "?2 ?R3", cards=("walkie-talkies", "ray", "rewinder"), cuts={"2": 2})
    play(match, "use walkie-talkies", "partner 1", "give 0.0", "give 1.1", "insert 0.0", "insert 1.0")
    assert "special" in legal(match)


# Mission 23


def test_bb_mission_23_a_number_is_cut_all_four_together() -> None:
    match = new(4, "23")
    dealt(match)
    assert (match.state.cards, len(match.state.red.values), match.state.red.in_play) == ((), 3, 1)
    assert new(2, "23").state.mission.red.in_play == 2
    together = four("5", "?1 ?5 ?5", "?1 ?5", "?2 ?5", "?2 ?3")
    play(together, "special", "point 0.1", "point 0.2", "point 1.1")
    events = play(together, "point 2.1")
    assert SpecialJudged(0, "5", right=True) in events
    assert together.state.cuts["5"] == 4


def test_bb_mission_23_1_the_number_comes_after_the_first_tokens() -> None:
    match = new(3, "23")
    dealt(match)
    for _ in range(3):
        assert match.state.phase == "token"
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert legal(match) == [f"number {value}" for value in range(1, 13)]
    assert match.play(CHANCE, "number 7")[0] == NumberDrawn("7")
    assert GAME.view(match.state, 0).locked == ("7",)


def test_bb_mission_23_2_it_cannot_be_announced_nor_cut_alone_before() -> None:
    match = four("5", "?1 ?5 ?5 ?5 ?5", "?1 ?2", "?2 ?3")
    assert refused(match, "solo 5") == "BB-m23-2"
    play(match, "point 1.0")
    assert legal(match) == ["announce 1"]
    missed = four("5", "?1 ?2", "?1 ?5 ?5", "?5 ?5")
    play(missed, "point 1.1", "announce 1")
    assert stands(missed)[1] == "?1 i5 ?5"


def test_bb_mission_23_3_anybody_may_try_it_without_equipment() -> None:
    match = four("5", "?1 ?2", "?1 ?5 ?5", "?5 ?5")
    play(match, "special")
    assert all(line.startswith("point") for line in legal(match))
    assert play(match, "point 0.0", "point 1.1", "point 1.2", "point 2.0")[-1] == Ended((0, 0, 0), (), "special")


def test_bb_mission_23_4_who_has_nothing_else_must_try_it() -> None:
    match = four("5", "?5 ?5 ?R1", "?1 ?5 ?5", "?1")
    assert legal(match) == ["special"]


def test_bb_mission_23_5_a_card_leaves_the_pile_each_round() -> None:
    match = four("5", "?1 ?2 ?5 ?5", "?1 ?2 ?5", "?3 ?3 ?5", turns=1)
    play(match, "point 1.0", "announce 1", "lay 0.0")
    play(match, "point 0.1", "announce 2", "lay 1.1")
    events = play(match, "point 1.2", "announce 3")
    assert PileShrank(6) in events
    assert match.state.turn == 0
    gone = four("5", "1 2", "?1 ?2 ?5 ?5", "?1 ?2 ?5 ?5", turns=3, turn=2, acting=2)
    assert PileShrank(6) in play(gone, "point 1.0", "announce 1", "lay 2.0")


def test_bb_n7_bb_mission_23_5_a_round_is_not_over_when_the_captain_has_just_cut_the_last_own_wire() -> None:
    match = four("5", "?1 1", "?1 ?2 ?5 ?5", "?2 ?5 ?5", turns=3)
    assert PileShrank(6) not in play(match, "point 1.0", "announce 1", "lay 0.0")
    assert PileShrank(6) not in play(match, "point 2.0", "announce 2", "lay 1.1")


def test_bb_n7_naming_who_plays_passes_nobodys_seat() -> None:
    match = four("5", "1", "?1 ?2 ?5 ?5", "?1 ?2 ?5", "?5 ?6", turns=3, turn=2, acting=2, cards=("coffee-mug",), cuts={"11": 2})
    assert PileShrank(6) not in play(match, "use coffee-mug", "next 1")


def test_bb_mission_23_6_with_the_pile_empty_the_action_is_still_needed() -> None:
    match = four("5", "?1 ?5 ?5", "?1 ?5 ?5", pile=0, turns=3, turn=1, acting=1)
    events = play(match, "point 0.0", "announce 1", "lay 1.0")
    assert not any(isinstance(event, PileShrank) for event in events)
    assert legal(match) == ["special"]


def test_bb_mission_23_7_what_is_left_of_the_pile_can_be_used_at_once() -> None:
    match = four("5", "?1 ?5 ?5", "?1 ?5 ?5", "?2 ?2", pile=2)
    play(match, "special", "point 0.1", "point 0.2", "point 1.1", "point 1.2")
    assert match.actors == [CHANCE]
    assert match.play(CHANCE, "equip rewinder") == [Equipped("rewinder"), Unlocked("rewinder")]
    match.play(CHANCE, "equip general-radar")
    assert (match.state.phase, match.state.turn) == ("turn", 1)
    assert "use general-radar" in legal(match)


def test_a_bot_takes_the_special_action_when_it_is_certain() -> None:
    match = whole("?1 i5 ?5", "?1 i5 ?12", "i5 ?12", mission="23", rule_states=(FourTogetherState(value="5", pile=7),))
    bot = make_bot("hard", 1)
    assert bot.choose(Observation(match, 0)) == Special()
    play(match, "special")
    while match.state.phase == "choose":
        chosen = bot.choose(Observation(match, 0))
        assert chosen is not None
        match.play(0, chosen)
    assert match.state.cuts["5"] == 4
