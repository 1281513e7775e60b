"""The rulebooks' worked examples as transcripts, copied by hand and never regenerated.

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


def event_line(event: Event) -> str | None:
    """Return an event as a line of the transcripts; None for events that they leave out."""
    match event:
        case Made():
            return f"made {event.card} {'exact' if event.exact else 'exceeded'} {event.points}"
        case Scored():
            return f"scored {event.boxes} + {event.spare} gained {event.gained}"
        case TokenWon():
            return f"token {event.why}"
    return None


def parse_table(lines: list[str]) -> LuckyLoopMatch:
    """Return the match that the first lines of a transcript set up."""
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


def play_line(match: LuckyLoopMatch, line: str) -> list[str]:
    """Play a line of notation, and return its events as lines."""
    try:
        events = match.play(match.actors[0], line)
    except IllegalAction as refused:
        return [f"refused {refused.rule} {refused.message}"]
    return [text for event in events if (text := event_line(event))]


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
    match, followed = parse_table(lines[:first]), list[str]()
    for line in lines[first:]:
        if line.startswith(" "):
            assert followed.pop(0) == line.strip(), line
            continue
        assert followed == [], f"before {line!r} the transcript leaves out what followed"
        if is_fact(line):
            assert holds(match, line), line
        else:
            followed = play_line(match, line)
    assert followed == []


def test_there_are_four_examples() -> None:
    assert len(TRANSCRIPTS) == 4
