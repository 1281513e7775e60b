"""The log only grows: going back is a line of it, looking back takes no longer as it grows, and copies go their own way."""

import threading
from dataclasses import replace
from typing import Any

import pytest

from tavolata.core import registry
from tavolata.core.chance import Randomness
from tavolata.core.errors import BadCall, BadNotation, BadRecord
from tavolata.core.game import CHANCE, CLOCK, TABLE
from tavolata.core.log import CHECKPOINT_EVERY, MAX_CHECKPOINTS, RECENT_CHECKPOINTS, Entry, Undo, Undone
from tavolata.core.match import Match
from tavolata.core.record import verify_record
from tests.core.toy_game import Grab, race_plugin

pytestmark = pytest.mark.usefixtures("race")


def race(seed: int | None = 5, **options: bool) -> Match[Any, Any, Any]:
    return Match.new("race", 2, seed=seed, options=options)


def test_an_undo_is_a_line_and_line_numbers_only_rise() -> None:
    match = race()
    before = match.state
    match.play(0, "grab", 700)
    (step,) = match.undo(1, actor=0, time=900)
    assert match.state == before
    assert [entry.n for entry in match.log] == list(range(len(match.log)))
    assert match.log[-1] == Entry(len(match.log) - 1, 0, Undo(1), 900)
    assert step.events == (Undone(0, 1, free=False),)


def test_chance_repeats_after_an_undo_of_the_same_lines() -> None:
    match = race(long=True)
    match.play(0, "grab")
    once = match.log[-1].action
    match.undo(1)
    match.play(0, "grab")
    assert match.log[-1].action == once
    match.undo(1)
    match.play(1, "grab")
    assert match.log[-1].action == once, "who grabs makes no difference to the dice"


def test_undone_positions_stay_in_the_log() -> None:
    match = race()
    match.play(0, "grab")
    taken = match.state
    match.undo(1)
    assert match.at(2 + (match.log[2].actor == CHANCE)).state == taken
    assert match.at(len(match.log)).state == match.state


def test_an_undo_may_return_to_an_undone_position() -> None:
    match = race()
    match.play(0, "grab")
    lines, taken = len(match.log), match.state
    match.undo(1)
    match.undo(lines)
    assert match.state == taken


def test_the_result_counts_undone_moves_that_revealed_information() -> None:
    match = race()
    match.play(0, "grab")
    match.undo(1)
    match.undo(1, free=True)
    match.play(CLOCK, "ring")
    assert match.result is not None
    assert match.result.taken_back == 1
    assert Match.load(match.save()).result == match.result
    untouched = race()
    untouched.play(CLOCK, "ring")
    assert untouched.result is not None
    assert untouched.result.taken_back == 0


def test_a_record_with_undo_lines_loads_and_verifies() -> None:
    match = race()
    match.play(0, "grab", 10)
    match.undo(1, actor=1, time=20)
    match.undo(0)
    match.play(1, "grab", 30)
    match.play(CLOCK, "ring", 40)
    saved = match.save()
    assert '1,"back 1",20]' in saved
    assert '"table","back 0",20]' in saved
    assert Match.load(saved) == match
    assert verify_record(saved).result == match.result


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('[1,0,"back 9",0]', "a seat or the table goes back"),
        ('[1,"chance","back 0",0]', "a seat or the table goes back"),
        ('[1,"clock","back 0",0]', "a seat or the table goes back"),
        ('[1,0,"back 00",0]', "is no action of Race"),
        ('[1,"table","grab",0]', "The tile is gone."),
        ('[1,2,"grab",0]', "Line 3: 2 is no seat of this match."),
        ('[1,-1,"grab",0]', "Line 3: -1 is no seat of this match."),
    ],
)
def test_an_invalid_undo_line_is_reported(line: str, why: str) -> None:
    head, first = race().save().splitlines()[:2]
    with pytest.raises(BadRecord, match=why):
        Match.load(f"{head}\n{first}\n{line}\n")


def test_an_undo_line_may_return_to_its_own_position() -> None:
    match = race()
    match.undo(1)
    heading, *lines = match.save().splitlines()
    assert Match.load("\n".join([heading.replace('"seal":"', '"seal":"0'), *lines])) == match


def test_a_false_free_undo_in_a_record_is_reported() -> None:
    match = race()
    match.play(0, "grab")
    match.undo(1, free=True)
    match.play(CLOCK, "ring")
    with pytest.raises(BadRecord) as wrong:
        verify_record(match.save())
    why = "the file says that nobody had learned anything from what was taken back here, but somebody had."
    line = next(entry.n for entry in match.log if isinstance(entry.action, Undo)) + 2
    assert str(wrong.value) == f"Line {line}: {why}"


def test_a_record_of_format_1_still_loads() -> None:
    saved = race().save()
    assert saved.startswith('{"tavolata":2')
    assert Match.load(saved.replace('{"tavolata":2', '{"tavolata":1', 1)).log == race().log


def test_an_undo_counts_from_its_own_line_on() -> None:
    match = race()
    match.play(CLOCK, "ring")
    over = len(match.log)
    match.undo(over - 1)
    match.play(CLOCK, "ring")
    results = [match.at(n).result for n in (over, over + 2)]
    assert [result and result.taken_back for result in results] == [0, 1]
    assert match.at(over + 1).history.taken_back(over) == 0
    assert match.history.taken_back(over + 1) == 1


def played(lines: int, period: int) -> Match[Any, Any, Any]:
    """A long match of Lucky Loop in which every so many moves the last one is taken back."""
    match, moves = Match.new("lucky-loop", 2, seed=1), 0
    while len(match.log) < lines:
        seat, before = match.actors[0], len(match.log)
        match.play(seat, match.legal(seat)[moves * 7 % len(match.legal(seat))])
        moves += 1
        if moves % period == 0 and match.result is None:
            match.undo(before)
        if match.result is not None:
            match.undo(0)
            match.resolve_chance()
    return match


@pytest.mark.parametrize("period", [4, 1000])
@pytest.mark.parametrize("lines", [100, 1000, 4000])
def test_checkpoints_and_replayed_lines_are_bounded_for_any_log_length(lines: int, period: int) -> None:
    """Near the end none at all, further back at most one in so many."""
    match = played(lines, period)
    lines = len(match.log)
    walked: list[int] = []

    def count(state: Any, actor: int, action: Any) -> Any:
        walked[-1] += 1
        return match.game.apply(state, actor, action)

    assert len(match.history.positions) <= MAX_CHECKPOINTS + 3 * RECENT_CHECKPOINTS + 2
    for n in (*range(lines - RECENT_CHECKPOINTS + 1, lines), *range(0, lines, 37)):
        walked.append(0)
        match.history.position(n, count)
    assert max(walked[: RECENT_CHECKPOINTS - 1]) == 0
    assert max(walked) <= lines // (MAX_CHECKPOINTS // 2) + 1


def hastened(usual: Match[Any, Any, Any]) -> Match[Any, Any, Any]:
    """The same match, played in a hurry."""
    match = Match.new(usual.game.name, usual.seats, seed=1)
    for entry in usual.log:
        if entry.actor != CHANCE:
            match.advance_fast(entry.actor, entry.action)
    return match


def test_advance_fast_gives_the_same_match_with_all_past_positions() -> None:
    usual = played(700, period=10_000)
    match = hastened(usual)
    assert match == usual
    assert max(match.history.positions) >= len(match.log) - CHECKPOINT_EVERY
    assert all(match.at(n).state == usual.at(n).state for n in range(0, len(match.log), 23))
    seat = match.actors[0]
    assert match.advance(seat, match.legal(seat)[0]) == usual.advance(seat, usual.legal(seat)[0])


def test_advance_fast_refuses_illegal_actions_and_leaves_copies_unchanged() -> None:
    match = race(long=True)
    twin, lines = match.copy(), list(match.log)
    match.advance_fast(0, Grab())
    assert list(twin.log) == lines != list(match.log)
    earlier = match.at(0)  # chance is to act here
    with pytest.raises(BadCall):
        earlier.advance_fast(2, Grab())
    assert list(earlier.log) == []
    earlier.advance_fast(0, Grab())
    assert earlier == match


def test_every_past_position_is_found_after_many_undo_lines() -> None:
    match = race(long=True)
    states = [match.at(n).state for n in range(len(match.log) + 1)]
    for turn in range(90):
        steps = match.undo(turn % 3) if turn % 4 == 3 else match.advance(turn % 2, "grab") if match.actors else match.undo(1)
        states += [match.at(step.entry.n + 1).state for step in steps]
    assert [match.at(n).state for n in range(len(match.log) + 1)] == states
    assert Match.load(match.save()).state == match.state


def test_copies_share_past_lines_and_no_later_ones() -> None:
    match = race(long=True)
    first, second = match.copy(), match.copy()
    first.play(0, "grab")
    second.play(1, "grab")
    match.play(1, "grab")
    match.undo(1)
    assert [len(one.log) for one in (first, second)] == [3, 3]
    assert first.log[1].actor == 0
    assert second.log[1].actor == 1
    assert first.at(1).state == second.at(1).state == match.state


def test_a_copy_with_another_seed_has_other_randomness() -> None:
    """A plain copy foretells the dice; one with another seed does not."""
    match = Match.new("lucky-loop", 2, seed=7)
    seat = match.actors[0]
    foretold = {str(match.copy().play(seat, match.legal(seat)[0])) for _ in range(5)}
    others = {str(match.copy(seed=seed).play(seat, match.legal(seat)[0])) for seed in range(20)}
    assert len(foretold) == 1
    assert len(others) > 5
    assert match.copy(seed=3).log == match.log


def test_a_copy_with_a_seed_resolves_pending_chance() -> None:
    match = race(seed=None)
    twin = match.copy(seed=5)
    twin.play(0, "grab")
    assert [entry.actor for entry in twin.log][:2] == [CHANCE, 0]
    assert twin.verifiable_randomness is twin.randomness is not None
    assert race().at(0).copy(seed=None).play(CHANCE, "reveal 1") == []


def test_a_copy_without_a_seed_lets_the_caller_play_chance() -> None:
    twin = race().copy(seed=None)
    twin.play(0, "grab")
    assert twin.actors == [CHANCE]


def test_a_record_does_not_store_a_changed_seed() -> None:
    twin = race().copy(seed=9)
    assert twin.verifiable_randomness is None
    assert Match.load(twin.save()).randomness is None


def test_a_resampled_match_has_no_position_before_its_first_line() -> None:
    match = race(long=True)
    match.play(0, "grab")
    world = match.resample(1)
    n = len(world.log)
    world.play(1, "grab")
    assert world.at(n).state == match.state
    world.undo(n)
    for call in (lambda: world.at(n - 1), lambda: world.undo(0), world.save):
        with pytest.raises(BadCall, match=f"imagined after line {n}"):
            call()


def test_matches_with_equal_logs_are_equal() -> None:
    assert race() == race()
    assert race() != race(seed=6)
    assert race() != race(long=True)
    twin = race()
    twin.play(0, "grab")
    assert twin != race()
    assert race() != "race"


def test_the_repr_of_a_match_names_game_seats_lines_and_status() -> None:
    match = race()
    assert repr(match) == "<Match race, 2 seats, 1 lines, clock, 0, 1 to act>"
    match.play(CLOCK, "ring")
    assert repr(match) == "<Match race, 2 seats, 2 lines, over (time)>"


def test_texts_are_read_as_actions() -> None:
    match = race()
    assert match.read("grab") == Grab()
    with pytest.raises(BadNotation, match="juggle is no action of Race"):
        match.read("juggle")
    with pytest.raises(BadNotation, match="5 is no text"):
        match.read(5)  # type: ignore[arg-type]


def test_only_the_table_or_a_seat_may_undo() -> None:
    match = race()
    assert match.undo(0)[0].entry.actor == TABLE
    for actor in (CHANCE, CLOCK, 2, 99):
        with pytest.raises(BadCall):
            match.undo(0, actor=actor)


def test_an_invalid_time_is_refused_while_chance_is_pending() -> None:
    with pytest.raises(BadCall, match="whole number of milliseconds"):
        Match.new("lucky-loop", 2, seed=7).at(1).play(0, "stop", time="now")  # type: ignore[arg-type]


def test_a_copy_can_be_read_while_another_thread_plays_on() -> None:
    """Copies in other threads see their own lines only, whatever the owner of the trail does meanwhile."""
    match = Match.new("lucky-loop", 2, seed=3)
    twin, n = match.copy(), len(match.log)
    expected = [twin.at(line).state for line in range(n)]
    stop = threading.Event()
    faults: list[object] = []

    def look() -> None:
        while not stop.is_set():
            faults.extend(line for line in range(n) if twin.at(line).state != expected[line])

    watcher = threading.Thread(target=look)
    watcher.start()
    for _ in range(600):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    stop.set()
    watcher.join()
    assert faults == []
    assert len(twin.log) == n


def returned() -> Match[Any, Any, Any]:
    """A match in which something was taken back, at its own times."""
    match = race(long=True)
    match.play(0, "grab", 100)
    match.play(1, "grab", 200)
    match.undo(1, time=300)
    match.play(1, "grab", 400)
    return match


def test_a_loaded_match_continues_like_the_original() -> None:
    """The lines that were taken back do not count for its dice, and its time does not run back."""
    match = returned()
    loaded = Match.load(match.save())
    assert [loaded.at(n).state for n in range(len(match.log) + 1)] == [match.at(n).state for n in range(len(match.log) + 1)]
    assert loaded.state == match.state
    for one in (match, loaded):
        one.play(0, "grab", 350)
        one.undo(3)
        one.play(0, "grab")
    assert loaded.log == match.log
    assert loaded.state == match.state
    assert loaded.log[-1].time == 400


@pytest.mark.parametrize("n", range(8))
def test_replayed_lines_give_the_same_positions(n: int) -> None:
    match = returned()
    match.play(0, "grab", 500)
    match.undo(2, time=600)
    whole = match.at(n)
    again = Match(match.game, 2, match.options, match.randomness)
    again.replay(whole.log)
    assert again == whole
    assert [again.at(line).state for line in range(n + 1)] == [match.at(line).state for line in range(n + 1)]
    assert again.undo(0)[0].entry.time == (whole.log[-1].time if n else 0)
    again.undo(n)
    for one in (again, whole):
        one.resolve_chance()
    assert [again.play(1, "grab"), again.state] == [whole.play(1, "grab"), whole.state]


def test_a_replay_finds_positions_without_a_checkpoint() -> None:
    match = played(300, 1000)
    match.undo(37)
    again = Match(match.game, 2, match.options, match.randomness)
    again.replay(match.log)
    assert again == match
    assert again.at(150).state == match.at(150).state


def test_an_undo_line_keeps_its_actor() -> None:
    match = race()
    back = Entry(1, 1, Undo(0, free=True), 70)
    (step,) = match.extend([back])
    assert (step.entry, step.events) == (back, (Undone(1, 0, free=True),))
    assert match.log == [match.log[0], back]


def test_a_match_without_lines_can_be_loaded() -> None:
    match = race(seed=None)
    loaded = Match.load(match.save())
    assert loaded == match
    loaded.play(CHANCE, "reveal 1")
    assert loaded.log == [Entry(0, CHANCE, match.read("reveal 1"), 0)]


def test_a_past_position_continues_at_its_own_time() -> None:
    match = returned()
    times = []
    for n in (1, 2, 3, 4):
        earlier = match.at(n)
        (step,) = earlier.undo(0)
        times.append(step.entry.time)
    assert times == [entry.time for entry in match.log[:4]] == [0, 100, 100, 200]
    assert match.at(0).undo(0)[0].entry.time == 0


def test_a_past_position_counts_only_undo_lines_before_it() -> None:
    match = returned()
    back = next(entry.n for entry in match.log if isinstance(entry.action, Undo))
    taken = []
    for n in (back, back + 1):
        earlier = match.at(n)
        earlier.play(CLOCK, "ring")
        assert earlier.result is not None
        taken.append(earlier.result.taken_back)
    assert taken == [0, 1]


def test_lines_since_excludes_undone_lines() -> None:
    match = returned()
    assert match.lines_since(1) == list(match.log[-2:])
    assert match.lines_since(0) == [match.log[0], *match.log[-2:]]
    assert match.lines_since(len(match.log)) == []
    assert match.at(3).lines_since(1) == list(match.log[1:3])


def test_a_log_is_shown_as_a_list_of_its_lines() -> None:
    match = race()
    assert repr(match.log) == repr(list(match.log))
    assert match.log != match.log[:0]
    assert match.log[-1:] == [match.log[0]]


@pytest.mark.parametrize(("first", "second"), [({"seed": 5}, {"seed": 6})])
def test_matches_with_different_seeds_differ_despite_equal_logs(first: dict[str, Any], second: dict[str, Any]) -> None:
    one, other = (Match.new("race", 2, seed=None).copy(**dice) for dice in (first, second))
    assert one != other
    assert one == Match.new("race", 2, seed=None).copy(**first)


def test_a_resampled_match_depends_on_its_seed_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int | None, float]] = []

    def resample(state: Any, seat: int | None, random: Any) -> Any:
        drawn.append((seat, random.random()))
        return state

    monkeypatch.setitem(registry._registry().plugins, "race", replace(race_plugin(), resample=resample))
    match = race(long=True)
    worlds = [
        match.resample(1, "a"),
        match.resample(1, "a"),
        match.resample(0, "b"),
        match.resample(None, 7),
        match.resample(1),
        match.resample(1),
    ]
    assert [seat for seat, _ in drawn] == [1, 1, 0, None, 1, 1]
    assert drawn[0] == drawn[1]
    assert len({number for _, number in drawn}) == 5
    for world in worlds:
        world.play(0, "grab")
    assert worlds[0].log == worlds[1].log
    assert worlds[0].randomness is not None
    assert worlds[0].randomness.commitment == Randomness("a").commitment
    assert worlds[4] != worlds[5]
    assert len(match.log) == 1
    with pytest.raises(BadCall):
        match.resample(2, "a")


def test_a_game_without_resample_raises_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registry().plugins, "race", replace(race_plugin(), resample=None))
    with pytest.raises(BadCall, match="race does not tell which worlds a seat cannot tell apart"):
        race().resample(0)


def test_a_notation_that_is_not_a_text_raises_an_error() -> None:
    with pytest.raises(BadNotation) as unread:
        race().read(5)  # type: ignore[arg-type]
    assert unread.value.facts == {"thing": "5", "game": "race"}


def test_an_action_while_chance_is_pending_keeps_its_time() -> None:
    whole = race()
    earlier = whole.at(0)
    earlier.play(0, "grab", 250)
    assert [entry.time for entry in earlier.log][:2] == [250, 250]
