"""The step loop of the flight, which runs until a seat or chance has to act."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from tavolata.core.game import Actor
from tavolata.games.galaxy_trucker.actions import Deal, FlyOn, GalaxyTruckerAction, GiveUp
from tavolata.games.galaxy_trucker.content import CARDS, kind_of
from tavolata.games.galaxy_trucker.events import CardTurned
from tavolata.games.galaxy_trucker.rules import deck
from tavolata.games.galaxy_trucker.rules.flight import cards, cargo, losses, power, route, scoring, strikes
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.trek import title_choice
from tavolata.games.galaxy_trucker.state import FlightState, Outcome, State
from tavolata.games.galaxy_trucker.steps import (
    AdvanceStep,
    BatteryDecision,
    BeginLoadingStep,
    BombardStep,
    ClaimDecision,
    CompareStep,
    DefendDecision,
    EarnStep,
    EndCardStep,
    FightStep,
    FlyOnDecision,
    JudgeStep,
    KeepPieceDecision,
    LandDecision,
    LoadDecision,
    LoseCrewDecision,
    LoseDaysStep,
    LoseGoodsDecision,
    NextCardStep,
    PowerDecision,
    RollDiceStep,
    SabotageStep,
    Step,
    StrikeStep,
    TurnCardStep,
    VisitStep,
)

_FLY_ON, _GIVE_UP = FlyOn(), GiveUp()


def begin(state: State) -> Outcome:
    """GT-F1: begin the flight with its first card."""
    context = FlightContext(replace(state, flying=FlightState()))
    context.push(NextCardStep())
    return _run_and_commit(context)


def apply(state: State, _actor: Actor, action: GalaxyTruckerAction) -> Outcome:
    """Apply an action to its step, and run the automatic steps that follow."""
    context = FlightContext(state)
    take(context, action)
    return _run_and_commit(context)


def _run_and_commit(context: FlightContext) -> Outcome:
    """GT-K2: run the automatic steps and return the outcome; after a flight of a Trek, share out the titles."""
    after, events = context.commit(run(context))
    if context.steps or after.phase == "over":
        return after, events
    shared, more = title_choice.share_out_titles(after)
    return shared, (*events, *more)


def take(context: FlightContext, action: GalaxyTruckerAction) -> None:
    """Apply an action to the step that waits for it."""
    step = context.steps.pop()
    _TAKEN[type(step)](context, step, action)


def run(context: FlightContext) -> Sequence[GalaxyTruckerAction]:
    """Run steps until one needs a decision, and return its choices; a single choice is applied automatically."""
    while context.steps:
        step = context.steps[-1]
        kind = type(step)
        if kind in _AUTOMATIC:
            _AUTOMATIC[kind](context, context.steps.pop())
            continue
        choices = _CHOICES[kind](context, step) if kind in _CHOICES else ()
        if len(choices) != 1:
            return choices
        take(context, choices[0])
    return ()


# From card to card


def _do_next_card(context: FlightContext, _step: NextCardStep) -> None:
    """GT-F1, GT-E4: turn a card if a player still flies and a card is left."""
    if context.state.deck.size and context.route_order():
        context.push(TurnCardStep())
    else:
        scoring.end_flight(context)


def _take_card(context: FlightContext, _step: TurnCardStep, action: Deal) -> None:
    """GT-F1: apply the turned card: emit its event and push its first steps."""
    context.state = deck.turn_top(context.state, action.card)
    context.update_flight(
        card=action.card,
        turned=(*context.flying.turned, action.card),
        dice=None,
        axis=None,
        rolled=0,
        line=0,
        declared={},
        landed={},
        beaten=(),
        powerless=(),
    )
    context.emit(CardTurned(context.route_order()[0], action.card, kind_of(CARDS[action.card])))
    context.push(EndCardStep())
    cards.begin_card(context, CARDS[action.card])


def _do_end_card(context: FlightContext, _step: EndCardStep) -> None:
    """GT-F2: eliminate players who must give up, then push the question to the others, unless it was the last card."""
    route.give_up_where_forced(context)
    questions = map(FlyOnDecision, context.route_order()) if context.state.deck.size else ()
    context.push(*questions, NextCardStep())


def _choices_to_fly_on(_context: FlightContext, _step: FlyOnDecision) -> list[FlyOn | GiveUp]:
    """GT-F2: return the actions between cards: fly on or give up."""
    return [_FLY_ON, _GIVE_UP]


def _take_flying_on(context: FlightContext, step: FlyOnDecision, action: FlyOn | GiveUp) -> None:
    """GT-F2: apply flying on, or giving up, which leaves the race."""
    if isinstance(action, GiveUp):
        route.give_up(context, step.seat, "choice")


_Done: TypeAlias = Callable[[FlightContext, Any], None]
_Choices: TypeAlias = Callable[[FlightContext, Any], Sequence[GalaxyTruckerAction]]
_Taken: TypeAlias = Callable[[FlightContext, Any, Any], None]

_AUTOMATIC: dict[type[Step], _Done] = {
    NextCardStep: _do_next_card,
    EndCardStep: _do_end_card,
    AdvanceStep: route.do_advance,
    LoseDaysStep: route.do_lose_days,
    VisitStep: cards.do_visit,
    EarnStep: cards.do_earn,
    FightStep: cards.do_fight,
    BombardStep: cards.do_bombard,
    CompareStep: cards.do_compare,
    JudgeStep: cards.do_judge,
    BeginLoadingStep: cargo.do_begin_loading,
    StrikeStep: strikes.do_strike,
}
"""Automatic steps and their functions."""

_CHOICES: dict[type[Step], _Choices] = {
    FlyOnDecision: _choices_to_fly_on,
    PowerDecision: power.choices_to_power,
    BatteryDecision: power.choices_of_battery,
    DefendDecision: strikes.choices_of_defence,
    KeepPieceDecision: losses.choices_of_piece,
    LoseCrewDecision: losses.choices_of_member,
    LoseGoodsDecision: losses.choices_of_loss,
    LandDecision: cards.choices_to_land,
    ClaimDecision: cards.choices_to_claim,
    LoadDecision: cargo.choices_of_loading,
}
"""Decision steps and their choices."""

_TAKEN: dict[type[Step], _Taken] = {
    TurnCardStep: _take_card,
    RollDiceStep: strikes.roll_for_strike,
    SabotageStep: strikes.roll_for_sabotage,
    FlyOnDecision: _take_flying_on,
    PowerDecision: power.take_power,
    BatteryDecision: power.take_battery,
    DefendDecision: strikes.take_defence,
    KeepPieceDecision: losses.take_piece,
    LoseCrewDecision: losses.take_member,
    LoseGoodsDecision: losses.take_loss,
    LandDecision: cards.take_landing,
    ClaimDecision: cards.take_claim,
    LoadDecision: cargo.take_load,
}
"""The function for the action of each waiting step."""
