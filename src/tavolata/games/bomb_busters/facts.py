"""Facts that all players know about uncut wires.

A fact names tiles, so it stays true after a swap. A tile is a physical wire: it gets its number from its place in the sorted deal and
keeps it. Tokens before wires and the present order of wires are visible on the stands and not repeated here.
"""

from typing import TypeAlias

import msgspec

from tavolata.games.bomb_busters.content import COUNT, PARITY, Token, Value

Tile: TypeAlias = int
Tiles: TypeAlias = tuple[Tile, ...]


class _Fact(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something certain and public."""


class NotValue(_Fact, frozen=True, tag="not-value"):
    """BB-Q3: this wire was pointed at, and a detector found no such value."""

    tile: Tile
    value: Value


class Shown(_Fact, frozen=True, tag="shown"):
    """BB-I1: this wire has this value, which was shown for want of a token."""

    tile: Tile
    value: Value


class IsRed(_Fact, frozen=True, tag="is-red"):
    """BB-Q4-9: this wire is red; the Stabilizer kept the bomb from exploding."""

    tile: Tile


class Holds(_Fact, frozen=True, tag="holds"):
    """BB-D1, BB-Q4-8: at least one of these wires has this value: it was announced, or the radar found it."""

    tiles: Tiles
    value: Value


class Lacks(_Fact, frozen=True, tag="lacks"):
    """BB-Q4-8, BB-S7: none of these wires has this value: the radar says so, or its token could not be placed."""

    tiles: Tiles
    value: Value


class Found(_Fact, frozen=True, tag="found"):
    """BB-Q3, BB-Q5: a detector found an announced value, or one of two, among these wires, and none of them is cut yet."""

    tiles: Tiles
    values: tuple[Value, ...]


class NotAllRed(_Fact, frozen=True, tag="not-all-red"):
    """BB-R1, BB-Q3: at least one of these wires is not red: a turn was passed on, or a detector missed and one is to be marked."""

    tiles: Tiles


class Equal(_Fact, frozen=True, tag="equal"):
    """BB-Q4-12: these two wires have the same value."""

    left: Tile
    right: Tile


class Unequal(_Fact, frozen=True, tag="unequal"):
    """BB-Q4-1: these two wires have different values."""

    left: Tile
    right: Tile


class Ordered(_Fact, frozen=True, tag="ordered"):
    """BB-Q4-2: so these wires stood, ascending, before one of them was swapped."""

    tiles: Tiles


class Parity(_Fact, frozen=True, tag="parity"):
    """BB-m21: this wire is even or odd; announced because no token was left."""

    tile: Tile
    parity: Token


class Counted(_Fact, frozen=True, tag="counted"):
    """BB-m24: how many of these wires, a stand at that time, have the value of this one; `said` if no token was left."""

    tile: Tile
    tiles: Tiles
    count: int
    said: bool = False


class Among(_Fact, frozen=True, tag="among"):
    """BB-m30: how many of these wires, a hand at that time, have this value; cut ones count too."""

    tiles: Tiles
    value: Value
    count: int


Fact: TypeAlias = NotValue | Shown | IsRed | Holds | Lacks | Found | NotAllRed | Equal | Unequal | Ordered | Parity | Counted | Among
Facts: TypeAlias = tuple[Fact, ...]


def tiles_of(fact: Fact) -> Tiles:
    """The wires that a fact is about."""
    match fact:
        case Holds() | Lacks() | Found() | NotAllRed() | Ordered() | Among():
            return fact.tiles
        case Equal() | Unequal():
            return fact.left, fact.right
        case Counted():
            return fact.tile, *fact.tiles
        case _:
            return (fact.tile,)


def learn(facts: Facts, *more: Fact) -> Facts:
    """The facts with others added, each once."""
    new = [fact for fact in dict.fromkeys(more) if fact not in facts]
    return (*facts, *new) if new else facts


def after_cut(facts: Facts, tile: Tile, value: Value) -> Facts:
    """What still needs saying once a wire lies open."""
    return tuple(fact for fact in facts if not _is_settled(fact, tile, value))


def after_mark(facts: Facts, tile: Tile, tells_value: bool = True) -> Facts:
    """The facts without those that a mark on this wire makes redundant; a marked wire is never red."""
    return tuple(fact for fact in facts if not _is_told(fact, tile, tells_value))


def is_shown(facts: Facts, tile: Tile) -> bool:
    """BB-I1: True if the token of this wire was announced because none was left."""
    return bool(facts) and any(_is_shown(fact) and fact.tile == tile for fact in facts if isinstance(fact, Shown | Parity | Counted))


def _is_shown(fact: Shown | Parity | Counted) -> bool:
    return not isinstance(fact, Counted) or fact.said


def after_move(facts: Facts, tiles: Tiles) -> Facts:
    """BB-m24-4: a count stays true after a swap, but no longer marks a wire that moved."""
    moved = (msgspec.structs.replace(fact, said=False) if isinstance(fact, Counted) and fact.tile in tiles else fact for fact in facts)
    return tuple(dict.fromkeys(moved))


def told_by(tile: Tile, token: Token) -> "Shown | Parity | None":
    """BB-D4, BB-m21: what a token says of the wire behind it, if it speaks of that wire alone."""
    if token in PARITY:
        return Parity(tile, token)
    return None if token in COUNT else Shown(tile, token)


def _is_told(fact: Fact, tile: Tile, tells_value: bool) -> bool:
    match fact:
        case NotValue():
            return tells_value and fact.tile == tile
        case NotAllRed():
            return tile in fact.tiles
        case _:
            return False


def _is_settled(fact: Fact, tile: Tile, value: Value) -> bool:
    match fact:
        case NotValue() | Shown() | IsRed() | Parity():
            return fact.tile == tile
        case Holds():
            return fact.value == value and tile in fact.tiles
        case Found():
            return value in fact.values and tile in fact.tiles
        case NotAllRed():
            return value != "R" and tile in fact.tiles
        case _:
            return False
