"""GT-A1 to GT-A12: the steps that each card begins with, and the steps of single cards."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import ne
from typing import Any, Literal

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.actions import Claim, Land, Pass
from tavolata.games.galaxy_trucker.content import (
    AbandonedShip,
    AbandonedStation,
    Card,
    Cell,
    CombatZone,
    Enemy,
    Epidemic,
    Measure,
    Meteor,
    Meteors,
    OpenSpace,
    Pirates,
    Planets,
    Sabotage,
    Slavers,
    Smugglers,
    Stardust,
    ZoneLine,
    kind_of,
)
from tavolata.games.galaxy_trucker.events import CardSkipped, Claimed, Earned, FightEnd, Fought, Landed, Lowest, Passed, TooFew
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size, leave_cabin, lose_crew, lose_goods
from tavolata.games.galaxy_trucker.rules.flight.route import lose_days_together
from tavolata.games.galaxy_trucker.rules.flight.strikes import volley
from tavolata.games.galaxy_trucker.rules.handicaps import credits_paid, firepower_of, handicap_events, meteors_grown, open_planets
from tavolata.games.galaxy_trucker.state import HalfPower, Player
from tavolata.games.galaxy_trucker.steps import (
    AdvanceStep,
    BeginLoadingStep,
    BombardStep,
    ClaimDecision,
    CompareStep,
    EarnStep,
    FightStep,
    JudgeStep,
    LandDecision,
    LoseDaysStep,
    PowerDecision,
    SabotageStep,
    Step,
    VisitStep,
)

_CLAIM, _PASS = Claim(), Pass()


# First steps of each card


def _begin_open_space(context: FlightContext, _card: OpenSpace) -> None:
    """GT-A1: push the steps of open space: each player declares and moves, in route order."""
    context.push(*(step for seat in context.route_order() for step in (PowerDecision(seat, "engines"), AdvanceStep(seat))))


def _begin_planets(context: FlightContext, card: Planets) -> None:
    """GT-A2: push the landing decisions in route order; GT-X14: some planets may be closed."""
    order = context.route_order()
    handicaps = context.players[order[0]].handicaps
    context.emit(*handicap_events(handicaps, order[0], "planets-closed", len(card.planets) - open_planets(handicaps, len(card.planets))))
    context.push(*map(LandDecision, order), VisitStep())


def _begin_abandoned(context: FlightContext, card: AbandonedShip | AbandonedStation) -> None:
    """GT-A3, GT-A4: push the claim decisions of the players with enough crew, in route order."""
    needed = card.crew_lost if isinstance(card, AbandonedShip) else card.crew_needed
    crews = {seat: crew_size(context.players[seat]) for seat in context.route_order()}
    context.emit(*(TooFew(seat, crew, needed) for seat, crew in crews.items() if crew < needed))
    context.push(*(ClaimDecision(seat) for seat, crew in crews.items() if crew >= needed))


def _begin_meteors(context: FlightContext, card: Meteors) -> None:
    """GT-A5: push one roll for all players for each meteor; GT-X12: some meteors are bigger."""
    seats = tuple(context.route_order())
    handicaps = context.players[seats[0]].handicaps
    meteors = grown_meteors(card.meteors, meteors_grown(handicaps))
    context.emit(*handicap_events(handicaps, seats[0], "meteors-grow", sum(map(ne, meteors, card.meteors))))
    context.push(*volley(meteors, seats))


def grown_meteors(meteors: Sequence[Meteor], count: int) -> list[Meteor]:
    """GT-X12: return the meteors with the first small ones turned into big ones."""
    small = [place for place, meteor in enumerate(meteors) if meteor.size == "small"][:count]
    return [Meteor("big", meteor.side) if place in small else meteor for place, meteor in enumerate(meteors)]


def _begin_enemy(context: FlightContext, _card: Enemy) -> None:
    """GT-A6: push the power decisions and fights in route order, until the enemy is beaten."""
    context.push(*(step for seat in context.route_order() for step in (PowerDecision(seat, "firepower"), FightStep(seat))), BombardStep())


def _begin_combat_zone(context: FlightContext, card: CombatZone) -> None:
    """GT-A9: push the lines of a combat zone from the top, unless one player is left."""
    if len(context.route_order()) == 1:
        context.emit(CardSkipped(card.name))
    else:
        context.push(*map(CompareStep, range(len(card.lines))))


def _begin_stardust(context: FlightContext, card: Stardust) -> None:
    """GT-A10: move each player back for exposed connectors."""
    days = {seat: card.days_for_each_connector * ships.exposed(context.players[seat].ship) for seat in context.route_order()}
    lose_days_together(context, days, "pipes")


def _begin_epidemic(context: FlightContext, _card: Epidemic) -> None:
    """GT-A11: remove a crew member from each infected cabin."""
    for seat in context.route_order():
        for cell in infected(context.players[seat]):
            leave_cabin(context, seat, cell, 1, "epidemic")


def _begin_sabotage(context: FlightContext, card: Sabotage) -> None:
    """GT-A12: push the sabotage of the player with the smallest crew, unless one player is left."""
    if len(context.route_order()) == 1:
        context.emit(CardSkipped(card.name))
    else:
        context.push(SabotageStep(_lowest(context, "crew"), card.tries))


_BEGIN: dict[type[Card], Callable[[FlightContext, Any], None]] = {
    OpenSpace: _begin_open_space,
    Planets: _begin_planets,
    AbandonedShip: _begin_abandoned,
    AbandonedStation: _begin_abandoned,
    Meteors: _begin_meteors,
    Slavers: _begin_enemy,
    Smugglers: _begin_enemy,
    Pirates: _begin_enemy,
    CombatZone: _begin_combat_zone,
    Stardust: _begin_stardust,
    Epidemic: _begin_epidemic,
    Sabotage: _begin_sabotage,
}


def begin_card(context: FlightContext, card: Card) -> None:
    """Push the first steps of a card."""
    _BEGIN[type(card)](context, card)


# Planets, abandoned ships and stations


def choices_to_land(context: FlightContext, step: LandDecision) -> list[Land | Pass]:
    """GT-A2: return the landing actions: each free planet, or pass."""
    taken = context.flying.landed.values()
    return [*(Land(planet) for planet in range(1, _open_planets(context, step.seat) + 1) if planet not in taken), _PASS]


def _open_planets(context: FlightContext, seat: Seat) -> int:
    """GT-A2, GT-X14: return the number of planets open to a player."""
    assert isinstance(context.card, Planets)
    return open_planets(context.players[seat].handicaps, len(context.card.planets))


def take_landing(context: FlightContext, step: LandDecision, action: Land | Pass) -> None:
    """GT-A2: apply landing on a planet or passing."""
    if isinstance(action, Pass):
        context.emit(Passed(step.seat, "taken" if len(context.flying.landed) == _open_planets(context, step.seat) else "choice"))
        return
    context.update_flight(landed={**context.flying.landed, step.seat: action.planet})
    context.emit(Landed(step.seat, action.planet))


def do_visit(context: FlightContext, _step: VisitStep) -> None:
    """GT-A2: push the loading of all landed players in order, then their lost days, last first."""
    card, landed = context.card, context.flying.landed
    assert isinstance(card, Planets)
    loading = (BeginLoadingStep(seat, card.planets[planet - 1]) for seat, planet in landed.items())
    context.push(*loading, *(LoseDaysStep(seat, card.days, loads=True) for seat in reversed(landed)))


def choices_to_claim(_context: FlightContext, _step: ClaimDecision) -> list[Claim | Pass]:
    """GT-A3, GT-A4, GT-A6: return the actions of a claim: take the reward, or pass."""
    return [_CLAIM, _PASS]


def take_claim(context: FlightContext, step: ClaimDecision, action: Claim | Pass) -> None:
    """GT-A3, GT-A4, GT-A6: apply taking the reward, which ends the other claims, or passing."""
    if isinstance(action, Pass):
        context.emit(Passed(step.seat))
        return
    context.emit(Claimed(step.seat))
    context.drop(ClaimDecision)
    context.push(*_pay(context.card, step.seat))
    if isinstance(context.card, AbandonedShip):
        lose_crew(context, step.seat, context.card.crew_lost)


def _pay(card: Card, seat: Seat) -> Iterator[Step]:
    """GT-A3, GT-A4, GT-A7: yield the steps of a reward: goods or credits, and the lost days."""
    assert isinstance(card, AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates)
    if isinstance(card, AbandonedStation | Smugglers):
        yield BeginLoadingStep(seat, card.goods)
    yield LoseDaysStep(seat, card.days, loads=isinstance(card, AbandonedStation | Smugglers))
    if isinstance(card, AbandonedShip | Slavers | Pirates):
        yield EarnStep(seat, card.credits)


def do_earn(context: FlightContext, step: EarnStep) -> None:
    """GT-A3, GT-A7: pay credits from the bank; GT-X10: minus the toll."""
    player = context.players[step.seat]
    paid = credits_paid(player.handicaps, step.credits)
    context.update_player(step.seat, credits=player.credits + paid)
    context.emit(*handicap_events(player.handicaps, step.seat, "toll", step.credits - paid), Earned(step.seat, paid))


# Enemies


def do_fight(context: FlightContext, step: FightStep) -> None:
    """GT-A6: apply the outcome of a fight: higher firepower wins the claim, equal has no effect, lower brings the penalty."""
    seat, enemy = step.seat, context.card
    assert isinstance(enemy, Slavers | Smugglers | Pirates)
    power, handicaps = context.flying.declared[seat], context.players[seat].handicaps
    firepower = firepower_of(handicaps, enemy)
    outcome = fight_outcome(power, firepower)
    context.emit(*handicap_events(handicaps, seat, "enemy-power", firepower - enemy.firepower))
    context.emit(Fought(seat, outcome, kind_of(enemy), power / 2, firepower))
    if outcome == "won":
        context.drop(PowerDecision, FightStep)
        context.push(ClaimDecision(seat))
    elif outcome == "lost":
        _punish(context, seat, enemy)


def fight_outcome(power: HalfPower, firepower: int) -> FightEnd:
    """GT-A6: return the outcome of a fight."""
    difference = power - 2 * firepower
    return "won" if difference > 0 else "lost" if difference else "tied"


def _punish(context: FlightContext, seat: Seat, enemy: Enemy) -> None:
    """GT-A7: apply the penalty of a lost fight: slavers take crew, smugglers goods; pirates fire after the fights."""
    match enemy:
        case Slavers(crew_lost=crew):
            lose_crew(context, seat, crew)
        case Smugglers(goods_lost=goods):
            lose_goods(context, seat, goods)
        case Pirates():
            context.update_flight(beaten=(*context.flying.beaten, seat))


def do_bombard(context: FlightContext, _step: BombardStep) -> None:
    """GT-A7: push the pirates' shots at all players they beat, with one roll for each shot."""
    if context.flying.beaten:
        assert isinstance(context.card, Pirates)
        context.push(*volley(context.card.shots, context.flying.beaten))


# Combat zone, sabotage, epidemic


def do_compare(context: FlightContext, step: CompareStep) -> None:
    """GT-A9: push the declarations of a combat zone line in route order, then its penalty."""
    measure = _line(context, step.line).lowest
    context.update_flight(declared={}, line=step.line + 1, rolled=0)
    declaring = () if measure == "crew" else (PowerDecision(seat, measure) for seat in context.route_order())
    context.push(*declaring, JudgeStep(step.line))


def do_judge(context: FlightContext, step: JudgeStep) -> None:
    """GT-A9: apply the penalty to the player with the lowest value."""
    line = _line(context, step.line)
    seat = _lowest(context, line.lowest)
    context.push(*volley(line.shots, (seat,)), LoseDaysStep(seat, line.lose_days))
    lose_crew(context, seat, line.lose_crew)
    lose_goods(context, seat, line.lose_goods)


def _line(context: FlightContext, number: int) -> ZoneLine:
    assert isinstance(context.card, CombatZone)
    return context.card.lines[number]


def _lowest(context: FlightContext, measure: Measure) -> Seat:
    """GT-A9, GT-A12: return the seat with the lowest value, and emit the event that names it."""
    crews = {seat: crew_size(context.players[seat]) for seat in context.route_order()}
    halves = {seat: 2 * crew for seat, crew in crews.items()} if measure == "crew" else context.flying.declared
    seat = lowest(context.route_order(), halves)
    others = tuple((other, halves[other] / 2) for other in crews if other != seat)
    is_tied = any(power == halves[seat] / 2 for _, power in others)
    rule: Literal["GT-A9", "GT-A12"] = "GT-A12" if isinstance(context.card, Sabotage) else "GT-A9"
    context.emit(Lowest(seat, measure, "ahead" if is_tied else "least", halves[seat] / 2, others, rule))
    return seat


def lowest(order: Sequence[Seat], has: Mapping[Seat, float]) -> Seat:
    """GT-A9, GT-A12: return the seat with the lowest value; among equals the one furthest ahead."""
    return min(order, key=lambda seat: has[seat])


def infected(player: Player) -> list[Cell]:
    """GT-A11: return the occupied cabins joined to another occupied cabin."""
    joined = ships.joints(player.ship)
    return [cell for cell in player.crew if any(other in player.crew for other in joined[cell])]
