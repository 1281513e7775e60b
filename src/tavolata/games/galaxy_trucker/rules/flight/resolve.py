"""The flight: cards are turned and resolved step by step, until a seat or chance has something to say."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from tavolata.core.game import Actor
from tavolata.games.galaxy_trucker.actions import Deal, FlyOn, GalaxyTruckerAction, GiveUp
from tavolata.games.galaxy_trucker.content import CARDS, kind_of
from tavolata.games.galaxy_trucker.events import CardTurned
from tavolata.games.galaxy_trucker.rules import deck
from tavolata.games.galaxy_trucker.rules.flight import cards, cargo, losses, power, route, scoring, strikes
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.trek import title_choice
from tavolata.games.galaxy_trucker.state import Flying, Outcome, State
from tavolata.games.galaxy_trucker.steps import (
    Advance,
    AskToFlyOn,
    BeginLoading,
    Bombard,
    ClaimOrPass,
    Compare,
    Defend,
    Earn,
    EndCard,
    Fight,
    Judge,
    KeepPiece,
    LandOrPass,
    Loading,
    LoseCrew,
    LoseDays,
    LoseGoods,
    NextCard,
    PayBattery,
    PowerUp,
    RollDice,
    Sabotaging,
    Step,
    Strike,
    TurnCard,
    Visit,
)

_FLY_ON, _GIVE_UP = FlyOn(), GiveUp()


def begin(state: State) -> Outcome:
    """GT-F1: the ships have taken off, and the leader is about to turn the first card."""
    voyage = Voyage(replace(state, flying=Flying()))
    voyage.then(NextCard())
    return _go_on(voyage)


def apply(state: State, _actor: Actor, action: GalaxyTruckerAction) -> Outcome:
    """The action does its step; then whatever needs nobody is done."""
    voyage = Voyage(state)
    take(voyage, action)
    return _go_on(voyage)


def _go_on(voyage: Voyage) -> Outcome:
    """GT-K2: whatever needs nobody is done; after a flight that others follow the titles are shared out."""
    after, told = voyage.close(run(voyage))
    if voyage.steps or after.phase == "over":
        return after, told
    shared, more = title_choice.go_on(after)
    return shared, (*told, *more)


def take(voyage: Voyage, action: GalaxyTruckerAction) -> None:
    """The action does the step that waits for it."""
    step = voyage.steps.pop()
    _TAKEN[type(step)](voyage, step, action)


def run(voyage: Voyage) -> Sequence[GalaxyTruckerAction]:
    """Steps are done until one has something to decide, between these; where there is only one way, nobody is asked."""
    while voyage.steps:
        step = voyage.steps[-1]
        kind = type(step)
        if kind in _DONE:
            _DONE[kind](voyage, voyage.steps.pop())
            continue
        choices = _CHOICES[kind](voyage, step) if kind in _CHOICES else ()
        if len(choices) != 1:
            return choices
        take(voyage, choices[0])
    return ()


# From card to card


def _do_next_card(voyage: Voyage, _step: NextCard) -> None:
    """GT-F1, GT-E4: the leader turns a card, if anybody flies and a card is left."""
    if voyage.state.deck.size and voyage.route_order():
        voyage.then(TurnCard())
    else:
        scoring.end_flight(voyage)


def _take_card(voyage: Voyage, _step: TurnCard, action: Deal) -> None:
    """GT-F1: the card lies open and is resolved."""
    voyage.state = deck.turn_top(voyage.state, action.card)
    voyage.note(
        card=action.card,
        turned=(*voyage.flying.turned, action.card),
        dice=None,
        axis=None,
        rolled=0,
        line=0,
        declared={},
        landed={},
        beaten=(),
        powerless=(),
    )
    voyage.tell(CardTurned(voyage.route_order()[0], action.card, kind_of(CARDS[action.card])))
    voyage.then(EndCard())
    cards.begin_card(voyage, CARDS[action.card])


def _do_end_card(voyage: Voyage, _step: EndCard) -> None:
    """GT-F2: who must give up does; then, unless it was the last card, those who wish."""
    route.give_up_where_forced(voyage)
    asked = map(AskToFlyOn, voyage.route_order()) if voyage.state.deck.size else ()
    voyage.then(*asked, NextCard())


def _choices_to_fly_on(_voyage: Voyage, _step: AskToFlyOn) -> list[FlyOn | GiveUp]:
    """GT-F2: between two cards."""
    return [_FLY_ON, _GIVE_UP]


def _take_flying_on(voyage: Voyage, step: AskToFlyOn, action: FlyOn | GiveUp) -> None:
    """GT-F2: whoever gives up is out of the race."""
    if isinstance(action, GiveUp):
        route.give_up(voyage, step.seat, "choice")


_Done: TypeAlias = Callable[[Voyage, Any], None]
_Choices: TypeAlias = Callable[[Voyage, Any], Sequence[GalaxyTruckerAction]]
_Taken: TypeAlias = Callable[[Voyage, Any, Any], None]

_DONE: dict[type[Step], _Done] = {
    NextCard: _do_next_card,
    EndCard: _do_end_card,
    Advance: route.do_advance,
    LoseDays: route.do_lose_days,
    Visit: cards.do_visit,
    Earn: cards.do_earn,
    Fight: cards.do_fight,
    Bombard: cards.do_bombard,
    Compare: cards.do_compare,
    Judge: cards.do_judge,
    BeginLoading: cargo.do_begin_loading,
    Strike: strikes.do_strike,
}
"""Steps that are done by themselves."""

_CHOICES: dict[type[Step], _Choices] = {
    AskToFlyOn: _choices_to_fly_on,
    PowerUp: power.choices_to_power,
    PayBattery: power.choices_of_battery,
    Defend: strikes.choices_of_defence,
    KeepPiece: losses.choices_of_piece,
    LoseCrew: losses.choices_of_member,
    LoseGoods: losses.choices_of_loss,
    LandOrPass: cards.choices_to_land,
    ClaimOrPass: cards.choices_to_claim,
    Loading: cargo.choices_of_loading,
}
"""Steps that a seat decides, and between what."""

_TAKEN: dict[type[Step], _Taken] = {
    TurnCard: _take_card,
    RollDice: strikes.roll_for_strike,
    Sabotaging: strikes.roll_for_sabotage,
    AskToFlyOn: _take_flying_on,
    PowerUp: power.take_power,
    PayBattery: power.take_battery,
    Defend: strikes.take_defence,
    KeepPiece: losses.take_piece,
    LoseCrew: losses.take_member,
    LoseGoods: losses.take_loss,
    LandOrPass: cards.take_landing,
    ClaimOrPass: cards.take_claim,
    Loading: cargo.take_load,
}
"""What follows from an action of chance or of a seat."""
