"""The steps of a flight: what is to be done for a card, by itself, by chance or by a seat."""

from typing import Literal

import msgspec

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import Cell, Good, Measure, Projectile


class Step(msgspec.Struct, frozen=True, gc=False):
    """Something to be done; some are done by themselves, some by chance, some by a seat."""


# By themselves


class EndCard(Step, frozen=True):
    """GT-F2: the card is fully resolved; who must give up does."""


class NextCard(Step, frozen=True):
    """GT-F1, GT-E4: the next card, if anybody is left to fly."""


class Advance(Step, frozen=True):
    """GT-A1: fly as many spaces as the declared power."""

    seat: Seat


class Visit(Step, frozen=True):
    """GT-A2: all have landed or passed: loading and losing days follow."""


class LoseDays(Step, frozen=True):
    """GT-F1: fall back, by the days of a card or by the exposed connectors."""

    seat: Seat
    days: int
    why: Literal["days", "pipes"] = "days"
    loads: bool = False
    """GT-K4: goods are loaded in these days."""


class Earn(Step, frozen=True):
    """GT-A3, GT-A7: take credits."""

    seat: Seat
    credits: int


class BeginLoading(Step, frozen=True):
    """GT-F9: cubes come from the bank as far as it has them."""

    seat: Seat
    goods: tuple[Good, ...]


class Fight(Step, frozen=True):
    """GT-A6: compare the declared firepower with the enemy's."""

    seat: Seat


class Bombard(Step, frozen=True):
    """GT-A7: the fights are over, pirates fire at all whom they beat."""


class Compare(Step, frozen=True):
    """GT-A9: a line of a combat zone begins."""

    line: int


class Judge(Step, frozen=True):
    """GT-A9: all have declared: the lowest suffers."""

    line: int


class Strike(Step, frozen=True):
    """GT-A5, GT-A8: a meteor or shot comes in at a ship, in the line that the dice named, and meets the first tile there."""

    seat: Seat
    projectile: Projectile
    line: int
    cell: Cell


# By chance


class TurnCard(Step, frozen=True):
    """GT-F1: a card comes off the deck."""


class RollDice(Step, frozen=True):
    """GT-A5, GT-A8: two dice for a meteor or shot, one roll for all these seats."""

    projectile: Projectile
    seats: tuple[Seat, ...]
    number: int
    """Which one of its volley it is, counted from 1."""


class Sabotaging(Step, frozen=True):
    """GT-A12: two dice for the column, then two for the row; so many tries are left."""

    seat: Seat
    tries: int
    column: int | None = None


# By a seat


class Decision(Step, frozen=True):
    """What this seat has to say."""

    seat: Seat


class AskToFlyOn(Decision, frozen=True):
    """GT-F2: give up between two cards, or fly on."""


class PowerUp(Decision, frozen=True):
    """GT-F4 to GT-F6: which double engines or cannons get a battery, until the power is declared."""

    measure: Measure
    powered: tuple[Cell, ...] = ()


class PayBattery(Decision, frozen=True):
    """GT-F11: from which compartment."""


class Defend(Decision, frozen=True):
    """GT-A5, GT-A8, GT-F11: power a shield or a double cannon, or take the hit on this cell."""

    projectile: Projectile
    line: int
    cell: Cell
    with_cells: tuple[Cell, ...]


class KeepPiece(Decision, frozen=True):
    """GT-F3: which piece of the broken ship flies on."""


class LoseCrew(Decision, frozen=True):
    """GT-F7: so many crew members must go."""

    count: int


class LoseGoods(Decision, frozen=True):
    """GT-F8: so many cubes must go, or batteries for them."""

    count: int


class LandOrPass(Decision, frozen=True):
    """GT-A2: land on a free planet or pass."""


class ClaimOrPass(Decision, frozen=True):
    """GT-A3, GT-A4, GT-A6: take what the card pays for its days, or not."""


class Loading(Decision, frozen=True):
    """GT-F9: stow the cubes of the pool; those that are left over go to the bank."""

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
"""What each decision is called where people and bots see it."""
