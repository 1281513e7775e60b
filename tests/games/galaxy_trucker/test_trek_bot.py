"""Bots on a Trek build for titles, keep the title with the best lead, are ready at once, and value a defence."""

from random import Random
from typing import Any

import pytest

from tavolata.bots import bot_for
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.protocols.advisor import Hint, HintMessage
from tavolata.games.galaxy_trucker.actions import GiveTitle, KeepTitle, Ready
from tavolata.games.galaxy_trucker.bot import LEVELS, titles
from tavolata.games.galaxy_trucker.bot.builder import Builder
from tavolata.games.galaxy_trucker.bot.values import ResourceValues
from tavolata.games.galaxy_trucker.content import TITLE_NAMES, TitleName
from tavolata.games.galaxy_trucker.explain.advisor import GalaxyTruckerAdvisor
from tavolata.games.galaxy_trucker.explain.review import review
from tavolata.games.galaxy_trucker.plugin import PLUGIN
from tavolata.games.galaxy_trucker.rules.ship import PLACED
from tests.games.galaxy_trucker.in_flight import BARE, TRUCK, TUG, turn_card
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, new_match, play
from tests.games.galaxy_trucker.trek_positions import NOTHING, on_trek, title_state

every_level = pytest.mark.parametrize("level", LEVELS)


def chosen(match: GalaxyTruckerMatch, level: str, seat: int = 0) -> Any:
    return bot_for("galaxy-trucker", level, 1).choose(Observation(match, seat))


@every_level
def test_gt_k2_the_title_with_the_best_lead_is_kept_and_the_others_go_to_the_weakest(level: str) -> None:
    match = on_trek(TRUCK, TUG, BARE, titles=[title_state("power-trucker"), title_state("master-engineer"), title_state("corridorist")])
    turn_card(match, NOTHING)
    kept = chosen(match, level)
    assert kept == KeepTitle("power-trucker")
    match.play(0, kept)
    assert chosen(match, level) == GiveTitle("master-engineer", 2)


def test_gt_k2_a_hint_says_which_title_to_keep_and_why() -> None:
    match = on_trek(TRUCK, TUG, titles=[title_state("power-trucker"), title_state("master-engineer")])
    turn_card(match, NOTHING)
    hint = GalaxyTruckerAdvisor().answer(Observation(match, 0), Hint())
    assert isinstance(hint, HintMessage)
    assert (hint.thing, hint.actions) == ("title:power-trucker", ("keep-title power-trucker",))
    assert hint.do.facts == {"title": "power-trucker", "count": 3}


@every_level
def test_gt_k1_bots_are_ready_at_once(level: str) -> None:
    match = on_trek(TUG, TUG, flight=1, titles=[title_state("master-engineer", 0), title_state("corridorist", 1)])
    turn_card(match, NOTHING)
    assert chosen(match, level, 1) == Ready()


def builder(level: str, *drawn: TitleName) -> Builder:
    """Return the bot's evaluation of a new match with these titles."""
    match = new_match(2, "trek")
    play(match, *(f"chance draw-title {title}" for title in drawn))
    return Builder(match.view(0), LEVELS[level].habits, Random(0))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_gt_k1_a_shield_is_worth_more_where_it_counts_for_a_title(level: str) -> None:
    shield = PLACED[151][0]
    plain, wanted = builder(level, "master-engineer", "corridorist"), builder(level, "power-trucker", "corridorist")
    more = wanted.places.gain(shield, (8, 7)) - plain.places.gain(shield, (8, 7))
    stakes = {stake.title: stake.point for stake in (*plain.title_values, *wanted.title_values)}
    assert more == pytest.approx(stakes["power-trucker"] - stakes["master-engineer"])
    assert more > 0


def test_gt_k1_easy_does_not_think_of_titles() -> None:
    assert builder("easy", "master-engineer", "corridorist").title_values == ()


def test_gt_k3_nobody_builds_for_a_title_of_another() -> None:
    match = on_trek(TUG, BARE, flight=1, titles=[title_state("master-engineer", 0), title_state("power-trucker", 1)])
    assert [stake.title for stake in titles.title_values(match.view(1))] == ["power-trucker"]


@pytest.mark.parametrize("title", TITLE_NAMES)
def test_gt_k1_each_title_has_tiles_that_are_laid_for_it(title: TitleName) -> None:
    cells = ((4, 7), (6, 7), (7, 6), (7, 8))
    gains = {titles.title_points(TRUCK, title, cell, placed) for cell in cells for turns in PLACED.values() for placed in turns}
    assert max(gains) > 0


def test_gt_k4_arriving_is_worth_what_a_defence_pays() -> None:
    worth = []
    for gold in (False, True):
        match = on_trek(
            TRUCK,
            TUG,
            flight=2,
            titles=[title_state("master-engineer", 0, gold=gold), title_state("corridorist", 1)],
            deck=["I-05", "I-06"],
        )
        turn_card(match, "I-05")
        worth.append(ResourceValues(match.view(0), LEVELS["hard"].attitude).arrival_price())
    assert worth[1] - worth[0] == 12 - 6


def test_gt_k4_a_component_that_counts_for_a_title_is_dearer() -> None:
    prices = []
    names: tuple[TitleName, ...] = ("power-trucker", "freight-hauler")
    for title in names:
        match = on_trek(TRUCK, TUG, flight=2, titles=[title_state(title, 0), title_state("corridorist", 1)], deck=["I-05", "I-06"])
        turn_card(match, "I-05")
        prices.append(ResourceValues(match.view(0), LEVELS["hard"].attitude).tiles_price([(8, 6)]))
    assert prices[0] - prices[1] == pytest.approx(6 * titles.EXPECTED_POINTS["power-trucker"])


def test_gt_k1_after_a_trek_comes_another_one() -> None:
    match = new_match(2, "trek")
    assert PLUGIN.next_options(match.state, {"level": "trek"}) == {"level": "trek", "ship": "", "race": ""}
    assert PLUGIN.next_options(new_match(2, "I").state, {"level": "I"}) == {"level": "I", "ship": "", "race": ""}


def test_gt_k1_a_trek_is_reviewed_flight_by_flight() -> None:
    match: Match[Any, Any, Any] = Match.new("galaxy-trucker", 2, 3, {"level": "trek", "clock": "untimed"})
    bots = [bot_for("galaxy-trucker", level, 0) for level in ("easy", "normal")]
    while match.result is None:
        seat = match.awaited[0]
        match.play(seat, bots[seat].choose(Observation(match, seat)))
    far: list[float] = []
    found = review(match, far.append)
    assert far == sorted(far)
    assert far[-1] == pytest.approx(1)
    assert [course.points[-1].value for course in found.courses] == list(match.result.scores)
    for course in found.courses:
        assert [point.n for point in course.points] == sorted(point.n for point in course.points)
        assert [point.cost for point in course.points] == sorted(point.cost for point in course.points)
    levels = [sentence.facts["level"] for sentence in found.ledger if sentence.key.endswith("ledger.flight")]
    assert levels == ["I", "II", "III"]
