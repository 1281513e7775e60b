"""BB-m34: a weak link among hidden roles."""

import random
from typing import Any

import pytest

from tavolata.core.errors import BadOptions
from tavolata.core.game import CHANCE
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import Accuse
from tavolata.games.bomb_busters.bot import make_bot
from tavolata.games.bomb_busters.content.constraints import CONSTRAINTS
from tavolata.games.bomb_busters.events import Accused, DialMoved, Ended, LinkBlocked, TurnBegan
from tavolata.games.bomb_busters.facts import FoundFact
from tavolata.games.bomb_busters.missions.characters import CharactersState
from tavolata.games.bomb_busters.missions.weak_link import WeakLinkState, WeakLinkView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.view import for_everybody
from tests.games.bomb_busters.table import GAME, dealt, facts, legal, new, play, refused, table
from tests.games.bomb_busters.test_bot import whole

ROLES = WeakLinkState(1, (), ("personal-ray", "double-detector", "personal-radar"), ("B", "A", "C"), ((), (), ()))
"""Seat 1 is the weak link and obeys A."""


def linked(*stands: str, roles: WeakLinkState = ROLES, **parts: Any) -> BombBustersMatch:
    """Return a table of mission 34 with these roles."""
    return table(*stands, mission="34", personal=(None,) * 3, rule_states=(CharactersState(count=3), roles), **parts)


def view_of(match: BombBustersMatch, seat: int | None) -> WeakLinkView:
    shown = GAME.view(match.state, seat).twists[1]
    assert isinstance(shown, WeakLinkView)
    return shown


THREE = ("?1 ?2 ?3", "?1 ?2 ?3", "?1 ?2 ?3")


def test_bb_mission_34_three_to_five_players_with_hidden_roles() -> None:
    assert GAME.seats_for({"mission": "34"}) == range(3, 6)
    with pytest.raises(BadOptions):
        new(2, "34")
    match = linked(*THREE, turn=1, acting=1)
    play(match, "point 0.0")
    assert legal(match) == ["announce 2"]
    assert refused(match, "announce 1") == "BB-L1"
    assert (match.state.red.in_play, match.state.personal) == (0, (None, None, None))
    assert (view_of(match, 1).is_link, view_of(match, 1).letter) == (True, "A")
    assert (view_of(match, 0).is_link, view_of(match, 0).letter, view_of(match, None).letter) == (False, "B", None)
    assert GAME.view(match.state, 0).locked == ()


def test_bb_mission_34_the_weak_link_alone_is_told_which_of_its_values_are_barred() -> None:
    match = linked(*THREE, turn=1, acting=1)
    assert [match.view(seat).barred for seat in (0, 1, 2, None)] == [(), ("1", "3"), (), ()]
    assert for_everybody(match.view(1)).barred == ()
    play(match, "point 0.0", "announce 2")
    assert match.view(1).barred == ()


def test_bb_mission_34_1_the_captain_card_and_what_the_others_chose_are_dealt() -> None:
    match = new(3, "34")
    dealt(match)
    play(match, "take personal-ray", "take double-detector")
    assert legal(match) == ["captain 0", "captain 1", "captain 2"]
    match.play(CHANCE, "captain 2")
    assert match.state.personal == (None, None, None)
    assert legal(match) == ["take personal-ray", "take double-detector"]
    match.play(CHANCE, "take double-detector")
    match.play(CHANCE, "take personal-ray")
    assert legal(match) == [f"constrain {letter}" for letter in "ABCDE"]
    for letter in "ACE":
        match.play(CHANCE, f"constrain {letter}")
    roles = match.state.rule_states[1]
    assert isinstance(roles, WeakLinkState)
    assert (roles.link, roles.cards, roles.letters) == (2, ("double-detector", "personal-ray", "double-detector"), ("A", "C", "E"))


def test_bb_mission_34_2_the_captain_is_first_whatever_card_is_dealt() -> None:
    match = new(3, "34", captain="1")
    dealt(match)
    play(match, "take double-detector", "take double-detector")
    match.play(CHANCE, "captain 0")
    dealt(match)
    assert (match.state.captain, match.actors, len(match.state.stands_of(1))) == (1, [1], 2)


def test_bb_mission_34_3_with_nothing_but_red_the_weak_link_reveals() -> None:
    match = linked("?1 ?2", "?2 ?R1", "?1 ?1")
    events = play(match, "point 1.0", "announce 2", "lay 0.1")
    assert not any(isinstance(event, LinkBlocked) for event in events)
    assert legal(match) == ["reveal"]


def test_bb_mission_34_4_a_block_costs_two_steps_and_all_hidden_cards() -> None:
    match = linked("?1 ?2", "?2 ?3", "?1 ?3")
    events = play(match, "point 1.0", "announce 2", "lay 0.1")
    assert events[-3:] == [LinkBlocked(1), DialMoved(1, "blocked"), TurnBegan(1, 1)]
    play(match, "point 2.1")
    assert legal(match) == ["announce 3"]
    assert (view_of(match, 1).is_gone, view_of(match, 1).letter) == (True, None)
    fatal = linked("?1 ?2", "?2 ?3", "?1 ?3", dial=2)
    assert play(fatal, "point 1.0", "announce 2", "lay 0.1")[-1] == Ended((0, 0, 0), (), "dial")


def test_bb_mission_34_5_a_guess_names_both_and_the_turn_goes_on() -> None:
    match = linked(*THREE)
    assert play(match, "accuse 1 B") == [Accused(0, 1, "B", right=False), DialMoved(2, "accused")]
    assert (match.state.phase, match.actors) == ("turn", [0])
    assert not any(line.startswith("accuse") for line in legal(match))


def test_bb_mission_34_6_after_a_right_guess_all_have_their_characters() -> None:
    match = linked(*THREE, turn=2, acting=2)
    assert play(match, "accuse 1 A") == [Accused(2, 1, "A", right=True)]
    assert match.state.personal == ("personal-ray", "double-detector", "personal-radar")
    assert "use personal-radar" in legal(match)
    play(match, "point 1.0", "announce 1", "lay 2.0")
    play(match, "point 1.1", "announce 2", "lay 0.1")
    assert match.state.turn == 1
    play(match, "point 2.2")
    assert legal(match) == ["announce 3"]


def test_bb_mission_34_7_the_weak_link_does_not_guess() -> None:
    assert not any(line.startswith("accuse") for line in legal(linked(*THREE, turn=1, acting=1)))


def test_bb_mission_34_5_who_has_only_reds_may_guess_before_revealing_them() -> None:
    match = linked("?R1 ?R2", "?1 ?2", "?1 ?2")
    assert legal(match)[0] == "reveal"
    play(match, "accuse 1 A")
    assert legal(match) == ["reveal"]


def test_bb_mission_34_8_shared_equipment_is_open_and_a_ray_must_fit_with_both_values() -> None:
    stands = ("?1 ?2 ?4", "?1 ?2 ?4", "?1 ?2 ?4")
    match = linked(*stands, turn=1, acting=1, cards=("ray", "rewinder", "post-it"), cuts={"10": 2})
    play(match, "use ray", "point 0.0")
    assert legal(match) == ["announce 2 4"]


def test_bb_mission_34_9_a_guess_is_right_even_when_the_weak_link_has_no_wires() -> None:
    match = linked("?1 ?2", "1 2", "?1 ?2")
    assert play(match, "accuse 1 A") == [Accused(0, 1, "A", right=True)]


def test_bb_mission_34_10_the_batteries_restore_nothing_while_the_cards_are_hidden() -> None:
    match = linked(*THREE, cards=("emergency-batteries", "ray", "rewinder"), cuts={"7": 2})
    assert refused(match, "use emergency-batteries") == "BB-Q4-7"


def test_passing_a_turn_on_does_not_give_the_card_away() -> None:
    match = linked(*THREE, turn=1, acting=1, cards=("coffee-mug", "ray", "rewinder"), cuts={"11": 2})
    play(match, "use coffee-mug")
    assert not any(isinstance(fact, FoundFact) for fact in facts(match))


def test_other_worlds_keep_the_own_role_and_what_was_heard() -> None:
    match = linked(*THREE, roles=WeakLinkState(1, (), ROLES.cards, ROLES.letters, (("1", "2"), ("2", "4"), ())))
    lot = random.Random(1)
    for seat in (None, 0, 1, 2):
        worlds = [match.state.rules.resampled(seat, lot, match.state) for _ in range(60)]
        for world in worlds:
            roles = world.rule_states[1]
            assert isinstance(roles, WeakLinkState)
            assert roles.link is not None
            assert set(roles.said[roles.link]) <= set(CONSTRAINTS[roles.letters[roles.link]].values)
            assert GAME.view(world, seat).twists == GAME.view(match.state, seat).twists
        assert len({str(world.rule_states[1]) for world in worlds}) > 1


def test_a_bot_names_a_weak_link_that_is_likely_enough() -> None:
    said = (("1", "2", "7", "8"), ("2", "4", "6", "8", "10", "12"), ("1", "2", "7", "8"), ())
    roles = WeakLinkState(1, (), (*ROLES.cards, "double-detector"), ("B", "A", "C", "D"), said)
    match = whole("?1 ?2", "?1 ?2", "?12 ?12", mission="34", personal=(None,) * 4, rule_states=(CharactersState(count=4), roles))
    assert make_bot("hard", 1).choose(Observation(match, 0)) == Accuse(1, "A")
