"""Loads and validates the flight cards, the standard ones or those of a user's own file."""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, TypeAlias, cast

import msgspec

from tavolata.core.errors import BadContent
from tavolata.games.lucky_loop.actions import DIFFICULTIES, Card, Deck
from tavolata.games.lucky_loop.content.numbers import COLOURS, NUMBERS, Colour, letter_of, resource


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a card file: a kind of card, and the number of its copies."""

    colour: Colour
    difficulty: Annotated[int, msgspec.Meta(ge=3, le=12)]
    exact: Annotated[int, msgspec.Meta(ge=0)]
    exceeded: Annotated[int, msgspec.Meta(ge=0)]
    count: Annotated[int, msgspec.Meta(ge=1, le=64)]


class CardFace(msgspec.Struct, frozen=True, array_like=True):
    """The data printed on a flight card: colour, difficulty and points."""

    colour: Colour
    difficulty: int
    exact: int
    exceeded: int


Faces: TypeAlias = Mapping[Card, CardFace]
"""The printed data of each kind of card."""


class Cards(msgspec.Struct, frozen=True):
    """Content: the set of flight cards, with the printed data of each kind and the cards of each deck."""

    faces: dict[Card, CardFace]
    decks: dict[Deck, tuple[Card, ...]]


def name_of(colour: Colour, difficulty: int) -> Card:
    """Return the short name of a card."""
    return f"{letter_of(colour)}{difficulty}"


EASIER: Mapping[Card, frozenset[Card]] = {
    name_of(colour, difficulty): frozenset(name_of(colour, lower) for lower in DIFFICULTIES if lower < difficulty)
    for colour in COLOURS
    for difficulty in DIFFICULTIES
}
"""LL-D2: the easier cards of the same colour, by card."""

HARDER: Mapping[Card, tuple[Card, ...]] = {card: tuple(harder for harder in EASIER if card in EASIER[harder]) for card in EASIER}
"""LL-D2: the more difficult cards of the same colour, by card."""


@lru_cache(maxsize=64)
def load_cards(text: str = "") -> Cards:
    """LL-M2: return the cards of a user's own file, or the standard ones for an empty text."""
    rows = _rows("the card file", text) if text else _rows("cards.toml", resource("cards.toml"))
    faces = {name_of(row.colour, row.difficulty): CardFace(row.colour, row.difficulty, row.exact, row.exceeded) for row in rows}
    return Cards(faces, {deck: _cards_of(rows, colours) for deck, colours in NUMBERS.decks.items()})


def _cards_of(rows: Sequence[CardRow], colours: Sequence[Colour]) -> tuple[Card, ...]:
    """Return every card of some colours, by colour and difficulty."""
    chosen = sorted((row for row in rows if row.colour in colours), key=lambda row: (colours.index(row.colour), row.difficulty))
    return tuple(name_of(row.colour, row.difficulty) for row in chosen for _ in range(row.count))


def _rows(name: str, text: str) -> list[CardRow]:
    """Return the rows of a card file; raise BadContent with all faults if there are any."""
    faults: list[str] = []
    rows = [row for number, raw in enumerate(_table(name, text), start=1) if (row := _row(number, raw, faults))]
    faults += _set_faults(rows) if not faults else []
    if faults:
        raise BadContent(name, faults)
    return rows


def _table(name: str, text: str) -> Sequence[object]:
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadContent(name, [f"It is not TOML: {error}."]) from error
    if set(table) != {"cards"} or not isinstance(table["cards"], list):
        raise BadContent(name, ["It must hold one list named 'cards', and nothing else."])
    return cast(Sequence[object], table["cards"])


def _row(number: int, raw: object, faults: list[str]) -> CardRow | None:
    """Return a row, or None after adding each of its faults to the list."""
    found = _row_faults(raw)
    faults += [f"Row {number}: {fault}." for fault in found]
    return None if found else msgspec.convert(raw, CardRow)


def _row_faults(raw: object) -> list[str]:
    if not isinstance(raw, dict):
        return ["it is no table"]
    kinds = {field.name: field.type for field in msgspec.structs.fields(CardRow)}
    faults = [f"{name!r} is missing" for name in kinds if name not in raw] + [f"{name!r} is not known" for name in raw if name not in kinds]
    for name in [name for name in kinds if name in raw]:
        try:
            msgspec.convert(raw[name], kinds[name])
        except msgspec.ValidationError as error:
            faults.append(f"{name!r}: {error}")
    if not faults and raw["exact"] < raw["exceeded"]:
        faults.append("it pays less when made exactly than when exceeded")
    return faults


def _set_faults(rows: Sequence[CardRow]) -> list[str]:
    """LL-M1: return the faults of the set as a whole."""
    faults = [
        f"There are {times} rows for {colour} {difficulty}; one is allowed."
        for (colour, difficulty), times in Counter((row.colour, row.difficulty) for row in rows).items()
        if times > 1
    ]
    total = sum(row.count for row in rows)
    if total != NUMBERS.cards:
        faults.append(f"There are {total} cards; the game has {NUMBERS.cards}.")
    return faults + [f"There is no {colour} card." for colour in COLOURS if all(row.colour != colour for row in rows)] + _short_decks(rows)


def _short_decks(rows: Sequence[CardRow]) -> list[str]:
    """LL-S1: return the faults of decks that have too few cards to deal to six players."""
    needed = NUMBERS.dealt_from_each_deck * 6
    sizes: Mapping[Deck, int] = {deck: len(_cards_of(rows, colours)) for deck, colours in NUMBERS.decks.items()}
    return [f"The {deck} deck has {size} cards; six players are dealt {needed}." for deck, size in sizes.items() if size < needed]
