"""What a choice leads to, told to whoever has it before they make it, computed by the rules."""

from typing import Literal

import msgspec

from tavolata.i18n import Fact


class LocalizedText(msgspec.Struct, frozen=True):
    """A sentence as the key of a message and its facts: it is put into words where it is read; the fact `seat` by its name."""

    key: str
    facts: dict[str, Fact]


class Consequence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What follows from a choice, as far as its actor can know it."""

    says: tuple[LocalizedText, ...]
    weight: Literal["plain", "idle", "ruins"] = "plain"
    """Idle: it can do nothing now, and the sentences say why. Ruins: it costs so much that one is asked once more."""
