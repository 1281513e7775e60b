"""Hints: for every decision there is a text with legal moves, from the seat's view and the table's option."""

import random
from collections import Counter

import msgspec
import pytest

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.protocols.advisor import Hint, HintMessage
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.explain.advisor import ADVISOR
from tavolata.games.bomb_busters.explain.hints import hint as hint_for
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.state import State
from tavolata.i18n import translate
from tests.games.bomb_busters.table import acted
from tests.games.bomb_busters.test_bot import CARDS, whole
from tests.games.bomb_busters.test_bot_reasons import decided
from tests.games.bomb_busters.test_fuzz import play_game, with_other_secrets
from tests.games.bomb_busters.test_odds import small


def hint(match: BombBustersMatch, seat: Seat | None = None) -> HintMessage:
    answer = ADVISOR.answer(Observation(match, match.actors[0] if seat is None else seat), Hint())
    assert isinstance(answer, HintMessage)
    return answer


def words(said: LocalizedText) -> str:
    return translate(said.key, {**said.facts, "name": f"player {said.facts.get('seat')}"})


def grades(match: BombBustersMatch, seat: Seat | None = None) -> tuple[str, str, str]:
    answer = hint(match, seat)
    return words(answer.look), words(answer.consider), words(answer.do)


def hint_in(match: BombBustersMatch, state: State, seat: Seat) -> bytes:
    """Return a hint in a position, as it is sent."""
    other = Match.from_state(match.game, state, match.seats, match.options)
    return msgspec.json.encode(hint(other, seat))


@pytest.mark.parametrize("cards", CARDS)
@pytest.mark.parametrize(("insight", "detector"), [("odds", "hand"), ("certain", "stand")])
def test_every_decision_has_a_hint_that_can_be_done_and_leaks_nothing(cards: str, insight: str, detector: str) -> None:
    """Dealing the unseen wires again changes no byte of the hint."""
    rng, met = random.Random(cards), Counter[str]()

    def watch(match: BombBustersMatch) -> None:
        for seat in match.actors:
            answer, trial = hint(match, seat), match.copy()
            assert all(grades(match, seat))
            assert answer.thing
            for line in answer.actions:
                trial.play(seat, line)
            assert answer.actions or seat not in match.awaited
            met[match.state.phase] += 1
            if rng.random() < 0.2:
                assert hint_in(match, with_other_secrets(match.state, seat, rng), seat) == hint_in(match, match.state, seat)

    for seed in range(3):
        play_game(5, seed, {"mission": "8", "equipment": cards, "insight": insight, "detector": detector}, watch)
    assert {"token", "turn", "aim", "announce", "cut", "mark", "lay"} <= met.keys()


def test_it_is_what_the_careful_partner_would_do() -> None:
    def watch(match: BombBustersMatch) -> None:
        for seat in match.actors:
            action = Hard(0).choose(Observation(match, seat))
            assert hint(match, seat).actions[:1] == (() if action is None else (match.write(action),))

    for seed in range(1, 6, 2):
        play_game(4, seed, {"mission": "4", "insight": "odds"}, watch)


RED = ("?1 2", "1 ?R1 2", "1 ?1 2 2")
"""The red is at one of two places, and the first player cannot know at which."""


def test_the_three_grades_of_a_cut() -> None:
    """Where to look without what to find there, what weighs, and what to do, in figures."""
    match = small(*RED, blue=2, mission="4", spent=(0, 1, 2), options={"insight": "odds"})
    assert hint(match).thing == "wire:B2"
    assert hint(match).actions == ("point 1.1", "announce 1")
    assert grades(match) == (
        "Look at B2: what can it be?",
        "No cut is certain. The best is right with 50 %, the next best with 50 %.",
        "Point at B2 and say 1: 50 % right, red with 50 %.",
    )
    assert grades(acted(match, "point 2.1"))[1] == "There is only one thing that you can do."
    chosen = small("?1 ?2 ?3 3", "?1 ?R1 ?2 i3", "1 ?1 2 ?2 3", blue=3, mission="4", options={"insight": "odds"})
    assert (hint(acted(chosen, "point 2.1")).thing, grades(chosen)[2]) == ("pad", "Say 1: 43 % right, red with 43 %.")


def test_where_only_what_is_certain_is_told_there_are_no_odds() -> None:
    match = small(*RED, blue=2, mission="4", spent=(0, 1, 2), options={"insight": "certain"})
    assert not any("%" in grade for grade in grades(match))
    certain = small("?1 ?2 ?3 3", "?1 ?R1 ?2 i3", "1 ?1 2 ?2 3", blue=3, mission="4", options={"insight": "certain"})
    assert grades(certain)[1:] == ("3 cuts are certain. Which of them tells the others most?", "Point at C4 and say 2: it is certain.")


OPEN = {"places", "card", "seat", "value", "other", "count", "dial", "left", "times", "likely"}
"""Facts of places, of the own hand, and of what lies open."""


def test_where_only_what_is_certain_is_told_no_figure_of_a_hidden_wire_is_sent() -> None:
    """Not even one that no words speak of: at most that something is certain."""
    met = Counter[str]()
    for sight, _ in decided("hard"):
        assert sight.view.insight == "certain"
        answer = hint_for(sight)
        for said in (answer.look, answer.consider, answer.do):
            odds = {name: figure for name, figure in said.facts.items() if name not in OPEN}
            assert odds in ({}, {"right": 100, "red": 0}), said
        met[answer.consider.key.removeprefix("bomb_busters.hint.consider.")] += 1
    assert {"cut.certain", "cut.unsaid", "tool.unsaid", "radar.unsaid", "scan.unsaid"} <= met.keys()


def test_where_nothing_is_told_there_is_no_hint() -> None:
    match = small(*RED, blue=2, mission="4", options={"insight": "off"})
    assert ADVISOR.answer(Observation(match, 0), Hint()) is None


def test_hints_of_what_can_be_done_alone_and_out_of_turn() -> None:
    assert grades(whole("?1 ?1 ?2", "1 1 ?2"))[2] == "Cut all 1 that are left: you cannot be wrong."
    options = {"equipment": "rewinder,stabilizer,ray,super-detector"}
    match = whole("6 ?1 ?1", "6 ?1 ?2", "?1 ?2", mission="4", options=options, dial=2)
    assert grades(match, 1)[1:] == ("The dial stands at 2.", "Use the Rewinder: the dial goes back to 3, and that can only help.")
    early = whole("8 ?1 ?1", "8 ?1 ?2", "?1 ?2", mission="4", options={"equipment": "general-radar,stabilizer,ray,super-detector"})
    assert (hint(early, 1).thing, hint(early, 1).actions) == ("card:general-radar", ())
    assert grades(early, 1)[2] == "Keep the General Radar for later."
