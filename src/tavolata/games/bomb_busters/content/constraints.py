"""BB-k1: the constraint cards."""

from typing import Literal, get_args

import msgspec

from tavolata.games.bomb_busters.content.files import Number, refuse, repeated, rows, text_of
from tavolata.games.bomb_busters.content.wires import ANNOUNCED, Value

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
LETTERS: tuple[Letter, ...] = get_args(Letter)


class Constraint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-k1: content data of a constraint card: what it allows its player."""

    id: Letter
    values: tuple[Value, ...] = ANNOUNCED
    equipment: bool = True
    tokens: bool = True
    end: Literal["left", "right"] | None = None
    solo: bool = True
    steps: Number = 1


def read_constraints(text: str) -> dict[Letter, Constraint]:
    """BB-k1: return the constraint cards of a file by letter."""
    cards, faults = rows(text, "cards", Constraint)
    refuse("constraints.toml", [*faults, *repeated("cards", (card.id for card in cards))])
    return {card.id: card for card in cards}


CONSTRAINTS = read_constraints(text_of("constraints.toml"))
