"""The sentence helper of all explanations: advisor, consequences, hints, review and the bots' reasons."""

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.i18n import Fact


def sentence(key: str, **facts: Fact) -> LocalizedText:
    """Return a localized sentence of this game."""
    return LocalizedText(f"bomb_busters.{key}", facts)
