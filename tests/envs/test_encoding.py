"""Tests of the encodings: action numbers are unique, complete and stable."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import numpy as np
import pytest
from msgspec.structs import replace

import tavolata.envs
from tavolata.core.errors import BadCall
from tavolata.core.game import Action
from tavolata.core.match import Match
from tavolata.core.protocols.encoding import WAIT, ActionEncoding, GameEncoding, ObservationField, filled, from_seat, one_hot
from tavolata.envs import EnvConfig, SeatLoop
from tavolata.envs.seat_loop import encode_view
from tavolata.envs.spaces import named_parts
from tavolata.games.bomb_busters.content import CARD_IDS, MISSIONS
from tavolata.games.bomb_busters.encoding.missions import FAMILIES, FIRST_FAMILIES, PLACE_OF_FAMILY
from tavolata.games.bomb_busters.encoding.parts import PHASES
from tavolata.games.bomb_busters.encoding.places import CARDS, FIRST_CARDS
from tavolata.games.bomb_busters.missions.padlocks import PadlocksView
from tavolata.games.bomb_busters.state import Phase
from tavolata.games.bomb_busters.view import BombBustersView, PlayerView
from tests.envs.random_agents import TABLES, config, random_decisions

every_game = pytest.mark.parametrize("game", TABLES)

RANGES = {
    "lucky_loop_v1": "wait 1 draw 2 discard 9 fly 20 raise 24 free 63 highlight 6 roll 1 seventh 1 reroll 7 make 42 stop 1 give-up 1",
    "bomb_busters_v1": "wait 1 mark 120 point 125 announce 91 cut 120 lay 120 solo 13 reveal 1 use 32 label 120 partner 5 give 120"
    " insert 120 recharge 5 scan 12 next 5 done 1 back 1 end 2 deny 12 take 32 constrain 12 keep 1 change 1 special 1 token 13"
    " lay-card 12 accuse 60 claim 1 slip 1 begin 1",
    "galaxy_trucker_v1": "wait 1 take 160 place 216 pick-up 1 reserve 1 return 1 look 4 look-done 1 turn-glass 1 finish 4 remove 54"
    " keep 28 crew 162 fly-on 1 give-up 1 power 54 battery 54 declare 1 take-hit 1 lose-crew 54 lose-cube 54 land 4 pass 1 claim 1"
    " load 216 unload 216 load-done 1 keep-title 6 give-title 24 ready 1",
}
PARTS = {
    "lucky_loop_v1": "turn 18 hand 72 players 102 programmes 16 piles 42 flight 13 boxes 72 thrown 18 ways 84",
    "bomb_busters_v1": "turn 51 players 15 owners 25 wires 3840 told 3720 values 28 markers 28 cards 160 in-use 80 swap 66"
    " mission 18 number-cards 36 marked 2280 padlocks 384 families 64 tallies 32 clock 7 row 144 roles 60 letters-of-seats 180 letters 36"
    " numbers-of-seats 60 numbers 36 characters 224 beside 70 tokens 42 aimed 120 answers 5 between 1",
    "galaxy_trucker_v1": "table 19 players 128 ships 7560 outline 54 pieces 54 faults 54 held 82 face-up 157 piles 1684 card 105"
    " decision 36 powered 54 struck 54 titles 54 roads 12 bank 4",
}
"""Trained networks rely on these; a change needs a new version."""


@pytest.mark.parametrize("name", RANGES)
def test_the_numbers_of_a_version_stay(name: str) -> None:
    encoding: GameEncoding = getattr(tavolata.envs, name).encoding
    assert " ".join(f"{word} {len(numbers)}" for word, numbers in encoding.ranges.items()) == RANGES[name]
    assert " ".join(f"{part.name} {part.size}" for part in encoding.parts) == PARTS[name]


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_every_action_has_a_unique_number_and_every_view_an_encoding(game: str, seed: int) -> None:
    table, lot = SeatLoop(config(game, max_moves=1500), seed), Random(seed)
    for at in random_decisions(table, lot):
        seat = at.seat
        assert seat is not None
        assert set(at.numbered.values()) == set(at.match.legal(seat))
        assert all(WAIT < number < at.encoding.choices for number in at.numbered)
        assert np.flatnonzero(at.mask(seat)).tolist() == at.legal
        seen = at.observe(seat)
        assert seen.shape == (at.encoding.figures,)
        assert np.abs(seen).max() <= 1


@every_game
def test_hidden_information_is_not_encoded(game: str) -> None:
    table, lot = SeatLoop(config(game, max_moves=120), 5), Random(5)
    for number, at in enumerate(random_decisions(table, lot)):
        if number % 10 == 0 and at.seat is not None:
            other = encode_view(at.encoding, at.match.resample(at.seat, number).view(at.seat))
            assert np.array_equal(other, at.observe(at.seat))


LATER = [mission for mission in map(int, MISSIONS) if mission > 8]
every_later_mission = pytest.mark.parametrize("mission", LATER)


def later_decisions(mission: int, seats: int) -> Iterator[SeatLoop]:
    """Yield the seat loop before the decisions of random games of a mission."""
    for seed in range(3):
        yield from random_decisions(SeatLoop(EnvConfig("bomb-busters", seats, {"mission": mission}, max_moves=60), seed), Random(seed))


@every_later_mission
def test_hidden_information_of_a_mission_is_not_encoded(mission: int) -> None:
    for number, at in enumerate(later_decisions(mission, 4)):
        if number % 8 == 0 and at.seat is not None:
            other = encode_view(at.encoding, at.match.resample(at.seat, number).view(at.seat))
            assert np.array_equal(other, at.observe(at.seat))


@every_later_mission
def test_all_visible_mission_data_is_encoded(mission: int) -> None:
    """Mission data of another position changes the observation, all else being equal."""
    encoding = config("bomb-busters").encoding
    views = [at.match.view(2) for number, at in enumerate(later_decisions(mission, 3)) if number % 6 == 0]
    here = views[len(views) // 2]
    for there in (view for view in views if view.captain == here.captain):
        for swapped in (replace(here, twists=there.twists), replace(here, players=with_marks_of(here, there))):
            is_same = visible_mission_data(swapped) == visible_mission_data(here)
            assert np.array_equal(encode_view(encoding, swapped), encode_view(encoding, here)) == is_same


def with_marks_of(here: BombBustersView, there: BombBustersView) -> tuple[PlayerView, ...]:
    """Return the players with the characters and tokens of another position."""
    both = zip(here.players, there.players, strict=True)
    return tuple(replace(player, personal=other.personal, beside=other.beside) for player, other in both)


def visible_mission_data(view: BombBustersView) -> Any:
    """Return the mission data that players see; an open padlock shows nothing."""
    twists = [
        [lock for lock in twist.padlocks if lock.cut < lock.needed] if isinstance(twist, PadlocksView) else twist for twist in view.twists
    ]
    return twists, [(player.personal, sorted(player.beside)) for player in view.players]


@every_later_mission
def test_all_choices_of_a_mission_are_numbered(mission: int) -> None:
    for seats in (3, 5):
        table = SeatLoop(EnvConfig("bomb-busters", seats, {"mission": mission}), mission)
        assert all(
            set(at.numbered.values()) == set(at.match.legal(at.seat))
            for at in random_decisions(table, Random(mission))
            if at.seat is not None
        )


def test_families_of_later_missions_move_no_number() -> None:
    assert set(FIRST_FAMILIES) <= set(PLACE_OF_FAMILY)
    assert len(PLACE_OF_FAMILY) <= FAMILIES


def test_every_phase_has_its_figure() -> None:
    assert set(PHASES) == set(get_args(Phase))


@pytest.mark.parametrize("game", ["lucky-loop", "galaxy-trucker"])
def test_all_that_a_seat_may_do_has_its_kind(game: str) -> None:
    by_nature = {"start", "deal", "throw", "draw", "run-out", "time-up", "roll", "draw-title", "draw-road"}
    acts = Match.new(game, 2, None).game.vocabulary.action.__args__
    assert {str(kind.__struct_config__.tag) for kind in acts} - config(game).encoding.ranges.keys() <= by_nature


@pytest.mark.parametrize("mission", range(1, 9))
def test_the_first_eight_missions_are_numbered(mission: int) -> None:
    for seats in (2, 5):
        table = SeatLoop(EnvConfig("bomb-busters", seats, {"mission": mission}), mission)
        assert all(at.numbered for at in random_decisions(table, Random(mission)))


def test_cards_of_later_missions_move_no_number() -> None:
    assert set(FIRST_CARDS) <= set(CARD_IDS)
    assert len({*FIRST_CARDS, *CARD_IDS}) <= CARDS


@every_game
def test_parts_are_found_by_name(game: str) -> None:
    table = SeatLoop(config(game), 1)
    parts = named_parts(table.encoding, table.observe(0))
    assert [part.name for part in table.encoding.parts] == list(parts)
    assert sum(part.size for part in parts.values()) == table.encoding.figures
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), table.observe(0))


def test_what_a_part_says() -> None:
    table = SeatLoop(EnvConfig("lucky-loop", 2), 1)
    view = table.match.view(0)
    parts = named_parts(table.encoding, table.observe(0))
    assert parts["hand"][:, 0].sum() == len(view.hand)
    assert np.allclose(parts["hand"][:6, 5] * 12, [view.faces[card].difficulty for card in view.hand])
    assert np.allclose(parts["players"][:2, 2] * 100, [player.points for player in view.players])


def test_seats_are_seen_from_ones_own_on() -> None:
    assert from_seat(2, 4) == [2, 3, 0, 1]
    assert from_seat(None, 3) == [0, 1, 2]


class Nod(Action, frozen=True, tag="nod"):
    """Action of no game."""


def test_a_choice_without_a_number_is_refused_in_a_sentence() -> None:
    encoding = GameEncoding(1, [ObservationField("all", (1,), lambda _view: [0.0])], [ActionEncoding(Nod)])
    any_view: Any = None
    assert encoding.number(Nod(), any_view) == 1
    table = SeatLoop(EnvConfig("lucky-loop", 2), 1)
    with pytest.raises(BadCall, match=r"Version 1 has no number for '.*'; it was made for a game without it"):
        encoding.number(next(iter(table.numbered.values())), any_view)


def test_rows_that_do_not_fit_are_noticed() -> None:
    assert filled([[1.0, 2.0]], 2, 2) == [1.0, 2.0, 0.0, 0.0]
    with pytest.raises(AssertionError, match="a row of 2 figures"):
        filled([[1.0]], 2, 2)
    assert one_hot("ab")("b") == [0.0, 1.0]
    assert one_hot("ab")(None) == [0.0, 0.0]


def test_there_is_no_other_game_to_learn() -> None:
    with pytest.raises(AttributeError, match=r"There is no 'lucky_loop_v0' to learn; there is lucky_loop_v1, bomb_busters_v1"):
        tavolata.envs.lucky_loop_v0  # noqa: B018
