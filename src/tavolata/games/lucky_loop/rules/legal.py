"""What may be done in each phase of the game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

from tavolata.games.lucky_loop.actions import (
    DECKS,
    PROGRAMMES,
    Card,
    Dice,
    Discard,
    Draw,
    Fly,
    GiveUp,
    Highlight,
    LayFree,
    LuckyLoopAction,
    Make,
    Programme,
    Raise,
    Reroll,
    Roll,
    SeventhDie,
    Stop,
)
from tavolata.games.lucky_loop.content import NUMBERS, Face
from tavolata.games.lucky_loop.state import Flight, Phase, Player, State

Faces: TypeAlias = Mapping[Card, Face]


def legal(state: State) -> list[LuckyLoopAction]:
    """All that the seat whose turn it is may do."""
    return _LEGAL[state.phase](state)


def is_closed(player: Player, programme: Programme) -> bool:
    """LL-D4: the player scored 20 or more in this programme already."""
    return player.results.get(programme, 0) >= NUMBERS.closed_at


def may_raise(state: State) -> bool:
    """LL-D2: single cards are played from the second round on."""
    return state.round >= NUMBERS.single_card_from_round


def rises_above(faces: Faces, laid: Iterable[Card], card: Card) -> Card | None:
    """LL-D2: the laid card that a hand card of the same colour and higher difficulty replaces."""
    face = faces[card]
    for other in laid:
        below = faces[other]
        if below.colour == face.colour and below.difficulty < face.difficulty:
            return other
    return None


def total_difficulty(faces: Faces, programme: Iterable[Card]) -> int:
    """LL-K3: the difficulties of a free programme together."""
    return sum(faces[card].difficulty for card in programme)


def dice_needed(faces: Faces, programme: Iterable[Card]) -> int:
    """LL-K3: each card needs its difficulty divided by six, rounded up."""
    return sum(-(-faces[card].difficulty // 6) for card in programme)


def is_free_programme(faces: Faces, programme: tuple[Card, ...]) -> bool:
    """LL-K3: enough cards, hard enough, and feasible with six dice."""
    return (
        NUMBERS.free.cards_least <= len(programme) <= NUMBERS.free.cards_most
        and total_difficulty(faces, programme) >= NUMBERS.free.difficulty_least
        and dice_needed(faces, programme) <= NUMBERS.dice
    )


def may_buy_seventh(state: State, flight: Flight) -> bool:
    """LL-B2: a token is there, and the red die was not bought this turn."""
    return state.player.tokens > 0 and not flight.bought


@cache
def selections(thrown: Dice) -> tuple[tuple[Dice, int], ...]:
    """Every different choice of one to three dice of a throw, with its sum."""
    chosen = dict.fromkeys(dice for size in range(1, len(thrown) + 1) for dice in combinations(thrown, size))
    return tuple((dice, sum(dice)) for dice in chosen)


def makes(state: State, flight: Flight) -> list[LuckyLoopAction]:
    """LL-F2, LL-K6: each open card with each choice of dice that reaches it, the highlight only exactly."""
    choices = selections(flight.thrown)
    faces = state.cards.faces
    return [
        Make(card, dice, highlight)
        for card, highlight in dict.fromkeys((box.card, box.highlight) for box in flight.boxes if not box.dice)
        for dice, total in choices
        if total == faces[card].difficulty or (total > faces[card].difficulty and not highlight)
    ]


def draws(state: State) -> list[LuckyLoopAction]:
    """LL-T2, LL-T3: a card from any deck that has one."""
    return [Draw(deck) for deck in DECKS if state.decks[deck]]


def _turn(state: State) -> list[LuckyLoopAction]:
    """LL-T1: exchange, or present a flight; LL-K1: in the final phase the free programme."""
    flights = _free_programmes(state) if state.player.in_final_phase else [*_flies(state), *_raises(state)]
    return [*flights, *draws(state)]


def _flies(state: State) -> Iterator[LuckyLoopAction]:
    """LL-D1: each programme with each choice of its three colours from hand."""
    player, faces = state.player, state.cards.faces
    hand = dict.fromkeys(player.hand)
    by_colour = {colour: [card for card in hand if faces[card].colour == colour] for deck in NUMBERS.decks.values() for colour in deck}
    for programme, colours in NUMBERS.programmes.items():
        if not is_closed(player, programme):
            for cards in product(*(by_colour[colour] for colour in colours)):
                yield Fly(programme, cards)


def _raises(state: State) -> Iterator[LuckyLoopAction]:
    """LL-D2: each harder card of hand on each programme that lies there."""
    if not may_raise(state):
        return
    hand = dict.fromkeys(state.player.hand)
    for programme in PROGRAMMES:
        laid = state.laid[programme]
        if laid and not is_closed(state.player, programme):
            for card in hand:
                if rises_above(state.cards.faces, laid, card):
                    yield Raise(programme, card)


def _free_programmes(state: State) -> Iterator[LuckyLoopAction]:
    """LL-K3: each free programme that the hand gives; LL-K4: a strict table lets one lay anything."""
    hand, strict = state.player.hand, state.variants.strict_free_programme
    for size in range(1 if strict else NUMBERS.free.cards_least, NUMBERS.free.cards_most + 1):
        for cards in dict.fromkeys(combinations(hand, size)):
            if strict or is_free_programme(state.cards.faces, cards):
                yield LayFree(cards)


def _exchange(state: State) -> list[LuckyLoopAction]:
    """LL-T2: draw on; where up to three may be exchanged, discard."""
    return [*draws(state), *(_discard(state) if state.variants.exchange_up_to_three else [])]


def _discard(state: State) -> list[LuckyLoopAction]:
    """LL-T2: any card of the hand."""
    return [Discard(card) for card in dict.fromkeys(state.player.hand)]


def _highlight(state: State) -> list[LuckyLoopAction]:
    """LL-K5: any card of the free programme."""
    return [Highlight(card) for card in dict.fromkeys(state.player.free)]


def _ready(state: State) -> list[LuckyLoopAction]:
    """LL-F1, LL-B2, LL-F5: throw, buy the red die, or stop after two cards."""
    flight = state.flight
    assert flight is not None
    choices: list[LuckyLoopAction] = [Roll()] if flight.pool else []
    if may_buy_seventh(state, flight):
        choices.append(SeventhDie())
    if not flight.is_free and len(flight.open_boxes) == 1:
        choices.append(Stop())
    if flight.is_free and not flight.pool:
        choices.append(GiveUp())
    return choices


def _thrown(state: State) -> list[LuckyLoopAction]:
    """LL-F2, LL-B3, LL-F3: make a card, buy a re-roll, or let a failed throw stand."""
    flight = state.flight
    assert flight is not None
    choices = makes(state, flight)
    giving_up: list[LuckyLoopAction] = [] if choices else [GiveUp()]
    rerolls = [Reroll(dice) for dice, _ in selections(flight.thrown)] if state.player.tokens else []
    return [*choices, *rerolls, *giving_up]


_LEGAL: Mapping[Phase, Callable[[State], list[LuckyLoopAction]]] = {
    "turn": _turn,
    "exchange": _exchange,
    "discard": _discard,
    "refill": draws,
    "highlight": _highlight,
    "ready": _ready,
    "thrown": _thrown,
}
