"""The steps of a flight: automatic ones, chance steps, and decisions of a seat."""

from typing import Literal

import msgspec

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import Cell, Good, Measure, Projectile


class Step(msgspec.Struct, frozen=True, gc=False):
    """A step of a flight: an entry of the stack that `resolve` runs."""


# Automatic steps


class EndCardStep(Step, frozen=True, tag="end-card"):
    """GT-F2 step: ends the card and eliminates players who must give up."""


class NextCardStep(Step, frozen=True, tag="next-card"):
    """GT-F1, GT-E4 step: turns the next card if a player still flies."""


class AdvanceStep(Step, frozen=True, tag="advance"):
    """GT-A1 step: moves a rocket by its declared power."""

    seat: Seat


class VisitStep(Step, frozen=True, tag="visit"):
    """GT-A2 step: pushes loading and lost days after all have landed or passed."""


class LoseDaysStep(Step, frozen=True, tag="lose-days"):
    """GT-F1 step: moves a rocket back by the days of a card or by exposed connectors."""

    seat: Seat
    days: int
    why: Literal["days", "pipes"] = "days"
    loads: bool = False
    """GT-K4: True if goods are loaded in these days."""


class EarnStep(Step, frozen=True, tag="earn"):
    """GT-A3, GT-A7 step: pays credits to a player."""

    seat: Seat
    credits: int


class BeginLoadingStep(Step, frozen=True, tag="begin-loading"):
    """GT-F9 step: offers the cubes that the bank has."""

    seat: Seat
    goods: tuple[Good, ...]


class FightStep(Step, frozen=True, tag="fight"):
    """GT-A6 step: compares the declared firepower with the enemy's."""

    seat: Seat


class BombardStep(Step, frozen=True, tag="bombard"):
    """GT-A7 step: pirates fire at all players they beat, after the fights."""


class CompareStep(Step, frozen=True, tag="compare"):
    """GT-A9 step: begins a line of a combat zone."""

    line: int


class JudgeStep(Step, frozen=True, tag="judge"):
    """GT-A9 step: penalizes the lowest value after all declarations."""

    line: int


class StrikeStep(Step, frozen=True, tag="strike"):
    """GT-A5, GT-A8 step: a meteor or shot strikes a ship in the rolled line."""

    seat: Seat
    projectile: Projectile
    line: int
    cell: Cell


# Chance steps


class TurnCardStep(Step, frozen=True, tag="turn-card"):
    """GT-F1 chance step: turns a card of the deck."""


class RollDiceStep(Step, frozen=True, tag="roll-dice"):
    """GT-A5, GT-A8 chance step: rolls two dice for a meteor or shot against these seats."""

    projectile: Projectile
    seats: tuple[Seat, ...]
    number: int
    """The number of the projectile in its volley, counted from 1."""


class SabotageStep(Step, frozen=True, tag="sabotaging"):
    """GT-A12 chance step: rolls two dice for the column, then for the row, with a number of tries left."""

    seat: Seat
    tries: int
    column: int | None = None


# Decisions


class Decision(Step, frozen=True):
    """A step that waits for the decision of a seat."""

    seat: Seat


class FlyOnDecision(Decision, frozen=True, tag="ask-to-fly-on"):
    """GT-F2 decision step: give up or fly on."""


class PowerDecision(Decision, frozen=True, tag="power-up"):
    """GT-F4 to GT-F6 decision step: power double engines or cannons until the power is declared."""

    measure: Measure
    powered: tuple[Cell, ...] = ()


class BatteryDecision(Decision, frozen=True, tag="pay-battery"):
    """GT-F11 decision step: the compartment that pays a battery."""


class DefendDecision(Decision, frozen=True, tag="defend"):
    """GT-A5, GT-A8, GT-F11 decision step: power a shield or a double cannon, or take the hit on this cell."""

    projectile: Projectile
    line: int
    cell: Cell
    with_cells: tuple[Cell, ...]


class KeepPieceDecision(Decision, frozen=True, tag="keep-piece"):
    """GT-F3 decision step: the piece of the broken ship to keep."""


class LoseCrewDecision(Decision, frozen=True, tag="lose-crew"):
    """GT-F7 decision step: crew members to lose."""

    count: int


class LoseGoodsDecision(Decision, frozen=True, tag="lose-goods"):
    """GT-F8 decision step: cubes to lose, or batteries in their place."""

    count: int


class LandDecision(Decision, frozen=True, tag="land-or-pass"):
    """GT-A2 decision step: land on a free planet, or pass."""


class ClaimDecision(Decision, frozen=True, tag="claim-or-pass"):
    """GT-A3, GT-A4, GT-A6 decision step: take the reward for its days, or pass."""


class LoadDecision(Decision, frozen=True, tag="loading"):
    """GT-F9 decision step: stow the cubes of the pool; the remaining cubes go to the bank."""

    pool: tuple[Good, ...]


DecisionKind = Literal["fly-on", "power", "battery", "defend", "keep", "lose-crew", "lose-goods", "land", "claim", "load"]

DECISIONS: dict[type[Step], DecisionKind] = {
    FlyOnDecision: "fly-on",
    PowerDecision: "power",
    BatteryDecision: "battery",
    DefendDecision: "defend",
    KeepPieceDecision: "keep",
    LoseCrewDecision: "lose-crew",
    LoseGoodsDecision: "lose-goods",
    LandDecision: "land",
    ClaimDecision: "claim",
    LoadDecision: "load",
}
"""The public name of each decision."""
