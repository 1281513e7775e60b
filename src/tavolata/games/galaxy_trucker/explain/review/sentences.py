"""The sentences of a review."""

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import tenths
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction, Take
from tavolata.games.galaxy_trucker.bot.decision import facts_of
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView
from tavolata.i18n import Fact


def say(key: str, **facts: Fact) -> LocalizedText:
    """A sentence of a review."""
    return LocalizedText(f"galaxy_trucker.review.{key}", facts)


def did(seat: Seat, action: GalaxyTruckerAction, view: GalaxyTruckerView) -> LocalizedText:
    """What a seat did."""
    return say(f"did.{_kind(action)}", seat=seat, **facts_of(action, view))


def better(action: GalaxyTruckerAction, view: GalaxyTruckerView) -> LocalizedText:
    """What would have been better."""
    return say(f"better.{_kind(action)}", **facts_of(action, view))


def instead(action: GalaxyTruckerAction, view: GalaxyTruckerView) -> LocalizedText:
    """What a hard pilot would have done, though it was no better."""
    return say(f"instead.{_kind(action)}", **facts_of(action, view))


def figures(key: str, chosen: float, best: float) -> LocalizedText:
    """What the choice promised, and what the best one did."""
    return say(key, worth=tenths(chosen), best=tenths(best))


def _kind(action: GalaxyTruckerAction) -> str:
    """The kind of an action, and for a tile that is taken from where."""
    kind = str(type(action).__struct_config__.tag)
    return f"{kind}.{action.source}" if isinstance(action, Take) else kind
