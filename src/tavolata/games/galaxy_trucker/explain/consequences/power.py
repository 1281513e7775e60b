"""GT-F4 to GT-F6, GT-A1, GT-A6, GT-A9: what it leads to that a power is declared, or that a battery adds to it first."""

from collections.abc import Mapping

from tavolata.core.game import Action
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.actions import Declare, Power
from tavolata.games.galaxy_trucker.content import CARDS, CombatZone, Enemy, Line, Pirates, Slavers, Smugglers
from tavolata.games.galaxy_trucker.explain.consequences.sentences import figure, idle, plain, ruins, say, standing_of
from tavolata.games.galaxy_trucker.rules.flight.cards import fought
from tavolata.games.galaxy_trucker.rules.flight.flight_context import Voyage, route_order
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size
from tavolata.games.galaxy_trucker.rules.flight.power import added_by, crew_of, doubles, half_power
from tavolata.games.galaxy_trucker.rules.flight.route import move
from tavolata.games.galaxy_trucker.rules.handicaps import alien_bonus, crew_taken, firepower_of, spaces_ahead
from tavolata.games.galaxy_trucker.state import HalfPower, Player, State
from tavolata.games.galaxy_trucker.steps import PowerUp


class Powering:
    """One look at a power that is to be declared."""

    def __init__(self, state: State, step: PowerUp) -> None:
        self.state, self.step = state, step
        self.player: Player = state.players[step.seat]
        assert state.flying is not None
        self.flying = state.flying
        self.card = CARDS[self.flying.card or ""]

    def ahead(self) -> Mapping[Action, Consequence]:
        """What each choice leads to."""
        now = self._power()
        powers = [action for action in self.flying.choices if isinstance(action, Power)]
        return {Declare(): self._declared(now), **{action: self._powered(now, action) for action in powers}}

    def _power(self, *more: tuple[int, int]) -> HalfPower:
        powered, bonus = (*self.step.powered, *more), alien_bonus(self.player.burdens)
        return half_power(self.player.ship, crew_of(self.player), self.step.measure, powered, bonus)

    def _most(self) -> HalfPower:
        """The power with as many batteries more as there are."""
        free = [cell for cell in doubles(self.player.ship, self.step.measure) if cell not in self.step.powered]
        best = sorted(free, key=lambda cell: -added_by(self.player.ship, cell))
        return self._power(*best[: sum(self.player.batteries.values())])

    def _declared(self, power: HalfPower) -> Consequence:
        """What follows from this power."""
        if isinstance(self.card, Slavers | Smugglers | Pirates):
            return self._fight(self.card, power)
        if isinstance(self.card, CombatZone):
            return self._zone(self.card.lines[self.flying.line - 1], power)
        return self._race(power)

    def _powered(self, now: HalfPower, action: Power) -> Consequence:
        """What follows from this battery, and from as many as can be spent."""
        power, most = self._power((action.column, action.row)), self._most()
        end = self._end(now)
        if end == self._end(most) and end not in ("least", "flies"):
            return idle(say(f"needless.{end}", power=figure(most)))
        return plain(self._with("powered", power), *([self._with("all", most)] if most > power else ()))

    def _with(self, batteries: str, power: HalfPower) -> LocalizedText:
        """How it ends with one battery more, or with all."""
        end = self._end(power)
        if end == "flies":
            return self._flying(f"{batteries}.flies", power)
        against = firepower_of(self.player.burdens, self.card) if isinstance(self.card, Slavers | Smugglers | Pirates) else 0
        return say(f"{batteries}.{end}", power=figure(power), firepower=against)

    def _end(self, power: HalfPower) -> str:
        """How it ends with this power, in a word."""
        if isinstance(self.card, Slavers | Smugglers | Pirates):
            return fought(power, firepower_of(self.player.burdens, self.card))
        return self._zone_end(power) if isinstance(self.card, CombatZone) else "flies"

    # Open space

    def _race(self, power: HalfPower) -> Consequence:
        """GT-A1: so many spaces ahead; without any the race is over."""
        return plain(self._flying("flies", power)) if power else ruins(say("no-engines"))

    def _flying(self, key: str, power: HalfPower) -> LocalizedText:
        """GT-A1, GT-X9: how far, and to which place."""
        voyage, spaces = Voyage(self.state), spaces_ahead(self.player.burdens, power)
        move(voyage, self.step.seat, spaces, "engines")
        return say(key, count=spaces, place=standing_of(voyage, self.step.seat)[0])

    # Enemies

    def _fight(self, enemy: Enemy, power: HalfPower) -> Consequence:
        """GT-A6: won, tied or lost, and what that costs."""
        firepower = firepower_of(self.player.burdens, enemy)
        end = fought(power, firepower)
        told = say(f"fight.{end}", power=figure(power), firepower=firepower)
        if end != "lost":
            return plain(told)
        crew = enemy.crew_lost if isinstance(enemy, Slavers) else 0
        return self._costs(told, crew, say("shots", count=len(enemy.shots)) if isinstance(enemy, Pirates) else _goods(enemy))

    def _costs(self, told: LocalizedText, crew: int, other: LocalizedText | None) -> Consequence:
        """GT-F7: with too few, all go, and the race with them."""
        if not crew:
            return plain(told, *([other] if other else ()))
        size, taken = crew_size(self.player), crew_taken(self.player.burdens, crew)
        lost = say("crew", count=min(taken, size))
        return ruins(told, lost, say("out-crew")) if taken >= size else plain(told, lost)

    # Combat zone

    def _zone(self, line: Line, power: HalfPower) -> Consequence:
        """GT-A9: safe by somebody ahead, the least for now, or the least of all."""
        declared, end = self.flying.declared, self._zone_end(power)
        if end == "safe":
            weakest = min(declared, key=lambda seat: declared[seat])
            return plain(say("zone.safe", power=figure(power), seat=weakest, other=figure(declared[weakest])))
        told = say(f"zone.{end}", power=figure(power))
        if line.lose_crew:
            return self._costs(told, line.lose_crew, None)
        return plain(told, _line_cost(line))

    def _zone_end(self, power: HalfPower) -> str:
        """GT-A9: those who have declared are all ahead, and so suffer of equals."""
        declared = self.flying.declared
        if any(other <= power for other in declared.values()):
            return "safe"
        return "suffers" if len(declared) + 1 == len(route_order(self.state.players)) else "least"


def _goods(enemy: Enemy) -> LocalizedText | None:
    return say("goods", count=enemy.goods_lost) if isinstance(enemy, Smugglers) else None


def _line_cost(line: Line) -> LocalizedText:
    """GT-A9: what the line costs whoever suffers."""
    if line.lose_days:
        return say("days", count=line.lose_days)
    return say("goods", count=line.lose_goods) if line.lose_goods else say("shots", count=len(line.shots))
