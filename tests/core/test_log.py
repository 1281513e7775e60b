"""The log only grows: going back is a line of it, looking back takes no longer as it grows, and copies go their own way."""

import threading
from typing import Any

import pytest

from tavolata.core.errors import BadCall, BadNotation, BadRecord
from tavolata.core.game import CHANCE, CLOCK, TABLE
from tavolata.core.log import KEPT, TIP, Back, Entry, TakenBack
from tavolata.core.match import Match
from tavolata.core.record import verify_record
from tests.core.toy import Grab

pytestmark = pytest.mark.usefixtures("race")


def race(seed: int | None = 5, **options: bool) -> Match[Any, Any, Any]:
    return Match.new("race", 2, seed=seed, options=options)


def test_going_back_is_a_line_and_numbers_only_rise() -> None:
    match = race()
    before = match.state
    match.play(0, "grab", 700)
    (step,) = match.undo(1, actor=0, time=900)
    assert match.state == before
    assert [entry.n for entry in match.log] == list(range(len(match.log)))
    assert match.log[-1] == Entry(len(match.log) - 1, 0, Back(1), 900)
    assert step.events == (TakenBack(0, 1, free=False),)


def test_the_same_dice_follow_the_same_lines_however_often_one_goes_back() -> None:
    match = race(long=True)
    match.play(0, "grab")
    once = match.log[-1].action
    match.undo(1)
    match.play(0, "grab")
    assert match.log[-1].action == once
    match.undo(1)
    match.play(1, "grab")
    assert match.log[-1].action == once, "who grabs makes no difference to the dice"


def test_what_was_taken_back_stays_on_record_and_can_be_looked_at() -> None:
    match = race()
    match.play(0, "grab")
    taken = match.state
    match.undo(1)
    assert match.at(2 + (match.log[2].actor == CHANCE)).state == taken
    assert match.at(len(match.log)).state == match.state


def test_one_can_go_back_to_what_was_taken_back() -> None:
    match = race()
    match.play(0, "grab")
    lines, taken = len(match.log), match.state
    match.undo(1)
    match.undo(lines)
    assert match.state == taken


def test_the_result_says_how_many_moves_were_taken_back_that_somebody_had_learned_from() -> None:
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


def test_a_record_with_lines_taken_back_loads_verifies_and_says_so() -> None:
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
    ],
)
def test_a_line_that_cannot_go_back_is_found(line: str, why: str) -> None:
    head, first = race().save().splitlines()[:2]
    with pytest.raises(BadRecord, match=why):
        Match.load(f"{head}\n{first}\n{line}\n")


def test_a_record_that_calls_free_what_was_not_is_found() -> None:
    match = race()
    match.play(0, "grab")
    match.undo(1, free=True)
    match.play(CLOCK, "ring")
    with pytest.raises(BadRecord, match="nobody had learned anything from what was taken back here, but somebody had"):
        verify_record(match.save())


def test_a_record_of_the_first_format_still_opens() -> None:
    saved = race().save()
    assert saved.startswith('{"tavolata":2')
    assert Match.load(saved.replace('{"tavolata":2', '{"tavolata":1', 1)).log == race().log


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
            match.settle()
    return match


@pytest.mark.parametrize("period", [4, 1000])
@pytest.mark.parametrize("lines", [100, 1000, 4000])
def test_few_positions_are_kept_and_few_lines_walked_however_long_the_log(lines: int, period: int) -> None:
    """Near the end none at all, further back at most one in so many."""
    match = played(lines, period)
    lines = len(match.log)
    walked: list[int] = []

    def count(state: Any, actor: int, action: Any) -> Any:
        walked[-1] += 1
        return match.game.apply(state, actor, action)

    assert len(match._trail.positions) <= KEPT + TIP
    for n in (*range(lines - TIP + 1, lines), *range(0, lines, 37)):
        walked.append(0)
        match._trail.position(n, count)
    assert max(walked[: TIP - 1]) == 0
    assert max(walked) <= lines // (KEPT // 2) + 1


def test_every_earlier_position_is_found_again_among_many_returns() -> None:
    match = race(long=True)
    states = [match.at(n).state for n in range(len(match.log) + 1)]
    for turn in range(90):
        steps = match.undo(turn % 3) if turn % 4 == 3 else match.advance(turn % 2, "grab") if match.actors else match.undo(1)
        states += [match.at(step.entry.n + 1).state for step in steps]
    assert [match.at(n).state for n in range(len(match.log) + 1)] == states
    assert Match.load(match.save()).state == match.state


def test_copies_share_a_past_and_not_a_future() -> None:
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


def test_a_copy_with_a_seed_of_its_own_has_other_dice_from_there_on() -> None:
    """A plain copy foretells the dice; one with another seed does not."""
    match = Match.new("lucky-loop", 2, seed=7)
    seat = match.actors[0]
    foretold = {str(match.copy().play(seat, match.legal(seat)[0])) for _ in range(5)}
    others = {str(match.copy(seed=seed).play(seat, match.legal(seat)[0])) for seed in range(20)}
    assert len(foretold) == 1
    assert len(others) > 5
    assert match.copy(seed=3).log == match.log


def test_a_copy_without_a_seed_lets_the_caller_play_chance() -> None:
    twin = race().copy(seed=None)
    twin.play(0, "grab")
    assert twin.actors == [CHANCE]


def test_other_dice_cannot_be_proved_by_the_record() -> None:
    twin = race().copy(seed=9)
    assert twin.proof is None
    assert Match.load(twin.save()).randomness is None


def test_an_imagined_world_begins_where_it_was_imagined() -> None:
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


def test_matches_are_equal_if_all_that_happened_is() -> None:
    assert race() == race()
    assert race() != race(seed=6)
    assert race() != race(long=True)
    twin = race()
    twin.play(0, "grab")
    assert twin != race()
    assert race() != "race"


def test_a_match_says_what_it_is() -> None:
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


def test_only_the_table_or_a_seat_goes_back() -> None:
    match = race()
    assert match.undo(0)[0].entry.actor == TABLE
    for actor in (CHANCE, CLOCK, 2, 99):
        with pytest.raises(BadCall):
            match.undo(0, actor=actor)


def test_a_bad_time_is_told_in_the_middle_of_chance_too() -> None:
    with pytest.raises(BadCall, match="whole number of milliseconds"):
        Match.new("lucky-loop", 2, seed=7).at(1).play(0, "stop", time="now")  # type: ignore[arg-type]


def test_a_match_can_be_looked_back_at_while_it_goes_on() -> None:
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
