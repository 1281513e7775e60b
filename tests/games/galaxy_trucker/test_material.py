"""GT-M: the material, the levels and the options of a table."""

from collections import Counter

import pytest

from tavolata.core.errors import BadOptions
from tavolata.core.game import CLOCK
from tavolata.games.galaxy_trucker.content import CARDS, LEVEL_NAMES, NUMBERS, TILES, Cell, LevelName
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import checked_match, legal, new_match, play, player, refusal_key, with_changes, with_ships

OUTLINES: dict[LevelName, str] = {
    "test": """
        5 . . 7 . .
        6 . 6 7 8 .
        7 5 6 7 8 9
        8 5 6 7 8 9
        9 5 6 . 8 9
    """,
    "II": """
        5 . . 6 . 8 . .
        6 . 5 6 7 8 9 .
        7 4 5 6 7 8 9 10
        8 4 5 6 7 8 9 10
        9 4 5 6 . 8 9 10
    """,
    "III": """
        4 . . . . 7 . . . .
        5 . . . 6 7 8 . . .
        6 3 . 5 6 7 8 9 . 11
        7 3 4 5 6 7 8 9 10 11
        8 3 4 5 6 7 8 9 10 11
        9 3 4 . 6 7 8 . 10 11
    """,
}


def outline(picture: str) -> set[Cell]:
    rows = [line.split() for line in picture.split("\n") if line.strip()]
    return {(int(column), int(row)) for row, *columns in rows for column in columns if column != "."}


def test_gt_m1_152_tiles_and_four_starting_cabins() -> None:
    assert len(TILES.heap) == 152
    assert TILES.cabins == {"blue": 33, "green": 34, "red": 52, "yellow": 61}
    sides = Counter(side for tile in TILES.heap for side in TILES.faces[tile].sides)
    assert [sides[connector] for connector in range(4)] == [262, 122, 122, 102]
    assert Counter(TILES.faces[tile].kind for tile in TILES.heap) == {
        "battery": 17,
        "hold": 15,
        "red-hold": 9,
        "cabin": 17,
        "structure": 8,
        "engine": 21,
        "double-engine": 9,
        "cannon": 25,
        "double-cannon": 11,
        "brown-life-support": 6,
        "purple-life-support": 6,
        "shield": 8,
    }


def test_gt_m1_muzzles_and_exhausts_are_smooth() -> None:
    faces = TILES.faces.values()
    assert not any(face.sides[0] for face in faces if "cannon" in face.kind)
    assert not any(face.sides[2] for face in faces if "engine" in face.kind)


def test_gt_m2_60_cards_20_of_each_level_eight_for_the_test_flight() -> None:
    assert Counter(card.level for card in CARDS.values()) == {"I": 20, "II": 20, "III": 20}
    assert [card.level for card in CARDS.values() if card.test] == ["I"] * 8
    assert [name for name, card in CARDS.items() if card.sure == "stand-in"] == ["III-11"]


@pytest.mark.parametrize("level", OUTLINES)
def test_gt_m3_the_outlines(level: LevelName) -> None:
    assert set(NUMBERS.levels[level].outline) == outline(OUTLINES[level])
    assert player(new_match(level=level)).ship.cells.keys() == {(7, 7)}
    assert set(NUMBERS.levels["I"].outline) == outline(OUTLINES["test"])


def test_gt_m3_nothing_is_placed_outside_the_outline() -> None:
    match = with_changes(new_match(level="I"), reserve=(60,))
    play(match, "0 take reserve 60", "0 place 7 6 turn 0")
    play(match, "0 take heap", "chance draw 59", "0 place 7 5 turn 0", "0 take heap", "chance draw 58")
    assert refusal_key(match, "0 place 7 4 turn 0") == "GT-M3"
    assert refusal_key(match, "0 place 6 5 turn 0") == "GT-M3"


def test_gt_m4_the_numbers_of_the_flights() -> None:
    levels = [NUMBERS.levels[name] for name in LEVEL_NAMES]
    assert [level.spaces for level in levels] == [18, 18, 24, 34]
    assert [level.starts for level in levels] == [(4, 2, 1, 0), (4, 2, 1, 0), (6, 3, 1, 0), (9, 5, 2, 0)]
    assert [level.rewards for level in levels] == [(4, 3, 2, 1), (4, 3, 2, 1), (8, 6, 4, 2), (12, 9, 6, 3)]
    assert [level.prettiest for level in levels] == [2, 2, 4, 6]
    assert [level.pile for level in levels] == [(), ("I", "I"), ("II", "II", "I"), ("III", "III", "II", "I")]
    assert [level.cards for level in levels] == [8, 8, 12, 16]
    assert [level.runs for level in levels] == [0, 2, 3, 4]


def test_gt_m4_rockets_stand_on_their_start_spaces() -> None:
    match = new_match(seats=3, level="II")
    play(match, "1 finish 1", "0 finish 3", "2 finish 2")
    assert [player(match, seat).days for seat in range(3)] == [1, 6, 3]


def test_gt_m5_the_bank() -> None:
    assert {good: cubes.credits for good, cubes in NUMBERS.goods.items()} == {"red": 4, "yellow": 3, "green": 2, "blue": 1}
    assert new_match().state.bank == {"red": 12, "yellow": 17, "green": 13, "blue": 14}


def test_gt_m6_the_hourglass_runs_90_seconds_or_as_long_as_the_table_likes() -> None:
    assert new_match().view(None).seconds == 90
    assert [new_match(seconds=seconds).view(None).seconds for seconds in ("45", "1", "2592000")] == [45, 1, 2592000]
    assert new_match(level="test").view(None).clock == "untimed"
    untimed = new_match(clock="untimed")
    assert (untimed.view(None).clock, untimed.state.glass) == ("untimed", None)
    assert CLOCK not in untimed.actors
    assert refusal_key(untimed, "0 turn-glass") == "GT-M6"
    assert refusal_key(untimed, "clock run-out") == "GT-B6"


@pytest.mark.parametrize("seconds", ["", "0", "-5", "1.5", "soon", "2592001", "٣"])
def test_gt_m6_a_length_that_is_none_is_refused(seconds: str) -> None:
    with pytest.raises(BadOptions) as refused:
        new_match(seconds=seconds)
    assert str(refused.value) == f"Option 'seconds' takes a whole number from 1 to 2,592,000, not {seconds!r}."


def test_gt_m6_a_clock_of_ones_own_catches_its_owner_alone() -> None:
    match = new_match(seats=3, clock="own-clock")
    assert CLOCK not in match.actors
    play(match, "1 take heap", "chance draw 5")
    assert legal(match, CLOCK) == ["time-up 1"]
    play(match, "clock time-up 1", "0 take 5", "0 return", "2 take 5")
    assert (player(match, 1).start, player(match, 1).status) == (1, "finished")
    assert legal(match, CLOCK) == ["time-up 0", "time-up 2"]
    play(match, "clock time-up 2", "0 finish 3")
    assert match.state.phase != "building"
    assert [player(match, seat).start for seat in range(3)] == [3, 1, 2]


def test_gt_m6_clocks_that_run_out_together_catch_the_earliest_last_placing_first() -> None:
    match = new_match(seats=3, clock="own-clock")
    play(match, "0 take heap", "chance draw 60", "1 take heap", "chance draw 5", "2 take heap", "chance draw 101")
    play(match, "2 place 7 6 turn 0", "0 place 7 6 turn 0")
    assert legal(match, CLOCK) == ["time-up 2", "time-up 0", "time-up 1"]


def test_gt_m7_the_test_flight_has_no_timer_no_reserve_and_no_piles() -> None:
    match = new_match(level="test")
    assert match.state.glass is None
    assert CLOCK not in match.actors
    play(match, "0 take heap", "chance draw 60")
    assert refusal_key(match, "0 reserve") == "GT-M7"
    play(match, "0 place 7 6 turn 0")
    assert refusal_key(match, "0 look 1") == "GT-M7"
    assert not [line for line in legal(match) if line.startswith("look")]


def test_gt_m7_no_alien_boards_in_the_test_flight() -> None:
    picture = """
       6   7   8   9
       -   3   -   -
 7    |b3 3C3 1c3 3p|
       -   3   -   -
    """
    assert checked_match(ship(picture, "I")).state.phase == "boarding"
    aboard = player(checked_match(ship(picture, "test")))
    assert aboard.crew == {(7, 7): ("human", "human"), (8, 7): ("human", "human")}


def test_two_to_four_sit_at_a_table() -> None:
    for seats in (2, 3, 4):
        cabins = [seated.ship.cells[7, 7].tile for seated in new_match(seats).state.players]
        assert cabins == [33, 34, 52, 61][:seats]
    with pytest.raises(BadOptions, match="2 to 4 seats"):
        new_match(5)


def test_ships_of_pictures_use_each_tile_once() -> None:
    drawn = ship("""
       6   7
       -   3
 7    |b3 3C3
       -   3
    """)
    assert len(with_ships(drawn).state.heap) == 151
