"""BB-m22, BB-m27: tokens of absent values, handed over, and drawn."""

from random import Random
from typing import Any

from tavolata.core.game import CHANCE
from tavolata.games.bomb_busters.events import HoldsAll, TokenBeside, TokenDrawn, TokenHanded, TokenReturned
from tavolata.games.bomb_busters.facts import HoldsFact, LacksFact
from tavolata.games.bomb_busters.missions.dealt_tokens import TokensState, supply
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tests.games.bomb_busters.table import GAME, dealt, facts, legal, new, play, refused, stands, table

DONE = TokensState(served=10)


def absent(*written: str, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 22 after its first tokens."""
    return table(*written, mission="22", rule_states=(DONE, TokensState()), **parts)


def drawn(*written: str, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 27."""
    return table(*written, mission="27", rule_states=(TokensState(),), **parts)


def by_lot(mission: str) -> BombBustersMatch:
    """Return a match of four whose wires are dealt by lot."""
    match, lot = new(4, mission), Random(1)
    while not match.state.stands:
        match.play(CHANCE, lot.choice(match.legal(CHANCE)))
    return match


def two_yellow(match: BombBustersMatch) -> BombBustersMatch:
    """Return the captain cuts the first two yellow wires with the next player, each at the end of the hand."""
    last = [len(stand) - 1 for stand in match.state.stands]
    play(match, f"point 1.{last[1]}", "announce Y", f"lay 0.{last[0]}")
    return match


def test_bb_mission_22_tokens_of_absent_values_and_a_hand_over() -> None:
    match = by_lot("22")
    assert (match.state.yellow.in_play, match.state.red.in_play) == (4, 1)
    assert match.state.phase == "choose"
    first = legal(match)[0].split()[1]
    assert play(match, f"token {first}")[0] == TokenBeside(0, first)
    assert first not in match.state.held(0)
    assert match.actors == [0]
    play(match, legal(match)[0])
    assert match.actors == [1]


def test_bb_mission_22_1_two_players_have_the_same_wires() -> None:
    assert new(2, "22").state.mission.red.in_play == 1


def test_bb_mission_22_2_two_different_absent_values_yellow_too() -> None:
    match = table(
        "?1 ?2 ?3", "?4 ?5 ?Y1", mission="22", rule_states=(TokensState(), TokensState()), phase="choose", stage="told", pending_rule=0
    )
    assert legal(match) == [f"token {value}" for value in (*range(4, 13), "Y")]
    assert refused(match, "token 1") == "BB-m22-4"
    play(match, "token Y", "token 4")
    assert match.state.beside == (("Y", "4"), ())
    assert {LacksFact((0, 1, 2), "Y"), LacksFact((0, 1, 2), "4")} <= set(facts(match))
    assert "token 4" not in legal(match)
    assert match.actors == [1]
    assert supply(match.state, "4") == 1


def test_bb_mission_22_2_who_lacks_nothing_shows_it() -> None:
    all_but_one = " ".join(f"?{value}" for value in range(1, 13))
    match = table(
        f"{all_but_one} ?Y1",
        "?4 ?5 ?Y2",
        mission="22",
        rule_states=(TokensState(), TokensState()),
        phase="choose",
        stage="told",
        pending_rule=0,
    )
    state, events = match.state.rules.after_deal(match.state)
    assert events == (HoldsAll(0),)
    assert HoldsFact(tuple(range(13)), "Y") in state.facts


def test_bb_mission_22_3_any_token_of_the_supply_is_handed_over() -> None:
    match = two_yellow(absent("?1 ?Y1", "i1 ?Y2", "?2 ?3", beside=((), (), ("2", "2"))))
    assert (match.state.phase, match.actors) == ("choose", [0])
    assert legal(match) == [f"token {value}" for value in (1, *range(3, 13), "Y")]


def test_bb_mission_22_4_the_left_neighbour_places_it_at_once() -> None:
    match = two_yellow(absent("?1 ?Y1", "?1 ?3 ?3 ?Y2", "?2 ?3"))
    assert play(match, "token 3") == [TokenHanded(0, 1, "3")]
    assert match.actors == [1]
    assert legal(match) == ["mark 1.1", "mark 1.2"]
    play(match, "mark 1.2")
    assert stands(match)[1] == "?1 ?3 i3 Y2"
    assert play(match, "token 9") == [TokenHanded(1, 2, "9"), TokenBeside(2, "9")]
    assert LacksFact((6, 7), "9") in facts(match)
    assert match.actors == [2]


def test_bb_mission_22_5_where_all_that_fit_are_told_it_goes_back() -> None:
    match = two_yellow(absent("?1 ?Y1", "?1 i3 ?4 ?Y2", "?2 ?3"))
    assert play(match, "token 3") == [TokenHanded(0, 1, "3"), TokenReturned(1, "3")]
    assert match.state.beside == ()
    assert LacksFact((2, 4), "3") in facts(match)


def test_bb_mission_22_6_players_without_wires_take_part() -> None:
    match = two_yellow(absent("1 ?Y1", "?1 ?3 ?Y2", "?2 ?3"))
    play(match, "token 9", "token 9")
    events = play(match, "token 5")
    assert TokenBeside(0, "5") in events


def test_bb_mission_22_7_once_and_before_the_next_turn() -> None:
    match = two_yellow(absent("?1 ?Y1", "?1 ?3 ?Y2", "?2 ?3"))
    play(match, "token 12", "token 12", "token 11")
    assert (match.state.phase, match.state.turn) == ("turn", 1)
    play(match, "point 0.0", "announce 1", "lay 1.0")
    assert match.state.phase == "turn"


def test_bb_mission_22_8_a_swap_does_not_change_what_lies_beside() -> None:
    match = absent("?1 ?2", "?3 ?4", cards=("walkie-talkies", "ray"), cuts={"2": 2}, beside=(("3",), ()), facts=(LacksFact((0, 1), "3"),))
    play(match, "use walkie-talkies", "give 0.0", "give 1.0", "insert 0.1", "insert 1.0")
    assert match.state.beside == (("3",), ())
    assert "3" in match.state.held(0)
    assert LacksFact((0, 1), "3") in facts(match)


def test_what_a_token_tells_is_in_the_odds() -> None:
    """BB-m22-2, BB-m22-4: a value beside the stand can be nowhere in the hand, and one before a wire is there."""
    match = by_lot("22")
    value = legal(match)[0].split()[1]
    play(match, f"token {value}")
    deals = Deals(knowledge_of(GAME.view(match.state, 2)))
    assert all(value not in deals.distribution(slot.tile) for slot in match.state.hand(0))
    assert any(value in deals.distribution(slot.tile) for slot in match.state.hand(1))


# Mission 27


def test_bb_mission_27_no_personal_equipment_and_as_many_tokens_as_players() -> None:
    assert new(4, "27").state.personal == (None,) * 4
    assert "emergency-batteries" not in new(4, "27").state.mission.cards
    assert not new(2, "27").state.mission.captain_tells
    match = two_yellow(drawn("?1 ?Y1", "?1 ?3 ?Y2", "?2 ?3"))
    assert match.actors == [CHANCE]
    assert match.play(CHANCE, "token 3") == [TokenDrawn("3")]
    match.play(CHANCE, "token 3")
    match.play(CHANCE, "token 8")
    assert (match.state.phase, match.actors) == ("choose", [0])
    assert legal(match) == ["token 3", "token 8"]
    assert play(match, "token 8") == [TokenHanded(0, 0, "8"), TokenBeside(0, "8")]
    assert (match.actors, legal(match)) == ([1], ["token 3"])


def test_bb_mission_27_1_yellow_tokens_are_among_them() -> None:
    match = two_yellow(drawn("?1 ?Y1", "?1 ?Y2", "?2 ?Y3"))
    assert "token Y" in legal(match)
    odds = dict(GAME.odds(match.state))
    assert len({str(weight) for weight in odds.values()}) == 1


def test_bb_mission_27_2_it_is_placed_at_once() -> None:
    match = two_yellow(drawn("?1 ?Y1", "?1 ?3 ?3 ?Y2", "?2 ?3"))
    for value in ("3", "4", "5"):
        match.play(CHANCE, f"token {value}")
    play(match, "token 4", "token 3")
    assert legal(match) == ["mark 1.1", "mark 1.2"]
    play(match, "mark 1.1")
    assert stands(match)[1] == "?1 i3 ?3 Y2"
    assert match.actors == [2]


def test_bb_mission_27_3_once() -> None:
    match = two_yellow(drawn("?1 ?Y1", "?1 ?3 ?Y2", "?2 ?3"))
    for value in ("9", "10", "11"):
        match.play(CHANCE, f"token {value}")
    play(match, "token 9", "token 10", "token 11")
    assert (match.state.phase, match.state.turn) == ("turn", 1)
    play(match, "point 0.0", "announce 1", "lay 1.0")
    assert match.state.phase == "turn"


def test_bb_mission_27_4_a_small_supply_is_drawn_whole_and_the_last_get_none() -> None:
    gone = tuple(str(value) for value in range(1, 13) for _ in range(2) if value != 9)
    match = two_yellow(drawn("?1 ?Y1", "?1 ?3 ?Y2", "?2 ?3", "?4 ?5", beside=((*gone, "Y", "Y"), (), (), ())))
    match.play(CHANCE, "token 9")
    match.play(CHANCE, "token 9")
    assert match.actors == [0]
    play(match, "token 9", "token 9")
    assert match.state.phase == "turn"


def test_bb_mission_27_5_players_without_wires_take_one_too() -> None:
    match = two_yellow(drawn("1 ?Y1", "?1 ?3 ?Y2", "?2 ?3"))
    for value in ("9", "10", "11"):
        match.play(CHANCE, f"token {value}")
    assert TokenBeside(0, "9") in play(match, "token 9")


def test_bb_mission_27_6_the_captain_begins_and_has_two_stands_of_three_players() -> None:
    match = new(3, "27", captain="1")
    dealt(match)
    assert len(match.state.stands_of(1)) == 2
    assert match.actors == [1]
