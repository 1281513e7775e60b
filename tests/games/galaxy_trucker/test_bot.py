"""Bots: legal and deterministic choices from the view alone, legal ships, and some clear decisions."""

import random
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.bots import bot_for
from tavolata.bots.play import play_game
from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import (
    Claim,
    Declare,
    Finish,
    FlyOn,
    GiveUp,
    Land,
    Load,
    LoadDone,
    Look,
    LookDone,
    LoseMember,
    Pass,
    Place,
    Power,
    Remove,
    Return,
    Take,
    TakeHit,
    TurnGlass,
    Unload,
)
from tavolata.games.galaxy_trucker.bot import LEVELS, make_bot
from tavolata.games.galaxy_trucker.bot.cargo_choice import Hold, next_load, room_for
from tavolata.games.galaxy_trucker.bot.thinking_time import QUICKEST, SLOWEST, time_factor
from tavolata.games.galaxy_trucker.content import GOODS, LEVEL_NAMES, NUMBERS, TILES, TREK_NAMES, Cell, Good, LevelName, Tile, TrekName
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.ship import needs_of, open_cells, turns_that_fit
from tavolata.games.galaxy_trucker.state import Hourglass, Member, PlacedTile, Ship
from tests.games.galaxy_trucker.in_flight import ALIEN_CREW, ALIENS, BARE, DOUBLES, GUNS, HOLDS, TRUCK, TUG, match_in_flight, turn_card
from tests.games.galaxy_trucker.random_ships import random_ship
from tests.games.galaxy_trucker.table import (
    GalaxyTruckerMatch,
    begun_at,
    checked_match,
    in_state,
    new_match,
    play,
    with_changes,
    with_ships,
)
from tests.games.galaxy_trucker.test_fuzz import with_other_secrets

OWN = tuple(LEVELS)
MIXED = ("hard", "easy", "random", "normal")
ENGINE, CANNON = 73, 101
TABLES: dict[str, dict[str, Any]] = {
    "hourglass": {},
    "own clocks, joined, warned": {"clock": "own-clock", "placing": "joined", "warnings": True},
    "untimed": {"clock": "untimed"},
}


def checked_choice(match: GalaxyTruckerMatch, level: str = "hard", seat: int = 0, seed: int = 1) -> Any:
    """Return the choice of a bot, and check that it is legal or None."""
    sight = Observation(match, seat)
    chosen = bot_for("galaxy-trucker", level, seed).choose(sight)
    assert chosen is None or chosen in sight.legal
    return chosen


def legal_of_type(match: Match[Any, Any, Any], seat: int, kind: type) -> list[Any]:
    """Return the actions of one type of a seat."""
    return [entry.action for entry in match.log if entry.actor == seat and isinstance(entry.action, kind)]


def before_last_finish(match: Match[Any, Any, Any]) -> Match[Any, Any, Any]:
    """Return the match as it was before the last builder finished."""
    return match.at(max(entry.n for entry in match.log if isinstance(entry.action, Finish)))


# Whole matches


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
@pytest.mark.parametrize("level", TREK_NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_levels_play_to_the_end_at_every_table(seats: int, level: TrekName, options: dict[str, Any]) -> None:
    moved = len(level) + len(options)
    levels = [MIXED[(seat + moved) % 4] for seat in range(seats)]
    assert play_game("galaxy-trucker", seats, levels, moved, {**options, "level": level}).result is not None


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_hard_and_normal_launch_ships_without_a_fault(level: LevelName) -> None:
    for seed in range(4):
        match = play_game("galaxy-trucker", 4, ["hard", "normal", "hard", "easy"], seed, {"level": level})
        built = [player.ship for player in before_last_finish(match).state.players[:3]]
        assert all(ships.is_ship_legal(ship) for ship in built)
        assert all(len(ship.cells) > 0.4 * len(NUMBERS.levels[level].outline) for ship in built[::2])
        assert not any(legal_of_type(match, seat, Remove) for seat in range(3))


def test_each_level_earns_more_than_the_one_below() -> None:
    levels = ["easy", "normal", "hard"]
    flights = [play_game("galaxy-trucker", 3, levels, seed).result for seed in range(12)]
    easy, normal, hard = (mean(flight.scores[seat] for flight in flights if flight) for seat in range(3))
    assert easy < normal < hard


def test_builders_take_turns_and_no_time_passes() -> None:
    match = play_game("galaxy-trucker", 3, ["easy", "random", "hard"], 3)
    lines = [entry for entry in match.log if entry.actor >= 0]
    finished = next(n for n, entry in enumerate(lines) if isinstance(entry.action, Finish))
    assert finished > 10
    assert [entry.actor for entry in lines[:finished]] == [turn % 3 for turn in range(finished)]
    assert CLOCK not in {entry.actor for entry in match.log}


def test_games_of_random_bots_have_ships_and_cards() -> None:
    matches = [play_game("galaxy-trucker", 4, ["random"], seed) for seed in range(10)]
    assert mean(len(legal_of_type(match, seat, Place)) for match in matches for seat in range(4)) > 5
    assert mean(len(match.state.flying.turned) for match in matches) > 2


def test_every_level_has_a_pace_and_the_better_builds_faster() -> None:
    easy, normal, hard = (bot_for("galaxy-trucker", level, 1).pace for level in ("easy", "normal", "hard"))  # type: ignore[attr-defined]
    assert easy > normal > hard > 500


# Dependence on view and seed


def positions(count: int) -> Iterator[GalaxyTruckerMatch]:
    """Return positions of all phases from matches of bots."""
    rng = random.Random(0)
    for seed in range(count):
        match = play_game("galaxy-trucker", 3, ["hard", "easy", "normal"], seed)
        for n in rng.sample(range(len(match.log)), 15):
            if CHANCE not in (position := match.at(n)).actors:
                yield position


@pytest.mark.parametrize("level", OWN)
def test_hidden_tiles_and_cards_change_no_decision(level: str) -> None:
    rng = random.Random(1)
    decided = 0
    for match in positions(4):
        for seat in (seat for seat in match.actors if seat >= 0):
            other = begun_at(match, with_other_secrets(match.state, seat, rng))
            assert checked_choice(other, level, seat) == checked_choice(match, level, seat)
            decided += 1
    assert decided > 40


@pytest.mark.parametrize("level", OWN)
def test_seed_and_view_alone_decide(level: str) -> None:
    used = bot_for("galaxy-trucker", level, 1)
    for match in positions(2):
        for seat in (seat for seat in match.actors if seat >= 0):
            assert used.choose(Observation(match, seat)) == checked_choice(match, level, seat)


# Building


FULL = Ship("II", {cell: PlacedTile(tile, 0) for tile, cell in zip(TILES.heap, NUMBERS.levels["II"].outline, strict=False)})
"""A ship without empty cells, regardless of faults."""


def with_tile(tile: Tile, *built: Ship) -> GalaxyTruckerMatch:
    """Return a match in which seat 0 has drawn this tile."""
    match = with_ships(*built) if built else new_match()
    play(match, "0 take heap", f"chance draw {tile}")
    return match


@given(seed=st.integers(0, 10_000), level=st.sampled_from(LEVEL_NAMES), size=st.integers(0, 40))
def test_a_tile_fits_just_where_the_rules_say_so(seed: int, level: LevelName, size: int) -> None:
    rng = random.Random(seed)
    heap = rng.sample(TILES.heap, len(TILES.heap))
    ship = random_ship(33, heap[:size], level)
    for tile in heap[size : size + 5]:
        for cell in open_cells(ship):
            needs = needs_of(ship, cell)
            fitting = [turn for turn in range(4) if ships.fits(ship, cell, PlacedTile(tile, turn))]
            assert list(turns_that_fit(tile, needs) if needs else ()) == fitting


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_an_engine_goes_behind_the_cabin(level: str) -> None:
    assert checked_choice(with_tile(ENGINE), level) == Place(7, 8, 0)


def test_a_cannon_points_forward_where_it_shuts_no_cell() -> None:
    assert checked_choice(with_tile(CANNON), "normal") == Place(7, 6, 0)


def test_hard_waits_for_better_while_there_is_much_to_choose_from() -> None:
    match = with_tile(CANNON)
    assert checked_choice(match) == Return()
    match = in_state(match, heap=match.state.heap[:20])
    assert checked_choice(match) == Place(7, 6, 0)


def test_tiles_in_the_reserve_of_a_seat_that_a_bot_takes_over_are_used() -> None:
    match = with_changes(new_match(), reserve=(ENGINE,))
    for level in OWN:
        assert checked_choice(match, level) == Take("reserve", ENGINE)
    play(match, f"0 take reserve {ENGINE}")
    assert checked_choice(match) == Place(7, 8, 0)


def test_a_tile_without_a_place_is_put_back() -> None:
    match = with_ships(FULL)
    play(match, "0 take heap", f"chance draw {match.state.heap[0]}")
    for level in OWN:
        assert checked_choice(match, level) == Return()


def test_a_full_ship_is_finished_on_the_best_start_space() -> None:
    match = with_ships(FULL)
    for level in ("easy", "normal"):
        assert checked_choice(match, level) == Finish(1)


def test_hard_looks_at_each_pile_once_a_tile_is_placed() -> None:
    match = new_match()
    assert checked_choice(match) == Take("heap")
    match = with_ships(TRUCK)
    assert checked_choice(match) == Look(1)
    play(match, "0 look 1", *(f"chance deal {card}" for card in ("II-01", "II-02", "I-01")))
    assert checked_choice(match) == LookDone()
    play(match, "0 look-done")
    assert checked_choice(match) == Look(2)
    assert checked_choice(match, "normal") == Take("heap")


def test_a_good_tile_is_taken_from_the_table() -> None:
    match = new_match()
    match = in_state(match, heap=match.state.heap[:20], face_up=(ENGINE,))
    for level in OWN:
        assert checked_choice(match, level) == Take("table", ENGINE)


def test_who_has_finished_presses_the_others_but_easy_does_not() -> None:
    match = with_ships(TRUCK)
    play(match, "0 finish 1")
    assert checked_choice(match) is None
    match = in_state(match, glass=Hourglass(2, running=False))
    assert checked_choice(match) == TurnGlass()
    assert checked_choice(match, "easy") is None


# Check and launch


def test_mending_keeps_what_is_worth_most() -> None:
    """GT-C3: the bot removes only the tile in front of the muzzle of a cannon."""
    match = checked_match(Ship("II", {**GUNS.cells, (7, 5): PlacedTile(CANNON, 0)}), BARE)
    for level in OWN:
        twin = match.copy()
        while twin.state.phase == "mending":
            twin.play(0, checked_choice(twin, level))
        assert set(twin.state.players[0].ship.cells) == set(GUNS.cells)


def test_one_alien_comes_aboard_but_not_for_the_last_humans() -> None:
    match = checked_match(ALIENS, BARE)
    assert checked_choice(match).crew == "brown"
    match.play(0, checked_choice(match))
    assert checked_choice(match).crew == "humans"


# Flight


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_no_landing_without_a_hold(level: str) -> None:
    match = match_in_flight(TUG, BARE)
    turn_card(match, "II-12")
    assert checked_choice(match, level) == Pass()


@pytest.mark.parametrize("level", OWN)
def test_the_richest_planet_is_landed_on(level: str) -> None:
    match = match_in_flight(HOLDS, BARE)
    turn_card(match, "II-12")
    assert checked_choice(match, level) == Land(1)


def test_red_cubes_go_into_red_holds_and_nothing_dear_is_left() -> None:
    match = match_in_flight(HOLDS, BARE)
    turn_card(match, "II-12", "0 land 1", "1 pass")
    while isinstance(action := checked_choice(match), Load | Unload):
        match.play(0, action)
    assert action == LoadDone()
    goods = [good for hold in match.state.players[0].goods.values() for good in hold]
    assert goods.count("red") == min(3, ships.capacity(HOLDS, "red-hold"))
    assert "yellow" in goods


CUBES = st.lists(st.sampled_from(GOODS), max_size=6)


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 3), CUBES), max_size=4), CUBES)
def test_stowing_ends_with_the_dearest_cargo(holds: list[tuple[bool, int, list[Good]]], pool: list[Good]) -> None:
    cells: dict[Cell, Hold] = {}
    for number, (red, size, goods) in enumerate(holds):
        aboard = tuple(good for good in goods if red or good != "red")[:size]
        cells[number, 0] = Hold((number, 0), "red-hold" if red else "hold", size, aboard)
    due = room_for(list(cells.values()), pool)
    before = sum(NUMBERS.goods[good].credits for hold in cells.values() for good in hold.goods)
    for _ in range(60):
        if (move := next_load(list(cells.values()), pool)) is None:
            break
        into, good, cell = move
        hold = cells[cell]
        left = [*hold.goods]
        (left if not into else pool).remove(good)
        (pool if not into else left).append(good)
        assert len(left) <= hold.compartments
        assert hold.kind == "red-hold" or "red" not in left
        cells[cell] = hold._replace(goods=tuple(left))
    assert next_load(list(cells.values()), pool) is None
    assert sum(NUMBERS.goods[good].credits for hold in cells.values() for good in hold.goods) - before == due


@pytest.mark.parametrize(("enemy", "worth_it"), [("I-02", True), ("III-03", False)])
def test_batteries_are_spent_where_they_beat_the_enemy_and_not_where_nothing_can(enemy: str, worth_it: bool) -> None:
    """GT-F4: the ship has a firepower of 5 with both double cannons and the alien."""
    match = match_in_flight(DOUBLES, BARE)
    match = with_changes(match, 0, crew={(7, 7): ("human", "human"), (7, 8): ("purple",)})
    turn_card(match, enemy)
    for level in ("normal", "hard"):
        assert isinstance(checked_choice(match, level), Power if worth_it else Declare)


def test_some_power_is_found_in_open_space() -> None:
    """GT-A1: an engine power of 0 would end the race."""
    doubles = Ship("II", {cell: placed for cell, placed in TRUCK.cells.items() if ships.face(placed).kind != "engine"})
    match = match_in_flight(doubles, BARE)
    turn_card(match, "II-06")
    for level in OWN:
        assert isinstance(checked_choice(match, level), Power)


@pytest.mark.parametrize("level", OWN)
def test_a_shield_saves_a_tile(level: str) -> None:
    match = match_in_flight(TRUCK, BARE)
    turn_card(match, "I-10", "chance roll 2 3")
    assert TakeHit() in match.legal(0)
    assert checked_choice(match, level) == Power(8, 6)


@pytest.mark.parametrize("level", OWN)
def test_the_last_human_stays_aboard(level: str) -> None:
    match = match_in_flight(ALIENS, BARE)
    crew: dict[Cell, tuple[Member, ...]] = {**ALIEN_CREW, (7, 7): ("human",)}
    match = with_changes(match, 0, crew=crew)
    turn_card(match, "I-17")
    play(match, "0 claim")
    action = checked_choice(match, level)
    assert isinstance(action, LoseMember)
    assert (action.column, action.row) != (7, 7)


def test_hard_sells_no_crew_that_it_needs() -> None:
    match = match_in_flight(TRUCK, BARE)
    match = with_changes(match, 0, crew={(7, 7): ("human", "human")})
    turn_card(match, "I-17")
    assert checked_choice(match) == Pass()


def test_credits_for_spare_crew_are_taken_at_the_end() -> None:
    match = match_in_flight(TRUCK, BARE, days=(20, 2), deck=["II-17", "II-06"])
    turn_card(match, "II-17")
    assert checked_choice(match) == Claim()


def test_hard_gives_up_where_the_engines_are_gone() -> None:
    match = match_in_flight(TUG, BARE, days=(30, 10))
    match = with_changes(match, 0, ship=BARE)
    turn_card(match, "I-04")
    assert checked_choice(match) == GiveUp()
    assert checked_choice(match, "easy") == FlyOn()


def test_gt_b5_bots_leave_the_piles_to_the_others_while_one_looks() -> None:
    match = play_game("galaxy-trucker", 4, ["hard"] * 4, 5)
    looks = [n for n, entry in enumerate(match.log) if isinstance(entry.action, Look)]
    assert looks
    assert all(sum(player.looking is not None for player in match.at(n + 1).state.players) == 1 for n in looks)


def test_no_two_bots_build_in_step() -> None:
    bots = [make_bot("normal", seed) for seed in range(3)]
    match = Match.new("galaxy-trucker", 3, 1)
    paces: list[list[int]] = [[] for _ in bots]
    for _ in range(8):
        for seat, bot in enumerate(bots):
            paces[seat].append(bot.pace)
            action = bot.choose(Observation(match, seat))
            assert action is not None
            match.play(seat, action)
    usual = LEVELS["normal"].pace
    assert all(len(set(at_once)) == len(bots) for at_once in zip(*paces, strict=True))
    assert all(int(QUICKEST * usual) <= pace <= SLOWEST * usual for own in paces for pace in own)


def test_an_obvious_move_is_quick_and_a_new_tile_or_a_pile_takes_a_look() -> None:
    def usual(last: Any, cells: int = 10) -> float:
        return mean(time_factor(last, cells, random.Random(seed)) for seed in range(200))

    assert usual(Return()) == usual(Take("table", ENGINE)) < usual(Place(8, 7, 0)) < usual(Take("heap")) < usual(Look(1))
    assert usual(Take("heap"), 2) < usual(Take("heap"), 12)
    assert usual(Place(8, 7, 0)) == pytest.approx(1, abs=0.1)


def test_the_pace_does_not_tell_which_tile_is_in_hand() -> None:
    paces = set()
    for tile in (ENGINE, CANNON):
        match, bot = new_match(2), make_bot("hard", 1)
        play(match, "0 take heap", f"chance draw {tile}")
        bot.choose(Observation(match, 0))
        paces.add(bot.pace)
    assert len(paces) == 1
