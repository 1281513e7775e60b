"""What one seat, or a spectator, knows of the wires."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import BLUE, MISSIONS, NUMBERS, RED, VALUES, Value, Wire
from tavolata.games.bomb_busters.content.constraints import CONSTRAINTS
from tavolata.games.bomb_busters.facts import Facts, LacksFact, NotAllRedFact, OrderedFact, Tile, Tiles, fact_from_token
from tavolata.games.bomb_busters.missions.mission_rules import rules_of
from tavolata.games.bomb_busters.missions.weak_link import WeakLinkView
from tavolata.games.bomb_busters.rules.hands import announceable_values, tokens_left
from tavolata.games.bomb_busters.state import Marker
from tavolata.games.bomb_busters.view import AimView, BombBustersView, SlotView, as_red, deals_x_blue, locks_x

TURN_PHASES = ("turn", "label", "post", "partner", "give", "recharge", "scan")
"""A turn has begun, and nothing of its action."""


class NoDeal(Exception):
    """Exception: the knowledge contradicts itself, so that no deal fits."""


class Tally(NamedTuple):
    """Constraint on several tiles: `fits` says for each count if that many may have one of the values, or `enough` has one."""

    tiles: frozenset[Tile]
    values: frozenset[Value]
    fits: tuple[bool, ...]
    enough: frozenset[Value] = frozenset()

    @property
    def wants_one(self) -> bool:
        """Return True if the tally demands at least one wire of these values."""
        return not self.fits[0] and all(self.fits[1:]) and not self.enough


class Knowledge(Struct, frozen=True):
    """Knowledge of one seat, as input of the solver."""

    stands: tuple[Tiles, ...]
    """The dealt order of the tiles of each stand, ascending; without unsorted tiles."""
    known: Mapping[Tile, Wire]
    """The wires that are seen: cut, own, or once own."""
    blue: tuple[int, ...] = tuple(range(1, NUMBERS.blue_highest + 1))
    yellow: Marker = Marker()
    red: Marker = Marker()
    facts: Facts = ()
    loose: Tiles = ()
    """BB-m20: the tiles that stand unsorted."""
    loose_are_blue: bool = False
    """BB-m35: and those are all blue."""
    as_red: Value | None = None
    """BB-m11: the blue value that counts as red."""
    tallies: tuple[Tally, ...] = ()
    """Further tallies that follow from the phase."""
    cases: tuple[Facts, ...] = ()
    """Alternative facts of which one is true, each equally likely; a deal counts once for each that it fits."""


def knowledge_of(view: BombBustersView) -> Knowledge:
    """Return a seat's knowledge from its view: stands, tokens, a swap and facts."""
    known = {tile: wire for tile, wire, _ in _wires(view) if wire}
    now = [OrderedFact(tuple(slot.tile for slot in stand if not slot.x)) for stand in view.stands]
    before = [fact for fact in view.facts if isinstance(fact, OrderedFact)]
    red = as_red(view)
    placed = [(tile, RED if token == red else token) for tile, _, token in _wires(view) if token and tile not in known]
    tokens = [fact for tile, token in placed if (fact := fact_from_token(tile, token))]
    return Knowledge(
        stands=_as_dealt(order.tiles for order in (*before, *now)),
        known=known,
        blue=view.blue,
        yellow=Marker(view.yellow.values, view.yellow.in_play),
        red=Marker(view.red.values, view.red.in_play),
        facts=(*view.facts, *tokens, *(now if before else ())),
        loose=tuple(slot.tile for stand in view.stands for slot in stand if slot.x),
        loose_are_blue=deals_x_blue(view),
        as_red=red,
        tallies=tuple(_implied(view)),
        cases=tuple(_blocked(view)),
    )


def _blocked(view: BombBustersView) -> Iterator[Facts]:
    """BB-m34-3: yield the tallies of a blocked weak link: its constraint card fitted no wire of its hand, and not all were red."""
    for link in view.twists:
        if isinstance(link, WeakLinkView):
            for letter in link.misfits:
                yield NotAllRedFact(link.blocked), *(LacksFact(link.blocked, value) for value in CONSTRAINTS[letter].values)


def _implied(view: BombBustersView) -> Iterator[Tally]:
    """Yield the tallies implied by play: a player who must mark, has begun a dual cut, or was not skipped holds wires for it."""
    if view.phase == "token":
        rules = rules_of(MISSIONS[str(view.mission)])
        marked = {value for value in BLUE if tokens_left(rules, view.stands, value)}
        yield _not_all_of(view, view.acting, {*VALUES} - marked - ({RED} if as_red(view) in marked else set()), x_too=False)
    elif view.phase in ("aim", "announce"):
        assert view.aim is not None
        unsaid = {*VALUES}.difference(announceable_values(VALUES, view.aim.detector)).union(view.locked)
        yield _not_all_of(view, view.acting, unsaid, _serving(view, view.aim))
    elif view.phase in TURN_PHASES and not view.between and not any(twist.has_actions for twist in view.twists if twist):
        yield from _may_act(view)


def _may_act(view: BombBustersView) -> Iterator[Tally]:
    """BB-N2: yield the tallies that the seat on turn holds an unlocked value or, if there are reds enough, nothing but reds (BB-m35-3)."""
    left, reds = view.players[view.turn].left, next(told.of - told.cut for told in view.values if told.value == RED)
    if locks_x(view) and any(slot.x and not slot.cut for slot in _hand(view, view.turn)):
        yield _not_all_of(view, view.turn, (*view.locked, RED), x_too=False)
    elif any(view.twists):
        yield able_to_act(_not_all_of(view, view.turn, ()).tiles, view.locked, left, reds)


def able_to_act(serving: Collection[Tile], locked: Iterable[Value], left: int, reds: int) -> Tally:
    """BB-N2, BB-R1: return the tally that a hand has a wire free to be cut or, if there are reds enough, nothing but reds."""
    tiles, bound = frozenset(serving), frozenset([*locked, RED])
    if left > reds or len(tiles) < left:
        return Tally(tiles, bound, (*[True] * len(tiles), False))
    return Tally(tiles, frozenset([RED]), (*[False] * left, True), frozenset(VALUES) - bound)


def _hand(view: BombBustersView, seat: Seat) -> list[SlotView]:
    """Return the wires in a seat's hand."""
    return [slot for stand in view.players[seat].stands for slot in view.stands[stand]]


def _serving(view: BombBustersView, aim: AimView) -> bool:
    """BB-m20-3, BB-m35-1: return True if X wires of the announcer can be part of the cut."""
    return not (locks_x(view) or aim.detector or aim.ray or aim.stabilizer)


def _not_all_of(view: BombBustersView, seat: Seat, values: Iterable[Value], x_too: bool = True) -> Tally:
    """Return the tally that not all uncut wires of a seat that may serve in a cut have one of these values, X wires included or not."""
    limits = [twist for twist in view.twists if twist and view.phase != "token"]
    slots = [slot for slot in _hand(view, seat) if not slot.cut and (x_too or not slot.x)]
    tiles = frozenset(slot.tile for slot in slots if all(twist.may_serve(slot) for twist in limits))
    return Tally(tiles, frozenset(values), (*[True] * len(tiles), False))


def _wires(view: BombBustersView) -> Iterator[tuple[Tile, Wire | None, Value | None]]:
    """Yield the known wire and token of each tile on the stands and in a swap."""
    yield from ((slot.tile, slot.wire, slot.token) for stand in view.stands for slot in stand)
    if view.swap:
        yield from zip(view.swap.tiles, view.swap.wires, view.swap.tokens, strict=True)


def _as_dealt(orders: Iterable[Tiles]) -> tuple[Tiles, ...]:
    """BB-Q4-2: return the stands as dealt, from the first fact about each order; a tile belongs where it first appears."""
    stands: list[Tiles] = []
    told: set[Tile] = set()
    for tiles in orders:
        if new := tuple(tile for tile in tiles if tile not in told):
            stands.append(new)
            told.update(new)
    return tuple(stands)
