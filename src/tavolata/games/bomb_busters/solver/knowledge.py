"""What one seat, or a spectator, knows of the wires."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from tavolata.core.coach import BadPosition
from tavolata.games.bomb_busters.content import NUMBERS, VALUES, Value, Wire
from tavolata.games.bomb_busters.facts import Facts, Ordered, Shown, Tile, Tiles
from tavolata.games.bomb_busters.rules.hands import first_token_values, sayable
from tavolata.games.bomb_busters.state import Marker
from tavolata.games.bomb_busters.view import BombBustersView


class NoDeal(BadPosition):
    """What is known cannot all be true."""

    def __init__(self) -> None:
        super().__init__("No deal of the wires fits this position; look for a wire, a token or a fact that cannot be.")


class Tally(NamedTuple):
    """So many of these tiles may have one of these values: `fits` says it for 0, 1, 2 and so on."""

    tiles: frozenset[Tile]
    values: frozenset[Value]
    fits: tuple[bool, ...]


class Knowledge(Struct, frozen=True):
    """What one seat knows."""

    stands: tuple[Tiles, ...]
    """The tiles as they were dealt, ascending."""
    known: Mapping[Tile, Wire]
    """The wires that are seen: cut ones, one's own, and those that once were."""
    blue: tuple[int, ...] = tuple(range(1, NUMBERS.blue_highest + 1))
    yellow: Marker = Marker()
    red: Marker = Marker()
    facts: Facts = ()
    tallies: tuple[Tally, ...] = ()
    """What follows besides from what is going on."""


def knowledge_of(view: BombBustersView) -> Knowledge:
    """What the stands, the tokens, a swap under way and the facts tell a seat."""
    known = {tile: wire for tile, wire, _ in _wires(view) if wire}
    now = [Ordered(tuple(slot.tile for slot in stand)) for stand in view.stands]
    before = [fact for fact in view.facts if isinstance(fact, Ordered)]
    tokens = [Shown(tile, token) for tile, _, token in _wires(view) if token and tile not in known]
    return Knowledge(
        stands=_as_dealt(order.tiles for order in (*before, *now)),
        known=known,
        blue=view.blue,
        yellow=Marker(view.yellow.values, view.yellow.in_play),
        red=Marker(view.red.values, view.red.in_play),
        facts=(*view.facts, *tokens, *(now if before else ())),
        tallies=tuple(_implied(view)),
    )


def _implied(view: BombBustersView) -> Iterator[Tally]:
    """Whoever is to mark a first wire, or has begun a dual cut, holds something to do it with."""
    if view.phase == "token":
        yield _not_all_of(view, {value for value in VALUES if value not in first_token_values(view.stands)})
    elif view.phase in ("aim", "announce"):
        assert view.aim is not None
        yield _not_all_of(view, set(VALUES).difference(sayable(VALUES, view.aim.detector)))


def _not_all_of(view: BombBustersView, values: Iterable[Value]) -> Tally:
    """Not all wires of the seat that is acting have one of these values."""
    stands = [view.stands[stand] for stand in view.players[view.acting].stands]
    tiles = frozenset(slot.tile for stand in stands for slot in stand if not slot.cut)
    return Tally(tiles, frozenset(values), (*[True] * len(tiles), False))


def _wires(view: BombBustersView) -> Iterator[tuple[Tile, Wire | None, Value | None]]:
    """What is seen of each tile on the stands and in a swap: its wire, and the token before it."""
    yield from ((slot.tile, slot.wire, slot.token) for stand in view.stands for slot in stand)
    if view.swap:
        yield from zip(view.swap.tiles, view.swap.wires, view.swap.tokens, strict=True)


def _as_dealt(orders: Iterable[Tiles]) -> tuple[Tiles, ...]:
    """BB-Q4-2: a stand's first swap tells its order as dealt, and a tile stood first where it is first told of."""
    stands: list[Tiles] = []
    told: set[Tile] = set()
    for tiles in orders:
        if new := tuple(tile for tile in tiles if tile not in told):
            stands.append(new)
            told.update(new)
    return tuple(stands)
