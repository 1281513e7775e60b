"""The review: what it says of cuts that went well, cost much or ended it, by what each seat knew; and that it adds up."""

from functools import cache
from itertools import pairwise

import msgspec
import pytest

from tavolata.bots.play import play_game
from tavolata.core.errors import TavolataError
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.protocols.review import KeyMoment, Review
from tavolata.core.registry import get_plugin
from tavolata.games.bomb_busters.actions import NOTATION, Announce
from tavolata.games.bomb_busters.bot.dial import MISS
from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.explain.review import review
from tavolata.games.bomb_busters.explain.review.options import chosen_cut, options
from tavolata.games.bomb_busters.explain.review.turns import Turn, judged_turn, played_turns
from tavolata.games.bomb_busters.explain.review.win_curve import USUAL, ReviewedTurn, reviewed_turns
from tavolata.games.bomb_busters.facts import Tiles
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.i18n import translate
from tests.games.bomb_busters.table import GAME, TABLES, acted
from tests.games.bomb_busters.test_fuzz import play_game as play_by_lot
from tests.games.bomb_busters.test_odds import Brute, small, value

LUCKY, WASTED, FATAL = ("point 2.1", "announce 1", "lay 0.0"), ("point 0.2", "announce 3", "lay 1.3"), ("point 1.1", "announce 2")


def reviewed(match: BombBustersMatch) -> Review:
    return review(match, lambda _: None)


def lost() -> BombBustersMatch:
    """Return a mission of three: a lucky wild cut, a wasted chance, and a hit red; all three knew better."""
    match = small("?1 ?2 ?3 3", "?1 ?R1 ?2 i3", "1 ?1 2 ?2 3", blue=3, mission="4")
    return acted(match, *LUCKY, *WASTED, *FATAL)


@cache
def game(level: str, seats: int, mission: str, seed: int, detector: str = "hand") -> BombBustersMatch:
    return play_game("bomb-busters", seats, [level], seed, {"mission": mission, "detector": detector})


GAMES = [(("easy", "hard")[(int(mission) + seats) % 2], seats, mission, seats) for seats, mission in TABLES]
"""One at each table; each mission is played by bots of both levels, by seats that are even or odd in number."""


def ends(brute: Brute, tiles: Tiles, values: tuple[Value, ...]) -> tuple[float, float]:
    """Return how likely a cut is to be right, and to explode, by all deals one by one."""
    right = brute.chance(lambda deal: any(value(deal[tile]) in values for tile in tiles))
    return right, brute.chance(lambda deal: all(value(deal[tile]) == "R" for tile in tiles))


def test_a_blunder_a_stroke_of_luck_and_the_fatal_move_are_named() -> None:
    """Each turn agrees with the list of all deals for its seat; the second cut was not the third's fault."""
    match = lost()
    told = reviewed(match)
    brute = Brute(knowledge_of(match.at(0).view(0)))
    right, red = ends(brute, (9,), ("1",))
    risk = red + (1 - red - right) * MISS[3]
    before = (1 - USUAL) ** (9 / 2)
    blunder, stroke, *_, fatal = told.moments
    assert (blunder.n, blunder.seat, blunder.kind, blunder.chosen, blunder.better) == (0, 0, "decision", "point 2.1, announce 1", BETTER)
    assert blunder.worth == pytest.approx(-before * risk)
    assert (stroke.n, stroke.seat, stroke.kind) == (1, 0, "luck")
    assert stroke.worth == pytest.approx(before * risk)
    assert (fatal.n, fatal.seat, fatal.kind, fatal.better) == (6, 2, "decision", "point 1.2, announce 2")
    assert [moment.fatal for moment in told.moments] == [False, False, False, False, True]


BETTER = "point 1.0, announce 1"
"""The first of the certain cuts."""


def said_plainly(moment: KeyMoment) -> list[str]:
    """Return the text of a moment, with plain spaces."""
    return [translate(said.key, said.facts).replace("\u00a0", " ") for said in moment.says]


def test_what_is_said_of_them() -> None:
    blunder, stroke, *_, fatal = (" ".join(said_plainly(moment)) for moment in reviewed(lost()).moments)
    assert blunder == "1 at C2: 43 % right, 43 % red. 1 at B1 was certain: 0 % of the mission at stake instead of 46 %. It was right."
    assert stroke.endswith("It was right. Good luck: 43 % more chance to win than could be expected.")
    assert fatal.startswith("2 at B2: 43 % right, 57 % red. 2 at B3 was certain: ")
    assert fatal.endswith("It was red: the bomb exploded.")


def test_the_figures_name_the_best_the_worst_and_the_luck() -> None:
    first, second, third = reviewed(lost()).figures
    assert (first.worst, second.worst, third.worst) == (0, 3, 6)
    assert first.best is None
    assert first.luck > 0 > third.luck
    assert [said.key.removeprefix("bomb_busters.review.figure.") for said in third.says] == ["worst", "luck.bad"]


def test_ruin_and_failure_are_told_apart() -> None:
    """BB-D3, BB-D4: what a cut could do on the line before; the last step of the dial is ruin too."""
    (course,) = reviewed(lost()).courses
    assert course.seat is None
    assert [(point.n, point.ruin, point.failure) for point in course.points] == [
        (0, None, None),
        (2, pytest.approx(3 / 7), pytest.approx(1 / 7)),
        (5, 0.0, pytest.approx(1 / 2)),
        (8, pytest.approx(4 / 7), pytest.approx(0.0, abs=1e-9)),
    ]
    match = acted(small("?1 1 ?2 2", "?1 1 ?2 2", blue=2, mission="1", dial=1), "point 1.0", "announce 2")
    assert [point.ruin for point in reviewed(match).courses[0].points] == [None, pytest.approx(1)]


def test_a_fatal_cut_than_which_none_was_safer_is_bad_luck() -> None:
    """BB-D3: the red was at one of two places, and no one could know at which."""
    match = acted(small("?1 2", "1 ?R1 2", "1 ?1 2 2", blue=2, mission="4", spent=(0, 1, 2)), "point 1.1", "announce 1")
    (moment,) = reviewed(match).moments
    assert (moment.n, moment.seat, moment.kind, moment.fatal) == (1, 0, "luck", True)
    assert moment.worth == pytest.approx(-((1 - USUAL) ** (3 / 2)) / 2)


@pytest.mark.parametrize(("level", "seats", "mission", "seed"), GAMES)
def test_every_game_adds_up(level: str, seats: int, mission: str, seed: int) -> None:
    match = game(level, seats, mission, seed)
    told = reviewed(match)
    check_course(match, told)
    check_moments(match, told)
    assert [figures.seat for figures in told.figures] == list(range(seats))


def check_course(match: BombBustersMatch, told: Review) -> None:
    """Check: it ends as the mission did, goes forward, and what it gains is luck and decisions together."""
    (course,) = told.courses
    start = course.points[0]
    assert match.result
    assert course.points[-1].value == float(bool(match.result.winners))
    assert all(earlier.n < later.n for earlier, later in pairwise(course.points))
    assert all(0 <= point.value <= 1 and point.value == pytest.approx(start.value + point.luck - point.cost) for point in course.points)
    assert course.points[-1].cost == pytest.approx(-sum(moment.worth for moment in told.decisions))
    assert all(earlier.cost <= later.cost for earlier, later in pairwise(course.points))


def check_moments(match: BombBustersMatch, told: Review) -> None:
    """Check: no moment is worth more than the best, the fatal one is included, texts exist, and the advice is legal."""
    assert match.result
    assert all(moment.worth <= 0 and (moment.worth == 0) == (moment.better is None) for moment in told.decisions)
    assert all(moment.edge == 0 or moment.worth == 0 for moment in told.decisions)
    assert sum(moment.fatal for moment in told.moments) == (match.result.reason not in ("defused", "stuck"))
    assert len(told.moments) <= 9
    for moment in (*told.moments, *told.decisions):
        assert len(moment.says) <= 3
        assert all(translate(said.key, said.facts) for said in moment.says)
        for written in filter(None, (moment.chosen, moment.better)):
            check_playable(match.at(moment.n), moment, written)
    lines = {moment.n for moment in told.decisions}
    assert {line for figures in told.figures for line in (figures.best, figures.worst)} - {None} <= lines
    for figures in told.figures:
        assert len(figures.says) == (figures.best is not None) + (figures.worst is not None) + 1
    assert all(translate(said.key, said.facts) for said in (*told.ledger, *(said for figures in told.figures for said in figures.says)))


def check_playable(match: BombBustersMatch, moment: KeyMoment, written: str) -> None:
    for line in written.split(", ") if moment.kind == "decision" else ():
        match.play(moment.seat, line)


@pytest.mark.parametrize("seats", GAME.seats)
def test_wherever_detectors_must_keep_to_one_stand_the_advice_does(seats: int) -> None:
    match = game("easy", seats, "8", 3, "stand")
    check_moments(match, reviewed(match))


@pytest.mark.parametrize("cards", ["stabilizer,ray,rewinder,coffee-mug", "triple-detector,super-detector,stabilizer,ray"])
def test_every_card_can_be_reviewed(cards: str) -> None:
    for seed in range(12):
        match = play_by_lot(4, seed, {"mission": "8", "equipment": cards}, lambda _: None)
        told = reviewed(match)
        check_course(match, told)
        check_moments(match, told)


def turns_of(match: BombBustersMatch) -> list[Turn]:
    return [judged_turn(played, on_one_stand=False) for played in played_turns(match)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_on_the_average_of_all_endings_no_cut_is_lucky(seats: int) -> None:
    """BB-D2 to BB-D4: each ending as likely as the seat knew it to be."""
    for turn in turns_of(game("easy", seats, "4", 1)):
        if turn.chosen.tiles:
            success, explosion, other = turn.chosen.chances
            lucks = {ending: turn._replace(ending=ending).luck for ending in ("right", "missed", "red")}
            average = success * lucks["right"] + other * lucks["missed"] + explosion * lucks["red"]
            assert average == pytest.approx(0, abs=1e-9)


def test_what_a_cut_risked_is_what_all_deals_tell() -> None:
    """BB-D3, BB-D4: brute force in a position in which all deals can be written down, for every cut of one wire and of two."""
    match = small("?1 ?2 ?3 3", "?1 ?R1 ?2 i3", "1 ?1 2 ?2 3", blue=3, mission="4")
    sight = Observation(match, 0)
    model, brute = TableModel(sight.view), Brute(knowledge_of(sight.view))
    found = [option for option in options(model, sight.legal, on_one_stand=False) if option.tiles]
    assert {option.cards for option in found} == {(), ("double-detector",)}
    for option in found:
        right, red = ends(brute, option.tiles, option.values)
        assert option.chances == pytest.approx((right, red, 1 - right - red), abs=1e-9)
        assert option.risk == pytest.approx(red + (1 - right - red) * MISS[3], abs=1e-9)


def test_bb_q4_9_under_the_stabilizer_nothing_is_ruined() -> None:
    match = small("1 1 ?2", "1 ?R1 ?2", "?1 ?2 2", blue=2, mission="4", cards=("stabilizer",), cuts={"1": 3, "2": 1, "9": 2})
    acted(match, "use stabilizer", "point 1.1", "announce 2")
    (turn,) = turns_of(match)
    assert turn.chosen.chances.explosion == 0 < turn.chosen.chances.other
    assert turn.ending == "missed"
    assert turn.dial == match.state.dial


def test_bb_q4_6_a_dial_that_was_turned_back_is_worth_more_again() -> None:
    match = small("?1 ?2 2", "?1 ?2", "?1 ?1 ?2", blue=2, mission="4", cards=("rewinder",), cuts={"2": 1, "6": 2}, dial=3)
    acted(match, "point 1.0", "announce 2", "use rewinder", "point 0.0", "announce 1", "lay 1.0", "point 1.1", "announce 2")
    values = [turn.before for turn in reviewed_turns(turns_of(match), is_won=False)]
    assert values == pytest.approx([(1 - USUAL) ** (wires / 2) for wires in (7, 7, 5)])


def test_by_the_knowledge_of_the_seat_alone() -> None:
    """What others hold changes nothing of what was best, only how it ended."""
    one = small("?1 ?2 ?3 3", "?1 ?R1 ?2 i3", "1 ?1 2 ?2 3", blue=3, mission="4")
    other = small("?1 ?2 ?3 3", "?1 ?1 ?2 i3", "1 ?R1 2 ?2 3", blue=3, mission="4")
    (turn,), (twin,) = (turns_of(acted(match, *LUCKY[:2])) for match in (one, other))
    assert (turn.chosen, turn.best, turn.next_best) == (twin.chosen, twin.best, twin.next_best)
    assert (turn.ending, twin.ending) == ("right", "red")


def test_what_was_taken_back_was_not_decided() -> None:
    match = game("easy", 3, "4", 3).copy()
    whole = reviewed(match)
    wild = match.at(whole.decisions[3].n)
    wild.undo(whole.decisions[1].n)
    for entry in match.lines_since(0):
        if entry.n >= whole.decisions[1].n:
            wild.play(entry.actor, entry.action)
    again = reviewed(wild)
    assert [moment.worth for moment in again.decisions] == [moment.worth for moment in whole.decisions]
    assert again.decisions[1].n > whole.decisions[1].n


def test_it_is_the_same_each_time_and_tells_how_far_it_is() -> None:
    match, told = game("easy", 4, "4", 4), list[float]()
    assert msgspec.json.encode(review(match, told.append)) == msgspec.json.encode(reviewed(match))
    assert told == sorted(told)
    assert told[-1] == 1
    assert get_plugin("bomb-busters").review


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(TavolataError, match="not over"):
        reviewed(Match.new("bomb-busters", 3, 1))


def test_careful_partners_leave_nothing_safer() -> None:
    """The review measures by what the hard bot reckons with."""
    for seats in GAME.seats:
        assert all(turn.cost == 0 for turn in turns_of(game("hard", seats, "8", seats)))


def test_a_cut_is_found_again_among_the_options() -> None:
    """What was announced is reckoned as it was weighed."""
    match = game("normal", 3, "4", 1)
    for played in played_turns(match):
        if isinstance(played.entry.action, Announce) and played.aiming.aim and not played.aiming.aim.detector:
            model = TableModel(played.opened.view)
            chosen = chosen_cut(model, played.aiming, played.entry.action.values)
            assert chosen in options(model, played.opened.legal, on_one_stand=False)
            assert NOTATION.write(chosen.moves(model)[-1]) == NOTATION.write(played.entry.action)


def test_worth_edge_and_luck_are_of_what_there_was_to_lose() -> None:
    turn = turns_of(lost())[0]
    whole, half = ReviewedTurn(turn, 1.0, 1.0), ReviewedTurn(turn, 0.5, 1.0)
    assert (half.worth, half.edge, half.luck) == pytest.approx((whole.worth / 2, whole.edge / 2, whole.luck / 2))
