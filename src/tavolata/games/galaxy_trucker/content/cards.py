"""GT-M2: the adventure cards, read and validated from a data file."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias, cast, get_args

import msgspec

from tavolata.core.errors import BadContent

CardName: TypeAlias = str
"""A card's level and number: `II-07`."""

CardLevel = Literal["I", "II", "III"]
Good = Literal["red", "yellow", "green", "blue"]
Side = Literal["front", "right", "rear", "left"]
Size = Literal["small", "big", "light", "heavy"]
Sure = Literal["checked", "high", "fair", "stand-in"]
Measure = Literal["crew", "engines", "firepower"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]

CARD_LEVELS: tuple[CardLevel, ...] = get_args(CardLevel)
GOODS: tuple[Good, ...] = get_args(Good)
SIDES: tuple[Side, ...] = get_args(Side)


class Meteor(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """GT-A5: a meteor of a card: its size and the side from which it comes."""

    size: Literal["small", "big"]
    side: Side


class Shot(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """GT-A8: a shot of a card: its size and the side from which it comes."""

    size: Literal["light", "heavy"]
    side: Side


Projectile: TypeAlias = Meteor | Shot


class ZoneLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """GT-A9: a line of a combat zone, with exactly one penalty."""

    lowest: Measure
    lose_days: int = 0
    lose_crew: int = 0
    lose_goods: int = 0
    shots: tuple[Shot, ...] = ()


class BaseCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """The fields of every card."""

    name: CardName
    test: bool = False
    sure: Sure = "checked"

    @property
    def level(self) -> CardLevel:
        """GT-M2: return the level on the card's back."""
        return cast(CardLevel, self.name.partition("-")[0])


class OpenSpace(BaseCard, frozen=True, tag="open-space"):
    """GT-A1: the open space card."""


class Planets(BaseCard, frozen=True, kw_only=True, tag="planets"):
    """GT-A2: the planets card."""

    planets: tuple[tuple[Good, ...], ...]
    days: Count


class AbandonedShip(BaseCard, frozen=True, kw_only=True, tag="abandoned-ship"):
    """GT-A3: the abandoned ship card."""

    crew_lost: Count
    credits: Count
    days: Count


class AbandonedStation(BaseCard, frozen=True, kw_only=True, tag="abandoned-station"):
    """GT-A4: the abandoned station card."""

    crew_needed: Count
    goods: tuple[Good, ...]
    days: Count


class Meteors(BaseCard, frozen=True, kw_only=True, tag="meteors"):
    """GT-A5: the meteor swarm card."""

    meteors: tuple[Meteor, ...]


class Slavers(BaseCard, frozen=True, kw_only=True, tag="slavers"):
    """GT-A6, GT-A7: the slavers card."""

    firepower: Count
    crew_lost: Count
    credits: Count
    days: Count


class Smugglers(BaseCard, frozen=True, kw_only=True, tag="smugglers"):
    """GT-A6, GT-A7: the smugglers card."""

    firepower: Count
    goods_lost: Count
    goods: tuple[Good, ...]
    days: Count


class Pirates(BaseCard, frozen=True, kw_only=True, tag="pirates"):
    """GT-A6, GT-A7: the pirates card."""

    firepower: Count
    shots: tuple[Shot, ...]
    credits: Count
    days: Count


class CombatZone(BaseCard, frozen=True, kw_only=True, tag="combat-zone"):
    """GT-A9: the combat zone card."""

    lines: tuple[ZoneLine, ...]


class Stardust(BaseCard, frozen=True, kw_only=True, tag="stardust"):
    """GT-A10: the stardust card."""

    days_for_each_connector: Count


class Epidemic(BaseCard, frozen=True, tag="epidemic"):
    """GT-A11: the epidemic card."""


class Sabotage(BaseCard, frozen=True, kw_only=True, tag="sabotage"):
    """GT-A12: the sabotage card."""

    tries: Count


Enemy: TypeAlias = Slavers | Smugglers | Pirates
Card: TypeAlias = (
    OpenSpace
    | Planets
    | AbandonedShip
    | AbandonedStation
    | Meteors
    | Slavers
    | Smugglers
    | Pirates
    | CombatZone
    | Stardust
    | Epidemic
    | Sabotage
)

_KINDS: dict[str, type[Any]] = {cast(str, kind.__struct_config__.tag): kind for kind in get_args(Card)}


def kind_of(card: Card) -> str:
    """Return the kind of a card as named in the data and the message catalogue."""
    return cast(str, type(card).__struct_config__.tag)


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GT-M2: the number of cards that a complete file must contain."""

    of_each_level: dict[CardLevel, int]
    of_the_test_flight: int


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card file before its rows are validated."""

    set: CardSet
    cards: list[Any]


def load_cards(text: str) -> dict[CardName, Card]:
    """Return the cards of a file by name; raise if the file has a fault."""
    try:
        file = msgspec.convert(tomllib.loads(text), CardFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent("cards.toml", [f"It cannot be read: {error}."]) from error
    faults = [fault for number, row in enumerate(file.cards, start=1) for fault in _row_faults(number, row)]
    cards: list[Card] = [] if faults else msgspec.convert(file.cards, list[Card])
    faults += _set_faults(cards, file.set) if not faults else []
    if faults:
        raise BadContent("cards.toml", faults)
    return {card.name: card for card in cards}


def _row_faults(number: int, row: object) -> Iterator[str]:
    """Yield the faults of one card of the file."""
    if not isinstance(row, dict) or row.get("kind") not in _KINDS:
        yield f"Card {number}: its kind must be one of {', '.join(_KINDS)}."
        return
    fields = {field.name: field for field in msgspec.structs.fields(_KINDS[row["kind"]])}
    yield from (f"Card {number}: {name!r} is missing." for name, field in fields.items() if field.required and name not in row)
    yield from (f"Card {number}: {name!r} is not known." for name in row if name != "kind" and name not in fields)
    for name in [name for name in fields if name in row]:
        try:
            msgspec.convert(row[name], fields[name].type)
        except msgspec.ValidationError as error:
            yield f"Card {number}: {name!r}: {error}."


def _set_faults(cards: Sequence[Card], due: CardSet) -> list[str]:
    """GT-M2: return the faults of the set as a whole."""
    names = [f"{level}-{number:02}" for level, count in due.of_each_level.items() for number in range(1, count + 1)]
    counted = Counter(card.name for card in cards)
    faults = [f"There are {times} cards {name}; one is allowed." for name, times in counted.items() if times > 1]
    faults += [f"There is no card {name}." for name in names if name not in counted]
    faults += [f"{name} is not among the cards that [set] counts: {_counts(due)}." for name in counted if name not in names]
    tests = [card.level for card in cards if card.test]
    if tests != ["I"] * due.of_the_test_flight:
        faults.append(f"The test flight has {due.of_the_test_flight} cards of level I; these are {len(tests)}.")
    return faults + [fault for card in cards if isinstance(card, CombatZone) for fault in _zone_faults(card)]


def _counts(due: CardSet) -> str:
    return ", ".join(f"{count} of level {level}" for level, count in due.of_each_level.items())


def _zone_faults(zone: CombatZone) -> Iterator[str]:
    """GT-A9: yield the faults of a combat zone, which has three lines, all three measures, and one penalty each."""
    if sorted(line.lowest for line in zone.lines) != ["crew", "engines", "firepower"]:
        yield f"{zone.name}: its lines must compare crew, engines and firepower, once each."
    for line in zone.lines:
        if sum(map(bool, (line.lose_days, line.lose_crew, line.lose_goods, line.shots))) != 1:
            yield f"{zone.name}: the line on {line.lowest} must have one penalty."


CARDS = load_cards(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
