"""The rulebook's worked examples, copied by hand and never regenerated.

A transcript sets the table with `mission`, `cards` and `stand … of SEAT`, or opens a mission with `open`; then it gives actions in
notation after the seat that does them. The indented lines under an action are what follows from it, and later `stand`, `dial`,
`turn`, `yellow` and `red` lines are what must then hold.
"""

from pathlib import Path

import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, Event
from tavolata.games.bomb_busters.events import DialMoved, Drawn, Marked, Removed, SoloCut, Unlocked, Used, Validated, WireCut
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.games.bomb_busters.table import new, table, written

TRANSCRIPTS = sorted((Path(__file__).parent / "golden").glob("example_*.txt"))


def told(event: Event) -> str | None:
    """An event as the transcripts write it; others are not written."""
    match event:
        case WireCut():
            return f"cut {event.stand}.{event.slot} {event.wire}"
        case Marked():
            return f"{event.how} {event.stand}.{event.slot} {event.value}"
        case SoloCut():
            return f"solo {event.value} {event.count}"
        case DialMoved():
            return f"dial {event.left}"
        case Removed():
            return f"removed {event.colour}"
        case Drawn(detail) | Validated(detail) | Unlocked(detail) | Used(_, detail):
            return f"{event.__struct_config__.tag} {detail}"
    return None


def setting(lines: list[str]) -> BombBustersMatch:
    """The table that the first lines describe."""
    words = [line.split() for line in lines]
    if words[0][0] == "open":
        return new(int(words[0][3]), mission=words[0][1])
    stands = [(int(rest[2]), " ".join(rest[3:])) for word, *rest in words if word == "stand"]
    cards = tuple(rest[0] for word, *rest in words if word == "cards")
    return table(*(text for _, text in stands), owners=[owner for owner, _ in stands], mission=words[0][1], cards=cards)


def do(match: BombBustersMatch, line: str) -> list[str]:
    """What follows from an action."""
    who, action = line.split(": ")
    try:
        events = match.play(CHANCE if who == "chance" else int(who), action)
    except IllegalAction as refused:
        return [f"refused {refused.rule} {refused.message}"]
    return [text for event in events if (text := told(event))]


def holds(match: BombBustersMatch, line: str) -> bool:
    word, *rest = line.split()
    state = match.state
    if word == "stand":
        return written(state.stands[int(rest[0])]).split() == rest[3:]
    if word in ("yellow", "red"):
        marker = state.yellow if word == "yellow" else state.red
        return [*map(str, marker.values), "in", "play", str(marker.in_play)] == rest
    return {"dial": state.dial, "turn": state.turn}[word] == int(rest[0])


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_worked_example(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    first = next(index for index, line in enumerate(lines) if ": " in line)
    match, followed = setting(lines[:first]), list[str]()
    for line in lines[first:]:
        if line.startswith(" "):
            assert followed.pop(0) == line.strip(), line
            continue
        assert followed == [], f"before {line!r} the transcript leaves out what followed"
        if ": " in line:
            followed = do(match, line)
        else:
            assert holds(match, line), line
    assert followed == []


def test_there_are_six_examples() -> None:
    assert {path.name[: len("example_1")] for path in TRANSCRIPTS} == {f"example_{number}" for number in range(1, 7)}
