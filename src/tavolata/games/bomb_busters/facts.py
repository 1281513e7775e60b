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
    """Base class of the public facts about uncut wires."""


class NotValueFact(_Fact, frozen=True, tag="not-value"):
    """Public fact (BB-Q3): this wire was pointed at, and a detector found no such value."""

    tile: Tile
    value: Value


class ShownFact(_Fact, frozen=True, tag="shown"):
    """Public fact (BB-I1): this wire has this value, which was announced because no token was left."""

    tile: Tile
    value: Value


class IsRedFact(_Fact, frozen=True, tag="is-red"):
    """Public fact (BB-Q4-9): this wire is red; the Stabilizer kept the bomb from exploding."""

    tile: Tile


class HoldsFact(_Fact, frozen=True, tag="holds"):
    """Public fact (BB-D1, BB-Q4-8): at least one of these wires has this value, as it was announced or the radar found it."""

    tiles: Tiles
    value: Value


class LacksFact(_Fact, frozen=True, tag="lacks"):
    """Public fact (BB-Q4-8, BB-S7): none of these wires has this value, as the radar says or its token could not be placed."""

    tiles: Tiles
    value: Value


class FoundFact(_Fact, frozen=True, tag="found"):
    """Public fact (BB-Q3, BB-Q5): a detector found an announced value, or one of two, among these wires, and none of them is cut yet."""

    tiles: Tiles
    values: tuple[Value, ...]


class NotAllRedFact(_Fact, frozen=True, tag="not-all-red"):
    """Public fact (BB-R1, BB-Q3): at least one of these wires is not red, as a turn was passed on or a detector missed."""

    tiles: Tiles


class EqualFact(_Fact, frozen=True, tag="equal"):
    """Public fact (BB-Q4-12): these two wires have the same value."""

    left: Tile
    right: Tile


class UnequalFact(_Fact, frozen=True, tag="unequal"):
    """Public fact (BB-Q4-1): these two wires have different values."""

    left: Tile
    right: Tile


class OrderedFact(_Fact, frozen=True, tag="ordered"):
    """Public fact (BB-Q4-2): these wires stood in this ascending order before one of them was swapped."""

    tiles: Tiles


class ParityFact(_Fact, frozen=True, tag="parity"):
    """Public fact (BB-m21): this wire is even or odd; announced because no token was left."""

    tile: Tile
    parity: Token


class CountedFact(_Fact, frozen=True, tag="counted"):
    """Public fact (BB-m24): the number of these wires, a stand at that time, with the value of this one; `said` if no token was left."""

    tile: Tile
    tiles: Tiles
    count: int
    said: bool = False


class AmongFact(_Fact, frozen=True, tag="among"):
    """Public fact (BB-m30): the number of these wires, a hand at that time, that have this value; cut ones count too."""

    tiles: Tiles
    value: Value
    count: int


Fact: TypeAlias = (
    NotValueFact
    | ShownFact
    | IsRedFact
    | HoldsFact
    | LacksFact
    | FoundFact
    | NotAllRedFact
    | EqualFact
    | UnequalFact
    | OrderedFact
    | ParityFact
    | CountedFact
    | AmongFact
)
Facts: TypeAlias = tuple[Fact, ...]


def tiles_of(fact: Fact) -> Tiles:
    """Return the wires that a fact is about."""
    match fact:
        case HoldsFact() | LacksFact() | FoundFact() | NotAllRedFact() | OrderedFact() | AmongFact():
            return fact.tiles
        case EqualFact() | UnequalFact():
            return fact.left, fact.right
        case CountedFact():
            return fact.tile, *fact.tiles
        case _:
            return (fact.tile,)


def add_facts(facts: Facts, *more: Fact) -> Facts:
    """Return the facts with others added, without duplicates."""
    new = [fact for fact in dict.fromkeys(more) if fact not in facts]
    return (*facts, *new) if new else facts


def after_cut(facts: Facts, tile: Tile, value: Value) -> Facts:
    """Return the facts without those that are redundant once a wire is cut."""
    return tuple(fact for fact in facts if not _is_settled(fact, tile, value))


def after_mark(facts: Facts, tile: Tile, tells_value: bool = True) -> Facts:
    """Return the facts without those that a mark on this wire makes redundant; a marked wire is never red."""
    return tuple(fact for fact in facts if not _is_redundant(fact, tile, tells_value))


def is_shown(facts: Facts, tile: Tile) -> bool:
    """BB-I1: return True if the token of this wire was announced because none was left."""
    return bool(facts) and any(
        _is_shown(fact) and fact.tile == tile for fact in facts if isinstance(fact, ShownFact | ParityFact | CountedFact)
    )


def _is_shown(fact: ShownFact | ParityFact | CountedFact) -> bool:
    return not isinstance(fact, CountedFact) or fact.said


def after_move(facts: Facts, tiles: Tiles) -> Facts:
    """BB-m24-4: return the facts after a swap: a count stays true, but no longer marks a wire that moved."""
    moved = (msgspec.structs.replace(fact, said=False) if isinstance(fact, CountedFact) and fact.tile in tiles else fact for fact in facts)
    return tuple(dict.fromkeys(moved))


def fact_from_token(tile: Tile, token: Token) -> "ShownFact | ParityFact | None":
    """BB-D4, BB-m21: return the fact that a token states about its wire alone; None for a count token."""
    if token in PARITY:
        return ParityFact(tile, token)
    return None if token in COUNT else ShownFact(tile, token)


def _is_redundant(fact: Fact, tile: Tile, tells_value: bool) -> bool:
    match fact:
        case NotValueFact():
            return tells_value and fact.tile == tile
        case NotAllRedFact():
            return tile in fact.tiles
        case _:
            return False


def _is_settled(fact: Fact, tile: Tile, value: Value) -> bool:
    match fact:
        case NotValueFact() | ShownFact() | IsRedFact() | ParityFact():
            return fact.tile == tile
        case HoldsFact():
            return fact.value == value and tile in fact.tiles
        case FoundFact():
            return value in fact.values and tile in fact.tiles
        case NotAllRedFact():
            return value != "R" and tile in fact.tiles
        case _:
            return False
