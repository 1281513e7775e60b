"""Observation fields of the base game."""

from collections.abc import Iterable, Iterator, Mapping

from tavolata.core.protocols.encoding import ObservationField, filled, from_seat, one_hot
from tavolata.games.bomb_busters.actions import SLOTS
from tavolata.games.bomb_busters.content import NUMBERS, RANK_OF, RED, VALUE_OF, VALUES, CardId, Value
from tavolata.games.bomb_busters.encoding.places import CARDS, PLACE_OF_CARD, SEATS, STANDS, ByPlace, relative, seat_of, slots_of
from tavolata.games.bomb_busters.facts import (
    EqualFact,
    Fact,
    FoundFact,
    HoldsFact,
    IsRedFact,
    LacksFact,
    NotAllRedFact,
    NotValueFact,
    ShownFact,
    Tile,
    Tiles,
    UnequalFact,
)
from tavolata.games.bomb_busters.view import BombBustersView, MarkerView

PHASES = (
    *("captain", "markers", "removal", "equipment", "deal", "token", "turn", "aim", "announce", "cut", "mark", "lay"),
    *("label", "post", "partner", "give", "insert", "recharge", "scan", "next", "over"),
    *("draw", "choose", "claim"),
)
MORE_PHASES = 8
"""Room for those of later missions."""
_PLACE_OF_VALUE = {value: place for place, value in enumerate(VALUES)}
_MOST_TURNS = 60.0
_MOST_MISSIONS = 66.0
_MOST_ON_DIAL = 8.0
_LAST_RANK = float(max(RANK_OF.values()))


_phase = one_hot(PHASES)
_value = one_hot(VALUES)
_status = one_hot(("locked", "ready", "used"))


def _turn(view: BombBustersView) -> list[float]:
    """Return the features of the turn: phase, captain, seat on turn, deciding seat, number of turns, dial, and mission."""
    seats = [figure for seat in (view.captain, view.turn, view.acting) for figure in relative(seat_of(view, seat))]
    dial = [view.dial.left / _MOST_ON_DIAL, view.dial.start / _MOST_ON_DIAL]
    phase = [*_phase(view.phase), *[0.0] * MORE_PHASES]
    return [*phase, *seats, view.turns / _MOST_TURNS, *dial, view.mission / _MOST_MISSIONS]


TURN = len(PHASES) + MORE_PHASES + 3 * SEATS + 4
PLAYER = 3


def _players(view: BombBustersView) -> list[float]:
    """Return the features of each player: the wires left, and whether the personal detector is unused."""
    seated = [view.players[seat] for seat in from_seat(view.seat, len(view.players))]
    return filled(([1.0, player.left / SLOTS, player.detector] for player in seated), SEATS, PLAYER)


def _owners(view: BombBustersView) -> list[float]:
    """Return the features of each stand: its owner."""
    owners = [place for place, seat in enumerate(from_seat(view.seat, len(view.players))) for _ in view.players[seat].stands]
    return filled((relative(owner) for owner in owners), STANDS, SEATS)


WIRE = 4 + 2 * len(VALUES)


def _wires(view: BombBustersView) -> ByPlace:
    """Return the features of each place: there is a wire, it is cut, pointed at, its rank and value if known, and its token."""
    figures: ByPlace = {}
    pointed = view.aim.pointed if view.aim else ()
    for place, slot in slots_of(view):
        first = place * WIRE
        figures |= {first: 1.0, first + 1: slot.cut, first + 2: slot.tile in pointed}
        if slot.wire is not None and slot.value is not None:
            figures |= {first + 3: RANK_OF[slot.wire] / _LAST_RANK, first + 4 + _PLACE_OF_VALUE[slot.value]: 1.0}
        if slot.token in _PLACE_OF_VALUE:
            figures[first + 4 + len(VALUES) + _PLACE_OF_VALUE[slot.token]] = 1.0
    return figures


TOLD = 2 * len(VALUES) + 3
_HAS, _HAS_NOT, _EQUAL, _UNEQUAL, _NOT_ALL_RED = 0, len(VALUES), 2 * len(VALUES), 2 * len(VALUES) + 1, 2 * len(VALUES) + 2


def _told(view: BombBustersView) -> ByPlace:
    """Return the features of each place from public facts: possible values, excluded values, and labels."""
    places = {slot.tile: place for place, slot in slots_of(view)}
    figures: ByPlace = {}
    for fact in view.facts:
        for tiles, which, figure in _said(fact):
            figures |= {places[tile] * TOLD + which: figure for tile in tiles if tile in places}
    return figures


def _said(fact: Fact) -> Iterator[tuple[Iterable[Tile], int, float]]:
    """Yield the features of a fact: its wires, an index and a number; the old order before a swap is left out."""
    match fact:
        case NotValueFact(tile, value):
            yield (tile,), _HAS_NOT + _PLACE_OF_VALUE[value], 1.0
        case ShownFact(tile, value):
            yield (tile,), _HAS + _PLACE_OF_VALUE[value], 1.0
        case IsRedFact(tile):
            yield (tile,), _HAS + _PLACE_OF_VALUE[RED], 1.0
        case LacksFact(tiles, value):
            yield tiles, _HAS_NOT + _PLACE_OF_VALUE[value], 1.0
        case HoldsFact(tiles, value):
            yield _one_of(tiles, _HAS + _PLACE_OF_VALUE[value])
        case FoundFact(tiles, values):
            yield from (_one_of(tiles, _HAS + _PLACE_OF_VALUE[value]) for value in values)
        case NotAllRedFact(tiles):
            yield _one_of(tiles, _NOT_ALL_RED)
        case EqualFact(left, right):
            yield (left, right), _EQUAL, 1.0
        case UnequalFact(left, right):
            yield (left, right), _UNEQUAL, 1.0


def _one_of(tiles: Tiles, which: int) -> tuple[Tiles, int, float]:
    return tiles, which, 1 / len(tiles)


def _values(view: BombBustersView) -> list[float]:
    """Return the features of each value: how many of its wires are cut, and how many there are."""
    counted: Mapping[Value, tuple[float, float]] = {
        each.value: (each.cut / NUMBERS.copies, each.of / NUMBERS.copies) for each in view.values
    }
    return [figure for value in VALUES for figure in counted.get(value, (0.0, 0.0))]


MARKER = NUMBERS.coloured_highest + 3


def _markers(view: BombBustersView) -> list[float]:
    return [*_marker(view.yellow), *_marker(view.red)]


def _marker(marker: MarkerView) -> list[float]:
    """Return the features of a marker: the drawn numbers, how many are in play, and whether it is open which."""
    numbers = [float(number in marker.values) for number in range(1, NUMBERS.coloured_highest + 1)]
    return [*numbers, marker.drawn / NUMBERS.coloured_highest, marker.in_play / NUMBERS.coloured_highest, marker.open]


CARD = 5


def _cards(view: BombBustersView) -> ByPlace:
    """Return the features of each card on the table: how far it is unlocked, and whether it was used."""
    figures: ByPlace = {}
    for card in view.cards:
        row = [1.0, card.cut / max(1, card.needed), *_status(card.status)]
        figures |= {PLACE_OF_CARD[card.id] * CARD + place: figure for place, figure in enumerate(row)}
    return figures


def _in_use(view: BombBustersView) -> list[float]:
    """Return the features of what is in progress: the card, the detector, the ray, the stabilizer, and the announcement."""
    aim = view.aim
    cards = [*_card(view.card), *_card(aim.detector if aim else None)]
    helped = [aim.ray, aim.stabilizer] if aim else [False, False]
    return [*cards, *helped, *(float(aim is not None and value in aim.values) for value in VALUES)]


IN_USE = 2 * CARDS + 2 + len(VALUES)


def _card(card: CardId | None) -> list[float]:
    return [float(card is not None and place == PLACE_OF_CARD[card]) for place in range(CARDS)]


SWAPPED = 2 * len(VALUES)
SWAP = 2 * SEATS + 2 * SWAPPED


def _swap(view: BombBustersView) -> list[float]:
    """Return the features of a swap: its two players, and the given wires with value if known, and token."""
    swap = view.swap
    if swap is None:
        return [0.0] * SWAP
    between = [*relative(seat_of(view, swap.user)), *relative(seat_of(view, swap.partner))]
    values = [VALUE_OF[wire] if wire else None for wire in swap.wires]
    lying = ([*_value(value), *_value(token)] for value, token in zip(values, swap.tokens, strict=True))
    return [*between, *filled(lying, 2, SWAPPED)]


PARTS = (
    ObservationField("turn", (TURN,), _turn),
    ObservationField("players", (SEATS, PLAYER), _players),
    ObservationField("owners", (STANDS, SEATS), _owners),
    ObservationField("wires", (STANDS, SLOTS, WIRE), _wires),
    ObservationField("told", (STANDS, SLOTS, TOLD), _told),
    ObservationField("values", (len(VALUES), 2), _values),
    ObservationField("markers", (2, MARKER), _markers),
    ObservationField("cards", (CARDS, CARD), _cards),
    ObservationField("in-use", (IN_USE,), _in_use),
    ObservationField("swap", (SWAP,), _swap),
)
