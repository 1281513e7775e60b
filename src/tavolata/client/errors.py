"""What a server refused, in words."""

from tavolata.core.protocols.consequences import Sentence
from tavolata.i18n import NoWords, say
from tavolata.server.protocol.messages import Refused


def in_words(refused: Refused) -> str:
    """Why, with every reason; where this version has no words for it, by its code."""
    try:
        return " ".join(say(why.key, why.facts) for why in (Sentence(refused.key, refused.facts), *refused.more))
    except NoWords:
        return refused.code
