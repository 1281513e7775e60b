"""Whatever a caller passes: one sentence, and nothing changes."""

from collections.abc import Callable
from typing import Any

import pytest

from tavolata import CHANCE, BadCall, BadNotation, BadOptions, BadRecord, IllegalAction, Match, TavolataError, UnknownGame
from tavolata.core.errors import short_repr
from tavolata.core.game import Action
from tests.core.toy_game import Grab, Race, Reveal


@pytest.fixture
def match(race: Race) -> Match[Any, Any, Any]:
    assert race.seats == range(2, 3)
    return Match.new("race", 2, seed=1)


class Other(Action, frozen=True, tag="other"):
    """An action of no game."""


@pytest.mark.parametrize(
    "thing",
    [5, None, b"grab", [], {}, object(), Grab, Action(), Other(), Reveal("two"), Reveal([1])],  # type: ignore[arg-type]
)
def test_a_value_that_is_not_an_action_of_the_game_is_refused(match: Match[Any, Any, Any], thing: Any) -> None:
    saved = match.save()
    with pytest.raises(BadNotation, match="is no action of race; take one of the legal ones, or its text") as refused:
        match.play(0, thing)
    assert refused.value.facts == {"thing": short_repr(thing), "game": "race"}
    assert match.save() == saved


@pytest.mark.parametrize("seat", [2, -3, 99, "0", 1.0, [0]])
@pytest.mark.parametrize("call", [Match.legal, Match.view, lambda match, seat: match.play(seat, "grab")], ids=["legal", "view", "play"])
def test_an_unknown_seat_is_refused(match: Match[Any, Any, Any], call: Callable[[Match[Any, Any, Any], Any], object], seat: Any) -> None:
    with pytest.raises(BadCall, match=r"There is no seat .* its seats are counted from 0 to 1"):
        call(match, seat)


def test_chance_and_the_clock_have_no_view(match: Match[Any, Any, Any]) -> None:
    with pytest.raises(BadCall):
        match.view(CHANCE)


def test_a_seat_may_be_any_integer_type(match: Match[Any, Any, Any]) -> None:
    match.play(True, "grab")
    assert Match.load(match.save()).log == match.log


@pytest.mark.parametrize("n", [-1, 1000, "x", None, 1.5, []])
@pytest.mark.parametrize("call", [Match.at, Match.undo], ids=["at", "undo"])
def test_an_unknown_line_is_refused(match: Match[Any, Any, Any], call: Callable[[Match[Any, Any, Any], Any], object], n: Any) -> None:
    with pytest.raises(BadCall) as refused:
        call(match, n)
    assert str(refused.value) == f"The log has 1 lines; there is no position after line {n!r}."


@pytest.mark.parametrize("time", [-1, "x", None, 1.5])
def test_an_invalid_time_is_refused(match: Match[Any, Any, Any], time: Any) -> None:
    with pytest.raises(BadCall, match="whole number of milliseconds since the match began"):
        match.play(0, "grab", time)


def test_the_times_of_a_log_never_decrease(match: Match[Any, Any, Any]) -> None:
    match.play(0, "grab", 500)
    match.play(1, "grab")
    assert [entry.time for entry in match.log][-4:] == [500] * 4


@pytest.mark.parametrize("thing", [5, None, "grab"])
def test_a_value_that_is_not_an_action_cannot_be_written(match: Match[Any, Any, Any], thing: Any) -> None:
    with pytest.raises(BadNotation):
        match.write(thing)


@pytest.mark.parametrize("seed", [1.5, [1], b"x", True, "\ud800", pytest.param(10**5000, id="long")])
def test_an_invalid_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOptions, match="seed") as refused:
        Match.new("lucky-loop", 2, seed)
    (fault,) = refused.value.faults
    assert fault.facts == ({"why": str(refused.value.__cause__)} if refused.value.__cause__ else {"given": repr(seed)})


@pytest.mark.parametrize("seeds", ["abc", 5, None, [1.5], ["\ud800"]])
def test_invalid_player_seeds_are_refused(seeds: Any) -> None:
    with pytest.raises(BadOptions, match="seed") as refused:
        Match.new("lucky-loop", 2, 1, player_seeds=seeds)
    (fault,) = refused.value.faults
    assert fault.key != "options.player-seeds" or fault.facts == {"given": repr(seeds)}


@pytest.mark.parametrize("options", [["x"], "abc", 5, 0])
def test_invalid_options_are_refused(options: Any) -> None:
    with pytest.raises(BadOptions, match="Options are given by their names"):
        Match.new("lucky-loop", 2, 1, options=options)


@pytest.mark.parametrize("name", [["a"], None, 7, "chess"])
def test_an_unknown_game_is_refused(name: Any) -> None:
    with pytest.raises(UnknownGame, match="there is lucky-loop"):
        Match.new(name, 2)


@pytest.mark.parametrize("data", [None, 5, [], "\ud800", ""])
def test_an_invalid_record_is_refused(data: Any) -> None:
    with pytest.raises(BadRecord, match=r"^Line 1: "):
        Match.load(data)


def test_sampling_without_a_seed_is_refused() -> None:
    with pytest.raises(BadCall, match="plays chance too"):
        Match.new("lucky-loop", 2, seed=None).sample()


@pytest.mark.parametrize(("actor", "action"), [(0, "stop"), (CHANCE, "start 0")])
def test_a_refusal_while_chance_is_pending_changes_nothing(actor: int, action: str) -> None:
    match = Match.new("lucky-loop", 2, seed=7).at(1)
    with pytest.raises(IllegalAction):
        match.play(actor, action)
    assert len(match.log) == 1


def test_an_action_while_chance_is_pending_resolves_chance_first() -> None:
    whole = Match.new("lucky-loop", 2, seed=7)
    earlier, (seat,) = whole.at(1), whole.actors
    action = whole.legal(seat)[0]
    for match in (whole, earlier):
        match.play(seat, action)
    assert earlier.log == whole.log


def test_all_errors_are_tavolata_errors() -> None:
    assert all(issubclass(fault, TavolataError) for fault in (BadCall, BadNotation, BadOptions, BadRecord, UnknownGame, IllegalAction))
