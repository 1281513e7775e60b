"""GT-A1 to GT-A12: what each card asks for, as a list of steps, and what those of the cards' own do."""

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
    Line,
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
    kind_of,
)
from tavolata.games.galaxy_trucker.events import CardSkipped, Claimed, Earned, FightEnd, Fought, Landed, Lowest, Passed, TooFew
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size, leave_cabin, lose_crew, lose_goods
from tavolata.games.galaxy_trucker.rules.flight.route import lose_days_together
from tavolata.games.galaxy_trucker.rules.flight.strikes import volley
from tavolata.games.galaxy_trucker.rules.handicaps import bites, credits_paid, firepower_of, meteors_grown, open_planets
from tavolata.games.galaxy_trucker.state import HalfPower, Player
from tavolata.games.galaxy_trucker.steps import (
    Advance,
    BeginLoading,
    Bombard,
    ClaimOrPass,
    Compare,
    Earn,
    Fight,
    Judge,
    LandOrPass,
    LoseDays,
    PowerUp,
    Sabotaging,
    Step,
    Visit,
)

_CLAIM, _PASS = Claim(), Pass()


# How each card begins


def _begin_open_space(voyage: Voyage, _card: OpenSpace) -> None:
    """GT-A1: in route order declare and move."""
    voyage.then(*(step for seat in voyage.route_order() for step in (PowerUp(seat, "engines"), Advance(seat))))


def _begin_planets(voyage: Voyage, card: Planets) -> None:
    """GT-A2: in route order land or pass; GT-X14: some planets may be closed to all."""
    order = voyage.route_order()
    burdens = voyage.players[order[0]].burdens
    voyage.tell(*bites(burdens, order[0], "planets-closed", len(card.planets) - open_planets(burdens, len(card.planets))))
    voyage.then(*map(LandOrPass, order), Visit())


def _begin_abandoned(voyage: Voyage, card: AbandonedShip | AbandonedStation) -> None:
    """GT-A3, GT-A4: in route order those with enough crew are asked."""
    needed = card.crew_lost if isinstance(card, AbandonedShip) else card.crew_needed
    crews = {seat: crew_size(voyage.players[seat]) for seat in voyage.route_order()}
    voyage.tell(*(TooFew(seat, crew, needed) for seat, crew in crews.items() if crew < needed))
    voyage.then(*(ClaimOrPass(seat) for seat, crew in crews.items() if crew >= needed))


def _begin_meteors(voyage: Voyage, card: Meteors) -> None:
    """GT-A5: one roll for all, for each meteor; GT-X12: some have grown."""
    seats = tuple(voyage.route_order())
    burdens = voyage.players[seats[0]].burdens
    meteors = grown(card.meteors, meteors_grown(burdens))
    voyage.tell(*bites(burdens, seats[0], "meteors-grow", sum(map(ne, meteors, card.meteors))))
    voyage.then(*volley(meteors, seats))


def grown(meteors: Sequence[Meteor], count: int) -> list[Meteor]:
    """GT-X12: the first so many small ones are big."""
    small = [place for place, meteor in enumerate(meteors) if meteor.size == "small"][:count]
    return [Meteor("big", meteor.side) if place in small else meteor for place, meteor in enumerate(meteors)]


def _begin_enemy(voyage: Voyage, _card: Enemy) -> None:
    """GT-A6: in route order, until the enemy is beaten."""
    voyage.then(*(step for seat in voyage.route_order() for step in (PowerUp(seat, "firepower"), Fight(seat))), Bombard())


def _begin_combat_zone(voyage: Voyage, card: CombatZone) -> None:
    """GT-A9: line by line from the top, unless one player is left."""
    if len(voyage.route_order()) == 1:
        voyage.tell(CardSkipped(card.name))
    else:
        voyage.then(*map(Compare, range(len(card.lines))))


def _begin_stardust(voyage: Voyage, card: Stardust) -> None:
    """GT-A10: days for exposed connectors."""
    days = {seat: card.days_for_each_connector * ships.exposed(voyage.players[seat].ship) for seat in voyage.route_order()}
    lose_days_together(voyage, days, "pipes")


def _begin_epidemic(voyage: Voyage, _card: Epidemic) -> None:
    """GT-A11: all cabins are determined before anybody falls ill."""
    for seat in voyage.route_order():
        for cell in infected(voyage.players[seat]):
            leave_cabin(voyage, seat, cell, 1, "epidemic")


def _begin_sabotage(voyage: Voyage, card: Sabotage) -> None:
    """GT-A12: against the one with least crew, unless one player is left."""
    if len(voyage.route_order()) == 1:
        voyage.tell(CardSkipped(card.name))
    else:
        voyage.then(Sabotaging(_lowest(voyage, "crew"), card.tries))


_BEGIN: dict[type[Card], Callable[[Voyage, Any], None]] = {
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


def begin_card(voyage: Voyage, card: Card) -> None:
    """What a card asks of those who fly."""
    _BEGIN[type(card)](voyage, card)


# Planets, abandoned ships and stations


def choices_to_land(voyage: Voyage, step: LandOrPass) -> list[Land | Pass]:
    """GT-A2: on a free planet."""
    taken = voyage.flying.landed.values()
    return [*(Land(planet) for planet in range(1, _open_to(voyage, step.seat) + 1) if planet not in taken), _PASS]


def _open_to(voyage: Voyage, seat: Seat) -> int:
    """GT-A2, GT-X14: how many planets of the card may be landed on."""
    assert isinstance(voyage.card, Planets)
    return open_planets(voyage.players[seat].burdens, len(voyage.card.planets))


def take_landing(voyage: Voyage, step: LandOrPass, action: Land | Pass) -> None:
    """GT-A2: one planet a player."""
    if isinstance(action, Pass):
        voyage.tell(Passed(step.seat, "taken" if len(voyage.flying.landed) == _open_to(voyage, step.seat) else "choice"))
        return
    voyage.note(landed={**voyage.flying.landed, step.seat: action.planet})
    voyage.tell(Landed(step.seat, action.planet))


def do_visit(voyage: Voyage, _step: Visit) -> None:
    """GT-A2: load in landing order, then lose the days, last first."""
    card, landed = voyage.card, voyage.flying.landed
    assert isinstance(card, Planets)
    loading = (BeginLoading(seat, card.planets[planet - 1]) for seat, planet in landed.items())
    voyage.then(*loading, *(LoseDays(seat, card.days, loads=True) for seat in reversed(landed)))


def choices_to_claim(_voyage: Voyage, _step: ClaimOrPass) -> list[Claim | Pass]:
    """GT-A3, GT-A4, GT-A6: what the card pays, or nothing."""
    return [_CLAIM, _PASS]


def take_claim(voyage: Voyage, step: ClaimOrPass, action: Claim | Pass) -> None:
    """GT-A3, GT-A4, GT-A6: only one player has it."""
    if isinstance(action, Pass):
        voyage.tell(Passed(step.seat))
        return
    voyage.tell(Claimed(step.seat))
    voyage.drop(ClaimOrPass)
    voyage.then(*_pay(voyage.card, step.seat))
    if isinstance(voyage.card, AbandonedShip):
        lose_crew(voyage, step.seat, voyage.card.crew_lost)


def _pay(card: Card, seat: Seat) -> Iterator[Step]:
    """GT-A3, GT-A4, GT-A7: goods or credits, and the days that they cost."""
    assert isinstance(card, AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates)
    if isinstance(card, AbandonedStation | Smugglers):
        yield BeginLoading(seat, card.goods)
    yield LoseDays(seat, card.days, loads=isinstance(card, AbandonedStation | Smugglers))
    if isinstance(card, AbandonedShip | Slavers | Pirates):
        yield Earn(seat, card.credits)


def do_earn(voyage: Voyage, step: Earn) -> None:
    """GT-A3, GT-A7: credits from the bank; GT-X10: less the toll."""
    player = voyage.players[step.seat]
    paid = credits_paid(player.burdens, step.credits)
    voyage.change(step.seat, credits=player.credits + paid)
    voyage.tell(*bites(player.burdens, step.seat, "toll", step.credits - paid), Earned(step.seat, paid))


# Enemies


def do_fight(voyage: Voyage, step: Fight) -> None:
    """GT-A6: more firepower ends the fights, equal does nothing, less brings the penalty."""
    seat, enemy = step.seat, voyage.card
    assert isinstance(enemy, Slavers | Smugglers | Pirates)
    power, burdens = voyage.flying.declared[seat], voyage.players[seat].burdens
    firepower = firepower_of(burdens, enemy)
    outcome = fought(power, firepower)
    voyage.tell(*bites(burdens, seat, "enemy-power", firepower - enemy.firepower))
    voyage.tell(Fought(seat, outcome, kind_of(enemy), power / 2, firepower))
    if outcome == "won":
        voyage.drop(PowerUp, Fight)
        voyage.then(ClaimOrPass(seat))
    elif outcome == "lost":
        _punish(voyage, seat, enemy)


def fought(power: HalfPower, firepower: int) -> FightEnd:
    """GT-A6: what comes of so much firepower against an enemy's."""
    ahead = power - 2 * firepower
    return "won" if ahead > 0 else "lost" if ahead else "tied"


def _punish(voyage: Voyage, seat: Seat, enemy: Enemy) -> None:
    """GT-A7: slavers take crew, smugglers goods; pirates fire once the fights are over."""
    match enemy:
        case Slavers(crew_lost=crew):
            lose_crew(voyage, seat, crew)
        case Smugglers(goods_lost=goods):
            lose_goods(voyage, seat, goods)
        case Pirates():
            voyage.note(beaten=(*voyage.flying.beaten, seat))


def do_bombard(voyage: Voyage, _step: Bombard) -> None:
    """GT-A7: pirates fire at all whom they beat, one roll for each shot."""
    if voyage.flying.beaten:
        assert isinstance(voyage.card, Pirates)
        voyage.then(*volley(voyage.card.shots, voyage.flying.beaten))


# Combat zone, sabotage, epidemic


def do_compare(voyage: Voyage, step: Compare) -> None:
    """GT-A9: batteries are decided in route order, which is taken anew for each line."""
    measure = _line(voyage, step.line).lowest
    voyage.note(declared={}, line=step.line + 1, rolled=0)
    declaring = () if measure == "crew" else (PowerUp(seat, measure) for seat in voyage.route_order())
    voyage.then(*declaring, Judge(step.line))


def do_judge(voyage: Voyage, step: Judge) -> None:
    """GT-A9: the lowest suffers."""
    line = _line(voyage, step.line)
    seat = _lowest(voyage, line.lowest)
    voyage.then(*volley(line.shots, (seat,)), LoseDays(seat, line.lose_days))
    lose_crew(voyage, seat, line.lose_crew)
    lose_goods(voyage, seat, line.lose_goods)


def _line(voyage: Voyage, number: int) -> Line:
    assert isinstance(voyage.card, CombatZone)
    return voyage.card.lines[number]


def _lowest(voyage: Voyage, measure: Measure) -> Seat:
    """GT-A9, GT-A12: who has the least of it suffers."""
    crews = {seat: crew_size(voyage.players[seat]) for seat in voyage.route_order()}
    halves = {seat: 2 * crew for seat, crew in crews.items()} if measure == "crew" else voyage.flying.declared
    seat = lowest(voyage.route_order(), halves)
    others = tuple((other, halves[other] / 2) for other in crews if other != seat)
    is_tied = any(power == halves[seat] / 2 for _, power in others)
    rule: Literal["GT-A9", "GT-A12"] = "GT-A12" if isinstance(voyage.card, Sabotage) else "GT-A9"
    voyage.tell(Lowest(seat, measure, "ahead" if is_tied else "least", halves[seat] / 2, others, rule))
    return seat


def lowest(order: Sequence[Seat], has: Mapping[Seat, float]) -> Seat:
    """GT-A9, GT-A12: who has the least; of equals the one furthest ahead, who is found first."""
    return min(order, key=lambda seat: has[seat])


def infected(player: Player) -> list[Cell]:
    """GT-A11: the occupied cabins that are joined to another occupied cabin."""
    joined = ships.joints(player.ship)
    return [cell for cell in player.crew if any(other in player.crew for other in joined[cell])]
