"""GT-F4 to GT-F6, GT-A1, GT-A6, GT-A9: the consequences of declaring a power and of adding a battery first."""

from collections.abc import Mapping

from tavolata.core.game import Action
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.actions import Declare, Power
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.content import CARDS, CombatZone, Enemy, Pirates, Slavers, Smugglers, ZoneLine
from tavolata.games.galaxy_trucker.explain.consequences.common import idle, plain, position_of, power_number, ruins
from tavolata.games.galaxy_trucker.rules.flight.cards import fight_outcome
from tavolata.games.galaxy_trucker.rules.flight.flight_context import FlightContext, route_order
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size
from tavolata.games.galaxy_trucker.rules.flight.power import added_by, crew_of, doubles, half_power
from tavolata.games.galaxy_trucker.rules.flight.route import move
from tavolata.games.galaxy_trucker.rules.handicaps import alien_bonus, crew_taken, firepower_of, spaces_forward
from tavolata.games.galaxy_trucker.state import HalfPower, Player, State
from tavolata.games.galaxy_trucker.steps import PowerDecision


class PowerConsequences:
    """Component that computes the consequences of one power decision."""

    def __init__(self, state: State, step: PowerDecision) -> None:
        self.state, self.step = state, step
        self.player: Player = state.players[step.seat]
        assert state.flying is not None
        self.flying = state.flying
        self.card = CARDS[self.flying.card or ""]

    def consequences(self) -> Mapping[Action, Consequence]:
        """Return the consequences of each action."""
        now = self._power_with()
        powers = [action for action in self.flying.choices if isinstance(action, Power)]
        return {Declare(): self._after_declaring(now), **{action: self._after_battery(now, action) for action in powers}}

    def _power_with(self, *more: tuple[int, int]) -> HalfPower:
        powered, bonus = (*self.step.powered, *more), alien_bonus(self.player.handicaps)
        return half_power(self.player.ship, crew_of(self.player), self.step.measure, powered, bonus)

    def _max_power(self) -> HalfPower:
        """Return the power with all available batteries."""
        free = [cell for cell in doubles(self.player.ship, self.step.measure) if cell not in self.step.powered]
        best = sorted(free, key=lambda cell: -added_by(self.player.ship, cell))
        return self._power_with(*best[: sum(self.player.batteries.values())])

    def _after_declaring(self, power: HalfPower) -> Consequence:
        """Return the consequences of declaring this power."""
        if isinstance(self.card, Slavers | Smugglers | Pirates):
            return self._enemy(self.card, power)
        if isinstance(self.card, CombatZone):
            return self._combat_zone(self.card.lines[self.flying.line - 1], power)
        return self._open_space(power)

    def _after_battery(self, now: HalfPower, action: Power) -> Consequence:
        """Return the consequences of this battery, and of all batteries that can be spent."""
        power, most = self._power_with((action.column, action.row)), self._max_power()
        end = self._outcome(now)
        if end == self._outcome(most) and end not in ("least", "flies"):
            return idle(sentence(f"ahead.needless.{end}", power=power_number(most)))
        return plain(self._outcome_sentence("powered", power), *([self._outcome_sentence("all", most)] if most > power else ()))

    def _outcome_sentence(self, batteries: str, power: HalfPower) -> LocalizedText:
        """Return the outcome with one battery more, or with all."""
        end = self._outcome(power)
        if end == "flies":
            return self._spaces_sentence(f"{batteries}.flies", power)
        against = firepower_of(self.player.handicaps, self.card) if isinstance(self.card, Slavers | Smugglers | Pirates) else 0
        return sentence(f"ahead.{batteries}.{end}", power=power_number(power), firepower=against)

    def _outcome(self, power: HalfPower) -> str:
        """Return the outcome of this power as part of a message key."""
        if isinstance(self.card, Slavers | Smugglers | Pirates):
            return fight_outcome(power, firepower_of(self.player.handicaps, self.card))
        return self._zone_outcome(power) if isinstance(self.card, CombatZone) else "flies"

    # Open space

    def _open_space(self, power: HalfPower) -> Consequence:
        """GT-A1: return the consequence in open space: the spaces gained; a power of 0 ends the race."""
        return plain(self._spaces_sentence("flies", power)) if power else ruins(sentence("ahead.no-engines"))

    def _spaces_sentence(self, key: str, power: HalfPower) -> LocalizedText:
        """GT-A1, GT-X9: return the sentence about the spaces gained and the resulting place."""
        context, spaces = FlightContext(self.state), spaces_forward(self.player.handicaps, power)
        move(context, self.step.seat, spaces, "engines")
        return sentence(f"ahead.{key}", count=spaces, place=position_of(context, self.step.seat)[0])

    # Enemies

    def _enemy(self, enemy: Enemy, power: HalfPower) -> Consequence:
        """GT-A6: return the consequence against an enemy: the outcome of the fight and its cost."""
        firepower = firepower_of(self.player.handicaps, enemy)
        end = fight_outcome(power, firepower)
        outcome = sentence(f"ahead.fight.{end}", power=power_number(power), firepower=firepower)
        if end != "lost":
            return plain(outcome)
        crew = enemy.crew_lost if isinstance(enemy, Slavers) else 0
        return self._crew_cost(
            outcome, crew, sentence("ahead.shots", count=len(enemy.shots)) if isinstance(enemy, Pirates) else _goods_cost(enemy)
        )

    def _crew_cost(self, outcome: LocalizedText, crew: int, other: LocalizedText | None) -> Consequence:
        """GT-F7: return the consequence of losing crew to slavers; losing all members ends the race."""
        if not crew:
            return plain(outcome, *([other] if other else ()))
        size, taken = crew_size(self.player), crew_taken(self.player.handicaps, crew)
        lost = sentence("ahead.crew", count=min(taken, size))
        return ruins(outcome, lost, sentence("ahead.out-crew")) if taken >= size else plain(outcome, lost)

    # Combat zone

    def _combat_zone(self, line: ZoneLine, power: HalfPower) -> Consequence:
        """GT-A9: return the consequence in a combat zone: safe, lowest so far, or lowest of all."""
        declared, end = self.flying.declared, self._zone_outcome(power)
        if end == "safe":
            weakest = min(declared, key=lambda seat: declared[seat])
            return plain(sentence("ahead.zone.safe", power=power_number(power), seat=weakest, other=power_number(declared[weakest])))
        outcome = sentence(f"ahead.zone.{end}", power=power_number(power))
        if line.lose_crew:
            return self._crew_cost(outcome, line.lose_crew, None)
        return plain(outcome, _line_cost(line))

    def _zone_outcome(self, power: HalfPower) -> str:
        """GT-A9: return the outcome among the declared powers; a tie counts against the earlier player, who is ahead."""
        declared = self.flying.declared
        if any(other <= power for other in declared.values()):
            return "safe"
        return "suffers" if len(declared) + 1 == len(route_order(self.state.players)) else "least"


def _goods_cost(enemy: Enemy) -> LocalizedText | None:
    return sentence("ahead.goods", count=enemy.goods_lost) if isinstance(enemy, Smugglers) else None


def _line_cost(line: ZoneLine) -> LocalizedText:
    """GT-A9: return the penalty of the line as a sentence."""
    if line.lose_days:
        return sentence("ahead.days", count=line.lose_days)
    return sentence("ahead.goods", count=line.lose_goods) if line.lose_goods else sentence("ahead.shots", count=len(line.shots))
