"""The bots of Lucky Loop: easy, a cheerful beginner; normal, who flies well; hard, who also knows what for."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TypeVar, cast

from tavolata.core.sight import Sight
from tavolata.games.lucky_loop.actions import (
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
    SeventhDie,
)
from tavolata.games.lucky_loop.advice import advise, goals_of, raised, take_off
from tavolata.games.lucky_loop.content import NUMBERS, deck_of
from tavolata.games.lucky_loop.odds import FREE, Choice, Goal, choices, position_of, value
from tavolata.games.lucky_loop.planning import free_goal, free_worth, goal_of, hand_worth, kinds, point_worth, promise, to_accomplish
from tavolata.games.lucky_loop.race import standing, winning_chance
from tavolata.games.lucky_loop.rules.legal import is_free_programme, total_difficulty
from tavolata.games.lucky_loop.view import LuckyLoopView

A = TypeVar("A", bound=LuckyLoopAction)


class Pilot(ABC):
    """What all levels share: every phase has its own question, and an illegal free programme is never laid (LL-K4)."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> LuckyLoopAction:
        """One of `sight.legal`; the same view and seed give the same choice."""
        view = sight.view
        assert isinstance(view, LuckyLoopView)
        legal = [action for action in cast(list[LuckyLoopAction], sight.legal) if _is_sound(view, action)]
        return legal[0] if len(legal) == 1 else self._decide(view, legal)

    def _decide(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> LuckyLoopAction:
        if view.flight is not None:
            return self.fly_on(view, legal)
        match view.phase:
            case "turn":
                return self.begin(view, legal)
            case "discard":
                return self.discard(view, _only(Discard, legal))
            case "highlight":
                return self.highlight(view, _only(Highlight, legal))
            case _:
                # An exchange of up to three cards is played to its end: three cards seen are better than one.
                return self.draw(view, _only(Draw, legal)) if _only(Draw, legal) else self.discard(view, _only(Discard, legal))

    @abstractmethod
    def begin(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> LuckyLoopAction:
        """LL-T1: fly, or open an exchange."""

    @abstractmethod
    def draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> Draw:
        """LL-T2, LL-T4: the deck to draw from."""

    def discard(self, view: LuckyLoopView, discards: Sequence[Discard]) -> Discard:
        """LL-T2: the card that the hand needs least, the hardest of equals."""
        wanted = to_accomplish(view)

        def left(action: Discard) -> tuple[float, int]:
            return hand_worth(view, _without(view.hand, [action.card]), wanted), view.faces[action.card].difficulty

        return max(discards, key=left)

    @abstractmethod
    def highlight(self, view: LuckyLoopView, highlights: Sequence[Highlight]) -> Highlight:
        """LL-K5: the card to make exactly."""

    @abstractmethod
    def fly_on(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> LuckyLoopAction:
        """LL-F1 to LL-F6: what to do in the air."""


class Easy(Pilot):
    """Flies as soon as it can, makes exactly what can be made exactly, and pays a token whenever it would fail."""

    def begin(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> LuckyLoopAction:
        """Any programme that is new; of free programmes the easiest, as it must be flown until it succeeds (LL-K7)."""
        if frees := _only(LayFree, legal):
            return min(frees, key=lambda action: total_difficulty(view.faces, action.cards))
        new = [action for action in _only(Fly, legal) if action.programme in to_accomplish(view)]
        return self._any(view, new or _only(Draw, legal))

    def draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> Draw:
        """Any deck."""
        return self._any(view, draws)

    def highlight(self, view: LuckyLoopView, highlights: Sequence[Highlight]) -> Highlight:
        """Any card."""
        return self._any(view, highlights)

    def fly_on(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> LuckyLoopAction:
        """The card that pays most now; if there is none, all dice again; never a stop."""
        if makes := _only(Make, legal):
            return max(makes, key=lambda make: (_pays(view, make), -len(make.dice)))
        return max(_only(Reroll, legal), key=lambda reroll: len(reroll.dice), default=legal[0])

    def _any(self, view: LuckyLoopView, actions: Sequence[A]) -> A:
        """One by lot, from the seed and the view alone."""
        return Random(f"{self.seed} {view.round} {view.hand} {view.drawn}").choice(actions)


class Reckoner(Pilot):
    """Highlights and flies by the solver, for a goal of its own."""

    @abstractmethod
    def goal(self, view: LuckyLoopView, programme: Programme | None) -> Goal:
        """What the ends of a flight are worth to it; without a programme those of the free one."""

    def highlight(self, view: LuckyLoopView, highlights: Sequence[Highlight]) -> Highlight:
        """The card with which the flight is worth most."""
        free, goal = view.players[view.turn].free, self.goal(view, None)
        return max(highlights, key=lambda action: value(take_off(view, free, free.index(action.card)), goal))

    def fly_on(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> LuckyLoopAction:
        """The choice that is worth most."""
        assert view.flight is not None
        worth = choices(position_of(view), self.goal(view, view.flight.programme))
        return max(legal, key=lambda action: worth[cast(Choice, action)])


class Normal(Reckoner):
    """Flies each flight for the most points, by the solver, and looks no further: not at the others, nor at what tokens could do."""

    LEAST = 5.0
    """Flights that promise fewer points are not flown: the hand is exchanged."""

    def begin(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> LuckyLoopAction:
        """The new programme with the most points to expect, or the easiest free programme."""
        if frees := _only(LayFree, legal):
            return max(frees, key=lambda action: free_worth(view.faces, action.cards))
        new = [action for action in _flights(legal) if action.programme in to_accomplish(view)]
        best = max(advise(view, new), key=lambda advised: advised.points, default=None)
        if best is None or best.points < self.LEAST:
            return self.draw(view, _only(Draw, legal))
        return cast(LuckyLoopAction, best.action)

    def draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> Draw:
        """The deck of which there are fewer cards in hand."""
        return min(draws, key=lambda action: sum(deck_of(card) == action.deck for card in view.hand))

    def goal(self, view: LuckyLoopView, programme: Programme | None) -> Goal:
        """Points; in the free programme all of them, so that it ends the game rather than wait for a better one."""
        return FREE if programme is None else goals_of(view, programme)[0]

    def fly_on(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> LuckyLoopAction:
        """The most points to expect; a token is paid only where the flight would fail."""
        unpaid = [action for action in legal if not isinstance(action, Reroll | SeventhDie | GiveUp)]
        return super().fly_on(view, unpaid or legal)


class Hard(Reckoner):
    """Does whatever makes victory likeliest: the solver flies for the chances of winning the race."""

    NEXT_TURN = 0.5
    """How much a point that the hand promises counts beside one on the main track: it can still be missed or bettered."""
    GOOD_FREE = 6.0
    """A hand that promises as much in the final phase is laid: waiting for a better one, two bots would wait for ever."""
    FREE_EXPECTED = 8.0
    """What the race expects a hand to promise in the final phase."""
    FREES_SOLVED = 6
    """So many free programmes, the most promising by the rule of thumb, are solved exactly."""

    def begin(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> LuckyLoopAction:
        """The likeliest victory by flying, or by exchanging."""
        worth = self._free_programmes(view, legal) if not to_accomplish(view) else self._flights(view, legal)
        best = max(worth, key=worth.__getitem__, default=None)
        if best is None or (self._may_exchange(view) and self._exchange(view) > worth[best]):
            return self.draw(view, _only(Draw, legal))
        return best

    def _flights(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> dict[LuckyLoopAction, float]:
        """What each flight is worth, with the cards that it leaves for the next one."""
        flights = _flights(legal)
        goals = {programme: goal_of(view, programme) for programme in {action.programme for action in flights}}
        point = self.NEXT_TURN * point_worth(view)
        worth: dict[LuckyLoopAction, float] = {}
        for action in flights:
            played = action.cards if isinstance(action, Fly) else (action.card,)
            flown = action.cards if isinstance(action, Fly) else raised(view, action)
            left = promise(view, _without(view.hand, played), to_accomplish(view, action.programme), len(played))
            worth[action] = value(take_off(view, flown), goals[action.programme]) + point * left
        return worth

    def _free_programmes(self, view: LuckyLoopView, legal: Sequence[LuckyLoopAction]) -> dict[LuckyLoopAction, float]:
        """What each of the most promising free programmes is worth, with its best highlight."""
        goal = free_goal(view)
        likely = sorted(_only(LayFree, legal), key=lambda action: -free_worth(view.faces, action.cards))[: self.FREES_SOLVED]
        return {action: max(value(take_off(view, action.cards, place), goal) for place in range(len(action.cards))) for action in likely}

    def _may_exchange(self, view: LuckyLoopView) -> bool:
        """Whether it is no waste to think of it."""
        return bool(to_accomplish(view)) or hand_worth(view, view.hand, ()) < self.GOOD_FREE

    def _exchange(self, view: LuckyLoopView) -> float:
        """What passing the turn for three other cards is worth; LL-K2: it costs a point in the final phase."""
        wanted, now = to_accomplish(view), standing(view)
        left = promise(view, view.hand, wanted, NUMBERS.exchanged)
        if not wanted:
            now, left = now._replace(points=now.points - NUMBERS.free.exchange_costs), left - self.FREE_EXPECTED
        return winning_chance(view, now) + self.NEXT_TURN * point_worth(view) * left

    def draw(self, view: LuckyLoopView, draws: Sequence[Draw]) -> Draw:
        """The deck whose next card promises most."""
        wanted = to_accomplish(view)
        more = (NUMBERS.hand - len(view.hand) if view.phase == "refill" else NUMBERS.exchanged - view.drawn) - 1

        def promised(action: Draw) -> float:
            cards = kinds(view.faces, action.deck)
            return sum(promise(view, (*view.hand, card), wanted, more) for card in cards) / len(cards)

        return max(draws, key=promised)

    def goal(self, view: LuckyLoopView, programme: Programme | None) -> Goal:
        """The chance of winning."""
        return goal_of(view, programme)


LEVELS: dict[str, type[Pilot]] = {"easy": Easy, "normal": Normal, "hard": Hard}


def bot(level: str, seed: int) -> Pilot:
    """A bot of one of the levels."""
    return LEVELS[level](seed)


def _is_sound(view: LuckyLoopView, action: LuckyLoopAction) -> bool:
    """LL-K4: it is no free programme that a strict table would punish."""
    return not isinstance(action, LayFree) or is_free_programme(view.faces, action.cards)


def _only(kind: type[A], legal: Sequence[LuckyLoopAction]) -> list[A]:
    """Those actions that are of one kind."""
    return [action for action in legal if isinstance(action, kind)]


def _flights(legal: Sequence[LuckyLoopAction]) -> list[Fly | Raise]:
    """LL-D1, LL-D2: those actions that declare a flight."""
    return [action for action in legal if isinstance(action, Fly | Raise)]


def _without(hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
    """The hand once these cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _pays(view: LuckyLoopView, make: Make) -> tuple[bool, int]:
    """Whether a card is made exactly, and what that pays."""
    face = view.faces[make.card]
    exact = sum(make.dice) == face.difficulty
    return exact, face.exact if exact else face.exceeded
