"""GT-C1, GT-C2: faults, components and powers of ships from pictures."""

from tavolata.games.galaxy_trucker.content import TILES
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import FRONT, LEFT, REAR, RIGHT, Fault
from tavolata.games.galaxy_trucker.state import PlacedTile, Ship
from tests.games.galaxy_trucker.ship_pictures import ship, tile_picture

SOUND = ship("""
       6   7   8
           ^
 6        |g|
           1
       -   3   -
 7    |b3 3C3 1c3
       -   3   -
           3
 8        1e|
           v
""")


def test_a_picture_shows_the_tiles_as_they_lie() -> None:
    assert SOUND.cells[7, 7] == PlacedTile(33, 0)
    assert SOUND.cells[7, 6] == PlacedTile(101, 0)
    assert SOUND.cells[6, 7] == PlacedTile(8, 2)
    for tile, face in TILES.faces.items():
        turned = [tile_picture(face.kind, face.sides, turn) for turn in range(4)]
        assert turned[0][4] == turned[3][4] != " ", tile


def test_gt_c1_a_sound_ship_has_no_fault() -> None:
    assert ships.faults(SOUND) == ()
    assert ships.is_ship_legal(SOUND)


def test_gt_c1_single_against_double() -> None:
    faulty = ship("""
       7   8   9
       3   -   -
 7    3C3 1h1 2h2
       3   -   -
    """)
    assert Fault("single-against-double", ((8, 7), (9, 7))) in ships.faults(faulty)


def test_gt_c1_smooth_against_a_connector() -> None:
    faulty = ship("""
       6   7
       3   3
 7    |b| 3C3
       -   3
    """)
    assert Fault("smooth-against-connector", ((6, 7), (7, 7))) in ships.faults(faulty)


def test_gt_c1_the_side_of_a_muzzle_is_smooth_and_the_cell_before_it_empty() -> None:
    faulty = ship("""
       7   8   9
       3   -   -
 7    3C3 1g> 3b|
       3   -   -
    """)
    assert [fault.kind for fault in ships.faults(faulty)] == ["smooth-against-connector", "muzzle-blocked", "not-one-piece"]
    assert Fault("muzzle-blocked", ((8, 7), (9, 7))) in ships.faults(faulty)


def test_gt_c1_a_smooth_side_before_a_muzzle_is_a_fault_all_the_same() -> None:
    faulty = ship("""
       6   7
       -   3
 7    |b3 3C3
       -   3
       ^   1
 8    |G3 3m3
       -   1
    """)
    assert ships.faults(faulty) == (Fault("muzzle-blocked", ((6, 8), (6, 7))),)


def test_gt_c1_an_engine_points_to_the_rear() -> None:
    faulty = ship("""
       6   7
       -   3
 7    <e1 3C3
       -   3
    """)
    assert ships.faults(faulty) == (Fault("engine-direction", ((6, 7),)),)


def test_gt_c1_nothing_lies_behind_an_exhaust() -> None:
    faulty = ship("""
       7   8
       3   -
 7    3C3 3e|
       3   v
       1   -
 8    |c3 3h|
       2   -
    """)
    assert ships.faults(faulty) == (Fault("exhaust-blocked", ((8, 7), (8, 8))),)


def test_gt_c1_an_engine_aside_has_its_exhaust_aside() -> None:
    faulty = ship("""
       7   8   9
       3   -   -
 7    3C3 1e> 3h|
       3   -   -
    """)
    kinds = {fault.kind for fault in ships.faults(faulty)}
    assert kinds == {"engine-direction", "exhaust-blocked", "smooth-against-connector", "not-one-piece"}


def test_gt_c1_the_ship_is_one_piece() -> None:
    faulty = ship("""
       7   8   9
       3   -   -
 7    3C3 3h| |h3
       3   -   -
    """)
    assert ships.faults(faulty) == (Fault("not-one-piece", ((9, 7),)),)
    assert ships.pieces(faulty) == (((7, 7), (8, 7)), ((9, 7),))


def test_gt_c1_without_the_starting_cabin_the_piece_of_the_first_tile_counts() -> None:
    whole = ship("""
       6   7   8   9
       -   3   -   -
 7    |b3 3C3 1h1 3r3
       -   3   -   -
    """)
    assert ships.faults(ships.without(whole, [(7, 7)])) == (Fault("not-one-piece", ((8, 7), (9, 7))),)


def test_the_cells_round_a_cell_are_told_clockwise_from_the_front_wherever_it_is() -> None:
    assert ships.neighbours((7, 7)) == ((7, 6), (8, 7), (7, 8), (6, 7))
    assert ships.neighbours((0, 14)) == ((0, 13), (1, 14), (0, 15), (-1, 14))


def test_gt_c1_a_tile_outside_the_outline() -> None:
    picture = """
       7   8   9   10
       3   -   -   -
 7    3C3 1h1 3r3 3b|
       3   -   -   -
    """
    assert ships.faults(ship(picture, "II")) == ()
    assert ships.faults(ship(picture, "I")) == (Fault("outside-outline", ((10, 7),)),)


def test_gt_c2_good_joints() -> None:
    good = {(one, other) for one in range(4) for other in range(one, 4) if ships.is_joint(one, other)}
    assert good == {(1, 1), (2, 2), (1, 3), (2, 3), (3, 3)}
    assert all(ships.is_joint(one, other) == ships.is_joint(other, one) for one in range(4) for other in range(4))


def test_gt_c2_smooth_beside_smooth_is_no_fault_and_no_joint() -> None:
    sound = ship("""
       6   7
       -   3
 7    |b3 3C3
       -   3
       -   3
 8    |h2 2c|
       -   -
    """)
    assert ships.faults(sound) == ()
    assert ships.joints(sound)[6, 7] == ((7, 7),)


def test_turning_a_tile_turns_its_sides_clockwise() -> None:
    assert [ships.connectors(PlacedTile(1, turn)) for turn in range(4)] == [(3, 1, 2, 0), (0, 3, 1, 2), (2, 0, 3, 1), (1, 2, 0, 3)]


def test_exposed_connectors_are_counted_at_the_rim_and_round_holes() -> None:
    ring = ship("""
       6   7   8
       -   -   -
 6    |h3 3r3 3r|
       3   -   3
       1       3
 7    |h|     |b|
       1       3
       3   2   3
 8    1m3 3m3 3b|
       -   -   -
    """)
    assert ships.exposed(ring) == 2
    assert ships.exposed(SOUND) == 2
    assert ships.exposed(Ship("II", {(7, 7): PlacedTile(33, 0)})) == 4


def test_firepower_is_exact_in_halves() -> None:
    armed = ship("""
       6   7   8
       ^   ^   -
 6    |g1 1G1 1g>
       -   2   -
       -   3   ^
 7    <G1 3C3 3G|
       -   3   -
    """)
    assert ships.half_firepower(armed) == 3
    assert ships.half_firepower_powered(armed) == 3 + 4 + 4 + 2


def test_engines_count_one_and_double_engines_two_when_powered() -> None:
    fast = ship("""
       6   7   8
       -   3   -
 7    |e3 3C3 3E3
       v   3   v
           3
 8        2E|
           v
    """)
    assert (ships.engine_power(fast), ships.engine_power_powered(fast)) == (1, 5)


def test_what_a_ship_holds() -> None:
    assert ships.capacity(SOUND, "battery") == 2
    assert ships.capacity(SOUND, "starting-cabin", "cabin") == 4
    assert ships.cabins(SOUND) == ((7, 7), (8, 7))


def test_a_shield_covers_two_sides_wherever_it_stands() -> None:
    shielded = ship("""
       6   7   8
      +-   3   2
 7    |s1 3C3 3s|
       3   3   -+
    """)
    assert ships.shields_against(shielded, FRONT) == ships.shields_against(shielded, LEFT) == ((6, 7),)
    assert ships.shields_against(shielded, RIGHT) == ships.shields_against(shielded, REAR) == ((8, 7),)


def test_what_comes_flying_meets_the_first_tile_in_its_line() -> None:
    assert ships.first_in_line(SOUND, FRONT, 7) == (7, 6)
    assert ships.first_in_line(SOUND, REAR, 7) == (7, 8)
    assert ships.first_in_line(SOUND, LEFT, 7) == (6, 7)
    assert ships.first_in_line(SOUND, RIGHT, 7) == (8, 7)
    assert ships.first_in_line(SOUND, FRONT, 8) == (8, 7)
    assert ships.first_in_line(SOUND, FRONT, 9) is ships.first_in_line(SOUND, LEFT, 12) is None


def test_cannons_bear_on_their_column_to_the_front_and_one_more_to_each_other_side() -> None:
    armed = ship("""
       6   7   8
       ^   -   -
 6    |g1 3r3 1g>
       -   -   -
           3
 7        3C3
           3
           2
 8        |g|
           v
    """)
    assert [ships.cannons_against(armed, FRONT, column) for column in (5, 6, 7)] == [(), ((6, 6),), ()]
    assert [bool(ships.cannons_against(armed, RIGHT, row)) for row in (4, 5, 6, 7, 8)] == [False, True, True, True, False]
    assert [bool(ships.cannons_against(armed, REAR, column)) for column in (5, 6, 7, 8, 9)] == [False, True, True, True, False]
    assert ships.cannons_against(armed, LEFT, 6) == ()


def test_a_life_support_must_be_joined_to_the_cabin() -> None:
    mixed = ship("""
       6   7   8
       -   3   -
 7    |n3 3C3 1c3
       -   3   -
               3
 8            |p|
               -
    """)
    assert ships.has_life_support(mixed, (7, 7), "brown")
    assert not ships.has_life_support(mixed, (8, 7), "purple")
    assert not ships.has_life_support(mixed, (8, 7), "brown")


def test_a_tile_fits_where_it_makes_no_fault() -> None:
    """Compare the fit of every tile, turn and cell with the check of the ship."""
    for tile in TILES.heap:
        for cell in [(6, 6), (8, 6), (9, 7), (8, 8), (6, 8), (5, 7), (7, 5), (7, 9)]:
            for turn in range(4):
                placed = PlacedTile(tile, turn)
                larger = ships.with_tile(SOUND, cell, placed)
                outside = {"outside-outline"}
                sound = {fault.kind for fault in ships.faults(larger)} <= outside
                assert ships.fits(SOUND, cell, placed) == sound, (tile, cell, turn)
