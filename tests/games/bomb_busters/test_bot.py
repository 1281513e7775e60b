"""The bots: always legal, seeing only their view, the same each time; and some decisions that are clear."""

from collections import Counter
from typing import Any

import pytest

from tavolata.bots import bot_for
from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import Announce, Point, Recharge, Reveal, Solo, Use
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.solver.single_stand_odds import stand_odds, unseen_wires
from tavolata.games.bomb_busters.view import BombBustersView
from tests.games.bomb_busters.table import TABLES, play, table

LEVELS = ("easy", "normal", "hard", "expert")
CARDS = (
    "label-unequal,walkie-talkies,triple-detector,post-it,super-detector",
    "rewinder,emergency-batteries,general-radar,stabilizer,ray",
    "coffee-mug,label-equal,rewinder,post-it,ray",
)


def choice(match: BombBustersMatch, level: str = "hard", seed: int = 1, seat: int | None = None) -> Any:
    """Return a bot's choice in a position."""
    return bot_for("bomb-busters", level, seed).choose(Observation(match, match.actors[0] if seat is None else seat))


def whole(*stands: str, mission: str = "1", **parts: Any) -> BombBustersMatch:
    """Return a position in which all other wires are cut, on the stand of a player without wires."""
    highest = MISSIONS[mission].blue
    left = Counter({str(number): 4 for number in range(1, highest + 1)})
    left.subtract(wire.lstrip("?i") for stand in stands for wire in stand.split() if wire.lstrip("?i") in left)
    rest = " ".join(wire for wire, count in left.items() for _ in range(count))
    return table(*stands, rest, mission=mission, **parts)


def opened(seats: int, mission: str, level: str = "hard", **options: Any) -> BombBustersMatch:
    """Return a match that chance has opened and in which bots have placed the first tokens."""
    match = Match.new("bomb-busters", seats, 3, {"mission": mission, **options})
    while match.state.phase == "token":
        match.play(match.actors[0], choice(match, level))
    return match


def seen(match: BombBustersMatch, seat: int) -> BombBustersView:
    view = Observation(match, seat).view
    assert isinstance(view, BombBustersView)
    return view


@pytest.mark.parametrize(("seats", "mission"), TABLES)
def test_all_levels_play_every_mission_to_its_end(seats: int, mission: str) -> None:
    levels = [("hard", "easy", "expert", "normal", "random")[seat] for seat in range(seats)]
    match = play_game("bomb-busters", seats, levels, 1, {"mission": mission})
    assert match.result is not None


@pytest.mark.parametrize("cards", CARDS)
@pytest.mark.parametrize("level", LEVELS)
def test_they_can_handle_every_card_beside_somebody_who_does_anything(level: str, cards: str) -> None:
    levels = [level, "random", level, "random", level]
    for seed, detector in enumerate(("hand", "stand")):
        match = play_game("bomb-busters", 5, levels, seed, {"mission": "8", "equipment": cards, "detector": detector})
        assert match.result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_detectors_that_must_keep_to_one_stand_do(level: str) -> None:
    for seed in range(4):
        cards = "triple-detector,super-detector"
        assert play_game("bomb-busters", 2, [level], seed, {"mission": "8", "equipment": cards, "detector": "stand"}).result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_wires_change_no_decision(level: str) -> None:
    mine = "?1 ?3 ?5 ?5"
    one = whole(mine, "?1 ?2 ?4 ?6", "i2 ?3 ?4 ?6")
    other = whole(mine, "?1 ?3 ?4 ?6", "i2 ?2 ?4 ?6")
    assert choice(one, level) == choice(other, level)


@pytest.mark.parametrize("level", LEVELS)
def test_seed_and_view_alone_decide(level: str) -> None:
    match = opened(3, "8")
    used = bot_for("bomb-busters", level, 5)
    other = opened(4, "5", captain="2")
    used.choose(Observation(other, other.actors[0]))
    assert used.choose(Observation(match, match.actors[0])) == choice(match, level, seed=5)


@pytest.mark.parametrize("level", LEVELS)
def test_what_can_be_done_alone_is_done(level: str) -> None:
    assert choice(whole("?1 ?1 ?2", "1 1 ?2"), level) == Solo("1")


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_of_reds_is_revealed(level: str) -> None:
    assert choice(whole("1 ?R4", "?2 ?2", mission="4"), level) == Reveal()


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_certain_cut_is_made(level: str) -> None:
    match = table("?1 ?2 ?3 ?5 ?6 ?6", "?1 ?1 ?2 i3 ?4 ?4", "?1 ?2 ?3 ?4 ?5 ?6", "?2 ?3 ?4 ?5 ?5 ?6", mission="1")
    assert choice(match, level) == Point(1, 3)
    play(match, "point 1.3")
    assert choice(match, level) == Announce(("3",))


def test_what_all_know_is_left_to_those_who_know_nothing_else() -> None:
    match = whole("?1 ?2", "1 i2 ?2", "?1 ?2")
    assert choice(match, "normal") == Point(1, 1)
    assert choice(match, "hard") in (Point(2, 0), Point(2, 1))


def test_a_red_is_feared_more_than_the_dial() -> None:
    match = whole("?3 ?5", "?R4 ?5", "?3 ?4 ?4 ?5 ?5", "?3 ?3", mission="4", spent=(0, 1, 2, 3))
    chosen = choice(match, "hard")
    assert isinstance(chosen, Point)
    assert (chosen.stand, chosen.slot) not in {(1, 0), (1, 1)}


def test_a_detector_is_used_where_a_cut_is_open() -> None:
    match = opened(4, "7")
    while choice(match) != Use("double-detector"):
        match.play(match.actors[0], choice(match))
        assert match.result is None
    assert match.state.phase == "turn"


def test_the_dial_is_turned_back_out_of_turn_where_it_can_be() -> None:
    options = {"equipment": "rewinder,stabilizer,ray,super-detector"}
    match = whole("6 ?1 ?1", "6 ?1 ?2", "?1 ?2", mission="4", options=options, dial=2)
    assert choice(match, "hard", seat=1) == Use("rewinder")
    assert choice(whole("?1 ?1", "?1 ?2", "?1 ?2", mission="4", options=options, dial=5), "hard", seat=1) is None


def test_batteries_go_to_those_with_most_to_cut() -> None:
    options = {"equipment": "emergency-batteries,stabilizer,ray,super-detector"}
    match = whole("?1 ?1", "?1 ?2", "?1 ?2 ?2", mission="4", options=options, spent=(1, 2))
    assert choice(match) == Use("emergency-batteries")
    play(match, "use emergency-batteries")
    assert choice(match) == Recharge(2)


def test_the_odds_of_a_single_stand_are_exact() -> None:
    match = whole("?1 ?1 ?2 ?2", "?1 ?2 ?2")
    view = seen(match, 0)
    known = {slot.tile: slot.wire for stand in view.stands for slot in stand if slot.wire}
    assert stand_odds(view.stands[1], known, unseen_wires(view, known), ()) == {4: {"1": 1.0}, 5: {"2": 1.0}, 6: {"2": 1.0}}


def test_levels_are_ordered() -> None:
    def won(level: str) -> int:
        results = [play_game("bomb-busters", seats, [level], seed, {"mission": "4"}).result for seed in range(8) for seats in (4, 5)]
        return sum(result is not None and bool(result.winners) for result in results)

    wins = [won(level) for level in ("random", "easy", "hard")]
    assert wins == sorted(wins)
    assert wins[0] < wins[1] < wins[2]


def test_the_radar_is_kept_where_little_is_at_stake() -> None:
    """BB-Q4-8: the scan shows what is safe; it is not used while a safe cut is known."""
    options = {"equipment": "general-radar,stabilizer,ray,super-detector"}
    certain = whole("?1 ?2 8 8", "i1 ?2", "?1 ?2", mission="4", options=options)
    assert isinstance(choice(certain), Point)
    open_ = whole("?2 ?3 8 8", "?1 ?2 ?3 ?5", "?1 ?2 ?3 ?5", mission="4", options=options, dial=1, spent=(0, 1, 2, 3))
    assert choice(open_) == Use("general-radar")
