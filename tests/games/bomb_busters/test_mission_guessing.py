"""BB-m29: number cards placed face down against the player on turn."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tavolata.bots.play import play_game
from tavolata.core.game import CHANCE
from tavolata.core.observation import Observation, visible_events
from tavolata.games.bomb_busters.actions import LayCard, Point
from tavolata.games.bomb_busters.bot import make_bot
from tavolata.games.bomb_busters.bot.number_cards import cut_probability, guess_probability, order_of
from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.content import BLUE_VALUES
from tavolata.games.bomb_busters.events import CardDiscarded, CardLaid, CardOpened, CardTaken, DialMoved, NumberDealt
from tavolata.games.bomb_busters.missions.card_locations import LAID, CardLocations
from tavolata.games.bomb_busters.missions.guessing import GuessState, GuessView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace
from tests.games.bomb_busters.table import GAME, dealt, legal, new, play, refused, table
from tests.games.bomb_busters.test_bot import whole

Hands = tuple[tuple[str, ...], ...]


def guessing(
    hands: Hands, laid: str | None, *stands: str, known: Hands | None = None, gone: tuple[str, ...] = (), **parts: Any
) -> BombBustersMatch:
    """Return a table of mission 29 with these number cards; the last player has placed one against the captain."""
    last = len(hands) - 1
    cards = GuessState(hands, laid, last if laid else None, 0 if laid else None, gone=gone, is_dealt=True)
    return table(*stands, mission="29", rule_states=(as_seen(cards, known),), **parts)


def as_seen(cards: GuessState, known: Hands | None = None) -> GuessState:
    """Return the cards with each observer's knowledge: own cards, and these public ones, a placed one among them."""
    counts, seats = cards.counts, range(len(cards.hands))

    def of(eyes: int | None) -> CardLocations:
        seen = CardLocations()
        for seat in seats if known else ():
            for value in (known or ())[seat]:
                seen = seen.found(value, [seat, LAID] if seat == cards.layer else [seat], counts)
        for value in cards.hands[eyes] if eyes is not None else ():
            seen = seen.found(value, [eyes or 0], counts)
        return seen.found(cards.laid, [LAID], counts) if cards.laid and eyes is not None and cards.layer == eyes else seen

    return replace(cards, seen=tuple(map(of, (None, *seats))))


def cards_of(match: BombBustersMatch) -> GuessState:
    cards = match.state.rule_states[0]
    assert isinstance(cards, GuessState)
    return cards


def view_of(match: BombBustersMatch, seat: int | None) -> GuessView:
    shown = GAME.view(match.state, seat).twists[0]
    assert isinstance(shown, GuessView)
    return shown


THREE = ("?1 ?2 ?3", "?1 ?2 ?4", "?3 ?4 ?5")


def test_bb_mission_29_secret_cards_one_of_which_is_laid_before_each_turn() -> None:
    match = new(4, "29", captain="1")
    events = dealt(match)
    given = [event for event in events if isinstance(event, NumberDealt)]
    assert [event.seat for event in given] == [1, 1, 2, 2, 3, 3, 0, 0, 0]
    assert (match.state.red.in_play, match.state.yellow.values) == (3, ())
    assert not new(2, "29").state.mission.captain_tells
    table_ = guessing((("7", "8"), ("9",), ("1",)), "1", *THREE)
    told = play(table_, "point 1.0", "announce 1", "lay 0.0")
    assert CardOpened(2, "1", hit=True) in told
    assert DialMoved(2, "guessed") in told
    assert "1" in cards_of(table_).hands[0]


def test_bb_mission_29_1_the_next_to_the_right_who_has_cards_lays_one() -> None:
    match = guessing((("7", "8"), ("9", "10"), ()), None, *THREE, gone=("1", "2", "3", "4", "5", "6", "11", "12"))
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert (match.state.phase, match.state.turn, match.actors) == ("choose", 1, [0])
    assert legal(match) == ["lay-card 7", "lay-card 8"]
    assert refused(match, "lay-card 9") == "BB-m29-1"
    assert play(match, "lay-card 8")[0] == CardLaid(0, 1, "8")
    assert (match.state.phase, match.actors) == ("turn", [1])
    nobody = guessing((("7",), (), ()), None, *THREE, gone=tuple(str(value) for value in range(1, 13) if value != 7))
    play(nobody, "point 2.2", "announce 1")
    assert cards_of(nobody).laid is None
    assert nobody.state.turn == 1


def test_bb_mission_29_2_who_has_too_few_draws_and_finished_ones_are_thrown_away() -> None:
    match = guessing((("7", "8"), ("9", "10"), ("11",)), "12", *THREE, cuts={"6": 4})
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert match.actors == [CHANCE]
    assert legal(match) == [f"number {value}" for value in range(1, 7)]
    assert match.play(CHANCE, "number 6") == [CardDiscarded("6")]
    assert match.play(CHANCE, "number 5")[0] == NumberDealt(2, "5")
    assert cards_of(match).hands == (("7", "8", "12"), ("9", "10"), ("11", "5"))


def test_bb_mission_29_3_a_value_that_this_cut_finishes_is_punished_and_leaves() -> None:
    match = guessing((("7",), ("9",), ("8",)), "1", *THREE, "1 1 2 2", owners=[0, 1, 2, 2])
    events = play(match, "point 1.0", "announce 1", "lay 0.0")
    assert DialMoved(2, "guessed") in events
    assert CardDiscarded("1") in events
    assert cards_of(match).gone == ("1",)
    assert cards_of(match).hands[0] == ("7",)


def test_bb_mission_29_4_the_card_of_the_last_value_leaves_wherever_it_lies() -> None:
    finished = {str(value): 4 for value in range(3, 13)}
    match = guessing((("2",), (), ()), None, "?1 ?2 ?2", "?1 ?2 ?2", "1 1", gone=tuple(finished), cuts={**finished, "1": 2})
    events = play(match, "point 1.0", "announce 1", "lay 0.0")
    assert {CardDiscarded("1"), CardDiscarded("2")} <= set(events)
    assert cards_of(match).hands == ((), (), ())
    assert match.state.phase == "turn"


def test_bb_mission_29_5_a_miss_costs_no_further_step_and_the_card_is_taken() -> None:
    match = guessing((("7",), ("9",), ("8",)), "1", *THREE)
    events = play(match, "point 1.2", "announce 1")
    assert [event for event in events if isinstance(event, DialMoved)] == [DialMoved(2, "missed")]
    assert CardOpened(2, "1", hit=False) in events
    assert cards_of(match).hands[0] == ("7", "1")


def test_bb_mission_29_6_who_runs_out_of_wires_lays_the_cards_under_the_deck() -> None:
    match = guessing((("7", "8"), ("9", "10"), ("11", "12")), "5", "?1", "?1 ?2 ?4", "?2 ?4 ?5")
    play(match, "point 1.0", "announce 1", "lay 0.0")
    assert cards_of(match).hands[0] == ()
    assert cards_of(match).under == ("7", "8", "5")
    assert match.actors == [2]


def test_bb_mission_29_7_the_stabilizer_does_not_stop_the_step() -> None:
    match = guessing((("7",), ("9",), ("8",)), "1", *THREE, cards=("stabilizer", "ray", "rewinder"), cuts={"9": 2})
    events = play(match, "use stabilizer", "point 1.0", "announce 1", "lay 0.0")
    assert DialMoved(2, "guessed") in events


def test_bb_mission_29_8_cards_are_secret_and_after_a_coffee_taken_unopened() -> None:
    match = guessing((("7",), ("9",), ("8",)), "1", *THREE, cards=("coffee-mug", "ray", "rewinder"), cuts={"11": 2})
    assert (view_of(match, 2).laid, view_of(match, 0).laid, view_of(match, None).own) == ("1", None, ())
    assert view_of(match, 1).counts == (1, 1, 1)
    assert list(visible_events([CardLaid(2, 0, "1")], 0)) == [CardLaid(2, 0, None)]
    events = play(match, "use coffee-mug", "next 1")
    assert CardTaken(0) in events
    assert cards_of(match).hands[0] == ("7", "1")
    assert view_of(match, 1).known == ((), (), ())


def test_bb_mission_29_9_a_solo_cut_costs_one_step_and_a_detector_goes_by_what_was_cut() -> None:
    match = guessing((("7",), ("9",), ("8",)), "1", "?1 ?1 ?2", "1 1 ?2 ?4", "?3 ?4 ?5")
    assert DialMoved(2, "guessed") in play(match, "solo 1")
    ray = guessing((("7",), ("9",), ("8",)), "1", *THREE, cards=("ray", "rewinder", "post-it"), cuts={"10": 2})
    events = play(ray, "use ray", "point 1.1", "announce 1 2", "lay 0.1")
    assert CardOpened(2, "1", hit=False) in events


def test_other_worlds_keep_what_a_seat_has_seen_of_the_cards() -> None:
    match = guessing((("7", "8"), ("9", "10"), ("11",)), "1", *THREE, known=(("7",), (), ("11",)))
    state, lot = match.state, random.Random(1)
    for seat in (None, 0, 1, 2):
        worlds = [state.rules.resampled(seat, lot, state) for _ in range(40)]
        assert all(GAME.view(world, seat).twists == GAME.view(state, seat).twists for world in worlds)
        assert all("7" in cards.hands[0] for world in worlds if isinstance(cards := world.rule_states[0], GuessState))
        assert len({str(world.rule_states[0]) for world in worlds}) > 5


# What bots make of it


def with_cards(hands: Hands, *stands: str, laid: str | None = None, known: Hands = ((),) * 4, deck: str = "") -> BombBustersMatch:
    """Return a whole table at which seat 0 places, or has placed, a number card against seat 1; all other cards are discarded."""
    gone = tuple(value for value in BLUE_VALUES if value not in (*sum(hands, ()), *deck.split(), laid))
    cards = as_seen(GuessState(hands, laid, 0 if laid else None, 1 if laid else None, gone=gone, is_dealt=True), known)
    asked = {"acting": 1} if laid else {"acting": 0, "phase": "choose", "pending_rule": 0}
    return whole(*stands, mission="29", rule_states=(cards,), turn=1, **asked)


def test_a_bot_lays_what_the_active_player_cannot_hold() -> None:
    match = with_cards((("1", "4"), (), (), ()), "?4 ?4 ?4 4", "i1 ?1 ?2", "?2 ?2")
    assert make_bot("hard", 1).choose(Observation(match, 0)) == LayCard("4")


def test_a_bot_lays_what_looks_to_everybody_least_likely_to_be_cut() -> None:
    """The 3 at C1 is marked: the player on turn likely has another, and would cut it."""
    match = with_cards((("1", "3"), (), (), ()), "?1 ?2", "?1 ?2 ?3 ?3", "i3 ?3 ?4")
    model = TableModel(match.view(0))
    assert cut_probability(model, "1") < cut_probability(model, "3")
    assert make_bot("hard", 1).choose(Observation(match, 0)) == LayCard("1")


def brute_laid(model: TableModel, cards: int, known: tuple[str, ...], hidden: list[str]) -> dict[str, float]:
    """Return how often each value is the first in the order of laying, over all hands that the layer can have."""
    hands = [(*known, *drawn) for drawn in combinations(hidden, cards - len(known))]
    first = Counter(min(hand, key=lambda value: order_of(model, value)) for hand in hands)
    return {value: first[value] / len(hands) for value in BLUE_VALUES}


@pytest.mark.parametrize("known", [(), ("3",), ("5",)])
def test_which_card_was_laid_is_reckoned_over_all_hands_of_the_layer(known: tuple[str, ...]) -> None:
    hands: Hands = (("3", "5"), ("2",), (), ())
    match = with_cards(hands, "?1 ?2 ?4", "?1 ?2 ?3 ?5", "i3 ?4 ?5", laid="1", deck="4", known=(known, (), (), ()))
    model = TableModel(match.view(1))
    hidden = [value for value in ("1", "3", "4", "5") if value not in known]
    expected = brute_laid(model, 3, known, hidden)
    assert {value: guess_probability(model, value) for value in BLUE_VALUES} == pytest.approx(expected)
    assert sum(expected.values()) == pytest.approx(1)


def test_a_bot_cuts_something_else_than_what_was_surely_laid() -> None:
    """Both cuts are certain; the 1 would cost a step."""
    match = with_cards(((), (), (), ()), "i1 ?1", "?1 ?2", "i2 ?2", laid="1", known=(("1",), (), (), ()), deck="2")
    assert guess_probability(TableModel(match.view(1)), "1") == 1
    assert make_bot("hard", 1).choose(Observation(match, 1)) == Point(2, 0)


def test_careful_bots_seldom_cut_what_was_laid() -> None:
    steps, games = 0, 12
    for seed in range(games):
        match = play_game("bomb-busters", 2 + seed % 4, ["hard"], seed, {"mission": "29"})
        so_far = match.at(0)
        steps += sum(isinstance(event, CardOpened) and event.hit for entry in match.log for event in so_far.extend([entry])[0].events)
    assert steps < games
