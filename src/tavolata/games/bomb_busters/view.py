"""What one seat may see of a game of Bomb Busters."""

from functools import lru_cache
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from tavolata.core.game import Event, Result, Seat, View
from tavolata.core.memory import Latest, kept
from tavolata.core.sight import Sight
from tavolata.games.bomb_busters.actions import NOTATION, Announce, BombBustersAction
from tavolata.games.bomb_busters.content import CARDS, NUMBERS, VALUE_OF, VALUES, CardId, Value, When, Wire
from tavolata.games.bomb_busters.events import Unlocked
from tavolata.games.bomb_busters.facts import Fact, Tile, Tiles
from tavolata.games.bomb_busters.rules.cut import reached_by
from tavolata.games.bomb_busters.rules.hands import in_play_of
from tavolata.games.bomb_busters.rules.usable import values_to_come
from tavolata.games.bomb_busters.state import Aim, Level, Marker, Phase, Stand, State, Swap


class SlotView(msgspec.Struct, frozen=True):
    """A place on a stand; `wire` is None where this seat does not know it."""

    tile: Tile
    wire: Wire | None
    cut: bool
    token: Value | None

    @property
    def value(self) -> Value | None:
        """BB-M1: what the wire counts as in play, where this seat knows it."""
        return VALUE_OF[self.wire] if self.wire else None


class PlayerView(msgspec.Struct, frozen=True):
    """A player: the stands that make the hand, how many wires of it are left, the tiles of others that this player has held or
    seen in a swap, and whether the personal Double Detector is still there."""

    stands: tuple[int, ...]
    left: int
    seen: Tiles
    detector: bool


class ValueView(msgspec.Struct, frozen=True):
    """BB-M1, BB-V1: a value, how many of its wires are cut, and of how many; of none where the mission does without it."""

    value: Value
    cut: int
    of: int


class AnnounceableView(msgspec.Struct, frozen=True):
    """BB-D1: a value that may be announced once a wire is pointed at, and how that is written.

    If it is right, so many of its wires are `cut` then, and these cards unlock (BB-Q1).
    """

    value: Value
    text: str
    cut: int
    unlocks: tuple[CardId, ...]


class MarkerView(msgspec.Struct, frozen=True):
    """The numbers of the yellow or red wires that were drawn, how many those are, and how many of them are in play.

    It is `open` which those are, unless all are.
    """

    values: tuple[int, ...]
    drawn: int
    in_play: int
    open: bool


class DialView(msgspec.Struct, frozen=True):
    """How many advances are left until the bomb explodes, and how many there were at the start."""

    left: int
    start: int


class CardView(msgspec.Struct, frozen=True):
    """An equipment card: `cut` of the `needed` wires of its number lie open."""

    id: CardId
    number: int
    when: When
    cut: int
    needed: int
    status: Literal["locked", "ready", "used"]


class AimView(msgspec.Struct, frozen=True):
    """The dual cut under way: what helps it, the tiles pointed at, and the values announced."""

    detector: CardId | None
    ray: bool
    stabilizer: bool
    pointed: tuple[Tile, ...]
    values: tuple[Value, ...]


class SwapView(msgspec.Struct, frozen=True):
    """The swap under way: the tiles laid down and not yet sorted in, and their tokens; a wire is None where this seat has not seen it."""

    user: Seat
    partner: Seat
    tiles: tuple[Tile, ...]
    wires: tuple[Wire | None, ...]
    tokens: tuple[Value | None, ...]


class BombBustersView(View, frozen=True, tag="bomb-busters"):
    """The table as a seat sees it, `seat` None for a spectator.

    `acting` is the seat that decides, and `awaited` holds it where it is waited for; `stands` are empty until the deal is sorted;
    `facts` are what everybody knows for certain besides what stands and tokens show; `announceable` are the values that this seat
    may announce once it has pointed, if it is to point in a plain dual cut; `removed` are the wires that left unseen, shown when
    it is over.
    """

    seat: Seat | None
    mission: int
    phase: Phase
    captain: Seat
    acting: Seat
    awaited: tuple[Seat, ...]
    turn: Seat
    turns: int
    dial: DialView
    players: tuple[PlayerView, ...]
    stands: tuple[tuple[SlotView, ...], ...]
    blue: tuple[int, ...]
    yellow: MarkerView
    red: MarkerView
    values: tuple[ValueView, ...]
    facts: tuple[Fact, ...]
    cards: tuple[CardView, ...]
    card: CardId | None
    aim: AimView | None
    announceable: tuple[AnnounceableView, ...]
    swap: SwapView | None
    removed: tuple[Wire, ...]
    insight: Level
    result: Result | None


BombBustersSight: TypeAlias = Sight[BombBustersAction, BombBustersView]
"""What a bot or the coach is given."""


def view(state: State, seat: Seat | None) -> BombBustersView:
    """What a seat may see; None is a spectator."""
    shown = _open(state)
    return shown if seat is None else replace(shown, seat=seat, **_own(state, seat))


def _own(state: State, seat: Seat) -> dict[str, Any]:
    """What one seat sees otherwise than the others."""
    return {
        "stands": _stands(state, seat),
        "announceable": tuple([_announceable(state, value) for value in values_to_come(state, seat)]),
        "swap": _swap(state, state.swap, state.seen[seat]) if state.swap else None,
    }


@Latest
def _open(state: State) -> BombBustersView:
    """What everybody sees."""
    over = state.result is not None
    return BombBustersView(
        seat=None,
        mission=state.mission.id,
        phase=state.phase,
        captain=state.captain,
        acting=state.acting,
        awaited=state.awaited,
        turn=state.turn,
        turns=state.turns,
        dial=DialView(state.dial, state.dial_start),
        players=_players(state),
        stands=_stands(state, None),
        blue=tuple(map(int, state.mission.blue_values)),
        yellow=_marker(state.yellow),
        red=_marker(state.red),
        values=_values(state),
        facts=state.facts,
        cards=_cards(state),
        card=state.card,
        aim=_aim(state, state.aim) if state.aim else None,
        announceable=(),
        swap=_swap(state, state.swap, ()) if state.swap else None,
        removed=state.removed if over else (),
        insight=state.variants.insight,
        result=state.result,
    )


def for_everybody(seen: BombBustersView) -> BombBustersView:
    """What a spectator sees of a position that somebody sees."""
    if seen.result is not None or seen.seat is None:
        return replace(seen, seat=None)
    stands = tuple(tuple(slot if slot.cut else replace(slot, wire=None) for slot in stand) for stand in seen.stands)
    swap = seen.swap and replace(seen.swap, wires=(None,) * len(seen.swap.tiles))
    return replace(seen, seat=None, stands=stands, swap=swap, announceable=())


def shared_with(seen: BombBustersView, other: Seat) -> BombBustersView:
    """BB-Q4-2: what somebody and another player surely both see: what everybody does, and the wires that the two have swapped."""
    shared = seen.players[other].seen if seen.seat is not None and seen.result is None else ()
    wires = {slot.tile: slot.wire for stand in seen.stands for slot in stand if slot.tile in shared}
    common = for_everybody(seen)
    stands = tuple(tuple(replace(slot, wire=slot.wire or wires.get(slot.tile)) for slot in stand) for stand in common.stands)
    return replace(common, stands=stands)


@kept(lambda state, seat: (state.stands, state.seen, state.result, seat))
def _stands(state: State, seat: Seat | None) -> tuple[tuple[SlotView, ...], ...]:
    over, seen = state.result is not None, () if seat is None else state.seen[seat]
    return tuple([_stand(slots, over or owner == seat, seen) for slots, owner in zip(state.stands, state.owners, strict=False)])


@kept(lambda slots, is_open, seen: (slots, is_open, seen))
def _stand(slots: Stand, is_open: bool, seen: Tiles) -> tuple[SlotView, ...]:
    """BB-S3: a wire is known when it is cut, one's own, once one's own, and to everybody when it is over."""
    return tuple(
        SlotView(slot.tile, slot.wire if slot.cut or is_open or slot.tile in seen else None, slot.cut, slot.token) for slot in slots
    )


@kept(lambda state: (state.stands, state.owners, state.seen, state.spent))
def _players(state: State) -> tuple[PlayerView, ...]:
    return tuple([_player(state, seat) for seat in range(state.seats)])


def _player(state: State, seat: Seat) -> PlayerView:
    left = len(state.hand(seat)) if state.stands else 0
    return PlayerView(tuple(state.stands_of(seat)), left, state.seen[seat], seat not in state.spent)


@kept(lambda state: (state.cuts, state.mission, state.yellow, state.red))
def _values(state: State) -> tuple[ValueView, ...]:
    return tuple([ValueView(value, state.cuts.get(value, 0), in_play_of(state, value)) for value in VALUES])


def _announceable(state: State, value: Value) -> AnnounceableView:
    more = NUMBERS.cut_together
    return _announced(value, state.cuts.get(value, 0) + more, reached_by(state, value, more))


@lru_cache(1024)
def _announced(value: Value, cut: int, reached: tuple[Event, ...]) -> AnnounceableView:
    unlocked = [event.card for event in reached if isinstance(event, Unlocked)]
    return AnnounceableView(value, NOTATION.write(Announce((value,))), cut, tuple(unlocked))


def _marker(marker: Marker) -> MarkerView:
    drawn = len(marker.values)
    return MarkerView(marker.values, drawn, marker.in_play, open=marker.in_play < drawn)


@kept(lambda state: (state.cards, state.used, state.cuts))
def _cards(state: State) -> tuple[CardView, ...]:
    return tuple([_card(state, card) for card in state.cards])


def _card(state: State, card: CardId) -> CardView:
    printed = CARDS[card]
    status: Literal["locked", "ready"] = "ready" if state.is_unlocked(card) else "locked"
    cut = state.cuts.get(str(printed.number), 0)
    return CardView(card, printed.number, printed.when, cut, NUMBERS.cut_to_unlock, "used" if card in state.used else status)


def _aim(state: State, aim: Aim) -> AimView:
    return AimView(aim.detector, aim.ray, aim.stabilizer, tuple(state.at(place).tile for place in aim.pointed), aim.values)


def _swap(state: State, swap: Swap, seen: Tiles) -> SwapView:
    """BB-Q4-2: a wire lies face down until both are given; then the two who swap have seen both. Its token goes with it."""
    slots = swap.taken or tuple(state.at(place) for place in swap.given)
    return SwapView(
        swap.user,
        swap.partner,
        tuple(slot.tile for slot in slots),
        tuple(slot.wire if slot.tile in seen else None for slot in slots),
        tuple(slot.token for slot in slots),
    )
