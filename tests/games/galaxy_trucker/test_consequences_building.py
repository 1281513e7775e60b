"""Consequences of building, repair and boarding actions match what happens."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.match import Match
from tavolata.core.protocols.consequences import Consequence
from tavolata.games.galaxy_trucker.actions import Board, Finish, Keep, Place, Remove, Reserve, TurnGlass
from tavolata.games.galaxy_trucker.explain.consequences import consequences
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship_stats import ship_stats
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import GAME, GalaxyTruckerMatch, checked_match, new_match, play, player, with_changes, with_ships
from tests.games.galaxy_trucker.test_check import ENGINE_ASIDE, WITH_LIFE_SUPPORT
from tests.games.galaxy_trucker.test_fuzz import choose

AREA = "galaxy_trucker.ahead."
SOUND = """
       6   7
       -   3
 7    |b3 3C3
       -   3
           1
 8        3e|
           v
"""


def sentence_facts(ahead: Consequence) -> dict[str, dict[str, Any]]:
    """Return the arguments of consequence sentences by the last part of their keys."""
    return {sentence.key.removeprefix(AREA): dict(sentence.facts) for sentence in ahead.says}


def of(match: GalaxyTruckerMatch, action: Any, seat: int = 0) -> Consequence:
    return consequences(match.state, seat, match.legal(seat))[action]


def test_gt_b7_finishing_tells_the_start_and_what_the_ship_can_do() -> None:
    match = with_ships(ship(SOUND))
    front, behind = of(match, Finish(1)), of(match, Finish(2))
    expected = ship_stats(player(match))
    assert sentence_facts(front)["able"] == {"crew": expected.crew, "engines": 1, "firepower": 0, "exposed": expected.exposed}
    assert "start.front" in sentence_facts(front)
    starts = match.state.level.starts
    assert sentence_facts(behind)["start.behind"] == {"count": starts[0] - starts[1]}
    assert front.weight == "plain"


def test_gt_f2_finishing_without_an_engine_ruins() -> None:
    bare = of(new_match(), Finish(1))
    assert bare.weight == "ruins"
    assert "no-engine" in sentence_facts(bare)


def test_gt_c3_finishing_tells_of_kept_tiles_and_faults_only_where_the_table_warns() -> None:
    for warnings in (False, True):
        match = with_changes(with_ships(ship(ENGINE_ASIDE), warnings=warnings), reserve=(18, 60))
        sentences = sentence_facts(of(match, Finish(1)))
        assert sentences["kept"] == {"count": 2}
        assert ("faults" in sentences) is warnings


def test_gt_b6_the_last_run_of_the_glass_is_told() -> None:
    match = new_match()
    play(match, "clock run-out")
    assert sentence_facts(of(match, TurnGlass()))["glass"] == {"count": 1}
    play(match, "0 turn-glass", "clock run-out", "0 finish 1")
    assert "glass.last" in sentence_facts(of(match, TurnGlass()))


def test_gt_b2_laying_aside_tells_its_cost() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 60")
    expected = consequences(match.state, 0, match.legal(0))
    assert "reserve" in sentence_facts(expected[Reserve()])
    assert all(isinstance(action, Place | Reserve) for action in expected)


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000))
def test_gt_c1_how_a_tile_fits_is_what_the_check_finds(seed: int) -> None:
    rng = random.Random(seed)
    match: Match[Any, Any, Any] = Match.new("galaxy-trucker", 2, seed, {"level": "II"})
    for _ in range(60):
        match.play(0, choose(match, 0, rng))
        if match.state.players[0].hand or not match.legal(0):
            break
    held, before = player(match).hand, player(match).ship
    for action, ahead in consequences(match.state, 0, match.legal(0)).items():
        if held and isinstance(action, Place):
            check_fit(before, (action.column, action.row), PlacedTile(held.tile, action.turn), ahead)


def check_fit(before: Ship, cell: tuple[int, int], placed: PlacedTile, ahead: Consequence) -> None:
    """Check the shown fit against the faults, joints and exposed connectors of the ship."""
    laid = ships.with_tile(before, cell, placed)
    own = {fault.kind for fault in ships.faults(laid) if cell in fault.cells and fault.kind != "not-one-piece"}
    expected = sentence_facts(ahead)
    if "fits" in expected:
        assert expected["fits"] == {"count": len(ships.joints(laid)[cell]), "exposed": ships.exposed(laid)}
        assert not own
    else:
        kinds = {str(sentence.facts["fault"]) for sentence in ahead.says}
        assert kinds == own | (set() if ships.joints(laid)[cell] else {"not-one-piece"})


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000), level=st.sampled_from(["test", "II"]))
def test_gt_c3_mending_does_what_was_told(seed: int, level: str) -> None:
    rng = random.Random(seed)
    match: Match[Any, Any, Any] = Match.new("galaxy-trucker", 2, seed, {"level": level})
    while match.state.phase == "building" and len(match.log) < 120:
        match.play(actor := rng.choice(match.actors), choose(match, actor, rng))
    for seat in match.actors if match.state.phase == "mending" else ():
        for action, ahead in consequences(match.state, seat, match.legal(seat)).items():
            assert isinstance(action, Keep | Remove)
            rest, sentences = GAME.apply(match.state, seat, action)[0].players[seat], sentence_facts(ahead)
            off = len(match.state.players[seat].ship.cells) - len(rest.ship.cells)
            assert sentences["off.test" if level == "test" else "off"] == {"count": off}
            assert ("sound" in sentences) is ships.is_ship_legal(rest.ship)
            assert ("no-cabin" in sentences) is (not ships.cabins(rest.ship))
            assert ("no-engine" in sentences) is (ship_stats(rest).engines.most == 0)


def test_gt_c3_a_piece_without_a_cabin_ruins() -> None:
    match = checked_match(
        ship("""
       7   8   9
       3       -
 7    3C3     |b1
       3       -
       1
 8    3e|
       v
""")
    )
    weights = {
        action.piece: ahead.weight for action, ahead in consequences(match.state, 0, match.legal(0)).items() if isinstance(action, Keep)
    }
    assert weights == {1: "plain", 2: "ruins"}


def test_gt_c4_an_alien_tells_its_power_and_the_crew_it_costs() -> None:
    match = checked_match(ship(WITH_LIFE_SUPPORT))
    assert match.state.phase == "boarding"
    ahead = {action: foresight for action, foresight in consequences(match.state, 0, match.legal(0)).items() if isinstance(action, Board)}
    assert {foresight.weight for action, foresight in ahead.items() if action.crew == "purple"} == {"idle"}, "there is no cannon"
    for action, foresight in ahead.items():
        after = GAME.apply(match.state, 0, action)[0].players[0]
        assert {facts["crew"] for facts in sentence_facts(foresight).values()} == {ship_stats(after).crew}
