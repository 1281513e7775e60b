"""What one seat may see of a game of Lucky Loop."""

from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from tavolata.core.game import Result, Seat, View
from tavolata.core.sight import Sight
from tavolata.games.lucky_loop.actions import PROGRAMMES, Card, Deck, Dice, LuckyLoopAction, Programme
from tavolata.games.lucky_loop.content import NUMBERS, Colour, Face, deck_of
from tavolata.games.lucky_loop.state import Flight, Phase, Player, State


class PlayerView(msgspec.Struct, frozen=True):
    """A player as another sees them: backs of cards tell their deck, nothing more."""

    points: int
    tokens: int
    results: dict[Programme, int]
    hand: dict[Deck, int]
    final_phase: bool
    free: tuple[Card, ...]
    free_result: int | None


class ProgrammeView(msgspec.Struct, frozen=True):
    """A programme of the board: its colours, the cards that lie there, and the record if there is one."""

    id: Programme
    colours: tuple[Colour, ...]
    cards: tuple[Card, ...]
    record: int | None


class BoxView(msgspec.Struct, frozen=True):
    """A card that is being flown; `dice` are those that made it, `red` is the red die's value if it is among them, else 0."""

    card: Card
    highlight: bool
    dice: Dice
    red: int
    points: int


class FlightView(msgspec.Struct, frozen=True):
    """The flight under way; `pool` counts the dice not on cards, those of the throw included."""

    programme: Programme | None
    boxes: tuple[BoxView, ...]
    pool: int
    bought: bool
    red_in_pool: bool
    thrown: Dice
    red: int


class LuckyLoopView(View, frozen=True, tag="lucky-loop"):
    """The table as a seat sees it, `seat` None for a spectator; all but the hand is open to everybody."""

    seat: Seat | None
    phase: Phase
    turn: Seat
    start: Seat
    round: int
    hand: tuple[Card, ...]
    players: tuple[PlayerView, ...]
    programmes: tuple[ProgrammeView, ...]
    decks: dict[Deck, int]
    discards: dict[Deck, tuple[Card, ...]]
    supply: int
    drawn: int
    owed: int
    flight: FlightView | None
    faces: dict[Card, Face]
    lower_free_dropped: bool
    """LL-K8, an option: a free programme below the worst result does not take its place."""
    result: Result | None


LuckyLoopSight: TypeAlias = Sight[LuckyLoopAction, LuckyLoopView]
"""What a bot or the coach is given: the view of a seat, and what it may do."""


def view(state: State, seat: Seat | None) -> LuckyLoopView:
    """What a seat may see; None is a spectator."""
    shown = _shown.to_everybody(state)
    return shown if seat is None else replace(shown, seat=seat, hand=state.players[seat].hand)


class _Shown:
    """The position that was shown last: a line is told to all seats in turn, and all but the hand is the same to them."""

    def __init__(self) -> None:
        self._last: tuple[State, LuckyLoopView] | None = None

    def to_everybody(self, state: State) -> LuckyLoopView:
        last = self._last
        if last is None or last[0] is not state:
            self._last = last = state, _open(state)
        return last[1]


_shown = _Shown()


def _open(state: State) -> LuckyLoopView:
    """What everybody may see."""
    return LuckyLoopView(
        seat=None,
        phase=state.phase,
        turn=state.turn,
        start=state.start,
        round=state.round,
        hand=(),
        players=tuple(_player(player) for player in state.players),
        programmes=tuple(_programme(state, programme) for programme in PROGRAMMES),
        decks={deck: len(cards) for deck, cards in state.decks.items()},
        discards=state.discards,
        supply=state.supply,
        drawn=state.drawn,
        owed=state.owed,
        flight=_flight(state.flight) if state.flight else None,
        faces=state.cards.faces,
        lower_free_dropped=state.variants.lower_free_dropped,
        result=state.result,
    )


def _player(player: Player) -> PlayerView:
    backs = [deck_of(card) for card in player.hand]
    return PlayerView(
        points=player.points,
        tokens=player.tokens,
        results=player.results,
        hand={deck: backs.count(deck) for deck in NUMBERS.decks},
        final_phase=player.in_final_phase,
        free=player.free,
        free_result=player.free_result,
    )


def _programme(state: State, programme: Programme) -> ProgrammeView:
    return ProgrammeView(programme, NUMBERS.programmes[programme], state.laid[programme], state.records.get(programme))


def _flight(flight: Flight) -> FlightView:
    boxes = tuple(BoxView(box.card, box.highlight, box.dice, box.red, box.points) for box in flight.boxes)
    return FlightView(flight.programme, boxes, flight.pool, flight.bought, flight.red_in_pool, flight.thrown, flight.red)
