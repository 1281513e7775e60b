"""The legal actions of each phase, and the questions that decide them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, product

from tavolata.core.caching import cached_last
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.games.lucky_loop.actions import (
    CARDS,
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
from tavolata.games.lucky_loop.content import EASIER, HARDER, NUMBERS, Colour, Faces
from tavolata.games.lucky_loop.rules.scoring import is_made, least_dice
from tavolata.games.lucky_loop.state import Box, Flight, Phase, Player, State

_DRAWS = {deck: Draw(deck) for deck in DECKS}
_RAISES = {programme: {card: {harder: Raise(programme, harder) for harder in HARDER[card]} for card in CARDS} for programme in PROGRAMMES}
_DISCARDS = {card: Discard(card) for card in CARDS}
_ROLL, _SEVENTH, _STOP, _GIVE_UP = Roll(), SeventhDie(), Stop(), GiveUp()


def draws_left(phase: Phase, held: int, drawn: int) -> int:
    """LL-T2, LL-T4: return the number of cards still to draw, to refill the hand after a flight or else for an exchange."""
    return NUMBERS.hand - held if phase == "refill" else NUMBERS.exchanged - drawn


def closed_to(player: Player) -> list[Programme]:
    """LL-D4: return the programmes in which the player has already scored 20 or more."""
    return [programme for programme, points in player.results.items() if points >= NUMBERS.closed_at]


def may_raise(state: State) -> bool:
    """LL-D2: return whether single cards can be played, as they can from the second round on."""
    return state.round >= NUMBERS.single_card_from_round


def rises_above(laid: Iterable[Card], card: Card) -> Card | None:
    """LL-D2: return the laid card that a more difficult card of the same colour replaces, or None."""
    return next((other for other in laid if other in EASIER[card]), None)


def raised(laid: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """LL-D2: return the cards of a programme after a single card is played."""
    replaced = rises_above(laid, card)
    assert replaced is not None
    return tuple(card if other == replaced else other for other in laid)


def by_colour(faces: Faces, hand: Iterable[Card]) -> dict[Colour, list[Card]]:
    """LL-D1: return the different cards of a hand by colour."""
    held: dict[Colour, list[Card]] = {}
    for card in dict.fromkeys(hand):
        held.setdefault(faces[card].colour, []).append(card)
    return held


def total_difficulty(faces: Faces, programme: Iterable[Card]) -> int:
    """LL-K3: return the sum of the difficulties of a free programme."""
    return sum(faces[card].difficulty for card in programme)


def dice_needed(faces: Faces, programme: Iterable[Card]) -> int:
    """LL-K3: return the fewest dice that the cards of a free programme need together."""
    return sum(least_dice(faces[card].difficulty) for card in programme)


def is_free_programme(faces: Faces, programme: Sequence[Card]) -> bool:
    """LL-K3: return whether these cards are a legal free programme."""
    return are_free_programme([faces[card].difficulty for card in programme])


def are_free_programme(difficulties: Sequence[int]) -> bool:
    """LL-K3: return whether cards of these difficulties are enough, difficult enough, and feasible with six dice."""
    return (
        NUMBERS.free.cards_least <= len(difficulties) <= NUMBERS.free.cards_most
        and sum(difficulties) >= NUMBERS.free.difficulty_least
        and sum(map(least_dice, difficulties)) <= NUMBERS.dice
    )


def free_programmes(faces: Faces, hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """LL-K3: return each legal free programme of a hand."""
    return (cards for cards in _choices_of_cards(hand, NUMBERS.free.cards_least) if is_free_programme(faces, cards))


def _choices_of_cards(hand: Sequence[Card], least: int) -> Iterator[tuple[Card, ...]]:
    for size in range(least, NUMBERS.free.cards_most + 1):
        yield from dict.fromkeys(combinations(hand, size))


def may_buy_seventh(tokens: int, bought: bool) -> bool:
    """LL-B2: return whether the player has a token, and has not bought the red die this turn."""
    return tokens > 0 and not bought


def may_stop(free: bool, open_cards: int) -> bool:
    """LL-F5, LL-K6: return whether the flight can be ended: two cards of a programme are made, which is not a free one."""
    return not free and open_cards == 1


def dice_to_throw(pool: int) -> int:
    """LL-F1: return the number of dice in the next throw: three, or all that are left."""
    return min(pool, NUMBERS.dice_in_a_throw)


@cache
def selections(thrown: Dice) -> tuple[tuple[Dice, int], ...]:
    """Return every different selection of one to three dice of a throw, with its sum."""
    chosen = dict.fromkeys(dice for size in range(1, len(thrown) + 1) for dice in combinations(thrown, size))
    return tuple((dice, sum(dice)) for dice in chosen)


def makes(faces: Faces, flight: Flight) -> list[Make]:
    """LL-F2, LL-K6: return each legal make: an open card with a selection of dice that makes it."""
    boxes: Iterable[Box] = flight.boxes
    if flight.programme is None:  # a free programme can contain a card twice
        boxes = {(box.card, box.highlight): box for box in flight.open_boxes}.values()
    found: list[Make] = []
    thrown = flight.thrown
    for box in boxes:
        if not box.dice:
            found += _makes_of(box.card, faces[box.card].difficulty, box.highlight, thrown)
    return found


@cache
def _makes_of(card: Card, difficulty: int, highlight: bool, thrown: Dice) -> tuple[Make, ...]:
    """LL-F2, LL-K6: return each legal make of one card with dice of a throw."""
    return tuple([Make(card, dice, highlight) for dice in _dice_making(difficulty, highlight, thrown)])


@cache
def _dice_making(difficulty: int, highlight: bool, thrown: Dice) -> list[Dice]:
    """LL-F2, LL-K6: return each selection of dice of a throw that makes a card of this difficulty."""
    return [dice for dice, total in selections(thrown) if is_made(difficulty, total, highlight)]


def why_missed(faces: Faces, flight: Flight, box: Box) -> LocalizedText | None:
    """LL-F2, LL-K6: return why the dice on the table do not make a card; None if they do, or without dice."""
    return why_too_few(faces[box.card].difficulty, box.highlight, flight.thrown)


@cache
def why_too_few(difficulty: int, highlight: bool, thrown: Dice) -> LocalizedText | None:
    """LL-F2, LL-K6: return why these dice do not make a card of this difficulty; None if they do, or without dice."""
    sums = [total for _, total in selections(thrown)]
    if not sums or any(is_made(difficulty, total, highlight) for total in sums):
        return None
    reached = max(sums)
    if reached < difficulty:
        return LocalizedText("lucky_loop.miss.short", {"reached": reached, "difficulty": difficulty})
    return LocalizedText("lucky_loop.miss.exact", {"difficulty": difficulty})


def can_make(faces: Faces, flight: Flight) -> bool:
    """LL-F3: return whether the throw makes any open card."""
    return bool(makes(faces, flight))


@cached_last
def current_makes(state: State) -> Sequence[Make]:
    """LL-F2, LL-F3: return the makes of the thrown dice, needed when they fall and when one is chosen."""
    return makes(state.cards.faces, state.current_flight)


def _draws(state: State) -> list[LuckyLoopAction]:
    """LL-T2, LL-T3: return the draws from decks that have cards."""
    decks = state.decks
    return [draw for deck, draw in _DRAWS.items() if decks[deck]]


def _turn(state: State) -> list[LuckyLoopAction]:
    """LL-T1, LL-K1: return the actions that begin a turn: flights, or in the final phase free programmes, and draws to exchange."""
    player = state.players[state.turn]
    if player.in_final_phase:
        return [*_lay_frees(state), *_draws(state)]
    return [*_flies(state, player), *_raises(state, player), *_draws(state)]


def _flies(state: State, player: Player) -> list[LuckyLoopAction]:
    """LL-D1: return each flight of three cards from hand in a programme that is open to the player."""
    held, closed = by_colour(state.cards.faces, player.hand), closed_to(player)
    return [
        Fly(programme, cards)
        for programme, (first, second, third) in NUMBERS.programmes.items()
        if first in held and second in held and third in held and programme not in closed
        for cards in product(held[first], held[second], held[third])
    ]


def _raises(state: State, player: Player) -> list[Raise]:
    """LL-D2: return each more difficult card in hand, for each programme with cards."""
    if not may_raise(state):
        return []
    hand, closed = dict.fromkeys(player.hand), closed_to(player)
    harder = [_raises_of(programme, laid) for programme, laid in state.laid.items() if laid and programme not in closed]
    return [raises[card] for raises in harder for card in hand if card in raises]


@lru_cache(4096)
def _raises_of(programme: Programme, laid: tuple[Card, ...]) -> Mapping[Card, Raise]:
    """LL-D2: return for each more difficult card the action that plays it on a programme."""
    raises: dict[Card, Raise] = {}
    for card in laid:
        raises |= _RAISES[programme][card]
    return raises


def why_not_flyable(state: State) -> dict[Programme, LocalizedText]:
    """LL-D1, LL-D2, LL-D4: return why the current player cannot fly some programmes."""
    held = {state.cards.faces[card].colour for card in state.player.hand}
    raisable = {action.programme for action in _raises(state, state.player)}
    closed = closed_to(state.player)
    why: dict[Programme, LocalizedText] = {}
    for programme, colours in NUMBERS.programmes.items():
        lacking = next((colour for colour in colours if colour not in held), None)
        if programme in closed:
            why[programme] = LocalizedText("lucky_loop.bar.closed", {"points": state.player.results[programme]})
        elif lacking and programme not in raisable:
            laid = "raise" if state.laid[programme] and may_raise(state) else "colour"
            why[programme] = LocalizedText(f"lucky_loop.bar.{laid}", {"colour": lacking})
    return why


def _lay_frees(state: State) -> Iterator[LuckyLoopAction]:
    """LL-K3: yield each free programme of the hand. LL-K4: a strict table allows any cards."""
    hand = state.player.hand
    strict = state.variants.strict_free_programme
    return map(LayFree, _choices_of_cards(hand, 1) if strict else free_programmes(state.cards.faces, hand))


def _exchange(state: State) -> list[LuckyLoopAction]:
    """LL-T2: return the draws of an exchange, and the discards where fewer than three cards may be exchanged."""
    return [*_draws(state), *(_discard(state) if state.variants.exchange_up_to_three else [])]


def _discard(state: State) -> list[LuckyLoopAction]:
    """LL-T2: return the discard of each different card of the hand."""
    return [_DISCARDS[card] for card in dict.fromkeys(state.player.hand)]


def _highlight(state: State) -> list[LuckyLoopAction]:
    """LL-K5: return the highlight of each different card of the free programme."""
    return [Highlight(card) for card in dict.fromkeys(state.player.free)]


def _ready(state: State) -> list[LuckyLoopAction]:
    """LL-F1, LL-B2, LL-F5: return the legal actions before a throw: throw, buy the red die, or stop after two cards."""
    flight = state.current_flight
    pool, free = flight.pool, flight.programme is None
    choices: list[LuckyLoopAction] = [_ROLL] if pool else []
    if may_buy_seventh(state.players[state.turn].tokens, flight.bought):
        choices.append(_SEVENTH)
    if may_stop(free, len(flight.open_boxes)):
        choices.append(_STOP)
    if free and not pool:
        choices.append(_GIVE_UP)
    return choices


def _thrown(state: State) -> list[LuckyLoopAction]:
    """LL-F2, LL-B3, LL-F3: return the legal actions after a throw: make a card, buy a re-roll, or accept a failed throw."""
    choices = current_makes(state)
    rerolls = _rerolls(state.current_flight.thrown) if state.players[state.turn].tokens else ()
    return [*choices, *rerolls] if choices else [*rerolls, _GIVE_UP]


@cache
def _rerolls(thrown: Dice) -> tuple[Reroll, ...]:
    """LL-B3: return the re-roll of each selection of the thrown dice."""
    return tuple(Reroll(dice) for dice, _ in selections(thrown))


CHOICES: Mapping[Phase, Callable[[State], list[LuckyLoopAction]]] = {
    "turn": _turn,
    "exchange": _exchange,
    "discard": _discard,
    "refill": _draws,
    "highlight": _highlight,
    "ready": _ready,
    "thrown": _thrown,
}
"""The function that returns the current player's legal actions, by phase."""
