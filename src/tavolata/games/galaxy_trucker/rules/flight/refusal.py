"""Reasons why a flight action is illegal: the rule and the message key."""

from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, CLOCK, Actor
from tavolata.games.galaxy_trucker.actions import (
    Battery,
    Deal,
    GalaxyTruckerAction,
    Keep,
    Land,
    Load,
    LoseCube,
    LoseMember,
    Power,
    Roll,
    Unload,
)
from tavolata.games.galaxy_trucker.content import CARDS, AbandonedShip, AbandonedStation, Card, Planets
from tavolata.games.galaxy_trucker.rules import chance
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cargo import may_carry
from tavolata.games.galaxy_trucker.rules.handicaps import open_planets
from tavolata.games.galaxy_trucker.state import FlightState, Player, State
from tavolata.games.galaxy_trucker.steps import DECISIONS, Decision, DecisionKind, LoadDecision, Step
from tavolata.i18n import Fact

_RULES: dict[DecisionKind, str] = {
    "fly-on": "GT-F2",
    "power": "GT-F6",
    "battery": "GT-F11",
    "defend": "GT-F11",
    "keep": "GT-F3",
    "lose-crew": "GT-F7",
    "lose-goods": "GT-F8",
    "land": "GT-A2",
    "load": "GT-F9",
}
"""The rule of each decision; claims use the rule of their card."""

_CLAIMS: dict[type[Card], str] = {AbandonedShip: "GT-A3", AbandonedStation: "GT-A4"}


def refusal(state: State, actor: Actor, action: GalaxyTruckerAction) -> IllegalAction:
    """Return the refusal of an action in flight: why the actor may not act this way now."""
    flying = state.flying
    assert flying is not None
    if state.phase == "over":
        return _no("GT-E3", "over")
    if isinstance(action, Deal | Roll) or actor in (CHANCE, CLOCK):
        return _no("GT-F1", "chance")
    if chance.is_due(state):
        return _no("GT-F1", "rolling")
    step = flying.steps[-1]
    assert isinstance(step, Decision)
    if actor != step.seat:
        return _no("GT-F1", "not-your-decision", seat=step.seat + 1)
    if type(action) not in {type(choice) for choice in flying.choices}:
        return _not_now(flying, step, action)
    return _in_step(flying, state.players[step.seat], step, action)


def _not_now(flying: FlightState, step: Step, action: GalaxyTruckerAction) -> IllegalAction:
    """Return the refusal of an action while another decision is due."""
    if isinstance(step, LoadDecision) and isinstance(action, Load | Unload):
        return _no("GT-F9", "no-room" if isinstance(action, Load) else "no-such-cube", good=action.good, **_place(action))
    kind = DECISIONS[type(step)]
    card = CARDS[flying.card or ""]
    return _no(_CLAIMS.get(type(card), "GT-A6") if kind == "claim" else _RULES[kind], f"now-{kind}")


def _in_step(flying: FlightState, player: Player, step: Step, action: GalaxyTruckerAction) -> IllegalAction:
    """Return the refusal of an action whose kind fits the current decision."""
    match action:
        case Power():
            return _no(_RULES[DECISIONS[type(step)]], "no-power", **_place(action))
        case Battery():
            return _no("GT-F11", "no-battery", **_place(action))
        case LoseMember():
            return _no("GT-F7", "no-crew", **_place(action))
        case LoseCube():
            return _no("GT-F8", "not-dearest", **_place(action))
        case Keep(piece):
            return _no("GT-F3", "no-such-piece", piece=piece, most=len(flying.choices))
        case Land(planet):
            return _land(flying, player, planet)
        case Load() if isinstance(step, LoadDecision):
            return _load(player, step, action)
        case _:
            assert isinstance(action, Unload), f"{action} is listed whenever it can be"
            return _no("GT-F9", "no-such-cube", good=action.good, **_place(action))


def _land(flying: FlightState, player: Player, planet: int) -> IllegalAction:
    card = CARDS[flying.card or ""]
    assert isinstance(card, Planets)
    if open_planets(player.handicaps, len(card.planets)) < planet <= len(card.planets):
        return _no("GT-X14", "planet-closed", planet=planet)
    if 1 <= planet <= len(card.planets):
        return _no("GT-A2", "planet-taken", planet=planet)
    return _no("GT-A2", "no-such-planet", planet=planet, most=len(card.planets))


def _load(player: Player, step: LoadDecision, action: Load) -> IllegalAction:
    """GT-F9: return the refusal of loading: no such cube, no such hold, no room, or a red cube in a normal hold."""
    cell = (action.column, action.row)
    if action.good not in step.pool:
        return _no("GT-F9", "not-offered", good=action.good)
    if cell in ships.cells_of(player.ship, "hold", "red-hold") and not may_carry(ships.kind_at(player.ship, cell), action.good):
        return _no("GT-F9", "red-in-white", **_place(action))
    return _no("GT-F9", "no-room", good=action.good, **_place(action))


def _place(action: Power | Battery | LoseMember | LoseCube | Load | Unload) -> dict[str, int]:
    return {"column": action.column, "row": action.row}


def _no(rule: str, why: str, **facts: Fact) -> IllegalAction:
    return IllegalAction(rule, f"galaxy_trucker.refusal.{why}", **facts)
