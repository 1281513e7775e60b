"""The view of one seat."""

from functools import cache, lru_cache
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from tavolata.core.caching import cached_by_identity, cached_by_parts, cached_last
from tavolata.core.game import Result, Seat, View
from tavolata.core.observation import Observation
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.lucky_loop.actions import PROGRAMMES, Card, Deck, Dice, LuckyLoopAction, Make, Programme
from tavolata.games.lucky_loop.content import NUMBERS, CardFace, Colour, Faces, deck_of
from tavolata.games.lucky_loop.rules.legal import current_makes, dice_to_throw, why_not_flyable, why_too_few
from tavolata.games.lucky_loop.rules.scoring import is_exact, least_dice, least_recorded, points_of, replaced_programme
from tavolata.games.lucky_loop.state import Box, Flight, Phase, Player, PlayerStatistics, State


class ScaleView(msgspec.Struct, frozen=True):
    """LL-M6, view: the thresholds on the scale of every programme."""

    recorded: int
    """LL-F8: from here on a result is recorded."""
    first_record: int
    """LL-B1: who is the first to reach it earns a token, and sets the record."""
    closed: int
    """LL-D4, LL-B1: from here on it earns a token, and the programme is closed to the player."""


class PenaltiesView(msgspec.Struct, frozen=True):
    """LL-K2, LL-K4, LL-K7, view: the points that an exchange, an illegal free programme and a failed one cost."""

    exchange: int
    failed: int
    illegal: int | None
    """None where an illegal free programme is refused."""


class FreeView(msgspec.Struct, frozen=True):
    """LL-K3, view: the requirements of a free programme, and the dice that each card of the hand needs."""

    cards: tuple[int, int]
    """The fewest and the most cards."""
    difficulty: int
    """The least that the difficulties add up to."""
    dice: int
    """The most dice that the cards may need together."""
    needs: dict[Card, int]
    """The dice that each card of the hand needs."""


class FinalRank(msgspec.Struct, frozen=True):
    """LL-E2, view: the final rank of a seat; equal points share a rank."""

    place: int
    seat: Seat
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """View of a player for all seats; card backs show only their deck."""

    points: int
    tokens: int
    results: dict[Programme, int]
    hand: dict[Deck, int]
    final_phase: bool
    free: tuple[Card, ...]
    free_result: int | None
    replaced: Programme | None
    """LL-K8: the programme whose place the free one took."""
    ledger: PlayerStatistics


class ProgrammeView(msgspec.Struct, frozen=True):
    """View of a programme of the board: its colours, its cards, and the record if there is one."""

    id: Programme
    colours: tuple[Colour, ...]
    cards: tuple[Card, ...]
    record: int | None


class BoxView(msgspec.Struct, frozen=True):
    """View of a card in flight; `dice` made it, `red` is the red die's value if it is among them, else 0."""

    card: Card
    highlight: bool
    dice: Dice
    red: int
    points: int
    exact: bool
    """LL-F2: it was made exactly."""
    missed: LocalizedText | None
    """LL-F3, LL-K6: why the dice on the table do not make it."""


class WayView(msgspec.Struct, frozen=True):
    """LL-F2, view: a choice of dice that makes an open card, with its points."""

    card: Card
    highlight: bool
    dice: Dice
    exact: bool
    points: int


class FlightView(msgspec.Struct, frozen=True):
    """View of the current flight; `pool` counts the dice not on cards, including those of the throw."""

    programme: Programme | None
    boxes: tuple[BoxView, ...]
    pool: int
    bought: bool
    red_in_pool: bool
    thrown: Dice
    red: int
    throw: int
    """LL-F1, LL-K6: the number of the throw, up to the number of cards."""
    to_throw: int
    """LL-F1: how many dice the next throw has."""
    subtotal: int
    """LL-F7: what the boxes made so far pay."""
    least: int | None
    """LL-F8, LL-F10: with how many points it is recorded; a free programme has no such limit."""
    ways: tuple[WayView, ...]


class LuckyLoopView(View, frozen=True, tag="lucky-loop"):
    """The view of a seat; `seat` is None for a spectator. All but the hand is public."""

    printed = ("faces",)

    seat: Seat | None
    phase: Phase
    turn: Seat
    start: Seat
    round: int
    last_round: bool
    """LL-E1: a free programme has succeeded; this round is the last."""
    hand: tuple[Card, ...]
    players: tuple[PlayerView, ...]
    programmes: tuple[ProgrammeView, ...]
    decks: dict[Deck, int]
    discards: dict[Deck, tuple[Card, ...]]
    supply: int
    drawn: int
    owed: int
    flight: FlightView | None
    scale: ScaleView
    penalties: PenaltiesView
    free: FreeView | None
    """What the free programme needs, for a seat that may lay one now."""
    barred: dict[Programme, LocalizedText]
    """Why this seat, whose turn it is, cannot fly some programmes now."""
    faces: dict[Card, CardFace]
    lower_free_dropped: bool
    """LL-K8, an option: a free programme below the worst result does not take its place."""
    final_exchange_per_card: bool
    """LL-K2, an option: exchanging in the final phase costs for each card."""
    standing: tuple[FinalRank, ...]
    """LL-E2: all seats in order, once the game is over."""
    result: Result | None


LuckyLoopSight: TypeAlias = Observation[LuckyLoopAction, LuckyLoopView]
"""The input of bots and advisor: the view of a seat, and its legal actions."""


_kept = lru_cache(4096)
"""A box or a way looks the same at many tables."""


def view(state: State, seat: Seat | None) -> LuckyLoopView:
    """Return the view of a seat; None is a spectator."""
    shown = _open(state)
    if seat is None:
        return shown
    player = state.players[seat]
    if state.phase != "turn" or state.turn != seat:
        return replace(shown, seat=seat, hand=player.hand)
    if player.in_final_phase:
        return replace(shown, seat=seat, hand=player.hand, free=_free(state.cards.faces, player.hand))
    return replace(shown, seat=seat, hand=player.hand, barred=why_not_flyable(state))


def _free(faces: Faces, hand: tuple[Card, ...]) -> FreeView:
    """LL-K3: return the requirements of a free programme, shown to the player whose turn begins in the final phase."""
    free, needs = NUMBERS.free, {card: least_dice(faces[card].difficulty) for card in hand}
    return FreeView((free.cards_least, free.cards_most), free.difficulty_least, NUMBERS.dice, needs)


@cached_last
def _open(state: State) -> LuckyLoopView:
    """Return the public part of the view."""
    return LuckyLoopView(
        seat=None,
        phase=state.phase,
        turn=state.turn,
        start=state.start,
        round=state.round,
        last_round=state.is_last_round,
        hand=(),
        players=tuple([_player(player, state.variants.lower_free_dropped) for player in state.players]),
        programmes=_programmes(state),
        decks={deck: len(cards) for deck, cards in state.decks.items()},
        discards=state.discards,
        supply=state.supply,
        drawn=state.drawn,
        owed=state.owed,
        flight=_flight(state, state.flight) if state.flight else None,
        scale=_SCALE,
        penalties=_penalties(strict=state.variants.strict_free_programme),
        free=None,
        barred={},
        faces=state.cards.faces,
        lower_free_dropped=state.variants.lower_free_dropped,
        final_exchange_per_card=state.variants.final_exchange_per_card,
        standing=_standing(state) if state.result else (),
        result=state.result,
    )


_SCALE = ScaleView(NUMBERS.first_recorded, NUMBERS.first_record, NUMBERS.closed_at)


@cache
def _penalties(*, strict: bool) -> PenaltiesView:
    free = NUMBERS.free
    return PenaltiesView(free.exchange_costs, free.failure_costs, free.illegal_costs if strict else None)


def _standing(state: State) -> tuple[FinalRank, ...]:
    """LL-E2: return the ranks of all seats by points, equal ones in the order of seats."""
    scores = [player.points for player in state.players]
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return tuple(FinalRank(1 + sum(other > scores[seat] for other in scores), seat, scores[seat]) for seat in order)


@cached_by_identity
def _player(player: Player, lower_dropped: bool) -> PlayerView:
    backs, free = [deck_of(card) for card in player.hand], player.free_result
    return PlayerView(
        points=player.points,
        tokens=player.tokens,
        results=player.results,
        hand={deck: backs.count(deck) for deck in NUMBERS.decks},
        final_phase=player.in_final_phase,
        free=player.free,
        free_result=free,
        replaced=None if free is None else replaced_programme(player.results, free, lower_dropped),
        ledger=player.ledger,
    )


@cached_by_parts(lambda state: (state.laid, state.records))
def _programmes(state: State) -> tuple[ProgrammeView, ...]:
    laid, records = state.laid, state.records
    return tuple([ProgrammeView(each, NUMBERS.programmes[each], laid[each], records.get(each)) for each in PROGRAMMES])


def _flight(state: State, flight: Flight) -> FlightView:
    before = state.player.results.get(flight.programme) if flight.programme else None
    cards = len(flight.boxes)
    faces, thrown = state.cards.faces, flight.thrown if state.phase == "thrown" else ()
    return FlightView(
        programme=flight.programme,
        boxes=tuple([_box(box, faces[box.card].difficulty, thrown) for box in flight.boxes]),
        pool=flight.pool,
        bought=flight.bought,
        red_in_pool=flight.red_in_pool,
        thrown=flight.thrown,
        red=flight.red,
        throw=min(cards, cards - len(flight.open_boxes) + 1),
        to_throw=dice_to_throw(flight.pool),
        subtotal=sum([box.points for box in flight.boxes]),
        least=least_recorded(before) if flight.programme else None,
        ways=tuple([_make_option(make, faces[make.card]) for make in current_makes(state)]) if thrown else (),
    )


@_kept
def _box(box: Box, difficulty: int, thrown: Dice) -> BoxView:
    exact = not box.is_open and is_exact(difficulty, sum(box.dice))
    missed = why_too_few(difficulty, box.highlight, thrown) if box.is_open else None
    return BoxView(box.card, box.highlight, box.dice, box.red, box.points, exact, missed)


@_kept
def _make_option(make: Make, face: CardFace) -> WayView:
    exact = is_exact(face.difficulty, sum(make.dice))
    return WayView(make.card, make.highlight, make.dice, exact, points_of(face, exact, make.highlight))
