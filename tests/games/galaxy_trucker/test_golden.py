"""A recorded Trek replays to the same titles, handicaps and credits."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tavolata.core.game import Event
from tavolata.core.match import Match
from tavolata.core.record import verify_record
from tavolata.games.galaxy_trucker.events import Ended, Settled, TrekEvent
from tests.games.galaxy_trucker.money_invariants import InvariantChecker

GOLDEN = Path(__file__).parent / "golden"


def title_event_lines(match: Match[Any, Any, Any]) -> Iterator[str]:
    """Return the events of titles, handicaps and credits with their line numbers."""
    state = match.at(0).state
    for entry in match.lines_since(0):
        state, events = match.game.apply(state, entry.actor, entry.action)
        yield from (f"{entry.n} {_written(event)}" for event in events if isinstance(event, TrekEvent | Settled | Ended))


def _written(event: Event) -> str:
    parts = msgspec.to_builtins(event)
    return " ".join([parts.pop("kind"), *(msgspec.json.encode(part).decode() for part in parts.values())])


def test_gt_k5_a_trek_that_was_played_is_played_again_to_its_end() -> None:
    record = (GOLDEN / "trek.jsonl").read_text(encoding="utf-8")
    match = verify_record(record)
    assert match.save() == record
    assert match.result is not None
    InvariantChecker(match.at(0))(match)
    assert "\n".join(title_event_lines(match)) + "\n" == (GOLDEN / "trek.told").read_text(encoding="utf-8")
