"""Plays out the end of a mission in every deal that fits, where these are few: the probability that a choice wins in the end.

A set of deals is an integer with a bit for each deal. All players follow a plain policy: a solo cut, then a certain cut, then the least
risk, with the Double Detector where it helps. Each knows public knowledge and their own hand.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import and_, or_
from typing import NamedTuple, TypeAlias

import msgspec

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.bot.dial import dial_cost
from tavolata.games.bomb_busters.content import BLUE, PERSONAL, RED, YELLOW, Value
from tavolata.games.bomb_busters.facts import Facts, Tile, Tiles
from tavolata.games.bomb_busters.missions.characters import CharactersView
from tavolata.games.bomb_busters.missions.clock import ClockView
from tavolata.games.bomb_busters.missions.dealt_tokens import AbsentTokensView, DrawnTokensView, HandedTokensView
from tavolata.games.bomb_busters.missions.frozen_equipment import ThawView
from tavolata.games.bomb_busters.missions.guessing import GuessView
from tavolata.games.bomb_busters.missions.liar import LiarView
from tavolata.games.bomb_busters.missions.padlocks import PadlocksView
from tavolata.games.bomb_busters.missions.red_value import AsRedView
from tavolata.games.bomb_busters.missions.rookie import RookieView
from tavolata.games.bomb_busters.missions.tokens import CountView, ParityView
from tavolata.games.bomb_busters.solver.deal_enumeration import Listing, TooMany, listing
from tavolata.games.bomb_busters.solver.knowledge import NoDeal, knowledge_of
from tavolata.games.bomb_busters.view import BombBustersView, for_everybody

DEALS = 400
"""The maximal number of deals, by public knowledge, that are played out."""
WIRES = 16
"""With more wires left it is not tried."""
DETECTOR = 0.03
"""What the Double Detector is worth for later, where losing the mission costs 1."""

NEUTRAL_RULES = (
    *(AbsentTokensView, AsRedView, CharactersView, ClockView, CountView, DrawnTokensView, GuessView, HandedTokensView, LiarView),
    *(PadlocksView, ParityView, RookieView, ThawView),
)
"""The mission rules under which the search is still right, or nearly: a token is taken to show a value."""

Deals: TypeAlias = int
"""A set of deals, a bit each."""


class Node(NamedTuple):
    """Node of the endgame search: a public position: the deals that fit, the wires left, the seat on turn, the dial, and the seats with a
    Double Detector.
    """

    deals: Deals
    left: Tiles
    turn: Seat
    dial: int
    detectors: tuple[bool, ...]


class EndgameOption(NamedTuple):
    """Option of the endgame search: a cut with the wires pointed at, the values announced, and the help."""

    tiles: Tiles
    values: tuple[Value, ...]
    stabilized: bool = False
    detector: bool = False
    """Whether it takes the personal Double Detector."""


def search_endgame(view: BombBustersView, agreed: Facts) -> "EndgameSearch | None":
    """Return the search of the endgame; None if too many wires are left or a rule of the mission affects play."""
    bent = any(twist and not isinstance(twist, NEUTRAL_RULES) for twist in view.twists)
    if bent or view.swap or sum(player.left for player in view.players) > WIRES:
        return None
    for facts in dict.fromkeys((agreed, ())):
        ahead = _listed(view, facts)
        if ahead and ahead.mine:
            return ahead
    return None


def _listed(view: BombBustersView, agreed: Facts) -> "EndgameSearch | None":
    """Return the deals that fit public knowledge at the start of the turn."""
    knowledge = knowledge_of(msgspec.structs.replace(for_everybody(view), phase="turn", aim=None))
    try:
        return EndgameSearch(view, listing(msgspec.structs.replace(knowledge, facts=(*knowledge.facts, *agreed)), DEALS))
    except (TooMany, NoDeal):
        return None


class EndgameSearch:
    """Search of the endgame: every deal that fits, played out under the plain policy."""

    def __init__(self, view: BombBustersView, found: Listing) -> None:
        assert view.seat is not None
        self.worlds = [dict(zip(found.tiles, deal.values, strict=True)) for deal in found.deals]
        self.having = _having(found)
        self.weights = _by_weight(found)
        slots = {slot.tile: slot for stand in view.stands for slot in stand}
        self.owner_of = {
            slot.tile: seat for seat, player in enumerate(view.players) for stand in player.stands for slot in view.stands[stand]
        }
        self.seen = [tuple(tile for tile in player.seen if tile in found.tiles) for player in view.players]
        everything = (1 << len(found.deals)) - 1
        self.now = Node(everything, found.tiles, view.seat, view.dial.left, _detectors(view))
        held = {tile: slots[tile].value for tile in dict.fromkeys((*self._own(self.now), *self.seen[view.seat]))}
        self.mine = reduce(and_, (self.has(tile, value) for tile, value in held.items() if value), everything)
        self.rookies = [twist.seat for twist in view.twists if isinstance(twist, RookieView)]
        """BB-m14, BB-m28: whose miss explodes the bomb."""
        self.played: dict[tuple[Node, Deals], float] = {}

    def has(self, tile: Tile, value: Value) -> Deals:
        """Return the deals in which a wire has a value."""
        return self.having.get((tile, value), 0)

    def weight(self, deals: Deals) -> float:
        """Return the number of deals of distinct wires behind these deals."""
        return sum(weight * (deals & of).bit_count() for weight, of in self.weights)

    def after_cut(self, tried: EndgameOption) -> float:
        """Return the win probability after this cut."""
        return self._cut(self.now, self.mine, tried) / self.weight(self.mine)

    def after_solo(self, value: Value) -> float:
        """Return the win probability after a solo cut."""
        own = [tile for tile in self._own(self.now) if self._is(self.mine, tile, value)]
        return self._open(self.now, self.mine, own) / self.weight(self.mine)

    def after_pass(self, seat: Seat) -> float:
        """BB-Q4-11: return the win probability after the Coffee Mug gives the turn to a player."""
        all_red = reduce(and_, (self.has(tile, RED) for tile in self._own(self.now)))
        return self._play(self.now._replace(deals=self.now.deals & ~all_red, turn=seat), self.mine) / self.weight(self.mine)

    def _own(self, at: Node) -> list[Tile]:
        """Return the uncut wires of the player on turn."""
        return [tile for tile in at.left if self.owner_of[tile] == at.turn]

    def _is(self, deals: Deals, tile: Tile, value: Value) -> bool:
        return not deals & ~self.has(tile, value)

    def _play(self, at: Node, deals: Deals) -> float:
        """Return the weight of these deals that is won when the position is played on."""
        if not at.left or not deals:
            return self.weight(deals)
        key = (at, deals)
        if key not in self.played:
            self.played[key] = sum(self._turn(at, hand, deals & hand) for hand in self._hands(at, deals))
        return self.played[key]

    def _hands(self, at: Node, deals: Deals) -> Iterator[Deals]:
        """Yield the public deals, split by the hand of the player on turn."""
        known = dict.fromkeys((*self._own(at), *(tile for tile in self.seen[at.turn] if tile in at.left)))
        while deals:
            world = self.worlds[(deals & -deals).bit_length() - 1]
            hand = reduce(and_, (self.has(tile, world[tile]) for tile in known), at.deals)
            yield hand
            deals &= ~hand

    def _turn(self, at: Node, hand: Deals, deals: Deals) -> float:
        """Return the weight of the deals won after a turn of a player who knows that the deal is in `hand`."""
        world = self.worlds[(hand & -hand).bit_length() - 1]
        own = self._own(at)
        if all(world[tile] == RED for tile in own):
            return self._open(at, deals, own)
        for value in dict.fromkeys(world[tile] for tile in own):
            copies = [tile for tile in own if world[tile] == value]
            if value != RED and _is_solo(value, len(copies)) and sum(world[tile] == value for tile in at.left) == len(copies):
                return self._open(at, deals, copies)
        if len(own) == len(at.left):
            return 0.0
        values = [value for value in dict.fromkeys(world[tile] for tile in own) if value != RED]
        return self._cut(at, deals, self._certain(at, hand, values) or self._safest(at, hand, values), own, world)

    def _open(self, at: Node, deals: Deals, tiles: Sequence[Tile]) -> float:
        """BB-C1, BB-R1: return the weight of the deals won after wires of one player are opened."""
        world = self.worlds[(deals & -deals).bit_length() - 1]
        seen = reduce(and_, (self.has(tile, world[tile]) for tile in tiles), at.deals)
        return self._play(self._next(at, seen, tiles), deals)

    def _next(self, at: Node, deals: Deals, opened: Sequence[Tile]) -> Node:
        """BB-T1: return the position of the next player with wires."""
        left = tuple(tile for tile in at.left if tile not in opened)
        having = {self.owner_of[tile] for tile in left}
        seats = len(at.detectors)
        turn = next(((at.turn + step) % seats for step in range(1, seats + 1) if (at.turn + step) % seats in having), at.turn)
        return Node(deals, left, turn, at.dial, at.detectors)

    def _certain(self, at: Node, hand: Deals, values: Sequence[Value]) -> EndgameOption | None:
        """Return the certain cut that is least known in public."""
        others = [tile for tile in at.left if self.owner_of[tile] != at.turn]
        certain = [(tile, value) for tile in others for value in values if self._is(hand, tile, value)]
        if not certain:
            return None
        tile, value = min(certain, key=lambda cut: (at.deals & self.has(*cut)).bit_count())
        return EndgameOption((tile,), (value,))

    def _safest(self, at: Node, hand: Deals, values: Sequence[Value]) -> EndgameOption:
        """Return the cut with the least risk, with the Double Detector if that helps."""
        others = [tile for tile in at.left if self.owner_of[tile] != at.turn]
        cost = 1.0 if at.turn in self.rookies else dial_cost(at.dial)
        plain = [EndgameOption((tile,), (value,)) for tile in others for value in values]
        risks = {tried: self._risk(hand, tried, cost) for tried in plain}
        if at.detectors[at.turn] and min(risks.values()) > DETECTOR:
            for value in values:
                if value in BLUE:
                    for pair in self._pairs(hand, others, value):
                        tried = EndgameOption(pair, (value,), detector=True)
                        risks[tried] = self._risk(hand, tried, cost) + DETECTOR
        return min(risks, key=risks.__getitem__)

    def _pairs(self, hand: Deals, others: Sequence[Tile], value: Value) -> Iterator[Tiles]:
        """BB-Q3: yield pairs of wires of one player that could have a value: among the likeliest three of each player."""
        for seat in dict.fromkeys(self.owner_of[tile] for tile in others):
            tiles = [tile for tile in others if self.owner_of[tile] == seat]
            likely = sorted(tiles, key=lambda tile: -(hand & self.has(tile, value)).bit_count())[:3]
            yield from combinations(sorted(likely), 2)

    def _risk(self, hand: Deals, tried: EndgameOption, cost: float) -> float:
        right = hand & reduce(or_, (self.has(tile, value) for tile in tried.tiles for value in tried.values))
        red = hand & reduce(and_, (self.has(tile, RED) for tile in tried.tiles))
        return (self.weight(red) + cost * self.weight(hand & ~right & ~red)) / self.weight(hand)

    def _cut(self, at: Node, deals: Deals, tried: EndgameOption, own: Sequence[Tile] = (), world: dict[Tile, Value] | None = None) -> float:
        """BB-D2 to BB-D4, BB-Q3: return the weight of the deals won after a cut."""
        own = own or self._own(at)
        world = world or self.worlds[(deals & -deals).bit_length() - 1]
        if tried.detector:
            at = at._replace(detectors=tuple(has and seat != at.turn for seat, has in enumerate(at.detectors)))
        won, missed = 0.0, deals
        for tile in tried.tiles:
            for value in tried.values:
                if right := missed & self.has(tile, value):
                    missed &= ~right
                    mine = next(copy for copy in own if world[copy] == value)
                    won += self._play(self._next(at, at.deals & self.has(tile, value) & self.has(mine, value), (tile, mine)), right)
        return won + (self._miss(at, missed, tried, own) if missed else 0.0)

    def _miss(self, at: Node, deals: Deals, tried: EndgameOption, own: Sequence[Tile]) -> float:
        """BB-D3, BB-D4: return the weight of the deals won after a miss: a red explodes; else the dial moves, and a non-red is marked."""
        if at.turn in self.rookies:
            return 0.0
        holds = reduce(and_, (reduce(or_, (self.has(tile, value) for tile in own)) for value in tried.values))
        seen = at.deals & holds & ~reduce(or_, (self.has(tile, value) for tile in tried.tiles for value in tried.values))
        at, won = at._replace(dial=at.dial - (not tried.stabilized)), 0.0
        for tile in tried.tiles if at.dial else ():
            for value in {self.worlds[number][tile] for number in _numbers(deals)} - {RED}:
                told = deals & self.has(tile, value)
                deals &= ~told
                won += self._play(self._next(at, seen & self.has(tile, value), ()), told)
        if not tried.stabilized or not deals:
            return won
        red = reduce(and_, (self.has(tile, RED) for tile in tried.tiles))
        return won + self._play(self._next(at, seen & red, ()), deals & red)


def _detectors(view: BombBustersView) -> tuple[bool, ...]:
    """BB-Q2: return for each seat whether it had a Double Detector at the start of the turn."""
    in_use = view.aim is not None and view.aim.detector == PERSONAL
    return tuple(
        player.personal == PERSONAL and (player.detector or (in_use and seat == view.turn)) for seat, player in enumerate(view.players)
    )


def _is_solo(value: Value, count: int) -> bool:
    """BB-C1: return True if a number of wires is all that is left of a value, and may be cut solo."""
    return value == YELLOW or count % 2 == 0


def _having(found: Listing) -> dict[tuple[Tile, Value], Deals]:
    """Return for each wire and value the deals in which the wire has it."""
    having: dict[tuple[Tile, Value], Deals] = {}
    for number, deal in enumerate(found.deals):
        for key in zip(found.tiles, deal.values, strict=True):
            having[key] = having.get(key, 0) | 1 << number
    return having


def _by_weight(found: Listing) -> list[tuple[float, Deals]]:
    """Return the deals grouped by their weight."""
    of: dict[float, Deals] = {}
    for number, deal in enumerate(found.deals):
        of[deal.weight] = of.get(deal.weight, 0) | 1 << number
    return list(of.items())


def _numbers(deals: Deals) -> Iterator[int]:
    """Yield the indices of these deals."""
    while deals:
        yield (deals & -deals).bit_length() - 1
        deals &= deals - 1
