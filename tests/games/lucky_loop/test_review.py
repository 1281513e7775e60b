"""Tests of the review: its values are the solver's, luck and decisions add up, and key moments are found."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tavolata.bots.play import play_game
from tavolata.core.errors import TavolataError
from tavolata.core.game import CHANCE
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import KeyMoment, Review
from tavolata.core.testing.conformance import play_random_game
from tavolata.games.lucky_loop.actions import Fly, Highlight, Raise, Roll, Throw
from tavolata.games.lucky_loop.bot.choice_values import choice_values, rank_choices
from tavolata.games.lucky_loop.bot.win_probability import win_probabilities, win_probability_after
from tavolata.games.lucky_loop.bot.win_probability_duel import duel_win_probability, race_position
from tavolata.games.lucky_loop.explain.review.decisions_and_throws import (
    FlightExpectation,
    ReviewedDecision,
    ReviewedThrow,
    TurnBoundary,
    decisions_and_throws,
    dice_outcome,
)
from tavolata.games.lucky_loop.explain.review.reviewer import review
from tavolata.games.lucky_loop.plugin import PLUGIN
from tavolata.games.lucky_loop.solver.determinization import resample
from tavolata.games.lucky_loop.solver.position import position_of
from tavolata.games.lucky_loop.solver.utility import FREE_SUCCESS, RECORDED, ExpectedValue, reach_utility, track_utility
from tavolata.i18n import translate
from tests.games.lucky_loop.brute_force import brute_force_values
from tests.games.lucky_loop.table import ALL_FOUR, LuckyLoopMatch, in_flight, in_free_flight, play, player, table
from tests.games.lucky_loop.test_bot import ITALIAN, OWN_CARDS
from tests.games.lucky_loop.test_fuzz import choose


def silent(_done: float) -> None:
    """Progress callback that ignores the progress."""


def reviewed(match: LuckyLoopMatch) -> Review:
    return review(match, silent)


def said(sentences: tuple[LocalizedText, ...]) -> str:
    return " ".join(translate(sentence.key, {**sentence.facts, "name": "Ada"}) for sentence in sentences)


def sentences(found: Review) -> Iterator[tuple[LocalizedText, ...]]:
    yield from (moment.says for moment in (*found.moments, *found.decisions))
    yield from (figures.says for figures in found.figures)
    yield found.ledger


def check(match: LuckyLoopMatch) -> Review:
    """Return the review of a match, and assert what holds for every review."""
    found = reviewed(match)
    assert match.result is not None
    assert all(moment.worth < 0 if moment.better else moment.worth == 0 for moment in found.decisions)
    assert [course.points[-1].value for course in found.courses] == pytest.approx(
        [(seat in match.result.winners) / len(match.result.winners) for seat in range(match.seats)]
    )
    check_figures(found)
    check_fatal(found, set(range(match.seats)).difference(match.result.winners))
    assert all(said(each) for each in sentences(found))
    assert all(len(moment.says) <= 3 for moment in found.moments)
    return found


def check_figures(found: Review) -> None:
    """Assert that a seat's statistics are those of its decisions and of its curve."""
    decisions = {moment.n: moment for moment in found.decisions}
    for figures, course in zip(found.figures, found.courses, strict=True):
        own = [moment for moment in found.decisions if moment.seat == figures.seat]
        assert course.points[-1].luck == pytest.approx(figures.luck)
        assert course.points[-1].cost == pytest.approx(-sum(moment.worth for moment in own))
        assert len(figures.says) == 1 + (figures.best is not None) + (figures.worst is not None)
        if figures.worst is not None:
            assert decisions[figures.worst].worth == min(moment.worth for moment in own)
        if figures.best is not None:
            assert decisions[figures.best].edge == max(moment.edge for moment in own)
            assert decisions[figures.best].worth == 0


def check_fatal(found: Review, losers: set[int]) -> None:
    """Assert that each loser has one fatal moment among the key moments."""
    assert sorted(moment.seat for moment in found.moments if moment.fatal) == sorted(losers)
    assert {moment.n for moment in found.decisions if moment.fatal} <= {moment.n for moment in found.moments}


@pytest.mark.parametrize("seats", range(2, 7))
def test_matches_of_bots_are_reviewed_at_every_table(seats: int) -> None:
    options: dict[str, Any] = {**ITALIAN, "cards": OWN_CARDS} if seats % 2 else {}
    found = check(play_game("lucky-loop", seats, ["normal"], seats, options))
    assert (found.unit, found.value) == ("points", "chance")


def test_a_match_by_lot_is_reviewed() -> None:
    check(play_random_game("lucky-loop", 2, 33, dict(ITALIAN), choose=choose))


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(TavolataError, match="not over"):
        reviewed(Match.new("lucky-loop", 2, seed=1))


def test_it_is_the_same_each_time_and_tells_how_far_it_is() -> None:
    match, done = finale(), list[float]()
    assert review(match, done.append) == reviewed(match)
    assert done == sorted(done)
    assert done[-1] == 1


def test_the_kit_brings_it() -> None:
    assert PLUGIN.review is not None
    assert PLUGIN.review() is review


def flights(match: LuckyLoopMatch) -> Iterator[tuple[float, list[ReviewedDecision | ReviewedThrow], int]]:
    """Yield each flight of a match: its expectation when declared, its reviewed items, and its points."""
    promised, air, declared = 0.0, list[ReviewedDecision | ReviewedThrow](), None
    for told in decisions_and_throws(match, silent):
        if isinstance(told, TurnBoundary):
            if declared is not None:
                yield promised, air, told.view.players[declared.view.turn].points - declared.view.players[declared.view.turn].points
            promised, air, declared = 0.0, [], None
        elif isinstance(told, ReviewedThrow) or told.view.flight is not None:
            air.append(told)
        elif isinstance(told.chosen.action, Fly | Raise | Highlight) and told.chosen.value:
            promised, declared = told.chosen.value.points, told


@pytest.mark.parametrize("seed", range(2))
def test_the_points_of_a_flight_are_its_expectation_plus_luck_and_decisions(seed: int) -> None:
    found = list(flights(play_game("lucky-loop", 2, ["easy"], seed)))
    assert found
    for promised, air, brought in found:
        assert promised + sum(told.value for told in air) == pytest.approx(brought)


def throws(match: LuckyLoopMatch) -> list[tuple[float, ReviewedThrow]]:
    """Return each reviewed outcome of a throw with its probability."""
    return [
        (float(chance), dice_outcome(match, after(match, throw), throw.dice, FlightExpectation(ExpectedValue(0.0, 0.0), 0.0)))
        for throw, chance in match.game.odds(match.state)
        if isinstance(throw, Throw)
    ]


def after(match: LuckyLoopMatch, throw: Throw) -> LuckyLoopMatch:
    then = match.copy()
    then.play(CHANCE, throw)
    return then


POSITIONS = {
    "first throw": (in_flight(), ("roll",)),
    "with tokens": (in_flight(tokens=2), ("seventh", "roll")),
    "again": (in_flight(tokens=1), ("roll", "throw 1 1 2", "reroll 1 1")),
    "last card": (in_flight(), ("roll", "throw 4 4 6", "make R4 with 4", "roll", "throw 1 6 6", "make B12 with 6 6", "roll")),
    "free": (in_free_flight("R8 B8 G9", "R8"), ("roll",)),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_luck_is_nothing_on_the_average(name: str) -> None:
    match, lines = POSITIONS[name]
    match = match.copy()
    play(match, *lines[:-1])
    promised = {match.write(choice.action): choice.points for choice in choice_values(Observation(match, match.actors[0]))}
    play(match, lines[-1])
    assert sum(chance * told.after.expected.points for chance, told in throws(match)) == pytest.approx(promised[lines[-1]])


RIVAL = player("R3 R4 B5 B6 G4 Y4", results={"red-rooster": 14, "rubber-duck": 12, "diving-dove": 13}, points=52)
LUCKY, BLUNDER = 8, 13
"""The lines of the finale: rare dice, and three dice on a card that one die makes."""


def finale() -> LuckyLoopMatch:
    """Return a match in which seat 0 succeeds by luck; seat 1 could win the last turn, and wastes dice."""
    match = table(player("", results=ALL_FOUR, points=46, free=("R8", "B8", "G9")), RIVAL, phase="highlight")
    play(match, "highlight R8", "roll", "throw 2 6 6", "make R8* with 2 6", "roll", "throw 4 6 6", "make G9 with 4 6", "roll", "throw 2 6")
    play(match, "make B8 with 2 6", "fly mighty-eagle B6 G4 Y4", "roll", "throw 1 4 4", "make G4 with 1 4 4")
    play(match, "roll", "throw 1 2 3", "make Y4 with 1 3", "roll", "throw 3")
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def flawless() -> LuckyLoopMatch:
    """Return a match in which seat 1 is far behind before the last turn, and plays perfectly with the best luck."""
    rival = player("R3 R4 B5 B6 G4 Y4", results={"red-rooster": 8, "rubber-duck": 8, "diving-dove": 8}, points=24)
    match = table(player("", results=ALL_FOUR, points=46, free=("R8", "B8", "G9")), rival, phase="highlight")
    play(match, "highlight R8", "roll", "throw 2 6 6", "make R8* with 2 6", "roll", "throw 4 6 6", "make G9 with 4 6", "roll", "throw 2 6")
    play(match, "make B8 with 2 6")
    while match.actors:
        if match.actors != [CHANCE]:
            match.play(1, rank_choices(choice_values(Observation(match, 1)))[0].action)
        else:
            luckiest = max(throws(match), key=lambda each: each[1].value, default=None)
            match.play(CHANCE, Throw(luckiest[1].dice) if luckiest else match.legal(CHANCE)[0])
    return match


def moments_of(found: Review) -> dict[int, KeyMoment]:
    return {moment.n: moment for moment in found.moments}


def test_a_known_stroke_of_luck_is_named() -> None:
    match = finale()
    lucky = moments_of(check(match))[LUCKY]
    before = brute_force_values(position_of(match.at(LUCKY - 1).view(0)), (track_utility(match.at(LUCKY - 1).view(0), None), FREE_SUCCESS))
    landed = match.at(LUCKY + 2).state.players[0].points - 46
    assert (lucky.seat, lucky.kind, lucky.fatal) == (0, "luck", False)
    assert lucky.worth == pytest.approx(landed - float(before[Roll()][0]))
    assert lucky.worth == max(moment.worth for moment in check(match).moments)
    assert "Threw 2 6" in said(lucky.says)


def test_a_known_blunder_is_named_with_its_cost_and_is_the_fatal_move() -> None:
    match = finale()
    found = check(match)
    blunder = moments_of(found)[BLUNDER]
    view = match.at(BLUNDER).view(1)
    choices = {
        match.write(action): float(points)
        for action, (points, _) in brute_force_values(position_of(view), (RECORDED, reach_utility(8))).items()
    }
    assert (blunder.seat, blunder.kind, blunder.fatal) == (1, "decision", True)
    assert (blunder.chosen, blunder.better) == ("make G4 with 1 4 4", max(choices, key=choices.__getitem__))
    assert blunder.worth == pytest.approx(choices["make G4 with 1 4 4"] - max(choices.values()))
    assert found.figures[1].worst == BLUNDER
    assert "Better: make green 4 exactly with 4" in said(blunder.says)
    assert "the victory slipped away" in said(blunder.says)


def test_a_loser_without_any_loss_of_points_has_a_fatal_move() -> None:
    found = check(flawless())
    (fatal,) = (moment for moment in found.moments if moment.fatal)
    assert fatal.seat == 1
    assert all(moment.worth >= 0 for moment in found.moments if moment.seat == 1)


@pytest.mark.parametrize("seed", range(16, 24))
def test_every_loser_has_a_fatal_move(seed: int) -> None:
    match = play_game("lucky-loop", 2, ["normal"], seed)
    check_fatal(reviewed(match), {0, 1}.difference(match.result.winners if match.result else ()))


def test_the_curves_have_win_probabilities_and_risks() -> None:
    match = finale()
    found = check(match)
    lucky = {point.n: point for point in found.courses[0].points}[LUCKY + 1]
    last = found.courses[1].points[-1]
    assert lucky.failure == pytest.approx(1 - 15 / 36), "two dice reach 8 with 15 of 36 throws"
    assert lucky.ruin is None
    assert (found.courses[0].points[-1].value, last.value) == (1, 0)


def test_moves_that_were_taken_back_are_left_out() -> None:
    match = finale()
    again = match.copy()
    again.undo(BLUNDER)
    for entry in match.log[BLUNDER:]:
        again.play(entry.actor, entry.action)
    assert len(again.log) > len(match.log)
    assert [moment.worth for moment in reviewed(again).decisions] == [moment.worth for moment in reviewed(match).decisions]


def test_what_others_hold_changes_no_decision() -> None:
    """A decision is valued by what its seat saw at that time."""
    match = in_flight()
    before = [choice.total for choice in choice_values(Observation(match, 0))]
    swapped = Match.from_state(match.game, resample(match.state, 0, Random(1)), match.seats, match.options)
    assert swapped.state != match.state
    assert [choice.total for choice in choice_values(Observation(swapped, 0))] == before


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_chances_of_all_add_up(seats: int) -> None:
    match = play_game("lucky-loop", seats, ["easy"], seats)
    turns = [match.at(n) for n in range(len(match.log) + 1)]
    chances = [win_probabilities(turn.view(None)) for turn in turns if turn.state.phase in ("turn", "over")]
    assert len(chances) > seats
    assert [sum(each) for each in chances] == pytest.approx([1] * len(chances))
    assert min(map(min, chances)) >= 0


def test_of_two_the_chances_are_those_of_the_hard_bot() -> None:
    match = play_game("lucky-loop", 2, ["easy"], 1)
    for entry in match.log:
        view = match.at(entry.n).view(None)
        if entry.actor != CHANCE:
            assert win_probability_after(view, race_position(view)) == pytest.approx(duel_win_probability(view, race_position(view)))
