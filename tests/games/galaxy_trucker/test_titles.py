"""GT-K1: the score of a ship for each title."""

import random
from collections.abc import Iterator
from importlib.resources import files

from tavolata.games.galaxy_trucker.content import TITLE_NAMES, TITLES, Cell, TitleName, load_titles
from tavolata.games.galaxy_trucker.rules.ship import connectors, joints
from tavolata.games.galaxy_trucker.rules.trek.scores import score
from tavolata.games.galaxy_trucker.state import PlacedTile, Player, Ship, TitleScore
from tests.games.galaxy_trucker.broken_content import load_faults
from tests.games.galaxy_trucker.in_flight import ALIEN_CREW, ALIENS, BARE, CHAIN, HOLDS, TRUCK, ship_contents
from tests.games.galaxy_trucker.random_ships import random_fleet
from tests.games.galaxy_trucker.ship_pictures import ship

TITLE_FILE = files("tavolata.games.galaxy_trucker").joinpath("content/titles.toml").read_text(encoding="utf-8")

FAR = ship("""
      5   6   7
      1   -   3
 7   |c3 3b3 3C3
      1   -   3
      3
 8   |n|
      2
""")
RING = Ship(
    "II",
    {(7, 7): PlacedTile(33, 0), (6, 8): PlacedTile(11, 2), (7, 8): PlacedTile(26, 3), (6, 9): PlacedTile(67, 1), (7, 9): PlacedTile(44, 0)},
)


def scored(flown: Ship, title: TitleName, **aboard: object) -> TitleScore:
    return score(Player(flown, **{**ship_contents(flown), **aboard}), title)


def test_gt_k1_freight_hauler_counts_holds_with_a_cube() -> None:
    assert scored(HOLDS, "freight-hauler") == TitleScore(0)
    loaded = scored(HOLDS, "freight-hauler", goods={(8, 7): ("red", "blue"), (6, 7): ("green",)})
    assert loaded == TitleScore(2, ((6, 7), (8, 7)))


def test_gt_k1_power_trucker_counts_what_uses_batteries() -> None:
    assert scored(TRUCK, "power-trucker") == TitleScore(3, ((6, 6), (8, 6), (8, 8)))
    assert scored(BARE, "power-trucker") == TitleScore(0)


def test_gt_k1_xenoquartermaster_adds_up_the_steps_to_the_nearest_cabins() -> None:
    assert scored(ALIENS, "xenoquartermaster") == TitleScore(0)
    assert scored(ALIENS, "xenoquartermaster", crew=ALIEN_CREW) == TitleScore(2, ((6, 7), (7, 7), (8, 7)))
    assert scored(FAR, "xenoquartermaster", crew={(5, 7): ("brown",)}) == TitleScore(2, ((5, 7), (6, 7), (7, 7)))


def test_gt_k1_an_alien_without_another_cabin_scores_nothing() -> None:
    alone = Ship(FAR.level, {cell: placed for cell, placed in FAR.cells.items() if cell != (7, 7)})
    assert scored(alone, "xenoquartermaster", crew={(5, 7): ("brown",)}).points == 0


def test_gt_k1_cruise_captain_counts_occupied_cabins_with_a_smooth_side_to_the_void() -> None:
    assert scored(TRUCK, "cruise-captain") == TitleScore(0), "both cabins have connectors or tiles on every side but one that a tile covers"
    assert scored(ALIENS, "cruise-captain") == TitleScore(1, ((6, 7),))
    assert scored(ALIENS, "cruise-captain", crew={(7, 7): ("human",)}) == TitleScore(0), "nobody lives there"


def test_gt_k1_master_engineer_counts_all_components_with_the_starting_cabin() -> None:
    assert scored(BARE, "master-engineer") == TitleScore(1, ((7, 7),))
    assert scored(TRUCK, "master-engineer").points == len(TRUCK.cells) == 13


def test_gt_k1_corridorist_counts_the_longest_chain_of_tiles_with_one_or_two_connectors() -> None:
    assert scored(BARE, "corridorist") == TitleScore(0)
    assert scored(CHAIN, "corridorist") == TitleScore(1, ((10, 7),)), "the starting cabin and the others have more"
    assert scored(FAR, "corridorist").points == 1


def test_gt_k1_a_ring_is_a_corridor_of_all_its_tiles() -> None:
    found = scored(RING, "corridorist")
    assert found.points == 4
    assert set(found.cells) == {(6, 8), (7, 8), (6, 9), (7, 9)}


def brute_force(flown: Ship) -> int:
    """Return the length of the longest chain by trying all chains."""
    tiles = {cell for cell, placed in flown.cells.items() if sum(map(bool, connectors(placed))) in (1, 2)}

    def lengths(way: tuple[Cell, ...]) -> Iterator[int]:
        yield len(way)
        for other in joints(flown)[way[-1]]:
            if other in tiles and other not in way:
                yield from lengths((*way, other))

    return max((length for cell in tiles for length in lengths((cell,))), default=0)


def test_gt_k1_a_corridor_visits_no_tile_twice_and_none_is_longer() -> None:
    rng, longest = random.Random(1), 0
    for _ in range(25):
        for player in random_fleet("III", 4, rng).state.players:
            found = score(player, "corridorist")
            assert found.points == brute_force(player.ship) == len(set(found.cells)) == len(found.cells)
            assert all(there in joints(player.ship)[here] for here, there in zip(found.cells, found.cells[1:], strict=False))
            longest = max(longest, found.points)
    assert longest > 3


# Data file


def test_gt_k1_there_are_six_titles() -> None:
    assert load_titles(TITLE_FILE) == TITLES
    assert len(TITLES.titles) == len(TITLE_NAMES) == 6


def test_every_fault_of_the_titles_is_told_at_once() -> None:
    spoilt = load_faults(
        load_titles,
        (
            TITLE_FILE.replace("silver = [2, 4, 6]", "silver = [2, 4]")
            .replace('family = "loss-price", number = 2', 'family = "loss-price", number = 0')
            .replace('[titles.corridorist]\nhandicap = { family = "starts-last", number = 1 }\nhouse = true', "")
        ),
    )
    assert spoilt == (
        "'silver' must pay for each of the 3 flights.",
        "There is no title 'corridorist'.",
        "Title master-engineer: the number of its handicap must be 1 or more.",
    )


def test_a_file_of_titles_that_cannot_be_read_says_why() -> None:
    assert load_faults(load_titles, TITLE_FILE + "[")[0].startswith("It is not TOML")
    assert load_faults(load_titles, TITLE_FILE.replace('"load-days"', '"slower"')) == (
        "Invalid enum value 'slower' - at `$.titles[...].handicap.family`.",
    )
