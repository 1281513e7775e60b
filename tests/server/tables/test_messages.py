"""What is told is kept in pieces: joined they are what would be made anew of the same position."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tavolata.core.game import Seat
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.observation import visible_events
from tavolata.core.registry import get_plugin
from tavolata.server.protocol.messages import Choice, Moves, StepSeen
from tavolata.server.tables import messages
from tavolata.server.tables.session import encode

AnyMatch = Match[Any, Any, Any]

CASES = [
    ("lucky-loop", 3, {}, 150),
    ("lucky-loop", 2, {"exchange": "up-to-three", "illegal-free-programme": "penalty"}, 150),
    ("bomb-busters", 2, {"mission": "1"}, 60),
    ("bomb-busters", 4, {"mission": "8", "detector": "stand"}, 60),
    SWAPS := ("bomb-busters", 2, {"mission": "3", "equipment": "walkie-talkies,stabilizer"}, 160),
    ("bomb-busters", 3, {"mission": "20"}, 60),
    ("galaxy-trucker", 2, {"level": "II", "placing": "joined", "warnings": True}, 120),
    ("galaxy-trucker", 3, {"level": "trek"}, 120),
]


def played(game: str, seats: int, options: dict[str, Any], moves: int) -> Iterator[tuple[AnyMatch, list[Step]]]:
    """Two games by lot at once, as at two tables; now and then something is taken back."""
    lot = Random(f"{game} {seats}")
    tables = [Match.new(game, seats, number, options) for number in range(2)]
    for number in range(moves):
        place = lot.randrange(2)
        match = tables[place] = tables[place] if tables[place].result is None else Match.new(game, seats, number, options)
        if number % 20 == 19 and match.log:
            yield match, [*match.undo(len(match.log) - 1), *match.resolve_chance()]
        else:
            seat = lot.choice([actor for actor in match.actors if match.legal(actor)])
            kind = lot.choice(sorted({type(action).__name__ for action in match.legal(seat)}))
            action = lot.choice([action for action in match.legal(seat) if type(action).__name__ == kind])
            yield match, match.advance(seat, action)


def told_anew(match: AnyMatch, steps: Sequence[Step], seat: Seat | None) -> bytes:
    """The message, made of a copy of the position of which nothing is known yet."""
    game, state = match.game, deepcopy(match.state)
    legal = [] if seat is None else game.legal(state, seat)
    foresee = get_plugin(game.name).consequences
    ahead = foresee(state, seat, legal) if foresee and seat is not None and legal else {}
    return encode(
        Moves(
            n=len(match.log),
            steps=[StepSeen(step.entry.n, step.entry.actor, step.entry.time, visible_events(step.events, seat)) for step in steps],
            view=game.view(state, seat),
            legal=[Choice(action, game.write(action), ahead.get(action)) for action in legal],
            awaited=[actor for actor in game.must_act(state) if actor >= 0],
            alarm=None,
            back=None,
            result=match.result,
        )
    )


@pytest.mark.parametrize(("game", "seats", "options", "moves"), CASES)
def test_what_is_kept_is_what_is_made_anew(game: str, seats: int, options: dict[str, Any], moves: int) -> None:
    for match, steps in played(game, seats, options, moves):
        for seat in (None, *range(seats)):
            told = messages.moves_message(match, messages.steps_for(seat, steps), seat, None, None, ())
            assert encode(told) == told_anew(match, steps, seat)


@pytest.mark.parametrize(("game", "seats", "options", "moves"), CASES)
def test_what_just_happened_is_told_to_each_as_they_may_know_it(game: str, seats: int, options: dict[str, Any], moves: int) -> None:
    for match, steps in played(game, seats, options, moves):
        for seat in (None, *range(seats)):
            happened = messages.steps_with_positions(seat, match, steps)
            assert [step.events for step in happened] == [visible_events(step.events, seat) for step in steps]
            between = [(step.view, match.at(step.n + 1).view(seat)) for step in happened]
            assert happened[-1].view is None
            assert all(shown in (None, then) for shown, then in between)


def test_some_of_it_is_told_to_those_who_have_seen_wires_of_others() -> None:
    assert any(any(match.state.seen) for match, _ in played(*SWAPS))
