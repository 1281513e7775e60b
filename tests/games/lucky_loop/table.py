"""Test helpers: positions of Lucky Loop set up in one line, and played in notation, including chance."""

from typing import Any, TypeAlias

import msgspec
import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.game import Event
from tavolata.core.match import Match
from tavolata.core.options import complete
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.registry import get_plugin
from tavolata.core.text.rulebook import rule_of
from tavolata.games.lucky_loop.actions import LuckyLoopAction, Programme, in_order
from tavolata.games.lucky_loop.events import Missed
from tavolata.games.lucky_loop.rules.game import LuckyLoop
from tavolata.games.lucky_loop.state import Player, State
from tavolata.games.lucky_loop.view import LuckyLoopView

GAME: LuckyLoop = get_plugin("lucky-loop").game  # type: ignore[assignment] # a plugin may bring any game
"""The registered game, with its messages."""
ALL_FOUR: dict[Programme, int] = {"red-rooster": 10, "rubber-duck": 11, "diving-dove": 12, "mighty-eagle": 13}

LuckyLoopMatch: TypeAlias = Match[State, LuckyLoopAction, LuckyLoopView]


def cards(text: str) -> tuple[str, ...]:
    """Return cards by their names: `cards("R3 B4")`."""
    return tuple(text.split())


def player(hand: str = "R3 R7 B4 B12 G5 Y7", **parts: Any) -> Player:
    """Return a player with a hand and other fields."""
    return Player(hand=in_order(cards(hand)), **parts)


def table(*players: Player, options: dict[str, Any] | None = None, **parts: Any) -> LuckyLoopMatch:
    """Return a match in the second round with seat 0 to move; `parts` change fields of the state."""
    seated = players or (player(), player())
    match = Match(GAME, len(seated), complete(GAME, len(seated), options or {}), None)
    state = msgspec.structs.replace(match.state, players=seated, **{"phase": "turn", "round": 2, **parts})
    if "laid" in parts:
        state = msgspec.structs.replace(state, laid={**match.state.laid, **parts["laid"]})
    return Match.from_state(GAME, state, match.seats, match.options)


def in_flight(hand: str = "R4 B12 Y7 R3 B3 G3", declare: str = "fly rubber-duck R4 B12 Y7", **parts: Any) -> LuckyLoopMatch:
    """Return a match in which seat 0 has just declared a flight."""
    match = table(player(hand, **parts), player())
    play(match, declare)
    return match


def in_free_flight(free: str, highlight: str, options: dict[str, Any] | None = None, **parts: Any) -> LuckyLoopMatch:
    """Return a match in which seat 0 is about to throw for a free programme."""
    pilot = Player(free=cards(free), points=46, **{"results": ALL_FOUR, **parts})
    match = table(pilot, player(), phase="highlight", options=options)
    play(match, f"highlight {highlight}")
    return match


def play(match: LuckyLoopMatch, *lines: str) -> list[Event]:
    """Play each action as the current actor, and return all events."""
    return [event for line in lines for event in match.play(match.actors[0], line)]


def cards_too_low(reached: int, open_cards: str) -> tuple[Missed, ...]:
    """LL-F3: return the missed cards of a throw with this sum; a star marks the highlighted card."""
    names = open_cards.split()
    return tuple(
        Missed(
            name.rstrip("*"),
            "*" in name,
            LocalizedText("lucky_loop.miss.short", {"reached": reached, "difficulty": int(name[1:].rstrip("*"))}),
        )
        for name in names
    )


def refusal_rule(match: LuckyLoopMatch, line: str | LuckyLoopAction, seat: int | None = None) -> str:
    """Return the rule in the refusal of an action, and assert that nothing changed."""
    return _refusal(match, line, seat).rule


def refusal_text(match: LuckyLoopMatch, line: str | LuckyLoopAction, seat: int | None = None) -> str:
    """Return the sentence in the refusal of an action, and assert that nothing changed."""
    return _refusal(match, line, seat).message


def _refusal(match: LuckyLoopMatch, line: str | LuckyLoopAction, seat: int | None) -> IllegalAction:
    before = match.state
    with pytest.raises(IllegalAction) as caught:
        match.play(match.actors[0] if seat is None else seat, line)
    assert match.state is before
    assert caught.value.message
    assert rule_of("lucky-loop", caught.value.rule), "a refusal names a rule of the book"
    return caught.value


def legal(match: LuckyLoopMatch) -> list[str]:
    """Return the current actor's legal actions in notation."""
    return [match.write(action) for action in match.legal(match.actors[0])]


def refill(match: LuckyLoopMatch) -> None:
    """Refill the hand to six with any cards."""
    turn = match.state.turn
    while match.state.phase in ("refill", "draw") and match.state.turn == turn:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
