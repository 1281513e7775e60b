"""GT-B: building."""

from fractions import Fraction

import pytest

from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.observation import visible_events
from tavolata.games.galaxy_trucker.content import TILES
from tavolata.games.galaxy_trucker.events import Finished, GlassEmpty, GlassTurned, Looks, PickedUp, Returned, TilePlaced, TilesLost, Took
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.state import Hourglass, PlacedTile
from tavolata.games.galaxy_trucker.view import CardPileView, HandView
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import GAME, in_state, legal, new_match, play, player, refusal_key, with_changes, with_ships

BEGUN = ship("""
       6   7
       -   3
 7    |b3 3C3
       -   3
""")


def test_gt_b1_a_tile_from_the_heap_is_seen_by_its_taker_alone() -> None:
    match = new_match(seats=3)
    play(match, "1 take heap")
    assert {chance for _, chance in GAME.odds(match.state)} == {Fraction(1, len(TILES.heap))}
    (took,) = play(match, "chance draw 60")
    assert took == Took(1, "heap", 60)
    assert [visible_events([took], seat)[0].tile for seat in (None, 0, 1, 2)] == [None, None, 60, None]  # type: ignore[attr-defined]
    assert [match.view(seat).players[1].hand for seat in (None, 0, 1, 2)] == [
        HandView(tile, reserved=False) for tile in (None, None, 60, None)
    ]
    assert 60 in match.view(1).faces
    assert 60 not in match.view(0).faces
    assert 60 not in match.state.heap


@pytest.mark.parametrize("line", ["place 7 6 turn 0", "reserve", "return"])
def test_gt_b1_once_it_is_placed_reserved_or_put_back_all_see_it(line: str) -> None:
    match = new_match()
    play(match, "1 take heap", "chance draw 60")
    (event,) = play(match, f"1 {line}")
    assert event.tile == 60  # type: ignore[attr-defined]
    assert event.seen_by(0) is event
    assert 60 in match.view(0).faces


def test_gt_b1_a_tile_that_lay_face_up_is_no_secret_in_hand() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 60", "0 return", "1 take 60")
    assert match.view(0).players[1].hand == HandView(60, reserved=False)


def test_gt_b1_everybody_is_told_what_is_taken_from_the_table_or_a_reserve() -> None:
    match = with_changes(new_match(), 1, reserve=(57,))
    play(match, "0 take heap", "chance draw 60", "0 return")
    assert play(match, "1 take 60", "1 return", "1 take reserve 57") == [
        Took(1, "table", 60),
        Returned(1, 60, "structure"),
        Took(1, "reserve", 57),
    ]


def test_gt_b1_one_tile_in_hand_at_a_time() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 60", "1 take heap", "chance draw 59", "1 return")
    assert refusal_key(match, "0 take heap") == "GT-B1"
    assert refusal_key(match, "0 take 59") == "GT-B1"
    assert not [line for line in legal(match) if line.startswith("take")]


def test_gt_b1_the_first_to_reach_a_tile_has_it_and_the_other_is_told() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 60", "0 return")
    assert "take 60" in legal(match, 0)
    assert "take 60" in legal(match, 1)
    play(match, "1 take 60")
    assert refusal_key(match, "0 take 60") == "GT-B1"
    assert match.state.face_up == ()


def test_gt_b1_all_build_at_once_and_chance_draws_at_once() -> None:
    match = new_match(seats=4)
    assert match.actors == [0, 1, 2, 3, CLOCK]
    play(match, "2 take heap")
    assert match.actors == [CHANCE]
    assert len(match.legal(CHANCE)) == 152
    assert refusal_key(match, "0 take heap") == "GT-B1"
    assert refusal_key(match, "2 draw 60") == "GT-B1"
    play(match, "chance draw 60")
    assert match.actors == [0, 1, 2, 3, CLOCK]


def test_gt_b1_nothing_is_taken_from_an_empty_heap() -> None:
    match = new_match()
    match = in_state(match, heap=(), face_up=TILES.heap)
    assert refusal_key(match, "0 take heap") == "GT-B1"
    assert legal(match)[0] == "take 1"


def test_gt_b2_a_tile_is_fixed_beside_a_placed_one_in_any_rotation() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 60")
    beside = [(7, 6), (6, 7), (8, 7), (7, 8)]
    assert legal(match) == [f"place {column} {row} turn {turn}" for column, row in beside for turn in range(4)] + ["reserve", "return"]
    assert play(match, "0 place 8 7 turn 3") == [
        TilePlaced(0, 60, (8, 7), 3, moved=False, part="structure", side="right", beside="starting-cabin")
    ]
    assert player(match).ship.cells[8, 7] == PlacedTile(60, 3)
    play(match, "0 take heap", "chance draw 59")
    assert refusal_key(match, "0 place 8 7 turn 0") == "GT-B2"
    assert refusal_key(match, "0 place 6 7 turn 4") == "GT-B2"


def test_gt_b2_two_tiles_at_most_are_reserved() -> None:
    match = new_match()
    for tile in (60, 59):
        play(match, "0 take heap", f"chance draw {tile}", "0 reserve")
    assert player(match).reserve == (60, 59)
    play(match, "0 take heap", "chance draw 58")
    assert refusal_key(match, "0 reserve") == "GT-B2"
    play(match, "0 return", "0 take reserve 60")
    assert player(match).reserve == (59,)
    play(match, "0 reserve")
    assert player(match).reserve == (59, 60)


def test_gt_b2_a_reserved_tile_never_goes_back_to_the_middle() -> None:
    match = with_changes(new_match(), reserve=(60,))
    play(match, "0 take reserve 60")
    assert refusal_key(match, "0 return") == "GT-B2"
    play(match, "0 place 7 6 turn 0", "0 pick-up")
    assert refusal_key(match, "0 return") == "GT-B2"
    assert "reserve" in legal(match)
    assert refusal_key(match, "1 take reserve 60") == "GT-B2"


def test_gt_b2_an_empty_hand_places_reserves_and_returns_nothing() -> None:
    match = new_match()
    assert [refusal_key(match, f"0 {line}") for line in ("place 7 6 turn 0", "reserve", "return")] == ["GT-B3", "GT-B2", "GT-B2"]


def test_gt_b3_the_tile_placed_last_is_moved_turned_or_taken_back() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 60", "0 place 7 6 turn 0")
    assert "place 7 6 turn 0" not in legal(match)
    assert refusal_key(match, "0 place 7 6 turn 0") == "GT-B3"
    assert play(match, "0 place 7 6 turn 1", "0 place 8 7 turn 1")[1] == TilePlaced(
        0, 60, (8, 7), 1, moved=True, part="structure", side="right", beside="starting-cabin"
    )
    assert player(match).ship.cells == {(7, 7): PlacedTile(33, 0), (8, 7): PlacedTile(60, 1)}
    assert play(match, "0 pick-up") == [PickedUp(0, 60, (8, 7), "structure")]
    assert player(match).ship.cells == {(7, 7): PlacedTile(33, 0)}
    assert play(match, "0 return") == [Returned(0, 60, "structure")]


def test_gt_b3_a_tile_taken_back_is_no_secret() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 60", "0 place 7 6 turn 0", "0 pick-up")
    assert match.view(1).players[0].hand == HandView(60, reserved=False)


def test_gt_b3_taking_another_tile_or_looking_fixes_it() -> None:
    for lines in (["take heap", "chance draw 58", "0 return"], ["take 59", "0 return"], ["take reserve 57", "0 reserve"], ["look 1"]):
        match = with_changes(new_match(level="I"), reserve=(57,))
        play(match, "1 take heap", "chance draw 59", "1 return", "0 take heap", "chance draw 60", "0 place 7 6 turn 0")
        play(match, f"0 {lines[0]}", *lines[1:])
        if lines == ["look 1"]:
            play(match, "chance deal I-01", "chance deal I-02", "0 look-done")
        assert refusal_key(match, "0 pick-up") == "GT-B3"
        assert refusal_key(match, "0 place 8 7 turn 0") == "GT-B3"


def test_gt_b4_a_tile_may_lie_where_it_does_not_fit() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 101", "0 place 7 8 turn 0")
    assert [fault.kind for fault in ships.faults(player(match).ship)] == ["smooth-against-connector", "muzzle-blocked", "not-one-piece"]
    play(match, "0 take heap", "chance draw 60")
    assert refusal_key(match, "0 place 9 7 turn 0") == "GT-B4"


def test_gt_b4_option_a_good_joint_is_asked_for() -> None:
    match = new_match(placing="joined")
    play(match, "0 take heap", "chance draw 101")
    places = [line for line in legal(match) if line.startswith("place")]
    assert places == ["place 7 6 turn 0", "place 6 7 turn 3", "place 8 7 turn 1", "place 7 8 turn 2"]
    assert refusal_key(match, "0 place 7 8 turn 0") == "GT-B4"
    play(match, "0 place 8 7 turn 1")
    moves = [line for line in legal(match) if line.startswith("place")]
    assert moves == ["place 7 6 turn 0", "place 6 7 turn 3", "place 7 8 turn 2"]


def test_gt_b4_option_faults_are_shown_to_the_builder_at_once() -> None:
    for warnings in (False, True):
        match = new_match(warnings=warnings)
        play(match, "0 take heap", "chance draw 101", "0 place 7 8 turn 0")
        assert bool(match.view(0).players[0].faults) == warnings
        assert match.view(1).players[0].faults == ()


def test_gt_b5_who_looks_alone_sees_the_cards() -> None:
    match = with_ships(BEGUN, seats=3)
    assert play(match, "0 look 2", "chance deal II-01", "chance deal II-07") == []
    (looks,) = play(match, "chance deal I-03")
    assert looks == Looks(0, 2, ("II-01", "II-07", "I-03"))
    assert [visible_events([looks], seat)[0].cards for seat in (None, 1)] == [None, None]  # type: ignore[attr-defined]
    assert [card.name for card in match.view(0).piles[1].cards or ()] == ["II-01", "II-07", "I-03"]
    assert match.view(1).piles[1] == match.view(None).piles[1] == CardPileView(("II", "II", "I"), 0, None, closed=False)


def test_gt_b5_gt_m7_a_view_says_which_pile_stays_closed_and_whether_aliens_fly() -> None:
    assert [pile.closed for pile in new_match().view(0).piles] == [False, False, False, True]
    assert [new_match(level=level).view(0).aliens for level in ("test", "II")] == [False, True]


def test_gt_b5_a_card_lies_in_one_pile_only() -> None:
    match = with_ships(BEGUN, seats=3)
    play(match, "0 look 2", "chance deal II-01")
    assert "deal II-07" in legal(match, CHANCE)
    assert "deal II-01" not in legal(match, CHANCE)
    play(match, "chance deal II-07", "chance deal I-03", "0 look-done", "0 look 3")
    assert not {"deal II-01", "deal II-07"} & {*legal(match, CHANCE)}
    play(match, "chance deal II-02", "chance deal II-03")
    assert "deal I-03" not in legal(match, CHANCE)


def test_gt_b5_a_pile_in_somebodys_hands_is_not_free_and_stays_the_same() -> None:
    match = with_ships(
        BEGUN,
        ship("""
       7   8
       3   -
 7    3C3 3h|
       3   -
    """),
    )
    play(match, "0 look 1", "chance deal II-01", "chance deal II-07", "chance deal I-03")
    assert refusal_key(match, "1 look 1") == "GT-B5"
    play(match, "0 look-done")
    assert play(match, "1 look 1") == [Looks(1, 1, ("II-01", "II-07", "I-03"))]
    assert [card.name for card in match.view(0).piles[0].cards or ()] == ["II-01", "II-07", "I-03"]


def test_gt_b5_first_a_tile_is_placed_and_none_is_in_hand() -> None:
    match = new_match()
    assert refusal_key(match, "0 look 1") == "GT-B5"
    play(match, "0 take heap", "chance draw 60", "0 place 7 6 turn 0", "0 take heap", "chance draw 59")
    assert refusal_key(match, "0 look 1") == "GT-B5"
    play(match, "0 return")
    assert "look 3" in legal(match)
    assert refusal_key(match, "0 look 4") == "GT-B5"
    assert refusal_key(match, "0 look-done") == "GT-B5"


def test_gt_b5_who_looks_neither_takes_nor_places_nor_finishes() -> None:
    match = with_ships(BEGUN)
    play(match, "0 look 1", "chance deal II-01", "chance deal II-07", "chance deal I-03")
    assert legal(match) == ["look-done"]
    lines = ("take heap", "place 7 6 turn 0", "look 2", "finish 1")
    assert [refusal_key(match, f"0 {line}") for line in lines] == ["GT-B5"] * 4


def test_gt_b5_not_after_finishing() -> None:
    match = with_ships(BEGUN)
    play(match, "0 finish 1")
    assert refusal_key(match, "0 look 1") == "GT-B7"


def test_gt_b6_the_end_of_a_run_does_nothing_and_anyone_turns_the_glass() -> None:
    match = new_match(level="II")
    assert refusal_key(match, "0 turn-glass") == "GT-B6"
    assert play(match, "clock run-out") == [GlassEmpty(1, last=False)]
    assert match.view(0, plain=True)["glass"] == {"space": 1, "running": False}
    assert CLOCK not in match.actors
    assert legal(match, CLOCK) == []
    play(match, "0 take heap", "chance draw 60")
    assert "turn-glass" in legal(match)
    assert play(match, "1 turn-glass") == [GlassTurned(1, 2)]
    assert match.state.glass == Hourglass(2, running=True)


def test_gt_b6_onto_the_last_space_only_one_who_has_finished_turns_it() -> None:
    match = new_match(seats=3, level="II")
    play(match, "clock run-out", "1 turn-glass", "clock run-out")
    assert refusal_key(match, "0 turn-glass") == "GT-B6"
    play(match, "2 finish 2")
    assert legal(match, 2) == ["turn-glass"]
    assert match.actors == [0, 1, 2]
    assert match.awaited == [0, 1]
    assert play(match, "2 turn-glass") == [GlassTurned(2, 3)]
    assert 2 not in match.actors


def test_gt_b6_the_end_of_the_last_run_ends_building_for_all() -> None:
    match = new_match(seats=3, level="I")
    play(match, "clock run-out", "2 finish 2", "2 turn-glass")
    events = play(match, "clock run-out")
    assert events[0] == GlassEmpty(2, last=True)
    assert [event for event in events if isinstance(event, Finished)] == [Finished(0, 1, caught=True), Finished(1, 3, caught=True)]
    assert match.state.phase == "flight"


def test_gt_b7_a_free_start_space_not_above_the_number_of_players() -> None:
    match = new_match(seats=3)
    assert legal(match)[-3:] == ["finish 1", "finish 2", "finish 3"]
    assert refusal_key(match, "0 finish 4") == "GT-B7"
    assert play(match, "0 finish 2") == [Finished(0, 2, caught=False)]
    assert refusal_key(match, "1 finish 2") == "GT-B7"
    assert [refusal_key(match, f"0 {line}") for line in ("take heap", "finish 1")] == ["GT-B7", "GT-B7"]
    assert 0 not in match.actors


def test_gt_b7_no_tile_in_hand() -> None:
    match = new_match()
    play(match, "0 take heap", "chance draw 60")
    assert refusal_key(match, "0 finish 1") == "GT-B7"


def test_gt_b7_in_the_test_flight_the_best_free_one() -> None:
    match = new_match(level="test")
    assert refusal_key(match, "0 finish 2") == "GT-B7"
    play(match, "1 finish 1")
    assert legal(match)[-1] == "finish 2"


def test_gt_b7_building_ends_when_all_have_finished() -> None:
    match = new_match()
    play(match, "1 finish 1")
    assert match.actors == [0, CLOCK]
    assert [seated.status for seated in match.view(None).players] == ["building", "finished"]
    play(match, "0 finish 2")
    assert match.state.phase == "flight"


def test_gt_b8_the_caught_take_free_spaces_in_the_order_of_their_last_placing() -> None:
    match = new_match(seats=4, level="I")
    play(match, "clock run-out", "1 finish 2", "1 turn-glass")
    for seat, tile in ((3, 60), (2, 59)):
        play(match, f"{seat} take heap", f"chance draw {tile}", f"{seat} place 7 6 turn 0")
    play(match, "clock run-out")
    assert [player(match, seat).start for seat in range(4)] == [4, 2, 3, 1]


def test_gt_b8_a_tile_in_hand_goes_back_one_from_the_reserve_is_lost() -> None:
    match = with_changes(new_match(seats=3, level="I"), reserve=(57,))
    play(match, "clock run-out", "2 finish 1", "2 turn-glass", "0 take reserve 57", "1 take heap", "chance draw 59")
    events = play(match, "clock run-out")
    assert TilesLost(0, (57,), (), "reserve", ("structure",)) in events
    assert Returned(1, 59, "structure") in events
    assert match.state.face_up == (59,)
    assert [player(match, seat).lost for seat in range(3)] == [(57,), (), ()]


def test_gt_b8_a_pile_in_hand_is_laid_down() -> None:
    match = with_ships(BEGUN)
    play(match, "clock run-out", "0 turn-glass", "clock run-out", "1 finish 1", "1 turn-glass", "0 look 1")
    play(match, "chance deal II-01", "chance deal II-07", "chance deal I-03", "clock run-out")
    assert player(match).looking is None
    assert player(match).start == 2


def test_the_sentences_of_refusals_have_their_facts() -> None:
    match = new_match()
    for line in ("finish 9", "take 7", "place 1 1 turn 0", "remove 7 7", "keep 1", "crew 7 7 humans", "draw 5", "run-out", "roll 1 2"):
        assert refusal_key(match, f"0 {line}").startswith("GT-")
