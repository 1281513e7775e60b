"""Tests of tournaments: the same deals on every seating, continued after a stop, with teams in cooperative games."""

from pathlib import Path

import pytest

import tavolata
from tavolata.bots.play import derived_seed, play_game
from tavolata.tournaments.results import ArenaConfig, BadResults, GameOutcome
from tavolata.tournaments.standings import compute_standings, interval, rate_bots
from tavolata.tournaments.svg import render_svg
from tavolata.tournaments.tournament import Schedule, arena, seatings
from tests.bots.external_bots import Anything, Pilot

TERMS = ArenaConfig("lucky-loop", 1, ("a", "b", "c"), 2, {}, 0)


def test_two_bots_change_places_and_move_on() -> None:
    assert seatings(0, 1, 2) == [(0, 1), (1, 0)]
    assert sorted(seatings(0, 1, 3)) == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]
    assert seatings(0, 1, 4) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert seatings(2, 2, 3) == [(2, 2, 2)]


def test_every_deal_is_played_by_all_pairs_on_all_seatings_and_a_longer_plan_begins_as_a_shorter_one() -> None:
    plan = Schedule(TERMS, cooperative=False)
    assert plan.round_seatings == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert [plan.total_games(games) for games in (1, 2, 3, 4)] == [6, 6, 12, 12]
    assert [plan.game_at(place) for place in (0, 5, 6)] == [(0, (0, 1)), (0, (2, 1)), (1, (0, 1))]
    assert Schedule(TERMS, cooperative=True).round_seatings[:4] == [(0, 0), (0, 1), (1, 0), (0, 2)]


def test_the_standings_of_rivals_have_win_rates_of_pairs() -> None:
    found = arena("lucky-loop", [Pilot, "random"], 4, seed=2)
    assert found == tavolata.arena("lucky-loop", bots=["tests.bots.external_bots:Pilot", "random"], games=4, seed=2, jobs=2)
    rows = [["tests.bots.external_bots:Pilot", "random"], ["random", "tests.bots.external_bots:Pilot"]]
    results = [(bots.index("random"), play_game("lucky-loop", 2, bots, derived_seed(2, deal)).result) for deal in range(2) for bots in rows]
    assert found.matrix[1][0] == sum(seat in result.winners for seat, result in results if result) / 4
    margins = [result.scores[1 - seat] - result.scores[seat] for seat, result in results if result]
    assert found.meetings[0].mean_margin == sum(margins) / 4
    assert (found.meetings[0].games, found.meetings[0].deals) == (4, 2)


def test_where_all_win_together_the_team_counts() -> None:
    found = arena("bomb-busters", ["random", "easy"], 4, options={"mission": "1"})
    assert [(meeting.bots, meeting.games) for meeting in found.meetings] == [
        (("random", "random"), 2),
        (("random", "easy"), 4),
        (("easy", "easy"), 2),
    ]
    assert found.matrix[0][1] == found.matrix[1][0]
    assert found.ratings == []
    teams = [play_game("bomb-busters", 2, ["easy"], derived_seed(0, deal), {"mission": "1"}).result for deal in range(2)]
    assert found.matrix[1][1] == sum(bool(result.winners) for result in teams if result) / 2


def test_stored_games_are_not_played_again_and_a_truncated_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    whole = arena("lucky-loop", [Anything, "random"], 4, file=tmp_path / "whole.jsonl")
    arena("lucky-loop", [Anything, "random"], 2, file=file)
    file.write_bytes(file.read_bytes()[:-5])
    assert arena("lucky-loop", [Anything, "random"], 4, file=file) == whole
    assert file.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    monkeypatch.setattr("tavolata.tournaments.tournament.play_game", None)
    assert arena("lucky-loop", [Anything, "random"], 4, file=file) == whole


def test_games_of_another_plan_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arena("lucky-loop", [Anything, "random"], 2, file=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[2])
    with pytest.raises(BadResults, match=r"Line 2 of .* is no result of this arena"):
        arena("lucky-loop", [Anything, "random"], 2, file=file)


def game(deal: int, seating: tuple[int, int], *winners: int) -> GameOutcome:
    return GameOutcome(deal, seating, (1, 0), winners, "over")


def test_a_bot_that_always_wins_is_rated_above_and_more_games_make_surer() -> None:
    few, many = (
        rate_bots(("a", "b"), [game(deal, (seat, 1 - seat), seat) for deal in range(deals) for seat in (0, 1)]) for deals in (5, 50)
    )
    assert [rated.bot for rated in few] == [rated.bot for rated in many] == ["a", "b"]
    assert few[0].rating > few[1].rating
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_equals_are_rated_as_equals() -> None:
    found = rate_bots(("a", "b"), [game(deal, (0, 1), deal % 2) for deal in range(100)])
    assert abs(found[0].rating - found[1].rating) < found[0].high - found[0].low


def test_games_that_are_won_together_count_as_one() -> None:
    together, apart = [1.0, 0.0] * 50, [0.5] * 100
    assert interval(together, 200) == pytest.approx(interval(together, 100), abs=0.002)
    assert interval(apart, 200)[0] > interval(together, 200)[0]
    assert interval([1.0] * 4, 8)[0] < 0.6


def test_a_plot_names_every_bot_and_escapes_markup() -> None:
    rivals = compute_standings(ArenaConfig("lucky-loop", 1, ("<a>", "b"), 2, {}, 0), False, [game(0, (0, 1), 0), game(0, (1, 0), 1)])
    team = compute_standings(ArenaConfig("bomb-busters", 1, ("<a>", "b"), 2, {}, 0), True, [game(0, (0, 1), 0, 1), game(0, (1, 1))])
    for found in (rivals, team):
        picture = render_svg(found, "A game")
        assert "&lt;a&gt;" in picture
        assert "<a>" not in picture
        assert "A game: 2 games" in picture
    assert team.matrix == [[None, 1.0], [1.0, 0.0]]
