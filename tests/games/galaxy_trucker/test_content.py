"""Validation of the tile and level files reports all faults together."""

from importlib.resources import files

from tavolata.games.galaxy_trucker.content import NUMBERS, TILES, load_numbers, load_tiles
from tests.games.galaxy_trucker.broken_content import load_faults

CONTENT = files("tavolata.games.galaxy_trucker").joinpath("content")
TILE_FILE = CONTENT.joinpath("tiles.toml").read_text(encoding="utf-8")
LEVEL_FILE = CONTENT.joinpath("levels.toml").read_text(encoding="utf-8")


def test_the_files_hold() -> None:
    assert load_tiles(TILE_FILE) == TILES
    assert load_numbers(LEVEL_FILE) == NUMBERS


def test_every_faulty_tile_is_told() -> None:
    spoilt = (
        TILE_FILE.replace('1 = { kind = "battery", sides = "3120"', '1 = { kind = "battery", sides = "3124"', 1)
        .replace('53 = { kind = "structure", sides = "3301"', '53 = { kind = "structure", sides = "3301", capacity = 2')
        .replace('101 = { kind = "cannon", sides = "0010"', '101 = { kind = "cannon", sides = "1010"')
        .replace(
            '33 = { kind = "starting-cabin", sides = "3333", capacity = 2, colour = "blue"',
            '33 = { kind = "starting-cabin", sides = "3333", capacity = 2',
        )
    )
    found = load_faults(load_tiles, spoilt)
    assert len(found) == 4
    assert found[0].startswith("Tile 1: Expected `str` matching regex")
    assert "Tile 53: a capacity belongs to what holds something, and only there." in found
    assert "Tile 101: the side of its muzzle must be smooth." in found
    assert "Tile 33: a colour belongs to a starting cabin, and only there." in found


def test_the_tiles_as_a_whole_are_counted() -> None:
    fewer = TILE_FILE.replace('8 = { kind = "battery", sides = "0003", capacity = 2 }\n', "", 1)
    assert load_faults(load_tiles, fewer) == (
        "There are 151 tiles in the heap; the game has 152.",
        "The sides of the heap are [259, 122, 122, 101] from smooth to universal; they must be [262, 122, 122, 102].",
    )
    red = TILE_FILE.replace('colour = "blue"', 'colour = "red"')
    assert load_faults(load_tiles, red) == (
        "There are 0 blue starting cabins; there is one.",
        "There are 2 red starting cabins; there is one.",
    )


def test_every_faulty_level_is_told() -> None:
    spoilt = (
        LEVEL_FILE.replace("starts = [9, 5, 2, 0]", "starts = [5, 9, 2, 0]")
        .replace("cards = 12", "cards = 13")
        .replace("start = [7, 7]", "start = [7, 9]")
    )
    assert load_faults(load_numbers, spoilt) == (
        "Level test: the starting cabin stands outside the outline.",
        "Level I: the starting cabin stands outside the outline.",
        "Level II: the starting cabin stands outside the outline.",
        "Level II: 4 piles of 3 cards are not 13 cards.",
        "Level III: the start spaces must fall to 0.",
    )


def test_what_is_no_such_file_is_said() -> None:
    assert load_faults(load_tiles, "tiles = [") == ("It is not TOML: Invalid value (at end of document).",)
    assert load_faults(load_tiles, "colour = 3") == ("It must hold the tables 'heap' and 'tiles', and nothing else.",)
    assert "prettiest" in load_faults(load_numbers, LEVEL_FILE.replace("prettiest = 6\n", ""))[0]
    assert load_faults(load_numbers, LEVEL_FILE.split("[levels.III]")[0]) == ("There is no level 'III'.",)
