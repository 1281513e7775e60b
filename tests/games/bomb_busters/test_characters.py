"""BB-Q7: special characters, whose personal equipment is their own."""

from typing import Any

from tavolata.core.game import CHANCE
from tavolata.games.bomb_busters.actions import Take
from tavolata.games.bomb_busters.content import PERSONALS
from tavolata.games.bomb_busters.events import CharacterTaken, PutBack, Recharged, Scanned, Used
from tavolata.games.bomb_busters.missions.characters import CharactersState
from tavolata.games.bomb_busters.missions.constraints import OpenConstraintState, OwnConstraintsState
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.games.bomb_busters.table import dealt, legal, new, play, refused, table


def with_personal(*personal: str, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 31 without constraints, at which the seats have these characters."""
    stands = ("?1 ?2 ?3 ?4", "?1 ?2 ?3 ?4", "?5 ?6 ?7 ?8", "?5 ?6 ?7 ?8")[: len(personal)]
    rule_states = (CharactersState(count=len(personal)), OwnConstraintsState(letters=(None,) * len(personal)))
    return table(*stands, mission="31", personal=personal, rule_states=rule_states, **parts)


def test_bb_q7_four_special_characters_from_mission_31_on() -> None:
    match = new(5, "31")
    dealt(match)
    assert legal(match) == [f"take {card}" for card in PERSONALS]
    before = new(5, "8")
    dealt(before)
    assert before.state.phase == "token"


def test_bb_q7_1_clockwise_from_the_captain_each_keeps_or_takes_a_free_one() -> None:
    match = new(4, "31", captain="2")
    dealt(match)
    assert not match.state.stands
    assert match.actors == [3]
    assert play(match, "take personal-ray") == [CharacterTaken(3, "personal-ray")]
    assert match.actors == [0]
    assert refused(match, "take personal-ray") == "BB-Q7-1"
    play(match, "take double-detector")
    play(match, "take personal-radar")
    assert match.state.personal == ("double-detector", "personal-radar", "double-detector", "personal-ray")
    assert match.actors == [CHANCE]


def test_bb_q7_2_it_does_what_the_shared_card_does_and_is_independent_of_it() -> None:
    match = with_personal("personal-radar", "personal-triple", cards=("general-radar", "triple-detector"), cuts={"8": 2, "3": 2})
    assert {"use personal-radar", "use general-radar"} <= set(legal(match))
    events = play(match, "use personal-radar", "scan 2")
    assert events == [Used(0, "personal-radar"), Scanned(0, "2", (True, True))]
    assert "use general-radar" in legal(match)
    assert match.state.used == ()
    assert refused(match, "use personal-radar") == "BB-Q2"


def test_bb_q7_2_one_ray_in_a_cut_is_enough() -> None:
    match = with_personal("personal-ray", "personal-triple", cards=("ray", "post-it"), cuts={"10": 2})
    play(match, "use ray")
    assert refused(match, "use personal-ray") == "BB-Q4-10"


def test_bb_q7_2_the_batteries_restore_it() -> None:
    match = with_personal("personal-radar", "personal-triple", cards=("emergency-batteries", "post-it"), cuts={"7": 2}, spent=(0,))
    assert play(match, "use emergency-batteries", "recharge 0")[-1] == Recharged(0)
    assert "use personal-radar" in legal(match)


def test_bb_q7_3_it_needs_no_unlocking_and_works_once_out_of_turn_where_the_card_does() -> None:
    match = with_personal("personal-ray", "personal-talkies", "personal-radar")
    assert "use personal-ray" in legal(match)
    assert "use personal-talkies" in legal(match, 1)
    assert "use personal-radar" in legal(match, 2)
    events = match.play(2, "use personal-radar")
    assert events == [Used(2, "personal-radar")]
    assert play(match, "back") == [PutBack(2, "personal-radar")]
    assert match.state.spent == ()


def test_bb_q7_3_with_the_own_triple_detector_and_ray_one_cuts() -> None:
    match = with_personal("personal-triple", "personal-ray")
    play(match, "use personal-triple", "point 1.0", "point 1.1", "point 1.2")
    assert match.state.spent == (0,)
    assert match.state.phase == "announce"
    ray = with_personal("personal-ray", "personal-triple")
    play(ray, "use personal-ray", "point 1.0", "announce 1 2", "lay 0.0")
    assert ray.state.cuts["1"] == 2


def test_bb_q7_4_under_g_it_cannot_be_used() -> None:
    rule_states = (CharactersState(count=2), OpenConstraintState(opened=("G",), gone=False, decided=True))
    match = table("?1 ?2", "?1 ?2", mission="32", personal=("personal-ray", "personal-radar"), rule_states=rule_states)
    assert refused(match, "use personal-ray") == "BB-L2"
    assert legal(match, 1) == []


def test_a_character_is_written_as_what_it_has() -> None:
    assert new(4, "31").write(Take("personal-ray")) == "take personal-ray"
