"""The weak points of a ship."""

import random

import pytest

from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, SIDES, TILES, LevelName
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.solver.weak_points import BreakPoint, ExposedPipe, OpenLine, flies_off, weak_points
from tavolata.games.galaxy_trucker.state import Ship
from tests.games.galaxy_trucker.in_flight import BARE, CHAIN, GUNS, SIDEWAYS, TRUCK
from tests.games.galaxy_trucker.random_ships import random_ship
from tests.games.galaxy_trucker.ship_pictures import ship


def test_gt_f3_a_tile_by_which_others_hang_breaks_the_ship() -> None:
    assert weak_points(CHAIN).breaks == (
        BreakPoint((8, 7), ((7, 7), (7, 8))),
        BreakPoint((9, 7), ((10, 7), (9, 8))),
        BreakPoint((7, 7), ((7, 8),)),
    )


def test_gt_f3_of_equal_pieces_the_first_is_kept() -> None:
    row = ship("""
       6   7   8
       1   3   3
 7    2c2 3C3 2c2
       1   3   -
    """)
    assert flies_off(row, (7, 7)) == ((8, 7),)
    assert flies_off(row, (6, 7)) == ()
    assert flies_off(BARE, (7, 7)) == ()


def test_gt_e1_every_exposed_pipe_is_named_with_its_side() -> None:
    assert weak_points(BARE).pipes == tuple(ExposedPipe((7, 7), side) for side in SIDES)


def test_gt_f11_shields_cover_two_sides_if_there_are_batteries() -> None:
    assert weak_points(TRUCK).unshielded == ("rear", "left")
    uncharged = Ship("II", {cell: placed for cell, placed in TRUCK.cells.items() if ships.kind_at(TRUCK, cell) != "battery"})
    assert weak_points(uncharged).unshielded == SIDES


def test_gt_a5_from_the_front_each_column_wants_a_cannon_of_its_own() -> None:
    front = [line for line in weak_points(GUNS).unguarded if line.side == "front"]
    assert front == []
    assert [line for line in weak_points(CHAIN).unguarded if line.side == "front"] == [
        OpenLine("front", 7, (7, 7)),
        OpenLine("front", 8, (8, 7)),
        OpenLine("front", 9, (9, 7)),
        OpenLine("front", 10, (10, 7)),
    ]


def test_gt_a5_from_the_other_sides_a_cannon_also_guards_the_lines_beside() -> None:
    open_lines = {(line.side, line.line) for line in weak_points(SIDEWAYS).unguarded}
    assert open_lines == {("front", column) for column in (5, 6, 8, 9)} | {("rear", 5), ("rear", 6)}


def test_gt_a5_a_double_cannon_guards_nothing_without_batteries() -> None:
    gun = ship("""
       7
       ^
 6    |G|
       1
       3
 7    3C3
       3
    """)
    assert OpenLine("front", 7, (7, 6)) in weak_points(gun).unguarded


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_the_weak_points_of_any_ship_are_those_that_the_rules_count(level: LevelName) -> None:
    rng = random.Random(level)
    for _ in range(20):
        built = random_ship(33, rng.sample(TILES.heap, 30), level)
        found = weak_points(built)
        assert len(found.pipes) == ships.exposed(built)
        breaking = {cell for cell in built.cells if len(ships.pieces(ships.without(built, (cell,)))) > 1}
        assert {each.cell for each in found.breaks} == breaking
        assert all(each.cell not in each.flies_off for each in found.breaks)
