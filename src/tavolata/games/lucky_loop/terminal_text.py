"""Lucky Loop in words, for the terminal.

An event or an action becomes a message by the mapping of `core.phrase`, and besides:
- The key is lengthened by `use` as `.<value>`, by `red` as `.red` if it is not 0, and by `cleared` as `.cleared` if there is any.
- The dice of a throw are told without the red one; where that leaves none, the key is lengthened by `.alone`.
- The points that are lost are counted too.
- An action of making a card whose dice meet the difficulty (`faces` of the view) is lengthened by `.exact`, as its event is.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from tavolata.core.game import Action, Event
from tavolata.core.text.columns import WIDEST, side_by_side
from tavolata.core.text.phrase import EventText, Phrase, message_variant, phrase
from tavolata.games.lucky_loop.actions import Card, Make
from tavolata.games.lucky_loop.content import Face
from tavolata.games.lucky_loop.events import Thrown
from tavolata.games.lucky_loop.rules.scoring import is_exact
from tavolata.games.lucky_loop.state import without
from tavolata.games.lucky_loop.view import BoxView, FlightView, LuckyLoopView, PlayerView, ProgrammeView
from tavolata.i18n import Fact, translate

COLOURED: Mapping[str, str] = {r"\bR\d+\b": "red", r"\bB\d+\b": "blue", r"\bG\d+\b": "green", r"\bY\d+\b": "yellow"}
"""What a terminal may show in colour."""

_NOTHING = "-"
_CARDS_IN_A_ROW = 6


def tell(event: Event, names: Sequence[str]) -> Phrase:
    """What happened, as a message."""
    if not isinstance(event, Thrown) or not event.red:
        return phrase("lucky_loop.event", event, names, _variant, _TELLERS)
    black = without(event.dice, (event.red,))
    key, facts = phrase("lucky_loop.event", replace(event, dice=black), names, _variant)
    return (key if black else f"{key}.alone"), facts


def offer(action: Action, view: LuckyLoopView) -> Phrase:
    """What may be done, as a message."""
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
"""Which cards were missed is shown, not told."""


def describe(view: LuckyLoopView, names: Sequence[str], width: int = WIDEST) -> str:
    """The position as text, in paragraphs: the board with everybody's results, decks, my hand, and the flight under way."""
    lines = [
        _say("round.last" if view.last_round else "round", round=view.round, name=names[view.turn]),
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
    """A row for each programme and for what lies before the players, a column for each player."""
    heads, *columns = zip(*_rows(view, names), strict=True)
    return side_by_side(heads, columns, width)


def _rows(view: LuckyLoopView, names: Sequence[str]) -> Iterator[list[str]]:
    players = view.players
    yield _row("", "", _say("record"), [name[:6] for name in names])
    for programme in view.programmes:
        results = [player.results.get(programme.id) for player in players]
        yield _row(translate(f"lucky_loop.programme.{programme.id}"), _laid(programme), programme.record, results)
    yield _row(_say("free"), "", "", [_free(player) for player in players])
    yield _row(_say("points"), "", "", [player.points for player in players])
    yield _row(_say("tokens"), "", "", [player.tokens for player in players])
    yield _row(_say("cards"), "", "", ["+".join(map(str, player.hand.values())) for player in players])


def _row(title: str, cards: str, record: str | int | None, cells: Sequence[str | int | None]) -> list[str]:
    shown = [_NOTHING if cell is None else str(cell) for cell in (record, *cells)]
    return [f"{title:<14} ", f"{cards:<11}", *(f"{cell:>7}" for cell in shown)]


def _laid(programme: ProgrammeView) -> str:
    """The cards that lie by a programme, or the colours that it takes."""
    places = programme.cards or [colour[0].upper() + _NOTHING for colour in programme.colours]
    return " ".join(f"{place:<3}" for place in places)


def _free(player: PlayerView) -> str | int | None:
    if player.free_result is not None:
        return player.free_result
    return _say("open") if player.final_phase else None


def _decks(view: LuckyLoopView) -> Iterator[str]:
    for deck, left in view.decks.items():
        pile = view.discards[deck]
        yield _say("deck", deck=deck, left=left, top=pile[-1] if pile else _NOTHING)


def _lying(view: LuckyLoopView, names: Sequence[str]) -> Iterator[str]:
    """The free programmes that are on the table and not flown yet."""
    for name, player in zip(names, view.players, strict=True):
        if player.free and player.free_result is None:
            yield _say("lying", name=name, cards=" ".join(player.free))


def _hand(view: LuckyLoopView, width: int) -> Iterator[str]:
    """The cards in rows of six, or as many as fit."""
    yield _say("hand")
    cells = [f"  {_card(card, view.faces):<9}" for card in view.hand]
    for row in range(0, len(cells), _CARDS_IN_A_ROW):
        yield from side_by_side([""], [[cell] for cell in cells[row : row + _CARDS_IN_A_ROW]], width)


def _flight(flight: FlightView, faces: Mapping[Card, Face]) -> Iterator[str]:
    title = translate(f"lucky_loop.programme.{flight.programme}") if flight.programme else _say("free")
    yield _say("flight.red" if flight.red_in_pool else "flight", title=title, pool=flight.pool)
    for box in flight.boxes:
        yield "  " + _box(box, faces)
    if flight.thrown:
        dice = " ".join(map(str, flight.thrown))
        yield "  " + (_say("thrown.red", dice=dice, red=flight.red) if flight.red else _say("thrown", dice=dice))


def _box(box: BoxView, faces: Mapping[Card, Face]) -> str:
    state = _say("made", dice=" ".join(map(str, box.dice)), points=box.points) if box.dice else _say("open")
    return f"{_card(box.card, faces) + '*' * box.highlight:<11}{state}"


def _card(card: Card, faces: Mapping[Card, Face]) -> str:
    """A card with what it pays, made exactly and exceeded."""
    return f"{card} {faces[card].exact}/{faces[card].exceeded}"


def _say(key: str, **facts: Fact) -> str:
    return translate(f"lucky_loop.text.{key}", facts)
