"""The rulebook's worked examples, copied by hand, and whole games of the later missions; neither is ever regenerated.

A transcript sets the table with `mission`, `cards` and `stand … of SEAT`, or opens a mission with `open`; then it gives actions in
notation after the seat that does them. The indented lines under an action are what follows from it, and later `stand`, `dial`,
`turn`, `yellow` and `red` lines are what must then hold. Several actions of one actor may stand in a line.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, CLOCK, Event
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.events import (
    CardLost,
    CardReplaced,
    CardsTurned,
    Denied,
    DialMoved,
    Drawn,
    Ended,
    HeldTold,
    Hushed,
    Marked,
    Named,
    Padlocked,
    Removed,
    Scanned,
    SequenceMoved,
    SoloCut,
    TrialBegan,
    TrialEnded,
    TurnedUp,
    TurnSkipped,
    Unlocked,
    Used,
    Validated,
    WireCut,
    YellowsTold,
)
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.games.bomb_busters.table import new, table, written

GOLDEN = Path(__file__).parent / "golden"
TRANSCRIPTS = sorted(GOLDEN.glob("example_*.txt"))
ACTORS = {"chance": CHANCE, "clock": CLOCK}
GAMES = {path.stem.removeprefix("mission_"): path for path in sorted(GOLDEN.glob("mission_*.txt"))}
"""Whole games of the later missions."""


def told(event: Event) -> str | None:
    """Return an event as the transcripts write it; others are not written."""
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
    teller = BY_MISSIONS.get(type(event))
    return teller(event) if teller else None


BY_MISSIONS: dict[type[Event], Callable[[Any], str]] = {
    SequenceMoved: lambda event: f"sequence {event.value or 'done'}",
    TurnSkipped: lambda event: f"skipped {event.seat}",
    Padlocked: lambda event: f"padlock {event.value} on {event.card}",
    CardsTurned: lambda event: f"turned {event.why} {' '.join(event.values)}",
    Scanned: lambda event: f"radar {event.value}, {' '.join('yes' if has else 'no' for has in event.found)}",
    Named: lambda event: f"named {event.chosen}",
    TurnedUp: lambda event: f"turned up {event.card}",
    Ended: lambda event: f"ended {event.why}",
    CardReplaced: lambda event: f"{event.__struct_config__.tag} {event.card}",
    TrialBegan: lambda event: f"trial {event.number} {' '.join((event.why, *event.values))}",
    TrialEnded: lambda event: f"trial {event.number} {event.why}",
    CardLost: lambda event: f"lost {event.card}",
    Hushed: lambda event: f"hushed {event.seat}",
    YellowsTold: lambda event: f"yellows of {event.seat}, {event.count}",
    HeldTold: lambda event: f"{event.seat} {'holds' if event.held else 'lacks'} {event.value}",
    Denied: lambda event: f"not {event.how} {event.stand}.{event.slot} {event.value}",
}
"""What the examples do not have, and whole games do."""


def setting(lines: list[str]) -> BombBustersMatch:
    """Return the table that the first lines describe."""
    words = [line.split() for line in lines]
    if words[0][0] == "open":
        return new(int(words[0][3]), mission=words[0][1])
    stands = [(int(rest[2]), " ".join(rest[3:])) for word, *rest in words if word == "stand"]
    cards = tuple(rest[0] for word, *rest in words if word == "cards")
    return table(*(text for _, text in stands), owners=[owner for owner, _ in stands], mission=words[0][1], cards=cards)


def do(match: BombBustersMatch, line: str) -> list[str]:
    """Return what follows from an action."""
    who, actions = line.split(": ")
    actor = ACTORS[who] if who in ACTORS else int(who)
    try:
        events = [event for action in actions.split(", ") for event in match.play(actor, action)]
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
    replay(path)


@pytest.mark.parametrize("mission", [mission for mission in MISSIONS if MISSIONS[mission].id > 8])
def test_a_whole_game_of_each_later_mission_goes_as_it_went(mission: str) -> None:
    match = replay(GAMES[mission])
    assert match.result is not None


def replay(path: Path) -> BombBustersMatch:
    """Play a transcript, and checks that all of it follows and holds."""
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
    return match


def test_there_are_six_examples() -> None:
    assert {path.name[: len("example_1")] for path in TRANSCRIPTS} == {f"example_{number}" for number in range(1, 7)}
