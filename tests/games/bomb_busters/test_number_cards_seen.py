"""BB-m29-8: where secret number cards can be, as each seat and a spectator saw it, against every world one by one."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from math import lcm
from random import Random
from typing import Any, TypeAlias

import pytest

from tavolata.core.game import CHANCE, Event
from tavolata.games.bomb_busters.content import BLUE_VALUES, NUMBERS
from tavolata.games.bomb_busters.events import CardDiscarded, CardLaid, CardOpened, CardTaken, NumberDealt
from tavolata.games.bomb_busters.missions.card_locations import DECK, LAID, UNDER, Place
from tavolata.games.bomb_busters.missions.guessing import GuessState, GuessView
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.number_cards import places_of
from tavolata.games.bomb_busters.state import State
from tests.games.bomb_busters.table import GAME, play
from tests.games.bomb_busters.test_determinization import DRAWN, assert_as_often
from tests.games.bomb_busters.test_mission_guessing import cards_of, guessing, view_of

Lie: TypeAlias = tuple[tuple[Place, frozenset[str]], ...]
"""Which cards lie in each place."""
Worlds: TypeAlias = dict[Lie, Fraction]
"""How often all cards lie so, if every deal and every choice of a card comes as often."""


def lie_of(cards: GuessState) -> Lie:
    hands = {seat: frozenset(hand) for seat, hand in enumerate(cards.hands)}
    laid = frozenset([cards.laid] if cards.laid else [])
    return tuple({**hands, LAID: laid, DECK: frozenset(cards.deck), UNDER: frozenset(cards.under)}.items())


def parted(values: frozenset[str], counts: list[tuple[Place, int]]) -> Iterator[Lie]:
    if not counts:
        yield ()
        return
    (place, count), *others = counts
    for some in combinations(sorted(values), count):
        yield from (((place, frozenset(some)), *rest) for rest in parted(values - {*some}, others))


def cards_in(state: State) -> GuessState:
    cards = state.rule_states[0]
    assert isinstance(cards, GuessState)
    return cards


class Watcher:
    """An observer that keeps every world that fits what it has seen."""

    def __init__(self, state: State, eyes: int | None) -> None:
        self.eyes = eyes
        truth = lie_of(cards_in(state))
        values = frozenset[str]().union(*(some for _, some in truth))
        self.worlds: Worlds = dict.fromkeys(parted(values, [(place, len(some)) for place, some in truth]), Fraction(1))
        self.keep(self.sees_own(state))

    def keep(self, fits: Callable[[dict[Place, frozenset[str]]], bool]) -> None:
        self.worlds = {lie: often for lie, often in self.worlds.items() if fits(dict(lie))}

    def sees_own(self, state: State) -> Callable[[dict[Place, frozenset[str]]], bool]:
        """Return the seat's hand, its placed card, and the number of cards in each place."""
        truth, cards = dict(lie_of(cards_in(state))), cards_in(state)
        mine = [] if self.eyes is None else [self.eyes, *([LAID] if cards.layer == self.eyes else [])]
        return lambda lie: all(lie[place] == truth[place] for place in mine) and all(len(lie[at]) == len(truth[at]) for at in truth)

    def move(self, source: Place, target: Place, only: str | None = None) -> None:
        """Check: any card of one place, or this one, comes to another."""
        after: Worlds = {}
        for lie, often in self.worlds.items():
            there = dict(lie)
            for value in there[source] if only is None else there[source] & {only}:
                other = tuple({**there, source: there[source] - {value}, target: there[target] | {value}}.items())
                after[other] = after.get(other, Fraction(0)) + often / len(there[source])
        self.worlds = after

    def drop(self, value: str, source: Place) -> None:
        """Check: all players see a card leave."""
        self.worlds = {
            tuple({**dict(lie), source: dict(lie)[source] - {value}}.items()): often
            for lie, often in self.worlds.items()
            if value in dict(lie)[source]
        }

    def watch(self, before: State, events: list[Event], after: State) -> None:
        """Check: what happens to cards, one after another."""
        cards, drawn = cards_in(before), any(isinstance(event, NumberDealt) for event in events)
        source = DECK if cards.deck else UNDER
        for event in events:
            match event:
                case CardLaid(seat, _, value):
                    self.move(seat, LAID, value if self.eyes == seat else None)
                case CardOpened(_, value):
                    self.move(LAID, before.turn, value)
                    cards = GuessState((*cards.hands[: before.turn], (*cards.hands[before.turn], value), *cards.hands[before.turn + 1 :]))
                case CardTaken(seat):
                    self.move(LAID, seat)
                case NumberDealt(seat, value):
                    self.move(source, seat, value if self.eyes == seat else None)
                case CardDiscarded(value):
                    at = next((seat for seat, hand in enumerate(cards.hands) if value in hand), None)
                    was = cards_in(before)
                    pile = UNDER if value in was.under else DECK
                    self.drop(value, pile if at is None else at)
        if not drawn:
            self.tidy(before, after)
        self.keep(self.sees_own(after))

    def tidy(self, before: State, after: State) -> None:
        """Check: no hand has a finished value, and a player without wires has put all cards under the deck."""
        finished = {value for value, count in after.cuts.items() if count == NUMBERS.copies}
        self.keep(lambda lie: all(finished.isdisjoint(some) for place, some in lie.items() if place not in (DECK, UNDER)))
        empty = [seat for seat in range(before.seats) if before.has_wires(seat) and not after.has_wires(seat)]
        for seat in empty:
            self.worlds = {
                tuple({**dict(lie), seat: frozenset[str](), UNDER: dict(lie)[UNDER] | dict(lie)[seat]}.items()): often
                for lie, often in self.worlds.items()
            }

    def places_of(self, value: str) -> dict[Place, float]:
        often: dict[Place, Fraction] = {}
        for lie, times in self.worlds.items():
            at = next(place for place, some in lie if value in some)
            often[at] = often.get(at, Fraction(0)) + times
        return {place: float(times / sum(self.worlds.values())) for place, times in often.items()}


def check(watchers: list[Watcher], match: BombBustersMatch) -> None:
    """Check: each knows where each card is as likely as all worlds say."""
    for watcher in watchers:
        guess = GAME.view(match.state, watcher.eyes).twists[0]
        assert isinstance(guess, GuessView)
        for value in BLUE_VALUES:
            if value not in guess.gone:
                assert places_of(guess, value) == pytest.approx(watcher.places_of(value)), (watcher.eyes, value)


STANDS = ("?1 ?2 ?3 ?5", "?1 ?2 ?4 ?6", "?1 ?3 ?4 ?5 ?6 ?6")
CUTS = {"1": 1, "2": 2, "3": 2, "4": 2, "5": 2, "6": 1, "11": 2}
MUG: dict[str, Any] = {"cards": ("coffee-mug", "ray", "rewinder"), "cuts": CUTS, "dial": 9}
STAGED: dict[str, tuple[tuple[tuple[str, ...], ...], str | None, tuple[str, ...]]] = {
    "a deck": ((("1", "7"), ("2", "3"), ("4",)), "5", ("8", "9", "10", "12")),
    "no deck": ((("1", "7"), ("2", "3"), ("4", "6")), "5", ("8", "9", "10", "11", "12")),
    "three each": ((("1", "7", "8"), ("2", "3"), ("4", "6")), "5", ("9", "10", "11", "12")),
}


def staged(name: str) -> BombBustersMatch:
    hands, laid, gone = STAGED[name]
    return guessing(hands, laid, *STANDS, gone=gone, **MUG)


def follow(match: BombBustersMatch, line: str, watchers: list[Watcher]) -> None:
    before, actor = match.state, match.actors[0]
    events = match.play(actor, line)
    if match.result is None:
        for watcher in watchers:
            watcher.watch(before, list(events), match.state)
        check(watchers, match)


def all_eyes(match: BombBustersMatch) -> list[Watcher]:
    return [Watcher(match.state, eyes) for eyes in (None, *range(match.seats))]


@pytest.mark.parametrize("name", STAGED)
@pytest.mark.parametrize("seed", range(3))
def test_bb_mission_29_8_where_cards_can_be_is_what_all_worlds_say(name: str, seed: int) -> None:
    """Random games that use the Coffee Mug as soon as a player has a known card."""
    match, random = staged(name), Random(seed)
    watchers, passed = all_eyes(match), 0
    check(watchers, match)
    while match.result is None:
        lines = [match.write(action) for action in match.legal(match.actors[0])]
        mug = [line for line in lines if line == "use coffee-mug" and any(cards_of(match).known)]
        line = random.choice(mug or [line for line in lines if not line.startswith("use")] or lines)
        passed += line == "use coffee-mug"
        follow(match, line, watchers)
    assert passed or any(not match.state.has_wires(seat) for seat in range(match.seats)), "cards went where nobody saw them"


def test_bb_mission_29_8_a_known_card_that_was_passed_on_is_with_one_of_two() -> None:
    """Public knowledge stays; the owner and the taker of the card know more."""
    hands, laid, gone = STAGED["a deck"]
    match = guessing(hands, laid, *STANDS, known=((), (), ("4",)), gone=gone, **MUG)
    play(match, "use coffee-mug", "next 1")
    assert view_of(match, None).known == ((), (), ())
    assert places_of(view_of(match, None), "4") == {0: 0.5, 2: 0.5}
    assert places_of(view_of(match, 1), "4") == {0: 0.5, 2: 0.5}
    assert places_of(view_of(match, 2), "5") == {0: 1.0}
    assert places_of(view_of(match, 0), "4") == {2: 1.0}
    for seat in (None, 1):
        worlds = [match.state.rules.resampled(seat, Random(seed), match.state) for seed in range(60)]
        assert {next(at for at, hand in enumerate(cards_in(world).hands) if "4" in hand) for world in worlds} == {0, 2}


@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_bb_mission_29_8_worlds_come_as_often_as_all_choices_make_them(eyes: int | None) -> None:
    match = staged("a deck")
    watchers = [Watcher(match.state, eyes)]
    for line in ("use coffee-mug", "next 1"):
        follow(match, line, watchers)
    while match.actors == [CHANCE] or match.state.phase == "choose":
        follow(match, match.write(match.legal(match.actors[0])[0]), watchers)
    (watcher,) = watchers
    common = lcm(*(often.denominator for often in watcher.worlds.values()))
    expected = Counter({lie: int(often * common) for lie, often in watcher.worlds.items()})
    random = Random(29)
    drawn = Counter(lie_of(cards_in(match.state.rules.resampled(eyes, random, match.state))) for _ in range(DRAWN))
    assert_as_often(drawn, expected)


def test_bb_mission_29_8_cards_tell_nothing_of_the_wires() -> None:
    """Neither before nor after the Coffee Mug: what is known of the wires is the same wherever the cards are."""
    match = staged("a deck")
    for lines in ((), ("use coffee-mug", "next 1")):
        play(match, *lines)
        worlds = [match.state.rules.resampled(None, Random(seed), match.state) for seed in range(20)]
        assert len({lie_of(cards_in(world)) for world in worlds}) > 5
        known = [knowledge_of(GAME.view(world, None)) for world in (match.state, *worlds)]
        assert all(one == known[0] for one in known)
