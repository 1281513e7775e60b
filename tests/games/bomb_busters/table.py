"""Positions of Bomb Busters for the tests: stands written out, played in the game's notation, chance included.

A stand is a line of wires: `5` is cut, `?5` is not, `i5` is not and carries its token; `Y4` and `R4` are yellow and red.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast, get_args

import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, Event
from tavolata.core.match import Match
from tavolata.core.options import complete
from tavolata.core.registry import game_named
from tavolata.core.text.rulebook import rule_of
from tavolata.games.bomb_busters.content import MISSIONS, VALUE_OF
from tavolata.games.bomb_busters.content.missions import Edition
from tavolata.games.bomb_busters.facts import Fact
from tavolata.games.bomb_busters.rules.game import BombBusters, BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.state import Marker, Slot, Stand, State

GAME = cast(BombBusters, game_named("bomb-busters"))
"""From the library, which knows its words too."""


TABLES = [(seats, mission) for mission in MISSIONS for seats in MISSIONS[mission].seats]
"""How many can play each mission."""

ELSEWHERE = [(seats, mission, edition) for seats, mission in TABLES if MISSIONS[mission].editions for edition in get_args(Edition)[1:]]
"""BB-N8: the missions that editions read otherwise, as each but the French one has them."""


def slot(tile: int, text: str) -> Slot:
    """Return the slot that a text describes."""
    wire = text.lstrip("?i")
    return Slot(tile, wire, cut=text == wire, token=VALUE_OF[wire] if text.startswith("i") else None)


def written(stand: Stand) -> str:
    """Return a stand as text."""
    return " ".join(("" if slot.cut else "i" if slot.token else "?") + slot.wire for slot in stand)


def table(
    *stands: str, owners: Sequence[int] | None = None, mission: str = "4", options: dict[str, Any] | None = None, **parts: Any
) -> BombBustersMatch:
    """Return a match in which it is seat 0's turn; without owners each stand is a seat's; `parts` change the state."""
    owning = tuple(range(len(stands)) if owners is None else owners)
    seats = max(owning) + 1
    match = Match(GAME, seats, complete(GAME, seats, {"mission": mission, "captain": "0", **(options or {})}), None)
    initial = match.state.rule_states
    rule_states = parts.pop("rule_states", initial)  # special characters come first, and are chosen
    parts |= {"rule_states": (*initial[: len(initial) - len(rule_states)], *rule_states)}
    begun = {**_position(stands), "owners": owning, "phase": "turn", "stage": "turn", "to_equip": 0, **parts}
    return begun_at(match, replace(match.state, **begun))


def begun_at(match: BombBustersMatch, state: State) -> BombBustersMatch:
    """Return a match of the same table that begins at this state."""
    return Match.from_state(match.game, state, match.seats, match.options)


def _position(stands: Sequence[str]) -> dict[str, Any]:
    """Return the part of the state that written stands describe: wires, cuts and markers."""
    texts = [stand.split() for stand in stands]
    starts = [sum(map(len, texts[:number])) for number in range(len(texts))]
    slots = tuple(tuple(slot(start + place, text) for place, text in enumerate(line)) for start, line in zip(starts, texts, strict=True))
    wires = [slot for stand in slots for slot in stand]
    colours = {colour: tuple(sorted(int(slot.wire[1:]) for slot in wires if slot.value == colour)) for colour in "YR"}
    return {
        "stands": slots,
        "cuts": dict(Counter(slot.value for slot in wires if slot.cut)),
        "yellow": Marker(colours["Y"], len(colours["Y"])),
        "red": Marker(colours["R"], len(colours["R"])),
    }


def new(seats: int, mission: str = "4", captain: str = "0", **options: Any) -> BombBustersMatch:
    """Return a match before its first line, in which the caller plays chance."""
    return Match.new("bomb-busters", seats, seed=None, options={"mission": mission, "captain": captain, **options})


def dealt(match: BombBustersMatch) -> list[Event]:
    """Play the first chance outcome until the wires are dealt or a seat has to act; return all events."""
    events = []
    while match.actors == [CHANCE]:
        events += match.play(CHANCE, match.legal(CHANCE)[0])
    return events


def all_dealt(match: BombBustersMatch) -> None:
    """Play the first outcome or choice until the wires are dealt."""
    while match.actors == [CHANCE] or not match.state.stands:
        match.play(match.actors[0], match.legal(match.actors[0])[0])


def play(match: BombBustersMatch, *lines: str) -> list[Event]:
    """Play these actions, each for the awaited seat; return all events."""
    return [event for line in lines for event in match.play(match.actors[0], line)]


def refused(match: BombBustersMatch, line: str, seat: int | None = None) -> str:
    """Return the rule by which an action is refused, and check that nothing has changed."""
    before = match.state
    with pytest.raises(IllegalAction) as caught:
        match.play(match.actors[0] if seat is None else seat, line)
    assert match.state is before
    assert caught.value.message
    assert rule_of("bomb-busters", caught.value.rule), "a refusal names a rule of the book"
    return caught.value.rule


def legal(match: BombBustersMatch, seat: int | None = None) -> list[str]:
    """Return the legal actions in notation."""
    return [match.write(action) for action in match.legal(match.actors[0] if seat is None else seat)]


def stands(match: BombBustersMatch) -> list[str]:
    """Return all stands as text."""
    return [written(stand) for stand in match.state.stands]


def facts(match: BombBustersMatch) -> list[Fact]:
    """Return the public facts."""
    return list(match.state.facts)


def acted(match: BombBustersMatch, *lines: str) -> BombBustersMatch:
    """Return the match after some actions."""
    play(match, *lines)
    return match
