"""What one seat may see of a game of Bomb Busters."""

from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from tavolata.core.caching import cached_by_identity, cached_by_parts, cached_last
from tavolata.core.game import Event, Result, Seat, View
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import NOTATION, Announce, BombBustersAction
from tavolata.games.bomb_busters.content import ANNOUNCED, CARDS, NUMBERS, VALUE_OF, VALUES, CardId, Token, Value, When, Wire
from tavolata.games.bomb_busters.events import Unlocked
from tavolata.games.bomb_busters.facts import Fact, Tile, Tiles
from tavolata.games.bomb_busters.missions.red_value import AsRedView
from tavolata.games.bomb_busters.missions.registry import MissionView
from tavolata.games.bomb_busters.missions.x_wires import XView
from tavolata.games.bomb_busters.rules.cut import reached_by
from tavolata.games.bomb_busters.rules.hands import announceable, in_play_of
from tavolata.games.bomb_busters.rules.usable import is_unlocked, values_to_come
from tavolata.games.bomb_busters.state import Aim, Level, Marker, Phase, Slot, Stand, State, Swap


class SlotView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """View of a place on a stand; `wire` is None if this seat does not know it.

    `x` is left out for a sorted wire (BB-m20), `nots` for a wire without false tokens (BB-m17).
    """

    tile: Tile
    wire: Wire | None
    cut: bool
    token: Token | None
    x: bool = False
    nots: tuple[Value, ...] = ()

    @property
    def value(self) -> Value | None:
        """BB-M1: return the value in play; None if this seat does not know the wire."""
        return VALUE_OF[self.wire] if self.wire else None


class PlayerView(msgspec.Struct, frozen=True):
    """View of a player: the stands, the wires left, the personal equipment, and the tokens beside the stands.

    It also has the tiles of others that this player has held or seen in a swap, and says whether the equipment is unused (`detector`). The
    tokens beside the stands are of values that the hand lacked.
    """

    stands: tuple[int, ...]
    left: int
    seen: Tiles
    detector: bool
    personal: CardId | None
    beside: tuple[Token, ...]


class ValueView(msgspec.Struct, frozen=True):
    """View of a value (BB-M1, BB-V1): how many of its wires are cut, and how many are in play; 0 if the mission leaves it out."""

    value: Value
    cut: int
    of: int


class AnnounceableView(msgspec.Struct, frozen=True):
    """View of a value that may be announced after pointing (BB-D1), with its notation.

    If it is right, `cut` wires of the value are cut then, and these cards unlock (BB-Q1).
    """

    value: Value
    text: str
    cut: int
    unlocks: tuple[CardId, ...]


class MarkerView(msgspec.Struct, frozen=True):
    """View of the markers of a colour: the drawn numbers, how many those are, and how many of them are in play.

    It is `open` which those are, unless all are.
    """

    values: tuple[int, ...]
    drawn: int
    in_play: int
    open: bool


class DialView(msgspec.Struct, frozen=True):
    """View of the dial: the advances left until the bomb explodes, and those at the start."""

    left: int
    start: int


class CardView(msgspec.Struct, frozen=True):
    """View of an equipment card: `cut` of the `needed` wires of its number are cut."""

    id: CardId
    number: int | None
    when: When
    cut: int
    needed: int
    status: Literal["locked", "ready", "used"]


class AimView(msgspec.Struct, frozen=True):
    """View of the dual cut in progress: its help, the tiles pointed at, and the announced values."""

    detector: CardId | None
    ray: bool
    stabilizer: bool
    pointed: tuple[Tile, ...]
    values: tuple[Value, ...]


class SwapView(msgspec.Struct, frozen=True):
    """View of the swap in progress: the given tiles that are not sorted in, with tokens; a wire is None if this seat did not see it."""

    user: Seat
    partner: Seat
    tiles: tuple[Tile, ...]
    wires: tuple[Wire | None, ...]
    tokens: tuple[Value | None, ...]


class BombBustersView(View, frozen=True, tag="bomb-busters"):
    """The table as a seat sees it; `seat` is None for a spectator.

    - `acting` is the deciding seat; `awaited` are the seats that the game waits for.
    - `stands` are empty until the deal is sorted; `facts` are the public facts that stands and tokens do not show.
    - `announceable` are the values that this seat may announce after pointing in a plain dual cut.
    - `between` is true while the turn has come and not begun, and may still be skipped (BB-m9-5).
    - `removed` are the wires that left unseen, shown when the game is over.
    - `locked` are the values that the seat on turn may not cut, by public knowledge; `barred` are those that this seat holds and may
      not announce in its turn.
    - `twists` are the views of the mission's rules; `asker` is the index of the rule that waits for an action.
    """

    seat: Seat | None
    mission: int
    phase: Phase
    captain: Seat
    acting: Seat
    awaited: tuple[Seat, ...]
    turn: Seat
    turns: int
    between: bool
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
    locked: tuple[Value, ...]
    barred: tuple[Value, ...]
    asker: int | None
    twists: tuple[MissionView | None, ...]
    insight: Level
    result: Result | None


BombBustersSight: TypeAlias = Observation[BombBustersAction, BombBustersView]
"""What a bot or the advisor gets."""


def as_red(view: BombBustersView) -> Value | None:
    """BB-m11: return the blue value that counts as red; None if there is none."""
    return next((twist.value for twist in view.twists if isinstance(twist, AsRedView)), None)


def locks_x(view: BombBustersView) -> bool:
    """BB-m35: return True if the wires with an X cannot be cut yet."""
    return any(isinstance(twist, XView) and twist.locked for twist in view.twists)


def deals_x_blue(view: BombBustersView) -> bool:
    """BB-m35: return True if all wires with an X are blue."""
    return any(isinstance(twist, XView) and twist.blue for twist in view.twists)


def view(state: State, seat: Seat | None) -> BombBustersView:
    """Return the view of a seat; of a spectator for None."""
    seen = () if seat is None else state.seen[seat]
    return replace(
        _open(state),
        seat=seat,
        stands=_stands(state, seat, seen),
        announceable=() if seat is None else tuple([_announceable(state, value) for value in values_to_come(state, seat)]),
        swap=_swap(state, state.swap, seen) if state.swap else None,
        barred=() if seat is None else _barred(state, seat),
        twists=_rule_views(state, seat),
    )


def _locked(state: State) -> tuple[Value, ...]:
    """Return the values that the seat on turn may not cut, by public knowledge."""
    rules = state.rules
    return tuple([value for value in ANNOUNCED if rules.is_locked(state, state.turn, value)]) if rules.limits_cuts else ()


def _barred(state: State, seat: Seat) -> tuple[Value, ...]:
    """Return the values that a seat holds and may not announce in its turn, also by a secret rule (BB-m34)."""
    if not state.rules.limits_cuts or seat != state.turn or state.phase not in ("turn", "aim", "announce"):
        return ()
    may = announceable(state, seat, helped=state.aim is not None and state.aim.is_helped)
    return tuple([value for value in ANNOUNCED if value in state.held(seat) and value not in may])


def _rule_views(state: State, seat: Seat | None) -> tuple[Any, ...]:
    """Return the views of the mission's rules for a seat."""
    return tuple([rule.view(state, seat) for rule in state.rules.rules])


@cached_last
def _open(state: State) -> BombBustersView:
    """Return the part of the view that is the same for all seats."""
    return BombBustersView(
        seat=None,
        mission=state.mission.id,
        phase=state.phase,
        captain=state.captain,
        acting=state.acting,
        awaited=state.awaited,
        turn=state.turn,
        turns=state.turns,
        between=state.is_between,
        dial=DialView(state.dial, state.dial_start),
        players=_players(state),
        stands=(),
        blue=tuple(map(int, state.mission.blue_values)),
        yellow=_marker(state.yellow),
        red=_marker(state.red),
        values=_values(state),
        facts=state.facts,
        cards=_cards(state),
        card=state.card,
        aim=_aim(state, state.aim) if state.aim else None,
        announceable=(),
        swap=None,
        removed=state.removed if state.result else (),
        locked=_locked(state),
        barred=(),
        asker=state.pending_rule if state.phase in ("draw", "choose") else None,
        twists=(),
        insight=state.variants.insight,
        result=state.result,
    )


def for_everybody(seen: BombBustersView) -> BombBustersView:
    """Return the view of a spectator, made from the view of a seat."""
    if seen.result is not None or seen.seat is None:
        return replace(seen, seat=None)
    stands = tuple(tuple(slot if slot.cut else replace(slot, wire=None) for slot in stand) for stand in seen.stands)
    swap = seen.swap and replace(seen.swap, wires=(None,) * len(seen.swap.tiles))
    return replace(seen, seat=None, stands=stands, swap=swap, announceable=(), barred=())


def shared_with(seen: BombBustersView, other: Seat) -> BombBustersView:
    """BB-Q4-2: return what a seat and another player both see for certain: public knowledge and the wires that they swapped."""
    shared = seen.players[other].seen if seen.seat is not None and seen.result is None else ()
    wires = {slot.tile: slot.wire for stand in seen.stands for slot in stand if slot.tile in shared}
    common = for_everybody(seen)
    stands = tuple(tuple(replace(slot, wire=slot.wire or wires.get(slot.tile)) for slot in stand) for stand in common.stands)
    return replace(common, stands=stands)


class _Sides(NamedTuple):
    """Both views of a stand: its owner's, and that of players who never held its wires; and the number of its uncut wires."""

    front: tuple[SlotView, ...]
    back: tuple[SlotView, ...]
    left: int


@cached_by_identity
def _sides(stand: Stand) -> _Sides:
    sides = [_slot_sides(slot) for slot in stand]
    return _Sides(tuple([front for front, _ in sides]), tuple([back for _, back in sides]), sum([not slot.cut for slot in stand]))


@lru_cache(8192)
def _slot_sides(slot: Slot) -> tuple[SlotView, SlotView]:
    """Return the two views of a wire: its owner's, and that of players who never held it; cached."""
    front = SlotView(slot.tile, slot.wire, slot.cut, slot.token, slot.x, slot.nots)
    return front, front if slot.cut else replace(front, wire=None)


@cached_last
def _both_sides(state: State) -> list[_Sides]:
    """Return the two views of all stands; cached for the last state."""
    return [_sides(stand) for stand in state.stands]


def _stands(state: State, seat: Seat | None, seen: Tiles) -> tuple[tuple[SlotView, ...], ...]:
    """BB-S3: return the stands as a seat sees them: it knows cut wires, its own and its former ones, and at the end all."""
    both = _both_sides(state)
    if state.result:
        return tuple([sides.front for sides in both])
    others = [_seen_before(sides, seen) for sides in both] if seen else [sides.back for sides in both]
    return tuple([sides.front if owner == seat else other for sides, other, owner in zip(both, others, state.owners, strict=False)])


def _seen_before(sides: _Sides, seen: Tiles) -> tuple[SlotView, ...]:
    """BB-Q4-2: return another player's stand for a seat that has held or seen some of its wires."""
    return tuple([front if front.tile in seen else back for front, back in zip(sides.front, sides.back, strict=True)])


def _players(state: State) -> tuple[PlayerView, ...]:
    left = [0] * state.seats
    for sides, owner in zip(_both_sides(state), state.owners, strict=False):
        left[owner] += sides.left
    return tuple([_player(state, seat, left[seat]) for seat in range(state.seats)])


def _player(state: State, seat: Seat, left: int) -> PlayerView:
    personal = state.personal[seat] if state.personal else None
    has_personal = personal is not None and seat not in state.spent
    beside = state.beside[seat] if state.beside else ()
    return PlayerView(_stands_of(state.owners, seat), left, state.seen[seat], has_personal, personal, beside)


@lru_cache
def _stands_of(owners: tuple[Seat, ...], seat: Seat) -> tuple[int, ...]:
    return tuple([stand for stand, owner in enumerate(owners) if owner == seat])


@cached_by_parts(lambda state: (state.cuts, state.mission, state.yellow, state.red))
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


@cached_by_parts(lambda state: (state.cards, state.used, state.cuts, state.rule_states))
def _cards(state: State) -> tuple[CardView, ...]:
    return tuple([_card(state, card) for card in state.cards])


def _card(state: State, card: CardId) -> CardView:
    printed = CARDS[card]
    status: Literal["locked", "ready"] = "ready" if is_unlocked(state, card) else "locked"
    cut = state.cuts.get(printed.value, 0)
    return CardView(card, printed.number, printed.when, cut, NUMBERS.cut_to_unlock, "used" if card in state.used else status)


def _aim(state: State, aim: Aim) -> AimView:
    return AimView(aim.detector, aim.ray, aim.stabilizer, tuple(state.at(place).tile for place in aim.pointed), aim.values)


def _swap(state: State, swap: Swap, seen: Tiles) -> SwapView:
    """BB-Q4-2: return the view of a swap: wires are face down until both are given; then both partners have seen both."""
    slots = swap.taken or tuple(state.at(place) for place in swap.given)
    return SwapView(
        swap.user,
        swap.partner,
        tuple(slot.tile for slot in slots),
        tuple(slot.wire if slot.tile in seen else None for slot in slots),
        tuple(slot.token for slot in slots),
    )
