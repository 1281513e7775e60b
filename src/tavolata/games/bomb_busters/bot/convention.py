"""The convention of expert tables (BB-x1 to BB-x6): where tokens are placed, and what they imply."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from tavolata.games.bomb_busters.actions import Mark
from tavolata.games.bomb_busters.bot.information_value import with_token
from tavolata.games.bomb_busters.content import BLUE_VALUES, MISSIONS, NUMBERS, Value, Wire
from tavolata.games.bomb_busters.facts import OrderedFact, ShownFact
from tavolata.games.bomb_busters.missions.mission_rules import rules_of
from tavolata.games.bomb_busters.view import BombBustersView, SlotView


def is_pair(view: BombBustersView, action: Mark) -> bool:
    """BB-x1: return True if the token goes before the left one of two equal neighbours, and says something new about the right one."""
    left, *rest = view.stands[action.stand][action.slot :]
    return bool(rest) and left.wire == rest[0].wire and not rest[0].x and not rest[0].cut and rest[0].token is None


def is_readable(view: BombBustersView, action: Mark) -> bool:
    """BB-x1: return True if the others would know from the token what its right neighbour is."""
    right = view.stands[action.stand][action.slot + 1]
    return any(fact.tile == right.tile for fact in agreement(with_token(view, action.stand, action.slot)))


def last_wires(marks: Sequence[Mark]) -> list[Mark]:
    """BB-x2: return the marks of the last wire of each stand that can bear a token."""
    return list({action.stand: action for action in sorted(marks, key=lambda action: action.slot)}.values())


def agreement(view: BombBustersView) -> tuple[ShownFact, ...]:
    """Return the facts that tokens imply by convention, as long as every token was placed by choice."""
    if not _all_by_choice(view) or not rules_of(MISSIONS[str(view.mission)]).token_shows_value:
        return ()
    swapped = {tile for fact in view.facts if isinstance(fact, OrderedFact) for tile in fact.tiles}
    stands = [stand for stand, slots in enumerate(view.stands) if not any(slot.tile in swapped for slot in slots)]
    return tuple(fact for stand in stands for fact in _pairs(view, stand))


def _all_by_choice(view: BombBustersView) -> bool:
    """BB-x6: return True if no cut has gone wrong, so that no token was forced; the dial and the cards show it."""
    used = {card.id for card in view.cards if card.status == "used"}
    return view.dial.left == view.dial.start + ("rewinder" in used) and "stabilizer" not in used


def _pairs(view: BombBustersView, stand: int) -> Iterator[ShownFact]:
    """BB-x1: yield the fact that a marked wire's right neighbour has its number, unless the stand may be without a pair (BB-x2)."""
    for slot, (left, right) in enumerate(pairwise(view.stands[stand])):
        if (
            left.token in BLUE_VALUES
            and not right.cut
            and not right.x
            and right.token is None
            and not _may_be_last(view, stand, slot, left.token)
        ):
            yield ShownFact(right.tile, left.token)


def _may_be_last(view: BombBustersView, stand: int, slot: int, number: Value) -> bool:
    """BB-x2: return True if no wire at the right of a token may bear one: yellow, red, or of numbers out of tokens."""
    right = [_seen(other) for other in view.stands[stand][slot + 1 :] if not other.x]
    bare = _out_of_tokens(view, stand)
    if any(wire in BLUE_VALUES and wire not in bare for wire in right):
        return False
    return right.count(None) <= _coloured_from(view, int(number)) + sum(left for other, left in bare.items() if int(other) > int(number))


def _coloured_from(view: BombBustersView, number: int) -> int:
    """BB-S2: return how many yellow and red wires can stand at the right of a number."""
    return sum(min(marker.in_play, sum(value >= number for value in marker.values)) for marker in (view.yellow, view.red))


def _out_of_tokens(view: BombBustersView, stand: int) -> dict[Value, int]:
    """BB-S7: return the numbers whose tokens may have run out when this stand got its first, and how many wires of each are left."""
    swapped = view.swap.tokens if view.swap else ()
    slots = [slot for other, slots in enumerate(view.stands) if other != stand for slot in slots]
    seen = Counter([*map(_seen, slots), *swapped])
    return {number: NUMBERS.copies - seen[number] for number in BLUE_VALUES if seen[number] >= NUMBERS.tokens_of_a_value}


def _seen(slot: SlotView) -> Wire | None:
    """Return the public knowledge of a wire: all of it if cut, else its token."""
    return slot.wire if slot.cut else slot.token
