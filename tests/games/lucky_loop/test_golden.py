"""The rulebooks' worked examples, copied by hand and never regenerated.

A transcript sets the table with `hand`, `result`, `tokens` and `total`, then gives actions in notation; the indented
lines under an action are what follows from it, and later `result`, `tokens` and `total` lines are what must then hold.
"""

from pathlib import Path
from typing import Any

import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.game import Event
from tavolata.games.lucky_loop.events import Made, Scored, TokenWon
from tavolata.games.lucky_loop.state import Player
from tests.games.lucky_loop.table import LuckyLoopMatch, cards, player, table

TRANSCRIPTS = sorted((Path(__file__).parent / "golden").glob("example_*.txt"))


def told(event: Event) -> str | None:
    """Return an event as the transcripts write it; None for events that they leave out."""
    match event:
        case Made():
            return f"made {event.card} {'exact' if event.exact else 'exceeded'} {event.points}"
        case Scored():
            return f"scored {event.boxes} + {event.spare} gained {event.gained}"
        case TokenWon():
            return f"token {event.why}"
    return None


def setting(lines: list[str]) -> LuckyLoopMatch:
    """Return the table of the first lines."""
    facts: dict[str, Any] = {"results": {}}
    for line in lines:
        word, *rest = line.split()
        if word == "result":
            facts["results"][rest[0]] = int(rest[1])
        elif word == "hand":
            facts["hand"] = cards(" ".join(rest))
        else:
            facts[{"total": "points"}.get(word, word)] = int(rest[0])
    return table(Player(**facts), player())


def do(match: LuckyLoopMatch, line: str) -> list[str]:
    """Play a line of notation, and return its events."""
    try:
        events = match.play(match.actors[0], line)
    except IllegalAction as refused:
        return [f"refused {refused.rule} {refused.message}"]
    return [text for event in events if (text := told(event))]


def holds(match: LuckyLoopMatch, line: str) -> bool:
    word, *rest = line.split()
    pilot = match.state.players[0]
    if word == "result":
        return pilot.results[rest[0]] == int(rest[1])  # type: ignore[index]
    return {"total": pilot.points, "tokens": pilot.tokens}[word] == int(rest[0])


def is_fact(line: str) -> bool:
    return line.split(maxsplit=1)[0] in ("hand", "result", "tokens", "total")


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_worked_example(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    first = next(index for index, line in enumerate(lines) if not is_fact(line))
    match, followed = setting(lines[:first]), list[str]()
    for line in lines[first:]:
        if line.startswith(" "):
            assert followed.pop(0) == line.strip(), line
            continue
        assert followed == [], f"before {line!r} the transcript leaves out what followed"
        if is_fact(line):
            assert holds(match, line), line
        else:
            followed = do(match, line)
    assert followed == []


def test_there_are_four_examples() -> None:
    assert len(TRANSCRIPTS) == 4
