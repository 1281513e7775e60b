"""GT-R1 to GT-R3: solo flights, and races with shared draws."""

import random
from typing import Any

import pytest

from tavolata.bots.play import play_game
from tavolata.core.errors import BadOptions
from tavolata.core.game import CHANCE
from tavolata.core.match import Match
from tavolata.core.record import verify_record
from tavolata.core.testing import conformance
from tavolata.games.galaxy_trucker.actions import Deal, DrawTile, Roll
from tavolata.games.galaxy_trucker.content import TREK_NAMES, TrekName
from tavolata.games.galaxy_trucker.events import CardSkipped
from tavolata.games.galaxy_trucker.race import GalaxyTruckerRace, PlacedStep
from tests.chance import random_games
from tests.games.galaxy_trucker.table import GAME, PLUGIN, legal, new_match, play
from tests.games.galaxy_trucker.test_fuzz import play as play_by_lot

SOUND = "II-8A06E16I20M36w42258I66U78U82C92kb2Ec7ed7Ze2Kf9lg4Mh1Li2Rj4ok52l5mm5yn"
"""The code of a legal ship of level II."""


def raced(seats: int, *, seed: str = "secret", race: str = "mine", **options: Any) -> Match[Any, Any, Any]:
    return Match.new("galaxy-trucker", seats, seed, {"race": race, **options}, [f"seed {seats}"] * seats)


def by_chance(match: Match[Any, Any, Any], kind: type) -> list[Any]:
    return [entry.action for entry in match.log if entry.actor == CHANCE and isinstance(entry.action, kind)]


def flown(seats: int, *, seed: str = "secret", level: str = "II") -> Match[Any, Any, Any]:
    """Returns a race match of bots with different seeds at each table."""
    return play_game("galaxy-trucker", seats, ["normal"], seed, {"race": "mine", "level": level})


# Solo flights


def test_gt_r1_one_seat_alone_is_for_those_who_race_or_bring_a_ship() -> None:
    with pytest.raises(BadOptions) as refused:
        new_match(1)
    assert [fault.key for fault in refused.value.faults] == ["options.seats"]
    assert new_match(1, race="mine").seats == new_match(1, ship=SOUND).seats == 1
    assert list(GAME.seats) == [2, 3, 4]


def test_gt_r1_alone_the_glass_is_never_turned_for_the_last_time() -> None:
    match = new_match(1, ship=SOUND)
    play(match, "clock run-out", "0 turn-glass", "clock run-out")
    assert "turn-glass" not in legal(match)
    assert "finish 1" in legal(match)
    assert "finish 2" not in legal(match)


def test_gt_r1_alone_a_clock_of_ones_own_ends_building() -> None:
    match = new_match(1, race="mine", clock="own-clock")
    while match.actors == [CHANCE]:
        match.play(CHANCE, match.legal(CHANCE)[0])
    play(match, "0 take heap", "chance draw 1", "clock time-up 0")
    assert match.state.players[0].start == 1
    assert match.state.phase == "flight"


def test_gt_r1_who_arrives_alone_is_first_in_the_prettiest_ship() -> None:
    match = play_game("galaxy-trucker", 1, ["hard"], 1, {"ship": SOUND})
    (ledger,) = match.state.flying.ledgers
    assert (ledger.arrived, ledger.reward, ledger.prettiest) == (1, match.state.level.rewards[0], match.state.level.prettiest)
    assert match.result is not None
    assert match.result.winners == (0,)


def test_gt_r1_alone_no_combat_zone_is_fought() -> None:
    matches = (play_game("galaxy-trucker", 1, ["hard"], seed, {"ship": SOUND}) for seed in range(10))
    assert any(skipped(match) for match in matches)


def skipped(match: Match[Any, Any, Any]) -> list[CardSkipped]:
    """Returns the skipped cards of a match."""
    turned = [n for n, entry in enumerate(match.log) if isinstance(entry.action, Deal)]
    told = (GAME.apply(match.at(n).state, CHANCE, match.log[n].action)[1] for n in turned)
    return [event for events in told for event in events if isinstance(event, CardSkipped)]


@pytest.mark.parametrize("level", TREK_NAMES)
def test_gt_r1_random_flights_alone_keep_every_invariant_and_leak_nothing(level: TrekName) -> None:
    for seed in range(random_games(5)):
        match = play_by_lot(1, seed, {"level": level, "race": "mine"}, check=0.05)
        assert match.result is not None
        conformance.check_game(match)


def test_gt_r1_who_flew_alone_flies_the_same_again() -> None:
    assert PLUGIN.next_options(new_match(1, race="mine").state, {"race": "mine"}) == {"race": "mine"}
    assert PLUGIN.next_options(new_match(2, race="mine").state, {"race": "mine"})["race"] == ""


# Shared draws


@pytest.mark.parametrize("level", ["test", "II", "trek"])
def test_gt_r2_tables_of_a_race_draw_the_same_whoever_plays_at_them(level: str) -> None:
    alone, two, four = (flown(seats, level=level) for seats in (1, 2, 4))
    tiles = [[draw.tile for draw in by_chance(match, DrawTile)] for match in (alone, two, four)]
    shared = min(map(len, tiles)) if level != "trek" else 1
    assert tiles[0][:shared] == tiles[1][:shared] == tiles[2][:shared]
    cards = [[flight_card(match, n) for n in range(len(match.log))] for match in (alone, two, four)]
    turned = [[card for card in each if card] for each in cards]
    least = min(map(len, turned)) if level != "trek" else 1
    assert turned[0][:least] == turned[1][:least] == turned[2][:least]


def flight_card(match: Match[Any, Any, Any], n: int) -> str | None:
    """Returns the card turned in an entry of the log."""
    entry = match.log[n]
    return str(entry.action.card) if isinstance(entry.action, Deal) and match.at(n).state.flying else None


def test_gt_r2_the_dice_of_a_card_are_the_same_at_every_table() -> None:
    throws = [dict(throws_of(flown(seats))) for seats in (1, 2, 3)]
    common = set(throws[0]) & set(throws[1])
    assert common
    for lot in common:
        assert throws[0][lot] == throws[1][lot]


def throws_of(match: Match[Any, Any, Any]) -> list[tuple[str, Roll]]:
    lines = [(n, entry.action) for n, entry in enumerate(match.log) if isinstance(entry.action, Roll)]
    return [(str(GAME.shared_draw_key(match.at(n).state)), action) for n, action in lines]


def test_gt_r2_no_two_throws_of_a_flight_are_one_lot() -> None:
    for seed in range(6):
        lots = [lot for lot, _ in throws_of(flown(2, seed=str(seed), level="III"))]
        assert len(lots) == len(set(lots))


def test_gt_r2_looking_at_piles_changes_neither_them_nor_the_deck() -> None:
    one, other = raced(2), raced(2)
    assert one.state.piles == other.state.piles
    assert None not in one.state.piles
    seen = set[tuple[str, ...]]()
    for match, order in ((one, (1, 2, 3)), (other, (3, 1, 2))):
        match.play(0, "take heap")
        match.play(0, next(action for action in match.legal(0) if match.write(action).startswith("place")))
        for pile in order:
            match.play(0, f"look {pile}")
            match.play(0, "look-done")
        seen.add(tuple(str(match.state.piles)))
    assert len(seen) == 1


def test_gt_r2_piles_of_a_race_are_shown_to_nobody_who_has_not_looked() -> None:
    match = raced(2)
    assert all(pile.cards is None for seat in (None, 0, 1) for pile in match.view(seat).piles)


def test_gt_r2_other_races_and_other_secrets_are_other_luck() -> None:
    def first(match: Match[Any, Any, Any]) -> tuple[int, ...]:
        for _ in range(3):
            match.play(0, "take heap")
            match.play(0, "return")
        return tuple(draw.tile for draw in by_chance(match, DrawTile))

    found = {first(raced(2)), first(raced(2, race="yours")), first(raced(2, seed="other"))}
    assert len(found) == 3
    assert first(raced(2)) == first(raced(4))


def test_gt_r2_a_race_is_verified_from_its_secret() -> None:
    match = flown(2, level="test")
    assert verify_record(match.save()).result == match.result


def test_gt_r2_every_tile_is_as_likely_to_come_first() -> None:
    dice = random.Random(1)
    firsts = set()
    for _ in range(300):
        match = raced(1, seed=str(dice.random()), level="test")
        match.play(0, "take heap")
        firsts.add(by_chance(match, DrawTile)[0].tile)
    assert len(firsts) > 120


# Ghost tracks


def test_gt_r3_a_race_is_flown_with_a_clock_of_ones_own_on_the_level_of_its_code() -> None:
    races = GalaxyTruckerRace()
    assert races.code_for_name("20261116") == "II-20261116"
    assert races.options_of("III-anna") == {"level": "III", "clock": "own-clock", "race": "III-anna"}
    assert [races.options_of(code) for code in ("anna", "IV-anna", "trek-anna", "II-", "II-Anna", "II-anna-1", "II-" + 17 * "a")] == [
        None
    ] * 7
    assert races.code_of(new_match(1, race="II-anna").options) == "II-anna"
    assert races.code_of(new_match(2).options) == ""


def test_gt_r3_the_course_of_a_builder_ends_in_the_ship_that_was_built() -> None:
    match = flown(2)
    for seat in range(2):
        lying: dict[int, PlacedStep] = {}
        for lap in GalaxyTruckerRace().ghost_track(match, seat):
            lying[lap.did.tile] = lap.did
        ships = {laid.cell: (laid.tile, laid.turn) for laid in lying.values() if laid.cell}
        built = next(match.at(n).state for n in range(len(match.log)) if not match.at(n).state.players[seat].is_building)
        assert ships == {cell: (placed.tile, placed.turn) for cell, placed in built.players[seat].ship.cells.items()}


def test_gt_r3_a_course_counts_from_the_first_tile_and_tells_what_was_lifted() -> None:
    match = raced(1)
    assert GalaxyTruckerRace().start_time(match, 0) is None
    match.play(0, "take heap", 5000)
    tile = match.state.players[0].hand.tile
    match.play(0, "place 7 6 turn 1", 7000)
    match.play(0, "pick-up", 7500)
    match.play(0, "place 8 7 turn 0", 9000)
    assert GalaxyTruckerRace().start_time(match, 0) == 5000
    laps = [(lap.time, lap.did.tile == tile, lap.did.cell, lap.did.turn) for lap in GalaxyTruckerRace().ghost_track(match, 0)]
    assert laps == [(0, False, (7, 7), 0), (2000, True, (7, 6), 1), (2500, True, None, 0), (4000, True, (8, 7), 0)]


def test_gt_r2_a_table_that_was_opened_before_there_were_races_is_none() -> None:
    assert GalaxyTruckerRace().code_of({"level": "II"}) == ""
