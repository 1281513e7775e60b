"""Flight decisions of a bot: batteries, shields, landings, fights, crew, goods and giving up."""

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
from tavolata.games.galaxy_trucker.bot.decision import BotDecision, Facts, ValuedChoice, best_of
from tavolata.games.galaxy_trucker.bot.values import OPEN_SPACE, ResourceValues
from tavolata.games.galaxy_trucker.content import (
    AbandonedShip,
    AbandonedStation,
    Cell,
    CombatZone,
    Enemy,
    Measure,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
    ZoneLine,
)
from tavolata.games.galaxy_trucker.events import FightEnd
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cards import fight_outcome, lowest
from tavolata.games.galaxy_trucker.rules.flight.power import added_by, doubles, half_power
from tavolata.games.galaxy_trucker.rules.flight.scoring import price_of
from tavolata.games.galaxy_trucker.rules.handicaps import alien_bonus, credits_paid, firepower_of, spaces_forward
from tavolata.games.galaxy_trucker.state import HalfPower, Member, Ship
from tavolata.games.galaxy_trucker.steps import DecisionKind

A = TypeVar("A", bound=GalaxyTruckerAction)

SHOT_COST = {"light": 1.2, "heavy": 2.5}
"""GT-A8: the expected cost of a shot in credits."""
DAY_AHEAD_VALUE = 0.3
"""GT-A6: the extra value of beating an enemy, because the players behind get nothing."""
TITLE_RISK = 0.4
"""GT-F3: the expected cost of components for each remaining card, in credits."""


class Pilot(ResourceValues):
    """Component that chooses the actions of a bot for one view of the flight."""

    def choose(self, legal: Sequence[GalaxyTruckerAction]) -> GalaxyTruckerAction:
        """Return the most valuable action."""
        action = self.decide(legal).action
        assert action is not None
        return action

    def decide(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """Return the decision for the most valuable action, with its reason."""
        return _DECIDE[self.decision.kind](self, legal)

    # From card to card

    def fly_on(self, _legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-F2: return the decision to fly on, or to give up without engines, because such a ship does not arrive."""
        if not self.attitude.race:
            return BotDecision(FlyOn(), "fly-on.always")
        if power := self.my_player.figures.engines.most:
            return BotDecision(FlyOn(), "fly-on.engines", {"power": power})
        arriving = (1 - OPEN_SPACE) ** self.cards_left * self.arrival_price()
        value = arriving - TITLE_RISK * self.cards_left
        if value > 0:
            return BotDecision(FlyOn(), "fly-on.hope", {"chance": round(100 * arriving / self.arrival_price())}, value)
        return BotDecision(GiveUp(), "give-up", {"count": self.cards_left}, 0.0, lambda: value)

    def power(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-F6: return the decision to power the most useful number of double components for this card."""
        offered = {(action.column, action.row): action for action in _of_type(Power, legal)}
        gains = {cell: gain for cell, gain in _gains(self.ship, self.measure).items() if cell in offered}
        steps, price = self._power_steps(gains), self.battery_price
        worths = [self._power_value(step) - count * price for count, step in enumerate(steps)]
        best = max(range(len(steps)), key=lambda count: (worths[count], -count))
        others = worths[:1] if best else worths[1:]
        facts: Facts = {"count": best, "power": steps[best] / 2}
        reason = "power.more" if best else "power.enough"
        action = offered[next(iter(gains))] if best else Declare()
        return BotDecision(action, reason, facts, worths[best], lambda: max(others, default=None))

    @property
    def measure(self) -> Measure:
        """GT-F4, GT-F5: return the power that the decision asks for."""
        assert self.decision.measure is not None
        return self.decision.measure

    def _power_steps(self, gains: dict[Cell, HalfPower]) -> list[HalfPower]:
        """Return the power with 0, 1, 2 … further batteries; an alien's share is constant once power is above 0."""
        powered = tuple(cell for cell in _gains(self.ship, self.measure) if cell not in gains)
        alien = _alien_share(self.ship, self.measure, frozenset(self.members), alien_bonus(self.handicaps))
        powers = accumulate(list(gains.values())[: self.batteries], initial=_power_without_aliens(self.ship, self.measure, powered))
        return [power + alien if power else power for power in powers]

    def _power_value(self, power: HalfPower) -> float:
        """Return the value of this card with a given power."""
        match self.card:
            case CombatZone(lines=lines):
                return self._zone_value(power, next(line for line in lines if line.lowest == self.decision.measure))
            case Slavers() | Smugglers() | Pirates() as enemy:
                return self._enemy_value(fight_outcome(power, firepower_of(self.handicaps, enemy)), enemy)
            case _:
                return -self.days_price(-spaces_forward(self.handicaps, power)) if power else -self.arrival_price()

    def _enemy_value(self, outcome: FightEnd, enemy: Enemy) -> float:
        """GT-A6: return the value of the fight: the reward, nothing, or the penalty."""
        if outcome not in self._fight_values:
            self._fight_values[outcome] = self._fight_value(outcome, enemy)
        return self._fight_values[outcome]

    @cached_property
    def _fight_values(self) -> dict[FightEnd, float]:
        return {}

    def _fight_value(self, outcome: FightEnd, enemy: Enemy) -> float:
        if outcome == "won":
            return max(0.0, self._claim_value(enemy)) + DAY_AHEAD_VALUE
        if outcome == "tied":
            return 0.0
        match enemy:
            case Slavers(crew_lost=crew):
                return -self.crew_price(crew)
            case Smugglers(goods_lost=goods):
                return -self.goods_lost_price(goods)
            case Pirates(shots=shots):
                return -sum(SHOT_COST[shot.size] for shot in shots)

    def _zone_value(self, power: HalfPower, line: ZoneLine) -> float:
        """GT-A9: return the expected penalty for having the lowest power."""
        powers = {seat: power / 2 if seat == self.seat else self._rival_power(seat) for seat in self.flight.route}
        return -self._penalty(line) if lowest(self.flight.route, powers) == self.seat else 0.0

    def _rival_power(self, seat: Seat) -> float:
        """Return the power that a rival has declared, or is expected to declare."""
        declared = self.flight.declared[seat]
        if declared is not None:
            return declared
        figures = self.view.players[seat].figures
        power = figures.engines if self.decision.measure == "engines" else figures.firepower
        return min(power.most, power.least + 2)

    def _penalty(self, line: ZoneLine) -> float:
        shots = sum(SHOT_COST[shot.size] for shot in line.shots)
        return self.days_price(line.lose_days) + self.crew_price(line.lose_crew) + self.goods_lost_price(line.lose_goods) + shots

    def battery(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-F11: return the decision to pay from the fullest compartment, so that one hit does not destroy all batteries."""
        fullest = max(_of_type(Battery, legal), key=lambda action: self.batteries_at((action.column, action.row)))
        return BotDecision(fullest, "battery", {"count": self.batteries_at((fullest.column, fullest.row))})

    # Hits

    def defend(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-F11: return the decision to spend a battery against a hit if the expected loss costs more."""
        assert self.decision.cell is not None
        power = _of_type(Power, legal)[0]
        if not self.attitude.thrifty:
            return BotDecision(power, "defend.always")
        hit, battery = self.hit_price(self.decision.cell), self.battery_price
        if hit < battery:
            return BotDecision(TakeHit(), "take-hit", {}, -hit, lambda: -battery)
        return BotDecision(power, "defend", {}, -battery, lambda: -hit)

    def keep(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-F3: return the decision to keep the piece whose loss costs most."""
        kept = [ValuedChoice(-self.tiles_price(ships.flown_off(self.ship, action.piece)), action) for action in _of_type(Keep, legal)]
        return best_of(kept, "keep")

    # Losses

    def lose_crew(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-F7: return the crew member to lose: humans before aliens, never the last human; GT-A11: from joined cabins first."""
        goes = max(_of_type(LoseMember, legal), key=lambda action: self._crew_priority((action.column, action.row)))
        _, empties, beside, _ = self._crew_priority((goes.column, goes.row))
        why = "last" if self.humans == 1 else "alone" if empties else "beside" if beside else "plain"
        return BotDecision(goes, f"lose-crew.{why}", {"count": beside})

    def _crew_priority(self, cell: Cell) -> tuple[bool, bool, int, int]:
        crew = self.members_at(cell)
        human = "human" in crew
        beside = sum(bool(self.members_at(other)) for other in ships.joints(self.ship)[cell])
        return (not human if self.humans == 1 else human, len(crew) == 1 and beside > 0, beside, -len(crew))

    def lose_goods(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-F8: return the decision to lose a cube of any hold, or a battery."""
        cubes = _of_type(LoseCube, legal)
        return BotDecision(cubes[0], "lose-cube", {"count": len(cubes)}) if cubes else self.battery(legal)

    # What the cards offer

    def land(self, legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-A2: return the decision to land on the planet with the best cargo, or to pass if the days cost more."""
        card = self.card
        assert isinstance(card, Planets)
        days = self.load_price(card.days)
        planets = sorted(((self.goods_value(card.planets[action.planet - 1]), action) for action in _of_type(Land, legal)), key=_by_value)
        goods, best = planets[0]
        if goods <= days:
            return BotDecision(Pass(), "pass", {"days": tenths(days)}, 0.0, lambda: goods - days)
        facts: Facts = {"goods": tenths(goods), "days": tenths(days)}
        return BotDecision(best, "land", facts, goods - days, lambda: max([0.0, *(other - days for other, _ in planets[1:])]))

    def claim(self, _legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-A3, GT-A4, GT-A6: return the decision to claim the reward if it exceeds the cost of days and crew."""
        card = self.card
        assert isinstance(card, AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates)
        value, facts = self._claim_value(card), Facts(days=tenths(self._card_days(card)))
        return (
            BotDecision(Claim(), "claim", facts, value, lambda: 0.0)
            if value > 0
            else BotDecision(Pass(), "pass", facts, 0.0, lambda: value)
        )

    def _claim_value(self, card: AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates) -> float:
        days = self._card_days(card)
        match card:
            case AbandonedStation(goods=goods) | Smugglers(goods=goods):
                return self.goods_value(goods) - days
            case AbandonedShip(crew_lost=crew, credits=credits):
                return credits_paid(self.handicaps, credits) - days - self.crew_price(crew)
            case Slavers(credits=credits) | Pirates(credits=credits):
                return credits_paid(self.handicaps, credits) - days

    def _card_days(self, card: AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates) -> float:
        """GT-F1, GT-K4: return the cost of the days of a card."""
        loads = isinstance(card, AbandonedStation | Smugglers)
        return self.load_price(card.days) if loads else self.days_price(card.days)

    def load(self, _legal: Sequence[GalaxyTruckerAction]) -> BotDecision:
        """GT-F9: return the decision that loads the most valuable cubes that fit."""
        move = next_load(self.holds, self.decision.pool)
        if move is None:
            return BotDecision(LoadDone(), "load-done")
        into, good, cell = move
        facts: Facts = {"count": price_of([good])}
        return BotDecision(Load(good, *cell), "load", facts) if into else BotDecision(Unload(good, *cell), "unload", facts)


_DECIDE: dict[DecisionKind, Callable[[Pilot, Sequence[GalaxyTruckerAction]], BotDecision]] = {
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
    """GT-F11: return the gain of each double component from its battery, the largest first."""
    gains = {cell: added_by(ship, cell) for cell in doubles(ship, measure)}
    return dict(sorted(gains.items(), key=lambda gain: -gain[1]))


@cached_on_instance
def _power_without_aliens(ship: Ship, measure: Measure, powered: tuple[Cell, ...]) -> HalfPower:
    """GT-F4, GT-F5: return the power with these double components powered, without aliens."""
    return half_power(ship, (), measure, powered)


@cached_on_instance
def _alien_share(ship: Ship, measure: Measure, members: frozenset[Member], bonus: int) -> HalfPower:
    """GT-F4, GT-F5: return the bonus of an alien among these crew members."""
    powered = list(_gains(ship, measure))
    return half_power(ship, members, measure, powered, bonus) - half_power(ship, (), measure, powered)


def _by_value(valued: tuple[float, GalaxyTruckerAction]) -> float:
    """Return the value of a choice as sort key; ties keep their order."""
    return -valued[0]


def _of_type(kind: type[A], legal: Sequence[GalaxyTruckerAction]) -> list[A]:
    """Return the actions of one type."""
    return [action for action in legal if isinstance(action, kind)]
