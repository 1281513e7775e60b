"""Refusals of the server as text."""

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.i18n import MissingMessage, translate
from tavolata.server.protocol.messages import Refused


def error_text(refused: Refused) -> str:
    """Return a refusal as text with all reasons; its code where this version has no text for it."""
    try:
        return " ".join(translate(why.key, why.facts) for why in (LocalizedText(refused.key, refused.facts), *refused.more))
    except MissingMessage:
        return refused.code
