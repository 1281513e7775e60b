"""GT-F2 to GT-F11, GT-A1 to GT-A12: what the choices of the flight lead to."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tavolata.core.game import Action, Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.actions import Claim, FlyOn, GiveUp, Land, Load, LoadDone, Unload
from tavolata.games.galaxy_trucker.content import CARDS, AbandonedShip, AbandonedStation, Card, Planets, Smugglers
from tavolata.games.galaxy_trucker.explain.consequences import losses
from tavolata.games.galaxy_trucker.explain.consequences.power import Powering
from tavolata.games.galaxy_trucker.explain.consequences.sentences import idle, load_gain, plain, ruins, say, standing_of, why_no_load
from tavolata.games.galaxy_trucker.rules.deck import cards_left
from tavolata.games.galaxy_trucker.rules.flight.cargo import best_load, cargo_of
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size
from tavolata.games.galaxy_trucker.rules.flight.route import do_lose_days, is_near
from tavolata.games.galaxy_trucker.rules.flight.scoring import ledger_of, price_of
from tavolata.games.galaxy_trucker.rules.handicaps import credits_paid, crew_taken, days_of_load
from tavolata.games.galaxy_trucker.state import Player, State
from tavolata.games.galaxy_trucker.steps import (
    AskToFlyOn,
    ClaimOrPass,
    Decision,
    Defend,
    KeepPiece,
    LandOrPass,
    Loading,
    LoseCrew,
    LoseDays,
    LoseGoods,
    PayBattery,
    PowerUp,
    Step,
)

Ahead: TypeAlias = Mapping[Action, Consequence]


def foresee(state: State, seat: Seat) -> Ahead:
    """What the choices of a seat lead to in flight."""
    assert state.flying is not None
    step = state.flying.steps[-1] if state.flying.steps else None
    if not state.flying.choices or not isinstance(step, Decision) or step.seat != seat:
        return {}
    return _FORESEEN[type(step)](state, step)


# From card to card


def _fly_on(state: State, step: AskToFlyOn) -> Ahead:
    """GT-F2, GT-E1, GT-E2: what it would be worth to arrive now, and what giving up is worth."""
    voyage, seat = Voyage(state), step.seat
    place, margin = standing_of(voyage, seat)
    arriving, leaving = ledger_of(voyage, seat, voyage.route_order()).total, ledger_of(voyage, seat, []).total
    near = [say("near", count=margin)] if is_near(margin, state.level.spaces) else []
    return {
        FlyOn(): plain(say("cards", count=cards_left(state), place=place), *near),
        GiveUp(): ruins(say("give-up", count=leaving), say("arriving", count=arriving)),
    }


# Planets, abandoned ships and stations, beaten enemies


def _land(state: State, step: LandOrPass) -> Ahead:
    """GT-A2: what each free planet brings."""
    assert state.flying is not None
    return {action: _landing(state, step.seat, action) for action in state.flying.choices if isinstance(action, Land)}


def _landing(state: State, seat: Seat, action: Land) -> Consequence:
    """GT-A2: the days, last first, of all who have landed so far, and the load."""
    card, player = _card(state), state.players[seat]
    assert isinstance(card, Planets)
    assert state.flying is not None
    voyage = Voyage(state)
    for other in reversed([*state.flying.landed, seat]):
        do_lose_days(voyage, LoseDays(other, card.days, loads=True))
    goods = card.planets[action.planet - 1]
    gain = load_gain(state, player, goods)
    days = card.days + days_of_load(player.burdens)
    return _paid(voyage, seat, days, say("load", count=gain) if gain else why_no_load(player, goods), is_idle=not gain)


def _claim(state: State, step: ClaimOrPass) -> Ahead:
    """GT-A3, GT-A4, GT-A6: the reward and its price."""
    card, player = _card(state), state.players[step.seat]
    voyage = Voyage(state)
    loads = isinstance(card, AbandonedStation | Smugglers)
    do_lose_days(voyage, LoseDays(step.seat, card.days, loads=loads))  # type: ignore[union-attr]
    if isinstance(card, AbandonedStation | Smugglers):
        days = card.days + days_of_load(player.burdens)
        gain = load_gain(state, player, card.goods)
        load = say("load", count=gain) if gain else why_no_load(player, card.goods)
        return {Claim(): _paid(voyage, step.seat, days, load, is_idle=not gain)}
    pay = credits_paid(player.burdens, card.credits)  # type: ignore[union-attr]
    paid = _paid(voyage, step.seat, card.days, say("credits", count=pay), is_idle=False)  # type: ignore[union-attr]
    return {Claim(): _crewed(paid, player, card) if isinstance(card, AbandonedShip) else paid}


def _paid(voyage: Voyage, seat: Seat, days: int, brings: LocalizedText, *, is_idle: bool) -> Consequence:
    """GT-F1, GT-F2: what it brings, what it costs, and whether one is lapped for it."""
    place, margin = standing_of(voyage, seat)
    says = (brings, say("days-to", count=days, place=place))
    if margin < 0:
        return ruins(*says, say("lapped"))
    return idle(*says) if is_idle else plain(*says)


def _crewed(paid: Consequence, player: Player, card: AbandonedShip) -> Consequence:
    """GT-A3, GT-F2: so many go aboard the other ship; who sends all is out."""
    crew, taken = crew_size(player), crew_taken(player.burdens, card.crew_lost)
    goes = say("crew", count=min(taken, crew))
    if crew > taken:
        return Consequence((*paid.says, goes), paid.weight)
    return ruins(*paid.says, goes, say("out-crew"))


# Loading


def _load(state: State, step: Loading) -> Ahead:
    """GT-F9: what each cube sells for, and what is left behind."""
    assert state.flying is not None
    worth: dict[Action, Consequence] = {
        action: plain(say("load" if isinstance(action, Load) else "unload", count=price_of([action.good])))
        for action in state.flying.choices
        if isinstance(action, Load | Unload)
    }
    return {**worth, LoadDone(): _left(state, step)}


def _left(state: State, step: Loading) -> Consequence:
    """GT-F9: whether more could be loaded of what is left."""
    player = state.players[step.seat]
    gain = price_of(best_load(player, step.pool)) - price_of(cargo_of(player))
    if gain:
        return plain(say("could-load", count=gain))
    return plain(say("left", count=len(step.pool)) if step.pool else say("all-stowed"))


def _card(state: State) -> Card:
    assert state.flying is not None
    assert state.flying.card is not None
    return CARDS[state.flying.card]


_FORESEEN: dict[type[Step], Callable[[State, Any], Ahead]] = {
    AskToFlyOn: _fly_on,
    PowerUp: lambda state, step: Powering(state, step).ahead(),
    PayBattery: losses.pay_battery,
    Defend: losses.defend,
    KeepPiece: losses.keep,
    LoseCrew: losses.lose_crew,
    LoseGoods: losses.lose_goods,
    LandOrPass: _land,
    ClaimOrPass: _claim,
    Loading: _load,
}
"""What each decision leads to."""
