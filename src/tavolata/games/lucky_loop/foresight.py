"""What the choices of a seat lead to, told before they are made: figures of the rules, and nothing hidden."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import replace

from tavolata.core.foresight import Foresight, Sentence
from tavolata.core.game import Action, Seat
from tavolata.games.lucky_loop.actions import (
    PROGRAMMES,
    Card,
    Discard,
    Draw,
    Fly,
    GiveUp,
    Highlight,
    LayFree,
    Make,
    Programme,
    Raise,
    Reroll,
    Roll,
    SeventhDie,
    Stop,
)
from tavolata.games.lucky_loop.content import NUMBERS
from tavolata.games.lucky_loop.rules.flight import consolation
from tavolata.games.lucky_loop.rules.legal import (
    dice_needed,
    dice_to_throw,
    is_free_programme,
    legal,
    may_buy_seventh,
    raised,
    rises_above,
    total_difficulty,
)
from tavolata.games.lucky_loop.rules.scoring import (
    DIE,
    does_free_count,
    exchange_cost,
    free_gain,
    gain,
    is_exact,
    least_recorded,
    most_points,
    points_of,
    points_of_flight,
    worst_result,
)
from tavolata.games.lucky_loop.state import Box, Flight, Phase, State, without
from tavolata.words import Fact

Weight: TypeAlias = Literal["plain", "idle", "ruins"]
Ahead: TypeAlias = Mapping[Action, Foresight]


def foresee(state: State, seat: Seat) -> Ahead:
    """What the choices of a seat lead to, where that is not plain to see."""
    foreseen = _FORESEEN.get(state.phase)
    return foreseen(state) if foreseen and seat == state.turn else {}


def _say(key: str, **facts: Fact) -> Sentence:
    return Sentence(f"lucky_loop.ahead.{key}", facts)


def _told(*says: Sentence | None, weight: Weight = "plain") -> Foresight:
    return Foresight(tuple(sentence for sentence in says if sentence), weight)


# The turn begins


def _turn(state: State) -> Ahead:
    ahead: dict[Action, Foresight] = {}
    choices = legal(state)
    # Nobody is asked twice about what cannot be had better.
    wasted = state.is_last_round and not all(isinstance(action, Draw) for action in choices)
    for action in choices:
        match action:
            case Fly(programme, cards):
                ahead[action] = _flying(state, programme, cards)
            case Raise(programme, card):
                ahead[action] = _flying(state, programme, raised(state.laid[programme], card), _replacing(state, action))
            case LayFree(cards):
                ahead[action] = _laying_free(state, cards)
            case Draw():
                ahead[action] = _told(*_exchanging(state), weight="ruins" if wasted else "plain")
    return ahead


def _flying(state: State, programme: Programme, cards: Sequence[Card], *more: Sentence) -> Foresight:
    """LL-F8 to LL-F10: what the cards can bring at best, and from where on it counts."""
    faces, before = state.cards.faces, state.player.results.get(programme)
    most, least = most_points([(faces[card], False) for card in cards], _dice_to_have(state)), least_recorded(before)
    if most < least:
        return _told(*more, _say("fly.vain", most=most, least=least), weight="ruins")
    counts = _say("fly.again", before=before) if before else _say("fly.first", least=least)
    return _told(*more, _say("fly.most", most=most), counts, _say("fly.fourth") if _would_be_fourth(state, programme) else None)


def _would_be_fourth(state: State, programme: Programme) -> bool:
    """LL-K1: recorded, it leads to the final phase, if there is a turn to come."""
    accomplished = {*state.player.results, programme}
    return not state.is_last_round and not state.player.in_final_phase and len(accomplished) == len(PROGRAMMES)


def _replacing(state: State, action: Raise) -> Sentence:
    """LL-D2: the card that goes."""
    replaced = rises_above(state.laid[action.programme], action.card)
    assert replaced is not None
    return _say("raise", difficulty=state.cards.faces[replaced].difficulty, colour=state.cards.faces[replaced].colour)


def _laying_free(state: State, cards: tuple[Card, ...]) -> Foresight:
    """LL-K3, LL-K4, LL-K8: what can be had, and what follows."""
    faces, worst = state.cards.faces, worst_result(state.player.results)
    if not is_free_programme(faces, cards):
        return _told(*_illegal(state, cards), weight="ruins")
    most = _most_of_free(state, cards)
    if most <= worst:
        return _told(_say("free.vain", most=most, worst=worst), *_committing(state, cards), weight="ruins")
    return _told(_say("free.most", most=most, worst=worst), *_committing(state, cards))


def _committing(state: State, cards: Sequence[Card]) -> Iterator[Sentence]:
    """LL-K3, LL-K7: the rest of the hand goes; the cards are locked, if there is a turn to come; a failure costs."""
    if rest := len(state.player.hand) - len(cards):
        yield _say("free.rest", count=rest)
    yield _say("fail.free" if state.is_last_round else "free.locks", count=NUMBERS.free.failure_costs)


def _illegal(state: State, cards: Sequence[Card]) -> Iterator[Sentence]:
    """LL-K4: at a strict table it is discarded, and why."""
    faces, free = state.cards.faces, NUMBERS.free
    if len(cards) < free.cards_least:
        yield _say("free.few", count=len(cards), least=free.cards_least)
    elif (total := total_difficulty(faces, cards)) < free.difficulty_least:
        yield _say("free.easy", total=total, least=free.difficulty_least)
    else:
        yield _say("free.dice", needed=dice_needed(faces, cards), most=NUMBERS.dice)
    yield _say("free.illegal", count=free.illegal_costs)


def _most_of_free(state: State, cards: Sequence[Card]) -> int:
    """LL-K8: the most points that a free programme can bring, with the highlight on the card that pays most."""
    faces = state.cards.faces
    best, *others = sorted((faces[card] for card in cards), key=lambda face: -face.exact)
    return most_points([(best, True), *((face, False) for face in others)], _dice_to_have(state))


def _dice_to_have(state: State) -> int:
    """LL-F1, LL-B2: the dice of a flight, the red one too if it can be paid for."""
    return NUMBERS.dice + may_buy_seventh(state.player.tokens, bought=False)


# Exchanging


def _exchanging(state: State) -> Iterator[Sentence]:
    """LL-T2, LL-K2: an exchange is the whole turn; in the final phase it costs; LL-E1: in the last round it brings nothing."""
    if state.is_last_round:
        yield _say("exchange.last")
    per_card = state.variants.final_exchange_per_card
    cost = exchange_cost(state.player.in_final_phase, 0, per_card)
    if cost:
        yield _say("exchange.each" if per_card else "exchange.costs", count=cost)
    yield _say("exchange.few" if state.variants.exchange_up_to_three else "exchange", count=NUMBERS.exchanged)


def _drawing(state: State) -> Ahead:
    """LL-T2, LL-K2: what another card costs, and that discarding ends the drawing."""
    cost = exchange_cost(state.player.in_final_phase, state.drawn, state.variants.final_exchange_per_card)
    ahead: dict[Action, Foresight] = {}
    for action in legal(state):
        if isinstance(action, Draw) and cost:
            ahead[action] = _told(_say("exchange.costs", count=cost))
        elif isinstance(action, Discard):
            ahead[action] = _told(_say("discard", count=state.owed))
    return ahead


def _highlighting(state: State) -> Ahead:
    """LL-K5, LL-K8: what the highlight asks for and pays on each card."""
    faces = state.cards.faces
    return {
        Highlight(card): _told(
            _say("highlight", difficulty=faces[card].difficulty, points=points_of(faces[card], exact=True, highlight=True))
        )
        for card in dict.fromkeys(state.player.free)
    }


# Before a throw


def _ready(state: State) -> Ahead:
    ahead: dict[Action, Foresight] = {}
    for action in legal(state):
        match action:
            case Roll():
                ahead[action] = _rolling(state)
            case SeventhDie():
                ahead[action] = _buying(state)
            case Stop():
                ahead[action] = _told(_ending(state, "end"), weight="plain" if state.supply else "ruins")
            case GiveUp():
                ahead[action] = _told(_ending(state, "end"), weight="ruins")
    return ahead


def _rolling(state: State) -> Foresight:
    """LL-F1, LL-F3: how many dice fall, what they have to reach, and what a failure means."""
    flight = state.under_way
    dice, least = dice_to_throw(flight.pool), _easiest(state, flight.open_boxes)
    if dice * DIE < least:
        return _told(_say("roll.vain", count=dice, reached=dice * DIE, least=least), _ending(state, "fail"), weight="idle")
    return _told(_say("roll", count=dice, least=least), _ending(state, "fail"))


def _easiest(state: State, boxes: Sequence[Box]) -> int:
    """The lowest difficulty that is still open."""
    return min(state.cards.faces[box.card].difficulty for box in boxes)


def _ending(state: State, how: Literal["end", "fail"]) -> Sentence:
    """LL-F4 to LL-F6, LL-K7: what a flight brings that ends, or would fail, with its cards as they are."""
    flight = state.under_way
    token = "" if not consolation(flight) else ".token" if state.supply else ".no_token"
    return _say(f"{how}.{'free' if flight.is_free else 'programme'}{token}", count=NUMBERS.free.failure_costs)


def _buying(state: State) -> Foresight:
    """LL-B2: what the red die costs, and whether this throw has it more."""
    flight = state.under_way
    more = dice_to_throw(flight.pool + 1) > dice_to_throw(flight.pool)
    now = _say("seventh.now" if more else "seventh.later", count=dice_to_throw(flight.pool + 1))
    return _told(_paying(state), now)


def _paying(state: State) -> Sentence:
    """LL-B4: a token goes, and so many stay."""
    return _say("token", count=state.player.tokens - 1)


# After a throw


def _thrown(state: State) -> Ahead:
    choices = legal(state)
    makes: dict[Action, Foresight] = {action: _making(state, action) for action in choices if isinstance(action, Make)}
    if all(foresight.weight == "ruins" for foresight in makes.values()):
        # Nobody is asked twice about what cannot be had better.
        makes = {action: replace(foresight, weight="plain") for action, foresight in makes.items()}
    others: dict[Action, Foresight] = {action: _again(state, bool(makes)) for action in choices if isinstance(action, Reroll)}
    others |= {action: _told(_ending(state, "end"), weight="ruins") for action in choices if isinstance(action, GiveUp)}
    return {**makes, **others}


def _again(state: State, can_make_one: bool) -> Foresight:
    """LL-B3: what a re-roll costs."""
    return _told(_paying(state), _say("again.gives_up") if can_make_one else None)


def _making(state: State, action: Make) -> Foresight:
    """LL-F2, LL-F6, LL-F7: where the flight stands with this card made."""
    flight = state.under_way
    face = state.cards.faces[action.card]
    points = points_of(face, is_exact(face.difficulty, sum(action.dice)), action.highlight)
    total, left = sum(box.points for box in flight.boxes) + points, flight.pool - len(action.dice)
    boxes = flight.open_boxes
    still = without(boxes, (next(box for box in boxes if (box.card, box.highlight) == (action.card, action.highlight)),))
    return _going_on(state, still, left) if still else _landing(state, flight, points_of_flight(total, left), left)


def _going_on(state: State, still: Sequence[Box], left: int) -> Foresight:
    """LL-F6, LL-K6: the dice that are left for the cards still open."""
    may_buy = may_buy_seventh(state.player.tokens, state.under_way.bought)
    least, reached = _easiest(state, still), dice_to_throw(left + may_buy) * DIE
    if left == 0 and not may_buy:
        return _told(_say("make.out"), weight="ruins")
    if reached < least:
        return _told(_say("make.short", count=left, least=least), weight="ruins")
    return _told(_say("make.left", count=left))


def _landing(state: State, flight: Flight, points: int, spare: int) -> Foresight:
    """LL-F7 to LL-F10, LL-K8: what the flight lands with, and what of it counts."""
    results, programme = state.player.results, flight.programme
    lands = _say("land", points=points, spare=spare)
    if programme is None:
        return _landing_free(state, points, lands)
    before = results.get(programme)
    if gained := gain(before, points):
        fourth = _say("land.fourth") if _would_be_fourth(state, programme) else None
        return _told(lands, _say("land.counts", gained=gained), fourth)
    return _told(lands, _say("land.stands", before=before) if before else _say("land.short", least=least_recorded(before)), weight="ruins")


def _landing_free(state: State, points: int, lands: Sentence) -> Foresight:
    """LL-K8: it takes the place of the worst result, as far as it counts."""
    results, dropped = state.player.results, state.variants.lower_free_dropped
    worst, gained = worst_result(results), free_gain(results, points, dropped)
    counts = does_free_count(results, points, dropped)
    tells = _say("land.free", gained=gained, worst=worst) if counts else _say("land.stands", before=worst)
    return _told(lands, tells, weight="ruins" if gained < 0 else "plain")


_FORESEEN: Mapping[Phase, Callable[[State], Ahead]] = {
    "turn": _turn,
    "exchange": _drawing,
    "highlight": _highlighting,
    "ready": _ready,
    "thrown": _thrown,
}
