"""A match: chance and the clock as actors, the log, copies, taking back, and seeded randomness."""

import hashlib
from fractions import Fraction

import pytest

import tavolata
from tavolata.core.chance import DrawWithoutReplacement, Odds, Randomness
from tavolata.core.errors import BadCall, BadNotation, IllegalAction
from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.match import Match
from tavolata.core.testing import conformance
from tests.core.toy_game import Grab, Grabbed, RaceView, Reveal

pytestmark = pytest.mark.usefixtures("race")


def test_chance_is_sampled_with_a_seed_and_played_by_the_caller_without() -> None:
    assert Match.new("race", 2, seed=1).actors == [CLOCK, 0, 1]
    match = Match.new("race", 2, seed=None)
    assert match.actors == [CHANCE]
    assert match.legal(CHANCE) == [Reveal(1), Reveal(2), Reveal(3)]
    match.play(CHANCE, "reveal 3")
    assert match.play(1, "grab") == [Grabbed(1, 3)]


def test_simultaneous_actions_apply_one_after_another() -> None:
    match = Match.new("race", 2, seed=None)
    match.play(CHANCE, Reveal(2))
    match.play(1, Grab())
    with pytest.raises(IllegalAction) as late:
        match.play(0, Grab())
    assert late.value.rule == "RA-1"
    assert match.view(None) == RaceView(0, (0, 2))
    assert match.view(None, plain=True) == {"game": "race", "tile": 0, "points": [0, 2]}


def test_the_clock_is_an_actor() -> None:
    match = Match.new("race", 2, seed=3)
    match.play(CLOCK, "ring", time=60_000)
    assert match.log[-1].actor == CLOCK
    assert match.log[-1].time == 60_000
    assert match.result is not None
    assert (match.result.reason, match.actors) == ("time", [])


def test_a_seed_gives_the_same_match_and_another_seed_another() -> None:
    games = {seed: [entry.action for entry in tavolata.Match.new("lucky-loop", seats=2, seed=seed).log] for seed in (1, 2)}
    assert games[1] == [entry.action for entry in tavolata.Match.new("lucky-loop", seats=2, seed=1).log]
    assert games[1] != games[2]


def test_a_random_seed_is_generated_by_default() -> None:
    first, second = (Match.new("race", 2) for _ in range(2))
    assert first.randomness is not None
    assert second.randomness is not None
    assert first.randomness.secret != second.randomness.secret


def test_player_seeds_change_the_randomness_and_not_the_commitment() -> None:
    alone, mixed = Randomness("secret"), Randomness("secret", ["anna", "ben"])
    assert alone.commitment == mixed.commitment == hashlib.sha256(b"secret").hexdigest()
    assert alone.number(0) != mixed.number(0)
    assert Randomness("secret", ["a,b"]).number(0) != Randomness("secret", ["a", "b"]).number(0)


def test_a_copy_is_independent() -> None:
    match = Match.new("race", 2, seed=5)
    twin = match.copy()
    twin.play(0, "grab")
    assert len(match.log) == 1
    match.play(1, "grab")
    assert match.log != twin.log


def test_a_match_can_be_read_at_any_line_and_undone_to_it() -> None:
    match = Match.new("race", 2, seed=5)
    first = match.state
    match.play(0, "grab")
    assert match.at(1).state == first
    later = match.state
    match.undo(1)
    assert match.state == first
    match.play(0, "grab")
    assert match.state == later, "the same chance follows the same lines"
    with pytest.raises(BadCall):
        match.at(99)


def test_invalid_notation_changes_nothing() -> None:
    match = Match.new("race", 2, seed=5)
    before = match.state
    with pytest.raises(BadNotation):
        match.play(0, "juggle")
    assert match.state is before


def test_odds_are_exact_fractions_and_picked_in_proportion() -> None:
    odds = Odds([Reveal(1), Reveal(2), Reveal(3)], [1, 2, 1])
    assert list(odds) == [(Reveal(1), Fraction(1, 4)), (Reveal(2), Fraction(1, 2)), (Reveal(3), Fraction(1, 4))]
    assert odds[1] == (Reveal(2), Fraction(1, 2))
    assert odds[1:] == list(odds)[1:]
    assert [odds.pick(number, 2) for number in range(4)] == [Reveal(1), Reveal(2), Reveal(2), Reveal(3)]


def test_the_toy_game_conforms() -> None:
    for seed in range(30):
        match = conformance.play_random_game("race", 2, seed, {"long": True}, watch=conformance.check_position)
        conformance.check_game(match)
    conformance.check_seeded_twins("race", 2, 4)
    conformance.check_odds(Match.new("race", 2, seed=None))


def test_continue_copy_shares_the_history_and_leaves_the_original_unchanged() -> None:
    before = Match.new("lucky-loop", 2, 3)
    saved, after = before.save(), before.continue_copy()
    (seat,) = before.actors
    after.play(seat, after.legal(seat)[0])
    assert before.save() == saved
    assert list(after.log)[: len(before.log)] == list(before.log)
    other = before.copy()
    other.play(seat, other.legal(seat)[-1])
    before.play(seat, before.legal(seat)[-1])
    assert before == other
    assert list(after.log) != list(before.log)


def test_a_draw_without_replacement_equals_weighted_odds() -> None:
    """One is told what is drawn without counting; the odds are the same."""
    reveals = {value: Reveal(value) for value in range(1, 4)}
    bag, counted = DrawWithoutReplacement((1, 1, 2, 3, 3, 3), reveals), Odds([*reveals.values()], [2, 1, 3])
    assert [bag.pick(number, 6) for number in range(64)] == [counted.pick(number, 6) for number in range(64)]
    assert list(bag) == list(counted)
    assert (len(bag), bag[2], bag[:2], bag.is_even) == (3, counted[2], counted[:2], False)


def test_odds_without_weights_are_uniform() -> None:
    reveals = [Reveal(value) for value in range(1, 6)]
    even, weighed = Odds(reveals), Odds(reveals, [1] * 5)
    assert [even.pick(number, 6) for number in range(64)] == [weighed.pick(number, 6) for number in range(64)]
    assert (list(even), even[3], even.is_even) == (list(weighed), weighed[3], True)
