"""Lucky Loop as text for the terminal.

Events and actions map to messages by `core.text.phrase`, with these suffixes of the key:

- `.<value>` for the field `use`, `.red` for a red die, `.cleared` for cleared cards.
- `.alone` where a throw has no die but the red one.
- `.exact` where the dice of a make meet the difficulty (`faces` of the view).

Lost points are a plural fact too.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from tavolata.core.game import Action, Event
from tavolata.core.text.columns import WIDEST, side_by_side
from tavolata.core.text.phrase import EventText, Phrase, message_variant, phrase
from tavolata.games.lucky_loop.actions import Card, Make
from tavolata.games.lucky_loop.content import CardFace
from tavolata.games.lucky_loop.events import Thrown
from tavolata.games.lucky_loop.rules.scoring import is_exact
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import BoxView, FlightView, LuckyLoopView, PlayerView, ProgrammeView
from tavolata.i18n import Fact, translate

COLOURED: Mapping[str, str] = {r"\bR\d+\b": "red", r"\bB\d+\b": "blue", r"\bG\d+\b": "green", r"\bY\d+\b": "yellow"}
"""The patterns of words that a terminal shows in colour, with their colours."""

_NOTHING = "-"
_CARDS_IN_A_ROW = 6


def event_text(event: Event, names: Sequence[str]) -> Phrase:
    """Return the message of an event."""
    if not isinstance(event, Thrown) or not event.red:
        return phrase("lucky_loop.event", event, names, _variant, _TELLERS)
    black = without(event.dice, (event.red,))
    key, facts = phrase("lucky_loop.event", replace(event, dice=black), names, _variant)
    return (key if black else f"{key}.alone"), facts


def action_text(action: Action, view: LuckyLoopView) -> Phrase:
    """Return the message of a legal action."""
    key, facts = phrase("lucky_loop.action", action, (), _variant)
    if isinstance(action, Make) and not action.highlight and is_exact(view.faces[action.card].difficulty, sum(action.dice)):
        key += ".exact"
    return key, facts


def _variant(field: str, value: Any) -> str:
    if field == "use":
        return f".{value}"
    return f".{field}" if field in ("red", "cleared") and value else message_variant(field, value)


_TELLERS: Mapping[str, EventText] = {
    "points": lambda points, _names: {"points": points, "count": points},
    "missed": lambda _missed, _names: {},
}
"""Missed cards are shown in the position, so their event has no text of its own."""


def describe(view: LuckyLoopView, names: Sequence[str], width: int = WIDEST) -> str:
    """Return the position as text in paragraphs: the board with all results, decks, the hand, and the current flight."""
    lines = [
        _text("round.last" if view.last_round else "round", round=view.round, name=names[view.turn]),
        *_board(view, names, width),
        "",
        *_decks(view),
        *_lying(view, names),
    ]
    if view.hand:
        lines += ["", *_hand(view, width)]
    if view.flight:
        lines += ["", *_flight(view.flight, view.faces)]
    return "\n".join(lines)


def _board(view: LuckyLoopView, names: Sequence[str], width: int) -> Iterator[str]:
    """Yield the table of the board: a row for each programme and each value, a column for each player."""
    heads, *columns = zip(*_rows(view, names), strict=True)
    return side_by_side(heads, columns, width)


def _rows(view: LuckyLoopView, names: Sequence[str]) -> Iterator[list[str]]:
    players = view.players
    yield _row("", "", _text("record"), [name[:6] for name in names])
    for programme in view.programmes:
        results = [player.results.get(programme.id) for player in players]
        yield _row(translate(f"lucky_loop.programme.{programme.id}"), _laid(programme), programme.record, results)
    yield _row(_text("free"), "", "", [_free(player) for player in players])
    yield _row(_text("points"), "", "", [player.points for player in players])
    yield _row(_text("tokens"), "", "", [player.tokens for player in players])
    yield _row(_text("cards"), "", "", ["+".join(map(str, player.hand.values())) for player in players])


def _row(title: str, cards: str, record: str | int | None, cells: Sequence[str | int | None]) -> list[str]:
    shown = [_NOTHING if cell is None else str(cell) for cell in (record, *cells)]
    return [f"{title:<14} ", f"{cards:<11}", *(f"{cell:>7}" for cell in shown)]


def _laid(programme: ProgrammeView) -> str:
    """Return the cards of a programme, or the colours that it takes."""
    places = programme.cards or [colour[0].upper() + _NOTHING for colour in programme.colours]
    return " ".join(f"{place:<3}" for place in places)


def _free(player: PlayerView) -> str | int | None:
    if player.free_result is not None:
        return player.free_result
    return _text("open") if player.final_phase else None


def _decks(view: LuckyLoopView) -> Iterator[str]:
    for deck, left in view.decks.items():
        pile = view.discards[deck]
        yield _text("deck", deck=deck, left=left, top=pile[-1] if pile else _NOTHING)


def _lying(view: LuckyLoopView, names: Sequence[str]) -> Iterator[str]:
    """Yield a line for each free programme on the table that has not succeeded yet."""
    for name, player in zip(names, view.players, strict=True):
        if player.free and player.free_result is None:
            yield _text("lying", name=name, cards=" ".join(player.free))


def _hand(view: LuckyLoopView, width: int) -> Iterator[str]:
    """Yield the cards of the hand in rows of at most six."""
    yield _text("hand")
    cells = [f"  {_card(card, view.faces):<9}" for card in view.hand]
    for row in range(0, len(cells), _CARDS_IN_A_ROW):
        yield from side_by_side([""], [[cell] for cell in cells[row : row + _CARDS_IN_A_ROW]], width)


def _flight(flight: FlightView, faces: Mapping[Card, CardFace]) -> Iterator[str]:
    title = translate(f"lucky_loop.programme.{flight.programme}") if flight.programme else _text("free")
    yield _text("flight.red" if flight.red_in_pool else "flight", title=title, pool=flight.pool)
    for box in flight.boxes:
        yield "  " + _box(box, faces)
    if flight.thrown:
        dice = " ".join(map(str, flight.thrown))
        yield "  " + (_text("thrown.red", dice=dice, red=flight.red) if flight.red else _text("thrown", dice=dice))


def _box(box: BoxView, faces: Mapping[Card, CardFace]) -> str:
    state = _text("made", dice=" ".join(map(str, box.dice)), points=box.points) if box.dice else _text("open")
    return f"{_card(box.card, faces) + '*' * box.highlight:<11}{state}"


def _card(card: Card, faces: Mapping[Card, CardFace]) -> str:
    """Return a card with its points, exact and exceeded."""
    return f"{card} {faces[card].exact}/{faces[card].exceeded}"


def _text(key: str, **facts: Fact) -> str:
    return translate(f"lucky_loop.text.{key}", facts)
