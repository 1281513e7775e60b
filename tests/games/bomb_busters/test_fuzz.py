"""Random games of Bomb Busters: the protocol, what is conserved, that facts are true, and that nothing leaks."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.game import CHANCE, CLOCK, Action, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation, visible_events
from tavolata.core.testing import conformance
from tavolata.games.bomb_busters.actions import Accuse, Announce, BombBustersAction, Deal, Point, Slip, Special
from tavolata.games.bomb_busters.content import AS_RED, COUNT, MISSIONS, NUMBERS, PARITY, RANK_OF, RED, VALUE_OF, Wire, wire_name
from tavolata.games.bomb_busters.facts import (
    AmongFact,
    CountedFact,
    EqualFact,
    Fact,
    FoundFact,
    HoldsFact,
    IsRedFact,
    LacksFact,
    NotAllRedFact,
    NotValueFact,
    OrderedFact,
    ParityFact,
    ShownFact,
    UnequalFact,
)
from tavolata.games.bomb_busters.missions.group_action import SpecialView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.hands import announceable, tokens_left
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.state import Slot, State
from tests.chance import random_games
from tests.games.bomb_busters.table import ELSEWHERE, GAME, TABLES, acted, table

GAMES = random_games(12)
GAMES_ELSEWHERE = random_games(4)
CLOCK_ACTS = {"10": 1 / 100, "30": 1 / 200}
OFTEN = 1 / 40
"""The probability that the clock acts first where it may; less if it has many cues."""
ALSO_LOST = {
    **dict.fromkeys(("9", "16", "36"), ("stuck",)),
    **dict.fromkeys(("10", "19"), ("time",)),
    "30": ("time", "special"),
    **dict.fromkeys(("14", "28"), ("missed",)),
    **dict.fromkeys(("13", "23"), ("special",)),
}
"""What else can explode the bomb in a mission."""
Watcher: TypeAlias = Callable[[BombBustersMatch], None]


def play_game(seats: int, seed: int, options: dict[str, Any], watch: Watcher) -> BombBustersMatch:
    """Return a game by random choices; in every other one the players mostly know what they are doing, or none would be won."""
    rng = random.Random(seed)
    match: BombBustersMatch = Match.new("bomb-busters", seats, seed, options)
    slips, ticks = 0.02 if seed % 2 else 1.0, CLOCK_ACTS.get(options["mission"], OFTEN)
    while match.result is None:
        actor = CLOCK if CLOCK in match.actors and rng.random() < ticks else rng.choice([one for one in match.actors if one != CLOCK])
        choices = match.legal(actor)
        match.play(actor, by_kind(choices if rng.random() < slips else right(match.state, choices), rng))
        if match.state.stands:
            watch(match)
        assert len(match.log) < 2000
    return match


def by_kind(choices: Sequence[BombBustersAction], rng: random.Random) -> BombBustersAction:
    """Return a random action, first its kind."""
    return cast(BombBustersAction, conformance.choose_by_kind(choices, rng))


def right(state: State, choices: Sequence[Any]) -> Sequence[Any]:
    """Return the choices without pointing and announcing that must go wrong."""
    if not state.stands:
        return choices
    held = announceable(state, state.turn)
    pointed = {state.at(place).value for place in state.aim.pointed} if state.aim else set()

    named = next((twist.value for twist in GAME.view(state, None).twists if isinstance(twist, SpecialView)), None)

    def is_right(action: Action) -> bool:
        if isinstance(action, Special | Accuse | Slip):
            return False
        if isinstance(action, Point) and action.slot is not None and state.phase == "choose":
            return state.at((action.stand, action.slot)).value == named
        if isinstance(action, Point) and action.slot is not None:
            return state.at((action.stand, action.slot)).value in held
        return not isinstance(action, Announce) or not pointed.isdisjoint(action.values)

    return [action for action in choices if is_right(action)] or choices


def slots_of(state: State) -> list[Slot]:
    """Return every wire, also those in a swap."""
    return [*(slot for stand in state.stands for slot in stand), *(state.swap.taken if state.swap else ())]


def check_conserved(state: State) -> None:
    """Check: every wire in play exists once, tokens are true and not too many, and the dial is in range."""
    slots = slots_of(state)
    yellow, red = (
        [wire_name("yellow", number) for number in state.yellow.values],
        [wire_name("red", number) for number in state.red.values],
    )
    blue = [*state.mission.blue_values, *([f"r{state.mission.as_red}"] if state.mission.as_red else [])]
    in_play = Counter(dict.fromkeys(blue, NUMBERS.copies)) + Counter(yellow + red) - Counter(state.removed)
    assert Counter(slot.wire for slot in slots) == in_play
    assert sorted(slot.tile for slot in slots) == list(range(len(slots)))
    assert all(tokens_left(state.rules, [slots], slot.token) >= 0 for slot in slots if slot.token)
    assert all(is_true_token(state, slot) for slot in slots if slot.token)
    assert Counter(slot.value for slot in slots if slot.cut) == state.cuts
    assert (0 if state.result else 1) <= state.dial <= max(NUMBERS.rewound_at_most, state.seats)
    for stand in state.stands:
        assert all(right.x or RANK_OF[left.wire] <= RANK_OF[right.wire] for left, right in pairwise(stand))
        assert not any(slot.x for slot in stand[:-1])


def is_true_token(state: State, slot: Slot) -> bool:
    """BB-D4, BB-m21, BB-m24: return True if a token is true; a count was true when it was placed."""
    assert slot.token
    if slot.wire in AS_RED.values():
        return not slot.cut and slot.wire == f"r{slot.token}"
    if slot.token in COUNT:
        return any(isinstance(fact, CountedFact) and fact.tile == slot.tile and fact.count == COUNT[slot.token] for fact in state.facts)
    return not slot.cut and (slot.value in PARITY[slot.token] if slot.token in PARITY else slot.token == slot.value)


def check_facts(state: State) -> None:
    """Check: all public facts are true."""
    wires = {slot.tile: slot.wire for slot in slots_of(state)}
    assert len(set(state.facts)) == len(state.facts)
    assert all(is_true(fact, wires) for fact in state.facts)


def is_true(fact: Fact, wires: dict[int, Wire]) -> bool:
    value = {tile: VALUE_OF[wire] for tile, wire in wires.items()}
    match fact:
        case NotValueFact() | ShownFact():
            return (value[fact.tile] == fact.value) == isinstance(fact, ShownFact)
        case IsRedFact():
            return value[fact.tile] == RED
        case HoldsFact() | LacksFact():
            return any(value[tile] == fact.value for tile in fact.tiles) == isinstance(fact, HoldsFact)
        case FoundFact():
            return any(value[tile] in fact.values for tile in fact.tiles)
        case NotAllRedFact():
            return any(value[tile] != RED for tile in fact.tiles)
        case EqualFact() | UnequalFact():
            return (value[fact.left] == value[fact.right]) == isinstance(fact, EqualFact)
        case ParityFact():
            return value[fact.tile] in PARITY[fact.parity]
        case CountedFact() | AmongFact():
            of = fact.value if isinstance(fact, AmongFact) else value[fact.tile]
            return [value[tile] for tile in fact.tiles].count(of) == fact.count
        case OrderedFact():
            return all(RANK_OF[wires[left]] <= RANK_OF[wires[right]] for left, right in pairwise(fact.tiles))


def with_other_secrets(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Return the same table for this seat, with all wires that it cannot see dealt at random, also the removed ones."""
    known = {slot.tile for stand, owner in zip(state.stands, state.owners, strict=True) for slot in stand if slot.cut or owner == seat}
    known |= set(state.seen[seat]) if seat is not None else set()
    hidden = [slot.wire for slot in slots_of(state) if slot.tile not in known] + list(state.removed)
    rng.shuffle(hidden)

    def other(slot: Slot) -> Slot:
        return slot if slot.tile in known else replace(slot, wire=hidden.pop())

    stands = tuple(tuple(map(other, stand)) for stand in state.stands)
    swap = replace(state.swap, taken=tuple(map(other, state.swap.taken))) if state.swap else None
    return replace(state, stands=stands, swap=swap, removed=tuple(hidden))


def bytes_sent(match: BombBustersMatch, state: State, seat: Seat | None) -> bytes:
    """Return all that is sent to a seat in a position, and the actors."""
    other = Match.from_state(match.game, state, match.seats, match.options)
    sight = Observation(other, seat)
    return msgspec.json.encode([sight.view, sight.legal, list(sight.consequences.items()), other.actors])


def check_no_leak(match: BombBustersMatch, rng: random.Random) -> None:
    """Check: dealing the unseen wires again changes no byte that is sent to the seat."""
    if match.result is None:
        for seat in (None, *range(match.seats)):
            swapped = with_other_secrets(match.state, seat, rng)
            assert bytes_sent(match, swapped, seat) == bytes_sent(match, match.state, seat)


def check_announceable(match: BombBustersMatch) -> None:
    """Check: the announceable values of a view are the legal ones after pointing at any wire."""
    for seat in range(match.seats):
        values = GAME.view(match.state, seat).announceable
        points = [action for action in match.legal(seat) if isinstance(action, Point)]
        assert points or not values
        for point in points if values else []:
            pointed, _ = GAME.apply(match.state, seat, point)
            assert [(action, GAME.write(action)) for action in GAME.legal(pointed, seat)] == [
                (Announce((told.value,)), told.text) for told in values
            ]


def check_deals_are_private(match: BombBustersMatch) -> None:
    """Check: a dealt wire is sent to its owner only, and no view shows wires before all are dealt."""
    before = match.at(next(n for n, entry in enumerate(match.log) if isinstance(entry.action, Deal)))
    told = [GAME.apply(before.state, CHANCE, deal) for deal in before.legal(CHANCE)]
    for seat in (None, *range(match.seats)):
        messages = {msgspec.json.encode(visible_events(events, seat)) for _, events in told}
        assert len(messages) == (len(told) if seat == match.state.captain else 1)
        assert len({msgspec.json.encode(GAME.view(after, seat)) for after, _ in told}) == 1


def endings_of(seats: int, games: int, options: dict[str, Any]) -> Counter[str]:
    """Return the results of random games; each keeps all invariants, leaks nothing, and ends by a rule."""
    rng = random.Random(seats)
    endings = Counter[str]()

    def watch(match: BombBustersMatch) -> None:
        check_conserved(match.state)
        check_facts(match.state)
        if rng.random() < 0.05:
            conformance.check_position(match)
            check_no_leak(match, rng)
            check_announceable(match)

    for seed in range(games):
        match = play_game(seats, seed, options, watch)
        check_conserved(match.state)
        assert match.result is not None
        endings[match.result.reason] += 1
        if seed % 25 == 0:
            conformance.check_game(match)
            check_deals_are_private(match)
    assert endings.total() == games
    assert set(endings) <= {"defused", "dial", "red", *ALSO_LOST.get(options["mission"], ())}
    return endings


@pytest.mark.parametrize(("seats", "mission"), TABLES)
def test_random_games_keep_every_invariant_and_leak_nothing(seats: int, mission: str) -> None:
    endings = endings_of(seats, GAMES, {"mission": mission})
    assert endings["defused"] > 0 < endings.total() - endings["defused"]


@pytest.mark.parametrize(("seats", "mission", "edition"), ELSEWHERE)
def test_bb_n8_so_do_random_games_of_other_editions(seats: int, mission: str, edition: str) -> None:
    endings_of(seats, GAMES_ELSEWHERE, {"mission": mission, "edition": edition})


@settings(max_examples=15)
@given(seats=st.sampled_from(GAME.seats), seed=st.integers(0, 2**32), detector=st.sampled_from(["hand", "stand"]), data=st.data())
def test_every_choice_of_equipment_conforms(seats: int, seed: int, detector: str, data: st.DataObject) -> None:
    rng = random.Random(seed)
    cards = data.draw(st.lists(st.sampled_from(MISSIONS["8"].cards), min_size=seats, max_size=seats, unique=True))

    def watch(match: BombBustersMatch) -> None:
        check_conserved(match.state)
        check_facts(match.state)
        if rng.random() < 0.1:
            conformance.check_position(match)
            check_no_leak(match, rng)
            check_announceable(match)

    match = play_game(seats, seed, {"mission": "8", "detector": detector, "equipment": ",".join(cards)}, watch)
    conformance.check_game(match)


PLAYED_ALIKE = [
    ("use double-detector", "point 1.1", "point 1.2", "announce 5"),
    ("use double-detector", "point 1.1", "point 1.2", "announce 7"),
    ("point 1.1", "announce 5"),
]


@pytest.mark.parametrize("lines", PLAYED_ALIKE, ids=" ".join)
def test_being_asked_to_choose_tells_the_others_nothing(lines: tuple[str, ...]) -> None:
    """BB-D2, BB-Q3: whether a player has a choice of what to cut, mark or open is private."""
    first, *others = (
        acted(table(mine, theirs, "?2 ?4"), *lines)
        for mine in ("?1 ?5 ?5 ?7", "?1 ?3 ?5 ?7")
        for theirs in ("?1 ?5 ?5 ?9", "?1 ?5 ?6 ?9", "?1 ?5 ?R5 ?9")
    )
    for other in others:
        assert bytes_sent(other, with_cards_of(other, first), 2) == bytes_sent(first, first.state, 2)


def with_cards_of(match: BombBustersMatch, like: BombBustersMatch) -> State:
    """Return a position with the public markers of another: the tables above differ in the reds that lie before the deal."""
    return replace(match.state, red=like.state.red)


def test_one_seed_gives_one_game() -> None:
    conformance.check_seeded_twins("bomb-busters", 3, 7, {"mission": "8"})


@settings(max_examples=10)
@given(mission=st.sampled_from([mission for seats, mission in TABLES if seats == 2]), seed=st.integers(0, 1000))
def test_the_odds_of_chance_sum_to_one(mission: str, seed: int) -> None:
    rng = random.Random(seed)
    match: Match[Any, Any, Any] = Match.new("bomb-busters", 2, seed=None, options={"mission": mission})
    while not match.state.stands:
        if match.actors == [CHANCE]:
            conformance.check_odds(match)
        match.play(match.actors[0], rng.choice(match.legal(match.actors[0])))
    check_conserved(match.state)
