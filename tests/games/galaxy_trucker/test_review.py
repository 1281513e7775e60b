"""The review finds a known blunder, a known stroke of luck and an elimination; costs, luck and curves add up."""

from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import Any

import msgspec
import pytest

from tavolata.bots import bot_for
from tavolata.bots.play import play_game
from tavolata.core.errors import TavolataError
from tavolata.core.game import CHANCE, OptionValue
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import KeyMoment, Review
from tavolata.core.registry import get_plugin
from tavolata.games.galaxy_trucker.actions import Deal, Keep, Place, Return, Take
from tavolata.games.galaxy_trucker.bot.playout import FlightPlayout, hard_action
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, TILES, LevelName, TileFace
from tavolata.games.galaxy_trucker.explain.review import building, flight_values, key_moments, review
from tavolata.games.galaxy_trucker.explain.review.flight_values import FlightValues, Luck, SampledCredits, is_clear
from tavolata.games.galaxy_trucker.explain.review.steps import ReplayedStep, card_steps_of, steps_of
from tavolata.i18n import translate
from tests.games.galaxy_trucker.in_flight import BARE, GUNS, SIDEWAYS, TRUCK, TUG, match_in_flight, turn_card
from tests.games.galaxy_trucker.scripted import fly_scripted, launched_match
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import GAME, checked_match, new_match, play, replace

SMUGGLERS, STARDUST, OPEN_SPACE, METEORS, PLANETS, ZONE, SHIP, STATION = "I-02", "I-04", "I-05", "I-09", "I-13", "I-16", "I-18", "I-19"
CARDS = (METEORS, ZONE, OPEN_SPACE, SHIP, SMUGGLERS, STATION, STARDUST, PLANETS)
"""Only the first two cards have rolls, and the last one pays."""
HIT = {METEORS: ["roll 1 4"]}
"""GT-A5: a big meteor from the front hits a cabin in column 5, which has no cannon."""
BLUNDER = {PLANETS: ["0 pass"]}
NAMES = ("Anna", "Ben", "Cleo", "Dora")
QUIET: dict[str, list[str]] = {}


def reviewed(match: Match[Any, Any, Any]) -> Review:
    progress: list[float] = []
    found = review(match, progress.append)
    assert progress == sorted(progress)
    assert progress[-1] == pytest.approx(1)
    return found


def text_of(says: tuple[LocalizedText, ...]) -> str:
    """Return sentences as text with seat names."""
    return " ".join(translate(sentence.key, {**sentence.facts, "name": NAMES[int(sentence.facts.get("seat", 0))]}) for sentence in says)


def everything_said(found: Review) -> Iterator[LocalizedText]:
    for moment in (*found.moments, *found.decisions):
        yield from moment.says
    for figures in found.figures:
        yield from figures.says
    yield from found.ledger


def line_of(match: Match[Any, Any, Any], text: str, seat: int = 0) -> int:
    """Return the last line with this action of a seat."""
    return max(entry.n for entry in match.log if entry.actor == seat and match.write(entry.action) == text)


def moment_at(found: Review, n: int, seat: int = 0) -> KeyMoment:
    (moment,) = [each for each in found.moments if (each.n, each.seat) == (n, seat)]
    return moment


# A match with a blunder, a stroke of luck and an elimination


@pytest.fixture(scope="module")
def spoilt_match() -> Match[Any, Any, Any]:
    """Return a match in which seat 0 is hit by a meteor and passes the planets, and seat 1 has no engine."""
    return fly_scripted(launched_match(TRUCK, BARE), CARDS, HIT, BLUNDER)


@pytest.fixture(scope="module")
def finished_review(spoilt_match: Match[Any, Any, Any]) -> Review:
    return reviewed(spoilt_match)


def test_the_blunder_is_named_with_what_it_cost(spoilt_match: Match[Any, Any, Any], finished_review: Review) -> None:
    better = fly_scripted(launched_match(TRUCK, BARE), CARDS, HIT, QUIET)
    assert spoilt_match.result
    assert better.result
    scored = spoilt_match.result.scores[0]
    cost = scored - better.result.scores[0]
    moment = moment_at(finished_review, line_of(spoilt_match, "pass"))
    assert cost < -1
    assert (moment.kind, moment.worth, moment.chosen, moment.better) == ("decision", cost, "pass", "land 1")
    assert finished_review.figures[0].worst == moment.n
    assert text_of(moment.says) == (
        f"Anna passed. Better: land on planet 1. Flown to the end with the same cards, that comes to {scored} credits; "
        f"the other way to {better.result.scores[0]}."
    )


def test_the_stroke_of_luck_is_named_at_the_roll_that_did_it(spoilt_match: Match[Any, Any, Any], finished_review: Review) -> None:
    rolled = next(entry.n for entry in spoilt_match.log if spoilt_match.write(entry.action) == "roll 1 4")
    moment = moment_at(finished_review, rolled)
    assert moment.kind == "luck"
    assert moment.worth < -1
    assert text_of(moment.says).startswith("Meteor swarm: the dice cost Anna ")
    assert text_of(moment.says).endswith("Anna lost 2 parts.")


def test_luck_in_all_is_what_came_above_the_play_outs_without_the_own_doing(
    spoilt_match: Match[Any, Any, Any], finished_review: Review
) -> None:
    first, last = finished_review.courses[0].points[0], finished_review.courses[0].points[-1]
    assert spoilt_match.result
    assert last.value == spoilt_match.result.scores[0]
    assert finished_review.figures[0].luck == last.luck == pytest.approx(last.value - first.value + last.cost)
    assert text_of(finished_review.figures[0].says).endswith(f"Luck owed Anna {abs(last.luck):.1f} credits.")


def test_the_fatal_move_of_a_ship_without_engines_is_its_finish(spoilt_match: Match[Any, Any, Any], finished_review: Review) -> None:
    moment = moment_at(finished_review, line_of(spoilt_match, "finish 2", 1), 1)
    assert moment.fatal
    assert text_of(moment.says) == "Ben called the ship finished. From here on Ben had no engine power, and that ended the race."
    assert [each.seat for each in finished_review.moments if each.fatal] == [1]


def test_the_ledger_tells_weak_points_and_where_the_credits_came_from(spoilt_match: Match[Any, Any, Any], finished_review: Review) -> None:
    ledgers = spoilt_match.state.flying.ledgers
    sentences = [text_of((sentence,)) for sentence in finished_review.ledger]
    assert f"Anna: {ledgers[0].total} credits in all." in sentences
    assert f"Anna: {ledgers[0].reward} credits for arriving in place 1." in sentences
    assert "Ben took off with an engine power of 0: too little to keep up." in sentences
    assert "Ben took off with a crew of 2: slavers and abandoned ships ask for more." in sentences


def test_giving_up_without_need_is_fatal_and_costs_what_arriving_brings() -> None:
    given_up = fly_scripted(launched_match(TRUCK, TUG), CARDS, QUIET, {SMUGGLERS: ["0 give-up"]})
    moment = moment_at(reviewed(given_up), line_of(given_up, "give-up"))
    kept_on = fly_scripted(launched_match(TRUCK, TUG), CARDS, QUIET, QUIET)
    assert given_up.result
    assert kept_on.result
    assert moment.fatal
    assert moment.worth == given_up.result.scores[0] - kept_on.result.scores[0] < 0


def test_a_hit_that_takes_the_last_engine_is_fatal() -> None:
    match = fly_scripted(
        launched_match(GUNS, TUG),
        (ZONE, METEORS, OPEN_SPACE, SHIP, SMUGGLERS, STATION, STARDUST, PLANETS),
        {ZONE: ["roll 1 1", "roll 3 4"]},
        QUIET,
    )
    fatal = [moment for moment in reviewed(match).moments if moment.fatal]
    (hit,) = [moment for moment in fatal if match.write(match.log[moment.n].action) == "roll 3 4"]
    assert hit.kind == "luck"
    assert text_of(hit.says).endswith("From here on Ben had no engine power, and that ended the race.")


def test_moves_that_were_taken_back_are_left_out() -> None:
    match = launched_match(TRUCK, TUG)
    play(match, f"chance deal {STATION}")
    before = len(match.log)
    play(match, "0 pass")
    match.undo(before)
    plain = fly_scripted(launched_match(TRUCK, TUG), (STATION, *(card for card in CARDS if card != STATION)), QUIET, QUIET)
    again = fly_scripted(match, [card for card in CARDS if card != STATION], QUIET, QUIET)
    assert [each.worth for each in reviewed(again).decisions] == [each.worth for each in reviewed(plain).decisions]
    assert [course.points[-1].value for course in reviewed(again).courses] == [
        course.points[-1].value for course in reviewed(plain).courses
    ]


def test_a_match_in_progress_cannot_be_reviewed() -> None:
    with pytest.raises(TavolataError, match="not over"):
        review(launched_match(TRUCK, TUG), lambda _: None)


# Matches of bots


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_review_adds_up_and_can_be_said(seats: int, level: LevelName) -> None:
    levels = ["normal", "random", "easy", "hard"][:seats]
    options: dict[str, OptionValue] = {
        "level": level,
        "placing": "joined" if seats == 3 else "adjacent",
        "clock": "untimed" if seats == 2 else "own-clock",
    }
    match = play_game("galaxy-trucker", seats, levels, seats + len(level), options)
    found = reviewed(match)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
    assert all(text_of((sentence,)) for sentence in everything_said(found))
    check_decisions(match, found)
    check_courses(match, found)
    check_moments(match, found)


def check_decisions(match: Match[Any, Any, Any], found: Review) -> None:
    """Check that decisions are in the log, better actions were legal, and no decision exceeds the best."""
    assert [each.n for each in found.decisions] == sorted({each.n for each in found.decisions})
    for each in found.decisions:
        assert each.worth <= 0 <= each.edge
        assert (each.better is not None) == (each.worth < 0)
        assert match.log[each.n].actor == each.seat
        assert match.write(match.log[each.n].action) == each.chosen
        if each.better and not isinstance(match.log[each.n].action, Place):
            assert match.read(each.better) in match.at(each.n).legal(each.seat)


def check_courses(match: Match[Any, Any, Any], found: Review) -> None:
    """Check that luck and decisions explain every change of value, up to the final score."""
    assert match.result
    assert [course.seat for course in found.courses] == list(range(match.seats))
    for course, score in zip(found.courses, match.result.scores, strict=True):
        first, costs = course.points[0], [point.cost for point in course.points]
        assert costs == sorted(costs)
        assert course.points[-1].value == score
        for point in course.points:
            better = sum(each.edge for each in found.decisions if each.n < point.n and says_instead(each, course.seat))
            assert point.value - first.value == pytest.approx(point.luck - point.cost + better)
            assert point.ruin is None, "it would be what was staked on the line before"


def says_instead(each: KeyMoment, seat: int | None) -> bool:
    """Return whether a decision was better than that of the hard bot."""
    return each.seat == seat and any(".instead." in sentence.key for sentence in each.says)


def check_moments(match: Match[Any, Any, Any], found: Review) -> None:
    """Check that the key moments contain best and worst decisions and eliminations."""
    lines = {(each.n, each.seat) for each in found.moments}
    for figures in found.figures:
        named = [(n, figures.seat) for n in (figures.best, figures.worst) if n is not None]
        assert lines.issuperset(named)
        assert len(figures.says) == len(named) + 1
    assert {each.seat for each in found.moments if each.fatal} == set(match.state.flying.out)
    assert len(found.moments) <= 4 + 3 * match.seats
    assert all(1 <= len(each.says) <= 3 for each in found.moments)


def test_the_same_review_each_time() -> None:
    match = play_game("galaxy-trucker", 2, ["easy", "normal"], 8)
    assert reviewed(match) == reviewed(match)


@pytest.mark.parametrize("seed", range(3))
def test_a_hard_bot_decides_nothing_wrong(seed: int) -> None:
    found = reviewed(play_game("galaxy-trucker", 2, ["hard"], seed, {"level": "I"}))
    assert {each.worth for each in found.decisions} == {0.0}
    assert all(point.cost == 0 for course in found.courses for point in course.points)


def test_a_tile_laid_wrongly_costs_by_the_builders_prices() -> None:
    match = play_game("galaxy-trucker", 2, ["easy"], 3)
    laid = [each for each in reviewed(match).decisions if isinstance(match.log[each.n].action, Place | Return | Take) and each.worth < 0]
    assert all("credits to the ship" in text_of(each.says) or "did not fit" in text_of(each.says) for each in laid)
    assert any("did not fit" in text_of(each.says) for each in laid)


def test_the_kit_brings_it() -> None:
    plugin = get_plugin("galaxy-trucker")
    assert plugin.review
    assert plugin.review() is review


# Contents of the review


@pytest.mark.parametrize("seed", range(4))
def test_the_luck_of_all_cards_is_the_luck_of_the_course(seed: int) -> None:
    match = play_game("galaxy-trucker", 3, ["easy", "random", "normal"], seed)
    flight = FlightValues(card_steps_of(steps_of(match)), 3, lambda _: None)
    for seat in range(3):
        luck = sum(fortune.credits for fortune in flight.luck_of_cards() if fortune.seat == seat)
        assert flight.curve_points(seat)[-1].luck == pytest.approx(luck, abs=0.1)


def test_what_was_not_played_out_is_not_told(spoilt_match: Match[Any, Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flight_values, "COMPARISON_BUDGET", 0)
    found = reviewed(spoilt_match)
    passed = line_of(spoilt_match, "pass")
    assert not [each for each in found.decisions if each.n == passed]
    planets = next(entry.n for entry in reversed(spoilt_match.log) if spoilt_match.write(entry.action) == f"deal {PLANETS}")
    assert not [each for each in found.moments if each.kind == "luck" and each.seat == 0 and each.n >= planets]


def test_giving_up_is_played_out_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flight_values, "COMPARISON_BUDGET", 1)
    match = fly_scripted(launched_match(TRUCK, TUG), CARDS, QUIET, {STATION: ["0 pass"], SMUGGLERS: ["0 give-up"]})
    assert moment_at(reviewed(match), line_of(match, "give-up")).worth < 0


@pytest.mark.parametrize(
    ("source", "words_said"),
    [
        ("dice", "the dice cost Anna 3"),
        ("both", "the dice and what the others did cost Anna 3"),
        ("others", "what the others did cost Anna 3"),
    ],
)
def test_luck_is_told_by_where_it_came_from(spoilt_match: Match[Any, Any, Any], source: flight_values.Source, words_said: str) -> None:
    chapter = card_steps_of(steps_of(spoilt_match))[-1]
    assert words_said in text_of(key_moments.luck_moment(Luck(chapter, 0, -3.0, source, True)).says)


def test_where_luck_came_from() -> None:
    match = fly_scripted(launched_match(TRUCK, TUG), (STATION, *(card for card in CARDS if card != STATION)), HIT, {STATION: ["0 pass"]})
    fortunes = list(FlightValues(card_steps_of(steps_of(match)), 2, lambda _: None).luck_of_cards())
    sources = {(fortune.card_steps.card, fortune.seat): fortune.source for fortune in fortunes}
    assert sources[STATION, 1] == "others"
    assert sources[METEORS, 0] == "dice"
    assert not any(fortune.is_clear for fortune in fortunes if (fortune.card_steps.card, fortune.seat) == (STATION, 0)), (
        "it was the own doing"
    )


def test_two_strokes_of_luck_are_told_each_way(spoilt_match: Match[Any, Any, Any]) -> None:
    chapter = card_steps_of(steps_of(spoilt_match))[-1]
    fortunes = [Luck(chapter, 0, luck, "dice", True) for luck in (5.0, 4.0, 3.0, -5.0, -4.0, -3.0)]
    assert [each.worth for each in key_moments.luck_moments(fortunes)] == [5.0, 4.0, -5.0, -4.0]


def test_gt_a6_the_strongest_enemy_is_one_of_this_flight(finished_review: Review) -> None:
    assert "Ben took off with a firepower of 0; the strongest enemy of this flight had 4." in [
        text_of((each,)) for each in finished_review.ledger
    ]


def test_gt_b1_from_an_empty_heap_nothing_is_advised() -> None:
    match = new_match(level="test")
    dead_end = next(tile for tile, face in TILES.faces.items() if face == TileFace("double-cannon", (0, 3, 0, 0), 0))
    lying = replace(match.state, heap=(), face_up=(dead_end,))
    assert not list(building.decisions([ReplayedStep(0, 0, Take("table", dead_end), lying, lying, ())], 1)), (
        "there was nothing else to take"
    )


def test_gt_c3_keeping_the_piece_with_the_crew_is_no_feat_and_losing_it_costs_no_more_than_the_ship() -> None:
    match = checked_match(
        ship("""
       7   8   9
       3   -   -
 7    3C3 |h3 3r3
       3   -   -
    """)
    )
    kept, lost = (ReplayedStep(0, 0, Keep(piece), match.state, match.state, ()) for piece in (1, 2))
    (right,), (wrong,) = building.decisions([kept], 1), building.decisions([lost], 1)
    assert (right.worth, right.edge) == (0, 0)
    assert -10 < wrong.worth < 0
    assert wrong.better == "keep 1"
    assert text_of(wrong.says).endswith("The next best piece is worth 0.")


# Play-outs


def test_play_outs_are_flown_as_hard_bots_fly() -> None:
    match = play_game("galaxy-trucker", 3, ["normal"], 4)
    deals = [entry.n for entry in match.log if isinstance(entry.action, Deal) and match.at(entry.n).state.flying]
    for n in range(deals[0], len(match.log)):
        now = match.at(n)
        if now.actors[0] != CHANCE:
            (seat,) = now.actors
            assert hard_action(now.state, seat) == bot_for("galaxy-trucker", "hard", 1).choose(Observation(now, seat))


def test_the_dice_of_samples_fall_as_dice_do() -> None:
    """The mean over the samples equals the exact mean over all rolls, so the expected luck is zero."""
    match = match_in_flight(TRUCK, SIDEWAYS, days=(20, 17), deck=["I-16"])
    turn_card(match, "I-16")
    while match.actors[0] != CHANCE:
        match.play(match.actors[0], hard_action(match.state, match.actors[0]))
    exact = [float(sum(chance * score for chance, score in _weighted(match, seat))) for seat in range(2)]
    flight = FlightPlayout(match.state, ["I-16"])
    for seat in range(2):
        earned = [flight.end_state(sample).players[seat].credits for sample in range(600)]
        assert abs(mean(earned) - exact[seat]) <= 3 * stdev(earned) / sqrt(len(earned))


def _weighted(match: Match[Any, Any, Any], seat: int) -> Iterator[tuple[Any, int]]:
    """Yield the probability and the credits of every final state, over all rolls."""
    while match.result is None and match.actors[0] != CHANCE:
        match.play(match.actors[0], hard_action(match.state, match.actors[0]))
    if match.result:
        yield 1, match.result.scores[seat]
        return
    for roll, chance in match.game.odds(match.state):
        after = match.copy()
        after.play(CHANCE, roll)
        yield from ((chance * likely, score) for likely, score in _weighted(after, seat))


def test_what_is_within_noise_is_not_clear() -> None:
    assert is_clear(SampledCredits((5.0, 6.0, 7.0, 8.0)), SampledCredits((3.0, 4.0, 5.0, 6.0)))
    assert not is_clear(SampledCredits((5.0, 1.0, 9.0, 3.0)), SampledCredits((4.0, 4.0, 4.0, 4.0)))
    assert is_clear(SampledCredits((5.0, 5.0)), SampledCredits((4.0,)))
