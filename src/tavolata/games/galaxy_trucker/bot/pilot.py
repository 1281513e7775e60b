"""How a bot flies: batteries, shields, landings, fights, crew and goods, and when the race is lost."""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import accumulate
from typing import TypeVar

from tavolata.core.caching import cached_on_instance
from tavolata.core.game import Seat
from tavolata.core.text.number_format import tenths
from tavolata.games.galaxy_trucker.actions import (
    Battery,
    Claim,
    Declare,
    FlyOn,
    GalaxyTruckerAction,
    GiveUp,
    Keep,
    Land,
    Load,
    LoadDone,
    LoseCube,
    LoseMember,
    Pass,
    Power,
    TakeHit,
    Unload,
)
from tavolata.games.galaxy_trucker.bot.cargo_choice import next_load
from tavolata.games.galaxy_trucker.bot.decision import Facts, Weighed, Weighing, best_of
from tavolata.games.galaxy_trucker.bot.values import OPEN_SPACE, Prices
from tavolata.games.galaxy_trucker.content import (
    AbandonedShip,
    AbandonedStation,
    Cell,
    CombatZone,
    Enemy,
    Line,
    Measure,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from tavolata.games.galaxy_trucker.events import FightEnd
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cards import fought, lowest
from tavolata.games.galaxy_trucker.rules.flight.power import added_by, doubles, half_power
from tavolata.games.galaxy_trucker.rules.flight.scoring import price_of
from tavolata.games.galaxy_trucker.rules.handicaps import alien_bonus, credits_paid, firepower_of, spaces_ahead
from tavolata.games.galaxy_trucker.state import HalfPower, Member, Ship
from tavolata.games.galaxy_trucker.steps import DecisionKind

A = TypeVar("A", bound=GalaxyTruckerAction)

SHOTS = {"light": 1.2, "heavy": 2.5}
"""GT-A8: what a shot is likely to cost, in credits."""
HEADWAY = 0.3
"""GT-A6: what it is worth besides that an enemy is beaten: those who follow get nothing."""
RISK = 0.4
"""GT-F3: what a card is likely to cost a ship in components, in credits."""


class Pilot(Prices):
    """One look at the flight, and what to do in it."""

    def decide(self, legal: Sequence[GalaxyTruckerAction]) -> GalaxyTruckerAction:
        """The action that brings most."""
        action = self.weigh(legal).action
        assert action is not None
        return action

    def weigh(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """What brings most, and by which figures."""
        return _DECIDE[self.decision.kind](self, legal)

    # From card to card

    def fly_on(self, _legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-F2: a ship without engines will not arrive; each card on the way only costs."""
        if not self.nerve.race:
            return Weighing(FlyOn(), "fly-on.always")
        if power := self.me.figures.engines.most:
            return Weighing(FlyOn(), "fly-on.engines", {"power": power})
        arriving = (1 - OPEN_SPACE) ** self.cards_left * self.arrival_price()
        worth = arriving - RISK * self.cards_left
        if worth > 0:
            return Weighing(FlyOn(), "fly-on.hope", {"chance": round(100 * arriving / self.arrival_price())}, worth)
        return Weighing(GiveUp(), "give-up", {"count": self.cards_left}, 0.0, lambda: worth)

    def power(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-F6: the most useful number of batteries for this card."""
        offered = {(action.column, action.row): action for action in _only(Power, legal)}
        gains = {cell: gain for cell, gain in _gains(self.ship, self.measure).items() if cell in offered}
        steps, price = self._steps(gains), self.battery_price
        worths = [self._power_worth(step) - count * price for count, step in enumerate(steps)]
        best = max(range(len(steps)), key=lambda count: (worths[count], -count))
        others = worths[:1] if best else worths[1:]
        facts: Facts = {"count": best, "power": steps[best] / 2}
        reason = "power.more" if best else "power.enough"
        action = offered[next(iter(gains))] if best else Declare()
        return Weighing(action, reason, facts, worths[best], lambda: max(others, default=None))

    @property
    def measure(self) -> Measure:
        """GT-F4, GT-F5: the power that is asked for."""
        assert self.decision.measure is not None
        return self.decision.measure

    def _steps(self, gains: dict[Cell, HalfPower]) -> list[HalfPower]:
        """The power with none, one, two … batteries more; an alien's share is the same once there is any."""
        powered = tuple(cell for cell in _gains(self.ship, self.measure) if cell not in gains)
        alien = _alien_share(self.ship, self.measure, frozenset(self.members), alien_bonus(self.burdens))
        powers = accumulate(list(gains.values())[: self.batteries], initial=_bare_power(self.ship, self.measure, powered))
        return [power + alien if power else power for power in powers]

    def _power_worth(self, power: HalfPower) -> float:
        """What this card brings with so much power."""
        match self.card:
            case CombatZone(lines=lines):
                return self._zone_worth(power, next(line for line in lines if line.lowest == self.decision.measure))
            case Slavers() | Smugglers() | Pirates() as enemy:
                return self._fight_worth(fought(power, firepower_of(self.burdens, enemy)), enemy)
            case _:
                return -self.days_price(-spaces_ahead(self.burdens, power)) if power else -self.arrival_price()

    def _fight_worth(self, outcome: FightEnd, enemy: Enemy) -> float:
        """GT-A6: the reward, nothing, or the penalty, which is the same for every power that brings it."""
        if outcome not in self._fights:
            self._fights[outcome] = self._worth_of_fight(outcome, enemy)
        return self._fights[outcome]

    @cached_property
    def _fights(self) -> dict[FightEnd, float]:
        return {}

    def _worth_of_fight(self, outcome: FightEnd, enemy: Enemy) -> float:
        if outcome == "won":
            return max(0.0, self._claim_worth(enemy)) + HEADWAY
        if outcome == "tied":
            return 0.0
        match enemy:
            case Slavers(crew_lost=crew):
                return -self.crew_price(crew)
            case Smugglers(goods_lost=goods):
                return -self.goods_lost_price(goods)
            case Pirates(shots=shots):
                return -sum(SHOTS[shot.size] for shot in shots)

    def _zone_worth(self, power: HalfPower, line: Line) -> float:
        """GT-A9: what is suffered by the lowest, if that may be me."""
        powers = {seat: power / 2 if seat == self.seat else self._rival_power(seat) for seat in self.flight.route}
        return -self._penalty(line) if lowest(self.flight.route, powers) == self.seat else 0.0

    def _rival_power(self, seat: Seat) -> float:
        """What a rival has declared, or may with a battery or so."""
        declared = self.flight.declared[seat]
        if declared is not None:
            return declared
        figures = self.view.players[seat].figures
        power = figures.engines if self.decision.measure == "engines" else figures.firepower
        return min(power.most, power.least + 2)

    def _penalty(self, line: Line) -> float:
        shots = sum(SHOTS[shot.size] for shot in line.shots)
        return self.days_price(line.lose_days) + self.crew_price(line.lose_crew) + self.goods_lost_price(line.lose_goods) + shots

    def battery(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-F11: from the fullest compartment, so that no hit takes all of them."""
        fullest = max(_only(Battery, legal), key=lambda action: self.batteries_at((action.column, action.row)))
        return Weighing(fullest, "battery", {"count": self.batteries_at((fullest.column, fullest.row))})

    # Hits

    def defend(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-F11: a battery, if what would be lost is worth it."""
        assert self.decision.cell is not None
        power = _only(Power, legal)[0]
        if not self.nerve.thrifty:
            return Weighing(power, "defend.always")
        hit, battery = self.hit_price(self.decision.cell), self.battery_price
        if hit < battery:
            return Weighing(TakeHit(), "take-hit", {}, -hit, lambda: -battery)
        return Weighing(power, "defend", {}, -battery, lambda: -hit)

    def keep(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-F3: the piece without which most would be lost."""
        kept = [Weighed(-self.tiles_price(ships.flown_off(self.ship, action.piece)), action) for action in _only(Keep, legal)]
        return best_of(kept, "keep")

    # Losses

    def lose_crew(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-F7: humans before aliens, but never the last one; GT-A11: from cabins that are joined to others first."""
        goes = max(_only(LoseMember, legal), key=lambda action: self._spared((action.column, action.row)))
        _, empties, beside, _ = self._spared((goes.column, goes.row))
        why = "last" if self.humans == 1 else "alone" if empties else "beside" if beside else "plain"
        return Weighing(goes, f"lose-crew.{why}", {"count": beside})

    def _spared(self, cell: Cell) -> tuple[bool, bool, int, int]:
        crew = self.members_at(cell)
        human = "human" in crew
        beside = sum(bool(self.members_at(other)) for other in ships.joints(self.ship)[cell])
        return (not human if self.humans == 1 else human, len(crew) == 1 and beside > 0, beside, -len(crew))

    def lose_goods(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-F8: from any hold, or a battery."""
        cubes = _only(LoseCube, legal)
        return Weighing(cubes[0], "lose-cube", {"count": len(cubes)}) if cubes else self.battery(legal)

    # What the cards offer

    def land(self, legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-A2: on the planet with the most to carry, if it is worth the days."""
        card = self.card
        assert isinstance(card, Planets)
        days = self.load_price(card.days)
        planets = sorted(((self.goods_worth(card.planets[action.planet - 1]), action) for action in _only(Land, legal)), key=_by_worth)
        goods, best = planets[0]
        if goods <= days:
            return Weighing(Pass(), "pass", {"days": tenths(days)}, 0.0, lambda: goods - days)
        facts: Facts = {"goods": tenths(goods), "days": tenths(days)}
        return Weighing(best, "land", facts, goods - days, lambda: max([0.0, *(other - days for other, _ in planets[1:])]))

    def claim(self, _legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-A3, GT-A4, GT-A6: if it is worth the days and the crew."""
        card = self.card
        assert isinstance(card, AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates)
        worth, facts = self._claim_worth(card), Facts(days=tenths(self._card_days(card)))
        return Weighing(Claim(), "claim", facts, worth, lambda: 0.0) if worth > 0 else Weighing(Pass(), "pass", facts, 0.0, lambda: worth)

    def _claim_worth(self, card: AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates) -> float:
        days = self._card_days(card)
        match card:
            case AbandonedStation(goods=goods) | Smugglers(goods=goods):
                return self.goods_worth(goods) - days
            case AbandonedShip(crew_lost=crew, credits=credits):
                return credits_paid(self.burdens, credits) - days - self.crew_price(crew)
            case Slavers(credits=credits) | Pirates(credits=credits):
                return credits_paid(self.burdens, credits) - days

    def _card_days(self, card: AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates) -> float:
        """GT-F1, GT-K4: what the days of a card cost, with goods or without."""
        loads = isinstance(card, AbandonedStation | Smugglers)
        return self.load_price(card.days) if loads else self.days_price(card.days)

    def load(self, _legal: Sequence[GalaxyTruckerAction]) -> Weighing:
        """GT-F9: the dearest cubes that there is room for."""
        move = next_load(self.holds, self.decision.pool)
        if move is None:
            return Weighing(LoadDone(), "load-done")
        into, good, cell = move
        facts: Facts = {"count": price_of([good])}
        return Weighing(Load(good, *cell), "load", facts) if into else Weighing(Unload(good, *cell), "unload", facts)


_DECIDE: dict[DecisionKind, Callable[[Pilot, Sequence[GalaxyTruckerAction]], Weighing]] = {
    "fly-on": Pilot.fly_on,
    "power": Pilot.power,
    "battery": Pilot.battery,
    "defend": Pilot.defend,
    "keep": Pilot.keep,
    "lose-crew": Pilot.lose_crew,
    "lose-goods": Pilot.lose_goods,
    "land": Pilot.land,
    "claim": Pilot.claim,
    "load": Pilot.load,
}


@cached_on_instance
def _gains(ship: Ship, measure: Measure) -> dict[Cell, HalfPower]:
    """GT-F11: what each double component adds for its battery, the strongest first."""
    gains = {cell: added_by(ship, cell) for cell in doubles(ship, measure)}
    return dict(sorted(gains.items(), key=lambda gain: -gain[1]))


@cached_on_instance
def _bare_power(ship: Ship, measure: Measure, powered: tuple[Cell, ...]) -> HalfPower:
    """GT-F4, GT-F5: the power with these doubles powered, aliens left out."""
    return half_power(ship, (), measure, powered)


@cached_on_instance
def _alien_share(ship: Ship, measure: Measure, members: frozenset[Member], bonus: int) -> HalfPower:
    """GT-F4, GT-F5: what an alien among these adds to any power above 0."""
    powered = list(_gains(ship, measure))
    return half_power(ship, members, measure, powered, bonus) - half_power(ship, (), measure, powered)


def _by_worth(weighed: tuple[float, GalaxyTruckerAction]) -> float:
    """The best first; of equals the first stays the first."""
    return -weighed[0]


def _only(kind: type[A], legal: Sequence[GalaxyTruckerAction]) -> list[A]:
    """Those actions that are of one kind."""
    return [action for action in legal if isinstance(action, kind)]
