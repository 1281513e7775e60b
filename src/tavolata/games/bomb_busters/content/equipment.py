"""BB-M2: the equipment cards."""

from typing import Literal, get_args

import msgspec

from tavolata.games.bomb_busters.content.files import Number, refuse, repeated, rows, text_of

CardId = Literal[
    "label-unequal",
    "walkie-talkies",
    "triple-detector",
    "post-it",
    "super-detector",
    "rewinder",
    "emergency-batteries",
    "general-radar",
    "stabilizer",
    "ray",
    "coffee-mug",
    "label-equal",
    "double-detector",
]
CARD_IDS: tuple[CardId, ...] = get_args(CardId)

PERSONAL: CardId = "double-detector"
"""BB-Q2: what every character has; the others are numbered cards."""

When = Literal["any-time", "turn-start", "dual-cut", "instead"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-Q1: an equipment card, the number that unlocks it, and when it can be used."""

    id: CardId
    number: Number
    when: When


def read_cards(text: str) -> dict[CardId, Card]:
    """BB-M2: the equipment cards of a file, by their names."""
    cards, faults = rows(text, "cards", Card)
    refuse("equipment.toml", [*faults, *repeated("cards", (card.id for card in cards))])
    return {card.id: card for card in cards}


CARDS = read_cards(text_of("equipment.toml"))
