"""What a server refused, in words."""

from tavolata.core.protocols.consequences import LocalizedText
from tavolata.i18n import MissingMessage, translate
from tavolata.server.protocol.messages import Refused


def in_words(refused: Refused) -> str:
    """Why, with every reason; where this version has no words for it, by its code."""
    try:
        return " ".join(translate(why.key, why.facts) for why in (LocalizedText(refused.key, refused.facts), *refused.more))
    except MissingMessage:
        return refused.code
