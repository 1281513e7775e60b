"""What the choices of a seat lead to, told before they are made: figures of the rules, and nothing hidden."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec.structs import replace

from tavolata.core.caching import cached_by_identity
from tavolata.core.game import Action, Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.lucky_loop.actions import (
    PROGRAMMES,
    Card,
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
from tavolata.games.lucky_loop.rules.flight import consolation
from tavolata.games.lucky_loop.rules.legal import (
    dice_needed,
    dice_to_throw,
    is_free_programme,
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
from tavolata.games.lucky_loop.state import Box, Flight, Phase, State, Variants
from tavolata.i18n import Fact

Weight: TypeAlias = Literal["plain", "idle", "ruins"]
Ending: TypeAlias = str
"""How a flight ends, as the keys of its sentences have it."""
Ahead: TypeAlias = Mapping[Action, Consequence]
Choices: TypeAlias = Sequence[LuckyLoopAction]

_kept = lru_cache(4096)
"""What is said depends on a few small numbers, and is said over and over."""


def foresee(state: State, seat: Seat, choices: Choices) -> Ahead:
    """What the choices of a seat lead to, where that is not plain to see."""
    foreseen = _FORESEEN.get(state.phase)
    return foreseen(state, choices) if foreseen and seat == state.turn else {}


def _say(key: str, **facts: Fact) -> LocalizedText:
    return LocalizedText(f"lucky_loop.ahead.{key}", facts)


def _told(*says: LocalizedText | None, weight: Weight = "plain") -> Consequence:
    return Consequence(tuple(sentence for sentence in says if sentence), weight)


# The turn begins


def _turn(state: State, choices: Choices) -> Ahead:
    ahead: dict[Action, Consequence] = {}
    drawing, dice = _exchanging(state, choices), _dice_to_have(state)
    faces, standing = state.cards.faces, {programme: _standing(state, programme) for programme in PROGRAMMES}
    for action in choices:
        if type(action) is Draw:
            ahead[action] = drawing
        elif type(action) is Fly:
            ahead[action] = _flying(tuple([faces[card] for card in action.cards]), dice, *standing[action.programme])
        elif type(action) is Raise:
            gone, cards = _replacing(state.laid[action.programme], action.card)
            ahead[action] = _raising(faces[gone], tuple([faces[card] for card in cards]), dice, *standing[action.programme])
        elif type(action) is LayFree:
            ahead[action] = _laying_free(state, action.cards)
    return ahead


@_kept
def _replacing(laid: tuple[Card, ...], card: Card) -> tuple[Card, tuple[Card, ...]]:
    """LL-D2: the card that goes where a single one is played, and those that lie there then."""
    gone = rises_above(laid, card)
    assert gone is not None
    return gone, raised(laid, card)


def _standing(state: State, programme: Programme) -> tuple[int | None, bool]:
    """The result of a programme before a flight, and whether recording it leads to the final phase."""
    return state.player.results.get(programme), _would_be_fourth(state, programme)


@_kept
def _flying(cards: tuple[Face, ...], dice: int, before: int | None, is_fourth: bool) -> Consequence:
    """LL-F8 to LL-F10: what the cards can bring at best, and from where on it counts."""
    return _reaching(_at_best(cards, dice), before, is_fourth)


@_kept
def _at_best(cards: tuple[Face, ...], dice: int) -> int:
    return most_points([(face, False) for face in cards], dice)


@_kept
def _raising(gone: Face, cards: tuple[Face, ...], dice: int, before: int | None, is_fourth: bool) -> Consequence:
    """LL-D2: the card that goes, and what the others can bring with the one in its place."""
    told = _flying(cards, dice, before, is_fourth)
    return Consequence((_say("raise", difficulty=gone.difficulty, colour=gone.colour), *told.says), told.weight)


@_kept
def _reaching(most: int, before: int | None, is_fourth: bool) -> Consequence:
    least = least_recorded(before)
    if most < least:
        return _told(_say("fly.vain", most=most, least=least), weight="ruins")
    counts = _say("fly.again", before=before) if before else _say("fly.first", least=least)
    return _told(_say("fly.most", most=most), counts, _say("fly.fourth") if is_fourth else None)


def _would_be_fourth(state: State, programme: Programme) -> bool:
    """LL-K1: recorded, it leads to the final phase, if there is a turn to come."""
    results = state.player.results
    return len(results) == len(PROGRAMMES) - 1 and programme not in results and not state.is_last_round


def _laying_free(state: State, cards: tuple[Card, ...]) -> Consequence:
    """LL-K3, LL-K4, LL-K8: what can be had, and what follows."""
    faces, worst = state.cards.faces, worst_result(state.player.results)
    if not is_free_programme(faces, cards):
        return _told(*_illegal(state, cards), weight="ruins")
    most = _most_of_free(state, cards)
    if most <= worst:
        return _told(_say("free.vain", most=most, worst=worst), *_committing(state, cards), weight="ruins")
    return _told(_say("free.most", most=most, worst=worst), *_committing(state, cards))


def _committing(state: State, cards: Sequence[Card]) -> Iterator[LocalizedText]:
    """LL-K3, LL-K7: the rest of the hand goes; the cards are locked, if there is a turn to come; a failure costs."""
    if rest := len(state.player.hand) - len(cards):
        yield _say("free.rest", count=rest)
    yield _say("fail.free" if state.is_last_round else "free.locks", count=NUMBERS.free.failure_costs)


def _illegal(state: State, cards: Sequence[Card]) -> Iterator[LocalizedText]:
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


def _exchanging(state: State, choices: Choices) -> Consequence:
    """LL-T2, LL-K2: an exchange is the whole turn; in the final phase it costs."""
    # Nobody is asked twice about what cannot be had better.
    wasted = state.is_last_round and not all(type(action) is Draw for action in choices)
    return _exchange(state.variants, state.player.in_final_phase, state.is_last_round, wasted)


@_kept
def _exchange(variants: Variants, is_final: bool, is_last_round: bool, wasted: bool) -> Consequence:
    """LL-E1: in the last round it brings nothing."""
    cost = exchange_cost(is_final, 0, variants.final_exchange_per_card)
    return _told(
        _say("exchange.last") if is_last_round else None,
        _say("exchange.each" if variants.final_exchange_per_card else "exchange.costs", count=cost) if cost else None,
        _say("exchange.few" if variants.exchange_up_to_three else "exchange", count=NUMBERS.exchanged),
        weight="ruins" if wasted else "plain",
    )


def _drawing(state: State, choices: Choices) -> Ahead:
    """LL-T2, LL-K2: what another card costs, and that discarding ends the drawing."""
    cost = exchange_cost(state.player.in_final_phase, state.drawn, state.variants.final_exchange_per_card)
    ahead: dict[Action, Consequence] = {}
    for action in choices:
        if type(action) is Draw and cost:
            ahead[action] = _counted("exchange.costs", cost)
        elif type(action) is Discard:
            ahead[action] = _counted("discard", state.owed)
    return ahead


@_kept
def _counted(key: str, count: int) -> Consequence:
    return _told(_say(key, count=count))


def _highlighting(state: State, _choices: Choices) -> Ahead:
    """LL-K5, LL-K8: what the highlight asks for and pays on each card."""
    faces = state.cards.faces
    return {
        Highlight(card): _told(
            _say("highlight", difficulty=faces[card].difficulty, points=points_of(faces[card], exact=True, highlight=True))
        )
        for card in dict.fromkeys(state.player.free)
    }


# Before a throw


def _ready(state: State, choices: Choices) -> Ahead:
    flight, ending = state.under_way, _ending(state)
    ahead: dict[Action, Consequence] = {}
    for action in choices:
        if type(action) is Roll:
            ahead[action] = _rolling(dice_to_throw(flight.pool), _easiest(state, flight.open_boxes), ending)
        elif type(action) is SeventhDie:
            ahead[action] = _buying(flight.pool, state.player.tokens)
        elif type(action) is Stop:
            ahead[action] = _stopping(ending, is_paid=bool(state.supply))
        elif type(action) is GiveUp:
            ahead[action] = _stopping(ending, is_paid=False)
    return ahead


@_kept
def _rolling(dice: int, least: int, ending: Ending) -> Consequence:
    """LL-F1, LL-F3: how many dice fall, what they have to reach, and what a failure means."""
    if dice * DIE < least:
        return _told(_say("roll.vain", count=dice, reached=dice * DIE, least=least), _brought("fail", ending), weight="idle")
    return _told(_say("roll", count=dice, least=least), _brought("fail", ending))


def _easiest(state: State, boxes: Sequence[Box]) -> int:
    """The lowest difficulty that is still open."""
    faces = state.cards.faces
    return min([faces[box.card].difficulty for box in boxes])


def _ending(state: State) -> Ending:
    """LL-F4 to LL-F6: how a flight ends, or would fail, with its cards as they are."""
    flight = state.under_way
    token = "" if not consolation(flight) else ".token" if state.supply else ".no_token"
    return f"{'free' if flight.is_free else 'programme'}{token}"


def _brought(how: Literal["end", "fail"], ending: Ending) -> LocalizedText:
    """LL-F4 to LL-F6, LL-K7: what that brings."""
    return _say(f"{how}.{ending}", count=NUMBERS.free.failure_costs)


@_kept
def _stopping(ending: Ending, *, is_paid: bool) -> Consequence:
    """LL-F5: an end that brings nothing is asked about once more."""
    return _told(_brought("end", ending), weight="plain" if is_paid else "ruins")


@_kept
def _buying(pool: int, tokens: int) -> Consequence:
    """LL-B2: what the red die costs, and whether this throw has it more."""
    more = dice_to_throw(pool + 1) > dice_to_throw(pool)
    return _told(_paying(tokens), _say("seventh.now" if more else "seventh.later", count=dice_to_throw(pool + 1)))


def _paying(tokens: int) -> LocalizedText:
    """LL-B4: a token goes, and so many stay."""
    return _say("token", count=tokens - 1)


# After a throw


def _thrown(state: State, choices: Choices) -> Ahead:
    ahead = _making(state, [action for action in choices if type(action) is Make])
    can_make_one = bool(ahead)
    if can_make_one and {foresight.weight for foresight in ahead.values()} == {"ruins"}:
        # Nobody is asked twice about what cannot be had better.
        ahead = {action: _not_doubted(foresight) for action, foresight in ahead.items()}
    for action in choices:
        if type(action) is Reroll:
            ahead[action] = _again(state.player.tokens, can_make_one)
        elif type(action) is GiveUp:
            ahead[action] = _stopping(_ending(state), is_paid=False)
    return ahead


@cached_by_identity
def _not_doubted(foresight: Consequence) -> Consequence:
    return replace(foresight, weight="plain")


@_kept
def _again(tokens: int, can_make_one: bool) -> Consequence:
    """LL-B3: what a re-roll costs."""
    return _told(_paying(tokens), _say("again.gives_up") if can_make_one else None)


def _making(state: State, makes: Sequence[Make]) -> dict[Action, Consequence]:
    """LL-F2, LL-F6, LL-F7: where the flight stands with each of these cards made."""
    flight, faces = state.under_way, state.cards.faces
    least, *others = sorted([faces[box.card].difficulty for box in flight.open_boxes])
    if not others:
        return {make: _landing(state, flight, make) for make in makes}
    pool, may_buy = flight.pool, may_buy_seventh(state.player.tokens, flight.bought)
    return {make: _going_on(pool - len(make.dice), others[0] if faces[make.card].difficulty == least else least, may_buy) for make in makes}


@_kept
def _going_on(left: int, least: int, may_buy: bool) -> Consequence:
    """LL-F6, LL-K6: the dice that are left for the cards still open."""
    if left == 0 and not may_buy:
        return _told(_say("make.out"), weight="ruins")
    if dice_to_throw(left + may_buy) * DIE < least:
        return _told(_say("make.short", count=left, least=least), weight="ruins")
    return _told(_say("make.left", count=left))


def _landing(state: State, flight: Flight, last: Make) -> Consequence:
    """LL-F7 to LL-F10, LL-K8: what the flight lands with when its last card is made, and what of it counts."""
    face, spare = state.cards.faces[last.card], flight.pool - len(last.dice)
    made = sum(box.points for box in flight.boxes) + points_of(face, is_exact(face.difficulty, sum(last.dice)), last.highlight)
    points, programme = points_of_flight(made, spare), flight.programme
    if programme is None:
        return _landing_free(state, points, _say("land", points=points, spare=spare))
    return _landing_with(points, spare, state.player.results.get(programme), _would_be_fourth(state, programme))


@_kept
def _landing_with(points: int, spare: int, before: int | None, is_fourth: bool) -> Consequence:
    """LL-F7 to LL-F10: of a programme."""
    lands = _say("land", points=points, spare=spare)
    if gained := gain(before, points):
        return _told(lands, _say("land.counts", gained=gained), _say("land.fourth") if is_fourth else None)
    return _told(lands, _say("land.stands", before=before) if before else _say("land.short", least=least_recorded(before)), weight="ruins")


def _landing_free(state: State, points: int, lands: LocalizedText) -> Consequence:
    """LL-K8: it takes the place of the worst result, as far as it counts."""
    results, dropped = state.player.results, state.variants.lower_free_dropped
    worst, gained = worst_result(results), free_gain(results, points, dropped)
    counts = does_free_count(results, points, dropped)
    tells = _say("land.free", gained=gained, worst=worst) if counts else _say("land.stands", before=worst)
    return _told(lands, tells, weight="ruins" if gained < 0 else "plain")


_FORESEEN: Mapping[Phase, Callable[[State, Choices], Ahead]] = {
    "turn": _turn,
    "exchange": _drawing,
    "highlight": _highlighting,
    "ready": _ready,
    "thrown": _thrown,
}
