"""The steps of a flight: automatic ones, chance steps, and decisions of a seat."""

from typing import Literal

import msgspec

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import Cell, Good, Measure, Projectile


class Step(msgspec.Struct, frozen=True, gc=False):
    """A step of a flight."""


# Automatic steps


class EndCard(Step, frozen=True):
    """GT-F2 step: ends the card and eliminates players who must give up."""


class NextCard(Step, frozen=True):
    """GT-F1, GT-E4 step: turns the next card if a player still flies."""


class Advance(Step, frozen=True):
    """GT-A1 step: moves by the declared power."""

    seat: Seat


class Visit(Step, frozen=True):
    """GT-A2 step: starts loading and losing days after all have landed or passed."""


class LoseDays(Step, frozen=True):
    """GT-F1 step: moves back by the days of a card or by exposed connectors."""

    seat: Seat
    days: int
    why: Literal["days", "pipes"] = "days"
    loads: bool = False
    """GT-K4: True if goods are loaded in these days."""


class Earn(Step, frozen=True):
    """GT-A3, GT-A7 step: pays credits."""

    seat: Seat
    credits: int


class BeginLoading(Step, frozen=True):
    """GT-F9 step: offers the cubes that the bank has."""

    seat: Seat
    goods: tuple[Good, ...]


class Fight(Step, frozen=True):
    """GT-A6 step: compares the declared firepower with the enemy's."""

    seat: Seat


class Bombard(Step, frozen=True):
    """GT-A7 step: pirates fire at all players they beat, after the fights."""


class Compare(Step, frozen=True):
    """GT-A9 step: begins a line of a combat zone."""

    line: int


class Judge(Step, frozen=True):
    """GT-A9 step: penalizes the lowest value after all declarations."""

    line: int


class Strike(Step, frozen=True):
    """GT-A5, GT-A8 step: a meteor or shot strikes a ship in the rolled line."""

    seat: Seat
    projectile: Projectile
    line: int
    cell: Cell


# Chance steps


class TurnCard(Step, frozen=True):
    """GT-F1 chance step: turns a card of the deck."""


class RollDice(Step, frozen=True):
    """GT-A5, GT-A8 chance step: rolls two dice for a meteor or shot against these seats."""

    projectile: Projectile
    seats: tuple[Seat, ...]
    number: int
    """The number of the projectile in its volley, counted from 1."""


class Sabotaging(Step, frozen=True):
    """GT-A12 chance step: rolls two dice for the column, then for the row, with a number of tries left."""

    seat: Seat
    tries: int
    column: int | None = None


# Decisions


class Decision(Step, frozen=True):
    """A decision of a seat."""

    seat: Seat


class AskToFlyOn(Decision, frozen=True):
    """GT-F2 decision: give up or fly on."""


class PowerUp(Decision, frozen=True):
    """GT-F4 to GT-F6 decision: power double engines or cannons until the power is declared."""

    measure: Measure
    powered: tuple[Cell, ...] = ()


class PayBattery(Decision, frozen=True):
    """GT-F11 decision: the compartment that pays a battery."""


class Defend(Decision, frozen=True):
    """GT-A5, GT-A8, GT-F11 decision: power a shield or a double cannon, or take the hit on this cell."""

    projectile: Projectile
    line: int
    cell: Cell
    with_cells: tuple[Cell, ...]


class KeepPiece(Decision, frozen=True):
    """GT-F3 decision: the piece of the broken ship to keep."""


class LoseCrew(Decision, frozen=True):
    """GT-F7 decision: crew members to lose."""

    count: int


class LoseGoods(Decision, frozen=True):
    """GT-F8 decision: cubes to lose, or batteries in their place."""

    count: int


class LandOrPass(Decision, frozen=True):
    """GT-A2 decision: land on a free planet, or pass."""


class ClaimOrPass(Decision, frozen=True):
    """GT-A3, GT-A4, GT-A6 decision: take the reward for its days, or pass."""


class Loading(Decision, frozen=True):
    """GT-F9 decision: stow the cubes of the pool; the remaining cubes go to the bank."""

    pool: tuple[Good, ...]


DecisionKind = Literal["fly-on", "power", "battery", "defend", "keep", "lose-crew", "lose-goods", "land", "claim", "load"]

DECISIONS: dict[type[Step], DecisionKind] = {
    AskToFlyOn: "fly-on",
    PowerUp: "power",
    PayBattery: "battery",
    Defend: "defend",
    KeepPiece: "keep",
    LoseCrew: "lose-crew",
    LoseGoods: "lose-goods",
    LandOrPass: "land",
    ClaimOrPass: "claim",
    Loading: "load",
}
"""The public name of each decision."""
