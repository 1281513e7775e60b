"""Reasons of refused actions: an existing rule and a sentence that is true in the position."""

import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.text.rulebook import rule_of
from tavolata.games.galaxy_trucker.actions import Deal, DrawTile, GalaxyTruckerAction, Take, TimeUp
from tavolata.games.galaxy_trucker.rules import ship as ships
from tests.games.galaxy_trucker.in_flight import BARE, CHAIN, HOLDS, TUG, match_in_flight, turn_card
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, checked_match, in_state, new_match, play, with_changes, with_ships

THREE_PLANETS, RED_PLANETS, METEORS = "I-15", "I-13", "I-10"
BEGUN = ship("""
      7   8
      3   -
 7   3C3 3h|
      3   -
""")
ASIDE = """
       6   7
       -   3
 7    <e1 3C3
       -   3
"""
SOUND = """
       6   7
       -   3
 7    |b3 3C3
       -   3
"""
PIECES = """
       7   8   9
       3   -   -
 7    3C3 |h3 3r3
       3   -   -
"""
CABINS = """
       7   8   9
       3   -   -
 7    3C3 1c3 3p|
       3   -   -
"""


def refusal_text(match: GalaxyTruckerMatch, line: str) -> str:
    """Return the sentence of a refused action."""
    seat, action = line.split(maxsplit=1)
    return refusal_text_of_action(match, int(seat), match.read(action))


def refusal_text_of_action(match: GalaxyTruckerMatch, seat: int, action: GalaxyTruckerAction) -> str:
    """Return the sentence of a refused action struct, and check its rule and the unchanged state."""
    before = match.state
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert match.state is before
    assert rule_of("galaxy-trucker", caught.value.rule)
    return caught.value.message


def test_gt_b1_what_cannot_be_taken() -> None:
    match = new_match()
    assert refusal_text(match, "0 take 60") == "Tile 60 does not lie face up; if it did, it was taken. Choose another one."
    assert refusal_text(match, "0 take reserve 60") == "Tile 60 is not in your reserve; take one that is."
    play(match, "0 take heap")
    assert refusal_text(match, "1 take heap") == "A tile or a card is being drawn; wait for it."
    play(match, "chance draw 60")
    assert refusal_text(match, "0 take heap") == "You have a tile in hand; place it, reserve it or put it back first."


def test_gt_b1_nobody_does_what_chance_or_the_clock_does() -> None:
    match = new_match()
    for action in (DrawTile(60), Deal("I-03")):
        assert refusal_text_of_action(match, 0, action) == "Tiles, cards and dice come by chance; nobody chooses them."
    assert refusal_text_of_action(match, CHANCE, Take("heap")) == "Tiles, cards and dice come by chance; nobody chooses them."
    assert refusal_text_of_action(match, CLOCK, Take("heap")) == "Only the clock ends a run of the hourglass."
    assert refusal_text_of_action(match, 0, TimeUp(0)) == "Only the clock ends a run of the hourglass."


def test_gt_b2_where_a_tile_cannot_lie() -> None:
    match = new_match()
    assert refusal_text(match, "0 place 7 6 turn 0") == "You have no tile to place; take one first."
    play(match, "0 take heap", "chance draw 60")
    assert refusal_text(match, "0 place 1 2 turn 0") == "Column 1, row 2 is outside the outline of your ship."
    assert refusal_text(match, "0 place 7 7 turn 0") == "A tile lies at column 7, row 7; choose an empty cell."
    assert refusal_text(match, "0 place 9 7 turn 0") == "Column 9, row 7 is not beside a placed tile; build on from your ship."
    assert refusal_text(match, "0 place 6 7 turn 4") == "A tile is turned by 0 to 3 quarters, not 4."
    play(match, "0 place 7 6 turn 0")
    assert refusal_text(match, "0 place 7 6 turn 0") == "The tile lies there already, just so."
    assert refusal_text(match, "0 return") == "You have no tile in hand; take one first."


def test_gt_b5_what_cannot_be_looked_at() -> None:
    match = with_ships(BEGUN, BEGUN)
    assert refusal_text(new_match(), "0 look 1") == "Place a tile beside your starting cabin first; then you may look at cards."
    assert refusal_text(new_match(level="test"), "0 look 1") == "There are no piles to look at in the test flight."
    for pile in (0, 4):
        assert refusal_text(match, f"0 look {pile}") == f"Pile {pile} is not to be looked at; the three lower ones are."
    assert refusal_text(match, "0 look-done") == "You are not looking at a pile."
    for pile in (1, 3):
        held = with_ships(BEGUN, BEGUN)
        play(held, f"0 look {pile}", "chance deal II-01", "chance deal II-07", "chance deal I-03")
        assert refusal_text(held, f"1 look {pile}") == f"Somebody is looking at pile {pile}; wait until it is free."
        assert refusal_text(held, "0 take heap") == f"You are looking at pile {pile}; lay it down first."
    play(match, "0 take heap", "chance draw 1")
    assert refusal_text(match, "0 look 1") == "You have a tile in hand; lay it down before you look at cards."


def test_gt_b1_who_was_quicker_is_told_and_a_hidden_tile_is_not() -> None:
    match = new_match()
    play(match, "1 take heap", "chance draw 60")
    assert refusal_text(match, "0 take 60") == "Tile 60 does not lie face up; if it did, it was taken. Choose another one."
    play(match, "1 return", "1 take 60")
    quicker = "Seat 2 was quicker: that tile is gone. Choose another one."
    assert refusal_text(match, "0 take 60") == quicker
    play(match, "1 place 7 6 turn 0")
    assert refusal_text(match, "0 take 60") == quicker


def test_gt_b7_which_start_space_cannot_be_taken() -> None:
    match = new_match()
    for start in (0, 3):
        assert refusal_text(match, f"0 finish {start}") == f"There is no start space {start} at this table; choose one from 1 to 2."
    play(match, "1 finish 1")
    assert refusal_text(match, "0 finish 1") == "Start space 1 is taken; choose a free one."
    assert refusal_text(match, "1 finish 2") == "You have finished your ship; wait for the others."
    assert refusal_text(new_match(level="test"), "0 finish 2") == "In the test flight you take the best start space that is free."


@pytest.mark.parametrize("planet", [1, 2, 3])
def test_gt_a2_a_planet_on_which_somebody_has_landed(planet: int) -> None:
    match = match_in_flight(HOLDS, HOLDS)
    turn_card(match, THREE_PLANETS, f"0 land {planet}")
    assert refusal_text(match, f"1 land {planet}") == f"Somebody has landed on planet {planet}; choose a free one."


def test_gt_a2_a_planet_that_there_is_not() -> None:
    match = match_in_flight(HOLDS, HOLDS)
    turn_card(match, THREE_PLANETS)
    for planet in (0, 4):
        assert refusal_text(match, f"0 land {planet}") == f"There is no planet {planet}; choose one from 1 to 3."


def test_gt_f9_a_cube_that_cannot_be_loaded() -> None:
    match = match_in_flight(HOLDS, TUG)
    turn_card(match, RED_PLANETS, "0 land 2", "1 pass")
    assert refusal_text(match, "0 load green 6 7") == "There is no green cube to be loaded."
    assert refusal_text(match, "0 load red 6 7") == "The hold at column 6, row 7 is no red one; red cubes go into red holds only."
    room = "choose a hold with an empty compartment."
    assert refusal_text(match, "0 load blue 7 7") == f"There is no room for the blue cube at column 7, row 7; {room}"
    assert refusal_text(match, "0 load red 7 7") == f"There is no room for the red cube at column 7, row 7; {room}"
    play(match, "0 load blue 7 6")
    assert refusal_text(match, "0 load red 7 6") == f"There is no room for the red cube at column 7, row 6; {room}"
    assert refusal_text(match, "0 unload blue 6 7") == "There is no blue cube at column 6, row 7."


def test_gt_e4_after_the_flight_nothing_can_be_done() -> None:
    match = with_changes(match_in_flight(BARE, BARE), 1, status="gave-up")
    turn_card(match, "III-04", "0 give-up")
    assert match.actors == []
    assert [match.legal(seat) for seat in (0, 1)] == [[], []]
    assert refusal_text(match, "0 fly-on") == "The flight is over."


def test_gt_c3_what_cannot_be_taken_off() -> None:
    match = checked_match(ship(ASIDE), ship(SOUND))
    assert refusal_text(match, "0 remove 7 7") == "The tile at column 7, row 7 is not part of a fault; take off one that is."
    assert refusal_text(match, "0 keep 1") == "Your ship is in one piece; take tiles off until no fault is left."
    assert refusal_text(match, "0 finish 1") == "The ships are being checked: take tiles off until no fault is left."
    assert refusal_text(match, "1 remove 6 7") == "Your ship has no fault; wait for the others."
    assert refusal_text(match, "1 keep 1") == "Your ship has no fault; wait for the others."


def test_gt_c3_first_a_piece_is_kept() -> None:
    match = checked_match(ship(PIECES), ship(SOUND))
    assert refusal_text(match, "0 remove 9 7") == "Your ship is in several pieces; choose the one that you keep first."
    for piece in (0, 3, 9):
        assert refusal_text(match, f"0 keep {piece}") == f"There is no piece {piece}; keep one from 1 to 2."


def test_gt_f3_a_piece_that_there_is_not() -> None:
    match = match_in_flight(CHAIN, TUG)
    turn_card(match, METEORS, "chance roll 4 4")
    assert refusal_text(match, "0 keep 3") == "There is no piece 3; keep one from 1 to 2."
    assert refusal_text(match, "0 fly-on") == "Your ship is in pieces; choose the one that you fly on with."


def test_gt_c4_who_cannot_come_aboard() -> None:
    match = checked_match(ship(CABINS), ship(CABINS))
    choice = "an alien needs a life support of its colour joined to its cabin, and lives alone of its colour in the ship."
    assert refusal_text(match, "1 crew 8 7 purple") == "The crew of seat 1 is coming aboard; wait for your turn."
    assert refusal_text(match, "0 remove 8 7") == "Your crew is coming aboard: choose humans or an alien for your cabins."
    assert refusal_text(match, "0 crew 8 7 brown") == f"The cabin at column 8, row 7 has no such choice: {choice}"
    assert refusal_text(match, "0 crew 7 6 humans") == f"The cabin at column 7, row 6 has no such choice: {choice}"


def test_gt_b6_a_glass_that_cannot_be_turned() -> None:
    match = new_match()
    assert refusal_text(match, "0 turn-glass") == "The sand is still running; turn the glass when it has run out."
    assert refusal_text(match, "0 run-out") == "Only the clock ends a run of the hourglass."
    assert refusal_text(new_match(clock="untimed"), "0 turn-glass") == "There is no hourglass at this table."


def test_gt_b1_what_lies_face_down_is_taken_unseen_and_only_while_some_does() -> None:
    match = new_match()
    assert refusal_text_of_action(match, 0, Take("heap", 60)) == "What lies face down is taken unseen; nobody chooses the tile."
    match = in_state(match, heap=())
    assert refusal_text(match, "0 take heap") == "No tile lies face down any more; take one that lies face up."


def test_gt_b3_what_cannot_be_picked_up() -> None:
    match = new_match()
    fixed = "The tile that you placed last is fixed; only until you take another tile or look at cards can it be taken back."
    assert refusal_text(match, "0 pick-up") == fixed
    play(match, "0 take heap", "chance draw 60")
    assert refusal_text(match, "0 pick-up") == "You have a tile in hand; place it, reserve it or put it back first."


def test_gt_b2_what_cannot_be_reserved_or_put_back() -> None:
    match = with_changes(new_match(), reserve=(57, 58))
    play(match, "0 take heap", "chance draw 60")
    assert refusal_text(match, "0 reserve") == "Two tiles are in your reserve already; place this one or put it back."
    small = new_match(level="test")
    play(small, "0 take heap", "chance draw 60")
    assert refusal_text(small, "0 reserve") == "There is no reserve in the test flight; place the tile or put it back."
    kept = with_changes(new_match(), reserve=(57,))
    play(kept, "0 take reserve 57")
    sentence = "A tile from your reserve cannot be put back in the middle; place it or reserve it again."
    assert refusal_text(kept, "0 return") == sentence


def test_gt_f9_where_all_holds_are_full_or_empty() -> None:
    full = {cell: ("blue",) * ships.capacity_at(HOLDS, cell) for cell in ships.cells_of(HOLDS, "hold", "red-hold")}
    match = with_changes(match_in_flight(HOLDS, TUG), 0, goods=full)
    turn_card(match, RED_PLANETS, "0 land 2", "1 pass")
    assert (
        refusal_text(match, "0 load blue 6 7")
        == "There is no room for the blue cube at column 6, row 7; choose a hold with an empty compartment."
    )
    empty = match_in_flight(HOLDS, TUG)
    turn_card(empty, RED_PLANETS, "0 land 2", "1 pass")
    assert refusal_text(empty, "0 unload blue 6 7") == "There is no blue cube at column 6, row 7."
    assert refusal_text(empty, "0 fly-on") == "You are loading: load and unload cubes, and say when you are done."
    assert refusal_text(empty, "1 fly-on") == "Seat 1 is to decide; wait for your turn."
