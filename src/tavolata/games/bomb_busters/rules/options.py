"""Validation of a table's options, with the reasons of refusals."""

from collections.abc import Sequence

from tavolata.core.errors import BadOption
from tavolata.core.game import Options
from tavolata.games.bomb_busters.content import CARDS, Mission
from tavolata.i18n import Fact

RANDOM = "random"
LOT = "lot"


def chosen_cards(options: Options) -> list[str]:
    """BB-S5: return the cards that a table names instead of drawing them; empty if they are drawn."""
    text = str(options["equipment"])
    return [] if text == RANDOM else [name.strip() for name in text.split(",")]


def captain_faults(options: Options, seats: int) -> list[BadOption]:
    """BB-S6: return a fault if the chosen captain does not sit at the table."""
    captain = str(options["captain"])
    return [] if captain == LOT or int(captain) < seats else [_fault("captain-seat", captain=captain, last=seats - 1)]


def card_faults(chosen: Sequence[str], mission: Mission, seats: int) -> list[BadOption]:
    """BB-S5, BB-m1 and on: return the faults of the equipment that a table names."""
    if not chosen:
        return []
    facts: dict[str, Fact] = {"mission": mission.id, "seats": seats, "chosen": len(chosen), "cards": ", ".join(CARDS)}
    if mission.equipment != "open":
        return [_fault("no-equipment", **facts)]
    if "" in chosen:
        return [_fault("card-unnamed", **facts)]
    faults = [_fault(why, **facts, card=card) for card in dict.fromkeys(chosen) if (why := _card_fault(card, mission))]
    if len(set(chosen)) != len(chosen):
        faults.append(_fault("card-twice", **facts))
    if len(chosen) != seats:
        faults.append(_fault("card-number", **facts))
    return faults


def _card_fault(card: str, mission: Mission) -> str | None:
    if card not in CARDS:
        return "card-unknown"
    return "card-banned" if card not in mission.cards else None


def _fault(why: str, **facts: Fact) -> BadOption:
    return BadOption(f"bomb_busters.refusal.{why}", **facts)
