"""Computes the consequences of choices by the rules, from public information only."""

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
from tavolata.games.lucky_loop.bot.sentences import sentence
from tavolata.games.lucky_loop.content import NUMBERS, CardFace
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
    DIE_MAX,
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

Weight: TypeAlias = Literal["plain", "idle", "ruins"]
Ending: TypeAlias = str
"""The kind of end of a flight: a part of message keys."""
Consequences: TypeAlias = Mapping[Action, Consequence]
Choices: TypeAlias = Sequence[LuckyLoopAction]

_cached = lru_cache(4096)
"""Decorator that caches consequences: they depend on few small numbers."""


def consequences(state: State, seat: Seat, choices: Choices) -> Consequences:
    """Return the consequences of a seat's choices, where they are not obvious."""
    foreseen = _BY_PHASE.get(state.phase)
    return foreseen(state, choices) if foreseen and seat == state.turn else {}


def _consequence(*sentences: LocalizedText | None, weight: Weight = "plain") -> Consequence:
    return Consequence(tuple(each for each in sentences if each), weight)


# The turn begins


def _turn_start(state: State, choices: Choices) -> Consequences:
    found: dict[Action, Consequence] = {}
    drawing, dice = _exchanging(state, choices), _available_dice(state)
    faces, standing = state.cards.faces, {programme: _programme_status(state, programme) for programme in PROGRAMMES}
    for action in choices:
        if type(action) is Draw:
            found[action] = drawing
        elif type(action) is Fly:
            found[action] = _flying(tuple([faces[card] for card in action.cards]), dice, *standing[action.programme])
        elif type(action) is Raise:
            gone, cards = _replacing(state.laid[action.programme], action.card)
            found[action] = _raising(faces[gone], tuple([faces[card] for card in cards]), dice, *standing[action.programme])
        elif type(action) is LayFree:
            found[action] = _laying_free(state, action.cards)
    return found


@_cached
def _replacing(laid: tuple[Card, ...], card: Card) -> tuple[Card, tuple[Card, ...]]:
    """LL-D2: return the replaced card and the programme's cards afterwards."""
    gone = rises_above(laid, card)
    assert gone is not None
    return gone, raised(laid, card)


def _programme_status(state: State, programme: Programme) -> tuple[int | None, bool]:
    """Return the programme's result before a flight, and whether recording it starts the final phase."""
    return state.player.results.get(programme), _would_be_fourth(state, programme)


@_cached
def _flying(cards: tuple[CardFace, ...], dice: int, before: int | None, is_fourth: bool) -> Consequence:
    """LL-F8 to LL-F10: return the consequence of a flight: the most points of its cards, and the fewest that count."""
    return _reaching(_max_points(cards, dice), before, is_fourth)


@_cached
def _max_points(cards: tuple[CardFace, ...], dice: int) -> int:
    return most_points([(face, False) for face in cards], dice)


@_cached
def _raising(gone: CardFace, cards: tuple[CardFace, ...], dice: int, before: int | None, is_fourth: bool) -> Consequence:
    """LL-D2: return the consequence of a single card: the replaced card, and the most points of the programme."""
    flight = _flying(cards, dice, before, is_fourth)
    return Consequence((sentence("ahead.raise", difficulty=gone.difficulty, colour=gone.colour), *flight.says), flight.weight)


@_cached
def _reaching(most: int, before: int | None, is_fourth: bool) -> Consequence:
    least = least_recorded(before)
    if most < least:
        return _consequence(sentence("ahead.fly.vain", most=most, least=least), weight="ruins")
    counts = sentence("ahead.fly.again", before=before) if before else sentence("ahead.fly.first", least=least)
    return _consequence(sentence("ahead.fly.most", most=most), counts, sentence("ahead.fly.fourth") if is_fourth else None)


def _would_be_fourth(state: State, programme: Programme) -> bool:
    """LL-K1: return whether a first result in this programme starts the final phase, with turns to come."""
    results = state.player.results
    return len(results) == len(PROGRAMMES) - 1 and programme not in results and not state.is_last_round


def _laying_free(state: State, cards: tuple[Card, ...]) -> Consequence:
    """LL-K3, LL-K4, LL-K8: return the consequence of laying a free programme: its most points and its costs."""
    faces, worst = state.cards.faces, worst_result(state.player.results)
    if not is_free_programme(faces, cards):
        return _consequence(*_illegal(state, cards), weight="ruins")
    most = _max_free_points(state, cards)
    if most <= worst:
        return _consequence(sentence("ahead.free.vain", most=most, worst=worst), *_committing(state, cards), weight="ruins")
    return _consequence(sentence("ahead.free.most", most=most, worst=worst), *_committing(state, cards))


def _committing(state: State, cards: Sequence[Card]) -> Iterator[LocalizedText]:
    """LL-K3, LL-K7: yield sentences about the discarded rest of the hand, the locked cards and the cost of a failure."""
    if rest := len(state.player.hand) - len(cards):
        yield sentence("ahead.free.rest", count=rest)
    yield sentence("ahead.fail.free" if state.is_last_round else "ahead.free.locks", count=NUMBERS.free.failure_costs)


def _illegal(state: State, cards: Sequence[Card]) -> Iterator[LocalizedText]:
    """LL-K4: yield the fault of an illegal free programme, and its penalty at a strict table."""
    faces, free = state.cards.faces, NUMBERS.free
    if len(cards) < free.cards_least:
        yield sentence("ahead.free.few", count=len(cards), least=free.cards_least)
    elif (total := total_difficulty(faces, cards)) < free.difficulty_least:
        yield sentence("ahead.free.easy", total=total, least=free.difficulty_least)
    else:
        yield sentence("ahead.free.dice", needed=dice_needed(faces, cards), most=NUMBERS.dice)
    yield sentence("ahead.free.illegal", count=free.illegal_costs)


def _max_free_points(state: State, cards: Sequence[Card]) -> int:
    """LL-K8: return the most points of a free programme, with the highlight on the card that pays most."""
    faces = state.cards.faces
    best, *others = sorted((faces[card] for card in cards), key=lambda face: -face.exact)
    return most_points([(best, True), *((face, False) for face in others)], _available_dice(state))


def _available_dice(state: State) -> int:
    """LL-F1, LL-B2: return the dice of a flight, with the red one if it can be paid for."""
    return NUMBERS.dice + may_buy_seventh(state.player.tokens, bought=False)


# Exchanging


def _exchanging(state: State, choices: Choices) -> Consequence:
    """LL-T2, LL-K2: return the consequence of beginning an exchange."""
    # A choice without a better alternative needs no confirmation.
    wasted = state.is_last_round and not all(type(action) is Draw for action in choices)
    return _exchange(state.variants, state.player.in_final_phase, state.is_last_round, wasted)


@_cached
def _exchange(variants: Variants, is_final: bool, is_last_round: bool, wasted: bool) -> Consequence:
    """LL-E1: return the same from few numbers, so that it can be cached; in the last round an exchange is useless."""
    cost = exchange_cost(is_final, 0, variants.final_exchange_per_card)
    return _consequence(
        sentence("ahead.exchange.last") if is_last_round else None,
        sentence("ahead.exchange.each" if variants.final_exchange_per_card else "ahead.exchange.costs", count=cost) if cost else None,
        sentence("ahead.exchange.few" if variants.exchange_up_to_three else "ahead.exchange", count=NUMBERS.exchanged),
        weight="ruins" if wasted else "plain",
    )


def _drawing(state: State, choices: Choices) -> Consequences:
    """LL-T2, LL-K2: return the consequences in an exchange: the cost of another card, and the discards to come."""
    cost = exchange_cost(state.player.in_final_phase, state.drawn, state.variants.final_exchange_per_card)
    found: dict[Action, Consequence] = {}
    for action in choices:
        if type(action) is Draw and cost:
            found[action] = _counted("exchange.costs", cost)
        elif type(action) is Discard:
            found[action] = _counted("discard", state.owed)
    return found


@_cached
def _counted(key: str, count: int) -> Consequence:
    return _consequence(sentence(f"ahead.{key}", count=count))


def _highlighting(state: State, _choices: Choices) -> Consequences:
    """LL-K5, LL-K8: return the consequence of each highlight: the difficulty and points of its card."""
    faces = state.cards.faces
    return {
        Highlight(card): _consequence(
            sentence("ahead.highlight", difficulty=faces[card].difficulty, points=points_of(faces[card], exact=True, highlight=True))
        )
        for card in dict.fromkeys(state.player.free)
    }


# Before a throw


def _before_throw(state: State, choices: Choices) -> Consequences:
    flight, ending = state.current_flight, _ending(state)
    found: dict[Action, Consequence] = {}
    for action in choices:
        if type(action) is Roll:
            found[action] = _rolling(dice_to_throw(flight.pool), _lowest_difficulty(state, flight.open_boxes), ending)
        elif type(action) is SeventhDie:
            found[action] = _buying(flight.pool, state.player.tokens)
        elif type(action) is Stop:
            found[action] = _stopping(ending, is_paid=bool(state.supply))
        elif type(action) is GiveUp:
            found[action] = _stopping(ending, is_paid=False)
    return found


@_cached
def _rolling(dice: int, least: int, ending: Ending) -> Consequence:
    """LL-F1, LL-F3: return the consequence of a throw: the number of dice, the lowest difficulty, and the effect of a failure."""
    if dice * DIE_MAX < least:
        return _consequence(
            sentence("ahead.roll.vain", count=dice, reached=dice * DIE_MAX, least=least), _ending_text("fail", ending), weight="idle"
        )
    return _consequence(sentence("ahead.roll", count=dice, least=least), _ending_text("fail", ending))


def _lowest_difficulty(state: State, boxes: Sequence[Box]) -> int:
    """Return the lowest difficulty of the open cards."""
    faces = state.cards.faces
    return min([faces[box.card].difficulty for box in boxes])


def _ending(state: State) -> Ending:
    """LL-F4 to LL-F6: return the kind of end that the flight would have now."""
    flight = state.current_flight
    token = "" if not consolation(flight) else ".token" if state.supply else ".no_token"
    return f"{'free' if flight.is_free else 'programme'}{token}"


def _ending_text(how: Literal["end", "fail"], ending: Ending) -> LocalizedText:
    """LL-F4 to LL-F6, LL-K7: return the sentence about the effect of an end or a failure."""
    return sentence(f"ahead.{how}.{ending}", count=NUMBERS.free.failure_costs)


@_cached
def _stopping(ending: Ending, *, is_paid: bool) -> Consequence:
    """LL-F5: return the consequence of ending a flight; one that earns nothing needs a confirmation."""
    return _consequence(_ending_text("end", ending), weight="plain" if is_paid else "ruins")


@_cached
def _buying(pool: int, tokens: int) -> Consequence:
    """LL-B2: return the consequence of buying the red die: its price, and whether the next throw has more dice."""
    more = dice_to_throw(pool + 1) > dice_to_throw(pool)
    return _consequence(
        _token_cost(tokens), sentence("ahead.seventh.now" if more else "ahead.seventh.later", count=dice_to_throw(pool + 1))
    )


def _token_cost(tokens: int) -> LocalizedText:
    """LL-B4: return the sentence about the tokens left after paying one."""
    return sentence("ahead.token", count=tokens - 1)


# After a throw


def _after_throw(state: State, choices: Choices) -> Consequences:
    found = _making(state, [action for action in choices if type(action) is Make])
    can_make_one = bool(found)
    if can_make_one and {consequence.weight for consequence in found.values()} == {"ruins"}:
        # A choice without a better alternative needs no confirmation.
        found = {action: _without_warning(consequence) for action, consequence in found.items()}
    for action in choices:
        if type(action) is Reroll:
            found[action] = _reroll(state.player.tokens, can_make_one)
        elif type(action) is GiveUp:
            found[action] = _stopping(_ending(state), is_paid=False)
    return found


@cached_by_identity
def _without_warning(consequence: Consequence) -> Consequence:
    return replace(consequence, weight="plain")


@_cached
def _reroll(tokens: int, can_make_one: bool) -> Consequence:
    """LL-B3: return the consequence of a re-roll: its price, and whether it gives up a card that could be made."""
    return _consequence(_token_cost(tokens), sentence("ahead.again.gives_up") if can_make_one else None)


def _making(state: State, makes: Sequence[Make]) -> dict[Action, Consequence]:
    """LL-F2, LL-F6, LL-F7: return the consequence of each make: the dice left, or the score of the flight."""
    flight, faces = state.current_flight, state.cards.faces
    least, *others = sorted([faces[box.card].difficulty for box in flight.open_boxes])
    if not others:
        return {make: _landing(state, flight, make) for make in makes}
    pool, may_buy = flight.pool, may_buy_seventh(state.player.tokens, flight.bought)
    return {
        make: _cards_left(pool - len(make.dice), others[0] if faces[make.card].difficulty == least else least, may_buy) for make in makes
    }


@_cached
def _cards_left(left: int, least: int, may_buy: bool) -> Consequence:
    """LL-F6, LL-K6: return the consequence of a make that leaves open cards: the dice left for them."""
    if left == 0 and not may_buy:
        return _consequence(sentence("ahead.make.out"), weight="ruins")
    if dice_to_throw(left + may_buy) * DIE_MAX < least:
        return _consequence(sentence("ahead.make.short", count=left, least=least), weight="ruins")
    return _consequence(sentence("ahead.make.left", count=left))


def _landing(state: State, flight: Flight, last: Make) -> Consequence:
    """LL-F7 to LL-F10, LL-K8: return the consequence of the last make: the points of the flight, and those that count."""
    face, spare = state.cards.faces[last.card], flight.pool - len(last.dice)
    made = sum(box.points for box in flight.boxes) + points_of(face, is_exact(face.difficulty, sum(last.dice)), last.highlight)
    points, programme = points_of_flight(made, spare), flight.programme
    if programme is None:
        return _landing_free(state, points, sentence("ahead.land", points=points, spare=spare))
    return _landing_with(points, spare, state.player.results.get(programme), _would_be_fourth(state, programme))


@_cached
def _landing_with(points: int, spare: int, before: int | None, is_fourth: bool) -> Consequence:
    """LL-F7 to LL-F10: return the consequence of the last make of a programme."""
    lands = sentence("ahead.land", points=points, spare=spare)
    if gained := gain(before, points):
        return _consequence(lands, sentence("ahead.land.counts", gained=gained), sentence("ahead.land.fourth") if is_fourth else None)
    return _consequence(
        lands,
        sentence("ahead.land.stands", before=before) if before else sentence("ahead.land.short", least=least_recorded(before)),
        weight="ruins",
    )


def _landing_free(state: State, points: int, lands: LocalizedText) -> Consequence:
    """LL-K8: return the consequence of the last make of a free programme, which can replace the worst result."""
    results, dropped = state.player.results, state.variants.lower_free_dropped
    worst, gained = worst_result(results), free_gain(results, points, dropped)
    counts = does_free_count(results, points, dropped)
    outcome = sentence("ahead.land.free", gained=gained, worst=worst) if counts else sentence("ahead.land.stands", before=worst)
    return _consequence(lands, outcome, weight="ruins" if gained < 0 else "plain")


_BY_PHASE: Mapping[Phase, Callable[[State, Choices], Consequences]] = {
    "turn": _turn_start,
    "exchange": _drawing,
    "highlight": _highlighting,
    "ready": _before_throw,
    "thrown": _after_throw,
}
