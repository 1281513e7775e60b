"""BB-m13, BB-m22, BB-m27: tokens that come otherwise than by choice, before a wire or, where the value is absent, beside the stand."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Mark, TakeToken
from tavolata.games.bomb_busters.content import ANNOUNCED, NUMBERS, YELLOW, Value, mission_rules
from tavolata.games.bomb_busters.events import HoldsAll, Telling, TokenBeside, TokenDrawn, TokenHanded, TokenReturned
from tavolata.games.bomb_busters.facts import HoldsFact, LacksFact, add_facts
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.hands import is_marked, tokens_left
from tavolata.games.bomb_busters.rules.turn import mark
from tavolata.games.bomb_busters.state import Outcome, Place, RuleState, State

S = TypeVar("S", bound=mission_rules.Spec)


class TokensState(RuleState, frozen=True):
    """State of a mission rule: the number of seats served, the token to place with its seat, and the drawn tokens."""

    served: int = 0
    placing: Seat | None = None
    value: Value | None = None
    drawn: tuple[Value, ...] = ()
    begun: bool = False


class TokensView(RuleView, frozen=True):
    """View of a mission rule: the token to place and its seat, the drawn tokens that can be taken, their receiver, and whether all are
    served.
    """

    placing: Seat | None
    value: Value | None
    drawn: tuple[Value, ...]
    to: Seat | None
    is_over: bool


class RandomTokensView(TokensView, frozen=True, tag="random-tokens"):
    """View of a mission rule (BB-m13): first tokens by lot."""


class AbsentTokensView(TokensView, frozen=True, tag="absent-tokens"):
    """View of a mission rule (BB-m22): first tokens of values that a hand lacks."""


class HandedTokensView(TokensView, frozen=True, tag="handed-tokens"):
    """View of a mission rule (BB-m22): tokens handed to the left."""


class DrawnTokensView(TokensView, frozen=True, tag="drawn-tokens"):
    """View of a mission rule (BB-m27): tokens drawn for all."""


class TokensRule(MissionRule[S, TokensState]):
    """Base class of the mission rules that bring tokens, which players place truthfully."""

    initial = TokensState()
    view_type: type[TokensView]
    why: Telling = "handed"

    def next_chooser(self, state: State) -> Actor | None:
        """Return the actor of the next choice, while no token is to be placed."""
        raise NotImplementedError

    def offered(self, state: State) -> Sequence[Value]:
        """Return the tokens that the choosing seat may take."""
        raise NotImplementedError

    def taken(self, state: State, actor: Actor, value: Value) -> Outcome:
        """Apply the effect of a token that is drawn or taken."""
        raise NotImplementedError

    def pending_actor(self, state: State) -> Actor | None:
        """Return the seat with a token to place, or else the next chooser."""
        placing = self.data(state).placing
        return self.next_chooser(state) if placing is None else placing

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """BB-m22-4: return the legal choices: the fitting wires for the token to place, or the tokens that may be taken."""
        own = self.data(state)
        if own.placing is not None and own.value is not None:
            return [Mark(*place) for place in _fitting(state, own.placing, own.value)]
        return [TakeToken(value) for value in self.offered(state)]

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-M2: return the random outcomes: any token of the supply, each as likely as any other."""
        left = {value: supply(state, value) - self.data(state).drawn.count(value) for value in self.offered(state)}
        return Odds([TakeToken(value) for value in left], list(left.values()))

    def why_not_choose(self, state: State, action: BombBustersAction) -> Reason:
        """BB-m22-3, BB-m22-4: return the reason against a choice: the token is not there, or the wire does not fit."""
        return "BB-m22-4", "token-elsewhere" if isinstance(action, Mark) else "token-not-there"

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """Apply the choice: place the token before the wire, or take the token."""
        if isinstance(action, Mark):
            return mark(self.update(state, placing=None, value=None), (action.stand, action.slot), self.why)
        assert isinstance(action, TakeToken)
        return self.taken(state, actor, action.value)

    def bring(self, state: State, seat: Seat, value: Value) -> Outcome:
        """Let a seat place a token before a fitting wire (BB-m22-4); without one return it (BB-m22-5) or place it beside the stand."""
        untold = tuple(slot.tile for slot in state.hand(seat) if not is_marked(state.facts, slot))
        if _fitting(state, seat, value):
            return self.update(replace(state, facts=add_facts(state.facts, HoldsFact(untold, value))), placing=seat, value=value), ()
        lacking = replace(state, facts=add_facts(state.facts, *([LacksFact(untold, value)] if untold else [])))
        if value in state.held(seat):
            return lacking, (TokenReturned(seat, value),)
        return place_beside_stand(state, seat, value)

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see it."""
        own, actor = self.data(state), self.pending_actor(state)
        to = None if actor is None or actor == CHANCE or own.placing is not None else self.receiver(state, actor)
        return self.view_type(own.placing, own.value, own.drawn, to, own.placing is None and self.is_over(state))

    def receiver(self, state: State, actor: Seat) -> Seat:
        """Return the seat that gets the chosen token."""
        return actor

    def is_over(self, state: State) -> bool:
        """Return True if all seats are served."""
        return self.data(state).served >= state.seats


def _fitting(state: State, seat: Seat, value: Value) -> list[Place]:
    """BB-m22-4: return the seat's uncut wires of a value that are not marked."""
    return [place for place, slot in state.uncut(seat) if slot.value == value and not is_marked(state.facts, slot)]


def place_beside_stand(state: State, seat: Seat, value: Value) -> Outcome:
    """BB-m22: place a token beside a stand: it is public that the whole hand lacks the value."""
    tiles = tuple(slot.tile for slot in state.hand(seat))
    beside = state.beside or ((),) * state.seats
    laid = tuple((*tokens, value) if owner == seat else tokens for owner, tokens in enumerate(beside))
    facts = add_facts(state.facts, LacksFact(tiles, value)) if tiles else state.facts
    return replace(state, beside=laid, facts=facts), (TokenBeside(seat, value),)


def supply(state: State, value: Value) -> int:
    """BB-M2: return how many tokens of a value lie neither before a wire nor beside a stand."""
    return tokens_left(state.rules, state.stands, value, state.beside)


def _clockwise(state: State, count: int) -> Seat:
    """Return the seat of the current turn order, counted from the captain."""
    return (state.captain + count) % state.seats


def _has_two_yellow(state: State) -> bool:
    """BB-m22-7: return True if the first two yellow wires are cut, and a wire is left to mark."""
    return state.cuts.get(YELLOW, 0) >= NUMBERS.cut_together and any(state.has_wires(seat) for seat in range(state.seats))


@implements(mission_rules.RandomTokens)
class RandomTokens(TokensRule[mission_rules.RandomTokens]):
    """Mission rule (BB-m13): from the captain on each gets a number token by lot."""

    view_type = RandomTokensView
    why = "first"

    def is_over(self, state: State) -> bool:
        """BB-m13-4: return True if all seats are served; with two players the captain gets no token."""
        return self.data(state).served + (0 if state.mission.captain_tells else 1) >= state.seats

    def places_first_token(self, state: State, seat: Seat) -> bool:
        """BB-m13-4: return False, since first tokens are drawn and not chosen."""
        return False

    def next_chooser(self, state: State) -> Actor | None:
        """BB-m13-4: return chance, once for each seat; with two players not for the captain."""
        first = 0 if state.mission.captain_tells else 1
        return CHANCE if state.stage == "told" and first + self.data(state).served < state.seats else None

    def offered(self, state: State) -> Sequence[Value]:
        """BB-m13-4: return the number tokens of the supply; a yellow one is drawn again."""
        return [value for value in state.mission.blue_values if supply(state, value)]

    def taken(self, state: State, actor: Actor, value: Value) -> Outcome:
        """BB-m13-4: apply the draw of a token: its owner places it."""
        served = self.data(state).served
        seat = _clockwise(state, served + (0 if state.mission.captain_tells else 1))
        after, events = self.bring(self.update(state, served=served + 1), seat, value)
        return after, (TokenDrawn(value), *events)


@implements(mission_rules.AbsentTokens)
class AbsentTokens(TokensRule[mission_rules.AbsentTokens]):
    """Mission rule (BB-m22): first tokens say which values a hand lacks."""

    view_type = AbsentTokensView

    def places_first_token(self, state: State, seat: Seat) -> bool:
        """BB-m22-2: return False, since no first token goes before a wire."""
        return False

    def next_chooser(self, state: State) -> Actor | None:
        """BB-m22-2: return the next seat to choose a token: from the captain on, each as often as the mission says."""
        return self._seat(state) if state.stage == "told" and self._is_open(state) else None

    def is_over(self, state: State) -> bool:
        """BB-m22-2: return True if each seat has placed `each` tokens, or as many as it could."""
        return not self._is_open(state)

    def _is_open(self, state: State) -> bool:
        return self.data(state).served < state.seats * self.spec.each

    def _seat(self, state: State) -> Seat:
        return _clockwise(state, self.data(state).served // self.spec.each)

    def offered(self, state: State) -> Sequence[Value]:
        """BB-m22-2: return the values that the whole hand lacks, yellow too, once each, if a token is left."""
        seat = self._seat(state)
        own, held = state.beside[seat] if state.beside else (), state.held(seat)
        return [
            value for value in ANNOUNCED if _is_in_play(state, value) and value not in held and value not in own and supply(state, value)
        ]

    def after_deal(self, state: State) -> Outcome:
        """BB-m22-2: apply the effect after the deal: a captain who lacks no value is passed over."""
        return self._onward(state)

    def taken(self, state: State, actor: Actor, value: Value) -> Outcome:
        """BB-m22-2: apply the choice of a token: place it beside the stand."""
        laid, events = place_beside_stand(self.update(state, served=self.data(state).served + 1), actor, value)
        after, more = self._onward(laid)
        return after, (*events, *more)

    def _onward(self, state: State) -> Outcome:
        """BB-m22-2: pass over seats that lack no value with a token left; each such seat shows which values it holds."""
        if not self._is_open(state) or self.offered(state):
            return state, ()
        seat, served = self._seat(state), self.data(state).served
        own, tiles = state.beside[seat] if state.beside else (), tuple(slot.tile for slot in state.hand(seat))
        held = [value for value in ANNOUNCED if _is_in_play(state, value) and value not in own and supply(state, value)]
        told = replace(state, facts=add_facts(state.facts, *(HoldsFact(tiles, value) for value in held)))
        after, events = self._onward(self.update(told, served=(served // self.spec.each + 1) * self.spec.each))
        return after, (HoldsAll(seat), *events)


def _is_in_play(state: State, value: Value) -> bool:
    return value in state.mission.blue_values or state.yellow.in_play > 0


@implements(mission_rules.HandedTokens)
class HandedTokens(TokensRule[mission_rules.HandedTokens]):
    """Mission rule (BB-m22): after the first two yellows each hands a token to the left."""

    view_type = HandedTokensView

    def receiver(self, state: State, actor: Seat) -> Seat:
        """BB-m22: return the left neighbour."""
        return (actor + 1) % state.seats

    def next_chooser(self, state: State) -> Actor | None:
        """BB-m22-7: return the next seat to hand a token: once, from the captain on, after the cut that brings the yellows to two."""
        own = self.data(state)
        is_time = state.stage == "cut" and _has_two_yellow(state) and own.served < state.seats
        return _clockwise(state, own.served) if is_time and self.offered(state) else None

    def offered(self, state: State) -> Sequence[Value]:
        """BB-m22-3: return the tokens of the supply, yellow too."""
        return [value for value in ANNOUNCED if supply(state, value)]

    def taken(self, state: State, actor: Actor, value: Value) -> Outcome:
        """BB-m22-4: apply the choice of a token: the left neighbour places it at once."""
        receiver = self.receiver(state, actor)
        after, events = self.bring(self.update(state, served=self.data(state).served + 1), receiver, value)
        return after, (TokenHanded(actor, receiver, value), *events)


@implements(mission_rules.DrawnTokens)
class DrawnTokens(TokensRule[mission_rules.DrawnTokens]):
    """Mission rule (BB-m27): after the first two yellows one token a player is drawn, and each player takes one."""

    view_type = DrawnTokensView

    def is_over(self, state: State) -> bool:
        """BB-m27-3: return True if all drawn tokens are taken."""
        own = self.data(state)
        return own.begun and not own.drawn

    def next_chooser(self, state: State) -> Actor | None:
        """BB-m27-3: return who acts once two yellows are cut: chance draws, then each seat takes a token, from the captain on."""
        own = self.data(state)
        if state.stage != "cut" or not _has_two_yellow(state):
            return None
        if not own.begun:
            return CHANCE
        return _clockwise(state, own.served) if own.drawn else None

    def offered(self, state: State) -> Sequence[Value]:
        """BB-m27-1: return the tokens of the supply, yellow too, for the draw; then the drawn tokens."""
        own = self.data(state)
        if own.begun:
            return [value for value in ANNOUNCED if value in own.drawn]
        return [value for value in ANNOUNCED if supply(state, value) > own.drawn.count(value)]

    def taken(self, state: State, actor: Actor, value: Value) -> Outcome:
        """BB-m27-2: apply a drawn token, or place a taken one at once."""
        own = self.data(state)
        if actor == CHANCE:
            drawn = self.update(state, drawn=(*own.drawn, value))
            is_last = len(own.drawn) + 1 == state.seats or not self.offered(drawn)
            return self.update(drawn, begun=is_last), (TokenDrawn(value),)
        place = own.drawn.index(value)
        left = self.update(state, served=own.served + 1, drawn=own.drawn[:place] + own.drawn[place + 1 :])
        after, events = self.bring(left, actor, value)
        return after, (TokenHanded(actor, actor, value), *events)
