"""The consequences of legal actions, computed by the rules and shown to the player before the choice."""

from typing import Literal

import msgspec

from tavolata.i18n import Fact


class LocalizedText(msgspec.Struct, frozen=True):
    """A translatable sentence: a message key and its arguments. The reader translates it and replaces `seat` by the player's name."""

    key: str
    facts: dict[str, Fact]


class Consequence(msgspec.Struct, frozen=True, omit_defaults=True):
    """The consequence of an action, as far as its actor can know it."""

    says: tuple[LocalizedText, ...]
    weight: Literal["plain", "idle", "ruins"] = "plain"
    """idle: the action has no effect now. ruins: it costs so much that the client asks for confirmation."""
