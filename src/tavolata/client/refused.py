"""What a server refused, in words."""

from tavolata.core.foresight import Sentence
from tavolata.server.wire import Refused
from tavolata.words import NoWords, say


def in_words(refused: Refused) -> str:
    """Why, with every reason; where this version has no words for it, by its code."""
    try:
        return " ".join(say(why.key, why.facts) for why in (Sentence(refused.key, refused.facts), *refused.more))
    except NoWords:
        return refused.code
