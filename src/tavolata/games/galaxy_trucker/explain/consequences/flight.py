"""GT-F2 to GT-F11, GT-A1 to GT-A12: the consequences of actions in flight."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tavolata.core.game import Action, Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.actions import Claim, FlyOn, GiveUp, Land, Load, LoadDone, Unload
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.content import CARDS, AbandonedShip, AbandonedStation, Card, Planets, Smugglers
from tavolata.games.galaxy_trucker.explain.consequences import losses
from tavolata.games.galaxy_trucker.explain.consequences.common import cargo_gain, idle, plain, position_of, ruins, why_no_load
from tavolata.games.galaxy_trucker.explain.consequences.power import PowerConsequences
from tavolata.games.galaxy_trucker.rules.deck import cards_left
from tavolata.games.galaxy_trucker.rules.flight.cargo import best_load, cargo_of
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size
from tavolata.games.galaxy_trucker.rules.flight.route import do_lose_days, is_near
from tavolata.games.galaxy_trucker.rules.flight.scoring import ledger_of, price_of
from tavolata.games.galaxy_trucker.rules.handicaps import credits_paid, crew_taken, days_of_load
from tavolata.games.galaxy_trucker.state import Player, State
from tavolata.games.galaxy_trucker.steps import (
    BatteryDecision,
    ClaimDecision,
    Decision,
    DefendDecision,
    FlyOnDecision,
    KeepPieceDecision,
    LandDecision,
    LoadDecision,
    LoseCrewDecision,
    LoseDaysStep,
    LoseGoodsDecision,
    PowerDecision,
    Step,
)

Consequences: TypeAlias = Mapping[Action, Consequence]


def flight_consequences(state: State, seat: Seat) -> Consequences:
    """Return the consequences of the actions of a seat in flight."""
    assert state.flying is not None
    step = state.flying.steps[-1] if state.flying.steps else None
    if not state.flying.choices or not isinstance(step, Decision) or step.seat != seat:
        return {}
    return _BY_STEP[type(step)](state, step)


# From card to card


def _fly_on(state: State, step: FlyOnDecision) -> Consequences:
    """GT-F2, GT-E1, GT-E2: return the consequences of flying on and giving up: the total for each."""
    context, seat = FlightContext(state), step.seat
    place, margin = position_of(context, seat)
    arriving, leaving = ledger_of(context, seat, context.route_order()).total, ledger_of(context, seat, []).total
    near = [sentence("ahead.near", count=margin)] if is_near(margin, state.level.spaces) else []
    return {
        FlyOn(): plain(sentence("ahead.cards", count=cards_left(state), place=place), *near),
        GiveUp(): ruins(sentence("ahead.give-up", count=leaving), sentence("ahead.arriving", count=arriving)),
    }


# Planets, abandoned ships and stations, beaten enemies


def _land(state: State, step: LandDecision) -> Consequences:
    """GT-A2: return the consequences of landing on each free planet."""
    assert state.flying is not None
    return {action: _landing(state, step.seat, action) for action in state.flying.choices if isinstance(action, Land)}


def _landing(state: State, seat: Seat, action: Land) -> Consequence:
    """GT-A2: return the consequence of one landing: the load, and the place after all landed players lose their days."""
    card, player = _card(state), state.players[seat]
    assert isinstance(card, Planets)
    assert state.flying is not None
    context = FlightContext(state)
    for other in reversed([*state.flying.landed, seat]):
        do_lose_days(context, LoseDaysStep(other, card.days, loads=True))
    goods = card.planets[action.planet - 1]
    gain = cargo_gain(state, player, goods)
    days = card.days + days_of_load(player.handicaps)
    return _reward_and_cost(
        context, seat, days, sentence("ahead.load", count=gain) if gain else why_no_load(player, goods), is_idle=not gain
    )


def _claim(state: State, step: ClaimDecision) -> Consequences:
    """GT-A3, GT-A4, GT-A6: return the consequences of claiming or passing: the reward and its cost."""
    card, player = _card(state), state.players[step.seat]
    context = FlightContext(state)
    loads = isinstance(card, AbandonedStation | Smugglers)
    do_lose_days(context, LoseDaysStep(step.seat, card.days, loads=loads))  # type: ignore[union-attr]
    if isinstance(card, AbandonedStation | Smugglers):
        days = card.days + days_of_load(player.handicaps)
        gain = cargo_gain(state, player, card.goods)
        load = sentence("ahead.load", count=gain) if gain else why_no_load(player, card.goods)
        return {Claim(): _reward_and_cost(context, step.seat, days, load, is_idle=not gain)}
    pay = credits_paid(player.handicaps, card.credits)  # type: ignore[union-attr]
    paid = _reward_and_cost(context, step.seat, card.days, sentence("ahead.credits", count=pay), is_idle=False)  # type: ignore[union-attr]
    return {Claim(): _with_crew_cost(paid, player, card) if isinstance(card, AbandonedShip) else paid}


def _reward_and_cost(context: FlightContext, seat: Seat, days: int, brings: LocalizedText, *, is_idle: bool) -> Consequence:
    """GT-F1, GT-F2: return the consequence of a reward: its value, the days, and whether the player is lapped."""
    place, margin = position_of(context, seat)
    says = (brings, sentence("ahead.days-to", count=days, place=place))
    if margin < 0:
        return ruins(*says, sentence("ahead.lapped"))
    return idle(*says) if is_idle else plain(*says)


def _with_crew_cost(paid: Consequence, player: Player, card: AbandonedShip) -> Consequence:
    """GT-A3, GT-F2: return the consequence with the crew that leaves; sending all ends the race."""
    crew, taken = crew_size(player), crew_taken(player.handicaps, card.crew_lost)
    goes = sentence("ahead.crew", count=min(taken, crew))
    if crew > taken:
        return Consequence((*paid.says, goes), paid.weight)
    return ruins(*paid.says, goes, sentence("ahead.out-crew"))


# Loading


def _load(state: State, step: LoadDecision) -> Consequences:
    """GT-F9: return the consequences of loading each cube and of ending: the price, and what is left behind."""
    assert state.flying is not None
    consequences: dict[Action, Consequence] = {
        action: plain(sentence("ahead.load" if isinstance(action, Load) else "ahead.unload", count=price_of([action.good])))
        for action in state.flying.choices
        if isinstance(action, Load | Unload)
    }
    return {**consequences, LoadDone(): _unloaded(state, step)}


def _unloaded(state: State, step: LoadDecision) -> Consequence:
    """GT-F9: return the consequence of unloading: whether the cargo could become more valuable."""
    player = state.players[step.seat]
    gain = price_of(best_load(player, step.pool)) - price_of(cargo_of(player))
    if gain:
        return plain(sentence("ahead.could-load", count=gain))
    return plain(sentence("ahead.left", count=len(step.pool)) if step.pool else sentence("ahead.all-stowed"))


def _card(state: State) -> Card:
    assert state.flying is not None
    assert state.flying.card is not None
    return CARDS[state.flying.card]


_BY_STEP: dict[type[Step], Callable[[State, Any], Consequences]] = {
    FlyOnDecision: _fly_on,
    PowerDecision: lambda state, step: PowerConsequences(state, step).consequences(),
    BatteryDecision: losses.pay_battery,
    DefendDecision: losses.defend,
    KeepPieceDecision: losses.keep,
    LoseCrewDecision: losses.lose_crew,
    LoseGoodsDecision: losses.lose_goods,
    LandDecision: _land,
    ClaimDecision: _claim,
    LoadDecision: _load,
}
"""The consequences of each decision step."""
