"""What may be taken back freely: what one seat did alone, that moved nobody else and told nobody anything."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from tavolata.core import registry
from tavolata.core.game import CHANCE, CLOCK, Action, Actor, Event, Seat
from tavolata.core.match import Match
from tavolata.core.takeback import is_free, may_be_free
from tests.core.toy_game import Grab, Race, RaceState, RaceView, Ring, race_plugin


class Blind(Race):
    """Two tiles are grabbed one after another, and nobody sees the open one; each sees their own points."""

    shown_to: tuple[Seat | None, ...] = (0,)
    waking: tuple[Actor, ...] = ()
    """Who may act only after the first tile is gone."""

    def actors(self, state: RaceState) -> Sequence[Actor]:
        begun = len(state.bag) < 4
        return tuple(actor for actor in (CLOCK, 0, 1) if begun or actor not in self.waking)

    def legal(self, state: RaceState, actor: Actor) -> Sequence[Action]:
        if actor not in self.actors(state):
            return []
        return [Ring()] if actor == CLOCK else [Grab()]

    def apply(self, state: RaceState, actor: Actor, action: Action) -> tuple[RaceState, tuple[Event, ...]]:
        points = tuple(old + state.bag[0] * (seat == actor) for seat, old in enumerate(state.points))
        return msgspec.structs.replace(state, bag=state.bag[1:], points=points), ()

    def view(self, state: RaceState, seat: Seat | None) -> RaceView:
        return RaceView(len(state.bag), state.points if seat in self.shown_to else ())


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Blind:
    game = Blind()
    monkeypatch.setitem(registry._registry().plugins, "race", replace(race_plugin(), game=game, resample=the_same))
    return game


def the_same(state: RaceState, _seat: Seat | None, _random: Random) -> RaceState:
    return state


def let_imagine(monkeypatch: pytest.MonkeyPatch, game: Race, resample: Any) -> None:
    monkeypatch.setitem(registry._registry().plugins, "race", replace(race_plugin(), game=game, resample=resample))


def grabbed(*actors: Actor) -> Match[Any, Any, Any]:
    match = Match.new("race", 2, seed=None)
    for actor in actors:
        match.play(actor, "ring" if actor == CLOCK else "grab")
    return match


@pytest.mark.usefixtures("game")
def test_an_undo_of_own_moves_is_free_without_hidden_information() -> None:
    match = grabbed(0, 0)
    assert is_free(match, 1)
    assert is_free(match, 0)
    assert may_be_free(match, 0)


@pytest.mark.usefixtures("game")
def test_an_undo_of_no_lines_is_not_free() -> None:
    assert not is_free(grabbed(0), 1)
    assert not may_be_free(grabbed(0), 1)


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("actors", [(0, 1), (1, 0), (CLOCK,), (0, CLOCK), (0, 0, 1)])
def test_an_undo_of_moves_by_others_or_the_clock_is_not_free(actors: tuple[Actor, ...]) -> None:
    assert not may_be_free(grabbed(*actors), 0)
    assert not is_free(grabbed(*actors), 0)


@pytest.mark.usefixtures("game")
def test_undone_lines_and_earlier_lines_do_not_count() -> None:
    assert is_free(grabbed(1, 0), 1)
    match = grabbed(0, 1)
    match.undo(1)
    match.play(0, "grab")
    assert is_free(match, 0)


@pytest.mark.parametrize(("mover", "wakes", "free"), [(0, CLOCK, False), (0, 1, False), (1, 0, False), (0, 0, True)])
def test_an_undo_is_not_free_if_the_move_let_another_actor_act(game: Blind, mover: Seat, wakes: Actor, free: bool) -> None:
    match = Match.new("race", 2, seed=None)
    match.play(mover, "grab")
    game.waking = (wakes,)
    assert may_be_free(match, 0) is free


@pytest.mark.usefixtures("game")
def test_no_undo_is_free_without_resample(monkeypatch: pytest.MonkeyPatch, game: Blind) -> None:
    match = grabbed(0)
    let_imagine(monkeypatch, game, None)
    assert not may_be_free(match, 0)
    assert not is_free(match, 0)


def other_tile_for(*seats: Seat | None) -> Any:
    """The first tile might be another, for these."""

    def resample(state: RaceState, seat: Seat | None, _random: Random) -> RaceState:
        return msgspec.structs.replace(state, bag=(3, *state.bag[1:])) if seat in seats else state

    return resample


@pytest.mark.parametrize(
    ("shown_to", "unsure", "free"),
    [
        ((0,), (0,), False),
        ((0,), (1, None), True),
        ((0, 1), (1,), False),
        ((None,), (None,), False),
        ((None,), (0, 1), True),
        ((), (0, 1, None), True),
    ],
)
def test_an_undo_is_not_free_if_the_move_showed_something_unknown(
    monkeypatch: pytest.MonkeyPatch, game: Blind, shown_to: tuple[Seat | None, ...], unsure: tuple[Seat | None, ...], free: bool
) -> None:
    game.shown_to = shown_to
    let_imagine(monkeypatch, game, other_tile_for(*unsure))
    match = grabbed(0)
    assert may_be_free(match, 0)
    assert is_free(match, 0) is free


def test_information_revealed_by_any_of_several_lines_counts(monkeypatch: pytest.MonkeyPatch, game: Blind) -> None:
    def resample(state: RaceState, _seat: Seat | None, _random: Random) -> RaceState:
        return msgspec.structs.replace(state, bag=(state.bag[0], 3, *state.bag[2:]))

    let_imagine(monkeypatch, game, resample)
    match = grabbed(0, 0)
    assert is_free(match.at(1), 0)
    assert not is_free(match, 0)


def test_the_legality_of_a_move_may_reveal_information(monkeypatch: pytest.MonkeyPatch, game: Blind) -> None:
    def legal(state: RaceState, _actor: Actor) -> Sequence[Action]:
        return [] if state.over else [Grab()]

    def resample(state: RaceState, seat: Seat | None, _random: Random) -> RaceState:
        return msgspec.structs.replace(state, over=seat == 1)

    monkeypatch.setattr(game, "legal", legal)
    monkeypatch.setattr(game, "view", lambda _state, _seat: RaceView(0, ()))
    let_imagine(monkeypatch, game, resample)
    assert not is_free(grabbed(0), 0)


def test_the_test_samples_the_same_twelve_states_each_time(monkeypatch: pytest.MonkeyPatch, game: Blind) -> None:
    drawn: list[tuple[Seat | None, float]] = []

    def resample(state: RaceState, seat: Seat | None, random: Random) -> RaceState:
        drawn.append((seat, random.random()))
        return state

    let_imagine(monkeypatch, game, resample)
    match = grabbed(0, 0)
    assert is_free(match, 1)
    assert [sum(seat == onlooker for seat, _ in drawn) for onlooker in (None, 0, 1)] == [12, 12, 12]
    assert len({number for _, number in drawn}) == 12
    first, drawn[:] = [*drawn], []
    assert is_free(Match.load(match.save()), 1)
    assert drawn == first
    assert CHANCE not in {seat for seat, _ in drawn}
