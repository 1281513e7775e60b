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
    "false-bottom",
    "personal-radar",
    "personal-talkies",
    "personal-triple",
    "personal-ray",
]
CARD_IDS: tuple[CardId, ...] = get_args(CardId)

PERSONAL: CardId = "double-detector"
"""BB-Q2: what every base character has."""

SPECIAL: dict[CardId, CardId] = {
    "personal-radar": "general-radar",
    "personal-talkies": "walkie-talkies",
    "personal-triple": "triple-detector",
    "personal-ray": "ray",
}
"""BB-Q7: what the special characters have, and the numbered card that does the same."""

PERSONALS: tuple[CardId, ...] = (PERSONAL, *SPECIAL)
"""BB-Q2, BB-Q7: what characters have; the others are numbered cards."""

FALSE_BOTTOM: CardId = "false-bottom"
"""BB-Q4-13: what brings further cards by itself."""

When = Literal["any-time", "turn-start", "dual-cut", "instead", "instant"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-Q1: content data of an equipment card: the number that unlocks it, or none for yellow, and when it can be used."""

    id: CardId
    when: When
    number: Number | None = None

    @property
    def value(self) -> str:
        """BB-Q1, BB-Q4-13: return the value whose cut wires unlock the card."""
        return "Y" if self.number is None else str(self.number)


def read_cards(text: str) -> dict[CardId, Card]:
    """BB-M2: return the equipment cards of a file by name."""
    cards, faults = rows(text, "cards", Card)
    refuse("equipment.toml", [*faults, *repeated("cards", (card.id for card in cards))])
    return {card.id: card for card in cards}


CARDS = read_cards(text_of("equipment.toml"))


def effect_of(card: CardId) -> CardId:
    """BB-Q7-2: return the card whose effect a card has: the one of the same name for a special character's, else itself."""
    return SPECIAL.get(card, card)
